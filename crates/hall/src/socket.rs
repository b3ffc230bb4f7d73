//! WebSockets: one for each board, for acts and answers, and one for each event, to follow all of its boards.
//!
//! Every message has a number. A client that reconnects gives the last number it has received (`from`) and gets the messages after it or,
//! if that was too long ago, the whole state (`resync`).

mod at_board;
mod at_event;

use crate::api::extract::{Path, Query};
use crate::api::{Caller, Site, boards};
use crate::devices::{GRACE, Presence};
use crate::fault::{Fault, FaultBody};
use crate::hall::Hall;
use crate::json;
use crate::lapses::ServerTime;
use crate::limits::{Bucket, LONGEST_MESSAGE, Rate, WITH_A_LINK};
use crate::live::{Delivery, Seat};
use crate::passage::Passed;
use crate::resyncs::Resyncs;
use crate::roles::Role;
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
pub(crate) use at_event::*;

/// How often a silent client is pinged.
const PING_EVERY: Duration = Duration::from_secs(40);

/// A client that has not answered this many pings is gone.
const MOST_UNANSWERED: u32 = 2;

/// How long a client may take to read one message.
const READING_PATIENCE: Duration = Duration::from_secs(30);

/// How long a client without a link may take.
const PATIENCE_WITH_STRANGERS: Duration = Duration::from_secs(10);

/// The size of a connection's read buffer, in bytes: messages are small, and there are thousands of connections.
const READ_BUFFER: usize = 1024;

/// How many bytes may wait to be written to one connection.
const MOST_UNWRITTEN: usize = 16 * 1024 * 1024;

/// How many messages of a device are read while something else is done for it. They count from the moment they arrived.
const MOST_AHEAD: usize = 8;

/// Where to resume.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Resume {
    /// The number of the last message that was received.
    pub from: Option<u64>,
    /// The `run` of the server that sent it, for an event: numbering restarts with every start of a server.
    pub run: Option<u64>,
}

/// A message from a device over a socket.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ClientMessage {
    /// An act: something happened.
    Act {
        /// The device's own number for the message.
        seq: u64,
        /// How long ago it happened, in milliseconds by the device's own monotonic clock, if it could not be sent at once.
        #[serde(default)]
        ago: u64,
        /// When it happened, by the same clock as `sent` in `time` messages. The delay of the act is then credited to the player, within
        /// limits.
        #[serde(default)]
        made: Option<f64>,
        /// The act, as in the referee protocol, without `at`; a player's device may leave out `by`.
        #[schema(value_type = Act)]
        act: Map<String, Value>,
    },
    /// Asks for the time.
    Time {
        /// The device's own monotonic clock, in milliseconds. It is returned unchanged.
        sent: Value,
    },
    /// The state of the device's battery, where the browser reports it.
    Device {
        /// The charge, from 0 to 1.
        #[serde(default)]
        battery: Option<f64>,
        /// True if it is being charged.
        #[serde(default)]
        charging: Option<bool>,
    },
    /// Asks for the whole state.
    Resync,
}

/// A board, live: acts in, answers out
#[utoipa::path(get, operation_id = "board_live", path = "/api/v1/boards/{board}/live", tag = "live", params(("board" = String, Path), Resume),
    responses((status = 101, description = "A WebSocket: docs/hall.md describes the messages"), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
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

/// Of the whole event, players see what spectators see.
pub(crate) fn feed_role(role: Role) -> Role {
    if role.is_at_a_board() { Role::Spectator } else { role }
}

/// Starts a socket with small buffers.
pub(crate) fn small(
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<WebSocketUpgrade, Fault> {
    let upgrade = upgrade.map_err(|rejection| {
        Fault::bad(format!("this address is for WebSockets, and this is not one: {}", rejection.body_text()))
    })?;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNWRITTEN)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE))
}

/// The connection continues or ends.
pub(crate) enum Next {
    On,
    End,
}

/// A message from a device, and when it arrived.
pub(crate) type Incoming = (Arrival, Option<Result<Message, axum::Error>>);

/// When a message arrived. If another server passed it on, when it arrived at that server.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Arrival {
    /// The moment.
    pub at: ServerTime,
    /// How long ago that was when it was read here.
    pub late: Duration,
    /// How long it may have waited before that, because that server had stalled.
    pub stalled: Duration,
}

impl Arrival {
    /// The arrival of what was just read. Call it at once: the next message may have a different delay.
    fn now(hall: &Hall, passed: Option<&Passed>) -> Self {
        let (late, stalled) = passed
            .map_or((Duration::ZERO, Duration::ZERO), |Passed { passage, .. }| {
                (passage.lateness(), passage.stalled())
            });
        Self { at: hall.clock.moment().earlier(late), late, stalled }
    }
}

/// The sender of a message, and when it arrived.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Received {
    /// The seat of the socket.
    pub seat: u64,
    /// When it arrived.
    pub arrival: Arrival,
}

/// What the sockets of boards and of events have in common.
pub(crate) trait Talk {
    /// Joins the audience, and returns the first messages to send.
    async fn begin(&self, resume: &Resume) -> Result<(Seat, Vec<Utf8Bytes>), Fault>;

    /// The whole state, as a message.
    async fn everything(&self) -> Result<Utf8Bytes, Fault>;

    /// Handles a message and returns the immediate answer, if any.
    async fn receive(&mut self, message: ClientMessage, heard: Received) -> Option<String>;

    /// The site, for its limits.
    fn site(&self) -> &Site;

    /// The address of a client without a link.
    fn stranger(&self) -> Option<IpAddr>;

    /// The other server to which the device is connected, if its messages are passed on.
    fn passed(&self) -> Option<&Passed> {
        None
    }

    /// True if another server is connected here on behalf of many spectators.
    fn is_relay(&self) -> bool {
        false
    }

    /// Called when a device has joined.
    fn sit(&mut self) {}

    /// True if it matters when the device has received its first messages.
    fn is_awaited(&self) -> bool {
        false
    }

    /// The device has received its first messages.
    fn is_back(&self, _seat: u64) {}

    /// The presence of the device, if it belongs to a seat.
    fn presence(&mut self) -> Option<&mut Presence> {
        None
    }

    /// Serves the connection until it ends. Whatever it waits for only sometimes is boxed: there are thousands of connections, and nearly
    /// all of them are idle.
    async fn run(&mut self, mut socket: WebSocket, resume: Resume)
    where
        Self: Sized,
    {
        let hall = Arc::clone(&self.site().hall);
        let mut ahead: VecDeque<Incoming> = VecDeque::new();
        // Beginning may mean reading the journal, and a device that comes back may already be sending what it kept.
        let beginning = Box::pin(self.begin(&resume));
        let begun = listening((&hall, self.passed()), &mut socket, &mut ahead, beginning).await;
        let (mut seat, first) = match begun {
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
        // The device, not only the server that passes this on, answers a ping, and it does so after what was sent before.
        let mut is_awaited = self.is_awaited();
        if is_awaited && matches!(self.send(&mut socket, Message::Ping(Default::default())).await, Next::End)
        {
            return;
        }
        let mut messages = Bucket::new(self.site().limits.messages);
        let mut unanswered = 0;
        loop {
            let patience = self.presence().and_then(|presence| presence.patience());
            let next = tokio::select! {
                delivery = seat.next() => self.pass_on(&mut socket, delivery, &mut resyncs).await,
                () = resyncs.due() => self.tell_everything((&mut socket, &mut ahead), &mut resyncs).await,
                (arrival, said) = listen((&hall, self.passed()), &mut socket, &mut ahead) => {
                    unanswered = 0;
                    match said {
                        Some(Ok(Message::Text(text))) => {
                            // Only text counts as a sign of life: a browser answers pings even when the page has stopped.
                            let ago = arrival.late + arrival.stalled;
                            self.presence().into_iter().for_each(|presence| presence.hear(ago));
                            let heard = Received { seat: seat.id, arrival };
                            let allowance = (&mut messages, &mut resyncs);
                            self.answer((&mut socket, &mut ahead), &text, heard, allowance).await
                        }
                        Some(Ok(Message::Ping(_))) => Next::On,
                        Some(Ok(Message::Pong(_))) => {
                            if std::mem::take(&mut is_awaited) {
                                self.is_back(seat.id);
                            }
                            Next::On
                        }
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
                break;
            }
        }
        Box::pin(self.finish(ahead, seat.id, (&mut messages, &mut resyncs))).await;
    }

    /// Carries out what had arrived before the connection ended. The device sends it again, but perhaps much later.
    async fn finish(
        &mut self,
        ahead: VecDeque<Incoming>,
        seat: u64,
        (messages, resyncs): (&mut Bucket, &mut Resyncs),
    ) {
        for (arrival, said) in ahead {
            let Some(Ok(Message::Text(text))) = said else { continue };
            if messages.take() {
                self.respond(&text, Received { seat, arrival }, resyncs).await;
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
                let frame = CloseFrame { code: 1008, reason: "this link has expired or was revoked".into() };
                self.send(socket, Message::Close(Some(frame))).await;
                Next::End
            }
            Delivery::Moved => {
                let frame =
                    CloseFrame { code: 1012, reason: "another server has taken over; connect again".into() };
                self.send(socket, Message::Close(Some(frame))).await;
                Next::End
            }
        }
    }

    async fn tell_everything(
        &self,
        (socket, ahead): (&mut WebSocket, &mut VecDeque<Incoming>),
        resyncs: &mut Resyncs,
    ) -> Next {
        let everything = Box::pin(self.everything());
        match listening((&self.site().hall, self.passed()), socket, ahead, everything).await {
            Ok(everything) => self.send_long(socket, everything, resyncs).await,
            Err(fault) => self.send(socket, Message::Text(fault.message(None).into())).await,
        }
    }

    async fn answer(
        &mut self,
        (socket, ahead): (&mut WebSocket, &mut VecDeque<Incoming>),
        text: &str,
        heard: Received,
        (messages, resyncs): (&mut Bucket, &mut Resyncs),
    ) -> Next {
        if !messages.take() {
            return self.send(socket, Message::Text(Fault::too_many().message(None).into())).await;
        }
        let (hall, passed) = (Arc::clone(&self.site().hall), self.passed().cloned());
        let answering = Box::pin(self.respond(text, heard, resyncs));
        let answer = listening((&hall, passed.as_ref()), socket, ahead, answering).await;
        match answer {
            Some(answer) => self.send(socket, Message::Text(answer.into())).await,
            None => Next::On,
        }
    }

    /// Reads a message and returns the immediate answer, if any.
    async fn respond(&mut self, text: &str, heard: Received, resyncs: &mut Resyncs) -> Option<String> {
        match serde_json::from_str(text) {
            Ok(ClientMessage::Resync) => {
                resyncs.ask();
                None
            }
            Ok(message) => self.receive(message, heard).await,
            Err(error) => Some(Fault::bad(format!("the message cannot be read: {error}")).message(None)),
        }
    }

    /// The rate at which this socket may receive bytes of `resync`.
    fn allowance(&self) -> Rate {
        let Rate { burst, a_second } = self.site().limits.resyncs;
        let times = if self.stranger().is_some() && !self.is_relay() { 1.0 } else { WITH_A_LINK };
        Rate { burst: times * burst, a_second: times * a_second }
    }

    /// Sends a message that may be long. Its size is charged, and a client without a link must read it before more is sent.
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
            // The connection is broken, or the client does not read.
            Ok(Err(_)) | Err(_) => Next::End,
        }
    }
}

/// Waits for something while the device is listened to: its messages count from the moment they arrived, not from when they are read.
async fn listening<T>(
    (hall, passed): (&Hall, Option<&Passed>),
    socket: &mut WebSocket,
    ahead: &mut VecDeque<Incoming>,
    waited_for: impl Future<Output = T>,
) -> T {
    let mut waited_for = pin!(waited_for);
    loop {
        // After the end of the stream nothing more is read.
        let may_say_more = ahead.len() < MOST_AHEAD && !ahead.back().is_some_and(is_last);
        tokio::select! {
            biased;
            done = &mut waited_for => return done,
            said = socket.recv(), if may_say_more => ahead.push_back((Arrival::now(hall, passed), said)),
        }
    }
}

/// The next message from a device, possibly one read ahead while another was being answered.
async fn listen(
    (hall, passed): (&Hall, Option<&Passed>),
    socket: &mut WebSocket,
    ahead: &mut VecDeque<Incoming>,
) -> Incoming {
    match ahead.pop_front() {
        Some(said) => said,
        None => {
            let said = socket.recv().await;
            (Arrival::now(hall, passed), said)
        }
    }
}

/// True if nothing can follow this.
fn is_last((_, said): &Incoming) -> bool {
    matches!(said, None | Some(Err(_) | Ok(Message::Close(_))))
}

/// The JSON text of a message.
pub(crate) fn text_of(message: &impl Serialize) -> Utf8Bytes {
    json::text(message).into()
}
