//! Points of a game by their moves: players speak of the position after 12.Nf3, never of plies.

use crate::record::Record;
use touchmove_board::{Color, Move, Position};
use touchmove_notation::{Language, write_without_judging};

/// A point of the game: how many moves had been made, and the last of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After {
    /// How many moves.
    pub ply: usize,
    /// The last of them; none at the start.
    pub last: Option<NumberedMove>,
}

/// A move with its number, as a scoresheet has it.
///
/// It is written in the same way whether or not it is legal: that a move was illegal, and nobody has noticed, is not said by the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberedMove {
    /// The number.
    pub number: u32,
    /// Who made it.
    pub by: Color,
    /// The move, in the notation of the game's language.
    pub san: String,
}

impl NumberedMove {
    pub(crate) fn of(before: &Position, mv: Move, language: &Language) -> Self {
        let san = write_without_judging(before, mv, language);
        Self { number: before.fullmove_number, by: before.turn, san }
    }
}

impl After {
    /// The point of a game after N moves of its record.
    pub(crate) fn of(ply: usize, record: &Record, language: &Language) -> Self {
        let last =
            ply.checked_sub(1).and_then(|place| record.plies().get(place).map(|last| (place, last.mv)));
        let last = last.map(|(place, mv)| NumberedMove::of(&record.position_after(place), mv, language));
        Self { ply, last }
    }

    /// The point after a move that has been stated and not made.
    pub(crate) fn stated(mv: Move, record: &Record, now: &Position, language: &Language) -> Self {
        Self { ply: record.len() + 1, last: Some(NumberedMove::of(now, mv, language)) }
    }
}
