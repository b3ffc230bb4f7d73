//! The choices that an edition leaves to the event and the players, for programs that offer them.

use super::{Edition, Known, Options, Quickplay};
use crate::{Grounds, Regulation};

impl Options {
    /// The options, and whether the edition has them. Chess960 is a starting position rather than a regulation.
    #[must_use]
    pub const fn regulations(&self) -> [(Regulation, Known); 6] {
        [
            (Regulation::DrawAgreement, self.draw_agreement),
            (Regulation::Quickplay, self.quickplay),
            (Regulation::DevicePenalty, self.device_penalty),
            (Regulation::IllegalCounts, self.illegal_counts),
            (Regulation::BlitzPenalty, self.blitz_penalty),
            (Regulation::ReportLeaving, self.report_leaving),
        ]
    }
}

impl Quickplay {
    /// The grounds on which a player may claim in the last two minutes.
    #[must_use]
    pub const fn grounds(self) -> &'static [Grounds] {
        match self {
            Self::InForce { .. } => &[Grounds::CannotWin, Grounds::NoEffort],
            Self::WhereAnnounced { .. } => &[Grounds::CannotWin, Grounds::NoEffort, Grounds::Increment],
        }
    }

    /// The regulation required for such a claim, if any.
    #[must_use]
    pub const fn needs(self) -> Option<Regulation> {
        match self {
            Self::InForce { .. } => None,
            Self::WhereAnnounced { .. } => Some(Regulation::Quickplay),
        }
    }
}

impl Edition {
    /// The regulations that the edition leaves to the event.
    pub fn regulations(&self) -> impl Iterator<Item = Regulation> {
        self.options.regulations().into_iter().filter(|(_, known)| *known == Known::Yes).map(|(name, _)| name)
    }
}

#[cfg(test)]
mod tests {
    use crate::Regulation::{BlitzPenalty, DevicePenalty, DrawAgreement, Quickplay, ReportLeaving};
    use crate::{Edition, EditionName};

    #[test]
    fn each_edition_leaves_its_own_choices_to_the_event() {
        let of = |name| Edition::of(name).regulations().collect::<Vec<_>>();
        assert_eq!(of(EditionName::Laws2005), []);
        assert_eq!(
            of(EditionName::Laws2023),
            [DrawAgreement, Quickplay, DevicePenalty, BlitzPenalty, ReportLeaving]
        );
    }

    /// 10.2 of 2009 is always in force; Guidelines III of 2023 only where announced.
    #[test]
    fn the_last_two_minutes() {
        let of = |name| Edition::of(name).quickplay;
        assert_eq!((of(EditionName::Laws2009).needs(), of(EditionName::Laws2009).grounds().len()), (None, 2));
        assert_eq!(of(EditionName::Laws2023).needs(), Some(Quickplay));
        assert_eq!(of(EditionName::Laws2023).grounds().len(), 3);
    }
}
