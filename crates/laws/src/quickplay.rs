//! The last two minutes without increment (10.2 in 2005 and 2009, G in 2014, Guidelines III later).

use crate::edition::Quickplay;
use crate::endings::Ending;
use crate::game::{Outcome, Refused};
use crate::papers::ClaimOnPaper;
use crate::questions::Question;
use crate::ruling::Rulings;
use crate::{
    Answer, ArbiterPresence, Article, ClaimKind, ClaimVerdict, Decision, Game, GameResult, Grounds, How,
    Refusal,
};
use touchmove_board::Color;
use touchmove_clock::{Bonus, Class, Time};

const TWO_MINUTES: Time = Time::from_minutes(2);

/// G.4, III.4: the increment for each move once the request is granted.
const FIVE_SECONDS: Time = Time::from_seconds(5);

impl Game {
    pub(crate) fn claim_quickplay(&mut self, by: Color, grounds: Grounds, rulings: &mut Rulings) -> Outcome {
        let article = self.may_claim_quickplay(by, grounds)?;
        let question = match (grounds, self.settings.regulations.arbiter) {
            (_, ArbiterPresence::Absent) => Question::QuickplayWithoutArbiter(ClaimOnPaper::new(by, grounds)),
            (Grounds::Increment, ArbiterPresence::Present) => Question::Increment { by },
            (Grounds::CannotWin | Grounds::NoEffort, ArbiterPresence::Present) => Question::Quickplay { by },
        };
        // 9.1.c of 2005 and 9.1.b.3 of 2009: the claim is a draw offer; later only the request for an increment is (G.4, III.4).
        match (self.law.quickplay, &question) {
            (Quickplay::InForce { .. }, _) => {
                self.offer_through_claim(by, self.law.cites.offer_through_claim, rulings);
            }
            (Quickplay::WhereAnnounced { increment, .. }, Question::Increment { .. }) => {
                self.offer_through_claim(by, increment, rulings);
            }
            (Quickplay::WhereAnnounced { .. }, _) => {}
        }
        self.ask(question, article, rulings);
        Ok(())
    }

    /// The article of the claim, if the claim may be made.
    fn may_claim_quickplay(&self, by: Color, grounds: Grounds) -> Result<Article, Refused> {
        let cites = &self.law.cites;
        let own = match (self.settings.regulations.arbiter, self.law.quickplay, grounds) {
            (ArbiterPresence::Absent, _, _) => cites.quickplay_without_arbiter,
            (_, Quickplay::WhereAnnounced { increment, .. }, Grounds::Increment) => increment,
            _ => cites.quickplay,
        };
        let Some(clock) = self.clock.shown() else { return Err(Refused(own, Refusal::NoClock)) };
        match self.law.quickplay {
            Quickplay::InForce { not_in_limited_blitz } => {
                if self.regime.class == Some(Class::Blitz) && self.regime.limited.is_some() {
                    return Err(Refused(not_in_limited_blitz, Refusal::NotInThisClass));
                }
                if grounds == Grounds::Increment {
                    return Err(Refused(own, Refusal::NotInThisEdition));
                }
            }
            Quickplay::WhereAnnounced { announced, games, .. } => {
                self.quickplay_is_announced(announced)?;
                self.is_game_for_quickplay(games)?;
            }
        }
        let arbiter_is_present = self.settings.regulations.arbiter == ArbiterPresence::Present;
        if arbiter_is_present && self.board.turn() != by {
            return Err(Refused(cites.not_on_move, Refusal::NotOnMove));
        }
        if !clock.is_in_last_period(by) || clock.left(by) >= TWO_MINUTES {
            return Err(Refused(own, Refusal::TooMuchTime));
        }
        if self.clock.is_flag_down(by) {
            return Err(Refused(own, Refusal::TooLate));
        }
        Ok(own)
    }

    pub(crate) fn rule_on_quickplay(&mut self, by: Color, decision: &Decision, rulings: &mut Rulings) {
        let cites = &self.law.cites;
        let claim = ClaimKind::Quickplay;
        match decision {
            Decision::Uphold { .. } => {
                let article = cites.quickplay_upheld;
                self.push_claim(by, claim, ClaimVerdict::Upheld, article, rulings);
                self.draw_quickplay(article, rulings);
            }
            Decision::Reject | Decision::Position(_) => {
                self.push_claim(by, claim, ClaimVerdict::Rejected, cites.quickplay_rejected, rulings);
                self.clock.give(!by, TWO_MINUTES, cites.quickplay_rejected, rulings);
            }
            Decision::Defer { add } => {
                self.push_claim(by, claim, ClaimVerdict::Deferred, cites.quickplay_deferred, rulings);
                self.deferred = Some(by);
                if *add > Time::ZERO {
                    self.clock.give(!by, *add, cites.quickplay_deferred, rulings);
                }
            }
        }
    }

    /// Decides a postponed claim while play continues.
    pub(crate) fn rule_on_deferred(
        &mut self,
        by: Color,
        decision: &Decision,
        rulings: &mut Rulings,
    ) -> Outcome {
        let cites = &self.law.cites;
        match decision {
            Decision::Uphold { .. } => {
                let article = cites.quickplay_deferred;
                self.push_claim(by, ClaimKind::Quickplay, ClaimVerdict::Upheld, article, rulings);
                self.draw_quickplay(article, rulings);
                Ok(())
            }
            Decision::Reject => {
                self.deferred = None;
                let article = cites.quickplay_rejected;
                self.push_claim(by, ClaimKind::Quickplay, ClaimVerdict::Rejected, article, rulings);
                self.clock.give(!by, TWO_MINUTES, article, rulings);
                Ok(())
            }
            Decision::Defer { .. } | Decision::Position(_) => {
                Err(Refused(cites.quickplay_deferred, Refusal::NotAnAnswer))
            }
        }
    }

    /// A flag has fallen: either the game is drawn after all, or the flag decides.
    pub(crate) fn rule_after_flag(
        &mut self,
        by: Color,
        fallen: Color,
        answer: Answer,
        rulings: &mut Rulings,
    ) {
        let article = self.law.cites.quickplay_deferred;
        self.deferred = None;
        if answer == Answer::Uphold {
            self.push_claim(by, ClaimKind::Quickplay, ClaimVerdict::Upheld, article, rulings);
            self.draw_quickplay(article, rulings);
        } else {
            self.push_claim(by, ClaimKind::Quickplay, ClaimVerdict::Rejected, article, rulings);
            self.lose_on_time(fallen, rulings);
        }
    }

    /// D.1 in 2005 and 2009, G.6, III.6: the claim has ended play. If it is rejected, the game waits for its result.
    pub(crate) fn rule_without_arbiter(&mut self, by: Color, answer: Answer, rulings: &mut Rulings) {
        let article = self.law.cites.quickplay_without_arbiter;
        if answer == Answer::Uphold {
            self.push_claim(by, ClaimKind::Quickplay, ClaimVerdict::Upheld, article, rulings);
            self.draw_quickplay(article, rulings);
        } else {
            self.push_claim(by, ClaimKind::Quickplay, ClaimVerdict::Rejected, article, rulings);
            self.stage.await_result();
        }
    }

    /// G.4, III.4: the increment is granted only after the opponent has declined the draw.
    pub(crate) fn may_grant_increment(&self, by: Color) -> Outcome {
        match self.law.quickplay {
            Quickplay::WhereAnnounced { increment, .. } if self.offers.is_open(by) => {
                Err(Refused(increment, Refusal::OfferOpen))
            }
            Quickplay::WhereAnnounced { .. } | Quickplay::InForce { .. } => Ok(()),
        }
    }

    pub(crate) fn rule_on_increment(&mut self, by: Color, answer: Answer, rulings: &mut Rulings) {
        let Quickplay::WhereAnnounced { increment: article, .. } = self.law.quickplay else { return };
        if answer == Answer::Uphold {
            self.push_claim(by, ClaimKind::Quickplay, ClaimVerdict::Upheld, article, rulings);
            self.clock.give(!by, TWO_MINUTES, article, rulings);
            self.clock.change_bonus(Bonus::Increment(FIVE_SECONDS));
        } else {
            self.push_claim(by, ClaimKind::Quickplay, ClaimVerdict::Rejected, article, rulings);
        }
    }

    fn draw_quickplay(&mut self, article: Article, rulings: &mut Rulings) {
        self.end(Ending { result: GameResult::DRAW, how: How::Quickplay, article }, rulings);
    }
}
