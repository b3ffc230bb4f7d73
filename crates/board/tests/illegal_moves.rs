//! Illegal moves made on the board: what stands there afterwards.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

use touchmove_board::Position;

#[test]
fn what_is_made_illegally_is_what_stands_there() {
    for (before, mv, after) in [
        // Castling over and onto pieces: they are taken, whichever they are.
        ("4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1", "e1a1", "4k3/8/8/8/8/8/8/2KR4"),
        ("4k3/8/8/8/8/8/8/4KBNR w K - 0 1", "e1h1", "4k3/8/8/8/8/8/8/5RK1"),
        ("r1n1k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8a8", "2kr4/8/8/8/8/8/8/4K3"),
        // Castling without the right to it moves the rook too; a king that is let go alone does not.
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1", "4k3/8/8/8/8/8/8/5RK1"),
        ("r3k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8a8", "2kr4/8/8/8/8/8/8/4K3"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "4k3/8/8/8/8/8/8/6KR"),
        // A capture en passant without the right to it takes the pawn too; elsewhere a pawn just goes there.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "4k3/8/3P4/8/8/8/8/4K3"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", "d4e3", "4k3/8/8/8/8/4p3/8/4K3"),
        ("4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1", "e5d6", "4k3/8/3P4/3n4/8/8/8/4K3"),
        ("4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1", "e4d5", "4k3/8/8/3P4/3p4/8/8/4K3"),
        // Pieces that go where they cannot, and take what is there.
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e5", "4k3/8/8/4P3/8/8/8/4K3"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", "4R3/8/8/8/8/8/8/4K3"),
        ("4k3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8", "3Pk3/8/8/8/8/8/8/4K3"),
    ] {
        let position: Position = before.parse().unwrap();
        assert_eq!(position.after(mv.parse().unwrap()).board.to_string(), after, "{mv} in {before}");
    }
}

#[test]
fn a_king_castles_as_far_as_the_board_shows() {
    for (position, written, castling) in [
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", Some("e1h1")),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1c1", Some("e1a1")),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", Some("e1a1")),
        ("4k3/8/8/8/8/8/8/5KR1 w - - 0 1", "f1g1", Some("f1g1")),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", None),
        ("4k3/8/8/8/8/8/4K3/7R w - - 0 1", "e2g2", None),
        ("4k3/8/8/8/8/8/8/3K3R w - - 0 1", "d1f1", None),
    ] {
        let position: Position = position.parse().unwrap();
        let found = position.castling_by_hand(written.parse().unwrap());
        assert_eq!(found.map(|mv| mv.to_string()).as_deref(), castling, "{written}");
        let standard = found.filter(|_| written.starts_with("e1"));
        assert!(standard.is_none_or(|mv| mv.uci(&position).to_string() == written), "{written}");
    }
}
