//! The chessboard: the moves that count, the position after them, and what has been done towards the next move.
//!
//! Whatever a rule does, this holds:
//!
//! - The position is the one after the moves of the record; the one before the last move, where it is known, is that before the last
//!   move of the record.
//! - The pending moves are those of the record that are not completed, in order.
//! - What was touched, carried out, announced or sealed towards a move was done by the player on move. It is gone when the turn
//!   passes, and when a position is put back.
//! - That the last move broke Article 4 is known of no other move than the last.

mod making;
mod towards;
mod unseen;

pub(crate) use towards::WrongMove;

use crate::record::{Record, after_illegal, with_illegal};
use crate::touch::{BrokenTouch, Touched, taken_by};
use std::borrow::Cow;
use touchmove_board::{Color, Move, Position};
use towards::Towards;

/// The moves of a game, and what has been done towards the next one.
#[derive(Clone, Debug)]
pub(crate) struct Chessboard {
    record: Record,
    position: Position,
    /// The moves made and not completed, by their places in the record.
    pending: Vec<usize>,
    /// None before the first move, and when something has been put back since.
    last_move: Option<LastMove>,
    towards: Towards,
    sight: Sight,
}

/// How much of the board the referee has seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sight {
    /// All of the game.
    WholeGame,
    /// What stands on it now, and what has been told since: not how the game came there.
    SincePosition,
    /// Nothing but whose turn it is, by the presses. The position means nothing.
    Nothing,
}

/// What is known of the last move besides the record.
#[derive(Clone, Debug)]
struct LastMove {
    before: Position,
    /// What had been touched when it was made.
    touched: Touched,
    /// It broke Article 4, and the opponent can still complain.
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

    /// The position after them.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// Who is on move.
    pub(crate) const fn turn(&self) -> Color {
        self.position.turn
    }

    /// The position as it stands, an illegal move included that is not completed.
    pub(crate) fn as_it_stands(&self) -> Position {
        match self.wrong() {
            Some(wrong) => with_illegal(&self.position, wrong.mv),
            None => self.position,
        }
    }

    /// The position as a player finds it who makes a move now: after an illegal move of the opponent's that is not completed, if one
    /// stands on the board.
    pub(crate) fn position_for(&self, by: Color) -> Position {
        match self.wrong().filter(|_| self.turn() != by) {
            Some(wrong) => after_illegal(&self.position, wrong.mv),
            None => self.position,
        }
    }

    /// The position before the last move, if nothing has been put back since.
    pub(crate) fn before_last_move(&self) -> Option<&Position> {
        self.last_move.as_ref().map(|last| &last.before)
    }

    /// What had been touched when the last move was made.
    pub(crate) fn touched_before_last_move(&self) -> Touched {
        self.last_move.as_ref().map(|last| last.touched.clone()).unwrap_or_default()
    }

    /// What the player had touched when the move of that place was made, and by making it.
    pub(crate) fn touched_by(&self, place: usize) -> Touched {
        let mut touched = match place + 1 == self.record.len() {
            true => self.touched_before_last_move(),
            false => Touched::default(),
        };
        touched.touch_by_move(&self.record.position_after(place), self.record.plies()[place].mv);
        touched
    }

    /// The last move broke Article 4, and the opponent can still complain.
    pub(crate) fn broken_touch(&self) -> Option<BrokenTouch> {
        self.last_move.as_ref()?.broken_touch
    }

    /// Did that player make the last move?
    pub(crate) fn is_last_mover(&self, by: Color) -> bool {
        self.record.len().checked_sub(1).is_some_and(|last| self.record.mover(last) == by)
    }

    /// The moves made and not completed, by their places in the record.
    pub(crate) fn pending(&self) -> &[usize] {
        &self.pending
    }

    /// Has that player made a move that is not completed?
    pub(crate) fn has_pending(&self, by: Color) -> bool {
        self.pending.iter().any(|place| self.record.mover(*place) == by)
    }

    /// Is it that player's move, as far as the board shows? An illegal move that stands there has passed the turn too.
    pub(crate) fn is_on_move_as_seen(&self, by: Color) -> bool {
        (self.turn() == by) == self.wrong().is_none()
    }

    /// The board with the opponent's illegal move, if one stands on it, made like any other.
    pub(crate) fn as_seen_by(&self, by: Color) -> Cow<'_, Self> {
        let mut seen = Cow::Borrowed(self);
        if self.turn() != by && self.wrong().is_some() {
            seen.to_mut().make_wrong();
        }
        seen
    }

    /// A move of the record as UCI writes it.
    pub(crate) fn uci_at(&self, place: usize) -> Move {
        let ply = &self.record.plies()[place];
        match self.before_last_move() {
            Some(before) if place + 1 == self.record.len() => ply.mv.uci(before),
            _ => ply.mv.uci(&self.record.position_after(place)),
        }
    }

    /// 7.7.1 of 2017 has a closed list.
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
