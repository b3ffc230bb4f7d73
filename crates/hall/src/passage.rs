//! Requests that came through another server of the cluster, and how long they took.
#![cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "only servers of a cluster pass things on"))]

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A request that came from another server and is answered here.
#[derive(Clone, Debug)]
pub(crate) struct Passed {
    /// How long its data took.
    pub passage: Arc<Passage>,
    /// It is connected on behalf of many spectators there.
    pub is_relay: bool,
}

/// How much longer than the shortest time the data of a tunnel took. What arrived at the other server at a moment counts as made then,
/// however late it arrives here.
#[derive(Debug)]
pub(crate) struct Passage {
    began: Instant,
    /// The least difference seen between the two servers' clocks, in microseconds.
    least_us: AtomicU64,
    /// By how much the last piece exceeded that, and how long it may have waited before it was sent.
    late_us: AtomicU64,
    stalled_us: AtomicU64,
    inquiry: Mutex<Inquiry>,
}

/// A question to the other server: when did it receive what is sent now?
#[derive(Copy, Clone, Debug, Default)]
struct Inquiry {
    asked_us: u64,
    /// The number of the piece that carried the question, once it is sent.
    piece: Option<u64>,
    heard_us: Option<u64>,
    is_waiting: bool,
}

/// The lateness of a piece of data, in microseconds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Late {
    /// By how much it exceeded the shortest time.
    pub by_us: u64,
    /// How long the sending server had stood still just before.
    pub stalled_us: u64,
}

impl Passage {
    /// Nothing has arrived yet.
    pub(crate) fn new() -> Self {
        Self {
            began: Instant::now(),
            least_us: AtomicU64::new(u64::MAX),
            late_us: AtomicU64::new(0),
            stalled_us: AtomicU64::new(0),
            inquiry: Mutex::default(),
        }
    }

    fn inquiry(&self) -> MutexGuard<'_, Inquiry> {
        self.inquiry.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks the other server to confirm the next piece at once.
    pub(crate) fn ask(&self) {
        *self.inquiry() = Inquiry { asked_us: self.now_us(), piece: None, heard_us: None, is_waiting: true };
    }

    /// True if the piece of this number, which is sent now, is to be confirmed at once.
    pub(crate) fn asks_with(&self, number: u64) -> bool {
        let mut inquiry = self.inquiry();
        if !inquiry.is_waiting {
            return false;
        }
        (inquiry.is_waiting, inquiry.piece) = (false, Some(number));
        true
    }

    /// The other server has received this number of pieces.
    pub(crate) fn confirm(&self, got: u64) {
        let now_us = self.now_us();
        let mut inquiry = self.inquiry();
        if inquiry.piece.is_some_and(|piece| got > piece) {
            inquiry.heard_us.get_or_insert(now_us);
        }
    }

    /// How long after the last question the other server is known to have received that piece; `None` if it is not known to yet.
    pub(crate) fn heard_after(&self) -> Option<Duration> {
        let Inquiry { asked_us, heard_us, .. } = *self.inquiry();
        heard_us.map(|heard_us| Duration::from_micros(heard_us.saturating_sub(asked_us)))
    }

    /// The time since this end was made, in microseconds.
    pub(crate) fn now_us(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    /// Notes a piece that was sent at this moment of the other end's clock. Returns by how much it exceeded the shortest time, in
    /// microseconds.
    pub(crate) fn note(&self, sent_us: u64) -> u64 {
        // Far from zero, because the other clock may be ahead.
        let now_us = self.now_us().saturating_add(1 << 62);
        let difference = now_us.saturating_sub(sent_us);
        let least = self.least_us.fetch_min(difference, Ordering::Relaxed).min(difference);
        difference - least
    }

    /// Notes that a piece with this lateness is read.
    pub(crate) fn read(&self, late: Late) {
        self.late_us.store(late.by_us, Ordering::Relaxed);
        self.stalled_us.store(late.stalled_us, Ordering::Relaxed);
    }

    /// How long the last piece may have waited because the other server stood still.
    pub(crate) fn stalled(&self) -> Duration {
        Duration::from_micros(self.stalled_us.load(Ordering::Relaxed))
    }

    /// By how much the last piece exceeded the shortest time.
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
        // Sent a second earlier by its clock, and received at the same time: it took a second longer.
        let late = passage.note(0);
        assert!((1_000_000..1_500_000).contains(&late));
        assert_eq!(passage.note(2_000_000), 0);
        assert_eq!(passage.lateness().as_micros(), 0, "nothing has been read yet");
        passage.read(Late { by_us: late, stalled_us: 7 });
        assert_eq!(passage.lateness().as_micros(), u128::from(late));
        assert_eq!(passage.stalled().as_micros(), 7);
    }

    #[test]
    fn a_question_is_answered_when_its_piece_is_confirmed() {
        let passage = Passage::new();
        assert!(!passage.asks_with(4), "nobody has asked");
        passage.ask();
        passage.confirm(9);
        assert_eq!(passage.heard_after(), None, "it has not been sent");
        assert!(passage.asks_with(9));
        assert!(!passage.asks_with(10), "once is enough");
        passage.confirm(9);
        assert_eq!(passage.heard_after(), None, "only those before it have arrived");
        passage.confirm(10);
        let heard = passage.heard_after();
        assert!(heard.is_some());
        passage.confirm(11);
        assert_eq!(passage.heard_after(), heard);
        passage.ask();
        assert_eq!(passage.heard_after(), None);
    }
}
