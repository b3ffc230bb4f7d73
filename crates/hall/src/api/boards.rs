//! Sets up, lists and shows boards.

use super::events::{check_start, name};
use super::extract::{Body, Path, Query};
use super::links::IssuedLink;
use super::{Caller, Site, read_json};
use crate::board::Board;
use crate::event::Event;
use crate::facts::{BoardFact, BoardId, EventFact};
use crate::fault::{Fault, FaultBody};
use crate::formats::{Identity, Numbers, Pairing};
use crate::hall::Hall;
use crate::hall_clock::wall_ms;
use crate::json;
use crate::kept_report::KeptReport;
use crate::lapses::StallCause;
use crate::links::Place;
use crate::message::Aside;
use crate::outgoing::{BoardNames, ResyncType, write_raw};
use crate::play::Ply;
use crate::roles::{Action, Role, Sight, seen_act};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;
use touchmove_laws::board::Color;
use touchmove_referee::wire::{Act, Answer, Open, Uci};
use utoipa::{IntoParams, ToSchema};

/// A board to set up.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewBoard {
    /// The round.
    #[serde(default = "first")]
    pub round: u32,
    /// The number of the table; the next one of the round unless given.
    pub table: Option<u32>,
    /// The player with the white pieces.
    #[serde(default)]
    pub white: String,
    /// The player with the black pieces.
    #[serde(default)]
    pub black: String,
    /// The starting position, if it is not the event's: `standard`, `chess960:N` or a FEN.
    pub start: Option<String>,
    /// White's details besides the name.
    #[serde(default)]
    pub white_player: Identity,
    /// Black's details besides the name.
    #[serde(default)]
    pub black_player: Identity,
    /// The players' numbers in the tournament report, if they come from one; clients cannot send them.
    #[serde(skip)]
    pub numbers: Option<Numbers>,
}

impl NewBoard {
    /// The board of a pairing.
    pub(super) fn new(round: u32, pairing: Pairing, start: Option<String>) -> Self {
        let Pairing { table, white, black, white_player, black_player, numbers, .. } = pairing;
        Self { round, table: Some(table), white, black, start, white_player, black_player, numbers }
    }
}

const fn first() -> u32 {
    1
}

/// Boards to set up.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewBoards {
    /// The boards.
    pub boards: Vec<NewBoard>,
}

/// Boards that were set up, and the links to them, which are shown only once.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardsMade {
    /// The boards.
    #[schema(value_type = Vec<BoardView>)]
    pub boards: Vec<BoardView>,
    /// The links.
    pub links: Vec<IssuedLink>,
}

/// A board in a view of the whole event.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardView {
    /// The board and its players.
    #[serde(flatten)]
    pub names: BoardNames,
    /// The starting position: `standard`, `chess960:N` or a FEN.
    pub start: String,
    /// The number of the latest message.
    pub n: u64,
    /// Its game time, in milliseconds.
    pub at: u64,
    /// How long ago that was.
    pub ago: u64,
    /// The delay that the player whose clock runs or will run next had left then, in milliseconds.
    pub delay_ms: u64,
    /// Other facts at that moment.
    #[serde(flatten)]
    pub aside: Aside,
    /// The latest answer, as far as the role may see it.
    #[serde(serialize_with = "write_raw")]
    #[schema(value_type = Answer)]
    pub answer: Arc<RawValue>,
}

/// A board and its game, as sent to a client that opens it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SceneView {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: ResyncType,
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// The event's number.
    pub event: u64,
    /// The event's name.
    pub event_name: String,
    /// The role of the client.
    pub role: Role,
    /// The number of the latest message.
    pub n: u64,
    /// Game time now, in milliseconds; for spectators, game time of the broadcast.
    pub now: u64,
    /// Why all clocks are stopped, if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub stand: Option<StallCause>,
    /// The game time of the latest message.
    pub at: u64,
    /// The delay that the player whose clock runs or will run next had left then, in milliseconds.
    pub delay_ms: u64,
    /// Other facts at that moment.
    #[serde(flatten)]
    pub aside: Aside,
    /// The number that this link's device gave its latest act; the next act needs a greater one.
    pub seq: u64,
    /// The round.
    pub round: u32,
    /// The number of the table.
    pub table: u32,
    /// The `open` act of the game: edition, time control, players, …
    pub open: Open,
    /// Where pieces are moved on a screen: lifting a piece counts as touching it.
    pub lift_is_touch: bool,
    /// An electronic board at the table reports the moves.
    pub electronic: bool,
    /// The latest answer, as far as the role may see it.
    #[serde(serialize_with = "write_raw")]
    #[schema(value_type = Answer)]
    pub answer: Arc<RawValue>,
    /// White's scoresheet, for roles that may read it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<String>>, nullable = false)]
    pub white_sheet: Option<Vec<Box<str>>>,
    /// Black's scoresheet, for roles that may read it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<String>>, nullable = false)]
    pub black_sheet: Option<Vec<Box<str>>>,
    /// The last move made on the board, completed or not, legal or not; null once a position was restored.
    #[schema(required = true)]
    pub last_move: Option<Uci>,
    /// The act that stopped the clocks or raised the open question, while they are stopped; only if the role may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub stopped_by: Option<Act>,
    /// The moves of the game, for roles that keep no scoresheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub moves: Option<Vec<MoveView>>,
}

/// A move of a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MoveView {
    /// The move in UCI notation.
    pub uci: Uci,
    /// The move in PGN notation, with the piece letters of the event's language. During the game, players and spectators get it as it
    /// looked on the board: an illegal move is written like a legal one.
    #[schema(value_type = String)]
    pub san: Box<str>,
    /// The player's remaining time when the move was completed.
    #[schema(required = true)]
    pub left_ms: Option<u64>,
}

impl std::convert::From<Ply> for MoveView {
    fn from(Ply { uci, san, left_ms }: Ply) -> Self {
        Self { uci, san, left_ms }
    }
}

/// An entry of a board's record.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RecordView {
    /// Its number.
    pub n: u64,
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
    /// Game time.
    #[schema(required = true)]
    pub at: Option<u64>,
    /// The role of the author, or `server`.
    pub role: String,
    /// The link, the device's own number of the message, and by how many milliseconds the act was backdated: `LINK#SEQ+MS` for an outage,
    /// `LINK#SEQ~MS` for a delay.
    #[schema(required = true)]
    pub link: Option<String>,
    /// The act. A sealed move stays secret.
    #[schema(value_type = Act)]
    pub act: Box<RawValue>,
    /// The digest of the answer.
    #[schema(required = true)]
    pub digest: Option<String>,
    /// The version of the software that answered.
    pub version: String,
    /// The hash of the entry, chained to the one before it.
    pub hash: String,
}

/// A selection of boards.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Only those of this round.
    pub round: Option<u32>,
}

/// The start of a record.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct From {
    /// The number of the first entry; 1 unless given.
    pub(crate) from: Option<u64>,
}

/// The greatest number of boards in one request.
const MOST_BOARDS: usize = 10_000;

/// The greatest number of boards in an event.
const MOST_IN_EVENT: u64 = 100_000;

/// A board in a view of the whole event.
pub(crate) async fn view(site: &Site, board: &Board, role: Role) -> Result<BoardView, Fault> {
    let message = board.latest(site.hall.tools(), role).await?;
    let delay = if role.sees_late() { board.event.settings().broadcast_delay_ms } else { 0 };
    let fact = board.fact();
    Ok(BoardView {
        names: (&*fact).into(),
        start: fact.start.clone().unwrap_or_else(|| board.event.settings().start.clone()),
        n: message.number,
        at: message.at_ms,
        ago: board.now_ms(&site.hall.clock).saturating_sub(message.at_ms).saturating_sub(delay),
        delay_ms: message.delay_ms,
        aside: message.aside.clone(),
        answer: message.seen_answer(role.sight()),
    })
}

/// A board and its game, as sent to a client that opens it.
pub(crate) async fn scene(
    site: &Site,
    board: &Board,
    role: Role,
    link: Option<u64>,
) -> Result<SceneView, Fault> {
    let scene = board.scene(site.hall.tools(), role).await?;
    let settings = board.event.settings();
    let fact = board.fact();
    let [white, black] = &scene.play.sheets;
    let seq = link.map_or(0, |link| scene.play.senders.last(link));
    let delay_ms = scene.play.delay_left_ms();
    let last_move = scene.play.last_move;
    let stopped_by = scene.play.stopped_by.as_ref().and_then(|act| seen_act(role.sight(), act));
    let stopped_by = stopped_by.map(Cow::into_owned);
    let moves = role.sees_moves().then(|| scene.moves(role.sight(), &settings.lang));
    let moves = moves.map(|moves| moves.into_iter().map(MoveView::from).collect());
    Ok(SceneView {
        kind: ResyncType::Is,
        board: fact.id,
        event: board.event.id,
        event_name: settings.name.clone(),
        role,
        n: scene.message.number,
        now: scene.now_ms,
        stand: site.hall.clock.standing().map(|standing| standing.cause),
        at: scene.message.at_ms,
        delay_ms,
        aside: scene.message.aside.clone(),
        seq,
        round: fact.round,
        table: fact.table,
        open: board.opening(),
        lift_is_touch: settings.lift_is_touch,
        electronic: board.event.electronic.is_at(fact.table),
        answer: scene.message.seen_answer(role.sight()),
        white_sheet: role.sees_sheet_of(Color::White).then(|| Vec::clone(white)),
        black_sheet: role.sees_sheet_of(Color::Black).then(|| Vec::clone(black)),
        last_move,
        stopped_by,
        moves,
    })
}

/// The scene as a message. The spectators' message is written once for all of them.
pub(crate) async fn scene_text(
    site: &Site,
    board: &Board,
    role: Role,
    link: Option<u64>,
) -> Result<Utf8Bytes, Fault> {
    // Spectators do not act, so their message contains nothing about the link.
    let link = link.filter(|_| role != Role::Spectator);
    let write = async || Ok(json::text(&scene(site, board, role, link).await?).into());
    match board.seen_now()?.filter(|_| role == Role::Spectator) {
        Some(now) => board.seen.get(now, write).await,
        None => write().await,
    }
}

/// The boards of an event
#[utoipa::path(get, operation_id = "list_boards", path = "/api/v1/events/{event}/boards", tag = "boards", params(("event" = u64, Path), Which),
    responses((status = 200, body = Vec<BoardView>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(Which { round }): Query<Which>,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::Watch)?;
    let write = async || Ok(json::text(&views(&site, &event, role, round).await?).into());
    // Read the number first: what happens while the list is made is then in the next list.
    let feed = event.feed(role).number();
    let text = match role {
        Role::Spectator => event.list.get((feed, round), write).await?,
        _ => write().await?,
    };
    Ok(json_of(text))
}

/// A response whose JSON text is already written.
fn json_of(text: Utf8Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], Bytes::from(text)).into_response()
}

/// All boards of an event, or those of a round.
pub(crate) async fn views(
    site: &Site,
    event: &Event,
    role: Role,
    round: Option<u32>,
) -> Result<Vec<BoardView>, Fault> {
    let mut views = Vec::new();
    for board in site.hall.boards_of(event.id) {
        if round.is_none_or(|round| board.fact().round == round) {
            views.push(view(site, &board, role).await?);
        }
    }
    Ok(views)
}

/// Set up boards
#[utoipa::path(post, operation_id = "make_boards", path = "/api/v1/events/{event}/boards", tag = "boards", params(("event" = u64, Path)),
    request_body = NewBoards,
    responses((status = 201, body = BoardsMade), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn make(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Body(body): Body,
) -> Result<(StatusCode, Json<BoardsMade>), Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let wanted: NewBoards = read_json(&body)?;
    let made = set_up(&site, &caller, &event, role, wanted.boards, None).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// The seats at a board: the table and each player, valid in every round; a player without a name has a seat at this board only.
fn seats(fact: &BoardFact) -> [(Role, Place); 3] {
    let player = |name: &str, role| match name.is_empty() {
        true => (role, Place::board(fact.id)),
        false => (Role::Player, Place::player(name)),
    };
    let table = (Role::Table, Place::table(fact.table));
    [table, player(&fact.white, Role::White), player(&fact.black, Role::Black)]
}

/// Sets up boards, with links for each table and player that is new in the event, and keeps the report they come from.
pub(crate) async fn set_up(
    site: &Site,
    caller: &Caller,
    event: &Arc<Event>,
    role: Role,
    wanted: Vec<NewBoard>,
    report: Option<KeptReport>,
) -> Result<BoardsMade, Fault> {
    let _turn = site.hall.making.lock().await;
    set_up_in_turn(site, caller, event, role, wanted, report).await
}

/// Like [`set_up`], for a caller that already holds the lock `making`.
pub(crate) async fn set_up_in_turn(
    site: &Site,
    caller: &Caller,
    event: &Arc<Event>,
    role: Role,
    wanted: Vec<NewBoard>,
    report: Option<KeptReport>,
) -> Result<BoardsMade, Fault> {
    let hall = &site.hall;
    let before = hall.known().last_number(event.id);
    if wanted.is_empty() || wanted.len() > MOST_BOARDS || before + wanted.len() as u64 > MOST_IN_EVENT {
        return Err(Fault::bad(format!(
            "set up 1 to {MOST_BOARDS} boards at a time, {MOST_IN_EVENT} in an event"
        )));
    }
    let mut tables = Tables { hall, event: event.id, given: BTreeSet::new() };
    let mut seated = HashSet::new();
    // The boards of a round usually start from the same position, so it is checked once.
    let mut checked = None;
    let mut boards = Vec::with_capacity(wanted.len());
    let mut links = Vec::with_capacity(3 * wanted.len());
    let mut issued = Vec::with_capacity(3 * wanted.len());
    for (number, new) in (before + 1..).zip(wanted) {
        let (white, black) = (name(&new.white)?, name(&new.black)?);
        if new.start.is_some() && new.start != checked {
            check_start(&event.settings(), new.start.as_deref())?;
            checked.clone_from(&new.start);
        }
        let table = new.table.unwrap_or_else(|| tables.next(new.round));
        if !tables.take(new.round, table) {
            return Err(Fault::bad(format!("round {} already has a table {table}", new.round)));
        }
        let id = BoardId { event: event.id, number };
        let NewBoard { round, start, white_player, black_player, numbers, .. } = new;
        let (white_player, black_player) = (white_player.cleaned().into(), black_player.cleaned().into());
        let fact = BoardFact { id, round, table, white, black, start, white_player, black_player, numbers };
        for (role, place) in seats(&fact) {
            // A table or a player of an earlier round has a link already.
            let is_new = || !hall.links().has_seat(event.id, &place);
            if place.board.is_some() || is_new() && seated.insert(place.clone()) {
                let (token, link) = hall.new_link(role, place)?;
                issued.push(IssuedLink::new(&token, &link));
                links.push(link);
            }
        }
        boards.push(fact);
    }
    let in_progress = hall.seats_in_progress(role, event.id, &links);
    let fact = EventFact::BoardsMade {
        boards: boards.clone(),
        links: links.clone(),
        in_progress: in_progress.clone(),
        report: report.clone(),
    };
    event.record(&*hall.journal, (Some(role), caller.link_id()), &fact).await?;
    report.into_iter().for_each(|report| event.keep_report(report));
    event.notice_seats(&in_progress, caller.link_id(), wall_ms());
    links.iter().for_each(|link| hall.links_mut().add(Some(event.id), link));
    let ids: Vec<BoardId> = boards.iter().map(|fact| fact.id).collect();
    hall.add_boards(boards.into_iter().map(|fact| Board::new(fact, Arc::clone(event), None)));
    let mut views = Vec::with_capacity(ids.len());
    for id in &ids {
        views.push(view(site, &*hall.board(*id)?, role).await?);
    }
    event.tell_boards();
    hall.guide_neighbours(ids);
    tracing::info!(event = event.id, boards = views.len(), wall = wall_ms(), "boards were set up");
    Ok(BoardsMade { boards: views, links: issued })
}

/// The tables of an event that are taken: those with a board, and those given to boards that are being set up.
struct Tables<'a> {
    hall: &'a Hall,
    event: u64,
    /// Round and table.
    given: BTreeSet<(u32, u32)>,
}

impl Tables<'_> {
    /// Takes a table if it is free.
    fn take(&mut self, round: u32, table: u32) -> bool {
        !self.hall.known().is_taken(self.event, round, table) && self.given.insert((round, table))
    }

    fn next(&self, round: u32) -> u32 {
        let given = self.given.range((round, 0)..=(round, u32::MAX)).next_back().map(|(_, table)| *table);
        let last = self.hall.known().last_table(self.event, round).max(given);
        last.map_or(1, |last| last.saturating_add(1))
    }
}

/// A board and its game
#[utoipa::path(get, operation_id = "show_board", path = "/api/v1/boards/{board}", tag = "boards", params(("board" = String, Path)),
    responses((status = 200, body = SceneView), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
) -> Result<Response, Fault> {
    let board = find(&site, &board)?;
    let role = caller.role_at(&site, &board)?;
    Ok(json_of(scene_text(&site, &board, role, caller.link_id()).await?))
}

/// The board with that id.
pub(crate) fn find(site: &Site, name: &str) -> Result<Arc<Board>, Fault> {
    let id = name.parse().map_err(|_| Fault::not_found(format!("there is no board {name:.40}")))?;
    site.hall.board(id)
}

/// Everything that happened at a board, with who and when
#[utoipa::path(get, operation_id = "board_record", path = "/api/v1/boards/{board}/record", tag = "boards", params(("board" = String, Path), From),
    responses((status = 200, body = Vec<RecordView>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn record(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
    Query(from): Query<From>,
) -> Result<Json<Vec<RecordView>>, Fault> {
    let board = find(&site, &board)?;
    caller.need(&site, &board.event, Action::TakeRecord)?;
    let entries = board.entries(&site.hall.tools(), from.from.unwrap_or(1)).await?;
    let record = entries.into_iter().map(|entry| {
        let content = entry.content;
        let act = Act::parse(&content.body).map_err(|error| {
            let (number, board) = (entry.number, board.id());
            Fault::unavailable(format!("entry {number} of board {board} is not an act: {error}"))
        })?;
        Ok(RecordView {
            n: entry.number,
            wall: content.wall_ms,
            at: content.at_ms,
            role: content.author.role.to_string(),
            link: content.author.link,
            act: json::raw(&seen_act(Sight::Desk, &act)),
            digest: content.digest.map(|digest| digest.to_string()),
            version: content.version,
            hash: entry.hash.to_string(),
        })
    });
    Ok(Json(record.collect::<Result<_, Fault>>()?))
}
