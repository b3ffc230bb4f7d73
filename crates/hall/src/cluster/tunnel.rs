//! A tunnel through NATS between two servers: a byte stream in each direction, which carries HTTP like any connection.
//!
//! NATS delivers in order, but may lose what was on its way when a connection breaks; therefore pieces are numbered, and sent again until
//! the other end has them. NATS does not slow down a fast sender either; therefore only a limited amount is sent before the other end
//! reports that it has read it.

use super::directory::ServerName;
use super::frame::{Frame, What};
use crate::hall_clock::HallClock;
use crate::passage::{Late, Passage, Passed};
use async_nats::{Client, HeaderMap, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt;
use std::collections::VecDeque;
use std::fmt;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncReadExt, DuplexStream, Join, ReadBuf, duplex, join};
use tokio::sync::{mpsc, watch};

/// The longest piece, in bytes.
const PIECE: usize = 8 * 1024;

/// The number of pieces that may wait to be read.
const PIECES: usize = 16;

/// The number of bytes that may be on their way in one direction.
const WINDOW: u64 = 512 * 1024;

/// The number of bytes that are read before this is reported to the other end.
const READ_EVERY: u64 = WINDOW / 8;

/// How often an end shows that it is alive, if it has nothing else to send.
const ALIVE_EVERY: Duration = Duration::from_secs(3);

/// An end that has been silent for this long is gone.
const GONE_AFTER: Duration = Duration::from_secs(10);

/// How soon a missing piece is asked for again.
const ASK_AGAIN: Duration = Duration::from_millis(100);

/// How long a tunnel waits at its end until the other has confirmed the last piece.
const LAST_WORD: Duration = Duration::from_secs(1);

/// How long a server may take to open its end.
const OPENING: Duration = Duration::from_millis(700);

/// The headers with which a server sends the address of its client and the subject at which it listens.
const PEER: &str = "Touchmove-Peer";
const ANSWER: &str = "Touchmove-Answer";
const ERRAND: &str = "Touchmove-Errand";

/// The purpose of a tunnel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Errand {
    /// One request, or one socket, of a client.
    Request,
    /// A request that itself came through a tunnel: it goes no further.
    Passed,
    /// A subscription on behalf of many.
    Relay,
}

impl Errand {
    const fn word(self) -> &'static str {
        match self {
            Self::Request | Self::Passed => "request",
            Self::Relay => "relay",
        }
    }
}

/// Why a tunnel did not open or broke.
#[derive(Debug)]
pub(super) struct Broken(String);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Broken {
    fn new(why: impl fmt::Display) -> Self {
        Self(why.to_string())
    }
}

/// The subject at which a server opens tunnels.
fn doorstep(prefix: &str, server: &ServerName) -> String {
    format!("{prefix}.to.{server}")
}

/// What an end of a tunnel needs of its own server.
#[derive(Clone)]
pub(super) struct Here {
    /// The clock, which knows when this server stood still; `None` where that does not matter.
    pub(super) clock: Option<Arc<HallClock>>,
    /// Counts the server's connections to NATS.
    pub(super) connected: watch::Receiver<u64>,
}

/// Opens a tunnel to a server for a client at this address. It ends when `gone` completes.
pub(super) async fn open(
    client: &Client,
    prefix: &str,
    to: &ServerName,
    (peer, errand): (IpAddr, Errand),
    (here, gone): (Here, impl Future<Output = ()> + Send + 'static),
) -> Result<End, Broken> {
    let inbox = client.new_inbox();
    let incoming = client.subscribe(inbox.clone()).await.map_err(Broken::new)?;
    let mut headers = HeaderMap::new();
    headers.insert(PEER, peer.to_string());
    headers.insert(ANSWER, inbox);
    headers.insert(ERRAND, errand.word());
    let request = async_nats::Request::new().headers(headers).timeout(Some(OPENING));
    let opened = client.send_request(doorstep(prefix, to), request).await.map_err(Broken::new)?;
    let other = String::from_utf8(opened.payload.to_vec()).map_err(Broken::new)?;
    let (end, pump) = Pump::new(client, other, Arc::new(Passage::new()), here);
    tokio::spawn(async move {
        tokio::select! {
            broken = pump.run(incoming) => trace(broken),
            () = gone => {}
        }
    });
    Ok(end)
}

/// A tunnel that another server has opened.
pub(crate) struct Opened {
    /// This end of it.
    pub io: End,
    /// The address of the client of the other server.
    pub peer: IpAddr,
    /// How late the data is, and the purpose.
    pub passed: Passed,
}

/// Waits for tunnels until the server ends, and passes on each one that is opened.
pub(super) async fn answer_the_door(
    client: &Client,
    prefix: &str,
    own: &ServerName,
    here: &Here,
    let_in: impl Fn(Opened),
) -> Result<(), Broken> {
    let mut knocks = client.subscribe(doorstep(prefix, own)).await.map_err(Broken::new)?;
    while let Some(knock) = knocks.next().await {
        match answer(client, &knock, here.clone()).await {
            Ok(opened) => let_in(opened),
            Err(broken) => tracing::warn!(%broken, "a tunnel could not be opened"),
        }
    }
    Ok(())
}

async fn answer(client: &Client, knock: &async_nats::Message, here: Here) -> Result<Opened, Broken> {
    let header = |name| knock.headers.as_ref().and_then(|headers| headers.get(name));
    let missing = || Broken::new("another server did not say what it wants");
    let peer = header(PEER).and_then(|peer| peer.as_str().parse().ok()).ok_or_else(missing)?;
    let to = header(ANSWER).ok_or_else(missing)?.as_str().to_owned();
    let reply = knock.reply.clone().ok_or_else(missing)?;
    let inbox = client.new_inbox();
    let incoming = client.subscribe(inbox.clone()).await.map_err(Broken::new)?;
    client.publish(reply, inbox.into()).await.map_err(Broken::new)?;
    let passage = Arc::new(Passage::new());
    let (end, pump) = Pump::new(client, to, Arc::clone(&passage), here);
    tokio::spawn(async move { trace(pump.run(incoming).await) });
    let is_relay = header(ERRAND).is_some_and(|errand| errand.as_str() == Errand::Relay.word());
    Ok(Opened { io: end, peer, passed: Passed { passage, is_relay } })
}

fn trace(ended: Result<(), Broken>) {
    if let Err(broken) = ended {
        tracing::debug!(%broken, "a tunnel broke");
    }
}

/// What the other end has reported about itself.
#[derive(Copy, Clone, Default)]
struct Reads {
    /// The number of bytes it has read.
    count: u64,
    /// It sends nothing more.
    has_ended: bool,
}

/// This end of a tunnel, which can be read and written like any connection.
pub(crate) type End = Join<Pieces, DuplexStream>;

/// The reading side of a tunnel. Each piece is read separately, so that its delay is known.
pub(crate) struct Pieces {
    incoming: mpsc::Receiver<(Late, Bytes)>,
    piece: Bytes,
    passage: Arc<Passage>,
}

impl AsyncRead for Pieces {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        while self.piece.is_empty() {
            let Some((late, piece)) = ready!(self.incoming.poll_recv(context)) else {
                return Poll::Ready(Ok(()));
            };
            self.passage.read(late);
            self.piece = piece;
        }
        let count = buffer.remaining().min(self.piece.len());
        buffer.put_slice(&self.piece.split_to(count));
        Poll::Ready(Ok(()))
    }
}

/// Carries bytes between this end and the subject of the other.
struct Pump {
    client: Client,
    to: String,
    passage: Arc<Passage>,
    here: Here,
    /// The bytes written at this end.
    outgoing: DuplexStream,
    /// To the reader at this end.
    pieces: mpsc::Sender<(Late, Bytes)>,
}

impl Pump {
    fn new(client: &Client, to: String, passage: Arc<Passage>, here: Here) -> (End, Self) {
        let (near, outgoing) = duplex(PIECE);
        let (pieces, incoming) = mpsc::channel(PIECES);
        let read = Pieces { incoming, piece: Bytes::new(), passage: Arc::clone(&passage) };
        (join(read, near), Self { client: client.clone(), to, passage, here, outgoing, pieces })
    }

    async fn run(self, incoming: Subscriber) -> Result<(), Broken> {
        let Self { client, to, passage, here: Here { clock, connected }, outgoing, pieces } = self;
        Mouth::new(client, to, passage, clock).pump(outgoing, pieces, incoming, connected).await
    }
}

/// The sending side of this end.
struct Mouth {
    client: Client,
    to: String,
    passage: Arc<Passage>,
    clock: Option<Arc<HallClock>>,
    said: Mutex<Unconfirmed>,
    /// The number of pieces received from the other end without a gap.
    got: AtomicU64,
}

/// The pieces that were sent and not yet confirmed by the other end.
#[derive(Default)]
struct Unconfirmed {
    /// The total number sent.
    count: u64,
    /// The unconfirmed pieces, as they were sent.
    unsure: VecDeque<Bytes>,
}

impl Unconfirmed {
    /// Drops the pieces that the other end has confirmed.
    fn acknowledge(&mut self, got: u64) {
        while self.count - (self.unsure.len() as u64) < got && self.unsure.pop_front().is_some() {}
    }
}

impl Mouth {
    fn new(client: Client, to: String, passage: Arc<Passage>, clock: Option<Arc<HallClock>>) -> Self {
        Self { client, to, passage, clock, said: Mutex::default(), got: AtomicU64::new(0) }
    }

    async fn pump(
        &self,
        outgoing: DuplexStream,
        pieces: mpsc::Sender<(Late, Bytes)>,
        incoming: Subscriber,
        mut connected: watch::Receiver<u64>,
    ) -> Result<(), Broken> {
        let (was_read, reads) = watch::channel(Reads::default());
        let mut ends = reads.clone();
        let both = async {
            self.send(outgoing, reads).await?;
            ends.wait_for(|reads| reads.has_ended).await.map_err(Broken::new)?;
            // The last piece may have been lost, too.
            let _ = tokio::time::timeout(LAST_WORD, ends.wait_for(|_| self.said().unsure.is_empty())).await;
            Ok(())
        };
        let mend = async {
            // What was on its way when the connection to NATS broke may be lost: each end reports how far it has come.
            while connected.changed().await.is_ok() {
                self.say_alive().await?;
            }
            std::future::pending::<Result<(), Broken>>().await
        };
        tokio::select! {
            ended = both => ended,
            broken = self.receive(pieces, incoming, &was_read) => broken,
            broken = mend => broken,
        }
    }

    fn said(&self) -> MutexGuard<'_, Unconfirmed> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn publish(&self, bytes: Bytes) -> Result<(), Broken> {
        self.client.publish(self.to.clone(), bytes).await.map_err(Broken::new)
    }

    async fn say(&self, what: What) -> Result<(), Broken> {
        self.publish(Frame { got: self.got.load(Ordering::Relaxed), what }.write()).await
    }

    async fn say_alive(&self) -> Result<(), Broken> {
        let count = self.said().count;
        self.say(What::Alive(count)).await
    }

    /// Sends the next piece, with its number.
    async fn say_piece(&self, piece: impl FnOnce(u64) -> What) -> Result<(), Broken> {
        let bytes = {
            let mut said = self.said();
            let what = piece(said.count);
            let bytes = Frame { got: self.got.load(Ordering::Relaxed), what }.write();
            said.count += 1;
            said.unsure.push_back(bytes.clone());
            bytes
        };
        self.publish(bytes).await
    }

    /// Sends the unconfirmed pieces again.
    async fn say_again(&self) -> Result<(), Broken> {
        let unsure: Vec<Bytes> = self.said().unsure.iter().cloned().collect();
        for bytes in unsure {
            self.publish(bytes).await?;
        }
        Ok(())
    }

    async fn send(&self, mut io: DuplexStream, mut was_read: watch::Receiver<Reads>) -> Result<(), Broken> {
        let mut sent = 0_u64;
        let mut piece = vec![0; PIECE];
        loop {
            while sent.saturating_sub(was_read.borrow_and_update().count) >= WINDOW {
                was_read.changed().await.map_err(Broken::new)?;
            }
            let count = match tokio::time::timeout(ALIVE_EVERY, io.read(&mut piece)).await {
                Ok(read) => read.map_err(Broken::new)?,
                Err(_) => {
                    self.say_alive().await?;
                    continue;
                }
            };
            if count == 0 {
                return self.say_piece(|number| What::End { number }).await;
            }
            let sent_us = self.passage.now_us();
            let bytes = Bytes::copy_from_slice(&piece[..count]);
            let stalled = self.clock.as_ref().map_or(Duration::ZERO, |clock| clock.stalled());
            let stalled_us = u64::try_from(stalled.as_micros()).unwrap_or(u64::MAX);
            self.say_piece(|number| {
                let is_asking = self.passage.asks_with(number);
                What::Data { number, sent_us, stalled_us, is_asking, bytes }
            })
            .await?;
            sent += count as u64;
        }
    }

    async fn receive(
        &self,
        pieces: mpsc::Sender<(Late, Bytes)>,
        mut incoming: Subscriber,
        was_read: &watch::Sender<Reads>,
    ) -> Result<(), Broken> {
        let (mut read, mut told) = (0, 0);
        let mut pieces = Some(pieces);
        let mut asked = None;
        loop {
            let message = tokio::time::timeout(GONE_AFTER, incoming.next()).await;
            let message = message.map_err(|_| Broken::new("the other server says nothing any more"))?;
            let message = message.ok_or_else(|| Broken::new("the connection to NATS is closed"))?;
            let Frame { got, what } =
                Frame::read(&message.payload).ok_or_else(|| Broken::new("nonsense came out of a tunnel"))?;
            self.said().acknowledge(got);
            self.passage.confirm(got);
            let expected = self.got.load(Ordering::Relaxed);
            // The least number of pieces sent, as far as this frame tells.
            let sent = match &what {
                What::Data { number, .. } | What::End { number } => *number,
                What::Alive(sent) => *sent,
                What::Read(_) => 0,
            };
            if sent > expected {
                // Something is missing. The other end sends it again when it receives how far this one has come.
                let now = Instant::now();
                if asked.is_none_or(|(of, at)| of != expected || now.duration_since(at) >= ASK_AGAIN) {
                    asked = Some((expected, now));
                    self.say_alive().await?;
                }
            }
            match what {
                What::Data { number, sent_us, stalled_us, is_asking, bytes } if number == expected => {
                    self.got.store(expected + 1, Ordering::Relaxed);
                    let late = Late { by_us: self.passage.note(sent_us), stalled_us };
                    read += bytes.len() as u64;
                    let reader =
                        pieces.as_ref().ok_or_else(|| Broken::new("something came after the end"))?;
                    reader.send((late, bytes)).await.map_err(Broken::new)?;
                    if is_asking || read - told >= READ_EVERY {
                        told = read;
                        self.say(What::Read(read)).await?;
                    }
                }
                What::End { number } if number == expected => {
                    self.got.store(expected + 1, Ordering::Relaxed);
                    pieces = None;
                    was_read.send_modify(|reads| reads.has_ended = true);
                    self.say_alive().await?;
                }
                What::Read(count) => {
                    was_read.send_modify(|reads| reads.count = count.max(reads.count));
                }
                What::Alive(_) => {
                    self.say_again().await?;
                    // Wakes a tunnel that waits for its last piece to be confirmed.
                    was_read.send_modify(|_| ());
                }
                // It was received before, or something before it is missing.
                What::Data { .. } | What::End { .. } => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Unconfirmed;
    use axum::body::Bytes;

    #[test]
    fn what_was_heard_is_not_said_again() {
        let pieces = [&b"a"[..], b"b", b"c"].map(Bytes::from_static);
        let mut said = Unconfirmed { count: 5, unsure: pieces.into_iter().collect() };
        said.acknowledge(2);
        assert_eq!(said.unsure.len(), 3, "it was known before");
        said.acknowledge(4);
        assert_eq!(said.unsure, [Bytes::from_static(b"c")]);
        said.acknowledge(u64::MAX);
        assert!(said.unsure.is_empty());
    }
}
