//! Writes games with everything that a record can hold, for `clients/pgn-readers`. Two tags say what other readers must find: `Plies`, how
//! many half-moves they can play, and `LastFen`, the position after them.

#![allow(clippy::print_stdout, missing_docs, reason = "an example")]

#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/pgn_support/random.rs"]
mod random;

use touchmove_board::fen::{CastlingField, EnPassantField};
use touchmove_notation::pgn::{GameRecord, Legality};

/// As many games as the tests of the readers take.
const GAMES: u64 = 400;

fn main() {
    for seed in 0..GAMES {
        let mut record = random::record(seed);
        plain_tags(&mut record);
        if let Some((plies, fen)) = playable(&record) {
            // These are names, so this does not fail.
            let _ = record.tags.set("Plies", &plies.to_string());
            let _ = record.tags.set("LastFen", &fen);
            print!("{}", record.to_pgn());
        }
    }
}

/// Takes away what chess.js does not read in tags: quotation marks, and names with anything but letters.
fn plain_tags(record: &mut GameRecord) {
    let is_plain = |(name, value): &(&str, &str)| {
        name.bytes().all(|byte| byte.is_ascii_alphabetic()) && !value.contains(['"', '\\'])
    };
    let others = record.tags.iter().filter(|tag| !is_plain(tag));
    let others: Vec<String> = others.map(|(name, _)| name.to_owned()).collect();
    others.iter().for_each(|name| record.tags.remove(name));
}

/// How many half-moves of the game anybody can play, and where that leads.
fn playable(record: &GameRecord) -> Option<(usize, String)> {
    let mut position = *record.start()?;
    let mut plies = 0;
    for id in record.main_line() {
        let ply = record.ply(id);
        if ply.mv().is_none() || ply.legality() != Legality::Legal {
            break;
        }
        position = ply.played().after(&position);
        plies += 1;
    }
    Some((plies, position.to_fen(CastlingField::XFen, EnPassantField::Always)))
}
