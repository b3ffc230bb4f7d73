//! The distinction between unreadable, ambiguous and illegal.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::notation_support::{MODES, START, agrees, language, position, shown};
use touchmove_board::Position;
use touchmove_notation::{Language, ReadError, read};

/// Position, language, text, and the fault in both modes: `ambiguous` with the moves, sorted; `illegal` with the reason and
/// the move meant, `-` if none can be named, as far as they are certain.
type Row = (&'static str, &'static str, &'static str, &'static str);

fn check(rows: &[Row]) {
    let mut failures = Vec::new();
    for (fen, code, text, expected) in rows {
        let position = position(fen);
        for mode in MODES {
            let answer = shown(&position, &read(&position, text, language(code), mode));
            if !agrees(&answer, expected) {
                failures.push(format!("{fen} {code} {text:?} {mode:?}: expected {expected}, read {answer}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn unreadable_in_every_language() {
    let long = "e".repeat(10_000);
    let moves = "e4 ".repeat(4_000);
    let zeros = "0-".repeat(5_000);
    let texts = [
        "",
        " ",
        " \t\r\n",
        "\u{a0}",
        "hello",
        "resigns",
        "draw",
        "😀",
        "e9",
        "e0",
        "i4",
        "Kz1",
        "e2e4e5",
        "Nf3g5e6",
        "--",
        "-",
        "+#",
        "+",
        "#",
        "x",
        "(=)",
        "e.p.",
        "1.",
        "1...",
        "12",
        "e",
        "4",
        "K",
        "Nf",
        "N3",
        "\0",
        "e4\0",
        "e\u{0}4",
        "e\u{301}4",
        "N\u{308}f3",
        "\u{feff}\u{200b}",
        "Nf3 Nf6",
        "1-0",
        "0-1",
        "1/2-1/2",
        "*",
        "0",
        "0-0-0-0",
        "♙",
        "e2 to e4",
        "ｅ４",
        "e٤",
        &long,
        &moves,
        &zeros,
    ];
    let mut failures = Vec::new();
    for text in texts {
        for language in Language::ALL {
            for mode in MODES {
                let answer = read(&Position::standard(), text, language, mode);
                if answer != Err(ReadError::Unreadable) {
                    let start: String = text.chars().take(20).collect();
                    failures.push(format!("{start:?} in {} ({mode:?}): {answer:?}", language.code));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn unreadable_in_some_language() {
    check(&[
        (START, "en", "Sf3", "unreadable"),
        (START, "en", "Jf3", "unreadable"),
        (START, "hr", "Jf3", "unreadable"),
        (START, "hr", "Zf3", "unreadable"),
        (START, "de", "Wf3", "unreadable"),
        (START, "en", "Сф3", "unreadable"),
        (START, "sr-Cyrl", "Жф3", "unreadable"),
        (START, "sr-Cyrl", "е9", "unreadable"),
        (START, "sr-Cyrl", "в4", "unreadable"),
    ]);
}

const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const KNIGHTS_ON_A_FILE: &str = "4k3/8/8/6N1/8/8/4K3/6N1 w - - 0 1";
/// Three queens that all reach e4; two share a file and two a rank.
const QUEENS: &str = "1k6/8/8/8/7Q/8/8/K3Q2Q w - - 0 1";
const ROOKS: &str = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";
/// White pawns on e4 and e5 can both capture on the d-file.
const PAWNS: &str = "4k3/8/3p4/3pP3/4P3/8/8/4K3 w - - 0 1";
/// The knight on d2 is pinned, so only the other can go to f3.
const PINNED: &str = "4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1";

#[test]
fn ambiguous() {
    check(&[
        (KNIGHTS, "en", "Nd2", "ambiguous b1d2 f3d2"),
        (KNIGHTS, "en", "Nxd2", "ambiguous b1d2 f3d2"),
        (KNIGHTS, "en", "nd2", "ambiguous b1d2 f3d2"),
        (KNIGHTS, "hr", "Sd2", "ambiguous b1d2 f3d2"),
        (KNIGHTS, "hr", "Nd2", "ambiguous b1d2 f3d2"),
        (KNIGHTS, "sr-Cyrl", "Сд2", "ambiguous b1d2 f3d2"),
        (KNIGHTS, "sr-Cyrl", "Cд2", "ambiguous b1d2 f3d2"),
        (KNIGHTS, "figurine", "♘d2", "ambiguous b1d2 f3d2"),
        (KNIGHTS, "cs", "Jd2 (=)", "ambiguous b1d2 f3d2"),
        (KNIGHTS_ON_A_FILE, "en", "Nf3", "ambiguous g1f3 g5f3"),
        (KNIGHTS_ON_A_FILE, "en", "Ngf3", "ambiguous g1f3 g5f3"),
        (QUEENS, "en", "Qe4", "ambiguous e1e4 h1e4 h4e4"),
        (QUEENS, "en", "Qhe4", "ambiguous h1e4 h4e4"),
        (QUEENS, "en", "Q1e4", "ambiguous e1e4 h1e4"),
        (QUEENS, "en", "Qh1e4", "h1e4"),
        (ROOKS, "en", "Ra3", "ambiguous a1a3 a5a3"),
        (ROOKS, "de", "Taa3", "ambiguous a1a3 a5a3"),
        (ROOKS, "fr", "Ta3+", "ambiguous a1a3 a5a3"),
        (PAWNS, "en", "ed", "ambiguous e4d5 e5d6"),
        (PAWNS, "en", "exd", "ambiguous e4d5 e5d6"),
        (PAWNS, "sr-Cyrl", "ед", "ambiguous e4d5 e5d6"),
        // More of the square makes it unique, and so does the king's safety.
        (KNIGHTS, "en", "Nbd2", "b1d2"),
        (KNIGHTS, "en", "N3d2", "f3d2"),
        (KNIGHTS_ON_A_FILE, "en", "N5f3", "g5f3"),
        (ROOKS, "en", "R1a3", "a1a3"),
        (PAWNS, "en", "ed5", "e4d5"),
        (PINNED, "en", "Nf3", "g1f3"),
        (PINNED, "en", "Ngf3", "g1f3"),
    ]);
}

const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const CASTLED: &str = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
const ATTACKED: &str = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
const PROMOTION: &str = "3r1n2/4P1k1/8/8/8/8/1K6/8 w - - 0 1";
const CHECKED: &str = "4k3/8/8/8/4r3/8/8/3QK1N1 w - - 0 1";

#[test]
fn illegal() {
    check(&[
        (START, "en", "e2e5", "illegal cannot_reach e2e5"),
        (START, "en", "e2-e5", "illegal cannot_reach e2e5"),
        (START, "en", "e7e5", "illegal not_yours e7e5"),
        (START, "en", "e4e5", "illegal no_piece e4e5"),
        (START, "en", "e5", "illegal"),
        (START, "en", "exd5", "illegal"),
        (START, "en", "ed", "illegal"),
        (START, "en", "Ke2", "illegal own_piece e1e2"),
        (START, "en", "Ng1e2", "illegal own_piece g1e2"),
        (START, "en", "Qd3", "illegal blocked d1d3"),
        (START, "en", "Bf1b5", "illegal blocked f1b5"),
        (START, "en", "Nd5", "illegal cannot_reach -"),
        (START, "en", "Nb1d4", "illegal cannot_reach b1d4"),
        (START, "hr", "Sd5", "illegal cannot_reach -"),
        (START, "cs", "Sf3", "illegal cannot_reach -"),
        (START, "sr-Cyrl", "Сд5", "illegal cannot_reach -"),
        (START, "figurine", "♔e2", "illegal own_piece e1e2"),
        (START, "en", "0-0", "illegal castling_blocked"),
        (START, "en", "O-O-O", "illegal castling_blocked"),
        // A king does not move to the square of its own rook: that is castling internally, but not in any notation.
        (CASTLING, "en", "Kh1", "illegal"),
        (CASTLING, "en", "Ka1", "illegal"),
        (CASTLED, "en", "0-0", "illegal castling_right_lost"),
        (CASTLED, "sr-Cyrl", "О – О – О", "illegal castling_right_lost"),
        (ATTACKED, "en", "0-0", "illegal castling_attacked"),
        ("3k4/8/8/8/8/8/8/3RK3 w - - 0 1", "en", "Rxd8", "illegal king_captured d1d8"),
        (PINNED, "en", "Nd2f3", "illegal own_king_in_check d2f3"),
        (PINNED, "en", "Ndf3", "illegal own_king_in_check d2f3"),
        (PINNED, "en", "Nb3", "illegal own_king_in_check d2b3"),
        (CHECKED, "en", "Qd8", "illegal own_king_in_check d1d8"),
        (CHECKED, "fr", "Dd8", "illegal own_king_in_check d1d8"),
        (PROMOTION, "en", "e8", "illegal pawn_not_promoted e7e8"),
        (PROMOTION, "en", "e7-e8", "illegal pawn_not_promoted e7e8"),
        (PROMOTION, "en", "exd8", "illegal pawn_not_promoted e7d8"),
        // A draw offer is not a promotion, though it contains the same sign.
        (PROMOTION, "en", "e8 (=)", "illegal pawn_not_promoted e7e8"),
        (PROMOTION, "en", "exd", "illegal pawn_not_promoted e7d8"),
        (PROMOTION, "en", "e8K", "illegal"),
        (PROMOTION, "en", "e8=K", "illegal"),
        (START, "en", "e4Q", "illegal"),
        // C.9.3: a capturing pawn must name its file.
        (PAWNS, "en", "d5", "illegal"),
        (PAWNS, "en", "d6", "illegal"),
        // There is a legal move between these squares, but not by that piece.
        (START, "en", "Bb1c3", "illegal"),
        (START, "en", "Kb1c3", "illegal"),
        // The letter names a piece that is not on the board.
        (PROMOTION, "en", "Qe4", "illegal"),
        (PROMOTION, "hr", "Te4", "illegal"),
    ]);
}

/// If another piece has a legal move between the same squares, the fault must not name a legal move as the one meant.
#[test]
fn what_is_meant_is_never_legal() {
    for text in ["Bb1c3", "Kb1c3", "Rg1f3", "Qe2e4", "Ka2a3"] {
        for mode in MODES {
            match read(&Position::standard(), text, Language::ENGLISH, mode) {
                Err(ReadError::Illegal { meant: None, .. }) => {}
                Err(ReadError::Illegal { meant: Some(meant), reason }) => {
                    assert_eq!(Position::standard().why(meant), Err(reason), "{text}");
                }
                answer => panic!("{text}: {answer:?}"),
            }
        }
    }
}
