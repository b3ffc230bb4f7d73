//! Corrections to a board: a substitute plays, or a name was mistyped.

use super::boards::{BoardView, find, view};
use super::events::name;
use super::extract::{Body, Path};
use super::{Caller, Site, read_json};
use crate::board::Board;
use crate::facts::{BoardFact, EventFact};
use crate::fault::{Fault, FaultBody};
use crate::formats::Identity;
use crate::hall_clock::wall_ms;
use crate::roles::Action;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Corrections to a board. Fields that are left out stay as they are.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardChange {
    /// The number of the table.
    pub table: Option<u32>,
    /// The player with the white pieces.
    pub white: Option<String>,
    /// The player with the black pieces.
    pub black: Option<String>,
    /// White's details besides the name. If it is left out, a new name brings what the event knows about a player of that name.
    pub white_player: Option<Identity>,
    /// Black's details besides the name.
    pub black_player: Option<Identity>,
}

/// Correct the names or the table of a board: a substitute plays, or a name was mistyped
#[utoipa::path(patch, operation_id = "change_board", path = "/api/v1/boards/{board}", tag = "boards", params(("board" = String, Path)),
    request_body = BoardChange,
    responses((status = 200, body = BoardView), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 409, body = FaultBody)))]
pub(crate) async fn board(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
    Body(body): Body,
) -> Result<Json<BoardView>, Fault> {
    let board = find(&site, &board)?;
    let role = caller.need(&site, &board.event, Action::ArrangeEvent)?;
    let change: BoardChange = read_json(&body)?;
    let _turn = site.hall.making.lock().await;
    let fact = board.fact();
    let corrected = |now: Option<String>, before: &str| match now {
        Some(now) => name(&now),
        None => Ok(before.to_owned()),
    };
    let white = corrected(change.white, &fact.white)?;
    let black = corrected(change.black, &fact.black)?;
    let identity = |given: Option<Identity>, name: &str| match given {
        Some(given) => given.cleaned(),
        None => identity_of(&site, &board, name),
    };
    let changed = BoardFact {
        table: change.table.unwrap_or(fact.table),
        white_player: identity(change.white_player, &white).into(),
        black_player: identity(change.black_player, &black).into(),
        white,
        black,
        ..BoardFact::clone(&fact)
    };
    let at_table = site.hall.known().at_table(board.event.id, changed.table);
    let mut others = at_table.into_iter().filter(|other| other.id() != board.id());
    if others.any(|other| other.fact().round == changed.round) {
        return Err(Fault::conflict(format!("round {} already has a table {}", fact.round, changed.table)));
    }
    if changed != *fact {
        let in_progress = board.corrected_in_progress(role);
        let recorded = EventFact::BoardChanged { board: changed.clone(), in_progress: in_progress.clone() };
        board.event.record(&*site.hall.journal, (Some(role), caller.link_id()), &recorded).await?;
        board.event.notice_seats(&in_progress, caller.link_id(), wall_ms());
        site.hall.change_board(&fact, changed);
        board.tell_names();
        site.hall.guide(&board.event);
    }
    Ok(Json(view(&site, &board, role).await?))
}

/// What the event knows about a player besides the name: from this board, or else from another.
fn identity_of(site: &Site, board: &Board, name: &str) -> Identity {
    let facts = std::iter::once(board.fact())
        .chain(site.hall.boards_of(board.event.id).into_iter().map(|other| other.fact()));
    let mut known = facts.flat_map(|fact| {
        let BoardFact { white, black, white_player, black_player, .. } = BoardFact::clone(&fact);
        [(white, white_player), (black, black_player)]
    });
    known.find(|(known, _)| known == name).map(|(_, details)| details.identity()).unwrap_or_default()
}
