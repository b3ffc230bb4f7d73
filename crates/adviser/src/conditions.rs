//! The conditions of an event, which an arbiter sets once: edition, class, supervision, increment.

use serde::{Deserialize, Serialize};
use touchmove_laws::clock::Class;
use touchmove_laws::{EditionName, Supervision};
use touchmove_referee::wire::{EditionYear, GameClass, SupervisionLevel};

/// What the answer depends on besides the incident.
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
    /// The increment that is usual in that class, in seconds.
    const fn usual_increment(self) -> u32 {
        match (self.class.0, self.increment) {
            (_, false) => 0,
            (Class::Standard, true) => 30,
            (Class::Rapid, true) => 10,
            (Class::Blitz, true) => 2,
        }
    }

    /// The increment in seconds: what is given, or what is usual. One that the class cannot have is the largest that it can.
    pub(crate) fn increment_seconds(self, given: Option<u32>) -> u32 {
        let most = match self.class.0 {
            Class::Standard => 60,
            Class::Rapid => 20,
            Class::Blitz => 4,
        };
        given.filter(|_| self.increment).unwrap_or(self.usual_increment()).min(most)
    }

    /// A time control that is of that class in every edition, with that increment.
    pub(crate) fn time_control(self, increment: Option<u32>) -> String {
        // The time for sixty moves, in seconds.
        let sixty_moves = match self.class.0 {
            Class::Standard => 7200,
            Class::Rapid => 1500,
            Class::Blitz => 300,
        };
        match self.increment_seconds(increment) {
            0 => format!("{sixty_moves}"),
            seconds => format!("{}+{seconds}", sixty_moves - 60 * seconds),
        }
    }

    /// All conditions by one edition.
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
