//! A game from two incomplete scoresheets and the board (8.5).

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use touchmove_laws::clock::Moment;
use touchmove_laws::{Act, Game, Reconstruction, RulingKind, Settings};

fn sheet(text: &str) -> Option<Vec<String>> {
    Some(text.split_whitespace().map(str::to_owned).collect())
}

fn reconstructed(white: &str, black: &str, board: &str) -> Reconstruction {
    let mut game = Game::open(Settings::default()).unwrap();
    let act = Act::Reconstruct { sheets: [sheet(white), sheet(black)], board: Some(board.parse().unwrap()) };
    let rulings = game.act(Moment::from_millis(0), &act).unwrap();
    match rulings.into_iter().next().unwrap().kind {
        RulingKind::Reconstruction(found) => *found,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn check(white: &str, black: &str, board: &str, agreed: usize, line: Option<&str>) {
    let found = reconstructed(white, black, board);
    let moves = found.line.map(|line| line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    assert_eq!((found.agreed, moves.as_deref()), (agreed, line), "{white} | {black} | {board}");
}

#[test]
fn gaps_are_filled_from_the_other_sheet_or_from_the_board() {
    let italian = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4";
    let line = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1";
    check("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O", italian, 7, Some(line));
    check("e4 e5 Nf3 - Bc4 - O-O", "e4 e5 Nf3 Nc6 - Bc5", italian, 3, Some(line));
    check("e4 e5 Nf3 - Bc4 - O-O", "e4 e5 Nf3", italian, 3, Some(line));
    // The last three moves are on neither sheet.
    check("e4 e5 Nf3 Nc6", "e4 e5 Nf3", italian, 3, Some(line));
}

#[test]
fn where_both_wrote_something_else_the_board_decides() {
    let board = "rnbqkbnr/ppp1pppp/3P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3";
    let line = "e2e4 a7a6 e4e5 d7d5 e5d6";
    let found = reconstructed("e4 a6 e5 d6 exd6", "e4 a6 e5 d5 exd6", board);
    assert_eq!(found.line, None, "a pawn is missing on a6");
    let board = "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3";
    let found = reconstructed("e4 a6 e5 d6 exd6", "e4 a6 e5 d5 -", board);
    // Both readings lead to the board; White's sheet is read first.
    assert_eq!(found.line.unwrap().len(), 5);
    assert_eq!(found.written, [Some("d6".to_owned()), Some("d5".to_owned())]);
    check("e4 a6 e5 - exd6", "e4 a6 e5 d5 exd6", board, 3, Some(line));
}

#[test]
fn what_is_written_was_played() {
    let board = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    check("e4 e5", "e4 e5", board, 2, Some("e2e4 e7e5"));
    // Black's sheet has a third move, so pieces must have moved away and back.
    let line = reconstructed("e4 e5", "e4 e5 Nf3", board).line.unwrap();
    assert_eq!((line.len(), line[2].to_string().as_str()), (6, "g1f3"));
    check("e4 e5", "e4 e5 a4", board, 2, None);
}

#[test]
fn a_search_without_end_ends() {
    let gaps = "- ".repeat(10_000);
    check(&gaps, &gaps, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 0, None);
    let gaps = "- ".repeat(500);
    check(&gaps, &gaps, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 0, None);
    check("- ".repeat(60).as_str(), "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", 0, None);
}
