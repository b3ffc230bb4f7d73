//! WebSockets: a board's, for acts and answers, and an event's, to follow all of its boards.
//!
//! Every message has a number. Who comes back says the last number he has (`from`) and hears what came after it, or, if that is too long
//! ago, everything anew (`resync`).

mod at_board;

use crate::api::extract::{Path, Query};
use crate::api::{Caller, Site, boards};
use crate::devices::{GRACE, Presence};
use crate::event::Event;
use crate::fault::{Fault, FaultBody};
use crate::hall::Hall;
use crate::json;
use crate::lapses::{ServerTime, StallCause};
use crate::limits::{Bucket, LONGEST_MESSAGE, Rate, WITH_A_LINK};
use crate::live::{Delivery, FEED_QUEUE, Seat};
use crate::outgoing::{Notice, ResyncType, TimeMessage};
use crate::passage::Passed;
use crate::resyncs::Resyncs;
use crate::roles::{Action, Role};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use touchmove_referee::wire::Act;
use utoipa::{IntoParams, ToSchema};

pub(crate) use at_board::BoardTalk;

/// How often a silent listener is asked whether he is still there.
const PING_EVERY: Duration = Duration::from_secs(40);

/// A listener who has not answered so many times is gone.
const MOST_UNANSWERED: u32 = 2;

/// How long a listener may take to read one message.
const READING_PATIENCE: Duration = Duration::from_secs(30);

/// How long somebody without a link may take.
const PATIENCE_WITH_STRANGERS: Duration = Duration::from_secs(10);

/// Buffers of a connection, in bytes: messages are small, and there are thousands of connections.
const READ_BUFFER: usize = 1024;

/// What a connection may be behind with its writing, in bytes.
const MOST_UNWRITTEN: usize = 16 * 1024 * 1024;

/// So many messages of a device are read while one is being answered: they count from when they arrived.
const MOST_AHEAD: usize = 8;

/// From where to go on.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Resume {
    /// The number of the last message that was heard.
    pub from: Option<u64>,
    /// The server that said it, for an event: numbers begin anew with every start.
    pub run: Option<u64>,
}

/// What a device sends over a socket.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ClientMessage {
    /// Something happened.
    Act {
        /// The device's own number of the message.
        seq: u64,
        /// How long ago it happened, in milliseconds by the device's own monotonic clock, if it could not be sent at once.
        #[serde(default)]
        ago: u64,
        /// When it happened, by the same clock as `sent` in the questions for the time; what held the act up is then given back, within bounds.
        #[serde(default)]
        made: Option<f64>,
        /// The act, as in the referee protocol, without `at`; a player's device may leave out `by`.
        #[schema(value_type = Act)]
        act: Map<String, Value>,
    },
    /// What time is it? The device puts in its own.
    Time {
        /// The device's own monotonic clock, in milliseconds. It is given back as it is.
        sent: Value,
    },
    /// How the device's battery is, where the browser tells.
    Device {
        /// How much is left, from 0 to 1.
        #[serde(default)]
        battery: Option<f64>,
        /// Is it being charged?
        #[serde(default)]
        charging: Option<bool>,
    },
    /// Tell everything anew.
    Resync,
}

/// A board, live: acts in, answers out
#[utoipa::path(get, operation_id = "board_live", path = "/api/v1/boards/{board}/live", tag = "live", params(("board" = String, Path), Resume),
    responses((status = 101, description = "A WebSocket: docs/hall.md tells what is said over it"), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn board(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
    Query(resume): Query<Resume>,
    passed: Option<Extension<Passed>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let board = boards::find(&site, &board)?;
    let role = caller.role_at(&site, &board)?;
    Ok(small(upgrade)?.on_upgrade(move |socket| async move {
        let counted = site.hall.metrics.socket();
        let mut talk = BoardTalk::new(Arc::clone(&site), caller, board, role);
        talk.passed = passed.map(|Extension(passed)| passed);
        talk.run(socket, resume).await;
        drop(counted);
        if talk.presence.is_some() {
            tokio::time::sleep(GRACE).await;
        }
    }))
}

/// An event, live: what happens at all of its boards
#[utoipa::path(get, operation_id = "event_live", path = "/api/v1/events/{event}/live", tag = "live", params(("event" = u64, Path), Resume),
    responses((status = 101, description = "A WebSocket: docs/hall.md tells what is said over it"), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
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

/// Of the whole event, players see what spectators see.
pub(crate) fn feed_role(role: Role) -> Role {
    if role.is_at_a_board() { Role::Spectator } else { role }
}

/// Begins a socket with small buffers.
pub(crate) fn small(
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<WebSocketUpgrade, Fault> {
    let upgrade = upgrade.map_err(|rejection| {
        Fault::bad(format!("a WebSocket begins here, and this is none: {}", rejection.body_text()))
    })?;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNWRITTEN)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE))
}

/// Whether a conversation goes on.
pub(crate) enum Next {
    On,
    End,
}

/// What a device has said, and when it arrived.
pub(crate) type Said = (Arrival, Option<Result<Message, axum::Error>>);

/// When a message arrived: at the server that the device is connected to, if it was passed on by another.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Arrival {
    /// When.
    pub at: ServerTime,
    /// How long ago that was when it was read here.
    pub late: Duration,
    /// For how long it may have waited before, because that server stood still.
    pub stalled: Duration,
}

impl Arrival {
    /// Something is read now. It is asked at once, for the next thing that is read may have come otherwise.
    fn now(hall: &Hall, passed: Option<&Passed>) -> Self {
        let (late, stalled) = passed
            .map_or((Duration::ZERO, Duration::ZERO), |Passed { passage, .. }| {
                (passage.lateness(), passage.stalled())
            });
        Self { at: hall.clock.moment().earlier(late), late, stalled }
    }
}

/// Where a message comes from, and when it arrived.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Heard {
    /// The seat of the socket.
    pub seat: u64,
    /// When.
    pub arrival: Arrival,
}

/// What is the same for boards and events.
pub(crate) trait Talk {
    /// Sits down, and what is to be heard first.
    async fn begin(&self, resume: &Resume) -> Result<(Seat, Vec<Utf8Bytes>), Fault>;

    /// Everything anew.
    async fn everything(&self) -> Result<Utf8Bytes, Fault>;

    /// Something was said; what is answered at once.
    async fn receive(&mut self, message: ClientMessage, heard: Heard) -> Option<String>;

    /// The site, for its limits.
    fn site(&self) -> &Site;

    /// From where somebody without a link talks.
    fn stranger(&self) -> Option<IpAddr>;

    /// Through which other server it talks, if the device is connected to one.
    fn passed(&self) -> Option<&Passed> {
        None
    }

    /// Does another server listen here for many who look on?
    fn is_relay(&self) -> bool {
        false
    }

    /// A device has sat down.
    fn sit(&mut self) {}

    /// The device that is there, if it is one of a seat.
    fn presence(&mut self) -> Option<&mut Presence> {
        None
    }

    async fn run(&mut self, mut socket: WebSocket, resume: Resume)
    where
        Self: Sized,
    {
        let (mut seat, first) = match self.begin(&resume).await {
            Ok(begun) => begun,
            Err(fault) => {
                self.send(&mut socket, Message::Text(fault.message(None).into())).await;
                return;
            }
        };
        let mut resyncs = Resyncs::new(self.allowance());
        for text in first {
            if matches!(self.send_long(&mut socket, text, &mut resyncs).await, Next::End) {
                return;
            }
        }
        self.sit();
        let mut messages = Bucket::new(self.site().limits.messages);
        let mut unanswered = 0;
        let hall = Arc::clone(&self.site().hall);
        let mut ahead: VecDeque<Said> = VecDeque::new();
        loop {
            let patience = self.presence().and_then(|presence| presence.patience());
            let next = tokio::select! {
                delivery = seat.next() => self.pass_on(&mut socket, delivery, &mut resyncs).await,
                () = resyncs.due() => self.tell_everything(&mut socket, &mut resyncs).await,
                (arrival, said) = listen((&hall, self.passed()), &mut socket, &mut ahead) => {
                    unanswered = 0;
                    match said {
                        Some(Ok(Message::Text(text))) => {
                            // A browser answers pings also where the page has stopped.
                            let ago = arrival.late + arrival.stalled;
                            self.presence().into_iter().for_each(|presence| presence.hear(ago));
                            let heard = Heard { seat: seat.id, arrival };
                            let allowance = (&mut messages, &mut resyncs);
                            self.answer((&mut socket, &mut ahead), &text, heard, allowance).await
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::On,
                        Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => Next::End,
                    }
                }
                () = tokio::time::sleep(patience.unwrap_or(PING_EVERY)) => {
                    match self.presence().filter(|_| patience.is_some()) {
                        Some(presence) => {
                            presence.note_silence();
                            Next::On
                        }
                        None if unanswered == MOST_UNANSWERED => Next::End,
                        None => {
                            unanswered += 1;
                            self.send(&mut socket, Message::Ping(Default::default())).await
                        }
                    }
                }
            };
            if matches!(next, Next::End) {
                return;
            }
        }
    }

    async fn pass_on(&self, socket: &mut WebSocket, delivery: Delivery, resyncs: &mut Resyncs) -> Next {
        match delivery {
            Delivery::Text(text) => self.send(socket, Message::Text(text)).await,
            Delivery::Gap => {
                resyncs.ask();
                Next::On
            }
            Delivery::End => {
                let frame = CloseFrame { code: 1008, reason: "this link is not valid any more".into() };
                self.send(socket, Message::Close(Some(frame))).await;
                Next::End
            }
            Delivery::Moved => {
                let frame =
                    CloseFrame { code: 1012, reason: "another server goes on here; come again".into() };
                self.send(socket, Message::Close(Some(frame))).await;
                Next::End
            }
        }
    }

    async fn tell_everything(&self, socket: &mut WebSocket, resyncs: &mut Resyncs) -> Next {
        match self.everything().await {
            Ok(everything) => self.send_long(socket, everything, resyncs).await,
            Err(fault) => self.send(socket, Message::Text(fault.message(None).into())).await,
        }
    }

    async fn answer(
        &mut self,
        (socket, ahead): (&mut WebSocket, &mut VecDeque<Said>),
        text: &str,
        heard: Heard,
        (messages, resyncs): (&mut Bucket, &mut Resyncs),
    ) -> Next {
        if !messages.take() {
            return self.send(socket, Message::Text(Fault::too_many().message(None).into())).await;
        }
        let (hall, passed) = (Arc::clone(&self.site().hall), self.passed().cloned());
        let answer = {
            let mut answering = pin!(self.respond(text, heard, resyncs));
            loop {
                // Whoever has left is not listened to again.
                let may_say_more = ahead.len() < MOST_AHEAD && !ahead.back().is_some_and(is_last);
                tokio::select! {
                    biased;
                    answer = &mut answering => break answer,
                    said = socket.recv(), if may_say_more => {
                        ahead.push_back((Arrival::now(&hall, passed.as_ref()), said));
                    }
                }
            }
        };
        match answer {
            Some(answer) => self.send(socket, Message::Text(answer.into())).await,
            None => Next::On,
        }
    }

    /// What is answered at once to a message.
    async fn respond(&mut self, text: &str, heard: Heard, resyncs: &mut Resyncs) -> Option<String> {
        match serde_json::from_str(text) {
            Ok(ClientMessage::Resync) => {
                resyncs.ask();
                None
            }
            Ok(message) => self.receive(message, heard).await,
            Err(error) => Some(Fault::bad(format!("the message cannot be read: {error}")).message(None)),
        }
    }

    /// How many bytes of `resync` there are for this socket.
    fn allowance(&self) -> Rate {
        let Rate { burst, a_second } = self.site().limits.resyncs;
        let times = if self.stranger().is_some() && !self.is_relay() { 1.0 } else { WITH_A_LINK };
        Rate { burst: times * burst, a_second: times * a_second }
    }

    /// Sends what may be long: it is charged, and strangers get more of it when they have read what is on its way.
    async fn send_long(&self, socket: &mut WebSocket, text: Utf8Bytes, resyncs: &mut Resyncs) -> Next {
        resyncs.charge(text.len());
        let _on_its_way = match self.stranger() {
            Some(address) => self.site().unread.admit(address, text.len()).await,
            None => None,
        };
        self.send(socket, Message::Text(text)).await
    }

    async fn send(&self, socket: &mut WebSocket, message: Message) -> Next {
        let patience = if self.stranger().is_some() { PATIENCE_WITH_STRANGERS } else { READING_PATIENCE };
        match tokio::time::timeout(patience, socket.send(message)).await {
            Ok(Ok(())) => Next::On,
            // Broken, or nobody reads at the other end.
            Ok(Err(_)) | Err(_) => Next::End,
        }
    }
}

/// The next thing that a device says, or has said while it was being answered.
async fn listen(
    (hall, passed): (&Hall, Option<&Passed>),
    socket: &mut WebSocket,
    ahead: &mut VecDeque<Said>,
) -> Said {
    match ahead.pop_front() {
        Some(said) => said,
        None => {
            let said = socket.recv().await;
            (Arrival::now(hall, passed), said)
        }
    }
}

/// Does nothing come after it?
fn is_last((_, said): &Said) -> bool {
    matches!(said, None | Some(Err(_) | Ok(Message::Close(_))))
}

/// Somebody who follows an event.
struct EventTalk {
    site: Arc<Site>,
    event: Arc<Event>,
    role: Role,
    caller: Caller,
    is_relay: bool,
}

/// An event and all of its boards, as one who begins to follow it finds them.
#[derive(Serialize, ToSchema)]
pub(crate) struct EventScene {
    /// What kind of message it is.
    #[serde(rename = "type")]
    kind: ResyncType,
    /// Which server says it: the numbers of messages begin anew with every start.
    run: u64,
    /// The number of the latest message in the event.
    feed: u64,
    /// The event's number.
    event: u64,
    /// The event's name.
    name: String,
    /// What the one who asks is here.
    role: Role,
    /// What the arbiter should know.
    notices: Vec<Notice>,
    /// Why all clocks stand, if they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    stand: Option<StallCause>,
    /// The boards.
    boards: Vec<boards::BoardView>,
}

/// Sits down in an event, and what is to be heard first.
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

/// Which server says it, and since when it has had the event: the numbers of messages begin anew with both.
fn run_of(site: &Site, event: &Event) -> u64 {
    let clock = &site.hall.clock;
    let taken = event.taken_in.filter(|taken| taken.hall == clock.hall());
    clock.started_wall_ms() + taken.map_or(0, |taken| taken.ms)
}

/// Everything about an event, as a message. What spectators see is written once for all of them.
pub(crate) async fn everything_of(site: &Site, event: &Event, role: Role) -> Result<Utf8Bytes, Fault> {
    // The number first: what happens while the boards are looked at comes again.
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

/// A message.
pub(crate) fn text_of(message: &impl Serialize) -> Utf8Bytes {
    json::text(message).into()
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

    async fn receive(&mut self, message: ClientMessage, _: Heard) -> Option<String> {
        match message {
            ClientMessage::Act { seq, .. } => {
                Some(Fault::bad("acts go to the socket of their board").message(Some(seq)))
            }
            ClientMessage::Time { sent } => {
                let clock = &self.site.hall.clock;
                let stand = clock.standing().map(|standing| standing.cause);
                Some(json::text(&TimeMessage { kind: Default::default(), sent, now: clock.up_ms(), stand }))
            }
            // Devices of seats are at their boards.
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

    use super::{Resume, begin_event};
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

    /// Between the request for a socket and its first word a link can become void.
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
