//! What the desk needs of a board beside its game: the journal with every ruling, and the evidence for a decision.

use super::boards::find;
use super::extract::Path;
use super::{Caller, Site};
use crate::board::Board;
use crate::fault::{Fault, FaultBody};
use crate::json;
use crate::notes::Note;
use crate::outgoing::{AnswerMessage, BoardNames, NoticeFacts, SeatChange};
use crate::play::Play;
use crate::roles::{Action, Sight};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Serialize;
use std::sync::Arc;
use touchmove_referee::wire::{Answer, Evidence, PerPlayer, Ruling};
use utoipa::ToSchema;

/// An entry of the docket: an illegal move and its consequences, a note, or an organiser's change to the seats.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct DocketView {
    /// The board and its players.
    #[serde(flatten)]
    pub names: BoardNames,
    /// The number of the act; 0 for notes on the board as a whole.
    pub n: u64,
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
    /// The rulings, from the illegal move on; empty for a note.
    pub rulings: Vec<Ruling>,
    /// The notes on the act, or on the board.
    pub notes: Vec<Note>,
    /// What an organiser changed at the seats while the game was in progress.
    pub seats: Vec<SeatView>,
}

/// An organiser has changed who can act in a game in progress.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SeatView {
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
    /// The change.
    #[serde(flatten)]
    pub change: SeatChange,
}

/// Everything that happened at a board, with every ruling
#[utoipa::path(get, operation_id = "board_journal", path = "/api/v1/boards/{board}/journal", tag = "boards", params(("board" = String, Path)),
    responses((status = 200, body = Vec<AnswerMessage<'_>>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn journal(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
) -> Result<impl IntoResponse, Fault> {
    let board = find(&site, &board)?;
    caller.need(&site, &board.event, Action::SeeEvidence)?;
    let entries = board.entries(&site.hall.tools(), 1).await?;
    let messages = Play::replay(&entries).messages;
    let seen: Vec<AnswerMessage<'_>> =
        messages.iter().map(|message| message.seen(Sight::Desk, None)).collect();
    Ok(([(header::CONTENT_TYPE, "application/json")], json::text(&seen)))
}

/// The evidence for a decision at a board: alike positions, who can still checkmate and how, the edition's penalties
#[utoipa::path(get, operation_id = "board_evidence", path = "/api/v1/boards/{board}/evidence", tag = "boards", params(("board" = String, Path)),
    responses((status = 200, body = Evidence), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn evidence(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
) -> Result<Json<Evidence>, Fault> {
    let board = find(&site, &board)?;
    let role = caller.need(&site, &board.event, Action::SeeEvidence)?;
    let play = board.scene(site.hall.tools(), role).await?.play;
    let opening = board.opening();
    // The search for a checkmate may take a second, and nobody else should wait for it.
    let found = tokio::task::spawn_blocking(move || play.evidence(opening)).await;
    found.ok().flatten().map(Json).ok_or_else(|| Fault::unavailable("the evidence could not be laid out"))
}

/// The illegal moves, the notes and what organisers changed at games in progress, at all boards of an event, the latest first
#[utoipa::path(get, operation_id = "event_docket", path = "/api/v1/events/{event}/docket", tag = "boards", params(("event" = u64, Path)),
    responses((status = 200, body = Vec<DocketView>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn docket(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Json<Vec<DocketView>>, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::SeeEvidence)?;
    let mut docket = Vec::new();
    for board in site.hall.boards_of(event.id) {
        let latest = board.latest(site.hall.tools(), role).await?;
        let PerPlayer { white, black } = latest.answer.state.illegal_moves;
        // The stream is read only if there was an illegal move.
        if white + black > 0 {
            let entries = board.entries(&site.hall.tools(), 1).await?;
            docket.extend(Play::replay(&entries).messages.iter().filter_map(|message| {
                illegal(&message.answer)
                    .map(|rulings| entry(&board, message.number, message.wall_ms, rulings))
            }));
        }
        // The server's own notes are the same at every board, and the desk has a notice of them.
        for note in event.notes.at(board.id()).into_iter().filter(|note| note.role.is_some()) {
            let place = entry_for(&mut docket, &board, note.act.unwrap_or_default(), note.wall);
            place.notes.push(note);
        }
    }
    for notice in event.notices() {
        let NoticeFacts::Seat(change) = notice.facts else { continue };
        // A withdrawn board has no game.
        let Ok(board) = site.hall.board(change.board) else { continue };
        let place = entry_for(&mut docket, &board, 0, notice.wall);
        place.seats.push(SeatView { wall: notice.wall, change });
    }
    docket.sort_by_key(|entry| core::cmp::Reverse((entry.wall, entry.n)));
    Ok(Json(docket))
}

/// The rulings of an answer from the illegal move on.
fn illegal(answer: &Answer) -> Option<Vec<Ruling>> {
    let first = answer.rulings.iter().position(|ruling| matches!(ruling, Ruling::Illegal(_)))?;
    Some(answer.rulings[first..].to_vec())
}

fn entry(board: &Board, n: u64, wall: u64, rulings: Vec<Ruling>) -> DocketView {
    DocketView { names: (&*board.fact()).into(), n, wall, rulings, notes: Vec::new(), seats: Vec::new() }
}

/// The entry of an act, or of the board as a whole; a new one if there is none.
fn entry_for<'a>(docket: &'a mut Vec<DocketView>, board: &Board, n: u64, wall: u64) -> &'a mut DocketView {
    let is_there = |entry: &DocketView| entry.names.board == board.id() && entry.n == n;
    let place = docket.iter().position(is_there).unwrap_or_else(|| {
        docket.push(entry(board, n, wall, Vec::new()));
        docket.len() - 1
    });
    &mut docket[place]
}
