//! Moves without a capture or pawn move, and their effect under Article 9.

use touchmove_board::Position;

/// The number of consecutive moves without a capture or pawn move, counting the moves of both players.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct QuietMoves(u32);

impl QuietMoves {
    /// The number of such moves that led to a position.
    #[inline]
    #[must_use]
    pub const fn before(position: &Position) -> Self {
        Self(position.halfmove_clock)
    }

    /// The number without the last few moves.
    #[must_use]
    pub const fn without_last(self, moves: u32) -> Self {
        Self(self.0.saturating_sub(moves))
    }

    /// The number made by each player.
    #[inline]
    #[must_use]
    pub const fn by_each(self) -> u32 {
        self.0 / 2
    }

    /// Returns true if a draw may be claimed (9.3): fifty by each player.
    #[inline]
    #[must_use]
    pub const fn is_fifty(self) -> bool {
        self.by_each() >= 50
    }

    /// Returns true if the game has ended, in an edition that has the rule (9.6.2; 9.6.b of 2014): seventy-five by each player.
    #[inline]
    #[must_use]
    pub const fn is_seventyfive(self) -> bool {
        self.by_each() >= 75
    }
}

#[cfg(test)]
mod tests {
    use super::QuietMoves;

    #[test]
    fn both_players_have_to_make_them() {
        for (moves_by_both, by_each, is_fifty, is_seventyfive) in [
            (0, 0, false, false),
            (99, 49, false, false),
            (100, 50, true, false),
            (149, 74, true, false),
            (150, 75, true, true),
            (u32::MAX, u32::MAX / 2, true, true),
        ] {
            let quiet = QuietMoves(moves_by_both);
            let answers = (quiet.by_each(), quiet.is_fifty(), quiet.is_seventyfive());
            assert_eq!(answers, (by_each, is_fifty, is_seventyfive), "{moves_by_both}");
        }
    }
}
