//! Letters that mean another piece in English, in promotions.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use touchmove_board::{Move, Position, Role};
use touchmove_notation::Language;
use touchmove_notation::pgn::{GameRecord, Limits, Records};

#[test]
fn a_pawn_becomes_the_same_piece_in_every_language() {
    let start: Position = "8/4P3/8/8/8/2k5/8/4K3 w - - 0 1".parse().unwrap();
    for language in Language::ALL {
        for role in Role::PROMOTIONS {
            let mut record = GameRecord::new(start);
            let promotion = Move::promoting("e7".parse().unwrap(), "e8".parse().unwrap(), role);
            record.add(None, promotion).unwrap();
            let written = record.to_pgn_in(language);
            let read =
                Records::with(written.as_bytes(), Limits::DEFAULT, language).next_game().unwrap().unwrap();
            assert_eq!(read.faults, [], "{}: {written}", language.code);
            assert_eq!(read.record, record, "{}: {written}", language.code);
        }
    }
}
