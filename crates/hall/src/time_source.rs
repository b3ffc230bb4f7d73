//! Where the server's time comes from: a clock that nobody can set, and that goes on while the machine sleeps.

use std::fmt;
use std::time::{Duration, Instant};

/// A clock that never goes back. Tests have one of their own.
pub trait TimeSource: Send + Sync + fmt::Debug {
    /// How long it has run since some moment that stays the same.
    fn elapsed(&self) -> Duration;
}

/// The system's clock. It counts the time for which a laptop's lid was closed, which `Instant` does not on Linux and macOS: games must not
/// silently lose or keep it.
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
        // Where the system has no such clock, it never has it.
        counting_sleep().unwrap_or_else(|| self.began.elapsed())
    }
}

/// How long the machine has run, sleep included.
#[cfg(unix)]
fn counting_sleep() -> Option<Duration> {
    use nix::time::{ClockId, clock_gettime};
    // Elsewhere than on Linux the monotonic clock itself counts sleep.
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
