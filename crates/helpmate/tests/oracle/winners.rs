//! The players who can still checkmate.

use std::ops::BitOr;
use touchmove_board::{Color, Position};

/// A set of players.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Winners {
    Neither,
    White,
    Black,
    Both,
}

impl Winners {
    const ALL: [Self; 4] = [Self::Neither, Self::White, Self::Black, Self::Both];

    pub(crate) const fn only(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }

    pub(crate) const fn has(self, color: Color) -> bool {
        self as u8 & Self::only(color) as u8 != 0
    }

    /// Swaps White and Black.
    pub(crate) const fn colors_changed(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
            Self::Neither | Self::Both => self,
        }
    }

    /// Who has checkmated (5.1.1): the king is in check, and no move is legal.
    pub(crate) fn of(position: &Position) -> Self {
        let is_mate = position.board.in_check(position.turn) && position.legal_moves().is_empty();
        if is_mate { Self::only(!position.turn) } else { Self::Neither }
    }
}

impl BitOr for Winners {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self::ALL[(self as u8 | other as u8) as usize]
    }
}
