//! Where the server's time comes from: a clock that nobody can set, and that goes on while the machine sleeps.

use std::fmt;
use std::time::Duration;

/// A clock that never goes back. Tests have one of their own.
pub trait TimeSource: Send + Sync + fmt::Debug {
    /// How long it has run since some moment that stays the same.
    fn elapsed(&self) -> Duration;
}

/// The system's clock. It counts the time for which a laptop's lid was closed, which `Instant` does not on Linux and macOS: games must not
/// silently lose or keep it.
#[derive(Debug)]
pub struct SystemClock {
    #[cfg(not(unix))]
    began: std::time::Instant,
}

impl Default for SystemClock {
    fn default() -> Self {
        Self {
            #[cfg(not(unix))]
            began: std::time::Instant::now(),
        }
    }
}

impl TimeSource for SystemClock {
    #[cfg(unix)]
    fn elapsed(&self) -> Duration {
        use nix::time::{ClockId, clock_gettime};
        // Elsewhere than on Linux the monotonic clock itself counts sleep.
        #[cfg(any(target_os = "linux", target_os = "android"))]
        const CLOCK: ClockId = ClockId::CLOCK_BOOTTIME;
        #[cfg(not(any(target_os = "linux", target_os = "android")))]
        const CLOCK: ClockId = ClockId::CLOCK_MONOTONIC;
        // It fails only where the system has no such clock, and then always.
        clock_gettime(CLOCK).map(Duration::from).unwrap_or_default()
    }

    #[cfg(not(unix))]
    fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
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
