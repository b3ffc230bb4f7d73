//! Letters for pieces and files: small letters, figurines, national letters, and those that look alike in two scripts.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::notation_support::{MODES, START, agrees, language, position, shown};
use touchmove_notation::{Mode, read};

/// Position, language, text, and the result in both modes.
type Row = (&'static str, &'static str, &'static str, &'static str);

/// The same with a result for each mode: forgiving, sealed.
type Pair = (&'static str, &'static str, &'static str, &'static str, &'static str);

fn check(rows: &[Row]) {
    let mut failures = Vec::new();
    for (fen, code, text, expected) in rows {
        failures.extend(MODES.into_iter().filter_map(|mode| failure(fen, code, text, mode, expected)));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn check_pairs(rows: &[Pair]) {
    let mut failures = Vec::new();
    for (fen, code, text, forgiving, sealed) in rows {
        failures.extend(failure(fen, code, text, Mode::Forgiving, forgiving));
        failures.extend(failure(fen, code, text, Mode::Sealed, sealed));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn failure(fen: &str, code: &str, text: &str, mode: Mode, expected: &str) -> Option<String> {
    let position = position(fen);
    let answer = shown(&position, &read(&position, text, language(code), mode));
    let fails = !agrees(&answer, expected);
    fails.then(|| format!("{fen} {code} {text:?} {mode:?}: expected {expected}, read {answer}"))
}

const BLACK: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const PAWN_OR_BISHOP: &str = "4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1";
const BISHOP: &str = "4k3/8/8/8/2p5/8/4B3/4K3 w - - 0 1";
/// A knight on b3, a queen on d1 and a pawn on c3: `cd4` is the pawn's capture.
const PAWN_OR_KNIGHT: &str = "4k3/8/8/8/3p4/1NP5/8/3QK3 w - - 0 1";
const KNIGHT: &str = "4k3/8/8/8/3p4/1N6/8/3QK3 w - - 0 1";

#[test]
fn small_letters() {
    check(&[
        (START, "en", "nf3", "g1f3"),
        (START, "en", "nc3", "b1c3"),
        (START, "hr", "sf3", "g1f3"),
        (START, "cs", "jf3", "g1f3"),
        (START, "nl", "pf3", "g1f3"),
        (START, "sr-Cyrl", "сф3", "g1f3"),
        (START, "ru", "кf3", "g1f3"),
        (START, "en", "ng1-f3", "g1f3"),
        // b is read as a file before a bishop.
        (PAWN_OR_BISHOP, "en", "bc4", "b3c4"),
        (PAWN_OR_BISHOP, "en", "bxc4", "b3c4"),
        (PAWN_OR_BISHOP, "en", "Bc4", "e2c4"),
        (BISHOP, "en", "bc4", "e2c4"),
        (BISHOP, "en", "bxc4", "e2c4"),
        (BISHOP, "en", "b:c4", "e2c4"),
        // So is c before a French knight, and d before a queen.
        (PAWN_OR_KNIGHT, "fr", "cd4", "c3d4"),
        (PAWN_OR_KNIGHT, "fr", "Cd4", "b3d4"),
        (KNIGHT, "fr", "cd4", "b3d4"),
        (KNIGHT, "de", "de2", "d1e2"),
        (KNIGHT, "es", "cxd4", "b3d4"),
        (START, "fr", "cf3", "g1f3"),
        (BISHOP, "es", "ac4", "e2c4"),
        (BISHOP, "fr", "fc4", "e2c4"),
    ]);
}

#[test]
fn figurines_of_both_colours() {
    check(&[
        (START, "figurine", "♘f3", "g1f3"),
        (START, "figurine", "♞f3", "g1f3"),
        (BLACK, "figurine", "♞f6", "g8f6"),
        (BLACK, "figurine", "♘f6", "g8f6"),
        (BISHOP, "figurine", "♗xc4", "e2c4"),
        (BISHOP, "figurine", "♝c4", "e2c4"),
        (BISHOP, "figurine", "♔d2", "e1d2"),
        (KNIGHT, "figurine", "♕xd4", "d1d4"),
        (KNIGHT, "figurine", "♛d4", "d1d4"),
    ]);
}

const KING_OR_ROOK: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
const ROOK: &str = "4k3/8/8/8/8/8/8/R5K1 w - - 0 1";
const RUY: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
const PROMOTION: &str = "3r1n2/4P1k1/8/8/8/8/1K6/8 w - - 0 1";

#[test]
fn national_letters_come_first() {
    check(&[
        (KING_OR_ROOK, "fr", "Rd1", "e1d1"),
        (KING_OR_ROOK, "es", "Rd1", "e1d1"),
        (KING_OR_ROOK, "en", "Rd1", "a1d1"),
        (KING_OR_ROOK, "fr", "Td1", "a1d1"),
        (RUY, "cs", "Sb5", "f1b5"),
        (RUY, "de", "Sc3", "b1c3"),
        (RUY, "hu", "Fb5", "f1b5"),
        (RUY, "pl", "Gb5", "f1b5"),
        (RUY, "ro", "Nb5", "f1b5"),
        (RUY, "nl", "Pc3", "b1c3"),
        (RUY, "ru", "Сb5", "f1b5"),
        (RUY, "ru", "Кc3", "b1c3"),
        (RUY, "ru", "Крe2", "e1e2"),
        (RUY, "uk", "Фe2", "d1e2"),
        (RUY, "uk", "Тg1", "h1g1"),
        (RUY, "ru", "Лg1", "h1g1"),
        (RUY, "mk", "Лb5", "f1b5"),
        (RUY, "mk", "Сc3", "b1c3"),
        // A letter that does not exist in the language may be English in both modes.
        (RUY, "hr", "Bb5", "f1b5"),
        (RUY, "hr", "Nc3", "b1c3"),
        (RUY, "cs", "Bb5", "f1b5"),
        (RUY, "fr", "Qe2", "d1e2"),
        (RUY, "ru", "Bb5", "f1b5"),
        (RUY, "sr-Cyrl", "Bb5", "f1b5"),
        (RUY, "figurine", "Nc3", "b1c3"),
        // Files are not written with capitals: this is the English bishop, though the b-pawn could capture as well.
        (PAWN_OR_BISHOP, "hr", "Bxc4", "e2c4"),
        (PAWN_OR_BISHOP, "de", "Bc4", "e2c4"),
        (PAWN_OR_BISHOP, "cs", "Bxc4", "e2c4"),
        (PAWN_OR_BISHOP, "fr", "Bxc4", "e2c4"),
        (PAWN_OR_BISHOP, "ru", "Bxc4", "e2c4"),
        (PAWN_OR_BISHOP, "sr-Cyrl", "Bc4", "e2c4"),
        (PAWN_OR_BISHOP, "figurine", "Bxc4", "e2c4"),
    ]);
}

/// Where a national letter gives no legal move, only the forgiving reader tries English.
#[test]
fn english_after_an_illegal_national_reading() {
    check_pairs(&[
        (ROOK, "fr", "Rd1", "a1d1", "illegal cannot_reach g1d1"),
        (ROOK, "es", "Rd1", "a1d1", "illegal cannot_reach g1d1"),
        (ROOK, "it", "Ra8+", "a1a8", "illegal cannot_reach g1a8"),
        (ROOK, "pt", "Ra1a8", "a1a8", "illegal"),
        (START, "ro", "Nf3", "g1f3", "illegal cannot_reach"),
        (RUY, "ro", "Nc3", "b1c3", "illegal cannot_reach"),
        (RUY, "hu", "Bb5", "f1b5", "illegal cannot_reach"),
        (ROOK, "fi", "Rd1", "a1d1", "illegal"),
        (PROMOTION, "fr", "e8R", "e7e8r", "illegal"),
        (PROMOTION, "es", "exd8=R", "e7d8r", "illegal"),
        // In Croatian the b-file means a pawn, and only English has a bishop with that letter.
        (BISHOP, "hr", "bc4", "e2c4", "illegal"),
        (BISHOP, "de", "bxc4", "e2c4", "illegal"),
        // The Latin K looks like the Russian knight.
        (KING_OR_ROOK, "ru", "Kd1", "e1d1", "illegal"),
        // Both readings are illegal: the national one is explained.
        (START, "fr", "Rd1", "illegal own_piece e1d1", "illegal own_piece e1d1"),
        (START, "hu", "Ba5", "illegal blocked", "illegal blocked"),
        (START, "ro", "Nf6", "illegal cannot_reach", "illegal cannot_reach"),
    ]);
}

/// Knights on h2 and d4, a black pawn on f3.
const TWO_KNIGHTS: &str = "4k3/8/8/8/3N4/5p2/7N/4K3 w - - 0 1";
/// One knight on g1, a black pawn on f3.
const ONE_KNIGHT: &str = "4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1";
const PAWNS: &str = "4k3/8/8/4p3/3P3P/8/8/4K3 b - - 0 1";

#[test]
fn letters_that_look_alike() {
    check(&[
        (START, "sr-Cyrl", "е4", "e2e4"),
        (START, "sr-Cyrl", "e4", "e2e4"),
        (START, "sr-Cyrl", "ц4", "c2c4"),
        (START, "sr-Cyrl", "c4", "c2c4"),
        (START, "sr-Cyrl", "х4", "h2h4"),
        (START, "sr-Cyrl", "h4", "h2h4"),
        (START, "sr-Cyrl", "г4", "g2g4"),
        (START, "sr-Cyrl", "д4", "d2d4"),
        // A Latin C for the Cyrillic knight.
        (START, "sr-Cyrl", "Сф3", "g1f3"),
        (START, "sr-Cyrl", "Cф3", "g1f3"),
        (START, "sr-Cyrl", "Cг1-ф3", "g1f3"),
        (START, "sr-Cyrl", "Nf3", "g1f3"),
        (KING_OR_ROOK, "sr-Cyrl", "Tд1", "a1d1"),
        (KING_OR_ROOK, "sr-Cyrl", "Kд1", "e1d1"),
        // By code point: the Cyrillic letter is the h-file, the Latin one is a capture.
        (TWO_KNIGHTS, "sr-Cyrl", "Схф3", "h2f3"),
        (TWO_KNIGHTS, "sr-Cyrl", "Сxф3", "ambiguous d4f3 h2f3"),
        (TWO_KNIGHTS, "sr-Cyrl", "Схxф3", "h2f3"),
        (TWO_KNIGHTS, "sr-Cyrl", "Сдxф3", "d4f3"),
        (TWO_KNIGHTS, "sr-Cyrl", "Сдхф3", "d4f3"),
        (TWO_KNIGHTS, "sr-Cyrl", "Сх2ф3", "h2f3"),
        // There is no knight on the h-file: the letter was typed for the sign.
        (ONE_KNIGHT, "sr-Cyrl", "Схф3", "g1f3"),
        (ONE_KNIGHT, "sr-Cyrl", "Сxф3", "g1f3"),
        (ONE_KNIGHT, "sr-Cyrl", "Сгхф3", "g1f3"),
        (PAWNS, "sr-Cyrl", "еxд4", "e5d4"),
        (PAWNS, "sr-Cyrl", "ехд4", "e5d4"),
        (PAWNS, "sr-Cyrl", "ед4", "e5d4"),
        (PAWNS, "sr-Cyrl", "exд4", "e5d4"),
        // The other way round: Cyrillic letters in Latin notations.
        (START, "en", "е4", "e2e4"),
        (START, "hr", "а4", "a2a4"),
        (START, "en", "Nс3", "b1c3"),
        (START, "ru", "Kf3", "g1f3"),
        (RUY, "ru", "Cb5", "f1b5"),
        (RUY, "ru", "Kpe2", "e1e2"),
        (RUY, "ru", "Кре2", "e1e2"),
        (RUY, "en", "Вb5", "f1b5"),
        (RUY, "hr", "Ке2", "e1e2"),
        (PAWNS, "en", "eхd4", "e5d4"),
    ]);
}
