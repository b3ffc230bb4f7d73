//! The clock of the clients: monotonic, and comparable with the wall time that halls write down.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Microseconds since the beginning of 1970 as they were at the start, counted on by a clock that nobody can set.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Clock {
    began: Instant,
    began_us: u64,
}

impl Clock {
    /// It begins now.
    pub(crate) fn begin() -> Self {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: Instant::now(), began_us: wall.as_micros() as u64 }
    }

    /// What time it is.
    pub(crate) fn now_us(self) -> u64 {
        self.began_us + self.began.elapsed().as_micros() as u64
    }

    /// As a browser's `performance.now()` shows a moment.
    pub(crate) fn performance_ms(self, moment_us: u64) -> f64 {
        moment_us.saturating_sub(self.began_us) as f64 / 1000.0
    }
}
