//! Making moves on the board (4.6 and 4.7): whole ones, castling and promotion step by step, and illegal ones.

use crate::chessboard::WrongMove;
use crate::edition::{EndingMoves, TwoHands};
use crate::endings::{Ending, ending};
use crate::game::{Outcome, Refused};
use crate::offences::{Offence, ranks_with_two_hands};
use crate::ruling::Rulings;
use crate::touch::castling_begun;
use crate::{ActFault, Breach, Game, Hands, Phase, Refusal, RulingKind, Stated};
use touchmove_board::{Color, Move, Rank, Reason, Role, Square};
use touchmove_notation::{Mode, ReadFault, Style, read, write};

impl Game {
    /// The move that was stated, legal or not in UCI, legal in algebraic notation.
    pub(crate) fn read_stated(&self, stated: &Stated) -> Result<Move, ActFault> {
        match stated {
            Stated::Uci(mv) => Ok(*mv),
            Stated::Algebraic(text) => {
                read(self.board.position(), text, self.settings.language, Mode::Forgiving).map_err(|fault| {
                    match fault {
                        ReadFault::Unreadable => ActFault::UnreadableMove,
                        ReadFault::Ambiguous(_) => ActFault::AmbiguousMove,
                        ReadFault::Illegal { .. } => ActFault::NoSuchMove,
                    }
                })
            }
        }
    }

    pub(crate) fn read_optional(&self, stated: Option<&Stated>) -> Result<Option<Move>, Refused> {
        let unread = |_| Refused(self.law.cites.made, Refusal::NothingThere);
        stated.map(|stated| self.read_stated(stated).map_err(unread)).transpose()
    }

    pub(crate) fn make_stated(
        &mut self,
        by: Color,
        stated: &Stated,
        hands: Hands,
        rulings: &mut Rulings,
    ) -> Outcome {
        let Some(mv) = self.read_optional(Some(stated))? else { return Ok(()) };
        if self.phase() == Phase::Sealing {
            return self.move_while_sealing(by, mv, rulings);
        }
        self.carry_out_move(by, mv, hands, rulings);
        Ok(())
    }

    /// The player on move makes a move.
    pub(crate) fn make(&mut self, by: Color, mv: Move, hands: Hands, rulings: &mut Rulings) {
        if self.give_up_complaints(by, rulings).is_some() {
            return;
        }
        self.let_stand(by, rulings);
        // An illegal move before it is put right by this one.
        self.board.put_pieces_back();
        match self.board.position().why(mv) {
            Ok(meant) => self.make_legal(by, meant, hands, rulings),
            Err(reason) => self.make_illegal(by, mv, reason, rulings),
        }
    }

    fn make_legal(&mut self, by: Color, mv: Move, hands: Hands, rulings: &mut Rulings) {
        let broken = self.board.broken_by(mv, &self.law.cites);
        self.push_made(by, mv, rulings);
        self.note_unwritten(by, rulings);
        self.board.note_last_move(hands, broken);
        let heeds = broken.is_none() || self.law.ending_moves == EndingMoves::HeedArticle3;
        if let Some(ending) = ending(&self.board, self.law).filter(|_| heeds) {
            if hands == Hands::Two && self.regime.acts_on_sight() {
                self.note_two_hands(by, rulings);
            }
            return self.end_by_move(by, ending, rulings);
        }
        let is_put_back = hands == Hands::Two && self.judge_two_hands(by, rulings);
        if !self.clock.is_there() && !is_put_back {
            self.complete_without_clock(by, rulings);
        }
    }

    /// The move is on the board, and it is the opponent's turn.
    pub(crate) fn push_made(&mut self, by: Color, mv: Move, rulings: &mut Rulings) {
        let before = *self.board.position();
        self.complete_by_next_move(by, rulings);
        let san = write(&before, mv, self.settings.language, Style::PGN);
        rulings.push_last(self.made_article(by), RulingKind::Made { by, mv: mv.uci(&before), san });
        self.board.make(mv);
    }

    fn make_illegal(&mut self, by: Color, mv: Move, reason: Reason, rulings: &mut Rulings) {
        self.board.stand_illegal(mv, reason);
        let san = write(self.board.position(), mv, self.settings.language, Style::PGN);
        rulings.push_last(self.made_article(by), RulingKind::Made { by, mv, san });
        if !self.clock.is_there() {
            self.complete_illegal(by, rulings);
        }
    }

    /// A move that ends the game is completed by that.
    pub(crate) fn end_by_move(&mut self, by: Color, ending: Ending, rulings: &mut Rulings) {
        self.board.complete_last_move();
        self.clock.restore_moves(self.board.record().completed());
        let mv = self.board.uci_at(self.board.record().len() - 1);
        rulings.push(self.law.cites.completed, RulingKind::Completed { by, mv });
        self.end(ending, rulings);
    }

    /// 4.1: what a move with two hands is when it is made. Tells whether it was put back.
    fn judge_two_hands(&mut self, by: Color, rulings: &mut Rulings) -> bool {
        if !self.regime.acts_on_sight() {
            return false;
        }
        let place = self.board.record().len() - 1;
        let waits_for_press =
            matches!(self.law.two_hands, TwoHands::IllegalAtThePress(_)) && self.clock.is_there();
        match ranks_with_two_hands(place, &self.board, self.law) {
            Some(_) if waits_for_press => false,
            Some(ranked) => {
                self.raise(by, Offence::TwoHands { place, ranked }, rulings);
                true
            }
            None => {
                self.note_two_hands(by, rulings);
                false
            }
        }
    }

    pub(crate) fn note_two_hands(&self, by: Color, rulings: &mut Rulings) {
        rulings.push(self.law.cites.one_hand, RulingKind::Violation { by, what: Breach::TwoHands });
    }

    /// A king in castling or a pawn on the last rank is let go.
    pub(crate) fn place(&mut self, by: Color, from: Square, to: Square, rulings: &mut Rulings) -> Outcome {
        let is_pawn = self.board.position().board.of(by, Role::Pawn).has(from);
        let reaches_last_rank = is_pawn && to.rank() == Rank::Eighth.seen_by(by);
        if !reaches_last_rank && castling_begun(self.board.position(), from, to).is_none() {
            return Err(Refused(self.law.cites.made, Refusal::NotPartOfAMove));
        }
        if self.give_up_complaints(by, rulings).is_some() {
            return Ok(());
        }
        self.board.release(from, to);
        self.push_obligation(by, rulings);
        Ok(())
    }

    /// The new piece is let go on the square of promotion: of a pawn that stands there, or was let go there.
    pub(crate) fn promote(&mut self, by: Color, role: Role, rulings: &mut Rulings) -> Outcome {
        let pawn_on = |from: Square| self.board.position().board.of(by, Role::Pawn).has(from);
        let waiting = match (self.board.wrong(), self.board.touched().released()) {
            (Some(WrongMove { mv, reason: Reason::PawnNotPromoted }), _) => Some((mv.from, mv.to)),
            (None, Some(released)) if pawn_on(released.from) => Some((released.from, released.to)),
            _ => None,
        };
        let Some((from, to)) = waiting else {
            return Err(Refused(self.law.cites.pawn_released, Refusal::NoPawnToPromote));
        };
        self.carry_out_move(by, Move::promoting(from, to, role), Hands::One, rulings);
        Ok(())
    }
}
