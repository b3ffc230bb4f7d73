//! What an edition of the Laws offers to the event and to the players, so that pages need not compare years. Everything comes from the
//! edition's record. No link is needed.

use super::extract::Path;
use super::laws::edition_named;
use crate::fault::{Fault, FaultBody};
use axum::Json;
use serde::Serialize;
use touchmove_laws::clock::Class;
use touchmove_laws::edition::{FlagSeen, Known, LimitedCost, Raised, SupervisionRule};
use touchmove_laws::{ClaimKind, Edition, EditionName, Grounds, Supervision};
use touchmove_referee::wire::{self, ClaimOf, EditionYear, PenaltyName, RegulationName, SupervisionLevel};
use utoipa::ToSchema;

/// What an edition offers.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OffersView {
    /// The edition.
    pub edition: EditionYear,
    /// The claims that a player can make.
    pub claims: Vec<ClaimView>,
    /// The regulations that an event may set, by their names in the referee protocol.
    pub regulations: Vec<RegulationName>,
    /// True if games may begin from a Chess960 position.
    pub chess960: bool,
    /// The default time: how late a player may be unless the event sets it, in milliseconds.
    pub default_time_ms: u64,
    /// The penalties that the arbiter may impose.
    pub penalties: Vec<PenaltyView>,
    /// The article by which a flag fall is a draw if the opponent cannot checkmate.
    pub flag_article: &'static str,
    /// The rules of standard, rapid and blitz. If a class appears twice, the event chooses its supervision.
    pub play: Vec<PlayView>,
}

/// The rules of one class under one level of supervision.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PlayView {
    /// `standard`, `rapid` or `blitz`.
    pub class: &'static str,
    /// The level of supervision.
    pub supervision: SupervisionLevel,
    /// The time an illegal move gives the opponent, in milliseconds, unless it loses.
    pub penalty_ms: u64,
    /// The number of the illegal move that loses.
    pub illegal_move_loses: u32,
    /// True if an arbiter who sees an illegal move acts without a claim.
    pub arbiter_acts: bool,
    /// True if an arbiter who sees a fallen flag calls it.
    pub flag_called: bool,
}

/// A claim that a player can make.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ClaimView {
    /// The claim.
    pub claim: ClaimOf,
    /// The grounds, where the claim must name them.
    pub grounds: Vec<wire::Grounds>,
    /// The regulation that the event must have set to true, where there is one.
    #[schema(required = true)]
    pub needs: Option<RegulationName>,
}

/// A penalty and its article.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PenaltyView {
    /// The penalty.
    pub penalty: PenaltyName,
    /// Its article.
    pub article: &'static str,
}

/// What an edition offers to the event and to the players
#[utoipa::path(get, operation_id = "edition_offers", path = "/api/v1/laws/{edition}/offers", tag = "laws", params(("edition" = String, Path)),
    responses((status = 200, body = OffersView), (status = 404, body = FaultBody)))]
pub(super) async fn offers(Path(edition): Path<String>) -> Result<Json<OffersView>, Fault> {
    Ok(Json(offers_of(edition_named(&edition)?)))
}

fn offers_of(name: EditionName) -> OffersView {
    let law = Edition::of(name);
    let penalty = |(penalty, article): &(touchmove_laws::Penalty, touchmove_laws::Article)| PenaltyView {
        penalty: (*penalty).into(),
        article: article.id(),
    };
    OffersView {
        edition: name.into(),
        claims: ClaimKind::ALL.iter().map(|claim| claim_view(law, *claim)).collect(),
        regulations: law.regulations().map(Into::into).collect(),
        chess960: law.options.chess960 == Known::Yes,
        default_time_ms: law.default_time.millis(),
        penalties: law.penalties.iter().map(penalty).collect(),
        flag_article: law.cites.flag_lost.id(),
        play: [Class::Standard, Class::Rapid, Class::Blitz]
            .into_iter()
            .flat_map(|class| supervisions(law, class).iter().map(move |one| play_view(law, class, *one)))
            .collect(),
    }
}

/// The levels of supervision. Standard play has none to choose from, nor do all editions.
const fn supervisions(law: &Edition, class: Class) -> &'static [Supervision] {
    match (class, law.supervision) {
        (Class::Standard, _) => &[Supervision::Full],
        (_, SupervisionRule::AlwaysLimited) => &[Supervision::Limited],
        (_, SupervisionRule::AsTheEventHasIt) => &[Supervision::Limited, Supervision::Full],
    }
}

fn play_view(law: &Edition, class: Class, supervision: Supervision) -> PlayView {
    let limited = match supervision {
        Supervision::Full => None,
        Supervision::Limited => law.limited_play(Some(class)),
    };
    PlayView {
        class: class.name(),
        supervision: supervision.into(),
        penalty_ms: law.penalty_times.time(Some(class), supervision).millis(),
        illegal_move_loses: match limited.map(|limited| limited.cost) {
            Some(LimitedCost::FirstLoses) => 1,
            Some(LimitedCost::AsSupervised) | None => law.illegal_moves.loses_on,
        },
        arbiter_acts: !limited.is_some_and(|limited| matches!(limited.raised, Raised::OnlyByClaim { .. })),
        flag_called: limited.is_none() || matches!(law.limited_flags.seen, FlagSeen::Called(_)),
    }
}

fn claim_view(law: &Edition, claim: ClaimKind) -> ClaimView {
    let (grounds, needs) = match claim {
        ClaimKind::Quickplay => (law.quickplay.grounds(), law.quickplay.needs()),
        _ => (&[] as &[Grounds], None),
    };
    let grounds = grounds.iter().map(|grounds| (*grounds).into()).collect();
    ClaimView { claim: claim.into(), grounds, needs: needs.map(Into::into) }
}

#[cfg(test)]
mod tests {
    use super::offers_of;
    use touchmove_laws::{ClaimKind, EditionName, Penalty, Regulation, Supervision};

    #[test]
    fn each_edition_offers_its_own() {
        let [old, new] = [EditionName::Laws2005, EditionName::Laws2023].map(offers_of);
        assert_eq!((old.chess960, old.default_time_ms, old.flag_article), (false, 3_600_000, "6.10"));
        assert_eq!((new.chess960, new.default_time_ms, new.flag_article), (true, 0, "6.9"));
        let quickplay = |offers: &super::OffersView| {
            let claim = offers.claims.iter().find(|claim| claim.claim.0 == ClaimKind::Quickplay);
            claim.map(|claim| (claim.needs.map(|needs| needs.0), claim.grounds.len()))
        };
        assert_eq!(quickplay(&old), Some((None, 2)));
        assert_eq!(quickplay(&new), Some((Some(Regulation::Quickplay), 3)));
        assert!(old.regulations.is_empty() && new.regulations.contains(&Regulation::Quickplay.into()));
        let is_warning = |one: &super::PenaltyView| one.penalty.0 == Penalty::Warning;
        assert!(new.penalties.iter().any(|one| is_warning(one) && one.article.starts_with("12.9")));
    }

    #[test]
    fn an_event_chooses_its_supervision_where_the_edition_knows_two() {
        let play = |name| {
            let rows = offers_of(name).play.into_iter();
            rows.map(|one| {
                (one.class, one.supervision.0, one.penalty_ms, one.illegal_move_loses, one.arbiter_acts)
            })
            .collect::<Vec<_>>()
        };
        assert_eq!(
            play(EditionName::Laws2023),
            [
                ("standard", Supervision::Full, 120_000, 2, true),
                ("rapid", Supervision::Limited, 60_000, 2, true),
                ("rapid", Supervision::Full, 60_000, 2, true),
                ("blitz", Supervision::Limited, 60_000, 2, true),
                ("blitz", Supervision::Full, 120_000, 2, true),
            ]
        );
        assert_eq!(
            play(EditionName::Laws2005),
            [
                ("standard", Supervision::Full, 120_000, 3, true),
                ("rapid", Supervision::Limited, 120_000, 3, false),
                ("blitz", Supervision::Limited, 120_000, 1, false),
            ]
        );
    }
}
