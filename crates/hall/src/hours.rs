//! The hall's clocks: the system's monotonic one, by which games are played, and wall time, which is written beside it.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// When the server began, by both clocks.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Hours {
    started: Instant,
    started_wall_ms: u64,
}

impl Hours {
    /// It begins now.
    pub(crate) fn begin() -> Self {
        Self { started: Instant::now(), started_wall_ms: wall_ms() }
    }

    /// When the server began.
    pub(crate) const fn started(&self) -> Instant {
        self.started
    }

    /// The wall time at which the server began.
    pub(crate) const fn started_wall_ms(&self) -> u64 {
        self.started_wall_ms
    }

    /// How long it has been there.
    pub(crate) fn up_ms(&self) -> u64 {
        millis(self.started.elapsed())
    }
}

/// Wall time, in milliseconds since the beginning of 1970 (UTC).
pub(crate) fn wall_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, millis)
}

/// Whole milliseconds.
pub(crate) fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// The time of one game: it goes on from `base_ms` since the moment `since`.
#[derive(Copy, Clone, Debug)]
pub(crate) struct GameTime {
    base_ms: u64,
    since: Instant,
}

impl GameTime {
    /// A game time that stood at `base_ms` at a moment.
    pub(crate) const fn from(base_ms: u64, since: Instant) -> Self {
        Self { base_ms, since }
    }

    /// What it is now.
    pub(crate) fn now_ms(&self) -> u64 {
        self.base_ms.saturating_add(millis(self.since.elapsed()))
    }

    /// When it will be so late.
    pub(crate) fn instant_of(&self, at_ms: u64) -> Instant {
        let ahead = Duration::from_millis(at_ms.saturating_sub(self.base_ms));
        // A game that is due in more than a century may be looked at again after a day.
        self.since.checked_add(ahead).unwrap_or_else(|| self.since + Duration::from_secs(86_400))
    }
}
