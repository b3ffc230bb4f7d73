//! Withdraws boards that were set up by mistake, while no move has been made. The journal keeps what happened there.

use super::boards::find;
use super::extract::{Body, Path};
use super::{Caller, Site, read_json};
use crate::board::Board;
use crate::event::Event;
use crate::facts::{BoardId, EventFact};
use crate::fault::{Fault, FaultBody};
use crate::plain_text::lines;
use crate::roles::Action;
use crate::wheel::Due;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The longest reason, in characters.
const LONGEST_REASON: usize = 500;

/// Why boards are withdrawn.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Withdrawal {
    /// The reason, one sentence.
    pub reason: String,
}

/// The boards that were withdrawn.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Withdrawn {
    /// The boards.
    #[schema(value_type = Vec<String>)]
    pub boards: Vec<BoardId>,
}

/// Withdraw a board that was set up by mistake, before a move is made
#[utoipa::path(post, operation_id = "withdraw_board", path = "/api/v1/boards/{board}/withdraw", tag = "boards", params(("board" = String, Path)),
    request_body = Withdrawal,
    responses((status = 200, body = Withdrawn), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 409, body = FaultBody)))]
pub(crate) async fn board(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
    Body(body): Body,
) -> Result<Json<Withdrawn>, Fault> {
    let board = find(&site, &board)?;
    let event = Arc::clone(&board.event);
    withdraw(&site, &caller, &event, &body, |_| vec![board]).await
}

/// Withdraw a round that was set up by mistake, before a move is made at any of its boards
#[utoipa::path(post, operation_id = "withdraw_round", path = "/api/v1/events/{event}/rounds/{round}/withdraw", tag = "boards",
    params(("event" = u64, Path), ("round" = u32, Path)), request_body = Withdrawal,
    responses((status = 200, body = Withdrawn), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 409, body = FaultBody)))]
pub(crate) async fn round(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path((event, round)): Path<(u64, u32)>,
    Body(body): Body,
) -> Result<Json<Withdrawn>, Fault> {
    let event = site.hall.event(event)?;
    let of_round = |mut boards: Vec<Arc<Board>>| {
        boards.retain(|board| board.fact().round == round);
        boards
    };
    withdraw(&site, &caller, &event, &body, of_round).await
}

async fn withdraw(
    site: &Arc<Site>,
    caller: &Caller,
    event: &Arc<Event>,
    body: &[u8],
    choose: impl FnOnce(Vec<Arc<Board>>) -> Vec<Arc<Board>>,
) -> Result<Json<Withdrawn>, Fault> {
    let role = caller.need(site, event, Action::ArrangeEvent)?;
    let Withdrawal { reason } = read_json(body)?;
    let reason = lines(&reason, LONGEST_REASON).map_err(|fault| Fault::not_plain("reason", fault))?;
    let hall = &site.hall;
    let _turn = hall.making.lock().await;
    let boards = choose(hall.boards_of(event.id));
    if boards.is_empty() {
        return Err(Fault::not_found("this round has no boards"));
    }
    // While they are held, no move can be made at any of them.
    let mut held = Vec::with_capacity(boards.len());
    for board in &boards {
        held.push(board.hold().await);
    }
    let played: Vec<String> = boards
        .iter()
        .filter(|board| !board.is_untouched())
        .map(|board| board.fact().table.to_string())
        .collect();
    if !played.is_empty() {
        return Err(Fault::conflict(format!(
            "a move was made or a result stands at table {}: a board can be withdrawn only before its first move",
            played.join(", ")
        )));
    }
    let ids: Vec<BoardId> = boards.iter().map(|board| board.id()).collect();
    let fact = EventFact::BoardsWithdrawn { boards: ids.clone(), reason };
    event.record(&*hall.journal, (Some(role), caller.link_id()), &fact).await?;
    for id in &ids {
        hall.known_mut().withdraw(*id);
        hall.wheel.set(Due::Time(*id), None);
        hall.wheel.set(Due::Broadcast(*id), None);
    }
    drop(held);
    event.tell_boards();
    hall.guide_boards(&boards);
    hall.guide(event);
    tracing::info!(event = event.id, boards = ids.len(), "boards were withdrawn");
    Ok(Json(Withdrawn { boards: ids }))
}
