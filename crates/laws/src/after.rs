//! Points in a game, named by their moves: players say "the position after 12.Nf3" and never count plies.

use crate::record::Record;
use touchmove_board::{Color, Move, Position};
use touchmove_notation::{Language, write_without_judging};

/// A point in the game: the number of moves made and the last of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After {
    /// The number of moves (plies) made.
    pub ply: usize,
    /// The last move; `None` at the start.
    pub last: Option<NumberedMove>,
}

/// A move with its number, as on a scoresheet.
///
/// Legal and illegal moves are written in the same way, so that the text does not reveal an illegal move which has not been noticed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberedMove {
    /// The move number.
    pub number: u32,
    /// The player who made it.
    pub by: Color,
    /// The move, in the notation of the language of the game.
    pub san: String,
}

impl NumberedMove {
    pub(crate) fn of(before: &Position, mv: Move, language: &Language) -> Self {
        let san = write_without_judging(before, mv, language);
        Self { number: before.fullmove_number, by: before.turn, san }
    }
}

impl After {
    /// The point after `ply` moves of the record.
    pub(crate) fn of(ply: usize, record: &Record, language: &Language) -> Self {
        let last =
            ply.checked_sub(1).and_then(|place| record.plies().get(place).map(|last| (place, last.mv)));
        let last = last.map(|(place, mv)| NumberedMove::of(&record.position_after(place), mv, language));
        Self { ply, last }
    }

    /// The point after a move that has been stated but not made.
    pub(crate) fn stated(mv: Move, record: &Record, now: &Position, language: &Language) -> Self {
        Self { ply: record.len() + 1, last: Some(NumberedMove::of(now, mv, language)) }
    }
}
