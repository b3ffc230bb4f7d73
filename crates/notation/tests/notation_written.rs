//! Checks that moves are written according to Appendix C: compares the writer with a slow and obvious one for English, and both
//! with the examples of the Laws.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::notation_support::{Random, describe, from_game, is_en_passant, language, odd, position, sparse};
use touchmove_board::{CastlingSide, Move, Position, Role, Square};
use touchmove_notation::{Language, Style, write, write_as_seen};

/// Appendix C, article by article, without the signs for check and mate.
fn by_the_book(position: &Position, mv: Move) -> String {
    if let Some(side) = position.castling_side_of(mv) {
        return if side == CastlingSide::King { "0-0" } else { "0-0-0" }.to_owned();
    }
    let role = position.board.role_at(mv.from).unwrap();
    let from = mv.from.to_string();
    let to = mv.to.to_string();
    if role == Role::Pawn {
        let capture = mv.from.file() != mv.to.file();
        let file = if capture { format!("{}x", &from[..1]) } else { String::new() };
        let new = mv.promotion.map_or(String::new(), |role| role.letter().to_uppercase().to_string());
        let en_passant = if is_en_passant(position, mv) { " e.p." } else { "" };
        return format!("{file}{to}{new}{en_passant}");
    }
    let letter = role.letter().to_ascii_uppercase();
    let takes = if position.board.piece_at(mv.to).is_some() { "x" } else { "" };
    format!("{letter}{}{takes}{to}", told_apart(position, mv, role))
}

/// C.10: nothing, the file, the rank or both: the first of these that leaves no other piece of the kind.
fn told_apart(position: &Position, mv: Move, role: Role) -> String {
    let from = mv.from.to_string();
    let rivals: Vec<Square> = position
        .legal_moves()
        .into_iter()
        .filter(|other| other.to == mv.to && other.from != mv.from)
        .filter(|other| {
            position.board.role_at(other.from) == Some(role) && position.castling_side_of(*other).is_none()
        })
        .map(|other| other.from)
        .collect();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != mv.from.file()) {
        from[..1].to_owned()
    } else if rivals.iter().all(|rival| rival.rank() != mv.from.rank()) {
        from[1..].to_owned()
    } else {
        from
    }
}

fn check(position: &Position) {
    for mv in position.legal_moves() {
        let after = position.after(mv);
        let sign = match (after.is_checkmate(), after.is_check()) {
            (true, _) => "#",
            (false, true) => "+",
            (false, false) => "",
        };
        let expected = by_the_book(position, mv);
        let written = write(position, mv, Language::ENGLISH, Style::LAWS);
        // The Laws do not say whether the sign for check comes before or after `e.p.`
        let agrees = match expected.strip_suffix(" e.p.") {
            Some(short) => written == format!("{expected}{sign}") || written == format!("{short}{sign} e.p."),
            None => written == format!("{expected}{sign}"),
        };
        assert!(agrees, "{}: {mv}: expected {expected}{sign}, written {written}", describe(position));
    }
}

#[test]
fn english_is_written_by_the_book() {
    let mut random = Random::new(0xC10);
    for number in 0..2500 {
        check(&from_game(number, &mut random));
        check(&sparse(&mut random));
    }
}

#[test]
fn on_odd_boards_too() {
    let mut random = Random::new(0xC11);
    for _ in 0..1500 {
        check(&odd(&mut random));
    }
}

/// The examples of C.8 to C.12, in positions made for them.
#[test]
fn the_examples_of_the_laws() {
    const TWO_ON_A_RANK: &str = "7k/8/8/8/8/K7/8/4N1N1 w - - 0 1";
    const TWO_ON_A_FILE: &str = "7k/8/8/6N1/8/K7/8/6N1 w - - 0 1";
    const NEITHER: &str = "7k/8/8/8/3N4/K7/7N/8 w - - 0 1";
    const NEITHER_TAKES: &str = "7k/8/8/8/3N4/K4p2/7N/8 w - - 0 1";
    const TWO_PAWNS: &str = "7k/8/8/3p4/2P1P3/K7/8/8 w - - 0 1";
    const LAST_RANK: &str = "5n2/3PP3/8/8/8/K6k/1p4p1/8 w - - 0 1";
    const LAST_RANK_BLACK: &str = "5n2/3PP3/8/8/8/K6k/1p4p1/8 b - - 0 1";
    for (fen, uci, code, text) in [
        (TWO_ON_A_RANK, "g1f3", "en", "Ngf3"),
        (TWO_ON_A_RANK, "e1f3", "en", "Nef3"),
        (TWO_ON_A_RANK, "e1f3", "sr-Cyrl", "Сеф3"),
        (TWO_ON_A_FILE, "g5f3", "en", "N5f3"),
        (TWO_ON_A_FILE, "g1f3", "en", "N1f3"),
        (TWO_ON_A_FILE, "g5f3", "sr-Cyrl", "С5ф3"),
        (NEITHER, "h2f3", "en", "Nhf3"),
        (NEITHER, "d4f3", "en", "Ndf3"),
        (NEITHER, "h2f3", "sr-Cyrl", "Схф3"),
        (NEITHER_TAKES, "h2f3", "en", "Nhxf3"),
        (NEITHER_TAKES, "d4f3", "cs", "Jdxf3"),
        (NEITHER_TAKES, "h2f3", "sr-Cyrl", "Схxф3"),
        (TWO_PAWNS, "c4d5", "en", "cxd5"),
        (TWO_PAWNS, "e4d5", "en", "exd5"),
        (TWO_PAWNS, "c4d5", "sr-Cyrl", "цxд5"),
        (LAST_RANK, "d7d8q", "en", "d8Q"),
        (LAST_RANK, "d7d8q", "sr-Latn", "d8D"),
        (LAST_RANK, "d7d8q", "sr-Cyrl", "д8Д"),
        (LAST_RANK, "e7f8n", "en", "exf8N"),
        (LAST_RANK_BLACK, "b2b1b", "en", "b1B"),
        (LAST_RANK_BLACK, "b2b1b", "sr-Cyrl", "б1Л"),
        (LAST_RANK_BLACK, "g2g1r", "en", "g1R"),
        (LAST_RANK_BLACK, "g2g1r", "fr", "g1T"),
    ] {
        let position = position(fen);
        let mv = uci.parse().unwrap();
        assert!(position.is_legal(mv), "{fen} {uci}");
        assert_eq!(
            write(&position, mv, language(code), Style { checks: Style::PLAIN.checks, ..Style::LAWS }),
            text
        );
    }
}

/// What the other styles omit or write differently.
#[test]
fn styles() {
    const PASSED: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    const MATE: &str = "6k1/8/5KQ1/8/8/8/8/8 w - - 0 1";
    const PROMOTION: &str = "8/4P1k1/8/8/8/8/1K6/8 w - - 0 1";
    const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let double_plus = Style { checks: touchmove_notation::Checks::DoublePlus, ..Style::LAWS };
    for (fen, uci, style, text) in [
        (PASSED, "e5d6", Style::LAWS, "exd6 e.p."),
        (PASSED, "e5d6", Style::PLAIN, "ed6"),
        (PASSED, "e5d6", Style::PGN, "exd6"),
        (PASSED, "e5d6", Style::LONG, "e5xd6 e.p."),
        (PASSED, "e5e6", Style::LONG, "e5e6"),
        (MATE, "g6g7", Style::LAWS, "Qg7#"),
        (MATE, "g6g7", double_plus, "Qg7++"),
        (MATE, "g6g7", Style::PLAIN, "Qg7"),
        (MATE, "g6e8", double_plus, "Qe8+"),
        (MATE, "g6g7", Style::LONG, "Qg6g7#"),
        (PROMOTION, "e7e8q", Style::LAWS, "e8Q"),
        (PROMOTION, "e7e8q", Style::PGN, "e8=Q"),
        (PROMOTION, "e7e8n", Style::LONG, "e7e8N+"),
        (CASTLING, "e1g1", Style::LAWS, "0-0"),
        (CASTLING, "e1c1", Style::PGN, "O-O-O"),
        (CASTLING, "e1c1", Style::LONG, "0-0-0"),
    ] {
        let position = position(fen);
        let mv = position.resolve(uci.parse().unwrap());
        assert!(position.is_legal(mv), "{fen} {uci}");
        assert_eq!(write(&position, mv, Language::ENGLISH, style), text);
    }
}

/// What everybody can see of a move: the same whether or not it is legal, and equal to SAN where no piece is pinned and there is
/// no mate.
#[test]
fn a_move_as_everybody_saw_it() {
    for (position, mv, written) in [
        ("4r3/p6k/8/8/8/4N3/P7/4K3 w - - 0 1", "e3f5", "Nf5"),
        ("3r4/p6k/8/8/8/4N3/P7/4K3 w - - 0 1", "e3f5", "Nf5"),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", "O-O"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "O-O-O"),
        ("1k6/8/8/8/8/8/8/5KR1 w - - 0 1", "f1g1", "O-O"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "exd6"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e5", "e5"),
        // Both knights reach d2, though White is in check and neither may go there.
        ("4r2k/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2"),
        // Black's king was already in check: the pawn does not give check, the bishop does.
        ("4k3/8/8/8/8/8/P7/K3R3 w - - 0 1", "a2a3", "a3"),
        ("4k3/8/8/8/8/8/P7/K3RB2 w - - 0 1", "f1b5", "Bb5+"),
        ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "f7g7", "Qg7+"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2", "--"),
    ] {
        assert_eq!(
            write_as_seen(&self::position(position), mv.parse().unwrap(), Language::ENGLISH),
            written,
            "{mv} in {position}"
        );
    }
}
