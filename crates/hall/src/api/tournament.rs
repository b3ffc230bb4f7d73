//! The tournament report of an event: imported, exported with the results so far, and ready or not for the next round.

use super::extract::{Path, Query, Unread};
use super::files::{ResultsQuery, encoding, outcomes};
use super::{Caller, Site};
use crate::event::Event;
use crate::facts::EventFact;
use crate::fault::{Fault, FaultBody};
use crate::formats::trf::{self, Bye, OpenGame, Report};
use crate::formats::{self, FormatFault, Outcome};
use crate::kept_report::{KeptReport, LONGEST_KEPT, Reports};
use crate::pairing::PairingFault;
use crate::roles::{Action, Role};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::collections::BTreeMap;
use std::sync::Arc;
use touchmove_notation::pgn::GameResult;

/// A report with the results so far, and the next round.
pub(super) struct Ready {
    pub(super) report: Report,
    /// The round to pair next.
    pub(super) round: u32,
    /// The players who will not play in it, as known beforehand.
    pub(super) byes: BTreeMap<u32, Bye>,
    /// The games of the hall, by round.
    games: BTreeMap<u32, Vec<Outcome>>,
}

/// Keep a tournament report (TRF) for the event, to pair its next round from; no boards are set up
#[utoipa::path(put, operation_id = "keep_report", path = "/api/v1/events/{event}/trf", tag = "pairing", params(("event" = u64, Path), ResultsQuery),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 204, description = "It is kept."), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 413, body = FaultBody)))]
pub(crate) async fn keep(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(query): Query<ResultsQuery>,
    unread: Unread,
) -> Result<StatusCode, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let in_words = |fault: FormatFault| Fault::of_file(&fault, query.lang.as_deref().unwrap_or("en"));
    let given = encoding(query.encoding.as_deref())?;
    let decoded = formats::decode(&unread.read().await?, given, &event.settings().lang);
    let report = decoded.and_then(trf::read).map_err(in_words)?;
    report.check_names().map_err(in_words)?;
    let kept = KeptReport::new(&report).map_err(in_words)?;
    if kept.is_too_long() {
        return Err(Fault::too_large(format!("a report that is kept has at most {LONGEST_KEPT} bytes")));
    }
    let _turn = site.hall.making.lock().await;
    let fact = EventFact::ReportKept(kept.clone());
    event.record(&*site.hall.journal, (Some(role), caller.link_id()), &fact).await?;
    event.keep_report(kept);
    Ok(StatusCode::NO_CONTENT)
}

/// The event's tournament report (TRF), with the results so far and the rounds that were paired here
#[utoipa::path(get, operation_id = "event_report", path = "/api/v1/events/{event}/trf", tag = "pairing", params(("event" = u64, Path), super::pairing::InLanguage),
    responses((status = 200, content_type = "text/plain", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn report(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(super::pairing::InLanguage { lang }): Query<super::pairing::InLanguage>,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let language = lang.as_deref().unwrap_or("en");
    let now = report_now(&site, &event, role, language).await?;
    let Ready { report, .. } = now.ok_or_else(|| Fault::not_found(PairingFault::NoReport.told(language)))?;
    let bytes = report.with_corrected_names().bytes().map_err(|fault| Fault::of_file(&fault, language))?;
    let kind = format!("text/plain; charset={}", report.file().encoding);
    Ok(([(header::CONTENT_TYPE, kind)], bytes).into_response())
}

/// The event's report with the results of all finished games; `None` if it has no report.
pub(super) async fn report_now(
    site: &Site,
    event: &Arc<Event>,
    role: Role,
    language: &str,
) -> Result<Option<Ready>, Fault> {
    let in_words = |fault: FormatFault| Fault::of_file(&fault, language);
    let Reports { now: Some(kept), before } = event.reports() else { return Ok(None) };
    let mut report = kept.open().map_err(in_words)?;
    let mut games: BTreeMap<u32, Vec<Outcome>> = BTreeMap::new();
    for board in site.hall.boards_of(event.id) {
        games.entry(board.fact().round).or_default();
    }
    for (round, games) in &mut games {
        *games = outcomes(site, event, role, Some(*round)).await?;
    }
    let last = report.last_paired_round().unwrap_or(0);
    let is_withdrawn = !games.contains_key(&last) && is_withdrawn(site, event, &report, last);
    let round = if is_withdrawn { last } else { last + 1 };
    let mut byes = report.byes_beforehand(round);
    if is_withdrawn {
        // Players who were absent stay absent.
        byes.retain(|_, bye| *bye != Bye::Allocated);
        report = without_last(report, round, before).map_err(in_words)?;
    }
    for (round, outcomes) in games.range(..round) {
        report.take_results(*round, outcomes).map_err(in_words)?;
    }
    Ok(Some(Ready { report, round, byes, games }))
}

/// The report without its last round: as it was before the round was paired here, with the number of rounds and the colour given since.
fn without_last(
    mut report: Report,
    round: u32,
    before: Option<Arc<KeptReport>>,
) -> Result<Report, FormatFault> {
    let Some(before) = before else {
        report.unpair(round)?;
        return Ok(report);
    };
    let mut before = before.open()?;
    before.complete(report.rounds(), report.first_color());
    Ok(before)
}

/// True if a round was set up from the report and withdrawn again. It is then paired again.
fn is_withdrawn(site: &Site, event: &Event, report: &Report, round: u32) -> bool {
    let open = report.open_games(round);
    let known = site.hall.known();
    known.withdrawn_in(event.id).map(|board| board.fact()).any(|fact| {
        let is_theirs = |game: &OpenGame| {
            game.white == fact.white && game.black == fact.black
                || fact.numbers.is_some() && fact.numbers == game.numbers
        };
        fact.round == round && open.iter().any(|game| game.round == round && is_theirs(game))
    })
}

/// Checks that the next round can be paired: all games are over, and there is a round to pair.
pub(super) fn ready(Ready { report, round, games, .. }: &Ready) -> Result<(), PairingFault> {
    if let Some(round) = games.keys().find(|other| *other >= round) {
        return Err(PairingFault::NotInReport { round: *round });
    }
    let open = report.open_games(round - 1);
    let in_hall = games.iter().find(|(_, games)| games.iter().any(is_open)).map(|(round, _)| *round);
    let first = open.iter().map(|game| game.round).chain(in_hall).min();
    if let Some(first) = first {
        let Some(boards) = games.get(&first) else { return Err(PairingFault::NotSetUp { round: first }) };
        let at_tables = boards.iter().filter(|game| is_open(game)).map(|game| {
            let (white, black) = (game.white.clone(), game.black.clone());
            (Some(game.table), OpenGame { round: first, white, black, numbers: game.numbers })
        });
        let elsewhere =
            open.iter().filter(|game| game.round == first && !boards.iter().any(|board| is_of(board, game)));
        let games = at_tables.chain(elsewhere.map(|game| (None, game.clone()))).collect();
        return Err(PairingFault::NotFinished { round: first, games });
    }
    match report.rounds() {
        Some(rounds) if *round > rounds => Err(PairingFault::AllPaired { rounds }),
        _ => Ok(()),
    }
}

fn is_open(game: &Outcome) -> bool {
    game.result == GameResult::Unknown
}

/// True if it is the game of this board, by current or earlier names, or by the players' numbers.
fn is_of(board: &Outcome, game: &OpenGame) -> bool {
    let names = std::iter::once((&board.white, &board.black));
    let mut names = names.chain(board.earlier.iter().map(|(white, black)| (white, black)));
    names.any(|(white, black)| *white == game.white && *black == game.black)
        || board.numbers.is_some() && board.numbers == game.numbers
}
