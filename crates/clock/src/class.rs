//! Standard, rapid and blitz.

use crate::{Time, TimeControl};

/// What the Laws call a game by the time the players have (2005 B.1 and C.1, later A.1 and B.1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Neither rapid nor blitz.
    Standard,
    /// All the moves in more time than blitz, and less than standard play.
    Rapid,
    /// All the moves in a few minutes.
    Blitz,
}

impl Class {
    /// `standard`, `rapid` or `blitz`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

/// How far a class reaches. Editions differ in whether the figure itself belongs to it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Less than so much.
    Below(Time),
    /// So much, or less.
    UpTo(Time),
}

impl Limit {
    /// Is so much time within it?
    pub fn holds(self, time: Time) -> bool {
        match self {
            Self::Below(limit) => time < limit,
            Self::UpTo(limit) => time <= limit,
        }
    }
}

/// Where an edition draws the lines between its classes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Classes {
    /// What is blitz.
    pub blitz: Limit,
    /// What is rapid, if it is not blitz.
    pub rapid: Limit,
}

impl Classes {
    /// The class of a time control: by the time for all the moves together with 60 times what each move brings. A control
    /// that never says "all the remaining moves" is neither rapid nor blitz, since both have to be over in a fixed time.
    pub fn class_of(&self, control: &TimeControl) -> Class {
        match control.time_for_sixty_moves() {
            Some(time) if self.blitz.holds(time) => Class::Blitz,
            Some(time) if self.rapid.holds(time) => Class::Rapid,
            _ => Class::Standard,
        }
    }
}
