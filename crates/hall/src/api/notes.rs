//! Notes on a board or on a ruling, for the desk.

use super::boards::find;
use super::extract::{Body, Path};
use super::{Caller, Site, read_json};
use crate::fault::{Fault, FaultBody};
use crate::notes::Note;
use crate::plain_text::lines;
use crate::roles::Action;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// A note to record.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewNote {
    /// The text, at most 2,000 characters.
    pub text: String,
    /// The number of the act that it is about; without one it is about the board.
    pub act: Option<u64>,
}

/// The longest note, in characters.
const LONGEST_NOTE: usize = 2000;

/// The notes at a board
#[utoipa::path(get, operation_id = "list_notes", path = "/api/v1/boards/{board}/notes", tag = "boards", params(("board" = String, Path)),
    responses((status = 200, body = Vec<Note>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
) -> Result<Json<Vec<Note>>, Fault> {
    let board = find(&site, &board)?;
    caller.need(&site, &board.event, Action::KeepNotes)?;
    Ok(Json(board.event.notes.at(board.id())))
}

/// Write a note on a board or on a ruling
#[utoipa::path(post, operation_id = "write_note", path = "/api/v1/boards/{board}/notes", tag = "boards", params(("board" = String, Path)),
    request_body = NewNote,
    responses((status = 201, body = Note), (status = 400, body = FaultBody), (status = 403, body = FaultBody),
        (status = 404, body = FaultBody), (status = 503, body = FaultBody)))]
pub(super) async fn write(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
    Body(body): Body,
) -> Result<(StatusCode, Json<Note>), Fault> {
    let board = find(&site, &board)?;
    let role = caller.need(&site, &board.event, Action::KeepNotes)?;
    let NewNote { text, act } = read_json(&body)?;
    let text = lines(&text, LONGEST_NOTE).map_err(|fault| Fault::not_plain("note", fault))?;
    let last = board.live().last().map_or(0, |last| last.number);
    if let Some(act) = act.filter(|act| !(1..=last).contains(act)) {
        return Err(Fault::bad(format!("there is no act {act} at this board; the last one is {last}")));
    }
    let note = board.event.note(&*site.hall.journal, (role, caller.link_id()), board.id(), act, text).await?;
    Ok((StatusCode::CREATED, Json(note)))
}
