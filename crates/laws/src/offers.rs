//! Offers of a draw, and when a draw may be offered and agreed (9.1).

use crate::edition::{AgreementMoves, Edition, RestrictionScope};
use crate::game::Refused;
use crate::record::Record;
use crate::{Article, DrawAgreement, Refusal, Regulations};
use touchmove_board::Color;

/// The open offers. Both players may have made one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offers {
    open: [Option<Consent>; 2],
    latest: Option<Color>,
}

/// Whether the arbiter has consented to an offer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    NotAsked,
    Given,
}

/// What the arbiter is asked to consent to (9.1.a, from 2017 9.1.1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum ConsentTo {
    /// That player's offer.
    Offer(Color),
    /// The draw that this player has accepted.
    Agreement(Color),
}

/// What the event allows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Permission {
    Free,
    /// Allowed with the arbiter's consent, under this article.
    NeedsConsent(Article),
}

impl Offers {
    pub(crate) fn make(&mut self, by: Color, consent: Consent) {
        self.open[by as usize] = Some(consent);
        self.latest = Some(by);
    }

    /// Returns true if that player has an open offer.
    pub(crate) const fn is_open(self, by: Color) -> bool {
        self.open[by as usize].is_some()
    }

    /// Returns true if the arbiter has consented to that player's offer.
    pub(crate) fn has_consent(self, by: Color) -> bool {
        self.open[by as usize] == Some(Consent::Given)
    }

    /// Ends that player's offer. Returns true if there was one.
    pub(crate) fn end(&mut self, by: Color) -> bool {
        let was_open = self.open[by as usize].take().is_some();
        if self.latest == Some(by) {
            self.latest = Some(!by).filter(|other| self.is_open(*other));
        }
        was_open
    }

    /// Ends all offers, and returns the players who made them.
    pub(crate) fn end_all(&mut self) -> impl Iterator<Item = Color> + use<> {
        let ended = core::mem::take(self);
        Color::ALL.into_iter().filter(move |by| ended.is_open(*by))
    }

    /// The player who made the open offer; the latest if both have.
    pub(crate) const fn latest(self) -> Option<Color> {
        self.latest
    }
}

/// Checks that a draw may be offered. Returns whether the arbiter must consent.
pub(crate) fn may_offer(
    regulations: &Regulations,
    record: &Record,
    law: &Edition,
) -> Result<Permission, Refused> {
    match law.agreement.restriction {
        Some(restriction) if restriction.scope == RestrictionScope::OfferingAndAgreeing => {
            permission(restriction.article, regulations, record)
        }
        _ => Ok(Permission::Free),
    }
}

/// Checks that a draw may be agreed. Returns whether the arbiter must consent.
pub(crate) fn may_agree(
    regulations: &Regulations,
    record: &Record,
    law: &Edition,
) -> Result<Permission, Refused> {
    let permission = match law.agreement.restriction {
        Some(restriction) => permission(restriction.article, regulations, record)?,
        None => Permission::Free,
    };
    let each_has_moved = Color::ALL.into_iter().all(|player| record.made_by(player) > 0);
    match law.agreement.moves {
        AgreementMoves::OneEach if !each_has_moved => {
            Err(Refused(law.cites.agreement, Refusal::AgreementTooEarly))
        }
        AgreementMoves::OneEach | AgreementMoves::None => Ok(permission),
    }
}

/// The event's restrictions under this article.
fn permission(article: Article, regulations: &Regulations, record: &Record) -> Result<Permission, Refused> {
    let too_few = |moves| Color::ALL.into_iter().any(|player| record.completed_by(player) < moves);
    let forbidden = Err(Refused(article, Refusal::AgreementRestricted));
    match regulations.draw_agreement {
        Some(DrawAgreement::Forbidden) => forbidden,
        Some(DrawAgreement::AfterMoves(moves)) if too_few(moves) => forbidden,
        Some(DrawAgreement::WithConsent) => Ok(Permission::NeedsConsent(article)),
        Some(DrawAgreement::WithConsentBefore(moves)) if too_few(moves) => {
            Ok(Permission::NeedsConsent(article))
        }
        None
        | Some(DrawAgreement::Allowed | DrawAgreement::AfterMoves(_) | DrawAgreement::WithConsentBefore(_)) => {
            Ok(Permission::Free)
        }
    }
}
