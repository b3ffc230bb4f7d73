//! Moves, legal or not.

use crate::{Bitboard, CastlingSide, File, Position, Role, Square};
use core::fmt::{self, Write as _};
use core::str::FromStr;

/// A move as it is made on the board: a piece leaves one square and arrives on another.
///
/// Castling is the king's move to the square of its own rook, which is unambiguous in standard chess and in Chess960.
/// [`Position::resolve`] turns the king's two-square move into it, and [`Move::uci`] turns it back.
// Four bytes, so that it is read and written as a whole.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(4))]
pub struct Move {
    /// Where the piece stood.
    pub from: Square,
    /// Where it arrives; for castling, where the rook stood.
    pub to: Square,
    /// What a pawn becomes on the square of promotion.
    pub promotion: Option<Role>,
}

impl Move {
    /// A move without promotion.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }

    /// A move to the square of promotion.
    #[must_use]
    pub const fn promoting(from: Square, to: Square, role: Role) -> Self {
        Self { from, to, promotion: Some(role) }
    }

    /// The move as UCI writes it in that position, legal or not: `e2e4`, `e7e8q`. Castling is the king's two-square move if king and rook
    /// stand where they do in standard chess, otherwise the king's move to its own rook.
    #[must_use]
    pub fn uci(self, position: &Position) -> Self {
        let side = CastlingSide::of(self.from, self.to);
        let is_usual = self.from.file() == File::E && self.to.file() == side.corner_file();
        match is_usual && position.castling_by_hand(self) == Some(self) {
            true => Self::new(self.from, Square::new(side.king_file(), self.from.rank())),
            false => self,
        }
    }
}

impl Position {
    /// The side to which a move castles, if it is the king's move to the square of a rook with which it has the right to castle.
    #[must_use]
    pub fn castling_side_of(&self, mv: Move) -> Option<CastlingSide> {
        if self.castling_king(self.turn) != Some(mv.from) || mv.promotion.is_some() {
            return None;
        }
        CastlingSide::ALL.into_iter().find(|side| self.castling_rook(self.turn, *side) == Some(mv.to))
    }

    /// The move that a move in UCI stands for: the king's two-square move from the e-file becomes the move to
    /// the square of the rook with which it has the right to castle. Every other move stays the same.
    #[must_use]
    pub fn resolve(&self, written: Move) -> Move {
        let king = self.castling_king(self.turn);
        if king != Some(written.from) || written.from.file() != File::E || written.promotion.is_some() {
            return written;
        }
        CastlingSide::ALL
            .into_iter()
            .filter(|side| written.to == side.king_to(self.turn))
            .find_map(|side| self.castling_rook(self.turn, side))
            .map_or(written, |rook| Move::new(written.from, rook))
    }

    /// The castling that a player's hands carry out with this move of the king, with or without the right to castle: the king's move to
    /// the square of its own rook on the first rank, or from the e-file to the square where castling ends, with the outermost rook on
    /// that side. `None` for any other move.
    #[must_use]
    pub fn castling_by_hand(&self, written: Move) -> Option<Move> {
        let (king, to) = (written.from, written.to);
        let first_rank = Bitboard::first_rank(self.turn);
        let rooks = self.board.of(self.turn, Role::Rook) & first_rank;
        if !(self.board.of(self.turn, Role::King) & first_rank).has(king) || written.promotion.is_some() {
            return None;
        }
        let meant = self.resolve(written);
        if rooks.has(meant.to) {
            return Some(meant);
        }
        let side = CastlingSide::of(king, to);
        let rook = match side {
            CastlingSide::King => rooks.last().filter(|rook| *rook > king),
            CastlingSide::Queen => rooks.first().filter(|rook| *rook < king),
        };
        let ends_there = king.file() == File::E && to == side.king_to(self.turn);
        rook.filter(|_| ends_there).map(|rook| Move::new(king, rook))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.from.name())?;
        f.write_str(self.to.name())?;
        self.promotion.map_or(Ok(()), |role| f.write_char(role.letter()))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a move in UCI.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is two squares, and q, r, b or n for a promotion, such as e2e4 or e7e8q")
    }
}

impl core::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let square = |range: core::ops::Range<usize>| {
            text.get(range).and_then(|part| part.parse::<Square>().ok()).ok_or(ParseMoveError)
        };
        let (from, to) = (square(0..2)?, square(2..4)?);
        let promotion = match text.get(4..).unwrap_or("") {
            "" => None,
            "q" => Some(Role::Queen),
            "r" => Some(Role::Rook),
            "b" => Some(Role::Bishop),
            "n" => Some(Role::Knight),
            _ => return Err(ParseMoveError),
        };
        Ok(Self { from, to, promotion })
    }
}
