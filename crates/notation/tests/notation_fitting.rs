//! The moves that a text fits by the way the pieces move, and scoresheets read in this way.

#![allow(clippy::unwrap_used, reason = "tests")]

use touchmove_board::{Board, Color, Position};
use touchmove_notation::{Language, moves_that_fit, position_as_seen, read_sheet};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The moves, or the fault in the text.
fn fitting(board: &str, by: Color, start: &Position, language: &str, text: &str) -> String {
    let position = position_as_seen(Board::from_fen(board).unwrap(), by, start);
    match moves_that_fit(&position, text, Language::by_code(language).unwrap()) {
        None => "unreadable".to_owned(),
        Some(moves) => moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
    }
}

fn white(board: &str, text: &str) -> String {
    fitting(board, Color::White, &Position::standard(), "en", text)
}

#[test]
fn a_move_is_read_in_the_letters_of_its_writer() {
    let cases = [
        ("en", Color::White, "e4", "e2e4"),
        ("en", Color::Black, "Nf6", "g8f6"),
        ("cs", Color::White, "Jc3", "b1c3"),
        ("sr-Cyrl", Color::White, "Сф3", "g1f3"),
        ("hr", Color::White, "Nf3", "g1f3"),
        ("en", Color::White, "e2-e4", "e2e4"),
        ("en", Color::White, "Ng1-f3", "g1f3"),
    ];
    for (language, by, text, expected) in cases {
        assert_eq!(fitting(START, by, &Position::standard(), language, text), expected, "{language} {text}");
    }
}

#[test]
fn what_no_piece_can_do_fits_nothing() {
    for text in ["Nd4", "e5", "Ke3", "Bc4", "Rb1", "exd3", "O-O", "Ng1d4"] {
        assert_eq!(white(START, text), "", "{text}");
    }
    for text in ["", "(=)", "—", "N", "hello", &"e".repeat(200)] {
        assert_eq!(white(START, text), "unreadable", "{text}");
    }
}

#[test]
fn several_pieces_are_several_moves() {
    assert_eq!(white("4k3/8/8/8/8/8/K7/R6R", "Rd1"), "a1d1 h1d1");
    assert_eq!(white("4k3/8/8/8/8/8/K7/R6R", "Rad1"), "a1d1");
    assert_eq!(white("4k3/8/8/8/8/8/8/R2K3R", "Rh5"), "h1h5");
}

/// 3.9.2: the player must notice it. A pinned knight and a free one count as two knights.
#[test]
fn a_king_left_in_check_is_for_the_player_to_see() {
    let pinned = "4r1k1/8/8/8/8/2N5/8/4KN2";
    assert_eq!(white(pinned, "Ne4"), "c3e4");
    let board = "4r1k1/8/8/8/8/4N3/8/4K1N1";
    assert_eq!(white(board, "Nf5"), "e3f5");
    assert_eq!(white("4k3/8/8/8/4r3/8/3N1N2/4K3", "Kd1"), "e1d1");
    assert_eq!(white("4k3/8/8/4r3/8/2N5/4N3/4K3", "Nd5"), "c3d5");
    assert_eq!(white("4k3/8/8/4r3/8/8/2N1N3/4K3", "Nd4"), "c2d4 e2d4");
    // White is in check, and the move does not parry it.
    assert_eq!(white("4k3/8/8/8/8/4r3/7P/4K3", "h3"), "h2h3");
    // The opponent's king may not be captured, which is not revealed either.
    assert_eq!(white("4k3/8/8/8/8/8/8/K3R3", "Re8"), "e1e8");
}

#[test]
fn whether_castling_is_allowed_is_for_the_player_to_know() {
    // f1 is attacked.
    assert_eq!(white("4kr2/8/8/8/8/8/8/4K2R", "O-O"), "e1g1");
    // A piece is in the way, or the rook is missing.
    assert_eq!(white("4k3/8/8/8/8/8/8/4KB1R", "O-O"), "");
    assert_eq!(white("4k3/8/8/8/8/8/8/R2RK3", "O-O-O"), "");
    assert_eq!(white("4k3/8/8/8/8/8/8/4K1R1", "O-O"), "");
    assert_eq!(white("4k3/8/8/8/8/8/8/5K1R", "O-O"), "");
    // A king that is named makes an ordinary move; two squares without a letter are castling.
    assert_eq!(white("4kr2/8/8/8/8/8/8/4K2R", "Kg1"), "");
    assert_eq!(white("4kr2/8/8/8/8/8/8/4K2R", "e1g1"), "e1g1");
}

#[test]
fn castling_from_another_start_is_king_takes_rook() {
    let start = Position::from_fen("1r3k1r/8/8/8/8/8/8/1R3K1R w KQkq - 0 1").unwrap();
    let board = "1r3k1r/8/8/8/8/8/8/1R3K1R";
    assert_eq!(fitting(board, Color::White, &start, "en", "O-O"), "f1h1");
    assert_eq!(fitting(board, Color::Black, &start, "en", "0-0-0"), "f8b8");
}

#[test]
fn pawns_capture_and_promote() {
    assert_eq!(white("4k3/8/8/3p4/4P3/8/8/4K3", "exd5"), "e4d5");
    assert_eq!(white("4k3/8/8/8/4P3/8/8/4K3", "exd5"), "");
    assert_eq!(white("4k3/P7/8/8/8/8/8/4K3", "a8=Q"), "a7a8q");
    assert_eq!(white("4k3/P7/8/8/8/8/8/4K3", "a8N"), "a7a8n");
    assert_eq!(white("4k3/P7/8/8/8/8/8/4K3", "a8"), "a7a8");
    // The player must remember whether the double step was the last move; everybody can see that there is no pawn.
    assert_eq!(white("4k3/8/8/3pP3/8/8/8/4K3", "exd6"), "e5d6");
    assert_eq!(white("4k3/8/8/4P3/8/8/8/4K3", "exd6"), "");
}

#[test]
fn a_move_of_ones_own_language_does_not_become_an_english_one() {
    // R is the king in French, the rook in English.
    assert_eq!(fitting("4k3/8/8/8/8/8/8/R3K3", Color::White, &Position::standard(), "fr", "Ra5"), "");
}

#[test]
fn a_sheet_is_read_in_the_language_in_which_it_fits_the_game() {
    let mut position = Position::standard();
    let mut positions = vec![position];
    let played: Vec<_> = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"].map(|uci| uci.parse().unwrap()).into();
    for mv in &played {
        position = position.after(*mv);
        positions.push(position);
    }
    let croatian = read_sheet(&["e4", "e5", "Sf3", "Sc6", "Lb5"], &positions, &played);
    assert_eq!(croatian.moves, played.iter().copied().map(Some).collect::<Vec<_>>());
    let spanish = read_sheet(&["e4", "e5", "Cf3", "—", "Ac4", "Cf6", "?"], &positions, &played);
    assert_eq!(spanish.language.code, "es");
    let moves: Vec<_> = spanish.moves.iter().map(|mv| mv.map(|mv| mv.to_string())).collect();
    let expected = [Some("e2e4"), Some("e7e5"), Some("g1f3"), None, Some("f1c4"), Some("g8f6"), None];
    assert_eq!(moves, expected.map(|uci| uci.map(str::to_owned)));
}
