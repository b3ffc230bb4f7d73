//! Moves in the forms that people write. Each row is a position, a language, a text and the move in UCI, which both modes must find.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::notation_support::{MODES, START, language, position, shown};
use touchmove_notation::read;

type Row = (&'static str, &'static str, &'static str, &'static str);

fn check(rows: &[Row]) {
    let mut failures = Vec::new();
    for (fen, code, text, expected) in rows {
        let position = position(fen);
        for mode in MODES {
            let answer = shown(&position, &read(&position, text, language(code), mode));
            if answer != *expected {
                failures.push(format!("{fen} {code} {text:?} {mode:?}: expected {expected}, read {answer}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// White can castle on both sides; exd5, dxe5, Nxd5 and Nxe5 are possible.
const OPEN: &str = "r3k2r/pp1q1ppp/2nbbn2/3pp3/3PP3/2NBBN2/PPPQ1PPP/R3K2R w KQkq - 0 9";
const OPEN_BLACK: &str = "r3k2r/pp1q1ppp/2nbbn2/3pp3/3PP3/2NBBN2/PPPQ1PPP/R3K2R b KQkq - 0 9";

#[test]
fn captures() {
    check(&[
        (OPEN, "en", "exd5", "e4d5"),
        (OPEN, "en", "ed5", "e4d5"),
        (OPEN, "en", "e:d5", "e4d5"),
        (OPEN, "en", "e×d5", "e4d5"),
        (OPEN, "en", "ed", "e4d5"),
        (OPEN, "en", "exd", "e4d5"),
        (OPEN, "en", "e:d", "e4d5"),
        (OPEN, "en", "e x d5", "e4d5"),
        (OPEN, "en", "de5", "d4e5"),
        (OPEN, "en", "dxe", "d4e5"),
        (OPEN, "en", "Nxd5", "c3d5"),
        (OPEN, "en", "Nd5", "c3d5"),
        (OPEN, "en", "N:d5", "c3d5"),
        (OPEN, "en", "N×d5", "c3d5"),
        (OPEN, "en", "N x d5", "c3d5"),
        (OPEN, "en", "Nxe5", "f3e5"),
        (OPEN, "sr-Latn", "Sxe5", "f3e5"),
        (OPEN, "cs", "J:e5", "f3e5"),
        (OPEN_BLACK, "en", "exd4", "e5d4"),
        (OPEN_BLACK, "en", "de4", "d5e4"),
        (OPEN_BLACK, "hr", "Sxd4", "c6d4"),
        // The sign may be wrong: the position shows what is a capture.
        (OPEN, "en", "Nxg5", "f3g5"),
        (START, "en", "Nxf3", "g1f3"),
        (START, "en", "N:f3", "g1f3"),
    ]);
}

#[test]
fn more_of_the_square_of_departure_than_is_needed() {
    check(&[
        (OPEN, "en", "Ncd5", "c3d5"),
        (OPEN, "en", "Ncxd5", "c3d5"),
        (OPEN, "en", "N3d5", "c3d5"),
        (OPEN, "en", "N3xd5", "c3d5"),
        (OPEN, "en", "Nc3d5", "c3d5"),
        (OPEN, "en", "Nc3xd5", "c3d5"),
        (OPEN, "en", "Nc3-d5", "c3d5"),
        (OPEN, "en", "Qdc1", "d2c1"),
        (OPEN, "en", "Kee2", "e1e2"),
        (OPEN, "de", "Sfg5", "f3g5"),
        (START, "en", "Ngf3", "g1f3"),
        (START, "en", "N1f3", "g1f3"),
        (START, "en", "Ng1f3", "g1f3"),
        (START, "en", "Ng1-f3", "g1f3"),
        (START, "en", "Ng1xf3", "g1f3"),
        (START, "en", "Ng1 – f3", "g1f3"),
        (START, "en", "Ng1—f3", "g1f3"),
        (START, "fr", "Cg1-f3", "g1f3"),
        (START, "en", "e2e4", "e2e4"),
        (START, "en", "e2-e4", "e2e4"),
        (START, "en", "e2–e4", "e2e4"),
        (START, "en", "e2 - e4", "e2e4"),
        (START, "en", "e2−e4", "e2e4"),
        (OPEN, "en", "e4xd5", "e4d5"),
        (OPEN, "en", "e4d5", "e4d5"),
        (OPEN, "en", "e4-d5", "e4d5"),
        (OPEN, "hr", "e4:d5", "e4d5"),
        (START, "sr-Cyrl", "е2-е4", "e2e4"),
        (START, "sr-Cyrl", "Сг1-ф3", "g1f3"),
    ]);
}

/// Qg7 is checkmate.
const CHECKS: &str = "6k1/8/5KQ1/8/8/8/8/8 w - - 0 1";

#[test]
fn check_mate_draw_offer_and_number_are_read_over() {
    check(&[
        (CHECKS, "en", "Qg7", "g6g7"),
        (CHECKS, "en", "Qg7#", "g6g7"),
        (CHECKS, "en", "Qg7++", "g6g7"),
        (CHECKS, "en", "Qg7+", "g6g7"),
        (CHECKS, "en", "Qg7 #", "g6g7"),
        (CHECKS, "en", "Qh5+", "g6h5"),
        (START, "en", "Nf3+", "g1f3"),
        (START, "en", "Nf3#", "g1f3"),
        (START, "en", "e4++", "e2e4"),
        (START, "en", "e4(=)", "e2e4"),
        (START, "en", "e4 (=)", "e2e4"),
        (CHECKS, "en", "Qg7+ (=)", "g6g7"),
        (START, "en", "1.e4", "e2e4"),
        (START, "en", "1. e4", "e2e4"),
        (START, "en", "1. Nf3 (=)", "g1f3"),
        (START, "sr-Cyrl", "1. е4", "e2e4"),
        (OPEN, "en", "9.0-0", "e1g1"),
        (OPEN, "en", "10. 0-0-0", "e1c1"),
        (OPEN_BLACK, "en", "1... exd4", "e5d4"),
        (OPEN_BLACK, "en", "9...exd4", "e5d4"),
        (OPEN_BLACK, "en", "9…exd4", "e5d4"),
        (OPEN_BLACK, "de", "9... Sxd4", "c6d4"),
        (START, "en", "  e4  ", "e2e4"),
        (START, "en", "\tNf3\n", "g1f3"),
    ]);
}

const PASSED: &str = "rnbqkbnr/ppp2ppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";

#[test]
fn en_passant() {
    check(&[
        (PASSED, "en", "exd6 e.p.", "e5d6"),
        (PASSED, "en", "exd6e.p.", "e5d6"),
        (PASSED, "en", "exd6 ep", "e5d6"),
        (PASSED, "en", "exd6ep", "e5d6"),
        (PASSED, "en", "ed6 e. p.", "e5d6"),
        (PASSED, "en", "exd6 (e.p.)", "e5d6"),
        (PASSED, "en", "exd6", "e5d6"),
        (PASSED, "en", "ed6", "e5d6"),
        (PASSED, "en", "ed", "e5d6"),
        (PASSED, "en", "exd", "e5d6"),
        (PASSED, "en", "e5xd6 e.p.", "e5d6"),
        (PASSED, "en", "e5d6", "e5d6"),
        (PASSED, "en", "exd6 e.p.+", "e5d6"),
        (PASSED, "sr-Cyrl", "еxд6 е.п.", "e5d6"),
        (PASSED, "sr-Cyrl", "еxд6е.п.", "e5d6"),
        (PASSED, "sr-Cyrl", "ед6", "e5d6"),
        (PASSED, "sr-Cyrl", "ед", "e5d6"),
        // A wrong mark is ignored like any other.
        (OPEN, "en", "exd5 e.p.", "e4d5"),
        (PASSED, "hr", "d4 e.p.", "d2d4"),
    ]);
}

#[test]
fn castling() {
    let short = [
        "0-0",
        "O-O",
        "o-o",
        "О-О",
        "0–0",
        "0—0",
        "0‒0",
        "0−0",
        "0‑0",
        "O – O",
        "О – О",
        "0 - 0",
        "O-0",
        "0-0+",
        "O-O#",
        "0-0 (=)",
    ];
    let long = [
        "0-0-0",
        "O-O-O",
        "o-o-o",
        "О-О-О",
        "0–0–0",
        "0‒0‒0",
        "0−0−0",
        "O – O – O",
        "О – О – О",
        "0 - 0 - 0",
        "0-0-0+",
    ];
    // On a Chess960 board where the king starts on g1, castling leaves it there.
    let shuffled = "4k3/8/8/8/8/8/8/1R4KR w HB - 0 1";
    for code in ["en", "hr", "sr-Latn", "sr-Cyrl", "fr", "ru", "figurine"] {
        for text in short {
            check(&[
                (OPEN, code, text, "e1g1"),
                (OPEN_BLACK, code, text, "e8g8"),
                (shuffled, code, text, "g1h1"),
            ]);
        }
        for text in long {
            check(&[
                (OPEN, code, text, "e1c1"),
                (OPEN_BLACK, code, text, "e8c8"),
                (shuffled, code, text, "g1b1"),
            ]);
        }
    }
}

const PROMOTION: &str = "3r1n2/4P1k1/8/8/8/8/1K6/8 w - - 0 1";
const PROMOTION_BLACK: &str = "8/1k6/8/8/8/8/4p1K1/3R1N2 b - - 0 1";

#[test]
fn promotion() {
    check(&[
        (PROMOTION, "en", "e8Q", "e7e8q"),
        (PROMOTION, "en", "e8=Q", "e7e8q"),
        (PROMOTION, "en", "e8(Q)", "e7e8q"),
        (PROMOTION, "en", "e8/Q", "e7e8q"),
        (PROMOTION, "en", "e8 Q", "e7e8q"),
        (PROMOTION, "en", "e8 (Q)", "e7e8q"),
        (PROMOTION, "en", "e8 = Q", "e7e8q"),
        (PROMOTION, "en", "exd=Q", "e7d8q"),
        (PROMOTION, "en", "e8q", "e7e8q"),
        (PROMOTION, "en", "e8=n", "e7e8n"),
        (PROMOTION, "en", "e8b", "e7e8b"),
        (PROMOTION, "en", "e8R+", "e7e8r"),
        (PROMOTION, "en", "exd8Q", "e7d8q"),
        (PROMOTION, "en", "ed8=R", "e7d8r"),
        (PROMOTION, "en", "exf8N", "e7f8n"),
        (PROMOTION, "en", "e7e8q", "e7e8q"),
        (PROMOTION, "en", "e7-e8Q", "e7e8q"),
        (PROMOTION, "en", "e7xd8=Q", "e7d8q"),
        (PROMOTION, "hr", "e8D", "e7e8q"),
        (PROMOTION, "hr", "e8=d", "e7e8q"),
        (PROMOTION, "hr", "e8L", "e7e8b"),
        (PROMOTION, "hr", "e8Q", "e7e8q"),
        (PROMOTION, "hr", "e8B", "e7e8b"),
        (PROMOTION, "cs", "e8S", "e7e8b"),
        (PROMOTION, "cs", "e8J", "e7e8n"),
        (PROMOTION, "cs", "exd8V", "e7d8r"),
        (PROMOTION, "fi", "e8R", "e7e8n"),
        (PROMOTION, "ro", "e8N", "e7e8b"),
        (PROMOTION, "ru", "e8К", "e7e8n"),
        (PROMOTION, "ru", "e8Ф", "e7e8q"),
        (PROMOTION, "sr-Cyrl", "е8Д", "e7e8q"),
        (PROMOTION, "sr-Cyrl", "еxф8С", "e7f8n"),
        (PROMOTION, "figurine", "e8♕", "e7e8q"),
        (PROMOTION, "figurine", "e8=♛", "e7e8q"),
        (PROMOTION_BLACK, "en", "e1Q+", "e2e1q"),
        (PROMOTION_BLACK, "figurine", "exd1♖", "e2d1r"),
        (PROMOTION_BLACK, "sr-Cyrl", "еxд1Т", "e2d1r"),
    ]);
}
