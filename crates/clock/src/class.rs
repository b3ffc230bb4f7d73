//! Standard, rapid and blitz.

use crate::{Time, TimeControl};

/// The class of a game by the time the players have (2005 B.1 and C.1, later A.1 and B.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Neither rapid nor blitz.
    Standard,
    /// All moves in a fixed time, longer than in blitz and shorter than in standard play.
    Rapid,
    /// All moves in a few minutes.
    Blitz,
}

impl Class {
    /// `standard`, `rapid` or `blitz`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

/// The upper limit of a class. Editions differ in whether the figure itself is included.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Less than this time.
    Below(Time),
    /// This time or less.
    UpTo(Time),
}

impl Limit {
    /// Returns true if the time is within the limit.
    #[must_use]
    pub fn holds(self, time: Time) -> bool {
        match self {
            Self::Below(limit) => time < limit,
            Self::UpTo(limit) => time <= limit,
        }
    }
}

/// The limits of the classes in an edition.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Classes {
    /// The limit of blitz.
    pub blitz: Limit,
    /// The limit of rapid, for games that are not blitz.
    pub rapid: Limit,
}

impl Classes {
    /// The class of a time control: by the time for all moves plus 60 times the increment or delay. A control without a
    /// period for all the remaining moves is neither rapid nor blitz, since in both the game must end within a fixed time.
    #[must_use]
    pub fn class_of(&self, control: &TimeControl) -> Class {
        match control.time_for_sixty_moves() {
            Some(time) if self.blitz.holds(time) => Class::Blitz,
            Some(time) if self.rapid.holds(time) => Class::Rapid,
            _ => Class::Standard,
        }
    }
}
