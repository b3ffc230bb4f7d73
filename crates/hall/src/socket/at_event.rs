//! A client that follows an event: what happens at all of its boards.

use super::{ClientMessage, Received, Resume, Talk, feed_role, small, text_of};
use crate::api::extract::{Path, Query};
use crate::api::{Caller, Site, boards};
use crate::event::Event;
use crate::fault::{Fault, FaultBody};
use crate::json;
use crate::lapses::StallCause;
use crate::live::{FEED_QUEUE, Seat};
use crate::outgoing::{Notice, ResyncType, TimeMessage};
use crate::passage::Passed;
use crate::roles::{Action, Role};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::response::Response;
use serde::Serialize;
use std::net::IpAddr;
use std::sync::Arc;
use utoipa::ToSchema;

/// An event, live: what happens at all of its boards
#[utoipa::path(get, operation_id = "event_live", path = "/api/v1/events/{event}/live", tag = "live", params(("event" = u64, Path), Resume),
    responses((status = 101, description = "A WebSocket: docs/hall.md describes the messages"), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn event(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(resume): Query<Resume>,
    passed: Option<Extension<Passed>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    let role = feed_role(caller.need(&site, &event, Action::Watch)?);
    Ok(small(upgrade)?.on_upgrade(move |socket| async move {
        let _counted = site.hall.metrics.socket();
        let is_relay = passed.is_some_and(|Extension(passed)| passed.is_relay);
        let mut talk = EventTalk { site: Arc::clone(&site), event, role, caller, is_relay };
        talk.run(socket, resume).await;
    }))
}

/// A client that follows an event.
struct EventTalk {
    site: Arc<Site>,
    event: Arc<Event>,
    role: Role,
    caller: Caller,
    is_relay: bool,
}

/// An event and all of its boards, as sent to a client that begins to follow it.
#[derive(Serialize, ToSchema)]
pub(crate) struct EventScene {
    /// The type of the message.
    #[serde(rename = "type")]
    kind: ResyncType,
    /// Identifies this run of the server: the numbering of messages restarts with every start.
    run: u64,
    /// The number of the latest message in the event.
    feed: u64,
    /// The event's number.
    event: u64,
    /// The event's name.
    name: String,
    /// The role of the client.
    role: Role,
    /// The notices for the arbiter.
    notices: Vec<Notice>,
    /// Why all clocks are stopped, if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    stand: Option<StallCause>,
    /// The boards.
    boards: Vec<boards::BoardView>,
}

/// Joins the audience of an event, and returns the first messages to send.
pub(crate) async fn begin_event(
    site: &Site,
    event: &Event,
    role: Role,
    link: Option<u64>,
    resume: &Resume,
) -> Result<(Seat, Vec<Utf8Bytes>), Fault> {
    let (seat, missed) = {
        let mut feed = event.feed(role);
        let is_same_run = resume.run == Some(run_of(site, event));
        let missed = resume.from.filter(|_| is_same_run).and_then(|from| feed.since(from, role.sight()));
        (feed.audience.join(role, link, FEED_QUEUE), missed)
    };
    site.check_link(link)?;
    if let Some(missed) = missed {
        return Ok((seat, missed));
    }
    Ok((seat, vec![everything_of(site, event, role).await?]))
}

/// Identifies this start of the server and the moment the event was imported or taken over, if it was: the numbering of messages restarts
/// with both.
fn run_of(site: &Site, event: &Event) -> u64 {
    let clock = &site.hall.clock;
    let taken = event.taken_in.filter(|taken| taken.hall == clock.hall());
    clock.started_wall_ms() + taken.map_or(0, |taken| taken.ms)
}

/// The whole state of an event, as a message. The spectators' message is written once for all of them.
pub(crate) async fn everything_of(site: &Site, event: &Event, role: Role) -> Result<Utf8Bytes, Fault> {
    // Read the number first: what happens while the boards are read is then sent again.
    let feed = event.feed(role).number();
    match role {
        Role::Spectator => event.scene.get(feed, || write_everything(site, event, role, feed)).await,
        _ => write_everything(site, event, role, feed).await,
    }
}

async fn write_everything(site: &Site, event: &Event, role: Role, feed: u64) -> Result<Utf8Bytes, Fault> {
    let notices = if role.sees_late() { Vec::new() } else { event.notices() };
    Ok(text_of(&EventScene {
        kind: ResyncType::Is,
        run: run_of(site, event),
        feed,
        event: event.id,
        name: event.settings().name.clone(),
        role,
        notices,
        stand: site.hall.clock.standing().map(|standing| standing.cause),
        boards: boards::views(site, event, role, None).await?,
    }))
}

impl Talk for EventTalk {
    fn is_relay(&self) -> bool {
        self.is_relay
    }

    async fn begin(&self, resume: &Resume) -> Result<(Seat, Vec<Utf8Bytes>), Fault> {
        begin_event(&self.site, &self.event, self.role, self.caller.link_id(), resume).await
    }

    async fn everything(&self) -> Result<Utf8Bytes, Fault> {
        everything_of(&self.site, &self.event, self.role).await
    }

    async fn receive(&mut self, message: ClientMessage, _: Received) -> Option<String> {
        match message {
            ClientMessage::Act { seq, .. } => {
                Some(Fault::bad("send acts to the socket of their board").message(Some(seq)))
            }
            ClientMessage::Time { sent } => {
                let clock = &self.site.hall.clock;
                let stand = clock.standing().map(|standing| standing.cause);
                Some(json::text(&TimeMessage { kind: Default::default(), sent, now: clock.up_ms(), stand }))
            }
            // The devices of seats are connected to their boards.
            ClientMessage::Device { .. } | ClientMessage::Resync => None,
        }
    }

    fn site(&self) -> &Site {
        &self.site
    }

    fn stranger(&self) -> Option<IpAddr> {
        self.caller.stranger()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::super::Resume;
    use super::begin_event;
    use crate::addresses::Listening;
    use crate::api::Site;
    use crate::event::Event;
    use crate::facts::LinkFact;
    use crate::gallery::Stairs;
    use crate::hall::Hall;
    use crate::limits::Limits;
    use crate::links::Place;
    use crate::roles::Role;
    use crate::secrets::Token;
    use std::sync::Arc;
    use touchmove_journal::Memory;

    /// A link can be revoked between the request for a socket and its first message.
    #[tokio::test]
    async fn nobody_sits_down_with_a_link_that_has_become_void() {
        let hall = Hall::open(Arc::new(Memory::new())).await.unwrap();
        let settings = serde_json::from_str(r#"{"name":"x"}"#).unwrap();
        let event = hall.add_event(Event::new(1, settings, None, ""));
        let token = Token::new().unwrap();
        let link =
            LinkFact { id: token.id(), role: Role::Arbiter, place: Place::default(), hash: token.kept() };
        hall.links_mut().add(Some(1), &link);
        let listening = Listening { address: "127.0.0.1:0".parse().unwrap(), is_secure: false };
        let site = Site::new(Arc::clone(&hall), Limits::default(), listening, Stairs::nowhere());
        let begin =
            || begin_event(&site, &event, Role::Arbiter, Some(link.id), &Resume { from: None, run: None });
        assert!(begin().await.is_ok());
        hall.links_mut().revoke(link.id);
        assert!(begin().await.is_err());
    }
}
