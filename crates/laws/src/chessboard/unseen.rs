//! A board that the referee has not seen: it knows whose turn it is and how many moves have been completed, by the presses.
//!
//! While nothing is seen the record is empty and nothing is pending; the position has the right turn and means nothing else.

use super::{Chessboard, Sight};
use crate::record::Record;
use touchmove_board::{Color, Position};

impl Chessboard {
    /// A board on which nobody tells the moves.
    pub(crate) fn unseen(start: Position) -> Self {
        Self { sight: Sight::Nothing, ..Self::new(start) }
    }

    /// Does the referee know what stands on the board?
    pub(crate) fn is_seen(&self) -> bool {
        self.sight != Sight::Nothing
    }

    /// Does the referee know how the game came to where it is?
    pub(crate) fn has_whole_game(&self) -> bool {
        self.sight == Sight::WholeGame
    }

    /// A player has completed a move that nobody told.
    pub(crate) fn complete_unseen(&mut self, by: Color) {
        let mut completed = self.record.completed();
        completed[by as usize] += 1;
        self.lose_sight(completed, !by);
    }

    /// A move that nobody told is taken back: the player moves again.
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

    /// The arbiter says what stands on the board.
    pub(crate) fn show(&mut self, position: Position) {
        let completed = self.record.completed();
        *self = Self {
            sight: Sight::SincePosition,
            record: Record::after_unseen(completed, position),
            ..Self::new(position)
        };
    }
}
