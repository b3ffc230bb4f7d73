//! The next round: what prevents it, the pairs from the pairing engine, and its boards.

use super::boards::{BoardsMade, NewBoard, set_up_in_turn};
use super::events::check_start;
use super::extract::{Body, Path, Query};
use super::import::{PreviewBoard, record_standings};
use super::tournament::{Ready, ready, report_now};
use super::{Caller, Site, read_json};
use crate::event::Event;
use crate::fault::{Fault, FaultBody};
use crate::formats::trf::{Bye, Pair, Report};
use crate::formats::{FormatFault, Pairings, say};
use crate::kept_report::KeptReport;
use crate::pairing::{PairingFault, check};
use crate::roles::{Action, Role};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use touchmove_referee::wire::Side;
use utoipa::{IntoParams, ToSchema};

/// The language of messages.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct InLanguage {
    /// The language of messages: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    pub lang: Option<String>,
}

/// The round that can be paired next, and what it needs.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PairingView {
    /// The pairing engine of this server, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub engine: Option<String>,
    /// The round, where it is known from a tournament report.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub round: Option<u32>,
    /// The number of rounds, where the report gives it; otherwise the request must.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rounds: Option<u32>,
    /// The request must give the colour of the first player in the first round.
    pub needs_first: bool,
    /// The players of the report.
    pub players: Vec<PlayerView>,
    /// Notes for the organiser to read first.
    pub notes: Vec<String>,
    /// Why the round cannot be paired now: games without a result, no report, no engine.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub problem: Option<String>,
}

/// A player of the tournament report.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerView {
    /// The number in the report.
    pub player: u32,
    /// The name.
    pub name: String,
    /// The points so far.
    pub points: f64,
    /// A bye for the round that the report gives beforehand, and its points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub bye: Option<ByeKind>,
}

/// The points for a player who does not play.
#[derive(Copy, Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ByeKind {
    /// No points.
    Zero,
    /// Half a point.
    Half,
    /// One point.
    Full,
}

/// A player who does not play in the round.
#[derive(Copy, Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Absence {
    /// The number in the report.
    pub player: u32,
    /// The points for it.
    pub bye: ByeKind,
}

/// What the engine needs besides the report.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PairingRequest {
    /// The players who do not play in the round; all others are paired, whatever the report says.
    #[serde(default)]
    pub absent: Vec<Absence>,
    /// The number of rounds, if the report does not give it.
    pub rounds: Option<u32>,
    /// The colour of the first player in the first round, if the report does not give it.
    pub first: Option<Side>,
}

/// Two players of the report, or one who has the bye.
#[derive(Copy, Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PairView {
    /// The player with the white pieces, or with the bye.
    pub white: u32,
    /// The player with the black pieces; missing for the bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub black: Option<u32>,
}

/// The pairs from the engine. Nothing is set up yet.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PairingPreview {
    /// The round.
    pub round: u32,
    /// The pairs; send them back to set them up.
    pub pairs: Vec<PairView>,
    /// A fingerprint of what they were paired from, to be sent back with them: no boards are set up if that has changed.
    pub based_on: String,
    /// The boards for these pairs.
    pub boards: Vec<PreviewBoard>,
    /// The players who do not play, as text.
    pub skipped: Vec<String>,
}

/// The pairs to set up.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PairingOrder {
    /// The round.
    pub round: u32,
    /// The pairs.
    pub pairs: Vec<PairView>,
    /// The fingerprint from the preview.
    pub based_on: String,
    /// The players who do not play.
    #[serde(default)]
    pub absent: Vec<Absence>,
    /// The number of rounds, if the report does not give it.
    pub rounds: Option<u32>,
    /// The colour of the first player in the first round, if the report does not give it.
    pub first: Option<Side>,
    /// The starting position, if it is not the event's: `standard`, `chess960:N` or a FEN.
    pub start: Option<String>,
}

/// How long a request waits for the engine to be free.
const PATIENCE: Duration = Duration::from_secs(20);

/// The greatest number of rounds of a tournament.
const MOST_ROUNDS: u32 = 999;

impl From<ByeKind> for Bye {
    fn from(kind: ByeKind) -> Self {
        match kind {
            ByeKind::Zero => Self::Zero,
            ByeKind::Half => Self::Half,
            ByeKind::Full => Self::Full,
        }
    }
}

/// The round that can be paired next, and what it needs
#[utoipa::path(get, operation_id = "show_pairing", path = "/api/v1/events/{event}/pairing", tag = "pairing", params(("event" = u64, Path), InLanguage),
    responses((status = 200, body = PairingView), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(InLanguage { lang }): Query<InLanguage>,
) -> Result<Json<PairingView>, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let language = lang.as_deref().unwrap_or("en");
    let engine = site.engine.get().map(|engine| engine.name().to_owned());
    let no_engine = engine.is_none().then(|| PairingFault::NoEngine.told(language));
    let empty = |problem| PairingView {
        engine: engine.clone(),
        round: None,
        rounds: None,
        needs_first: false,
        players: Vec::new(),
        notes: Vec::new(),
        problem: Some(problem),
    };
    let Some(now) = report_now(&site, &event, role, language).await? else {
        let problem = no_engine.unwrap_or_else(|| PairingFault::NoReport.told(language));
        return Ok(Json(empty(problem)));
    };
    let problem = no_engine.or_else(|| ready(&now).err().map(|fault| fault.told(language)));
    let Ready { report, round, byes, .. } = now;
    let players = report.entrants(round).into_iter().map(|entrant| PlayerView {
        player: entrant.number,
        name: entrant.name,
        points: f64::from(entrant.points) / 10.0,
        bye: byes.get(&entrant.number).map(|bye| match bye {
            Bye::Half => ByeKind::Half,
            Bye::Full | Bye::Allocated => ByeKind::Full,
            Bye::Zero => ByeKind::Zero,
        }),
    });
    Ok(Json(PairingView {
        round: Some(round),
        rounds: report.rounds(),
        needs_first: round == 1 && report.first_color().is_none(),
        players: players.collect(),
        notes: notes(&report, language),
        engine,
        problem,
    }))
}

/// Let the pairing engine pair the next round; nothing is set up
#[utoipa::path(post, operation_id = "preview_pairing", path = "/api/v1/events/{event}/pairing/preview", tag = "pairing", params(("event" = u64, Path), InLanguage),
    request_body = PairingRequest,
    responses((status = 200, body = PairingPreview), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 409, body = FaultBody)))]
pub(crate) async fn preview(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(InLanguage { lang }): Query<InLanguage>,
    Body(body): Body,
) -> Result<Json<PairingPreview>, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let PairingRequest { absent, rounds, first } = read_json(&body)?;
    let language = lang.as_deref().unwrap_or("en");
    let in_words = |fault: PairingFault| Fault::of_pairing(&fault, language);
    let engine = site.engine.get().ok_or_else(|| in_words(PairingFault::NoEngine))?;
    let (report, round) = completed(&site, &event, role, rounds, first, language).await?;
    let byes = byes(&absent);
    let copy = report.engine_copy(round, &byes).map_err(|fault| in_words(PairingFault::NotCopied(fault)))?;
    let turn = tokio::time::timeout(PATIENCE, site.pairing.acquire()).await;
    let _turn = turn.ok().and_then(Result::ok).ok_or_else(Fault::too_many)?;
    let pairs = engine.pair(&copy).await.map_err(in_words)?;
    let pairs = check(pairs, &report.entrants(round), &byes).map_err(in_words)?;
    let boards = boards(&report, round, &pairs, &byes, language)?;
    let skipped = boards.skipped.iter().map(|skipped| skipped.told(language)).collect();
    Ok(Json(PairingPreview {
        round,
        pairs: pairs.iter().map(|Pair { white, black }| PairView { white: *white, black: *black }).collect(),
        boards: boards.games.into_iter().map(|pairing| PreviewBoard::new(round, pairing)).collect(),
        based_on: fingerprint(&copy),
        skipped,
    }))
}

/// Set up the boards of the next round from previewed pairs, and add them to the event's report
#[utoipa::path(post, operation_id = "set_up_pairing", path = "/api/v1/events/{event}/pairing", tag = "pairing", params(("event" = u64, Path), InLanguage),
    request_body = PairingOrder,
    responses((status = 201, body = BoardsMade), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 409, body = FaultBody)))]
pub(crate) async fn pair(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(InLanguage { lang }): Query<InLanguage>,
    Body(body): Body,
) -> Result<(StatusCode, Json<BoardsMade>), Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let PairingOrder { round: wanted, pairs, based_on, absent, rounds, first, start } = read_json(&body)?;
    let language = lang.as_deref().unwrap_or("en");
    let in_words = |fault: PairingFault| Fault::of_pairing(&fault, language);
    let of_file = |fault: FormatFault| Fault::of_file(&fault, language);
    check_start(&event.settings(), start.as_deref())?;
    let _turn = site.hall.making.lock().await;
    let (mut report, round) = completed(&site, &event, role, rounds, first, language).await?;
    if round != wanted {
        return Err(in_words(PairingFault::OtherRound { round: wanted }));
    }
    let byes = byes(&absent);
    let copy = report.engine_copy(round, &byes).map_err(|fault| in_words(PairingFault::NotCopied(fault)))?;
    if based_on != fingerprint(&copy) {
        return Err(in_words(PairingFault::Outdated { round }));
    }
    let pairs = pairs.into_iter().map(|PairView { white, black }| Pair { white, black }).collect();
    let pairs = check(pairs, &report.entrants(round), &byes).map_err(in_words)?;
    let Pairings { games, .. } = boards(&report, round, &pairs, &byes, language)?;
    let standings = report.standings_before(round);
    report.pair(round, &pairs, &byes).map_err(of_file)?;
    let kept = KeptReport::paired(&report, round).map_err(of_file)?;
    let wanted = games.into_iter().map(|pairing| NewBoard::new(round, pairing, start.clone())).collect();
    let made = set_up_in_turn(&site, &caller, &event, role, wanted, Some(kept)).await?;
    if round > 1 {
        record_standings(&site, &caller, &event, role, standings).await;
    }
    Ok((StatusCode::CREATED, Json(made)))
}

/// The report, completed with the results so far and with what it lacked, and the round to pair next, if nothing prevents it.
async fn completed(
    site: &Site,
    event: &Arc<Event>,
    role: Role,
    rounds: Option<u32>,
    first: Option<Side>,
    language: &str,
) -> Result<(Report, u32), Fault> {
    let in_words = |fault: PairingFault| Fault::of_pairing(&fault, language);
    if rounds.is_some_and(|rounds| rounds == 0 || rounds > MOST_ROUNDS) {
        return Err(Fault::bad(format!("a tournament has 1 to {MOST_ROUNDS} rounds")));
    }
    let now = report_now(site, event, role, language).await?;
    let mut now = now.ok_or_else(|| in_words(PairingFault::NoReport))?;
    now.report.complete(rounds, first.map(|first| first.0));
    ready(&now).map_err(in_words)?;
    Ok((now.report, now.round))
}

/// A fingerprint of the engine's input.
fn fingerprint(copy: &str) -> String {
    let hash: [u8; 32] = Sha256::digest(copy).into();
    hash[..12].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn byes(absent: &[Absence]) -> BTreeMap<u32, Bye> {
    absent.iter().map(|Absence { player, bye }| (*player, Bye::from(*bye))).collect()
}

fn boards(
    report: &Report,
    round: u32,
    pairs: &[Pair],
    byes: &BTreeMap<u32, Bye>,
    language: &str,
) -> Result<Pairings, Fault> {
    report.boards(round, pairs, byes).map_err(|fault| Fault::of_file(&fault, language))
}

/// What the report contains that the engine ignores.
fn notes(report: &Report, language: &str) -> Vec<String> {
    let system = report.other_system().map(|system| {
        let system: String = system.chars().take(40).collect();
        say(language, "pairing-note-system", vec![("system", system)])
    });
    let teams = report.has_teams().then(|| say(language, "pairing-note-teams", Vec::new()));
    system.into_iter().chain(teams).collect()
}
