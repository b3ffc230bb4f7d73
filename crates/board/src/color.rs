//! The two sides of Article 1: White (the light pieces) and Black (the dark ones).

use core::fmt;
use core::ops::Not;

/// A player, and the colour of the pieces that player moves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// The light pieces; makes the first move of a game (Article 1).
    White,
    /// The dark pieces.
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// `white` or `black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// Reads what [`Color::name`] writes, and FEN's `w` and `b`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "white" | "w" => Some(Self::White),
            "black" | "b" => Some(Self::Black),
            _ => None,
        }
    }
}

impl Not for Color {
    type Output = Self;

    /// The opponent.
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
