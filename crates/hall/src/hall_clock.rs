//! The hall's clocks: the system's monotonic one, by which games are played, and wall time, which is written beside it.

use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// When the server began, by both clocks and in the hall's own time.
#[derive(Copy, Clone, Debug)]
pub(crate) struct HallClock {
    started: Instant,
    started_wall_ms: u64,
    hall: u64,
    before_ms: u64,
}

/// A moment in the time of one hall: how long its servers had been there, all of them together. It does not jump when somebody sets the
/// system's clock, and stands still while there is no server.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct HallTime {
    /// Which hall.
    pub hall: u64,
    /// How long.
    pub ms: u64,
}

impl HallTime {
    /// So many milliseconds earlier.
    pub(crate) const fn earlier(self, ms: u64) -> Self {
        Self { ms: self.ms.saturating_sub(ms), ..self }
    }
}

impl HallClock {
    /// It begins now.
    pub(crate) fn begin() -> Self {
        let started_wall_ms = wall_ms();
        Self { started: Instant::now(), started_wall_ms, hall: started_wall_ms, before_ms: 0 }
    }

    /// It begins where an earlier server ended: in which hall, and after how long.
    pub(crate) const fn going_on(self, hall: u64, before_ms: u64) -> Self {
        Self { hall, before_ms, ..self }
    }

    /// Which hall it is: its first server gave it this number.
    pub(crate) const fn hall(&self) -> u64 {
        self.hall
    }

    /// What time it is in the hall.
    pub(crate) fn now(&self) -> HallTime {
        HallTime { hall: self.hall, ms: self.before_ms.saturating_add(self.up_ms()) }
    }

    /// How long earlier servers were there after a moment; none if that was in another hall.
    pub(crate) fn went_on_after(&self, then: HallTime) -> Option<u64> {
        (then.hall == self.hall).then(|| self.before_ms.saturating_sub(then.ms))
    }

    /// How long ago a moment was; none if this server was not there.
    pub(crate) fn since(&self, then: HallTime) -> Option<u64> {
        (then.hall == self.hall && then.ms >= self.before_ms).then(|| self.now().ms.saturating_sub(then.ms))
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
        self.ms_at(Instant::now())
    }

    /// What it was at a moment.
    pub(crate) fn ms_at(&self, moment: Instant) -> u64 {
        self.base_ms.saturating_add(millis(moment.saturating_duration_since(self.since)))
    }

    /// The same time, if it has stood still until a moment.
    pub(crate) const fn standing_until(self, moment: Instant) -> Self {
        Self { since: moment, ..self }
    }

    /// When it will be so late.
    pub(crate) fn instant_of(&self, at_ms: u64) -> Instant {
        let ahead = Duration::from_millis(at_ms.saturating_sub(self.base_ms));
        // A game that is due in more than a century may be looked at again after a day.
        self.since.checked_add(ahead).unwrap_or_else(|| self.since + Duration::from_secs(86_400))
    }
}

#[cfg(test)]
mod tests {
    use super::{HallClock, HallTime};

    #[test]
    fn the_time_of_a_hall_goes_on_from_server_to_server() {
        let clock = HallClock::begin().going_on(7, 5000);
        let at = |ms| HallTime { hall: 7, ms };
        assert_eq!(clock.went_on_after(at(4000)), Some(1000));
        assert_eq!(
            clock.went_on_after(HallTime { hall: 8, ms: 4000 }),
            None,
            "another hall's time is another"
        );
        assert_eq!(clock.since(at(4999)), None, "this server was not there");
        assert!(clock.since(clock.now()).is_some_and(|ms| ms < 1000));
        assert!(clock.now().ms >= 5000);
    }
}
