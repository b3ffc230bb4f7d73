//! Makes, changes and shows events.

use super::extract::{Body, Path};
use super::{Caller, Site, links::IssuedLink, read_json};
use crate::event::Event;
use crate::facts::{EventFact, EventSettings};
use crate::fault::{Fault, FaultBody};
use crate::links::Place;
use crate::plain_text::{LONGEST_NAME, line};
use crate::play::unopened;
use crate::roles::{Action, Role};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;
use utoipa::ToSchema;

/// An event.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct EventView {
    /// Its number.
    pub event: u64,
    /// Its settings.
    pub settings: EventSettings,
    /// The rounds that have boards.
    pub rounds: BTreeSet<u32>,
    /// The number of its boards.
    pub boards: usize,
    /// The role of the caller in it.
    pub role: Role,
}

/// An event that was made, and the links to it, which are shown only once.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct EventMade {
    /// The event.
    pub event: EventView,
    /// The links.
    pub links: Vec<IssuedLink>,
}

/// Changes to an event.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EventChange {
    /// A new name.
    pub name: Option<String>,
    /// The delay of the broadcast for spectators, from now on.
    pub broadcast_delay_ms: Option<u64>,
    /// True if spectators need a link.
    pub private: Option<bool>,
}

/// The longest delay of a broadcast: a day.
const LONGEST_DELAY_MS: u64 = 86_400_000;

fn view(site: &Site, event: &Event, role: Role) -> EventView {
    let boards = site.hall.boards_of(event.id);
    EventView {
        event: event.id,
        settings: EventSettings::clone(&event.settings()),
        rounds: boards.iter().map(|board| board.fact().round).collect(),
        boards: boards.len(),
        role,
    }
}

/// The events that the caller may see
#[utoipa::path(get, operation_id = "list_events", path = "/api/v1/events", tag = "events",
    responses((status = 200, body = Vec<EventView>)))]
pub(super) async fn list(State(site): State<Arc<Site>>, caller: Caller) -> Json<Vec<EventView>> {
    let events = site.hall.events();
    let is_open = |event: &Event| caller.link.is_some() || !event.settings().private;
    let mine = events.iter().filter(|event| is_open(event)).filter_map(|event| {
        let link = caller.link.as_ref();
        let role = link.map_or(Some(Role::Spectator), |link| link.role_in(event.id));
        // Without a link, not even the name of a private event is shown.
        let role = role.or((!event.settings().private).then_some(Role::Spectator))?;
        Some(view(&site, event, role))
    });
    Json(mine.collect())
}

/// Make an event
#[utoipa::path(post, operation_id = "make_event", path = "/api/v1/events", tag = "events", request_body = EventSettings,
    responses((status = 201, body = EventMade), (status = 400, body = FaultBody), (status = 403, body = FaultBody)))]
pub(super) async fn make(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(body): Body,
) -> Result<(StatusCode, Json<EventMade>), Fault> {
    let role = caller.need_in_hall(&site, Action::MakeEvent)?;
    let settings = checked(read_json(&body)?)?;
    let hall = &site.hall;
    let _turn = hall.making.lock().await;
    let id = hall.claim_event().await?;
    let mut roles = vec![Role::Arbiter, Role::Assistant, Role::Organiser];
    roles.extend(settings.private.then_some(Role::Spectator));
    let mut issued = Vec::new();
    let mut links = Vec::new();
    for role in roles {
        let (token, link) = hall.new_link(role, Place::default())?;
        issued.push(IssuedLink::new(&token, &link));
        links.push(link);
    }
    let fact = EventFact::Made { settings: settings.clone(), links: links.clone() };
    let made = Event::record_made(&*hall.journal, id, (Some(role), caller.link_id()), &fact).await?;
    links.iter().for_each(|link| hall.links_mut().add(Some(id), link));
    let event = hall.add_event(Event::new(id, settings, None, &made));
    tracing::info!(event = id, "an event was made");
    Ok((StatusCode::CREATED, Json(EventMade { event: view(&site, &event, role), links: issued })))
}

/// Checks that a game can open with the settings and that the name fits on a card.
fn checked(mut settings: EventSettings) -> Result<EventSettings, Fault> {
    settings.name = name(&settings.name)?;
    if settings.broadcast_delay_ms > LONGEST_DELAY_MS {
        return Err(Fault::bad(format!("a broadcast is delayed by at most {LONGEST_DELAY_MS} ms, a day")));
    }
    check_start(&settings, None)?;
    Ok(settings)
}

/// Checks that a game can open from that position.
pub(super) fn check_start(settings: &EventSettings, start: Option<&str>) -> Result<(), Fault> {
    unopened(settings.open("", "", start)).map(|_| ()).map_err(Fault::not_an_act)
}

/// The name of an event or a player, without invisible characters.
pub(super) fn name(text: &str) -> Result<String, Fault> {
    line(text, LONGEST_NAME).map_err(|fault| Fault::not_plain("name", fault))
}

/// An event
#[utoipa::path(get, operation_id = "show_event", path = "/api/v1/events/{event}", tag = "events", params(("event" = u64, Path)),
    responses((status = 200, body = EventView), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Json<EventView>, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::Watch)?;
    Ok(Json(view(&site, &event, role)))
}

/// Change the name or the broadcast of an event
#[utoipa::path(patch, operation_id = "change_event", path = "/api/v1/events/{event}", tag = "events", params(("event" = u64, Path)),
    request_body = EventChange,
    responses((status = 200, body = EventView), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn change(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Body(body): Body,
) -> Result<Json<EventView>, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let change: EventChange = read_json(&body)?;
    let _turn = site.hall.making.lock().await;
    let settings = event.settings();
    let changed = checked(EventSettings {
        name: change.name.unwrap_or_else(|| settings.name.clone()),
        broadcast_delay_ms: change.broadcast_delay_ms.unwrap_or(settings.broadcast_delay_ms),
        private: change.private.unwrap_or(settings.private),
        ..EventSettings::clone(&settings)
    })?;
    let EventSettings { name, broadcast_delay_ms, private, .. } = changed;
    let fact = EventFact::Changed { name: name.clone(), broadcast_delay_ms, private };
    event.record(&*site.hall.journal, (Some(role), caller.link_id()), &fact).await?;
    event.change(&name, broadcast_delay_ms, private);
    if private {
        site.hall.dismiss_strangers(&event);
    }
    // Messages that waited for the earlier delay now wait for the new one, or are released.
    for board in site.hall.boards_of(event.id) {
        board.broadcast(&site.hall.tools());
    }
    Ok(Json(view(&site, &event, role)))
}
