//! Making moves, completing them and taking them back.

use super::towards::Towards;
use super::{Chessboard, LastMove};
use crate::Hands;
use crate::record::{Completed, HandsUsed, Legality, after_illegal};
use crate::touch::{BrokenTouch, Touched};
use touchmove_board::{Bitboard, Color, Move, Position};

impl Chessboard {
    /// Makes a legal move. It is not completed yet.
    pub(crate) fn make(&mut self, mv: Move) {
        self.advance(mv, self.position.after(mv), Legality::Legal);
    }

    /// Accepts the illegal move on the board as one that counts. It is not completed yet.
    pub(crate) fn make_wrong(&mut self) {
        if let Some(wrong) = self.wrong() {
            self.advance(wrong.mv, after_illegal(&self.position, wrong.mv), Legality::Illegal);
        }
    }

    /// Advances to the position after a move.
    fn advance(&mut self, mv: Move, after: Position, legality: Legality) {
        self.pending.push(self.record.len());
        self.record.push(mv, &after).legality = legality;
        let Towards { touched, .. } = core::mem::take(&mut self.towards);
        self.last_move = Some(LastMove { before: self.position, touched, broken_touch: None });
        self.position = after;
    }

    /// Records how the last move was made.
    pub(crate) fn note_last_move(&mut self, hands: Hands, broken_touch: Option<BrokenTouch>) {
        if let Some(last) = &mut self.last_move {
            last.broken_touch = broken_touch;
        }
        if let Some(place) = self.record.len().checked_sub(1) {
            self.set_hands(place, HandsUsed::of(hands));
        }
    }

    /// The player made the last move again. If one hand was used, this removes the offence.
    pub(crate) fn make_again(&mut self, hands: Hands) {
        if let Some(place) = self.record.len().checked_sub(1).filter(|_| hands == Hands::One) {
            self.set_hands(place, HandsUsed::OneAtLast);
        }
    }

    /// The arbiter reported that the move at that index was made with both hands.
    pub(crate) fn see_two_hands(&mut self, place: usize) {
        self.set_hands(place, HandsUsed::TwoSeen);
    }

    fn set_hands(&mut self, place: usize, hands: HandsUsed) {
        if let Some(ply) = self.record.ply_mut(place) {
            ply.hands = hands;
        }
    }

    /// 4.8: the opponent can no longer complain about the last move. Returns the breach, if there was one.
    pub(crate) fn give_up_complaint(&mut self) -> Option<BrokenTouch> {
        self.last_move.as_mut()?.broken_touch.take()
    }

    /// The opponent has replied: the last move can no longer be challenged. Returns it if it is illegal and now stands.
    pub(crate) fn let_last_move_stand(&mut self) -> Option<Move> {
        let ply = self.record.ply_mut(self.record.len().checked_sub(1)?)?;
        if ply.is_two_handed() {
            ply.hands = HandsUsed::TwoTooLate;
        }
        if ply.legality != Legality::Illegal {
            return None;
        }
        ply.legality = Legality::Stands;
        Some(ply.mv)
    }

    /// Completes all moves that a player has made. Returns their indices in the record.
    pub(crate) fn complete(&mut self, by: Color, completed: Completed) -> Vec<usize> {
        let own: Vec<usize> = self.pending.extract_if(.., |place| self.record.mover(*place) == by).collect();
        self.set_completed(&own, completed);
        own
    }

    /// Completes all moves that have been made.
    pub(crate) fn complete_all(&mut self) {
        let pending = core::mem::take(&mut self.pending);
        self.set_completed(&pending, Completed::Otherwise);
    }

    /// Completes the last move, whatever else is pending.
    pub(crate) fn complete_last_move(&mut self) {
        if let Some(last) = self.pending.pop_if(|place| *place + 1 == self.record.len()) {
            self.set_completed(&[last], Completed::Otherwise);
        }
    }

    fn set_completed(&mut self, places: &[usize], completed: Completed) {
        for place in places {
            if let Some(ply) = self.record.ply_mut(*place) {
                ply.completed = completed;
            }
        }
    }

    /// Goes back to the position after a ply.
    pub(crate) fn go_back_to(&mut self, ply: usize) {
        self.record.truncate(ply);
        self.stand_after_record();
    }

    /// Takes back the move at that index. The pieces return to their squares, and the player remains bound by what they touched.
    pub(crate) fn take_back(&mut self, place: usize, mut touched: Touched) {
        self.go_back_to(place);
        touched.put_back();
        self.towards.touched = touched;
    }

    /// Replaces the pawn that the move at that index left on the last rank by a queen. Play continues from there.
    pub(crate) fn make_queen_at(&mut self, place: usize) {
        self.record.truncate(place + 1);
        self.record.make_queen(place);
        self.stand_after_record();
    }

    /// Sets the position from the record. Nothing has been done towards the next move.
    fn stand_after_record(&mut self) {
        self.position = self.record.position_after(self.record.len());
        self.pending.retain(|place| *place < self.record.len());
        self.last_move = None;
        self.towards = Towards::default();
    }

    /// Removes the right to castle with the rooks on these squares from the whole game.
    pub(crate) fn bar_castling(&mut self, rooks: Bitboard) {
        self.record.bar_castling(rooks);
        let before = self.last_move.as_mut().map(|last| &mut last.before);
        for position in [Some(&mut self.position), before].into_iter().flatten() {
            position.castling = position.castling.without(rooks);
        }
    }
}
