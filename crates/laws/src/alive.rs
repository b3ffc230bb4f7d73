//! Recognises moves that cannot have made a position dead (5.2.2), so that the search for a helpmate can be skipped.
//!
//! A position is dead if no series of legal moves leads to checkmate. If the players can return to the position before the
//! last move, every series of moves that was possible there is still possible, so a player who could checkmate before can
//! checkmate now. A move that can be undone therefore keeps a living position alive. The question arises only after a pawn
//! move, a capture, castling, the loss of a right to castle or capture en passant, or a move that leaves the opponent no
//! waiting move.

use touchmove_board::{Move, Position, Role};

/// Returns true if both players can go back: the opponent makes some move, the mover returns, the opponent returns, and the
/// position is the same as before.
pub(crate) fn can_be_undone(before: &Position, mv: Move, after: &Position) -> bool {
    if !is_reversible(before, mv, after) {
        return false;
    }
    let back = Move::new(mv.to, mv.from);
    after.legal_moves().into_iter().any(|reply| {
        let replied = after.after(reply);
        if !is_reversible(after, reply, &replied) || !replied.is_legal(back) {
            return false;
        }
        let returned = replied.after(back);
        let reply_back = Move::new(reply.to, reply.from);
        // 9.2: the same pieces, player on move, rights to castle and captures en passant.
        returned.is_legal(reply_back) && returned.after(reply_back).same_as(before)
    })
}

/// Returns true for a move of a piece other than a pawn that captures nothing and loses no right to castle.
fn is_reversible(before: &Position, mv: Move, after: &Position) -> bool {
    before.board.role_at(mv.from) != Some(Role::Pawn)
        && before.board.piece_at(mv.to).is_none()
        && before.castling == after.castling
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::can_be_undone;
    use touchmove_board::{Move, Position};
    use touchmove_helpmate::is_dead;

    fn undone(fen: &str, mv: &str) -> bool {
        let before: Position = fen.parse().unwrap();
        let mv: Move = mv.parse().unwrap();
        can_be_undone(&before, mv, &before.after(mv))
    }

    #[test]
    fn a_move_of_a_piece_can_be_undone_and_nothing_else() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for (fen, mv, expected) in [
            (start, "g1f3", true),
            (start, "e2e4", false),
            // A capture, castling, the loss of a right to castle.
            ("4k3/8/8/8/8/8/4n3/4K2R w K - 0 1", "e1e2", false),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", false),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1g1", false),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1g1", true),
            // The en passant capture that was possible before is lost for good.
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e1e2", false),
            // The only reply is a capture, which cannot be undone.
            ("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1", "g1g7", false),
            // The only reply is a pawn move.
            ("k7/1RK5/8/8/8/7p/8/8 w - - 0 1", "c7c8", false),
        ] {
            assert_eq!(undone(fen, mv), expected, "{mv} in {fen}");
        }
    }

    /// Tests the argument on endings that are close to dead: a living position stays alive after a move that can be undone.
    #[test]
    fn what_can_be_undone_stays_alive() {
        let mut tried = 0;
        for fen in [
            "8/8/8/4k3/8/8/8/R3K3 w - - 0 1",
            "8/8/3k4/8/8/2b5/8/1B2K3 w - - 0 1",
            "8/2k5/8/1p1p2p1/1P1P4/6P1/2K5/8 w - - 0 1",
            "3k4/8/6p1/p2p4/P2P2P1/8/3K4/8 b - - 0 1",
            "8/8/8/8/8/5k2/4n3/4K2N w - - 0 1",
            "k7/P1K5/8/8/8/8/8/2B5 w - - 0 1",
            "7k/8/8/8/8/6pp/6Pp/7K w - - 0 1",
        ] {
            let start: Position = fen.parse().unwrap();
            let mut positions = vec![start];
            for mv in start.legal_moves() {
                positions.push(start.after(mv));
            }
            for before in positions.iter().filter(|position| is_dead(position) == Some(false)) {
                for mv in before.legal_moves() {
                    let after = before.after(mv);
                    if after.has_legal_move() && can_be_undone(before, mv, &after) {
                        assert_ne!(is_dead(&after), Some(true), "{mv} in {before}");
                        tried += 1;
                    }
                }
            }
        }
        assert!(tried > 100, "only {tried} moves could be undone");
    }
}
