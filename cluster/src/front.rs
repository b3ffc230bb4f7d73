//! A front for several halls: it takes connections at one address and spreads them over the halls that accept.
//!
//! It looks at no byte. A hall that refuses or does not answer is left out for a while, and the connection goes to the next one.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

/// How long a hall may take to accept.
const ACCEPTS_WITHIN: Duration = Duration::from_millis(800);
/// For how long a hall that did not accept is left out.
const LEFT_OUT: Duration = Duration::from_secs(1);

/// The halls behind a front.
pub struct Front {
    halls: Vec<Hall>,
    turn: AtomicUsize,
    began: Instant,
}

struct Hall {
    address: SocketAddr,
    /// Until when it is left out, in milliseconds since the front began.
    out_until_ms: AtomicU64,
}

impl Front {
    /// A front for these halls.
    pub fn new(halls: impl IntoIterator<Item = SocketAddr>) -> Self {
        let halls = halls.into_iter().map(|address| Hall { address, out_until_ms: AtomicU64::new(0) });
        Self { halls: halls.collect(), turn: AtomicUsize::new(0), began: Instant::now() }
    }

    /// Takes connections for as long as it is awaited.
    pub async fn serve(self, listener: TcpListener) {
        let front = std::sync::Arc::new(self);
        loop {
            let Ok((client, _)) = listener.accept().await else {
                // Too many open files, perhaps: others close theirs.
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

    /// A connection to the hall whose turn it is, or to the next one that accepts. Those that were left out are asked last.
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
