//! Illegal moves and offences that count as one: penalising them and restoring the position (7.5; 7.4 in 2005 and 2009; 7.7 and 7.8
//! in 2017).

use crate::chessboard::WrongMove;
use crate::edition::{ArbiterSteps, Exception, LimitedCost, LimitedPlay, Raised, ReplyToIllegal};
use crate::endings::{Loss, ending};
use crate::game::{Outcome, Refused};
use crate::offences::{Offence, Unraised, is_too_late_for_two_hands, promoted};
use crate::questions::Question;
use crate::record::{Completed, Legality, is_plainly_illegal};
use crate::ruling::Rulings;
use crate::table_clock::PressFor;
use crate::touch::Touched;
use crate::{After, Article, Breach, ClaimKind, ClaimVerdict, Facts, Game, How, Refusal, RulingKind};
use touchmove_board::Color;

impl Game {
    /// Penalises an illegal move or an offence that counts as one: it is counted, and costs time or the game.
    pub(crate) fn raise(&mut self, by: Color, offence: Offence, rulings: &mut Rulings) {
        let count = self.offences.add(by, offence, self.regime.counts);
        let (article, cost) = offence.articles(self.law);
        let reason = offence.reason(self.law);
        let mv = offence.mv(&self.board);
        rulings.push(article, RulingKind::Illegal { by, mv, reason, count });
        let first_loses = self
            .regime
            .limited
            .filter(|limited| limited.cost == LimitedCost::FirstLoses)
            .map(|limited| limited.cost_article);
        let loses = first_loses.is_some() || count >= self.law.illegal_moves.loses_on;
        if loses {
            let exception = match first_loses {
                Some(_) => Exception::OpponentCannotMate,
                None => self.law.illegal_moves.exception,
            };
            let loss = Loss { loser: by, how: How::IllegalMoves, article: first_loses.unwrap_or(cost) };
            return self.lose_by_illegal_move(loss, exception, offence, rulings);
        }
        self.put_right(by, offence, rulings);
        if self.stage.is_over() {
            return;
        }
        // A.3, B.2: the time in 7.5 is different in rapid or blitz.
        let articles = (cost, self.regime.penalty_lowered);
        self.clock.give_penalty(!by, self.regime.penalty, articles, rulings);
        self.end_if_last_move_does(rulings);
    }

    fn lose_by_illegal_move(
        &mut self,
        loss: Loss,
        exception: Exception,
        offence: Offence,
        rulings: &mut Rulings,
    ) {
        // The position before the move is unknown, even if the arbiter has reported the one after it.
        if offence.is_unseen() && exception == Exception::OpponentCannotMate {
            return self.ask(Question::CanCheckmate(loss), loss.article, rulings);
        }
        let position = offence.position_put_right(&self.board, self.law);
        // No legal continuation exists from a position in which the king could be captured.
        let is_hopeless = position.board.in_check(!position.turn);
        if exception == Exception::None || is_hopeless {
            self.lose(loss, rulings);
        } else {
            self.lose_unless_unwinnable(loss, &position, rulings);
        }
    }

    /// Restores the position before the offence, or turns the pawn into a queen.
    fn put_right(&mut self, by: Color, offence: Offence, rulings: &mut Rulings) {
        let (article, _) = offence.articles(self.law);
        let becomes_queen = offence.becomes_queen(self.law);
        match offence {
            Offence::OnTheBoard(wrong) if becomes_queen => self.make_queen_on_board(by, wrong, rulings),
            Offence::AtPly { place, .. } if becomes_queen => self.make_queen_at(place, article, rulings),
            Offence::OnTheBoard(_) => {
                self.board.take_back_wrong();
                self.push_restored(article, rulings);
            }
            Offence::AtPly { place, .. } | Offence::TwoHands { place, .. } => {
                let touched = self.board.touched_by(place);
                self.put_back(place, touched, article, rulings);
            }
            Offence::EmptyPress(_) => self.take_back_empty_press(by),
            Offence::Unseen | Offence::UnseenTwoHands(_) => self.take_back_untold(by),
        }
    }

    /// Restores the position before a move. If the move was completed, the offender's clock runs again: the time added by the press
    /// is removed, the time used is not given back.
    pub(crate) fn put_back(
        &mut self,
        place: usize,
        touched: Touched,
        article: Article,
        rulings: &mut Rulings,
    ) {
        let mover = self.board.record().mover(place);
        let completed = self.board.record().plies()[place].completed;
        if completed == Completed::ByPress {
            self.clock.take_back_press(mover, PressFor::Ply(place));
        }
        self.board.take_back(place, touched);
        self.restore_move_counters();
        if completed != Completed::No {
            self.turn_clock_to_move();
        }
        self.push_restored(article, rulings);
    }

    pub(crate) fn push_restored(&self, article: Article, rulings: &mut Rulings) {
        let after = After::of(self.board.record().len(), self.board.record(), self.settings.language);
        let duty = self.board.obligation(&self.law.cites).and_then(|obligation| obligation.bond);
        let duty = duty.map(|bond| bond.duty);
        rulings.push(article, RulingKind::Restored { position: *self.board.position(), after, duty });
    }

    /// Goes back to the position after a ply.
    pub(crate) fn go_back_to(&mut self, ply: usize) {
        self.board.go_back_to(ply);
        self.restore_move_counters();
    }

    /// Moves were taken back: the times stay, the move counters follow the record, and no earlier press can be taken back any more.
    fn restore_move_counters(&mut self) {
        self.clock.restore_moves(self.board.record().completed());
    }

    /// Turns the clock to the player on move; if the clocks are stopped, it will run when they are started.
    pub(crate) fn turn_clock_to_move(&mut self) {
        self.clock.turn_to(self.board.turn());
    }

    /// The pawn on the board becomes a queen, and the move is completed.
    fn make_queen_on_board(&mut self, by: Color, wrong: WrongMove, rulings: &mut Rulings) {
        let mut completions = Rulings::default();
        self.complete_by_next_move(by, &mut completions);
        self.board.make(promoted(wrong.mv));
        let completed = self.complete_pending(by, Completed::ByPress, &mut completions);
        rulings.append_after_illegal(completions);
        self.press_clock(by, completed);
        self.after_completion(rulings);
    }

    /// A pawn left on the last rank some moves ago becomes a queen, and play continues from there.
    fn make_queen_at(&mut self, place: usize, article: Article, rulings: &mut Rulings) {
        let is_last = place + 1 == self.board.record().len();
        let was_completed = self.board.record().plies()[place].is_completed();
        self.board.make_queen_at(place);
        self.restore_move_counters();
        if was_completed {
            self.turn_clock_to_move();
        }
        if !is_last {
            self.push_restored(article, rulings);
        }
    }

    /// A pawn that has become a queen may have given checkmate or stalemate.
    fn end_if_last_move_does(&mut self, rulings: &mut Rulings) {
        let is_legal = self.board.record().plies().last().is_some_and(|ply| !ply.is_illegal());
        if !self.stage.is_over()
            && is_legal
            && self.board.wrong().is_none()
            && !self.board.position().has_legal_move()
            && let Some(ending) = ending(&self.board, self.law)
        {
            self.end(ending, rulings);
        }
    }

    fn take_back_empty_press(&mut self, by: Color) {
        if !self.offences.forget_press(by) {
            return;
        }
        self.clock.take_back_press(by, PressFor::Nothing);
        // No move has been made since: the clock of the player on move runs again.
        if self.board.turn() == by && !self.board.has_pending(by) {
            self.turn_clock_to_move();
        }
    }

    /// A watching referee penalises an illegal move that was replied to before it was completed: in 2005 and 2009 (7.4.a) at the
    /// reply, later (6.2.1, 7.5.1) when the offender presses the clock or moves again. The reply is taken back with it, and the move
    /// being made is not carried out. Returns true if this happened.
    pub(crate) fn raise_unpressed(&mut self, by: Color, rulings: &mut Rulings) -> bool {
        let offender = match self.law.reply_to_illegal {
            ReplyToIllegal::CompletesIt => !by,
            ReplyToIllegal::LeavesItOpen => by,
        };
        self.raise_pending(offender, rulings)
    }

    /// Penalises an illegal move that the player has made but not completed, if the referee may. Returns true if it did.
    pub(crate) fn raise_pending(&mut self, by: Color, rulings: &mut Rulings) -> bool {
        if !self.regime.acts_on_sight() {
            return false;
        }
        let record = self.board.record();
        let is_own_illegal = |place: &&usize| {
            record.mover(**place) == by && record.plies()[**place].legality == Legality::Illegal
        };
        let Some(offence) = { self.board.pending().iter() }
            .find(is_own_illegal)
            .and_then(|place| Offence::at(*place, &self.board, self.law))
        else {
            return false;
        };
        self.raise(by, offence, rulings);
        true
    }

    /// Without adequate supervision, an illegal move that was not challenged stands once the opponent has replied.
    pub(crate) fn let_stand(&mut self, replier: Color, rulings: &mut Rulings) {
        let Some(limited) = self.regime.limited else { return };
        self.offences.forget_press(!replier);
        if self.board.is_last_mover(!replier)
            && let Some(mv) = self.board.let_last_move_stand()
        {
            rulings.push(limited.stands, RulingKind::Stands { by: !replier, mv });
        }
    }

    fn raise_unraised(&mut self, by: Color, unraised: Unraised, rulings: &mut Rulings) {
        match unraised {
            Unraised::Offence(offence) => self.raise(by, offence, rulings),
            Unraised::EmptyPress(article) => {
                rulings.push(article, RulingKind::Violation { by, what: Breach::ClockWithoutMove });
                self.take_back_empty_press(by);
            }
        }
    }

    /// The article by which the opponent may claim an illegal move.
    pub(crate) fn illegal_claim_article(&self) -> Article {
        self.regime.limited.map_or(self.law.cites.illegal, |limited| limited.stands)
    }

    pub(crate) fn claim_illegal_move(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.illegal_claim_article();
        let unraised = self.offences.unraised_illegal(!by, &self.board, self.law);
        let stands = self
            .board
            .record()
            .latest_of(!by)
            .any(|place| self.board.record().plies()[place].legality == Legality::Stands);
        if unraised.is_none() && stands {
            return Err(Refused(article, Refusal::Stands));
        }
        if unraised.is_none() && self.offences.is_raised(!by) {
            return Err(Refused(article, Refusal::NothingThere));
        }
        if unraised.is_none() && is_too_late_for_two_hands(!by, &self.board, self.law) {
            return Err(Refused(article, Refusal::TooLate));
        }
        let verdict = if unraised.is_some() { ClaimVerdict::Upheld } else { ClaimVerdict::Rejected };
        let claim = ClaimKind::IllegalMove;
        rulings.push(article, RulingKind::Claim { by, claim, verdict, facts: Facts::None });
        if let Some(offence) = unraised {
            self.raise(!by, offence, rulings);
        }
        Ok(())
    }

    /// Without adequate supervision, the arbiter waits for a claim in some editions. In rapid of 2005 (B.6) and 2009 (A.4.c) the arbiter
    /// still intervenes when both kings are in check or a promotion is incomplete.
    pub(crate) fn may_raise_on_sight(&self) -> Outcome {
        match self.regime.limited {
            Some(LimitedPlay { raised: Raised::OnlyByClaim { exception, .. }, stands, .. })
                if *exception == ArbiterSteps::Never || !is_plainly_illegal(self.board.position()) =>
            {
                Err(Refused(*stands, Refusal::OnlyOnClaim))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn observe_illegal_move(&mut self, by: Option<Color>, rulings: &mut Rulings) -> Outcome {
        self.may_raise_on_sight()?;
        let players = by.map_or(Color::ALL.to_vec(), |by| vec![by]);
        let unraised = |player| {
            let (place, unraised) = self.offences.unraised(player, &self.board, self.law)?;
            Some((place, player, unraised))
        };
        let first = players.into_iter().filter_map(unraised).min_by_key(|(place, ..)| *place);
        let found = first.map(|(_, player, unraised)| (player, unraised));
        let Some((player, unraised)) = found else {
            let stands = self.board.record().plies().iter().any(|ply| ply.legality == Legality::Stands);
            let why = if stands { Refusal::Stands } else { Refusal::NothingThere };
            let article = if stands { self.illegal_claim_article() } else { self.law.cites.illegal };
            return Err(Refused(article, why));
        };
        self.raise_unraised(player, unraised, rulings);
        Ok(())
    }
}
