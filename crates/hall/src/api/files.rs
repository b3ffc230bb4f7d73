//! Files for arbiters' other software: results and games, as far as the reader may see them yet; and whole events.

use super::boards::{Which, find};
use super::extract::{Path, Query, Unread};
use super::{Caller, Site};
use crate::board::Board;
use crate::broadcast::public_pgn;
use crate::event::Event;
use crate::fault::{Fault, FaultBody};
use crate::formats::{self, FormatFault, Outcome, csv, trf};
use crate::roles::{Action, Role};
use crate::socket::feed_role;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::SemaphorePermit;
use touchmove_laws::Phase;
use touchmove_notation::encoding::{Encoding, ParseEncodingError};
use utoipa::IntoParams;

/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(20);

/// Which results to put into a file.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ResultsQuery {
    /// The results of this round; of the last paired round unless given.
    round: Option<u32>,
    /// The language of error messages: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    pub lang: Option<String>,
    /// The encoding of the file, if it should not be guessed: `utf-8` `utf-16le` `utf-16be` `windows-1250` `windows-1251` `windows-1252`
    /// `iso-8859-2`.
    pub encoding: Option<String>,
}

/// The games of an event, or of a round, in PGN; for spectators with the delay of the broadcast
#[utoipa::path(get, operation_id = "event_games", path = "/api/v1/events/{event}/games", tag = "files", params(("event" = u64, Path), Which),
    responses((status = 200, content_type = "application/vnd.chess-pgn", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn games(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(which): Query<Which>,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    let role = feed_role(caller.need(&site, &event, Action::Watch)?);
    let _turn = turn(&site, role).await?;
    let mut text = String::new();
    for board in boards_of(&site, &event, which.round) {
        text += &public_pgn::game(&site.hall, &board, role).await?;
        text.push('\n');
        // Between two games, players come first.
        tokio::task::yield_now().await;
    }
    Ok(file("application/vnd.chess-pgn", text))
}

/// The game of a board in PGN; for spectators with the delay of the broadcast, for players when it is over
#[utoipa::path(get, operation_id = "board_game", path = "/api/v1/boards/{board}/game", tag = "files", params(("board" = String, Path)),
    responses((status = 200, content_type = "application/vnd.chess-pgn", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn board_game(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
) -> Result<Response, Fault> {
    let board = find(&site, &board)?;
    let role = caller.role_at(&site, &board)?;
    let latest = board.latest(site.hall.tools(), role).await?;
    let is_over = latest.answer.state.phase.0 == Phase::Over;
    if !role.sees_moves() && !is_over {
        return Err(caller.refuse(&site, "players keep their own score until the game is over"));
    }
    Ok(file("application/vnd.chess-pgn", public_pgn::game(&site.hall, &board, role).await?))
}

/// The file of a whole event takes a while, and many may want it: spectators take turns.
pub(super) async fn turn(site: &Site, role: Role) -> Result<Option<SemaphorePermit<'_>>, Fault> {
    if !role.sees_late() {
        return Ok(None);
    }
    let turn = tokio::time::timeout(PATIENCE, site.files.acquire()).await;
    turn.ok().and_then(Result::ok).map(Some).ok_or_else(Fault::too_many)
}

/// The results of a round, or of all, as CSV
#[utoipa::path(get, operation_id = "event_results", path = "/api/v1/events/{event}/results", tag = "files", params(("event" = u64, Path), Which),
    responses((status = 200, content_type = "text/csv", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn results(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(which): Query<Which>,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    let role = feed_role(caller.need(&site, &event, Action::Watch)?);
    let outcomes = outcomes(&site, &event, role, which.round).await?;
    Ok(file("text/csv; charset=utf-8", csv::write(&outcomes, &event.settings().lang)))
}

/// Fill the results of a round into a tournament report (TRF)
#[utoipa::path(post, operation_id = "event_results_trf", path = "/api/v1/events/{event}/results/trf", tag = "files", params(("event" = u64, Path), ResultsQuery),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, content_type = "text/plain", body = String), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn trf_results(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(query): Query<ResultsQuery>,
    unread: Unread,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let in_words = |fault: FormatFault| Fault::of_file(&fault, query.lang.as_deref().unwrap_or("en"));
    let given = encoding(query.encoding.as_deref())?;
    let decoded = formats::decode(&unread.read().await?, given, &event.settings().lang);
    let report = decoded.and_then(trf::read).map_err(in_words)?;
    let round = query.round.or_else(|| report.last_paired_round()).unwrap_or(1);
    let outcomes = outcomes(&site, &event, role, Some(round)).await?;
    let written = report.with_results(round, &outcomes).map_err(in_words)?;
    let kind = format!("text/plain; charset={}", report.file().encoding);
    Ok(([(header::CONTENT_TYPE, kind)], written).into_response())
}

/// The requested encoding.
pub(super) fn encoding(name: Option<&str>) -> Result<Option<Encoding>, Fault> {
    let read = |name: &str| name.parse().map_err(|fault: ParseEncodingError| Fault::bad(fault.to_string()));
    name.map(read).transpose()
}

/// The whole event with every act and every hash, as one file for `touchmove journal`
#[utoipa::path(get, operation_id = "export_journal", path = "/api/v1/events/{event}/journal", tag = "files", params(("event" = u64, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn journal(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::TakeRecord)?;
    let streams = site.hall.streams_of(event.id);
    let journal = Arc::clone(&site.hall.journal);
    let exported = tokio::task::spawn_blocking(move || {
        let mut bytes = Vec::new();
        touchmove_journal::export(&*journal, &streams, &mut bytes).map(|_| bytes)
    });
    let bytes = exported.await.map_err(|_| Fault::unavailable("the export was interrupted"))??;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], bytes).into_response())
}

/// Import an event that was exported from another hall, with every act and every hash
#[utoipa::path(post, operation_id = "import_journal", path = "/api/v1/journal", tag = "files", request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = Vec<u64>), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 409, body = FaultBody)))]
pub(crate) async fn take_in(
    State(site): State<Arc<Site>>,
    caller: Caller,
    unread: Unread,
) -> Result<(StatusCode, Json<Vec<u64>>), Fault> {
    let role = caller.need_in_hall(&site, Action::MakeEvent)?;
    let author = (Some(role), caller.link_id());
    let events = site.hall.take_in(author, unread.read().await?).await?;
    tracing::info!(?events, "events were taken in");
    Ok((StatusCode::CREATED, Json(events)))
}

pub(super) async fn outcomes(
    site: &Site,
    event: &Event,
    role: Role,
    round: Option<u32>,
) -> Result<Vec<Outcome>, Fault> {
    let mut outcomes = Vec::new();
    for board in boards_of(site, event, round) {
        let message = board.latest(site.hall.tools(), role).await?;
        let (fact, before) = (board.fact(), board.earlier_facts());
        outcomes.push(Outcome {
            table: fact.table,
            white: fact.white.clone(),
            black: fact.black.clone(),
            white_player: fact.white_player.identity(),
            black_player: fact.black_player.identity(),
            numbers: fact.numbers,
            earlier: before.iter().map(|fact| (fact.white.clone(), fact.black.clone())).collect(),
            result: formats::result(message.answer.state.result.map(|result| result.0)),
        });
    }
    outcomes.sort_by_key(|outcome| outcome.table);
    Ok(outcomes)
}

fn boards_of(site: &Site, event: &Event, round: Option<u32>) -> Vec<Arc<Board>> {
    let mut boards = site.hall.boards_of(event.id);
    boards.retain(|board| round.is_none_or(|round| board.fact().round == round));
    boards
}

fn file(kind: &'static str, text: String) -> Response {
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}
