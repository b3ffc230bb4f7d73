//! The number of times a position has occurred, and the effect under Article 9.

use crate::edition::Fivefold;

/// How often the position on the board has occurred in the game (9.2), as far as the rules distinguish.
///
/// [`Position::same_as`](touchmove_board::Position::same_as) decides whether two positions are the same.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Repetition {
    /// Once or twice: no claim is possible.
    None,
    /// Three or four times: the player on move may claim a draw (9.2).
    Threefold,
    /// Five times or more, but not at intervals of four half-moves (9.6.1 since 2017).
    Fivefold,
    /// Five times or more, the last five at intervals of four half-moves: both players moved to and fro (9.6.a of 2014).
    FivefoldInARow,
}

/// Both players move away and back: the position occurs again four half-moves later.
const TO_AND_FRO: usize = 4;

impl Repetition {
    /// The least number of half-moves before a position can occur for the third time.
    pub const SHORTEST_THREEFOLD: u32 = 2 * TO_AND_FRO as u32;

    /// Counts occurrences given the distances, in half-moves, from the current position back to each earlier one, the latest
    /// first. The current position, at distance 0, is not among them.
    ///
    /// The iterator is read only as far as needed.
    #[inline]
    pub fn of_distances(earlier: impl IntoIterator<Item = usize>) -> Self {
        let (mut times, mut in_a_row) = (1, 1);
        for distance in earlier {
            times += 1;
            in_a_row += usize::from(distance == TO_AND_FRO * in_a_row);
            if times >= 5 && (in_a_row == 5 || distance >= 4 * TO_AND_FRO) {
                break;
            }
        }
        match times {
            ..3 => Self::None,
            3..5 => Self::Threefold,
            _ if in_a_row < 5 => Self::Fivefold,
            _ => Self::FivefoldInARow,
        }
    }

    /// Counts occurrences given the half-moves after which the position occurred, in order; the last is the position on the board.
    #[must_use]
    pub fn of_plies(plies: &[usize]) -> Self {
        match plies.split_last() {
            Some((now, earlier)) => Self::of_distances(earlier.iter().rev().map(|ply| now.abs_diff(*ply))),
            None => Self::None,
        }
    }

    /// Returns true if a draw may be claimed (9.2).
    #[must_use]
    pub fn is_threefold(self) -> bool {
        self >= Self::Threefold
    }

    /// Returns true if the game has ended under the rule of an edition that has one (9.6.1; 9.6.a of 2014).
    #[must_use]
    pub fn is_fivefold(self, rule: Fivefold) -> bool {
        match rule {
            Fivefold::InARow => self == Self::FivefoldInARow,
            Fivefold::Any => self >= Self::Fivefold,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Repetition;

    #[test]
    fn times_and_gaps_decide() {
        for (plies, expected) in [
            (&[][..], Repetition::None),
            (&[7], Repetition::None),
            (&[0, 4], Repetition::None),
            (&[0, 4, 8], Repetition::Threefold),
            (&[0, 4, 8, 30], Repetition::Threefold),
            (&[0, 4, 8, 12, 16], Repetition::FivefoldInARow),
            (&[2, 10, 14, 18, 22, 26], Repetition::FivefoldInARow),
            (&[0, 4, 8, 12, 18], Repetition::Fivefold),
            (&[0, 6, 10, 14, 18], Repetition::Fivefold),
            (&[0, 4, 8, 12, 16, 22], Repetition::Fivefold),
            // Occurrences in between do not matter: after moves that were not recorded, a position can recur at once.
            (&[0, 4, 8, 12, 14, 16], Repetition::FivefoldInARow),
            (&[0, 4, 8, 10, 14, 16], Repetition::Fivefold),
        ] {
            assert_eq!(Repetition::of_plies(plies), expected, "{plies:?}");
        }
    }

    #[test]
    fn no_more_is_asked_for_than_needed() {
        let mut asked = 0;
        let distances = (1..).map(|times| 4 * times).inspect(|_| asked += 1);
        assert_eq!(Repetition::of_distances(distances), Repetition::FivefoldInARow);
        assert_eq!(asked, 4);
    }
}
