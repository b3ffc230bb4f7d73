//! A scoresheet, read along the game that it was written at.
//!
//! Nobody says in which language a player writes. The sheet is read in the one in which most of it is what was played.

use crate::{Language, moves_that_fit};
use touchmove_board::{Move, Position};

/// From so many entries it is known in which language a sheet is written.
const TELLING: usize = 40;

/// What a scoresheet says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetReading {
    /// The language in which it is written.
    pub language: &'static Language,
    /// Entry by entry the move that it means, by how the pieces move; none where it fits no move or several.
    pub moves: Vec<Option<Move>>,
}

/// Reads a sheet along a game: `positions` are those before each move, `played` the moves. An entry beyond the positions means nothing.
pub fn read_sheet(entries: &[&str], positions: &[Position], played: &[Move]) -> SheetReading {
    let beginning: Vec<&str> = entries.iter().copied().take(TELLING).collect();
    // First by how much of it was played; then, since a sheet may differ from the game, by how much of it means anything.
    let fitting = |language: &Language| {
        let moves = moves_of(&beginning, positions, language);
        let along = moves.iter().zip(played).zip(positions);
        let is_played = |((meant, played), position): &((&Option<Move>, &Move), &Position)| {
            meant.is_some_and(|meant| position.resolve(meant) == position.resolve(**played))
        };
        (along.filter(is_played).count(), moves.iter().flatten().count())
    };
    // Of equals the first in the list.
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
