//! What came through another server of the cluster, and how long it was on its way.
#![cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "only servers of a cluster pass things on"))]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A request came from another server, and is answered here.
#[derive(Clone, Debug)]
pub(crate) struct Passed {
    /// How long things are on their way.
    pub passage: Arc<Passage>,
    /// It listens for many who look on there.
    pub is_relay: bool,
}

/// How long what comes through a tunnel has been on its way beyond what it takes at best: what arrived at the other server at a moment was
/// made then, however late it comes here.
#[derive(Debug)]
pub(crate) struct Passage {
    began: Instant,
    /// The least difference between the two servers' clocks that was seen, in microseconds.
    least_us: AtomicU64,
    /// By how much the piece that was read last came later than that, and how long it may have waited before it was sent.
    late_us: AtomicU64,
    stalled_us: AtomicU64,
}

/// How late a piece comes, in microseconds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Late {
    /// By how much longer than at best it was on its way.
    pub by_us: u64,
    /// For how long the server that sent it had stood still just before.
    pub stalled_us: u64,
}

impl Passage {
    /// Nothing has come yet.
    pub(crate) fn new() -> Self {
        Self {
            began: Instant::now(),
            least_us: AtomicU64::new(u64::MAX),
            late_us: AtomicU64::new(0),
            stalled_us: AtomicU64::new(0),
        }
    }

    /// How long this end has been there, in microseconds.
    pub(crate) fn now_us(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    /// A piece has come that was sent at this moment of the other end's clock: by how much later than at best, in microseconds.
    pub(crate) fn note(&self, sent_us: u64) -> u64 {
        // Far from zero, so that the other clock may be ahead.
        let now_us = self.now_us().saturating_add(1 << 62);
        let difference = now_us.saturating_sub(sent_us);
        let least = self.least_us.fetch_min(difference, Ordering::Relaxed).min(difference);
        difference - least
    }

    /// A piece is read that came so late.
    pub(crate) fn read(&self, late: Late) {
        self.late_us.store(late.by_us, Ordering::Relaxed);
        self.stalled_us.store(late.stalled_us, Ordering::Relaxed);
    }

    /// For how long the piece that was read last may have waited because the other server stood still.
    pub(crate) fn stalled(&self) -> Duration {
        Duration::from_micros(self.stalled_us.load(Ordering::Relaxed))
    }

    /// How much later than at best the piece came that was read last.
    pub(crate) fn lateness(&self) -> Duration {
        Duration::from_micros(self.late_us.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::{Late, Passage};

    #[test]
    fn lateness_is_what_a_piece_took_longer_than_the_quickest() {
        let passage = Passage::new();
        assert_eq!(passage.note(1_000_000), 0, "there is nothing to compare it with");
        // Sent a second earlier by its clock, and here at the same time: it was a second on its way.
        let late = passage.note(0);
        assert!((1_000_000..1_500_000).contains(&late));
        assert_eq!(passage.note(2_000_000), 0);
        assert_eq!(passage.lateness().as_micros(), 0, "nothing has been read yet");
        passage.read(Late { by_us: late, stalled_us: 7 });
        assert_eq!(passage.lateness().as_micros(), u128::from(late));
        assert_eq!(passage.stalled().as_micros(), 7);
    }
}
