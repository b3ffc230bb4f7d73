//! What an edition leaves to the event and to the players, asked of its record by those who offer it to people.

use super::{Edition, Known, Options, Quickplay};
use crate::Grounds;

impl Options {
    /// The options by their names in the referee protocol; `chess960` is a start and not a regulation.
    pub const fn regulations(&self) -> [(&'static str, Known); 5] {
        [
            ("draw_agreement", self.draw_agreement),
            ("quickplay", self.quickplay),
            ("device_penalty", self.device_penalty),
            ("illegal_counts", self.illegal_counts),
            ("blitz_penalty_ms", self.blitz_penalty),
        ]
    }
}

impl Quickplay {
    /// On what grounds a player may claim in the last two minutes.
    pub const fn grounds(self) -> &'static [Grounds] {
        match self {
            Self::InForce { .. } => &[Grounds::CannotWin, Grounds::NoEffort],
            Self::WhereAnnounced { .. } => &[Grounds::CannotWin, Grounds::NoEffort, Grounds::Increment],
        }
    }

    /// The regulation without which nobody may claim, where there is one.
    pub const fn needs(self) -> Option<&'static str> {
        match self {
            Self::InForce { .. } => None,
            Self::WhereAnnounced { .. } => Some("quickplay"),
        }
    }
}

impl Edition {
    /// The regulations that the edition leaves to the event, by their names in the referee protocol.
    pub fn regulations(&self) -> impl Iterator<Item = &'static str> {
        self.options.regulations().into_iter().filter(|(_, known)| *known == Known::Yes).map(|(name, _)| name)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Edition, EditionName};

    #[test]
    fn each_edition_leaves_its_own_choices_to_the_event() {
        let of = |name| Edition::of(name).regulations().collect::<Vec<_>>();
        assert_eq!(of(EditionName::Laws2005), [""; 0]);
        assert_eq!(
            of(EditionName::Laws2023),
            ["draw_agreement", "quickplay", "device_penalty", "blitz_penalty_ms"]
        );
    }

    /// 10.2 of 2009 is always in force; Guidelines III of 2023 only where announced.
    #[test]
    fn the_last_two_minutes() {
        let of = |name| Edition::of(name).quickplay;
        assert_eq!((of(EditionName::Laws2009).needs(), of(EditionName::Laws2009).grounds().len()), (None, 2));
        assert_eq!(of(EditionName::Laws2023).needs(), Some("quickplay"));
        assert_eq!(of(EditionName::Laws2023).grounds().len(), 3);
    }
}
