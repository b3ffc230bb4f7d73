//! Reads a scoresheet along the game that it records.
//!
//! The language of a scoresheet is not given. The sheet is read in the language in which most entries match the moves played.

use crate::{Language, moves_that_fit};
use touchmove_board::{Move, Position};

/// The number of entries used to determine the language.
const TELLING: usize = 40;

/// The contents of a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetReading {
    /// The language in which it is written.
    pub language: &'static Language,
    /// For each entry, the move that it means by the way the pieces move; `None` where it fits no move or several.
    pub moves: Vec<Option<Move>>,
}

/// Reads a sheet along a game: `positions` are those before each move, `played` the moves. Entries beyond the positions give `None`.
#[must_use]
pub fn read_sheet(entries: &[&str], positions: &[Position], played: &[Move]) -> SheetReading {
    let beginning: Vec<&str> = entries.iter().copied().take(TELLING).collect();
    // First by the number of entries that were played; then, since a sheet may differ from the game, by the number that mean a move.
    let fitting = |language: &Language| {
        let moves = moves_of(&beginning, positions, language);
        let along = moves.iter().zip(played).zip(positions);
        let is_played = |((meant, played), position): &((&Option<Move>, &Move), &Position)| {
            meant.is_some_and(|meant| position.resolve(meant) == position.resolve(**played))
        };
        (along.filter(is_played).count(), moves.iter().flatten().count())
    };
    // If several are equal, the first in the list wins.
    let language =
        Language::ALL.iter().rev().max_by_key(|language| fitting(language)).unwrap_or(Language::ENGLISH);
    SheetReading { language, moves: moves_of(entries, positions, language) }
}

fn moves_of(entries: &[&str], positions: &[Position], language: &Language) -> Vec<Option<Move>> {
    let meant = |(place, text): (usize, &&str)| {
        let position = positions.get(place)?;
        match moves_that_fit(position, text, language)?.as_slice() {
            [mv] => Some(*mv),
            _ => None,
        }
    };
    entries.iter().enumerate().map(meant).collect()
}
