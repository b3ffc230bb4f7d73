//! Attackers without a link, who request everything again and again and read none of the answers.
//!
//! The measurement is how long the players wait meanwhile.

use crate::Outcome;
use crate::board::Place;
use crate::server::live;
use clap::ValueEnum;
use futures_util::SinkExt;
use std::net::SocketAddr;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

/// The kinds of attack.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Attack {
    /// Request `resync` over sockets, for the whole event and for single boards
    Resync,
    /// Request the list of all boards over HTTP, many times at once
    List,
}

/// The number of requests that the hall answers at once over one socket.
const AT_FIRST: usize = 40;
/// The interval of requests that it answers in the long run.
const EVERY: Duration = Duration::from_millis(100);
/// An attacker whose connection was closed returns after this time.
const BACK_AFTER: Duration = Duration::from_secs(1);
/// A request that cannot be sent for this long is stuck behind unread answers.
const PATIENCE: Duration = Duration::from_millis(500);

impl Attack {
    /// Runs this many attackers until that moment, on a separate thread, so that this program does not make the players wait. The thread
    /// returns how often they connected.
    pub(crate) fn begin(
        self,
        address: SocketAddr,
        places: Vec<Place>,
        strangers: usize,
        until: Instant,
    ) -> JoinHandle<Outcome<u64>> {
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            Ok(runtime.block_on(async {
                let loose = self.let_loose(address, &places, strangers, until);
                loose.join_all().await.into_iter().sum()
            }))
        })
    }

    fn let_loose(
        self,
        address: SocketAddr,
        places: &[Place],
        strangers: usize,
        until: Instant,
    ) -> JoinSet<u64> {
        let mut loose = JoinSet::new();
        for number in 0..strangers {
            let Some(place) = places.get(number % places.len().max(1)).cloned() else { break };
            loose.spawn(async move {
                let mut visits = 0;
                while Instant::now() < until {
                    // Attackers expect to be disconnected.
                    let visit = self.visit(address, &place, number, until);
                    let _ = tokio::time::timeout_at(until.into(), visit).await;
                    visits += 1;
                    tokio::time::sleep(BACK_AFTER).await;
                }
                visits
            });
        }
        loose
    }

    async fn visit(self, address: SocketAddr, place: &Place, number: usize, until: Instant) -> Outcome<()> {
        let event = format!("/api/v1/events/{}", place.event);
        match self {
            Self::Resync => {
                let path = if number.is_multiple_of(2) { event + "/live" } else { live(place) };
                ask_over_socket(address, &path, until).await
            }
            Self::List => ask_by_http(address, &(event + "/boards"), until).await,
        }
    }
}

async fn ask_over_socket(address: SocketAddr, path: &str, until: Instant) -> Outcome<()> {
    let stream = TcpStream::connect(address).await?;
    let (mut socket, _) = client_async(format!("ws://{address}{path}"), stream).await?;
    for asked in 0.. {
        let question = socket.send(Message::text(r#"{"type":"resync"}"#));
        // The server may have stopped reading; the connection stays open.
        match tokio::time::timeout(PATIENCE, question).await {
            Ok(Ok(())) | Err(_) => {}
            Ok(Err(error)) => return Err(error.into()),
        }
        if asked >= AT_FIRST {
            tokio::time::sleep(EVERY).await;
        }
        if Instant::now() >= until {
            break;
        }
    }
    Ok(())
}

async fn ask_by_http(address: SocketAddr, path: &str, until: Instant) -> Outcome<()> {
    let mut stream = TcpStream::connect(address).await?;
    let question = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n\r\n");
    for _ in 0..AT_FIRST {
        stream.write_all(question.as_bytes()).await?;
    }
    tokio::time::sleep_until(until.into()).await;
    Ok(())
}
