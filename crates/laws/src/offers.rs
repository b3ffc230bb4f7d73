//! Offering, accepting and declining a draw (9.1).

use crate::edition::{AgreementMoves, RestrictionScope};
use crate::endings::Ending;
use crate::game::{Outcome, Refused};
use crate::ruling::Rulings;
use crate::{Article, Breach, DrawAgreement, Game, GameResult, How, OfferEnd, Phase, Refusal, RulingKind};
use touchmove_board::Color;

/// The offers that are open. Both players may have made one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offers {
    open: [bool; 2],
    latest: Option<Color>,
}

impl Offers {
    fn make(&mut self, by: Color) {
        self.open[by as usize] = true;
        self.latest = Some(by);
    }

    /// Is there an open offer by that player?
    const fn is_open(self, by: Color) -> bool {
        self.open[by as usize]
    }

    /// Ends the offer of that player, if there is one.
    fn end(&mut self, by: Color) -> bool {
        let was_open = core::mem::replace(&mut self.open[by as usize], false);
        if self.latest == Some(by) {
            self.latest = Some(!by).filter(|other| self.open[*other as usize]);
        }
        was_open
    }

    /// Ends all offers, and tells whose they were.
    pub(crate) fn end_all(&mut self) -> impl Iterator<Item = Color> + use<> {
        let ended = core::mem::take(self);
        Color::ALL.into_iter().filter(move |by| ended.is_open(*by))
    }

    /// Who made the offer that is open, the latest if both did.
    pub(crate) const fn latest(self) -> Option<Color> {
        self.latest
    }
}

impl Game {
    pub(crate) fn offer_draw(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        self.may_offer()?;
        self.offers.make(by);
        let article = self.law.cites.offer;
        rulings.push(article, RulingKind::Offer { by });
        if !self.is_moment_to_offer(by) {
            rulings.push(article, RulingKind::Violation { by, what: Breach::OfferTiming });
        }
        Ok(())
    }

    /// A claim is an offer too (9.1.c in 2005, 9.1.b.3, later 9.1.2.3), where the event lets players offer draws.
    pub(crate) fn offer_through_claim(&mut self, by: Color, article: Article, rulings: &mut Rulings) {
        if self.may_offer().is_ok() {
            self.offers.make(by);
            rulings.push(article, RulingKind::Offer { by });
        }
    }

    pub(crate) fn accept_draw(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.law.cites.agreement;
        self.may_agree()?;
        if !self.offers.is_open(!by) {
            return Err(Refused(article, Refusal::NoOffer));
        }
        self.offers.end(!by);
        rulings.push(self.law.cites.offer, RulingKind::OfferEnds { by: !by, how: OfferEnd::Accepted });
        self.end(Ending { result: GameResult::DRAW, how: How::Agreement, article }, rulings);
        Ok(())
    }

    pub(crate) fn decline_draw(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        if !self.offers.end(!by) {
            return Err(Refused(self.law.cites.offer, Refusal::NoOffer));
        }
        rulings.push(self.law.cites.offer, RulingKind::OfferEnds { by: !by, how: OfferEnd::Declined });
        Ok(())
    }

    /// A player who touches a piece to move it has declined what the opponent offered.
    pub(crate) fn decline_by_touching(&mut self, by: Color, rulings: &mut Rulings) {
        if self.offers.end(!by) {
            rulings.push(self.law.cites.offer, RulingKind::OfferEnds { by: !by, how: OfferEnd::Touched });
        }
    }

    /// After one's own move and before the press; without a clock, before the opponent's reply; and while the game is adjourned.
    fn is_moment_to_offer(&self, by: Color) -> bool {
        match self.clock.is_there() {
            _ if self.phase() == Phase::Adjourned => true,
            true => self.board.has_pending(by),
            false => self.board.is_last_mover(by),
        }
    }

    fn may_offer(&self) -> Outcome {
        match self.law.agreement.restriction {
            Some(restriction)
                if restriction.scope == RestrictionScope::OfferingAndAgreeing
                    && self.is_agreement_restricted() =>
            {
                Err(Refused(restriction.article, Refusal::AgreementRestricted))
            }
            _ => Ok(()),
        }
    }

    fn may_agree(&self) -> Outcome {
        if let Some(restriction) = self.law.agreement.restriction
            && self.is_agreement_restricted()
        {
            return Err(Refused(restriction.article, Refusal::AgreementRestricted));
        }
        let each_has_moved = Color::ALL.into_iter().all(|player| self.board.record().made_by(player) > 0);
        match self.law.agreement.moves {
            AgreementMoves::OneEach if !each_has_moved => {
                Err(Refused(self.law.cites.agreement, Refusal::AgreementTooEarly))
            }
            AgreementMoves::OneEach | AgreementMoves::None => Ok(()),
        }
    }

    fn is_agreement_restricted(&self) -> bool {
        match self.settings.regulations.draw_agreement {
            None | Some(DrawAgreement::Allowed) => false,
            Some(DrawAgreement::Forbidden) => true,
            Some(DrawAgreement::AfterMoves(moves)) => {
                Color::ALL.into_iter().any(|player| self.completed_moves(player) < moves)
            }
        }
    }

    /// How many moves a player has completed.
    pub(crate) fn completed_moves(&self, player: Color) -> u32 {
        self.board.record().completed_by(player)
    }
}
