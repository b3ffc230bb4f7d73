//! A tunnel through NATS between two servers: a stream of bytes in each direction, over which HTTP is spoken as over any connection.
//!
//! NATS delivers in order, and may lose what was under way when a connection breaks; therefore pieces are numbered, and a tunnel with a gap
//! is given up. It does not hold back a fast sender either; therefore only so much is sent before the other end says that it has read it.

use super::directory::ServerName;
use super::frame::Frame;
use crate::hall_clock::HallClock;
use crate::passage::{Late, Passage, Passed};
use async_nats::{Client, HeaderMap, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt;
use std::fmt;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, DuplexStream, Join, ReadBuf, duplex, join};
use tokio::sync::{mpsc, watch};

/// The longest piece.
const PIECE: usize = 8 * 1024;

/// How many pieces wait to be read.
const PIECES: usize = 16;

/// How many bytes may be under way in one direction.
const WINDOW: u64 = 512 * 1024;

/// How many bytes are read before the other end is told.
const READ_EVERY: u64 = WINDOW / 8;

/// How often an end says that it is there, if it has nothing else to say.
const ALIVE_EVERY: Duration = Duration::from_secs(3);

/// An end that has said nothing for so long is gone.
const GONE_AFTER: Duration = Duration::from_secs(10);

/// How long a server may take to open its end.
const OPENING: Duration = Duration::from_millis(700);

/// In which header a server names the address of whoever is connected to it, and the subject at which it listens.
const PEER: &str = "Touchmove-Peer";
const ANSWER: &str = "Touchmove-Answer";
const ERRAND: &str = "Touchmove-Errand";

/// What a tunnel is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Errand {
    /// One request, or one socket, of somebody.
    Request,
    /// A request that came through a tunnel itself: it goes no further.
    Passed,
    /// To listen for many.
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

/// Opens a tunnel to a server for somebody at this address. It ends when `gone` does. The clock knows when this server stands still.
pub(super) async fn open(
    client: &Client,
    prefix: &str,
    to: &ServerName,
    (peer, errand): (IpAddr, Errand),
    (clock, gone): (Option<Arc<HallClock>>, impl Future<Output = ()> + Send + 'static),
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
    let (end, pump) = Pump::new(client, other, Arc::new(Passage::new()), clock);
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
    /// The address of whoever is connected to the other server.
    pub peer: IpAddr,
    /// How late things come, and what for.
    pub passed: Passed,
}

/// Waits at the doorstep for as long as the server is there; each tunnel that is opened is handed on.
pub(super) async fn answer_the_door(
    client: &Client,
    prefix: &str,
    own: &ServerName,
    let_in: impl Fn(Opened),
) -> Result<(), Broken> {
    let mut knocks = client.subscribe(doorstep(prefix, own)).await.map_err(Broken::new)?;
    while let Some(knock) = knocks.next().await {
        match answer(client, &knock).await {
            Ok(opened) => let_in(opened),
            Err(broken) => tracing::warn!(%broken, "a tunnel could not be opened"),
        }
    }
    Ok(())
}

async fn answer(client: &Client, knock: &async_nats::Message) -> Result<Opened, Broken> {
    let header = |name| knock.headers.as_ref().and_then(|headers| headers.get(name));
    let missing = || Broken::new("another server did not say what it wants");
    let peer = header(PEER).and_then(|peer| peer.as_str().parse().ok()).ok_or_else(missing)?;
    let to = header(ANSWER).ok_or_else(missing)?.as_str().to_owned();
    let reply = knock.reply.clone().ok_or_else(missing)?;
    let inbox = client.new_inbox();
    let incoming = client.subscribe(inbox.clone()).await.map_err(Broken::new)?;
    client.publish(reply, inbox.into()).await.map_err(Broken::new)?;
    let passage = Arc::new(Passage::new());
    let (end, pump) = Pump::new(client, to, Arc::clone(&passage), None);
    tokio::spawn(async move { trace(pump.run(incoming).await) });
    let is_relay = header(ERRAND).is_some_and(|errand| errand.as_str() == Errand::Relay.word());
    Ok(Opened { io: end, peer, passed: Passed { passage, is_relay } })
}

fn trace(ended: Result<(), Broken>) {
    if let Err(broken) = ended {
        tracing::debug!(%broken, "a tunnel broke");
    }
}

/// What the other end has said of itself.
#[derive(Copy, Clone, Default)]
struct Reads {
    /// How many bytes it has read.
    count: u64,
    /// It says nothing more.
    has_ended: bool,
}

/// This end of a tunnel, to be read and written like any connection.
pub(crate) type End = Join<Pieces, DuplexStream>;

/// What comes out of a tunnel. Each piece is read by itself, so that it is known how long it has been on its way.
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
    clock: Option<Arc<HallClock>>,
    /// What is written here.
    outgoing: DuplexStream,
    /// To whoever reads here.
    pieces: mpsc::Sender<(Late, Bytes)>,
}

impl Pump {
    fn new(
        client: &Client,
        to: String,
        passage: Arc<Passage>,
        clock: Option<Arc<HallClock>>,
    ) -> (End, Self) {
        let (near, outgoing) = duplex(PIECE);
        let (pieces, incoming) = mpsc::channel(PIECES);
        let read = Pieces { incoming, piece: Bytes::new(), passage: Arc::clone(&passage) };
        (join(read, near), Self { client: client.clone(), to, passage, clock, outgoing, pieces })
    }

    async fn run(self, incoming: Subscriber) -> Result<(), Broken> {
        let Self { client, to, passage, clock, outgoing, pieces } = self;
        Mouth { client, to, passage, clock }.pump(outgoing, pieces, incoming).await
    }
}

/// How this end speaks to the other.
struct Mouth {
    client: Client,
    to: String,
    passage: Arc<Passage>,
    clock: Option<Arc<HallClock>>,
}

impl Mouth {
    async fn pump(
        &self,
        outgoing: DuplexStream,
        pieces: mpsc::Sender<(Late, Bytes)>,
        incoming: Subscriber,
    ) -> Result<(), Broken> {
        let (was_read, reads) = watch::channel(Reads::default());
        let mut ends = reads.clone();
        let both = async {
            self.send(outgoing, reads).await?;
            ends.wait_for(|reads| reads.has_ended).await.map(|_| ()).map_err(Broken::new)
        };
        tokio::select! {
            ended = both => ended,
            broken = self.receive(pieces, incoming, &was_read) => broken,
        }
    }

    async fn say(&self, frame: &Frame) -> Result<(), Broken> {
        self.client.publish(self.to.clone(), frame.write()).await.map_err(Broken::new)
    }

    async fn send(&self, mut io: DuplexStream, mut was_read: watch::Receiver<Reads>) -> Result<(), Broken> {
        let (mut number, mut sent) = (0, 0_u64);
        let mut piece = vec![0; PIECE];
        loop {
            while sent.saturating_sub(was_read.borrow_and_update().count) >= WINDOW {
                was_read.changed().await.map_err(Broken::new)?;
            }
            let count = match tokio::time::timeout(ALIVE_EVERY, io.read(&mut piece)).await {
                Ok(read) => read.map_err(Broken::new)?,
                Err(_) => {
                    self.say(&Frame::Alive).await?;
                    continue;
                }
            };
            if count == 0 {
                return self.say(&Frame::End { number }).await;
            }
            let sent_us = self.passage.now_us();
            let bytes = Bytes::copy_from_slice(&piece[..count]);
            let stalled = self.clock.as_ref().map_or(Duration::ZERO, |clock| clock.stalled());
            let stalled_us = u64::try_from(stalled.as_micros()).unwrap_or(u64::MAX);
            self.say(&Frame::Data { number, sent_us, stalled_us, bytes }).await?;
            number += 1;
            sent += count as u64;
        }
    }

    async fn receive(
        &self,
        pieces: mpsc::Sender<(Late, Bytes)>,
        mut incoming: Subscriber,
        was_read: &watch::Sender<Reads>,
    ) -> Result<(), Broken> {
        let (mut expected, mut read, mut told) = (0, 0, 0);
        let mut pieces = Some(pieces);
        loop {
            let message = tokio::time::timeout(GONE_AFTER, incoming.next()).await;
            let message = message.map_err(|_| Broken::new("the other server says nothing any more"))?;
            let message = message.ok_or_else(|| Broken::new("the connection to NATS is closed"))?;
            match Frame::read(&message.payload) {
                Some(Frame::Data { number, sent_us, stalled_us, bytes }) if number == expected => {
                    let late = Late { by_us: self.passage.note(sent_us), stalled_us };
                    expected += 1;
                    read += bytes.len() as u64;
                    let reader =
                        pieces.as_ref().ok_or_else(|| Broken::new("something came after the end"))?;
                    reader.send((late, bytes)).await.map_err(Broken::new)?;
                    if read - told >= READ_EVERY {
                        told = read;
                        self.say(&Frame::Read(read)).await?;
                    }
                }
                Some(Frame::End { number }) if number == expected => {
                    pieces = None;
                    was_read.send_modify(|reads| reads.has_ended = true);
                }
                Some(Frame::Read(count)) => {
                    was_read.send_modify(|reads| reads.count = count);
                }
                Some(Frame::Alive) => {}
                Some(Frame::Data { .. } | Frame::End { .. }) | None => {
                    return Err(Broken::new("a piece was lost"));
                }
            }
        }
    }
}
