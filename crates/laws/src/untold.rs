//! Games whose moves are not reported: wooden boards, with only the clock connected to the referee.
//!
//! - The referee never rules on what it has not seen. Presses, move counts, offers, lateness and what people report are enough for
//!   the clock. Every question about the board is put to the arbiter, and the answer has the effect that the edition prescribes.
//! - A press completes a move. Once the arbiter has reported the position on the board, moves may be reported from there; a press
//!   without a reported move makes the board unseen again.

use crate::chessboard::Chessboard;
use crate::draws::{Examined, claims_out_of_turn, may_claim_draw};
use crate::edition::{LimitedPlay, Raised, TwoHands};
use crate::endings::{Ending, ending};
use crate::game::{Outcome, Refused};
use crate::offences::Offence;
use crate::phase::Stage;
use crate::questions::Question;
use crate::ruling::Rulings;
use crate::settings::check_position;
use crate::table_clock::PressFor;
use crate::{
    Act, Answer, Article, Claim, ClaimKind, ClaimVerdict, Game, GameResult, How, Moves, NoteOf, Observation,
    OfferEnd, QuestionAbout, Refusal, RulingKind, Stated,
};
use touchmove_board::{Color, Position};

/// A question about a board that the referee has not seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Untold {
    /// A claim of repetition, on the board or with a stated move.
    Threefold { by: Color, on: ClaimedOn },
    /// A claim of fifty moves.
    Fifty { by: Color, on: ClaimedOn },
    /// Whether that player completed an illegal move.
    IllegalMove(Suspicion),
    /// Whether that player broke Article 4.
    TouchMove(Suspicion),
    /// Whether that player moved with both hands.
    TwoHands(Suspicion),
    /// The arbiter saw a wrong starting position.
    WrongStart,
    /// Whether the position is illegal, so that the next completed move decides.
    IllegalPosition,
    /// Whether something has gone wrong on the board that the arbiter must correct.
    ImpossiblePosition,
    /// Whether the position is still illegal after the next completed move.
    StillIllegalPosition,
    /// Whether the move in the envelope can be played.
    SealedMove,
}

/// The basis of a claim of a draw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum ClaimedOn {
    TheBoard,
    AMove,
}

/// An alleged offence, and its source.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Suspicion {
    offender: Color,
    raised: RaisedBy,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum RaisedBy {
    /// The opponent claims it.
    Claim,
    /// The arbiter has seen it.
    Observation,
}

impl ClaimedOn {
    const fn of(stated: Option<&Stated>) -> Self {
        match stated {
            Some(_) => Self::AMove,
            None => Self::TheBoard,
        }
    }
}

impl Untold {
    pub(crate) const fn about(self) -> QuestionAbout {
        match self {
            Self::Threefold { .. } => QuestionAbout::Threefold,
            Self::Fifty { .. } => QuestionAbout::Fifty,
            Self::IllegalMove(_) => QuestionAbout::IllegalMove,
            Self::TouchMove(_) => QuestionAbout::TouchMove,
            Self::TwoHands(_) => QuestionAbout::TwoHands,
            Self::WrongStart => QuestionAbout::WrongStart,
            Self::IllegalPosition | Self::ImpossiblePosition | Self::StillIllegalPosition => {
                QuestionAbout::IllegalPosition
            }
            Self::SealedMove => QuestionAbout::SealedMove,
        }
    }
}

impl Game {
    /// Returns true if the moves of this game are not reported.
    pub(crate) fn is_untold(&self) -> bool {
        self.settings.moves == Moves::Untold
    }

    /// Refuses acts on the board until the board has been seen.
    pub(crate) fn admit_on_unseen_board(&self, act: &Act) -> Outcome {
        let is_refused = match act {
            Act::Restore { .. } | Act::CorrectByAgreement => self.is_untold(),
            Act::Touch { .. }
            | Act::Place { .. }
            | Act::Promote { .. }
            | Act::Move { .. }
            | Act::Announce { .. } => !self.board.is_seen(),
            Act::Reconstruct { board: None, .. } => !self.board.is_seen(),
            Act::Position(_) if !self.is_untold() => {
                return Err(Refused(self.law.cites.arbiters_decision, Refusal::MovesTold));
            }
            _ => false,
        };
        match is_refused {
            true => Err(Refused(self.law.cites.made, Refusal::BoardUntold)),
            false => Ok(()),
        }
    }

    /// Returns true for a press after a move that was not reported.
    pub(crate) fn is_press_of_untold_move(&self, by: Color) -> bool {
        let is_told = |board: &Chessboard| {
            board.has_pending(by)
                || board.turn() == by && (board.wrong().is_some() || board.touched().released().is_some())
        };
        self.is_untold() && !(self.board.is_seen() && is_told(&self.board))
    }

    /// 6.2.1 (6.8.a in 2005, 6.7.a in 2009): the press completes a move that the referee has not seen.
    pub(crate) fn press_untold(&mut self, by: Color, rulings: &mut Rulings) {
        // 9.1: a player who has moved has declined the opponent's offer.
        self.end_offer(!by, OfferEnd::Touched, rulings);
        self.board.complete_unseen(by);
        self.offences.note_move(by);
        rulings.push(self.law.cites.completed, RulingKind::Completed { by, mv: None });
        self.note_overdue(by, rulings);
        let number = self.board.record().completed_by(by);
        self.clock.press(by, 1, PressFor::Untold(number));
        self.after_completion(rulings);
    }

    /// Takes back that player's last press with its effects. The player moves again.
    pub(crate) fn take_back_untold(&mut self, by: Color) {
        let number = self.board.record().completed_by(by);
        self.clock.take_back_press(by, PressFor::Untold(number));
        self.board.take_back_unseen(by);
        self.clock.restore_moves(self.board.record().completed());
        self.turn_clock_to_move();
    }

    /// The number of a player's next move.
    pub(crate) fn number_of_next_move(&self, by: Color) -> u32 {
        match self.board.is_seen() {
            true => self.board.position().fullmove_number,
            false => self.board.record().completed_by(by) + 1,
        }
    }

    pub(crate) fn ask_untold(&mut self, untold: Untold, rulings: &mut Rulings) {
        self.ask(Question::Untold(untold), self.article_of(untold), rulings);
    }

    /// The article that the question is about.
    fn article_of(&self, untold: Untold) -> Article {
        let cites = &self.law.cites;
        match untold {
            Untold::Threefold { on: ClaimedOn::TheBoard, .. } => cites.threefold_on_board,
            Untold::Threefold { on: ClaimedOn::AMove, .. } => cites.threefold_on_move,
            Untold::Fifty { on: ClaimedOn::TheBoard, .. } => cites.fifty_on_board,
            Untold::Fifty { on: ClaimedOn::AMove, .. } => cites.fifty_on_move,
            Untold::IllegalMove(_) => self.illegal_claim_article(),
            Untold::TouchMove(_) => cites.touched_own,
            Untold::TwoHands(_) => cites.one_hand,
            Untold::WrongStart => cites.wrong_start,
            Untold::IllegalPosition | Untold::StillIllegalPosition => {
                self.law.illegal_position.unwrap_or(cites.illegal)
            }
            Untold::ImpossiblePosition => cites.illegal,
            Untold::SealedMove => cites.sealed_move_loses,
        }
    }

    /// The question raised by a claim about a board that the referee has not seen. Refusals that do not depend on the board come
    /// first.
    pub(crate) fn claim_on_unseen_board(&self, by: Color, claim: &Claim) -> Result<Option<Untold>, Refused> {
        if !self.is_untold() {
            return Ok(None);
        }
        let suspicion = Suspicion { offender: !by, raised: RaisedBy::Claim };
        Ok(match claim {
            // A claim out of turn is refused, and counts as an offer, whatever the position.
            Claim::Threefold(_) | Claim::Fifty(_)
                if claims_out_of_turn(by, claim.kind(), &self.board, self.law).is_err() =>
            {
                None
            }
            Claim::Threefold(stated) => {
                may_claim_draw(by, &self.board, self.law)?;
                Some(Untold::Threefold { by, on: ClaimedOn::of(stated.as_ref()) })
            }
            Claim::Fifty(stated) => {
                may_claim_draw(by, &self.board, self.law)?;
                Some(Untold::Fifty { by, on: ClaimedOn::of(stated.as_ref()) })
            }
            Claim::IllegalMove => {
                if self.offences.unraised(!by, &self.board, self.law).is_some() {
                    return Ok(None);
                }
                self.may_raise_unseen(suspicion)?;
                Some(Untold::IllegalMove(suspicion))
            }
            Claim::TouchMove if self.board.broken_touch().is_none() => Some(Untold::TouchMove(suspicion)),
            Claim::TwoHands if self.board.record().len() == 0 => {
                self.may_raise_two_hands(suspicion)?;
                Some(Untold::TwoHands(suspicion))
            }
            Claim::TwoHands
            | Claim::TwoMoves
            | Claim::TouchMove
            | Claim::WrongStart
            | Claim::Flag
            | Claim::Quickplay(_) => None,
        })
    }

    /// An illegal move must have been completed by a press, counts once, and without adequate supervision can be claimed only
    /// before the claimant's own move.
    fn may_raise_unseen(&self, Suspicion { offender, raised }: Suspicion) -> Outcome {
        let article = self.illegal_claim_article();
        if self.offences.is_raised(offender) || self.board.record().completed_by(offender) == 0 {
            return Err(Refused(article, Refusal::NothingThere));
        }
        match raised {
            RaisedBy::Claim if self.regime.limited.is_some() && self.board.turn() == offender => {
                Err(Refused(article, Refusal::TooLate))
            }
            RaisedBy::Claim | RaisedBy::Observation => Ok(()),
        }
    }

    /// A move with both hands counts once, and without adequate supervision can be claimed only before the claimant's own move.
    fn may_raise_two_hands(&self, Suspicion { offender, raised }: Suspicion) -> Outcome {
        if self.offences.is_raised(offender) {
            return Err(Refused(self.law.cites.one_hand, Refusal::NothingThere));
        }
        match (raised, self.regime.limited) {
            (RaisedBy::Claim, Some(limited))
                if self.board.turn() == offender && self.law.two_hands != TwoHands::Breach =>
            {
                Err(Refused(limited.stands, Refusal::TooLate))
            }
            _ => Ok(()),
        }
    }

    /// The question raised by an observation about a board that the referee has not seen.
    pub(crate) fn observe_on_unseen_board(
        &self,
        what: Observation,
        by: Option<Color>,
    ) -> Result<Option<Untold>, Refused> {
        if !self.is_untold() {
            return Ok(None);
        }
        // If no player is named, the one who pressed last is meant.
        let offender = by.unwrap_or(!self.board.turn());
        let suspicion = Suspicion { offender, raised: RaisedBy::Observation };
        let has_told_offence = self.offences.unraised(offender, &self.board, self.law).is_some();
        Ok(match what {
            Observation::IllegalMove if !has_told_offence => {
                if let Some(LimitedPlay { raised: Raised::OnlyByClaim { .. }, stands, .. }) =
                    self.regime.limited
                {
                    return Err(Refused(*stands, Refusal::OnlyOnClaim));
                }
                self.may_raise_unseen(suspicion)?;
                Some(Untold::IllegalMove(suspicion))
            }
            Observation::TouchMove if self.board.broken_touch().is_none() => {
                self.may_apply_article_4()?;
                Some(Untold::TouchMove(suspicion))
            }
            Observation::TwoHands if self.board.record().len() == 0 => {
                self.may_apply_article_4()?;
                self.may_raise_two_hands(suspicion)?;
                Some(Untold::TwoHands(suspicion))
            }
            Observation::WrongStart if !self.is_past_set_up_complaints() => Some(Untold::WrongStart),
            Observation::IllegalPosition if !self.board.is_seen() => {
                if let Some(LimitedPlay { raised: Raised::OnlyByClaim { .. }, stands, .. }) =
                    self.regime.limited
                {
                    return Err(Refused(*stands, Refusal::OnlyOnClaim));
                }
                Some(match self.law.illegal_position {
                    Some(_) if self.regime.limited.is_some() => Untold::IllegalPosition,
                    _ => Untold::ImpossiblePosition,
                })
            }
            Observation::BoardsDiffer(_) => return Err(Refused(self.law.cites.made, Refusal::BoardUntold)),
            _ => None,
        })
    }

    fn may_apply_article_4(&self) -> Outcome {
        match self.article_4_waits_for_a_claim() {
            Some(article) => Err(Refused(article, Refusal::OnlyOnClaim)),
            None => Ok(()),
        }
    }

    /// The arbiter has looked at the board and answers.
    pub(crate) fn rule_on_untold(&mut self, untold: Untold, answer: Answer, rulings: &mut Rulings) {
        let is_upheld = answer == Answer::Uphold;
        match untold {
            Untold::Threefold { by, .. } => {
                self.decide_draw(
                    by,
                    ClaimKind::Threefold,
                    self.article_of(untold),
                    Examined::by(answer),
                    rulings,
                );
            }
            Untold::Fifty { by, .. } => {
                self.decide_draw(
                    by,
                    ClaimKind::Fifty,
                    self.article_of(untold),
                    Examined::by(answer),
                    rulings,
                );
            }
            Untold::IllegalMove(suspicion) => {
                self.push_verdict(suspicion, ClaimKind::IllegalMove, untold, answer, rulings);
                if is_upheld {
                    self.raise(suspicion.offender, Offence::Unseen, rulings);
                }
            }
            Untold::TouchMove(suspicion) => {
                self.push_verdict(suspicion, ClaimKind::TouchMove, untold, answer, rulings);
                if is_upheld {
                    self.hold_to_touched_piece(suspicion.offender, rulings);
                }
            }
            Untold::TwoHands(suspicion) => {
                self.push_verdict(suspicion, ClaimKind::TwoHands, untold, answer, rulings);
                if is_upheld {
                    self.rule_two_hands(suspicion.offender, rulings);
                }
            }
            Untold::WrongStart if is_upheld => self.annul(self.law.cites.wrong_start, rulings),
            Untold::IllegalPosition if is_upheld => {
                self.offences.see_illegal_position();
                let what = NoteOf::IllegalPosition;
                rulings.push(self.article_of(untold), RulingKind::Note { what, by: None });
            }
            // The arbiter corrects the board, sets the clocks, and lets play continue.
            Untold::ImpossiblePosition if is_upheld => self.stage.stop(),
            Untold::StillIllegalPosition if is_upheld => {
                let article = self.article_of(untold);
                self.end(Ending { result: GameResult::DRAW, how: How::IllegalPosition, article }, rulings);
            }
            Untold::SealedMove if is_upheld => self.play_sealed_untold(rulings),
            Untold::SealedMove => self.lose_by_sealed_move(rulings),
            Untold::WrongStart
            | Untold::IllegalPosition
            | Untold::ImpossiblePosition
            | Untold::StillIllegalPosition => {}
        }
    }

    /// Adds the decision on a claim about a player's offence. An observation needs none.
    fn push_verdict(
        &self,
        Suspicion { offender, raised }: Suspicion,
        claim: ClaimKind,
        untold: Untold,
        answer: Answer,
        rulings: &mut Rulings,
    ) {
        let verdict = match answer {
            Answer::Uphold => ClaimVerdict::Upheld,
            Answer::Reject | Answer::Defer => ClaimVerdict::Rejected,
        };
        match raised {
            RaisedBy::Claim => self.push_claim(!offender, claim, verdict, self.article_of(untold), rulings),
            RaisedBy::Observation => {}
        }
    }

    /// Article 4: the move is taken back, with any press after it, and the touched piece must be used.
    fn hold_to_touched_piece(&mut self, by: Color, rulings: &mut Rulings) {
        let article = self.law.cites.touched_own;
        rulings.push(article, RulingKind::TouchMove { by, square: None });
        if self.board.turn() != by {
            self.take_back_untold(by);
        }
    }

    /// 4.1: the consequence of a move with both hands in this edition. The arbiter has confirmed that the move is of a kind that
    /// counts.
    fn rule_two_hands(&mut self, by: Color, rulings: &mut Rulings) {
        match self.law.two_hands {
            TwoHands::Breach => self.note_two_hands(by, rulings),
            TwoHands::IllegalWhenMade(ranked) | TwoHands::IllegalAtThePress(ranked) => {
                self.raise(by, Offence::UnseenTwoHands(ranked), rulings);
            }
        }
    }

    /// Plays the sealed move: it is completed without increment, and the other clock is started.
    pub(crate) fn play_sealed_untold(&mut self, rulings: &mut Rulings) {
        let by = self.board.turn();
        if self.stage.may_go_on() {
            self.stage = Stage::Running;
        }
        self.board.complete_unseen(by);
        rulings.push(self.law.cites.completed, RulingKind::Completed { by, mv: None });
        self.clock.complete_without_press(by, 1);
        match self.stage {
            Stage::Running => self.clock.start(!by),
            _ => self.clock.turn_to(!by),
        }
    }

    /// The arbiter answers with the position. It shows whether the opponent can checkmate, and may itself have ended the game.
    pub(crate) fn rule_by_position(
        &mut self,
        question: &Question,
        position: Position,
        rulings: &mut Rulings,
    ) -> Outcome {
        let Question::CanCheckmate(loss) = *question else {
            return Err(Refused(self.law.cites.arbiters_decision, Refusal::NotAnAnswer));
        };
        self.stage.close_question();
        self.show(position);
        if self.end_in_position(rulings) {
            return Ok(());
        }
        let position = *self.board.position();
        self.lose_unless_unwinnable(loss, &position, rulings);
        Ok(())
    }

    /// The arbiter reports the position on the board. This also decides an open question about checkmate.
    pub(crate) fn show_position(&mut self, position: Position, rulings: &mut Rulings) -> Outcome {
        if let Some(question @ Question::CanCheckmate(_)) = self.stage.question().cloned() {
            return self.rule_by_position(&question, position, rulings);
        }
        self.show(position);
        let what = NoteOf::Position;
        rulings.push(self.law.cites.earlier_position, RulingKind::Note { what, by: None });
        self.end_in_position(rulings);
        Ok(())
    }

    fn show(&mut self, position: Position) {
        // An impossible position has been rejected before.
        self.board.show(check_position(position, self.law).unwrap_or(position));
    }

    /// 5.1.1, 5.2.1, 5.2.2: checkmate, stalemate or a dead position ends the game. Returns true if it did.
    fn end_in_position(&mut self, rulings: &mut Rulings) -> bool {
        let Some(ending) = ending(&self.board, self.law) else { return false };
        self.end(ending, rulings);
        true
    }
}
