//! Touching and adjusting pieces, and the consequences of a breach of Article 4.

use crate::edition::{EndingMoves, LimitedPlay, Raised, StatedMove, TwoHands};
use crate::endings::ending;
use crate::game::{Outcome, Refused};
use crate::offences::{Offence, ranks_with_two_hands};
use crate::record::HandsUsed;
use crate::ruling::Rulings;
use crate::touch::{BrokenTouch, Touched};
use crate::{Article, ClaimKind, ClaimVerdict, Facts, Game, Intent, OfferEnd, Refusal, RulingKind, Watch};
use touchmove_board::{Color, Square};

impl Game {
    pub(crate) fn touch(
        &mut self,
        by: Color,
        square: Square,
        intent: Intent,
        rulings: &mut Rulings,
    ) -> Outcome {
        if intent == Intent::Felt && self.settings.is_blind(by) {
            self.feel(by, rulings);
            return Ok(());
        }
        if self.board.turn() != by && self.board.wrong().is_some() && intent != Intent::Accident {
            // 9.1: the opponent's offer is declined even if the move it came with is illegal.
            self.end_offer(!by, OfferEnd::Touched, rulings);
        }
        // 4.3: only the player on move is bound, and only by deliberate touches.
        if self.board.turn() != by || intent == Intent::Accident {
            return Ok(());
        }
        if self.give_up_complaints(by, rulings).is_some() {
            return Ok(());
        }
        self.board.touch(square);
        self.push_obligation(by, rulings);
        Ok(())
    }

    /// Adds the current obligation to the rulings.
    pub(crate) fn push_obligation(&self, by: Color, rulings: &mut Rulings) {
        let Some(obligation) = self.board.obligation(&self.law.cites) else { return };
        let kind = match obligation.bond {
            Some(bond) => RulingKind::Must { by, duty: bond.duty },
            None => RulingKind::Free { by },
        };
        rulings.push(obligation.article, kind);
    }

    pub(crate) fn adjust(&self, by: Color) -> Outcome {
        // Moves are not reported, so it may already be this player's turn.
        if !self.board.is_seen() {
            return Ok(());
        }
        if self.board.turn() != by {
            return Err(Refused(self.law.cites.adjusting, Refusal::NotOnMove));
        }
        match self.law.adjusting_needs_the_clock {
            Some(article) if self.clock.is_there() && self.clock.running() != Some(by) => {
                Err(Refused(article, Refusal::ClockNotRunning))
            }
            _ => Ok(()),
        }
    }

    /// 4.8, 9.1: a player who touches a piece can no longer complain about the opponent's touching, and has declined the opponent's
    /// offer. If the opponent's move broke Article 4 and would otherwise have ended the game, it ends the game now. Returns `Some`
    /// if it did.
    pub(crate) fn give_up_complaints(&mut self, by: Color, rulings: &mut Rulings) -> Option<()> {
        // 9.1: touching a piece with the intention of moving it declines the opponent's offer.
        self.end_offer(!by, OfferEnd::Touched, rulings);
        let waited = self.board.give_up_complaint().is_some() && self.board.is_last_mover(!by);
        if !waited || self.law.ending_moves == EndingMoves::HeedArticle3 {
            return None;
        }
        let ending = ending(&self.board, self.law)?;
        let was_pending = self.board.pending().contains(&(self.board.record().len() - 1));
        if was_pending {
            self.end_by_move(!by, ending, rulings)
        } else {
            self.end(ending, rulings)
        }
        Some(())
    }

    /// The last move broke Article 4: it is taken back, and the touched piece must be used.
    pub(crate) fn put_back_broken_touch(&mut self, broken: BrokenTouch, rulings: &mut Rulings) {
        self.hold_to(broken, self.board.touched_before_last_move(), rulings);
    }

    /// Takes back the last move, and binds the player to the pieces touched before it.
    fn hold_to(&mut self, broken: BrokenTouch, touched: Touched, rulings: &mut Rulings) {
        let last = self.board.record().len() - 1;
        let by = self.board.record().mover(last);
        rulings.push(broken.article, RulingKind::TouchMove { by, square: Some(broken.square) });
        self.put_back(last, touched, broken.article, rulings);
    }

    pub(crate) fn claim_touch_move(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        // A refusal must not reveal that the opponent's move is illegal.
        let board = self.board.as_seen_by(by);
        let has_touched = board.turn() == by && board.has_begun_a_move();
        if has_touched || board.is_last_mover(by) {
            return Err(Refused(self.law.cites.complaint_lost, Refusal::ComplaintLost));
        }
        let broken = board.broken_touch();
        let (verdict, article) = match broken {
            Some(broken) => (ClaimVerdict::Upheld, broken.article),
            None => (ClaimVerdict::Rejected, self.law.cites.touched_own),
        };
        let claim = ClaimKind::TouchMove;
        rulings.push(article, RulingKind::Claim { by, claim, verdict, facts: Facts::None });
        if let Some(broken) = broken {
            self.put_back_broken_touch(broken, rulings);
        }
        Ok(())
    }

    /// The article by which Article 4 is applied only on request, in some editions without adequate supervision.
    pub(crate) fn article_4_waits_for_a_claim(&self) -> Option<Article> {
        match self.regime.limited {
            Some(LimitedPlay { raised: Raised::OnlyByClaim { article_4, .. }, .. }) => Some(*article_4),
            _ => None,
        }
    }

    /// The arbiter saw that the last move broke Article 4, perhaps by a touch that was not reported.
    pub(crate) fn observe_touch_move(
        &mut self,
        by: Option<Color>,
        square: Option<Square>,
        rulings: &mut Rulings,
    ) -> Outcome {
        let is_stated = self.board.broken_touch().is_some_and(|broken| self.is_duty_of_a_claim(broken));
        if let Some(article) = self.article_4_waits_for_a_claim().filter(|_| !is_stated) {
            return Err(Refused(article, Refusal::OnlyOnClaim));
        }
        let mover = !self.board.turn();
        if self.board.record().len() == 0 || by.is_some_and(|by| by != mover) {
            return Err(Refused(self.law.cites.touched_own, Refusal::NothingThere));
        }
        if self.board.has_begun_a_move() {
            return Err(Refused(self.law.cites.complaint_lost, Refusal::ComplaintLost));
        }
        let known = self.board.broken_touch().map(|broken| (broken, self.board.touched_before_last_move()));
        let seen = || self.board.broken_with(square?, &self.law.cites);
        let Some((broken, touched)) = known.or_else(seen) else {
            return Err(Refused(self.law.cites.touched_own, Refusal::NothingThere));
        };
        self.hold_to(broken, touched, rulings);
        Ok(())
    }

    /// 9.5.b of 2005: a move on which a claim was based must be played, independently of Article 4.
    fn is_duty_of_a_claim(&self, broken: BrokenTouch) -> bool {
        self.law.stated_move == StatedMove::ByArticle9 && broken.article == self.law.cites.claim_wrong
    }

    /// The breach in the last move, if the referee acts on it without a claim.
    pub(crate) fn broken_touch_seen(&self) -> Option<BrokenTouch> {
        self.board.broken_touch().filter(|broken| {
            self.regime.acts_on_sight()
                || self.regime.watch == Watch::Watched && self.is_duty_of_a_claim(*broken)
        })
    }

    /// A claim that a move was made with both hands has the same effect as the arbiter's observation, even where the arbiter applies
    /// Article 4 only on request.
    pub(crate) fn claim_two_hands(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let (claim, article) = (ClaimKind::TwoHands, self.law.cites.one_hand);
        let record = self.board.record();
        let last = record.latest_of(!by).next().map(|place| record.plies()[place].hands);
        // A watching referee has seen how many hands were used; otherwise the player is believed, like the arbiter.
        let was_one_handed = match last {
            None | Some(HandsUsed::OneAtLast) => true,
            Some(HandsUsed::One) => self.regime.watch == Watch::Watched,
            Some(HandsUsed::Two | HandsUsed::TwoSeen | HandsUsed::TwoTooLate) => false,
        };
        if was_one_handed && !self.offences.is_raised(!by) {
            self.push_claim(by, claim, ClaimVerdict::Rejected, article, rulings);
            return Ok(());
        }
        self.see_two_hands(!by, rulings)?;
        self.push_claim(by, claim, ClaimVerdict::Upheld, article, rulings);
        Ok(())
    }

    /// The arbiter saw that the player's last move was made with both hands.
    pub(crate) fn observe_two_hands(&mut self, by: Option<Color>, rulings: &mut Rulings) -> Outcome {
        if let Some(article) = self.article_4_waits_for_a_claim() {
            return Err(Refused(article, Refusal::OnlyOnClaim));
        }
        self.see_two_hands(by.unwrap_or(!self.board.turn()), rulings)
    }

    fn see_two_hands(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let Some(place) = self.board.record().latest_of(by).next() else {
            return Err(Refused(self.law.cites.one_hand, Refusal::NothingThere));
        };
        let is_put_right = self.board.record().plies()[place].hands == HandsUsed::OneAtLast;
        if is_put_right || self.offences.is_raised(by) {
            return Err(Refused(self.law.cites.one_hand, Refusal::NothingThere));
        }
        let Some(ranked) = ranks_with_two_hands(place, &self.board, self.law) else {
            self.note_two_hands(by, rulings);
            return Ok(());
        };
        if let Some(limited) = self.regime.limited.filter(|_| !self.board.is_last_mover(by)) {
            return Err(Refused(limited.stands, Refusal::TooLate));
        }
        let waits_for_press = matches!(self.law.two_hands, TwoHands::IllegalAtThePress(_))
            && self.board.pending().contains(&place);
        if waits_for_press {
            self.board.see_two_hands(place);
        } else {
            self.raise(by, Offence::TwoHands { place, ranked }, rulings);
        }
        Ok(())
    }
}
