//! Offers of a draw, and when a draw may be offered and agreed (9.1).

use crate::edition::{AgreementMoves, Edition, RestrictionScope};
use crate::game::{Outcome, Refused};
use crate::record::Record;
use crate::{DrawAgreement, Refusal, Regulations};
use touchmove_board::Color;

/// The offers that are open. Both players may have made one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offers {
    open: [bool; 2],
    latest: Option<Color>,
}

impl Offers {
    pub(crate) fn make(&mut self, by: Color) {
        self.open[by as usize] = true;
        self.latest = Some(by);
    }

    /// Is there an open offer by that player?
    pub(crate) const fn is_open(self, by: Color) -> bool {
        self.open[by as usize]
    }

    /// Ends the offer of that player, if there is one.
    pub(crate) fn end(&mut self, by: Color) -> bool {
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

/// May a draw be offered?
pub(crate) fn may_offer(regulations: &Regulations, record: &Record, law: &Edition) -> Outcome {
    match law.agreement.restriction {
        Some(restriction)
            if restriction.scope == RestrictionScope::OfferingAndAgreeing
                && is_agreement_restricted(regulations, record) =>
        {
            Err(Refused(restriction.article, Refusal::AgreementRestricted))
        }
        _ => Ok(()),
    }
}

/// May a draw be agreed?
pub(crate) fn may_agree(regulations: &Regulations, record: &Record, law: &Edition) -> Outcome {
    if let Some(restriction) = law.agreement.restriction
        && is_agreement_restricted(regulations, record)
    {
        return Err(Refused(restriction.article, Refusal::AgreementRestricted));
    }
    let each_has_moved = Color::ALL.into_iter().all(|player| record.made_by(player) > 0);
    match law.agreement.moves {
        AgreementMoves::OneEach if !each_has_moved => {
            Err(Refused(law.cites.agreement, Refusal::AgreementTooEarly))
        }
        AgreementMoves::OneEach | AgreementMoves::None => Ok(()),
    }
}

fn is_agreement_restricted(regulations: &Regulations, record: &Record) -> bool {
    match regulations.draw_agreement {
        None | Some(DrawAgreement::Allowed) => false,
        Some(DrawAgreement::Forbidden) => true,
        Some(DrawAgreement::AfterMoves(moves)) => {
            Color::ALL.into_iter().any(|player| record.completed_by(player) < moves)
        }
    }
}
