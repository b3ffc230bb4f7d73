//! TRF: any bytes are read as a tournament report, or give a fault with a message in every language. A report with results added to one of
//! its rounds can be read again, with the same players in that round.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchmove_hall::formats::{Outcome, trf};
use touchmove_notation::encoding::Decoded;
use touchmove_notation::pgn::GameResult;

const LANGUAGES: [&str; 5] = ["en", "sr-Latn", "sr-Cyrl", "hr", "cs"];

const RESULTS: [GameResult; 4] =
    [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWinsByForfeit, GameResult::Unknown];

fuzz_target!(|bytes: &[u8]| {
    let report = match trf::read(Decoded::new(bytes, None, "en")) {
        Ok(report) => report,
        Err(fault) => {
            assert!(LANGUAGES.iter().all(|language| !fault.told(language).is_empty()));
            return;
        }
    };
    let _ = report.standings();
    let last = report.last_paired_round().unwrap_or(1);
    for round in [0, 1, last, last.saturating_add(1), u32::MAX] {
        let Ok(pairings) = report.pairings(round) else { continue };
        let outcomes = pairings.games.iter().zip(RESULTS.iter().cycle()).map(|(pairing, result)| Outcome {
            table: pairing.table,
            white: pairing.white.clone(),
            black: pairing.black.clone(),
            white_player: pairing.white_player.clone(),
            black_player: pairing.black_player.clone(),
            earlier: Vec::new(),
            numbers: pairing.numbers,
            result: *result,
        });
        let Ok(written) = report.with_results(round, &outcomes.collect::<Vec<_>>()) else { continue };
        let again = trf::read(Decoded::new(&written, None, "en")).expect("what was written can be read");
        let again = again.pairings(round).expect("the round is still there");
        let names = |pairings: &touchmove_hall::formats::Pairings| {
            let mut names: Vec<_> =
                pairings.games.iter().map(|game| (game.white.clone(), game.black.clone())).collect();
            names.sort();
            names
        };
        assert_eq!(names(&again), names(&pairings), "{}", String::from_utf8_lossy(&written));
    }
});
