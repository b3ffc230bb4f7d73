//! A device at a board. It behaves as the page does: when it loses its connection, it connects to the next hall and continues where it was.

use crate::Outcome;
use crate::games::Dice;
use crate::site::{Link, Shared};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// How soon a device notices that its connection is lost, and how long it waits to reconnect, as in web/src/lib/connection.svelte.ts.
#[derive(Copy, Clone)]
pub(crate) struct Patience {
    ask_every: Duration,
    silence: Duration,
    longest_wait: Duration,
}

impl Patience {
    pub(crate) const PLAYER: Self = Self {
        ask_every: Duration::from_millis(1500),
        silence: Duration::from_millis(2500),
        longest_wait: Duration::from_secs(2),
    };
    pub(crate) const ONLOOKER: Self = Self {
        ask_every: Duration::from_secs(8),
        silence: Duration::from_secs(20),
        longest_wait: Duration::from_secs(8),
    };
}

const FIRST_WAIT: Duration = Duration::from_millis(400);
const OPENING: Duration = Duration::from_secs(5);
const LOOK_EVERY: Duration = Duration::from_millis(250);
/// The close code for a link that was revoked.
const VOID: u16 = 1008;

/// What a device reports to its board.
pub(crate) enum News {
    /// It is connected. Acts that were under way when an earlier connection broke may or may not have arrived.
    Joined,
    /// It has lost its connection.
    Lost,
    /// A message arrived.
    Message(Value),
}

/// News from the device at a seat.
pub(crate) struct SeatNews {
    pub(crate) seat: usize,
    pub(crate) at_us: u64,
    pub(crate) news: News,
}

/// A device. It is disconnected when it is dropped.
pub(crate) struct Client {
    outgoing: UnboundedSender<String>,
    keeping: JoinHandle<()>,
    /// The number of the last message received.
    pub(crate) last: Arc<AtomicU64>,
}

impl Drop for Client {
    fn drop(&mut self) {
        self.keeping.abort();
    }
}

/// A seat at a board, and how its device connects.
pub(crate) struct Seat {
    pub(crate) board: String,
    pub(crate) number: usize,
    pub(crate) link: Option<Link>,
    /// The hall that the device tries first.
    pub(crate) hall: usize,
    /// The address from which it connects.
    pub(crate) from: Option<SocketAddr>,
    pub(crate) patience: Patience,
}

impl Client {
    /// Connects a device, and keeps it connected. It sends news to `tell`.
    pub(crate) fn sit_down(site: &Shared, seat: Seat, tell: UnboundedSender<SeatNews>) -> Self {
        let (outgoing, to_send) = unbounded_channel();
        let last = Arc::new(AtomicU64::new(0));
        let dice = Dice::new(site.clock().now_us() ^ (seat.number as u64) << 40);
        let line = Line { site: Arc::clone(site), seat, tell, last: Arc::clone(&last), dice };
        Self { outgoing, keeping: tokio::spawn(line.keep(to_send)), last }
    }

    pub(crate) fn send(&self, text: String) {
        let _ = self.outgoing.send(text);
    }
}

type Speak = SplitSink<WebSocketStream<TcpStream>, Message>;
type Listen = SplitStream<WebSocketStream<TcpStream>>;

struct Line {
    site: Shared,
    seat: Seat,
    tell: UnboundedSender<SeatNews>,
    last: Arc<AtomicU64>,
    dice: Dice,
}

impl Line {
    /// Connects again and again, until nobody receives the news any more.
    async fn keep(mut self, mut to_send: UnboundedReceiver<String>) {
        let (mut hall, mut attempt) = (self.seat.hall, 0);
        loop {
            match tokio::time::timeout(OPENING, self.open(hall)).await {
                Ok(Ok((speak, listen))) => {
                    attempt = 0;
                    // Drop what was to be sent without a connection: the board sends it again when it learns of the new one.
                    while to_send.try_recv().is_ok() {}
                    self.tell(News::Joined);
                    self.talk(speak, listen, &mut to_send).await;
                    self.tell(News::Lost);
                }
                Ok(Err(error)) => {
                    let error = error.to_string();
                    if error.contains("401") || error.contains("403") || error.contains("404") {
                        self.site.failure(&format!("{} is refused at hall {hall}: {error}", self.seat.board));
                    }
                }
                Err(_) => {}
            }
            if self.tell.is_closed() {
                return;
            }
            hall = (hall + 1) % self.site.halls.len();
            let longest = self.seat.patience.longest_wait.min(FIRST_WAIT * 2_u32.pow(attempt));
            tokio::time::sleep(longest / 2 + (longest / 2).mul_f64(self.dice.part())).await;
            attempt = (attempt + 1).min(8);
        }
    }

    async fn open(&self, hall: usize) -> Outcome<(Speak, Listen)> {
        let address = self.site.halls[hall];
        let socket = TcpSocket::new_v4()?;
        if let Some(from) = self.seat.from {
            socket.bind(from)?;
        }
        let stream = socket.connect(address).await?;
        stream.set_nodelay(true)?;
        let from = match self.last.load(Ordering::Relaxed) {
            0 => String::new(),
            last => format!("?from={last}"),
        };
        let path = format!("ws://{address}/api/v1/boards/{}/live{from}", self.seat.board);
        let mut request = path.into_client_request()?;
        if let Some(link) = &self.seat.link {
            request.headers_mut().insert("Authorization", format!("Bearer {}", link.token).parse()?);
        }
        let config = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
        let (stream, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(stream.split())
    }

    /// Sends and receives until the connection is lost or has been silent for too long.
    async fn talk(&self, mut speak: Speak, mut listen: Listen, to_send: &mut UnboundedReceiver<String>) {
        let mut look = tokio::time::interval(LOOK_EVERY);
        let (mut heard, mut asked) = (Instant::now(), None::<Instant>);
        loop {
            tokio::select! {
                message = listen.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => {
                            if let Some(again) = self.process(&text) && speak.send(again).await.is_err() {
                                return;
                            }
                        }
                        Some(Ok(Message::Close(Some(close)))) if u16::from(close.code) == VOID => {
                            self.site.failure(&format!("{}: the link is void", self.seat.board));
                            return;
                        }
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                        Some(Ok(_)) => {}
                    }
                }
                text = to_send.recv() => {
                    let Some(text) = text else { return };
                    if speak.send(Message::text(text)).await.is_err() {
                        return;
                    }
                }
                _ = look.tick() => {
                    if heard.elapsed() > self.seat.patience.silence {
                        return;
                    }
                    if asked.is_none_or(|asked| asked.elapsed() >= self.seat.patience.ask_every) {
                        asked = Some(Instant::now());
                        let clock = self.site.clock();
                        let sent = clock.performance_ms(clock.now_us());
                        let question = json!({ "type": "time", "sent": sent }).to_string();
                        if speak.send(Message::text(question)).await.is_err() {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Processes a message. Returns a request for all messages if there is a gap before it.
    fn process(&self, text: &str) -> Option<Message> {
        let Ok(message) = serde_json::from_str::<Value>(text) else {
            self.site.failure(&format!("{}: not JSON: {text}", self.seat.board));
            return None;
        };
        let last = self.last.load(Ordering::Relaxed);
        match (message["type"].as_str(), message["n"].as_u64()) {
            (Some("resync"), Some(number)) => self.last.store(number, Ordering::Relaxed),
            (Some("answer"), Some(number)) if number == last + 1 || last == 0 => {
                self.last.store(number, Ordering::Relaxed);
            }
            // After a gap, ask for everything. A message that arrived before is still passed on, because it may be an answer.
            (Some("answer"), Some(number)) if number > last + 1 => {
                return Some(Message::text(r#"{"type":"resync"}"#));
            }
            (Some("time"), _) => return None,
            _ => {}
        }
        self.tell(News::Message(message));
        None
    }

    fn tell(&self, news: News) {
        let at_us = self.site.clock().now_us();
        let _ = self.tell.send(SeatNews { seat: self.seat.number, at_us, news });
    }
}
