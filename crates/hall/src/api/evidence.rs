//! What the desk asks of a board beside its game: the journal with every ruling, and the evidence for a decision.

use super::boards::find;
use super::extract::Path;
use super::{Caller, Site};
use crate::board::Board;
use crate::facts::BoardId;
use crate::fault::{Fault, FaultBody};
use crate::play::Play;
use crate::roles::{Deed, Sight};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

/// An entry of the docket: an illegal move, and what came of it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct DocketView {
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// The round.
    pub round: u32,
    /// The number of the table.
    pub table: u32,
    /// Who has the white pieces.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
    /// The number of the act.
    pub n: u64,
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
    /// The rulings, from the illegal move on.
    #[schema(value_type = Vec<Object>)]
    pub rulings: Vec<Value>,
}

/// Everything that happened at a board, with every ruling
#[utoipa::path(get, path = "/api/v1/boards/{board}/journal", tag = "boards", params(("board" = String, Path)),
    responses((status = 200, body = Vec<super::acts::AnswerMessage>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn journal(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
) -> Result<impl IntoResponse, Fault> {
    let board = find(&site, &board)?;
    caller.need(&site, &board.event, Deed::SeeEvidence)?;
    let entries = board.entries(&site.hall.tools(), 1).await?;
    let messages = Play::replay(&entries).messages;
    let texts: Vec<&str> = messages.iter().map(|message| message.text(Sight::Desk).as_str()).collect();
    Ok(([(header::CONTENT_TYPE, "application/json")], format!("[{}]", texts.join(","))))
}

/// The evidence for a decision at a board: alike positions, who can still checkmate and how, the edition's penalties
#[utoipa::path(get, path = "/api/v1/boards/{board}/evidence", tag = "boards", params(("board" = String, Path)),
    responses((status = 200, body = Object), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn evidence(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
) -> Result<impl IntoResponse, Fault> {
    let board = find(&site, &board)?;
    let role = caller.need(&site, &board.event, Deed::SeeEvidence)?;
    let play = board.scene(site.hall.tools(), role).await?.play;
    let opening = board.opening();
    // The search for a checkmate may take a second, which nobody else should wait for.
    let found = tokio::task::spawn_blocking(move || play.evidence(&opening)).await;
    let text =
        found.ok().flatten().ok_or_else(|| Fault::unavailable("the evidence could not be laid out"))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text))
}

/// The illegal moves at all boards of an event, the latest first
#[utoipa::path(get, path = "/api/v1/events/{event}/docket", tag = "boards", params(("event" = u64, Path)),
    responses((status = 200, body = Vec<DocketView>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn docket(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Json<Vec<DocketView>>, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Deed::SeeEvidence)?;
    let mut docket = Vec::new();
    for board in site.hall.boards_of(event.id) {
        let latest = board.latest(role).map(|message| message.parsed_answer());
        let counts = latest.as_ref().and_then(|answer| answer["state"]["illegal_moves"].as_object());
        // Only where something counts is the stream read.
        if counts.is_some_and(|counts| counts.values().any(|count| count.as_u64() != Some(0))) {
            let entries = board.entries(&site.hall.tools(), 1).await?;
            docket.extend(Play::replay(&entries).messages.iter().filter_map(|message| {
                let answer = message.parsed_answer();
                illegal(&answer).map(|rulings| entry(&board, message.number, message.wall_ms, rulings))
            }));
        }
    }
    docket.sort_by_key(|entry| core::cmp::Reverse((entry.wall, entry.n)));
    Ok(Json(docket))
}

/// The rulings of an answer from an illegal move on.
fn illegal(answer: &Value) -> Option<Vec<Value>> {
    let rulings = answer["rulings"].as_array()?;
    let first = rulings.iter().position(|ruling| ruling["kind"] == "illegal")?;
    Some(rulings[first..].to_vec())
}

fn entry(board: &Board, n: u64, wall: u64, rulings: Vec<Value>) -> DocketView {
    let fact = &*board.fact();
    DocketView {
        board: fact.id,
        round: fact.round,
        table: fact.table,
        white: fact.white.clone(),
        black: fact.black.clone(),
        n,
        wall,
        rulings,
    }
}
