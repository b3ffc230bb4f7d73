//! Whether a player can still checkmate by any possible series of legal moves, and the consequences (5.2.2, 6.9).
//!
//! If a king is missing, which only an illegal move can cause, nothing is decided: play continues until people correct it.

use touchmove_board::{Color, Position};
use touchmove_helpmate::{Solver, Verdict};

/// Returns true if the position is dead (5.2.2), that is, neither player can checkmate. If the search cannot decide, the position
/// counts as alive.
pub fn is_dead(position: &Position, solver: &mut Solver) -> bool {
    position.board.has_one_king_each() && solver.is_dead(position) == Some(true)
}

/// Finds out whether that player can still checkmate. `None` if the search ends undecided or a king is missing.
pub fn can_checkmate(position: &Position, player: Color, solver: &mut Solver) -> Option<bool> {
    if !position.board.has_one_king_each() {
        return None;
    }
    solver.can_checkmate(position, player)
}

/// Finds out whether that player can still checkmate, and by which moves. Undecided if a king is missing.
pub(crate) fn ways_to_checkmate(position: &Position, player: Color, solver: &mut Solver) -> Verdict {
    match position.board.has_one_king_each() {
        true => solver.ask(position, player).verdict,
        false => Verdict::Undecided(0),
    }
}

/// The outcome of a loss that becomes a draw if the opponent could not checkmate: on time (6.9), by illegal moves (7.5.5), by
/// resigning (5.1.2 of 2023).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LossUnlessUnwinnable {
    /// A loss: the opponent could checkmate.
    Lost,
    /// A draw: the opponent could not.
    Drawn,
    /// Unknown: a person must decide.
    Undecided,
}

impl LossUnlessUnwinnable {
    /// The outcome for a player who loses in this position.
    pub fn of(loser: Color, position: &Position, solver: &mut Solver) -> Self {
        match can_checkmate(position, !loser, solver) {
            Some(true) => Self::Lost,
            Some(false) => Self::Drawn,
            None => Self::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{LossUnlessUnwinnable, can_checkmate, is_dead};
    use touchmove_board::{Color, Position};
    use touchmove_helpmate::Solver;

    #[test]
    fn a_loss_is_a_draw_if_the_opponent_could_not_checkmate() {
        for (fen, white_loses, black_loses, dead) in [
            (
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                LossUnlessUnwinnable::Drawn,
                LossUnlessUnwinnable::Lost,
                false,
            ),
            (
                "4k3/8/8/8/8/8/8/4K2N w - - 0 1",
                LossUnlessUnwinnable::Drawn,
                LossUnlessUnwinnable::Drawn,
                true,
            ),
            // Black's king has been captured.
            (
                "8/8/8/8/8/8/8/4K2R w - - 0 1",
                LossUnlessUnwinnable::Undecided,
                LossUnlessUnwinnable::Undecided,
                false,
            ),
        ] {
            let position: Position = fen.parse().unwrap();
            let solver = &mut Solver::default();
            assert_eq!(LossUnlessUnwinnable::of(Color::White, &position, solver), white_loses, "{fen}");
            assert_eq!(LossUnlessUnwinnable::of(Color::Black, &position, solver), black_loses, "{fen}");
            assert_eq!(is_dead(&position, solver), dead, "{fen}");
        }
    }

    #[test]
    fn nobody_knows_without_a_king() {
        let position: Position = "8/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
        assert_eq!(can_checkmate(&position, Color::White, &mut Solver::default()), None);
    }
}
