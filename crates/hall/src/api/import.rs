//! Imports pairings: reads them, previews them if wanted, and sets them up; a tournament report also brings standings.

use super::boards::{BoardsMade, NewBoard, set_up};
use super::events::check_start;
use super::extract::{Path, Query, Unread};
use super::files::encoding;
use super::{Caller, Site};
use crate::event::Event;
use crate::facts::EventFact;
use crate::fault::{Fault, FaultBody};
use crate::formats::{self, FormatFault, Identity, Pairing, Pairings, Standings, Wrong, csv, pgn, trf};
use crate::kept_report::KeptReport;
use crate::roles::{Action, Role};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::sync::Arc;
use touchmove_notation::encoding::{Decoded, Encoding};
use utoipa::{IntoParams, ToSchema};

/// How to import pairings.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ImportQuery {
    /// The round, if the file does not give it.
    round: Option<u32>,
    /// The starting position, if it is not the event's: `standard`, `chess960:N` or a FEN.
    start: Option<String>,
    /// True to only preview what would be set up.
    #[serde(default)]
    preview: bool,
    /// The language of error messages: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    lang: Option<String>,
    /// The encoding of the file, if it should not be guessed: `utf-8` `utf-16le` `utf-16be` `windows-1250` `windows-1251` `windows-1252`
    /// `iso-8859-2`.
    encoding: Option<String>,
}

/// What an import would set up.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ImportPreview {
    /// The boards.
    boards: Vec<PreviewBoard>,
    /// The lines that it would leave out.
    skipped: Vec<SkippedView>,
    /// The encoding in which the file was read.
    encoding: String,
    /// A notice that the encoding was guessed, in the requested language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    guessed: Option<String>,
}

/// A board that would be set up.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PreviewBoard {
    /// The round.
    round: u32,
    /// The number of the table.
    table: u32,
    /// The player with the white pieces.
    white: String,
    /// The player with the black pieces.
    black: String,
    /// White's details besides the name.
    #[serde(skip_serializing_if = "Identity::is_empty")]
    #[schema(required = false)]
    white_player: Identity,
    /// Black's details besides the name.
    #[serde(skip_serializing_if = "Identity::is_empty")]
    #[schema(required = false)]
    black_player: Identity,
}

impl PreviewBoard {
    pub(super) fn new(round: u32, pairing: Pairing) -> Self {
        let Pairing { table, white, black, white_player, black_player, .. } = pairing;
        Self { round, table, white, black, white_player, black_player }
    }
}

/// A line of a file that does not become a board.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SkippedView {
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    line: Option<usize>,
    /// The reason, in the requested language.
    why: String,
}

/// Set up the boards of a round from a file: `csv`, `pgn` or `trf`
#[utoipa::path(post, operation_id = "import_pairings", path = "/api/v1/events/{event}/import/{format}", tag = "files",
    params(("event" = u64, Path), ("format" = String, Path), ImportQuery),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = ImportPreview), (status = 201, body = BoardsMade), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn import(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path((event, format)): Path<(u64, String)>,
    Query(query): Query<ImportQuery>,
    unread: Unread,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let body = unread.read().await?;
    let language = query.lang.as_deref().unwrap_or("en");
    let in_words = |fault: FormatFault| Fault::of_file(&fault, language);
    let given = encoding(query.encoding.as_deref())?;
    let decoded = formats::decode(&body, given, &event.settings().lang).map_err(in_words)?;
    let told = (decoded.encoding, formats::guess_told(&decoded, language));
    let File { pairings, round, standings, report } =
        read(&format, decoded, query.round)?.map_err(in_words)?;
    let round_of = |said: Option<u32>| round.or(said).unwrap_or(1);
    check_places(&site, &event, &pairings, round_of).map_err(in_words)?;
    if query.preview {
        check_start(&event.settings(), query.start.as_deref())?;
        return Ok(Json(preview(pairings, round_of, told, language)).into_response());
    }
    let boards = pairings
        .games
        .into_iter()
        .map(|pairing| NewBoard::new(round_of(pairing.round), pairing, query.start.clone()));
    let made = set_up(&site, &caller, &event, role, boards.collect(), report).await?;
    if let Some(standings) = standings {
        record_standings(&site, &caller, &event, role, standings).await;
    }
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// Records the standings. The boards are already set up, even if this fails.
pub(super) async fn record_standings(
    site: &Site,
    caller: &Caller,
    event: &Event,
    role: Role,
    standings: Standings,
) {
    let fact = EventFact::Standings(standings.clone());
    match event.record(&*site.hall.journal, (Some(role), caller.link_id()), &fact).await {
        Ok(()) => event.set_standings(standings),
        Err(fault) => tracing::error!(%fault, "the standings could not be written down"),
    }
}

/// The content of a file.
struct File {
    pairings: Pairings,
    /// The round of all its pairings, if it is known.
    round: Option<u32>,
    standings: Option<Standings>,
    /// The file itself, if further rounds can be paired from it.
    report: Option<KeptReport>,
}

/// Reads a file of this format; the outer error means that there is no such format.
fn read(format: &str, file: Decoded, round: Option<u32>) -> Result<Result<File, FormatFault>, Fault> {
    let plain = |pairings| File { pairings, round, standings: None, report: None };
    match format {
        "csv" => Ok(csv::read(&file.text).map(plain)),
        "pgn" => Ok(pgn::read(file.text.as_bytes()).map(plain)),
        "trf" => Ok(trf::read(file).and_then(|report| {
            report.check_names()?;
            let round = round.or_else(|| report.last_paired_round()).unwrap_or(1);
            let pairings = report.pairings(round)?;
            let kept = Some(KeptReport::new(&report)?).filter(|kept| !kept.is_too_long());
            Ok(File { pairings, round: Some(round), standings: report.standings(), report: kept })
        })),
        _ => Err(Fault::not_found("the formats are csv, pgn and trf")),
    }
}

/// Checks that the tables in the file are free.
fn check_places(
    site: &Site,
    event: &Event,
    pairings: &Pairings,
    round_of: impl Fn(Option<u32>) -> u32,
) -> Result<(), FormatFault> {
    let facts = site.hall.boards_of(event.id).into_iter().map(|board| board.fact());
    let mut taken: HashSet<(u32, u32)> = facts.map(|fact| (fact.round, fact.table)).collect();
    for pairing in &pairings.games {
        let (round, table) = (round_of(pairing.round), pairing.table);
        if !taken.insert((round, table)) {
            return Err(Wrong::TableTaken { round, table }.at(pairing.line));
        }
    }
    Ok(())
}

fn preview(
    pairings: Pairings,
    round_of: impl Fn(Option<u32>) -> u32,
    (encoding, guessed): (Encoding, Option<String>),
    language: &str,
) -> ImportPreview {
    let boards =
        pairings.games.into_iter().map(|pairing| PreviewBoard::new(round_of(pairing.round), pairing));
    let skipped = pairings
        .skipped
        .iter()
        .map(|skipped| SkippedView { line: Some(skipped.line), why: skipped.told(language) });
    let encoding = encoding.to_string();
    ImportPreview { boards: boards.collect(), skipped: skipped.collect(), encoding, guessed }
}

/// The standings after the last round, from the last tournament report (TRF) that was imported
#[utoipa::path(get, operation_id = "event_standings", path = "/api/v1/events/{event}/standings", tag = "files", params(("event" = u64, Path)),
    responses((status = 200, body = Standings), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn standings(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Json<Standings>, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::Watch)?;
    Ok(Json(Standings::clone(&event.standings())))
}
