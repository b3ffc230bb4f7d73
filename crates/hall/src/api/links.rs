//! Links: issued, revoked, taken over. A secret is shown once, when it is made.

use super::extract::{Body, Path};
use super::visits::page_of;
use super::{Caller, Site, read_json};
use crate::event::Event;
use crate::facts::{BoardId, EventFact, LinkFact};
use crate::fault::{Fault, FaultBody};
use crate::hall_clock::wall_ms;
use crate::links::{Link, Place};
use crate::outgoing::BoardNames;
use crate::roles::{Action, Role};
use crate::secrets::Token;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A link with its secret.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct IssuedLink {
    /// Its id.
    pub link: u64,
    /// The role of its holder.
    pub role: Role,
    /// The seat of its holder.
    #[serde(flatten)]
    pub place: Place,
    /// The path to open, after the server's address.
    pub path: String,
    /// The token for `Authorization: Bearer`.
    pub token: String,
    /// The code of a seat, to type in at the server's address: it opens the same page as the link.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub code: Option<String>,
}

impl IssuedLink {
    pub(super) fn new(token: &Token, link: &LinkFact) -> Self {
        let path = format!("/{}/{token}", link.role.prefix());
        let code = token.code().map(|code| code.to_string());
        Self {
            link: link.id,
            role: link.role,
            place: link.place.clone(),
            path,
            token: token.to_string(),
            code,
        }
    }
}

/// A link, without its secret.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LinkView {
    /// Its id.
    pub link: u64,
    /// The role of its holder.
    pub role: Role,
    /// The seat of its holder.
    #[serde(flatten)]
    pub place: Place,
    /// True if it has not been revoked.
    pub valid: bool,
}

impl LinkView {
    fn of(link: &Link) -> Self {
        Self { link: link.id, role: link.role, place: link.scope.place(), valid: !link.is_void }
    }
}

/// The caller.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Me {
    /// The id of the caller's link, if there is one.
    #[schema(required = true)]
    pub link: Option<u64>,
    /// The caller's role.
    pub role: Role,
    /// The event of the link.
    #[schema(required = true)]
    pub event: Option<u64>,
    /// The board of the caller's current game.
    #[schema(value_type = Option<String>, required = true)]
    pub board: Option<BoardId>,
    /// The caller's table in every round.
    #[schema(required = true)]
    pub table: Option<u32>,
    /// The caller's name as a player in every round.
    #[schema(required = true)]
    pub player: Option<String>,
    /// The game of the next round, if it is set up and the caller is not there yet.
    #[schema(required = true)]
    pub next: Option<BoardNames>,
    /// The caller's page.
    pub page: String,
}

/// The links to issue.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LinkRequest {
    /// The roles of the holders.
    pub roles: Vec<Role>,
    /// The boards, for the roles `table`, `white` and `black`.
    #[serde(default)]
    #[schema(value_type = Vec<String>)]
    pub boards: Vec<BoardId>,
    /// The tables of the event, for the role `table`: such a link is valid in every round.
    #[serde(default)]
    pub tables: Vec<u32>,
    /// The players of the event, for the role `player`: such a link is valid in every round.
    #[serde(default)]
    pub players: Vec<String>,
    /// True to revoke the earlier links of these roles and seats. Otherwise the new devices join the earlier ones.
    #[serde(default)]
    pub instead: bool,
}

/// A text for a QR code.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct QrRequest {
    /// The text, at most 300 bytes.
    pub text: String,
}

/// The greatest number of links in one request: three for each board of the largest round.
const MOST_LINKS: usize = 30_000;

/// The caller and their role
#[utoipa::path(get, operation_id = "me", path = "/api/v1/me", tag = "links", responses((status = 200, body = Me), (status = 401, body = FaultBody)))]
pub(super) async fn me(State(site): State<Arc<Site>>, caller: Caller) -> Json<Me> {
    let link = caller.link.as_ref();
    let seat = link.map(|link| site.hall.seat_message(site.hall.seating(link)));
    let place = link.map(|link| link.scope.place()).unwrap_or_default();
    Json(Me {
        link: link.map(|link| link.id),
        role: link.map_or(Role::Spectator, |link| link.role),
        event: link.and_then(|link| link.scope.event()),
        board: seat.as_ref().and_then(|seat| seat.board),
        table: place.table,
        player: place.player,
        next: seat.and_then(|seat| seat.next),
        page: link.map_or_else(|| "/".to_owned(), page_of),
    })
}

/// The links into an event, without their secrets
#[utoipa::path(get, operation_id = "list_links", path = "/api/v1/events/{event}/links", tag = "links", params(("event" = u64, Path)),
    responses((status = 200, body = Vec<LinkView>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Json<Vec<LinkView>>, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::HandLinks)?;
    let links = site.hall.links().of_event(event.id);
    Ok(Json(links.iter().map(LinkView::of).collect()))
}

/// Issue links
#[utoipa::path(post, operation_id = "issue_links", path = "/api/v1/events/{event}/links", tag = "links", params(("event" = u64, Path)),
    request_body = LinkRequest,
    responses((status = 201, body = Vec<IssuedLink>), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn issue(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Body(body): Body,
) -> Result<(StatusCode, Json<Vec<IssuedLink>>), Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::HandLinks)?;
    let request: LinkRequest = read_json(&body)?;
    let places = request.boards.len() + request.tables.len() + request.players.len();
    if request.roles.len().saturating_mul(places.max(1)) > MOST_LINKS {
        return Err(Fault::bad(format!("create at most {MOST_LINKS} links at a time")));
    }
    let _turn = site.hall.making.lock().await;
    let mut made = Vec::new();
    for &wanted in &request.roles {
        check_hands_out(&site, &caller, role, wanted)?;
        for place in places_for(&site, &event, wanted, &request)? {
            made.push(site.hall.new_link(wanted, place)?);
        }
    }
    let is_replaced = |link: &Link| {
        !link.is_void && made.iter().any(|(_, new)| new.role == link.role && new.place == link.scope.place())
    };
    let mut earlier = site.hall.links().of_event(event.id);
    earlier.retain(|link| request.instead && is_replaced(link));
    // In one entry, so that nobody is disconnected without a new link.
    let links: Vec<LinkFact> = made.iter().map(|(_, link)| link.clone()).collect();
    let instead_of: Vec<u64> = earlier.iter().map(|link| link.id).collect();
    let in_progress = site.hall.seats_in_progress(role, event.id, &links);
    let fact = EventFact::LinksIssued {
        links: links.clone(),
        instead_of: instead_of.clone(),
        in_progress: in_progress.clone(),
    };
    event.record(&*site.hall.journal, (Some(role), caller.link_id()), &fact).await?;
    event.notice_seats(&in_progress, caller.link_id(), wall_ms());
    links.iter().for_each(|link| site.hall.links_mut().add(Some(event.id), link));
    instead_of.into_iter().for_each(|link| make_void(&site, link));
    let issued = made.iter().map(|(token, link)| IssuedLink::new(token, link)).collect();
    Ok((StatusCode::CREATED, Json(issued)))
}

/// Checks that an organiser does not issue the link of an arbiter or assistant.
fn check_hands_out(site: &Site, caller: &Caller, role: Role, wanted: Role) -> Result<(), Fault> {
    match (role, wanted) {
        (Role::Organiser, Role::Arbiter | Role::Assistant) => {
            Err(caller.refuse(site, "only an arbiter can create links for arbiters"))
        }
        _ => Ok(()),
    }
}

/// The seats of the links; one empty place for a role in the whole event.
fn places_for(site: &Site, event: &Event, role: Role, request: &LinkRequest) -> Result<Vec<Place>, Fault> {
    if !role.is_at_a_board() {
        return Ok(vec![Place::default()]);
    }
    let mut places = Vec::new();
    let (has_board, has_table, has_name) = match role {
        Role::Table => (true, true, false),
        Role::Player => (false, false, true),
        _ => (true, false, false),
    };
    for &board in request.boards.iter().filter(|_| has_board) {
        check_board(site, event, board)?;
        places.push(Place::board(board));
    }
    for &table in request.tables.iter().filter(|_| has_table) {
        if site.hall.known().at_table(event.id, table).is_empty() {
            return Err(Fault::bad(format!("this event has no table {table}")));
        }
        places.push(Place::table(table));
    }
    for name in request.players.iter().filter(|_| has_name) {
        if site.hall.known().of_player(event.id, name).is_empty() {
            return Err(Fault::bad(format!("nobody in this event is called {name:?}")));
        }
        places.push(Place::player(name));
    }
    match places.is_empty() {
        false => Ok(places),
        true => Err(Fault::bad(match role {
            Role::Table => "say at which \"tables\" or \"boards\" the role table is".to_owned(),
            Role::Player => "say which \"players\" get a link".to_owned(),
            _ => format!("say at which \"boards\" the role {} is", role.name()),
        })),
    }
}

fn check_board(site: &Site, event: &Event, board: BoardId) -> Result<(), Fault> {
    site.hall.board(board)?;
    match board.event == event.id {
        true => Ok(()),
        false => Err(Fault::bad(format!("board {board} is not in event {}", event.id))),
    }
}

/// Revoke a link
#[utoipa::path(post, operation_id = "revoke_link", path = "/api/v1/links/{link}/revoke", tag = "links", params(("link" = u64, Path)),
    responses((status = 200, body = LinkView), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn revoke(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(link): Path<u64>,
) -> Result<Json<LinkView>, Fault> {
    let _turn = site.hall.making.lock().await;
    let (event, role, link) = link_to_change(&site, &caller, link)?;
    event
        .record(
            &*site.hall.journal,
            (Some(role), caller.link_id()),
            &EventFact::LinkRevoked { link: link.id },
        )
        .await?;
    make_void(&site, link.id);
    Ok(Json(LinkView { valid: false, ..LinkView::of(&link) }))
}

/// Move a link to another device: a new link replaces the old one
#[utoipa::path(post, operation_id = "take_over_link", path = "/api/v1/links/{link}/take-over", tag = "links", params(("link" = u64, Path)),
    responses((status = 201, body = IssuedLink), (status = 403, body = FaultBody), (status = 404, body = FaultBody), (status = 409, body = FaultBody)))]
pub(super) async fn take_over(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(link): Path<u64>,
) -> Result<(StatusCode, Json<IssuedLink>), Fault> {
    let _turn = site.hall.making.lock().await;
    let (event, role, link) = link_to_change(&site, &caller, link)?;
    if link.is_void {
        return Err(Fault::conflict("this link has already been revoked; create a new one"));
    }
    let (token, by) = site.hall.new_link(link.role, link.scope.place())?;
    let in_progress = site.hall.seats_in_progress(role, event.id, std::slice::from_ref(&by));
    let fact = EventFact::LinkTakenOver { link: link.id, by: by.clone(), in_progress: in_progress.clone() };
    event.record(&*site.hall.journal, (Some(role), caller.link_id()), &fact).await?;
    event.notice_seats(&in_progress, caller.link_id(), wall_ms());
    make_void(&site, link.id);
    site.hall.links_mut().add(Some(event.id), &by);
    Ok((StatusCode::CREATED, Json(IssuedLink::new(&token, &by))))
}

fn link_to_change(site: &Site, caller: &Caller, link: u64) -> Result<(Arc<Event>, Role, Link), Fault> {
    let unknown = || caller.refuse(site, "there is no such link in an event for which you may create links");
    let link = site.hall.links().get(link).cloned().ok_or_else(unknown)?;
    let event = site.hall.event(link.scope.event().ok_or_else(unknown)?)?;
    let role = caller.need(site, &event, Action::HandLinks)?;
    check_hands_out(site, caller, role, link.role)?;
    Ok((event, role, link))
}

/// Revokes the link and disconnects the devices that use it.
fn make_void(site: &Site, link: u64) {
    site.hall.links_mut().revoke(link);
    site.hall.dismiss(link);
    tracing::info!(link, "a link is void");
}

/// A text as a QR code, in SVG
#[utoipa::path(post, operation_id = "qr_code", path = "/api/v1/qr", tag = "links", request_body = QrRequest,
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 400, body = FaultBody), (status = 403, body = FaultBody)))]
pub(super) async fn qr(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(body): Body,
) -> Result<impl IntoResponse, Fault> {
    if !caller.link.as_ref().is_some_and(|link| link.role.may(Action::HandLinks)) {
        return Err(caller.refuse(&site, "only those who may issue links may do this"));
    }
    let request: QrRequest = read_json(&body)?;
    if request.text.len() > 300 {
        return Err(Fault::bad("a QR code can hold at most 300 bytes"));
    }
    let code = QrCode::with_error_correction_level(request.text.as_bytes(), EcLevel::M)
        .map_err(|error| Fault::bad(error.to_string()))?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(160, 160).quiet_zone(true).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture))
}
