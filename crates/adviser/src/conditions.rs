//! The conditions of an event, which the arbiter sets once: edition, class, supervision, increment.

use serde::{Deserialize, Serialize};
use touchmove_laws::clock::Class;
use touchmove_laws::{EditionName, Supervision};
use touchmove_referee::wire::{EditionYear, GameClass, SupervisionLevel};

/// The conditions that the answer depends on, apart from the incident.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Conditions {
    /// The edition of the Laws.
    pub edition: EditionYear,
    /// Standard, rapid or blitz.
    pub class: GameClass,
    /// Whether the edition's conditions for adequate supervision are met; it matters in rapid and blitz.
    pub supervision: SupervisionLevel,
    /// Whether the clock adds time for each move.
    pub increment: bool,
}

impl Default for Conditions {
    fn default() -> Self {
        Self {
            edition: EditionName::default().into(),
            class: Class::Standard.into(),
            supervision: Supervision::Full.into(),
            increment: true,
        }
    }
}

impl Conditions {
    /// The usual increment in the class, in seconds.
    const fn usual_increment(self) -> u32 {
        match (self.class.0, self.increment) {
            (_, false) => 0,
            (Class::Standard, true) => 30,
            (Class::Rapid, true) => 10,
            (Class::Blitz, true) => 2,
        }
    }

    /// The increment in seconds: the given one, or the usual one. If no game of the class can have it, returns the largest possible: sixty
    /// moves of blitz take ten minutes at most, of rapid less than an hour.
    pub(crate) fn increment_seconds(self, given: Option<u32>) -> u32 {
        let most = match self.class.0 {
            Class::Standard => 300,
            Class::Rapid => 58,
            Class::Blitz => 9,
        };
        given.filter(|_| self.increment).unwrap_or(self.usual_increment()).min(most)
    }

    /// Returns a time control with this increment that belongs to the class in every edition.
    pub(crate) fn time_control(self, increment: Option<u32>) -> String {
        let seconds = self.increment_seconds(increment);
        // The time for sixty moves decides the class: the usual time, or a little more than the increments alone take.
        let usual = match self.class.0 {
            Class::Standard => 7200,
            Class::Rapid => 1500,
            Class::Blitz => 300,
        };
        let base = usual.max(60 * seconds + 30) - 60 * seconds;
        match seconds {
            0 => format!("{base}"),
            seconds => format!("{base}+{seconds}"),
        }
    }

    /// All conditions in one edition.
    pub fn all(edition: EditionName) -> impl Iterator<Item = Self> {
        let classes = [Class::Standard, Class::Rapid, Class::Blitz];
        classes.into_iter().flat_map(move |class| {
            let levels: &[Supervision] = match class {
                Class::Standard => &[Supervision::Full],
                Class::Rapid | Class::Blitz => &[Supervision::Full, Supervision::Limited],
            };
            levels.iter().flat_map(move |level| {
                [true, false].into_iter().map(move |increment| Self {
                    edition: edition.into(),
                    class: class.into(),
                    supervision: (*level).into(),
                    increment,
                })
            })
        })
    }
}
