//! What the player on move has done towards a move before it is made: pieces touched and released, an illegal move on the board, a
//! blind player's move carried out or announced, a reply in the second envelope.

use super::Chessboard;
use crate::Hands;
use crate::edition::Citations;
use crate::sealing::SealedReply;
use crate::touch::{BrokenTouch, Obligation, Touched};
use touchmove_board::{CastlingSide, Move, Position, Reason, Role, Square};

/// What the player on move has done towards a move.
#[derive(Clone, Debug, Default)]
pub(super) struct Towards {
    pub(super) touched: Touched,
    pub(super) on_the_board: OnTheBoard,
    /// The move that a blind player has announced but not yet carried out.
    announced: Option<String>,
    /// The reply to a sealed move, sealed because the opponent is absent.
    reply: Option<SealedReply>,
}

/// A move that the player on move has carried out but that does not yet count as made.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum OnTheBoard {
    #[default]
    Nothing,
    /// An illegal move.
    Illegal(WrongMove),
    /// A move that a blind player has carried out on their own board but not announced.
    Unannounced(Move, Hands),
}

/// An illegal move on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct WrongMove {
    pub(crate) mv: Move,
    pub(crate) reason: Reason,
}

impl WrongMove {
    /// The square of the moved piece; in castling, of the king.
    fn arrival(self, position: &Position) -> Square {
        match position.castling_by_hand(self.mv) == Some(self.mv) {
            true => CastlingSide::of(self.mv.from, self.mv.to).king_to(position.turn),
            false => self.mv.to,
        }
    }
}

impl Chessboard {
    /// What the player on move has touched.
    pub(crate) const fn touched(&self) -> &Touched {
        &self.towards.touched
    }

    /// The illegal move on the board that is not completed.
    pub(crate) const fn wrong(&self) -> Option<WrongMove> {
        match self.towards.on_the_board {
            OnTheBoard::Illegal(wrong) => Some(wrong),
            OnTheBoard::Nothing | OnTheBoard::Unannounced(..) => None,
        }
    }

    /// The same move in UCI.
    pub(crate) fn wrong_uci(&self) -> Option<Move> {
        self.wrong().map(|wrong| wrong.mv.uci(&self.position))
    }

    /// The move that a blind player on move has carried out but not announced.
    pub(crate) const fn unannounced(&self) -> Option<(Move, Hands)> {
        match self.towards.on_the_board {
            OnTheBoard::Unannounced(mv, hands) => Some((mv, hands)),
            OnTheBoard::Nothing | OnTheBoard::Illegal(_) => None,
        }
    }

    pub(crate) const fn reply(&self) -> Option<&SealedReply> {
        self.towards.reply.as_ref()
    }

    /// Returns true if the player on move has touched a piece or made an illegal move.
    pub(crate) fn has_begun_a_move(&self) -> bool {
        !self.towards.touched.is_empty() || self.wrong().is_some()
    }

    /// What Article 4 obliges the player on move to do.
    pub(crate) fn obligation(&self, cites: &Citations) -> Option<Obligation> {
        self.towards.touched.obligation(&self.position, cites)
    }

    /// The item of Article 4 that a legal move would break, if any.
    pub(crate) fn broken_by(&self, mv: Move, cites: &Citations) -> Option<BrokenTouch> {
        self.obligation(cites)?.broken_by(mv)
    }

    /// What the last move broke, given that this piece was touched before it as well; and everything touched before it.
    pub(crate) fn broken_with(&self, square: Square, cites: &Citations) -> Option<(BrokenTouch, Touched)> {
        let last = self.record.plies().last().filter(|last| !last.is_illegal())?;
        let before = self.record.position_after(self.record.len() - 1);
        before.board.piece_at(square)?;
        let mut touched = self.touched_before_last_move();
        touched.touch(square);
        let broken = touched.obligation(&before, cites)?.broken_by(last.mv)?;
        Some((broken, touched))
    }

    /// The player on move touches a piece. A piece that an illegal move has displaced counts as touched on its original square.
    pub(crate) fn touch(&mut self, square: Square) {
        let carried_off = self.wrong().filter(|wrong| wrong.arrival(&self.position) == square);
        self.towards.touched.touch(carried_off.map_or(square, |wrong| wrong.mv.from));
    }

    /// The player releases a king or pawn in the middle of a move.
    pub(crate) fn release(&mut self, from: Square, to: Square) {
        self.put_right_on_the_board();
        self.towards.touched.release(from, to);
    }

    /// The new piece touches the square of promotion.
    pub(crate) fn choose(&mut self, role: Role) {
        self.towards.touched.choose(role);
    }

    /// A claim was based on that move (9.5: it must be played).
    pub(crate) fn state(&mut self, mv: Move) {
        self.towards.touched.state(self.position.resolve(mv));
    }

    /// Makes an illegal move on the board.
    pub(crate) fn stand_illegal(&mut self, mv: Move, reason: Reason) {
        self.towards.touched.touch_by_move(&self.position, mv);
        // Castling by hand moves the rook too, with or without the right to castle.
        let mv = self.position.castling_by_hand(mv).unwrap_or(mv);
        self.towards.on_the_board = OnTheBoard::Illegal(WrongMove { mv, reason });
    }

    /// When the clock is pressed, a piece released in the middle of a move counts as an illegal move on the board.
    pub(crate) fn take_release_for_a_move(&mut self) {
        let Some(released) = self.towards.touched.released().filter(|_| self.wrong().is_none()) else {
            return;
        };
        let mv = Move::new(released.from, released.to);
        let reason = self.position.why(mv).err().unwrap_or(Reason::CannotReach(Role::King));
        self.towards.on_the_board = OnTheBoard::Illegal(WrongMove { mv, reason });
    }

    /// A blind player carries out a move on their own board. It counts as made when it is announced.
    pub(crate) fn carry_out_unannounced(&mut self, mv: Move, hands: Hands) {
        self.towards.touched.touch_by_move(&self.position, mv);
        self.towards.on_the_board = OnTheBoard::Unannounced(mv, hands);
    }

    /// A blind player announces a move before carrying it out.
    pub(crate) fn announce_beforehand(&mut self, text: &str) {
        self.towards.announced = Some(text.to_owned());
    }

    pub(crate) const fn take_announced(&mut self) -> Option<String> {
        self.towards.announced.take()
    }

    /// The pieces return to where they were. The obligation to move or capture them stays.
    pub(crate) fn put_pieces_back(&mut self) {
        self.towards.on_the_board = OnTheBoard::Nothing;
        self.towards.announced = None;
        self.towards.touched.put_back();
    }

    /// Takes back the illegal move on the board. Play continues from the position before it.
    pub(crate) fn take_back_wrong(&mut self) {
        self.put_right_on_the_board();
        self.towards.touched.put_back();
    }

    fn put_right_on_the_board(&mut self) {
        if self.wrong().is_some() {
            self.towards.on_the_board = OnTheBoard::Nothing;
        }
    }

    pub(crate) fn seal_reply(&mut self, reply: SealedReply) {
        self.towards.reply = Some(reply);
    }

    pub(crate) const fn reply_mut(&mut self) -> Option<&mut SealedReply> {
        self.towards.reply.as_mut()
    }

    pub(crate) const fn take_reply(&mut self) -> Option<SealedReply> {
        self.towards.reply.take()
    }
}
