//! Shared by the tests of PGN.

pub(crate) mod random;
pub(crate) mod sources;
pub(crate) mod trace;

use touchmove_notation::pgn::{ReadGame, Records};

/// All games of a text.
pub(crate) fn games(text: impl AsRef<[u8]>) -> Vec<ReadGame> {
    let Ok(games) = Records::new(text.as_ref()).collect::<Result<_, _>>();
    games
}

/// The only game of a text without faults.
pub(crate) fn game(text: impl AsRef<[u8]>) -> touchmove_notation::pgn::GameRecord {
    let mut games = games(text);
    assert_eq!(games.len(), 1);
    let game = games.remove(0);
    assert_eq!(game.faults, [], "{}", game.record.to_pgn());
    game.record
}
