//! The source of the server's time: a clock that cannot be set and that runs while the machine sleeps.

use std::fmt;
use std::time::{Duration, Instant};

/// A clock that never goes back. Tests have their own.
pub trait TimeSource: Send + Sync + fmt::Debug {
    /// The time since a fixed moment.
    fn elapsed(&self) -> Duration;
}

/// The system's clock. It includes the time for which a laptop's lid was closed, which `Instant` does not on Linux and macOS: games must
/// not silently lose or keep that time.
#[derive(Debug)]
pub struct SystemClock {
    began: Instant,
}

impl Default for SystemClock {
    fn default() -> Self {
        Self { began: Instant::now() }
    }
}

impl TimeSource for SystemClock {
    fn elapsed(&self) -> Duration {
        // A system without such a clock never gets one, so the two are never mixed.
        counting_sleep().unwrap_or_else(|| self.began.elapsed())
    }
}

/// The time since the machine started, sleep included.
#[cfg(unix)]
fn counting_sleep() -> Option<Duration> {
    use nix::time::{ClockId, clock_gettime};
    // On systems other than Linux the monotonic clock itself counts sleep.
    #[cfg(any(target_os = "linux", target_os = "android"))]
    const CLOCK: ClockId = ClockId::CLOCK_BOOTTIME;
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    const CLOCK: ClockId = ClockId::CLOCK_MONOTONIC;
    clock_gettime(CLOCK).ok().map(Duration::from)
}

/// On Windows `Instant` counts sleep.
#[cfg(not(unix))]
const fn counting_sleep() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::{SystemClock, TimeSource};
    use std::time::Duration;

    #[test]
    fn time_goes_on() {
        let clock = SystemClock::default();
        let before = clock.elapsed();
        std::thread::sleep(Duration::from_millis(5));
        assert!(clock.elapsed() > before);
    }
}
