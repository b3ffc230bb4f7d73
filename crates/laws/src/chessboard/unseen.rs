//! A board that the referee has not seen. From the presses it knows only whose turn it is and how many moves have been
//! completed.
//!
//! While the board is unseen the record is empty and nothing is pending. Only the turn in the position is meaningful.

use super::{Chessboard, Sight};
use crate::record::Record;
use touchmove_board::{Color, Position};

impl Chessboard {
    /// A board whose moves are not reported.
    pub(crate) fn unseen(start: Position) -> Self {
        Self { sight: Sight::Nothing, ..Self::new(start) }
    }

    /// Returns true if the referee knows the position on the board.
    pub(crate) fn is_seen(&self) -> bool {
        self.sight != Sight::Nothing
    }

    /// Returns true if the referee knows how the game reached its position.
    pub(crate) fn has_whole_game(&self) -> bool {
        self.sight == Sight::WholeGame
    }

    /// A player has completed a move that was not reported.
    pub(crate) fn complete_unseen(&mut self, by: Color) {
        let mut completed = self.record.completed();
        completed[by as usize] += 1;
        self.lose_sight(completed, !by);
    }

    /// Takes back a move that was not reported: the player moves again.
    pub(crate) fn take_back_unseen(&mut self, by: Color) {
        let mut completed = self.record.completed();
        completed[by as usize] = completed[by as usize].saturating_sub(1);
        self.lose_sight(completed, by);
    }

    fn lose_sight(&mut self, completed: [u32; 2], turn: Color) {
        let position = Position { turn, ..self.position };
        *self = Self {
            sight: Sight::Nothing,
            record: Record::after_unseen(completed, position),
            ..Self::new(position)
        };
    }

    /// The arbiter reports the position on the board.
    pub(crate) fn show(&mut self, position: Position) {
        let completed = self.record.completed();
        *self = Self {
            sight: Sight::SincePosition,
            record: Record::after_unseen(completed, position),
            ..Self::new(position)
        };
    }
}
