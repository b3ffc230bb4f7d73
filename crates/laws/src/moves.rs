//! Making moves on the board (4.6 and 4.7): complete moves, castling and promotion step by step, and illegal moves.

use crate::chessboard::WrongMove;
use crate::edition::{EndingMoves, TwoHands};
use crate::endings::{Ending, ending};
use crate::game::{Outcome, Refused};
use crate::offences::{Offence, ranks_with_two_hands};
use crate::ruling::Rulings;
use crate::touch::castling_begun;
use crate::{ActError, Breach, Game, Hands, NoteOf, Phase, Promoting, Refusal, RulingKind, Stated};
use touchmove_board::{Color, Move, Position, Rank, Reason, Role, Square};
use touchmove_notation::{Mode, ReadError, Style, read, write};

impl Game {
    /// Reads a stated move: in UCI it may be illegal, in algebraic notation it must be legal.
    pub(crate) fn read_stated(&self, stated: &Stated) -> Result<Move, ActError> {
        self.read_at(self.board.position(), stated)
    }

    /// Reads a move that a player stated, on the board as that player sees it.
    pub(crate) fn read_stated_by(&self, by: Color, stated: &Stated) -> Result<Move, ActError> {
        self.read_at(&self.board.position_for(by), stated)
    }

    /// The stated move, if it is legal.
    pub(crate) fn read_legal(&self, stated: &Stated) -> Option<Move> {
        self.board.position().why(self.read_stated(stated).ok()?).ok()
    }

    fn read_at(&self, position: &Position, stated: &Stated) -> Result<Move, ActError> {
        match stated {
            Stated::Uci(mv) => Ok(*mv),
            Stated::Algebraic(text) => {
                read(position, text, self.settings.language, Mode::Forgiving).map_err(|fault| match fault {
                    ReadError::Unreadable => ActError::UnreadableMove,
                    ReadError::Ambiguous(_) => ActError::AmbiguousMove,
                    ReadError::Illegal { .. } => ActError::NoSuchMove,
                })
            }
        }
    }

    pub(crate) fn read_optional(&self, stated: Option<&Stated>) -> Result<Option<Move>, Refused> {
        self.read_optional_by(self.board.turn(), stated)
    }

    /// The same, on the board as that player sees it.
    pub(crate) fn read_optional_by(
        &self,
        by: Color,
        stated: Option<&Stated>,
    ) -> Result<Option<Move>, Refused> {
        stated.map(|stated| self.read_stated_by(by, stated).map_err(|_| self.unread())).transpose()
    }

    fn unread(&self) -> Refused {
        Refused(self.law.cites.made, Refusal::NothingThere)
    }

    pub(crate) fn make_stated(
        &mut self,
        by: Color,
        stated: &Stated,
        hands: Hands,
        rulings: &mut Rulings,
    ) -> Outcome {
        if self.is_made_again(by, stated) {
            self.board.make_again(hands);
            return Ok(());
        }
        let mv = self.read_stated_by(by, stated).map_err(|_| self.unread())?;
        self.may_move_while_sealing()?;
        self.pass_the_turn_to(by, rulings);
        if self.phase() == Phase::Sealing {
            return self.move_while_sealing(by, mv, rulings);
        }
        self.carry_out_move(by, mv, hands, rulings);
        Ok(())
    }

    /// 7.5.4: returns true if this repeats the player's last move, which was made with both hands and neither completed nor replied
    /// to. Up to 2017 a penalty given when the move was made remains.
    pub(crate) fn is_made_again(&self, by: Color, stated: &Stated) -> bool {
        let Some(before) = self.board.before_last_move().filter(|_| self.board.turn() != by) else {
            return false;
        };
        let Some(last) = self.board.pending().last().map(|place| &self.board.record().plies()[*place]) else {
            return false;
        };
        let again = match stated {
            Stated::Uci(mv) => Some(before.resolve(*mv)),
            Stated::Algebraic(text) => read(before, text, self.settings.language, Mode::Forgiving).ok(),
        };
        self.board.wrong().is_none()
            && self.board.is_last_mover(by)
            && last.is_two_handed()
            && again == Some(last.mv)
    }

    /// Lets the opponent reply to an illegal move on the board. The illegal move enters the record, pending like a legal one.
    pub(crate) fn pass_the_turn_to(&mut self, by: Color, rulings: &mut Rulings) {
        if self.board.turn() != by && self.board.wrong().is_some() {
            self.complete_by_next_move(!by, rulings);
            self.board.make_wrong();
        }
    }

    /// The player on move makes a move.
    pub(crate) fn make(&mut self, by: Color, mv: Move, hands: Hands, rulings: &mut Rulings) {
        if self.raise_unpressed(by, rulings) {
            return;
        }
        self.offences.note_move(by);
        self.sheets.note_move(by);
        if self.give_up_complaints(by, rulings).is_some() {
            return;
        }
        self.let_stand(by, rulings);
        // Takes back an illegal move made before; this move corrects it.
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

    /// Puts the move on the board and passes the turn to the opponent.
    pub(crate) fn push_made(&mut self, by: Color, mv: Move, rulings: &mut Rulings) {
        let before = *self.board.position();
        self.complete_by_next_move(by, rulings);
        let san = write(&before, mv, self.settings.language, Style::PGN);
        rulings.push_last(self.made_article(by), RulingKind::Made { by, mv: mv.uci(&before), san });
        self.board.make(mv);
    }

    fn make_illegal(&mut self, by: Color, mv: Move, reason: Reason, rulings: &mut Rulings) {
        self.board.stand_illegal(mv, reason);
        let mv = self.board.wrong_uci().unwrap_or(mv);
        let san = write(self.board.position(), mv, self.settings.language, Style::PGN);
        rulings.push_last(self.made_article(by), RulingKind::Made { by, mv, san });
        if !self.clock.is_there() {
            self.complete_illegal(by, rulings);
        }
    }

    /// Completes a move that ends the game.
    pub(crate) fn end_by_move(&mut self, by: Color, ending: Ending, rulings: &mut Rulings) {
        self.board.complete_last_move();
        self.clock.restore_moves(self.board.record().completed());
        let mv = self.board.uci_at(self.board.record().len() - 1);
        rulings.push(self.law.cites.completed, RulingKind::Completed { by, mv: Some(mv) });
        self.end(ending, rulings);
    }

    /// 4.1: penalises a move made with both hands. Returns true if the move was taken back.
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

    /// The player releases the king in castling or a pawn on the last rank.
    pub(crate) fn place(&mut self, by: Color, from: Square, to: Square, rulings: &mut Rulings) -> Outcome {
        let position = self.board.position_for(by);
        let is_pawn = position.board.of(by, Role::Pawn).has(from);
        let reaches_last_rank = is_pawn && to.rank() == Rank::Eighth.seen_by(by);
        if !reaches_last_rank && castling_begun(&position, from, to).is_none() {
            return Err(Refused(self.law.cites.made, Refusal::NotPartOfAMove));
        }
        if self.release(by, from, to, rulings) {
            self.push_obligation(by, rulings);
        }
        Ok(())
    }

    /// Releases a king or pawn in the middle of a move. Returns false if an earlier move was penalised instead.
    fn release(&mut self, by: Color, from: Square, to: Square, rulings: &mut Rulings) -> bool {
        self.pass_the_turn_to(by, rulings);
        if self.raise_unpressed(by, rulings) || self.give_up_complaints(by, rulings).is_some() {
            return false;
        }
        self.board.release(from, to);
        true
    }

    /// The new piece touches the square of promotion. Its pawn stands there, was released there, or is still on its old square. The
    /// move is made when the new piece has been released and the pawn is off the board (4.7.3; 4.6.c in 2005 and 2009, 4.7.c in 2014).
    pub(crate) fn promote(
        &mut self,
        by: Color,
        role: Role,
        step: Promoting,
        rulings: &mut Rulings,
    ) -> Outcome {
        if let Promoting::PawnStillThere { from, to } = step {
            return self.choose_before_the_pawn_is_gone(by, role, from, to, rulings);
        }
        let Some((from, to)) = self.pawn_to_promote(by) else {
            return Err(Refused(self.law.cites.pawn_released, Refusal::NoPawnToPromote));
        };
        match step {
            Promoting::Done | Promoting::PawnStillThere { .. } => {
                self.carry_out_move(by, Move::promoting(from, to, role), Hands::One, rulings);
            }
            Promoting::Touched => {
                self.board.choose(role);
                self.push_obligation(by, rulings);
            }
            Promoting::WrongColour => {
                let what = NoteOf::WrongColour;
                rulings.push(self.law.reasons.promotion, RulingKind::Note { what, by: Some(by) });
            }
        }
        Ok(())
    }

    /// The pawn of the player on move that stands on the last rank or was released there: its old square and its new one.
    fn pawn_to_promote(&self, by: Color) -> Option<(Square, Square)> {
        let pawn_on = |from: Square| self.board.position().board.of(by, Role::Pawn).has(from);
        match (self.board.wrong(), self.board.touched().released()) {
            _ if self.board.turn() != by => None,
            (Some(WrongMove { mv, reason: Reason::PawnNotPromoted }), _) => Some((mv.from, mv.to)),
            (None, Some(released)) if pawn_on(released.from) => Some((released.from, released.to)),
            _ => None,
        }
    }

    /// 4.6.2: the new piece may be placed before the pawn is removed. This fixes the piece and the square.
    fn choose_before_the_pawn_is_gone(
        &mut self,
        by: Color,
        role: Role,
        from: Square,
        to: Square,
        rulings: &mut Rulings,
    ) -> Outcome {
        let is_pawn = self.board.position_for(by).board.of(by, Role::Pawn).has(from);
        if !is_pawn || to.rank() != Rank::Eighth.seen_by(by) {
            return Err(Refused(self.law.cites.pawn_released, Refusal::NoPawnToPromote));
        }
        if self.release(by, from, to, rulings) {
            self.board.choose(role);
            self.push_obligation(by, rulings);
        }
        Ok(())
    }
}
