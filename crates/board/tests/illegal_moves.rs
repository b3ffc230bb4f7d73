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
        // Pieces that go where they cannot, and take what is there.
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e5", "4k3/8/8/4P3/8/8/8/4K3"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", "4R3/8/8/8/8/8/8/4K3"),
        ("4k3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8", "3Pk3/8/8/8/8/8/8/4K3"),
    ] {
        let position: Position = before.parse().unwrap();
        assert_eq!(position.after(mv.parse().unwrap()).board.to_string(), after, "{mv} in {before}");
    }
}
