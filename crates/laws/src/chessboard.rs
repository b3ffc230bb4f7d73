//! The chessboard: the moves that count, the position after them, and everything done so far towards the next move.
//!
//! Whatever a rule does, these invariants hold:
//!
//! - The position is the one after the moves of the record. The position before the last move, where known, is the one before the
//!   last move of the record.
//! - The pending moves are the moves of the record that are not completed, in order.
//! - Everything touched, carried out, announced or sealed towards a move was done by the player on move. It is cleared when the
//!   turn passes and when an earlier position is restored.
//! - Only of the last move is it stored that it broke Article 4.

mod making;
mod towards;
mod unseen;

pub(crate) use towards::WrongMove;

use crate::record::{Record, after_illegal, with_illegal};
use crate::touch::{BrokenTouch, Touched, taken_by};
use std::borrow::Cow;
use touchmove_board::{Color, Move, Position};
use towards::Towards;

/// The moves of a game, and everything done so far towards the next one.
#[derive(Clone, Debug)]
pub(crate) struct Chessboard {
    record: Record,
    position: Position,
    /// The moves made but not completed, as indices into the record.
    pending: Vec<usize>,
    /// `None` before the first move, and after an earlier position has been restored.
    last_move: Option<LastMove>,
    towards: Towards,
    sight: Sight,
}

/// How much of the board the referee has seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sight {
    /// The whole game.
    WholeGame,
    /// The current position and the moves reported since, but not how the game got there.
    SincePosition,
    /// Only whose turn it is, from the presses of the clock. The position is meaningless.
    Nothing,
}

/// What is known about the last move besides the record.
#[derive(Clone, Debug)]
struct LastMove {
    before: Position,
    /// What had been touched before it was made.
    touched: Touched,
    /// The breach of Article 4, while the opponent can still complain about it.
    broken_touch: Option<BrokenTouch>,
}

impl Chessboard {
    pub(crate) fn new(start: Position) -> Self {
        Self {
            record: Record::new(start),
            position: start,
            pending: Vec::new(),
            last_move: None,
            towards: Towards::default(),
            sight: Sight::WholeGame,
        }
    }

    /// The moves that count.
    pub(crate) const fn record(&self) -> &Record {
        &self.record
    }

    /// The position after the moves that count.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// The player on move.
    pub(crate) const fn turn(&self) -> Color {
        self.position.turn
    }

    /// The position on the board, including an illegal move that is not completed.
    pub(crate) fn as_it_stands(&self) -> Position {
        match self.wrong() {
            Some(wrong) => with_illegal(&self.position, wrong.mv),
            None => self.position,
        }
    }

    /// The position that a player sees when making a move now: after the opponent's illegal move, if one stands on the board and is
    /// not completed.
    pub(crate) fn position_for(&self, by: Color) -> Position {
        match self.wrong().filter(|_| self.turn() != by) {
            Some(wrong) => after_illegal(&self.position, wrong.mv),
            None => self.position,
        }
    }

    /// The position before the last move, unless an earlier position has been restored since.
    pub(crate) fn before_last_move(&self) -> Option<&Position> {
        self.last_move.as_ref().map(|last| &last.before)
    }

    /// What had been touched before the last move was made.
    pub(crate) fn touched_before_last_move(&self) -> Touched {
        self.last_move.as_ref().map(|last| last.touched.clone()).unwrap_or_default()
    }

    /// What the player had touched before the move at that index, and by making it.
    pub(crate) fn touched_by(&self, place: usize) -> Touched {
        let mut touched = match place + 1 == self.record.len() {
            true => self.touched_before_last_move(),
            false => Touched::default(),
        };
        touched.touch_by_move(&self.record.position_after(place), self.record.plies()[place].mv);
        touched
    }

    /// The breach of Article 4 in the last move, while the opponent can still complain about it.
    pub(crate) fn broken_touch(&self) -> Option<BrokenTouch> {
        self.last_move.as_ref()?.broken_touch
    }

    /// Returns true if that player made the last move.
    pub(crate) fn is_last_mover(&self, by: Color) -> bool {
        self.record.len().checked_sub(1).is_some_and(|last| self.record.mover(last) == by)
    }

    /// The moves made but not completed, as indices into the record.
    pub(crate) fn pending(&self) -> &[usize] {
        &self.pending
    }

    /// Returns true if that player has made a move that is not completed.
    pub(crate) fn has_pending(&self, by: Color) -> bool {
        self.pending.iter().any(|place| self.record.mover(*place) == by)
    }

    /// Returns true if that player is on move as far as the board shows: an illegal move on the board has passed the turn too.
    pub(crate) fn is_on_move_as_seen(&self, by: Color) -> bool {
        (self.turn() == by) == self.wrong().is_none()
    }

    /// The board as that player sees it: an illegal move of the opponent on it counts like any other.
    pub(crate) fn as_seen_by(&self, by: Color) -> Cow<'_, Self> {
        let mut seen = Cow::Borrowed(self);
        if self.turn() != by && self.wrong().is_some() {
            seen.to_mut().make_wrong();
        }
        seen
    }

    /// A move of the record in UCI.
    pub(crate) fn uci_at(&self, place: usize) -> Move {
        let ply = &self.record.plies()[place];
        match self.before_last_move() {
            Some(before) if place + 1 == self.record.len() => ply.mv.uci(before),
            _ => ply.mv.uci(&self.record.position_after(place)),
        }
    }

    /// 7.7.1 of 2017 names exactly these moves.
    pub(crate) fn is_castling_capture_or_promotion(&self, place: usize) -> bool {
        let Some(ply) = self.record.plies().get(place) else { return false };
        let before = self.record.position_after(place);
        ply.mv.promotion.is_some()
            || before.castling_side_of(ply.mv).is_some()
            || taken_by(&before, ply.mv).is_some()
    }
}

#[cfg(test)]
mod tests;
