//! The clock of the clients: monotonic, and comparable with the wall time that halls record.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The time in microseconds since 1 January 1970, read once from the wall clock and then advanced by the monotonic clock.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Clock {
    began: Instant,
    began_us: u64,
}

impl Clock {
    /// Starts a clock.
    pub(crate) fn begin() -> Self {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: Instant::now(), began_us: wall.as_micros() as u64 }
    }

    /// Returns the time.
    pub(crate) fn now_us(self) -> u64 {
        self.began_us + self.began.elapsed().as_micros() as u64
    }

    /// Returns what `performance.now()` in a browser would have been at this time.
    pub(crate) fn performance_ms(self, moment_us: u64) -> f64 {
        moment_us.saturating_sub(self.began_us) as f64 / 1000.0
    }
}
