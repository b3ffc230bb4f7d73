//! Acts: what happened at a board, reported by a role that may do so.

use super::boards::find;
use super::extract::{Body, Path};
use super::{Caller, Site, read_json};
use crate::Hall;
use crate::board::{Actor, Board, Done};
use crate::electronic::{BeforePress, Hold};
use crate::fault::{Fault, FaultBody};
use crate::json;
use crate::lapses::ServerTime;
use crate::limits::LONGEST_ACT;
use crate::outage::Lateness;
use crate::outgoing::{ActReply, RepeatedMessage};
use crate::roles::{Action, Denied, Role, Sight, admit};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::sync::Arc;
use std::time::Duration;
use touchmove_referee::wire::{Act, ActError, ActKind, Answer, act};
use utoipa::ToSchema;

/// An act, as a device sends it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActRequest {
    /// The device's own number for this message, greater than that of its last one. The same message sent again counts once.
    pub seq: u64,
    /// How long ago it happened, in milliseconds by the device's own monotonic clock, if it could not be sent at once.
    #[serde(default)]
    pub ago: u64,
    /// The act, as in the referee protocol, without `at`; a player's device may leave out `by`.
    #[schema(value_type = Act)]
    pub act: Map<String, Value>,
}

/// An act to try.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PreviewRequest {
    /// The act, as in the referee protocol, without `at`.
    #[schema(value_type = Act)]
    pub act: Map<String, Value>,
    /// Acts that would follow it at once: the answer is to the last of them.
    #[serde(default)]
    #[schema(value_type = Vec<Act>)]
    pub then: Vec<Map<String, Value>>,
}

/// The greatest number of acts in a preview.
const MOST_THOUGHT_OF: usize = 4;

/// Report what happened at a board
#[utoipa::path(post, operation_id = "tell_act", path = "/api/v1/boards/{board}/acts", tag = "boards", params(("board" = String, Path)),
    request_body = ActRequest,
    responses((status = 200, body = ActReply<'_>), (status = 400, body = FaultBody), (status = 403, body = FaultBody),
        (status = 404, body = FaultBody), (status = 409, body = FaultBody), (status = 503, body = FaultBody)))]
pub(crate) async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
    Body(body): Body,
) -> Result<Response, Fault> {
    let arrived = site.hall.clock.moment();
    let board = find(&site, &board)?;
    let role = caller.role_at(&site, &board)?;
    let request: ActRequest = read_json(&body)?;
    let seq = request.seq;
    let unheard = match &caller.link {
        Some(link) if role.is_at_a_board() => board.event.hear_request(&site.hall, board.id(), link),
        _ => Duration::ZERO,
    };
    let done = carry_out(
        &site,
        &caller,
        &board,
        role,
        request,
        Place { seat: None, arrived, unheard, delay: Duration::ZERO },
    )
    .await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], answer(&done, role, seq)).into_response())
}

/// Preview the referee's answer to an act; nothing is recorded
#[utoipa::path(post, operation_id = "preview_act", path = "/api/v1/boards/{board}/preview", tag = "boards", params(("board" = String, Path)),
    request_body = PreviewRequest,
    responses((status = 200, body = Answer), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn preview(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
    Body(body): Body,
) -> Result<Json<Answer>, Fault> {
    let board = find(&site, &board)?;
    let role = caller.need(&site, &board.event, Action::SeeEvidence)?;
    let PreviewRequest { act, then } = read_json(&body)?;
    if then.len() >= MOST_THOUGHT_OF {
        return Err(Fault::bad(format!("at most {MOST_THOUGHT_OF} acts can be previewed")));
    }
    let admitted = |act| admitted(&site, &caller, &board, role, act);
    let act = admitted(act)?;
    let then = then.into_iter().map(admitted).collect::<Result<Vec<Act>, Fault>>()?;
    // The content of a closed envelope is secret even from the desk.
    if std::iter::once(&act).chain(&then).any(|act| matches!(act.kind, ActKind::OpenEnvelope(_))) {
        return Err(Fault::bad("the content of an envelope is not known before it is opened"));
    }
    let play = board.scene(site.hall.tools(), role).await?.play;
    let (opening, now_ms) = (board.opening(), board.now_ms(&site.hall.clock));
    // The search for a checkmate may take a second, and nobody else should wait for it.
    let judged = tokio::task::spawn_blocking(move || play.foresee(act, then, now_ms, opening)).await;
    let judged = judged.map_err(|_| Fault::unavailable("the server is shutting down; try again"))?;
    judged.map(Json).map_err(Fault::not_an_act)
}

/// The reply to the sender of an act.
pub(crate) fn answer(done: &Done, role: Role, seq: u64) -> String {
    json::text(&match &done.message {
        Some(message) => ActReply::Answer(Box::new(message.seen(role.sight(), Some(seq)))),
        // It was carried out long ago: its number suffices to show that.
        None => ActReply::Repeated(RepeatedMessage { kind: Default::default(), seq, n: done.number }),
    })
}

/// Checks the size of an act. Every act is kept forever: a player's device must not fill the disk of the whole hall.
fn check_size(site: &Site, link: u64, act: &Act) -> Result<(), Fault> {
    if json::text(act).len() > LONGEST_ACT {
        return Err(Fault::too_large(format!("an act of a player has at most {LONGEST_ACT} bytes")));
    }
    site.acts.take(link)
}

/// The origin of an act.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Place {
    /// The seat of the socket that sent it.
    pub seat: Option<u64>,
    /// When it arrived.
    pub arrived: ServerTime,
    /// How long the device had not been heard from before.
    pub unheard: Duration,
    /// How much longer than other messages it took.
    pub delay: Duration,
}

/// Carries out an act, if the role may do it.
pub(crate) async fn carry_out(
    site: &Arc<Site>,
    caller: &Caller,
    board: &Arc<Board>,
    role: Role,
    request: ActRequest,
    Place { seat, arrived, unheard, delay }: Place,
) -> Result<Done, Fault> {
    let ActRequest { seq, ago, act } = request;
    if board.event.is_left() {
        return Err(Fault::not_reached("another server has taken over this event"));
    }
    site.check_link(caller.link_id())?;
    let act = admitted(site, caller, board, role, act)?;
    if let Some(link) = caller.link_id().filter(|_| role.sight() == Sight::Floor) {
        check_size(site, link, &act)?;
    }
    let actor = Actor {
        role: Some(role),
        link: caller.link_id(),
        electronic: None,
        seq: Some(seq),
        seat,
        arrived: Some(arrived),
        lateness: Lateness { ago: Duration::from_millis(ago), unheard, delay },
    };
    // Without this hold, a flag that falls between the move and its press would fall too early.
    let _hold = read_board_first(&site.hall, board, &actor, &act).await?;
    site.hall.act(board, actor, act).await
}

/// At a table with an electronic board, records the move on the board before a press counts.
async fn read_board_first(
    hall: &Hall,
    board: &Board,
    actor: &Actor,
    act: &Act,
) -> Result<Option<Hold>, Fault> {
    let ActKind::Press(act::Press { by: Some(by), .. }) = &act.kind else { return Ok(None) };
    let (Some(link), Some(seq), Some(arrived)) = (actor.link, actor.seq, actor.arrived) else {
        return Ok(None);
    };
    // An act that was carried out before is only answered again.
    if !board.event.electronic.is_at(board.fact().table)
        || seq <= board.last_sequence(hall.tools(), link).await?
    {
        return Ok(None);
    }
    let hold = board.event.electronic.hold(board, arrived);
    match board.event.electronic.before_press(board, by.0, arrived).await {
        BeforePress::Counts => Ok(Some(hold)),
        BeforePress::NotRecorded(fault) => Err(fault),
        BeforePress::Unexplained => Err(Fault::conflict(
            "no move could be read from the electronic board; the clocks are stopped, and the arbiter has been called",
        )),
    }
}

/// The act that a device sent, if its role may do it.
fn admitted(
    site: &Site,
    caller: &Caller,
    board: &Board,
    role: Role,
    act: Map<String, Value>,
) -> Result<Act, Fault> {
    let in_the_games_language =
        |error: ActError| Fault::not_an_act(error.in_language(&board.opening().lang.unwrap_or_default()));
    let mut act = Act::read(act).map_err(in_the_games_language)?;
    admit(role, &mut act).map_err(|denied| match denied {
        Denied::Role { act } => {
            caller.refuse(site, format!("the role {} may not do {act:?} at this board", role.name()))
        }
        Denied::ForAnother => caller.refuse(site, "a player cannot act for the opponent"),
        Denied::Form(why) => Fault::bad(why),
    })?;
    Ok(act)
}
