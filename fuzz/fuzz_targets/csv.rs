//! CSV: any bytes are read as pairings, or give a fault with a message in every language. Pairings written as results are read again with
//! the same players at the same tables.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchmove_hall::formats::{Outcome, csv};
use touchmove_notation::encoding::Decoded;
use touchmove_notation::pgn::GameResult;

const LANGUAGES: [&str; 5] = ["en", "sr-Latn", "sr-Cyrl", "hr", "cs"];

fuzz_target!(|bytes: &[u8]| {
    let pairings = match csv::read(&Decoded::new(bytes, None, "en").text) {
        Ok(pairings) => pairings,
        Err(fault) => {
            assert!(LANGUAGES.iter().all(|language| !fault.told(language).is_empty()));
            return;
        }
    };
    // A file may have several rounds, and results are written round by round.
    let round = pairings.games[0].round;
    let games: Vec<_> = pairings.games.iter().filter(|game| game.round == round).collect();
    let outcomes: Vec<_> = games
        .iter()
        .map(|game| Outcome {
            table: game.table,
            white: game.white.clone(),
            black: game.black.clone(),
            white_player: game.white_player.clone(),
            black_player: game.black_player.clone(),
            earlier: Vec::new(),
            numbers: None,
            result: GameResult::Draw,
        })
        .collect();
    for language in LANGUAGES {
        let written = csv::write(&outcomes, language);
        let again = csv::read(&written).unwrap_or_else(|fault| panic!("{fault}: {written}"));
        let seats = |game: &touchmove_hall::formats::Pairing| (game.table, game.white.clone(), game.black.clone());
        let before: Vec<_> = games.iter().map(|game| seats(game)).collect();
        assert_eq!(again.games.iter().map(seats).collect::<Vec<_>>(), before, "{written}");
    }
});
