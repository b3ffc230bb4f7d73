//! A TCP front for several halls: it accepts connections at one address and spreads them over the halls that accept.
//!
//! It forwards bytes without looking at them. If a hall refuses or does not answer, the connection goes to the next one, and for a while
//! the hall is tried only after the others.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

/// How long a hall may take to accept a connection.
const ACCEPTS_WITHIN: Duration = Duration::from_millis(800);
/// How long a hall that did not accept is tried only after the others.
const LEFT_OUT: Duration = Duration::from_secs(1);

/// The halls behind a front.
pub struct Front {
    halls: Vec<Hall>,
    turn: AtomicUsize,
    began: Instant,
}

struct Hall {
    address: SocketAddr,
    /// Until when it is tried only after the others, in milliseconds since the front began.
    out_until_ms: AtomicU64,
}

impl Front {
    /// Creates a front for these halls.
    pub fn new(halls: impl IntoIterator<Item = SocketAddr>) -> Self {
        let halls = halls.into_iter().map(|address| Hall { address, out_until_ms: AtomicU64::new(0) });
        Self { halls: halls.collect(), turn: AtomicUsize::new(0), began: Instant::now() }
    }

    /// Accepts connections for as long as it is awaited.
    pub async fn serve(self, listener: TcpListener) {
        let front = std::sync::Arc::new(self);
        loop {
            let Ok((client, _)) = listener.accept().await else {
                // Perhaps too many files are open. Wait for other connections to be closed.
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let front = std::sync::Arc::clone(&front);
            tokio::spawn(async move { front.pass(client).await });
        }
    }

    async fn pass(&self, mut client: TcpStream) {
        let Some(mut hall) = self.connect().await else { return };
        let _ = (client.set_nodelay(true), hall.set_nodelay(true));
        let _ = tokio::io::copy_bidirectional(&mut client, &mut hall).await;
    }

    /// Connects to the hall whose turn it is, or to the next one that accepts. Halls that did not accept lately are tried last.
    async fn connect(&self) -> Option<TcpStream> {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let in_turn = (0..self.halls.len()).map(|place| &self.halls[(turn + place) % self.halls.len()]);
        let now_ms = self.now_ms();
        let is_in = |hall: &&Hall| hall.out_until_ms.load(Ordering::Relaxed) <= now_ms;
        let (usable, left_out): (Vec<_>, Vec<_>) = in_turn.partition(is_in);
        for hall in usable.into_iter().chain(left_out) {
            match timeout(ACCEPTS_WITHIN, TcpStream::connect(hall.address)).await {
                Ok(Ok(stream)) => {
                    hall.out_until_ms.store(0, Ordering::Relaxed);
                    return Some(stream);
                }
                Ok(Err(_)) | Err(_) => {
                    let until_ms = self.now_ms() + LEFT_OUT.as_millis() as u64;
                    hall.out_until_ms.store(until_ms, Ordering::Relaxed);
                }
            }
        }
        None
    }

    fn now_ms(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }
}
