//! The public PGN of a round, and where games are pushed to.

use super::extract::{Body, Path};
use super::files::turn;
use super::{Caller, Site, read_json};
use crate::broadcast::RoundId;
use crate::broadcast::public_pgn::whole;
use crate::broadcast::view::BroadcastView;
use crate::facts::EventFact;
use crate::fault::{Fault, FaultBody};
use crate::roles::{Action, Role};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// The token with which an event pushes its games.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenChange {
    /// The token, with the permission `study:write`; null removes it. It is never returned.
    #[schema(required = true)]
    pub token: Option<String>,
}

/// Where a round is pushed to.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PushRound {
    /// The ID of the round at the receiving server, or the address of its page; null stops the pushing.
    #[schema(required = true)]
    pub push_to: Option<String>,
}

/// The public PGN of a round, with the clocks: what spectators may see. The address never changes
///
/// It has an `ETag`: a request with `If-None-Match` gets 304 as long as nothing has changed.
#[utoipa::path(get, operation_id = "round_games", path = "/api/v1/events/{event}/rounds/{round}/games.pgn", tag = "files",
    params(("event" = u64, Path), ("round" = u32, Path)),
    responses((status = 200, content_type = "application/vnd.chess-pgn", body = String), (status = 304, description = "Nothing has changed"),
        (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 503, body = FaultBody)))]
pub(super) async fn round_games(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path((event, round)): Path<(u64, u32)>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::Watch)?;
    if site.hall.boards_of_round(event.id, round).is_empty() {
        return Err(Fault::not_found(format!("there is no round {round} in this event")));
    }
    let tag = format!("\"{}\"", site.hall.public_tag(&event, round).await?);
    // A cached copy is checked with the server each time. A text that needs a link must not be kept in a shared cache.
    let kept = if event.settings().private { "private, no-cache" } else { "public, no-cache" };
    let head = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, kept.to_owned())];
    if is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    let _turn = turn(&site, Role::Spectator).await?;
    let public = site.hall.public_round(&event, round).await;
    if !public.unread.is_empty() {
        return Err(Fault::unavailable("not all games of this round can be read at the moment; try again"));
    }
    Ok((head, [(header::CONTENT_TYPE, "application/vnd.chess-pgn")], whole(&public.games)).into_response())
}

/// True if the client already has the version with this tag.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut tags = known.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// The state of an event's broadcast: the live folder, and each round that is pushed
#[utoipa::path(get, operation_id = "broadcast", path = "/api/v1/events/{event}/broadcast", tag = "broadcast", params(("event" = u64, Path)),
    responses((status = 200, body = BroadcastView), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Json<BroadcastView>, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::SeeBroadcast)?;
    Ok(Json(site.hall.broadcast_view(&event)))
}

/// Set the token with which the event pushes its games, or remove it. It is kept beside the journal and never returned
#[utoipa::path(put, operation_id = "set_broadcast_token", path = "/api/v1/events/{event}/broadcast/token", tag = "broadcast", params(("event" = u64, Path)),
    request_body = TokenChange,
    responses((status = 200, body = BroadcastView), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 503, body = FaultBody)))]
pub(super) async fn set_token(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Body(body): Body,
) -> Result<Json<BroadcastView>, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::ArrangeEvent)?;
    // The parser's message about an unreadable body may quote a part of it.
    let change: TokenChange = read_json(&body)
        .map_err(|_| Fault::bad("the body cannot be read; it is {\"token\":\"…\"} or {\"token\":null}"))?;
    site.hall.set_token(&event, change.token.as_deref())?;
    tracing::info!(
        event = event.id,
        link = caller.link_id(),
        is_set = change.token.is_some(),
        "the token of the broadcast was changed"
    );
    Ok(Json(site.hall.broadcast_view(&event)))
}

/// Push a round to a broadcast, or stop pushing it
#[utoipa::path(put, operation_id = "push_round", path = "/api/v1/events/{event}/broadcast/rounds/{round}", tag = "broadcast",
    params(("event" = u64, Path), ("round" = u32, Path)), request_body = PushRound,
    responses((status = 200, body = BroadcastView), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn push_round(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path((event, round)): Path<(u64, u32)>,
    Body(body): Body,
) -> Result<Json<BroadcastView>, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let change: PushRound = read_json(&body)?;
    let to = change.push_to.as_deref().filter(|to| !to.trim().is_empty());
    let to: Option<RoundId> =
        to.map(str::parse).transpose().map_err(|not_a_round| Fault::bad(format!("{not_a_round}")))?;
    let taken =
        event.push_rounds().into_iter().find(|(other, id)| *other != round && Some(id) == to.as_ref());
    if let Some((other, _)) = taken {
        return Err(Fault::conflict(format!("round {other} is already pushed there")));
    }
    let fact = EventFact::PushedTo { round, to: to.clone() };
    event.record(&*site.hall.journal, (Some(role), caller.link_id()), &fact).await?;
    event.push_round_to(round, to);
    site.hall.push_anew(event.id);
    Ok(Json(site.hall.broadcast_view(&event)))
}
