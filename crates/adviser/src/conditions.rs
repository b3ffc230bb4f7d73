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
    /// A time control of that class in every edition.
    pub(crate) const fn time_control(self) -> &'static str {
        match (self.class.0, self.increment) {
            (Class::Standard, true) => "5400+30",
            (Class::Standard, false) => "7200",
            (Class::Rapid, true) => "900+10",
            (Class::Rapid, false) => "1500",
            (Class::Blitz, true) => "180+2",
            (Class::Blitz, false) => "300",
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
