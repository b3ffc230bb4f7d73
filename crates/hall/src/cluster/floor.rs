//! Spectators are spread over the servers: a server subscribes once, as a spectator, to an event or a board that is kept elsewhere, and
//! passes the messages on to all its own spectators. It receives only what spectators see, and no secrets.

use super::Cluster;
use super::tunnel::{End, Errand};
use crate::api::Site;
use crate::fault::Fault;
use crate::json;
use crate::lapses::StallCause;
use crate::live::{Audience, FEED_QUEUE, Recipients, Seat};
use crate::outgoing::TimeMessage;
use crate::roles::Role;
use crate::socket::{ClientMessage, Received, Resume, Talk};
use axum::extract::ws::Utf8Bytes;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A new client gets a scene at most this old, and the messages since.
const FRESH: Duration = Duration::from_secs(1);

/// How long the keeper may take to send the whole state.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often the keeper is asked for the time.
const ASK_TIME_EVERY: Duration = Duration::from_secs(1);

/// How long a relay stays open after its last client has left.
const FOR_NOBODY: Duration = Duration::from_secs(20);

/// All relays of this server, by path.
#[derive(Debug, Default)]
pub(super) struct Floor {
    relays: Mutex<HashMap<String, Weak<Relay>>>,
}

/// One subscription on behalf of many.
#[derive(Debug)]
struct Relay {
    heard: Mutex<Heed>,
    /// A client wants the whole state.
    wanted: Notify,
    /// How often the whole state was received, or that nothing more follows.
    told: watch::Sender<TimesSent>,
}

#[derive(Debug, Default)]
struct Heed {
    audience: Audience,
    scene: Option<Scene>,
    time: Option<Time>,
}

/// The last whole state, and the messages since.
#[derive(Clone, Debug)]
struct Scene {
    text: Utf8Bytes,
    at: Instant,
    since: Vec<Utf8Bytes>,
}

/// The time at the keeper, and when it was received.
#[derive(Copy, Clone, Debug)]
struct Time {
    now: u64,
    stand: Option<StallCause>,
    at: Instant,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct TimesSent {
    times: u64,
    has_ended: bool,
}

/// The parts of a message that matter here.
#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    now: Option<u64>,
    stand: Option<StallCause>,
}

impl Cluster {
    /// Subscribes to a path for a spectator, or finds the existing subscription.
    pub(super) async fn look_on(
        self: &Arc<Self>,
        site: &Arc<Site>,
        event: u64,
        path: &str,
        peer: IpAddr,
    ) -> Result<LookOn, Fault> {
        let relay = match self.floor.find(path) {
            Some(relay) => relay,
            None => {
                let reached = self.reach_keeper(&site.hall, event, peer, Errand::Relay).await?;
                let tunnel = reached.ok_or_else(|| Fault::not_reached("the event is kept here now"))?;
                self.floor.begin(path, connect(tunnel, path).await?)
            }
        };
        Ok(LookOn { site: Arc::clone(site), relay, peer })
    }
}

impl Floor {
    fn relays(&self) -> MutexGuard<'_, HashMap<String, Weak<Relay>>> {
        self.relays.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, path: &str) -> Option<Arc<Relay>> {
        self.relays().get(path).and_then(Weak::upgrade).filter(|relay| !relay.told.borrow().has_ended)
    }

    fn begin(&self, path: &str, socket: WebSocketStream<End>) -> Arc<Relay> {
        let relay = Arc::new(Relay {
            heard: Mutex::default(),
            wanted: Notify::new(),
            told: watch::Sender::new(TimesSent::default()),
        });
        tokio::spawn(Arc::clone(&relay).listen(socket));
        let mut relays = self.relays();
        relays.retain(|_, relay| relay.strong_count() > 0);
        relays.insert(path.to_owned(), Arc::downgrade(&relay));
        relay
    }
}

async fn connect(tunnel: End, path: &str) -> Result<WebSocketStream<End>, Fault> {
    let refused = |error: &dyn std::fmt::Display| Fault::unavailable(error.to_string());
    let request = format!("ws://keeper{path}").into_client_request().map_err(|error| refused(&error))?;
    let connected = timeout(PATIENCE, client_async(request, tunnel)).await;
    let (socket, _) = connected.map_err(|late| refused(&late))?.map_err(|error| refused(&error))?;
    Ok(socket)
}

impl Relay {
    fn heard(&self) -> MutexGuard<'_, Heed> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Receives messages as long as there is a client.
    async fn listen(self: Arc<Self>, mut socket: WebSocketStream<End>) {
        let mut alone_since = None;
        let mut ask_time = tokio::time::interval(ASK_TIME_EVERY);
        loop {
            let sent = tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        self.hear(text.as_str());
                        Ok(())
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                    _ => break,
                },
                () = self.wanted.notified() => socket.send(Message::text(r#"{"type":"resync"}"#)).await,
                _ = ask_time.tick() => {
                    let is_alone = Arc::strong_count(&self) == 1;
                    let since = *alone_since.get_or_insert_with(Instant::now);
                    if !is_alone {
                        alone_since = None;
                    } else if since.elapsed() >= FOR_NOBODY {
                        break;
                    }
                    socket.send(Message::text(r#"{"type":"time","sent":0}"#)).await
                }
            };
            if sent.is_err() {
                break;
            }
        }
        self.heard().audience.move_away();
        self.told.send_modify(|told| told.has_ended = true);
    }

    fn hear(&self, text: &str) {
        let Ok(Kind { kind, now, stand }) = serde_json::from_str(text) else { return };
        let text = Utf8Bytes::from(text);
        let mut heard = self.heard();
        match (kind, now) {
            ("time", Some(now)) => heard.time = Some(Time { now, stand, at: Instant::now() }),
            ("resync", _) => {
                heard.scene = Some(Scene { text, at: Instant::now(), since: Vec::new() });
                drop(heard);
                self.told.send_modify(|told| told.times += 1);
            }
            _ => {
                let is_long = heard.scene.as_mut().is_some_and(|scene| {
                    scene.since.push(text.clone());
                    scene.since.len() > FEED_QUEUE / 4
                });
                if is_long {
                    heard.scene = None;
                }
                heard.audience.tell(Recipients::All, |_, _| text.clone());
            }
        }
    }

    /// Waits until the whole state has been received again.
    async fn tell_anew(&self) -> Result<(), Fault> {
        let mut told = self.told.subscribe();
        let before = told.borrow_and_update().times;
        self.wanted.notify_one();
        let has_come = |told: &TimesSent| told.times > before || told.has_ended;
        let came = timeout(PATIENCE, told.wait_for(has_come)).await;
        match came {
            Ok(Ok(told)) if !told.has_ended => Ok(()),
            _ => Err(Fault::unavailable(
                "the server that keeps this event did not report its state; connect again",
            )),
        }
    }

    /// The scene for a new client, if it is fresh enough, with a seat taken at the same moment.
    fn sit_down(&self) -> Option<(Seat, Vec<Utf8Bytes>)> {
        let mut heard = self.heard();
        let scene = heard.scene.clone().filter(|scene| scene.at.elapsed() < FRESH)?;
        let seat = heard.audience.join(Role::Spectator, None, FEED_QUEUE);
        Some((seat, std::iter::once(scene.text).chain(scene.since).collect()))
    }
}

/// A spectator of something that another server keeps.
pub(super) struct LookOn {
    site: Arc<Site>,
    relay: Arc<Relay>,
    peer: IpAddr,
}

impl Talk for LookOn {
    async fn begin(&self, _: &Resume) -> Result<(Seat, Vec<Utf8Bytes>), Fault> {
        loop {
            if let Some(seated) = self.relay.sit_down() {
                return Ok(seated);
            }
            self.relay.tell_anew().await?;
        }
    }

    async fn everything(&self) -> Result<Utf8Bytes, Fault> {
        self.relay.tell_anew().await?;
        let scene = self.relay.heard().scene.as_ref().map(|scene| scene.text.clone());
        scene.ok_or_else(|| Fault::unavailable("too much has happened in the meantime; connect again"))
    }

    async fn receive(&mut self, message: ClientMessage, _: Received) -> Option<String> {
        match message {
            ClientMessage::Time { sent } => {
                let Time { now, stand, at } = self.relay.heard().time?;
                let ran_on = if stand.is_some() { 0 } else { at.elapsed().as_millis() as u64 };
                Some(json::text(&TimeMessage { kind: Default::default(), sent, now: now + ran_on, stand }))
            }
            ClientMessage::Act { seq, .. } => {
                Some(Fault::forbidden("spectators cannot act").message(Some(seq)))
            }
            ClientMessage::Device { .. } | ClientMessage::Resync => None,
        }
    }

    fn site(&self) -> &Site {
        &self.site
    }

    fn stranger(&self) -> Option<IpAddr> {
        Some(self.peer)
    }
}
