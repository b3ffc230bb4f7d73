//! Durations and moments, both in whole milliseconds.

/// A duration, never negative: subtraction stops at zero.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Time(u64);

impl Time {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// This number of milliseconds.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis)
    }

    /// This number of seconds.
    #[must_use]
    pub const fn from_seconds(seconds: u32) -> Self {
        Self(seconds as u64 * 1000)
    }

    /// This number of minutes.
    #[must_use]
    pub const fn from_minutes(minutes: u16) -> Self {
        Self(minutes as u64 * 60_000)
    }

    /// The duration in milliseconds.
    #[must_use]
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// The sum of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// The difference, never below zero.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// A point in time, counted from when the game was opened.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(u64);

impl Moment {
    /// The moment this number of milliseconds after the game was opened.
    #[must_use]
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis)
    }

    /// The number of milliseconds since the game was opened.
    #[must_use]
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// The time since an earlier moment; zero for a later one.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Time {
        Time(self.0.saturating_sub(earlier.0))
    }

    /// The moment this much later.
    #[must_use]
    pub const fn after(self, time: Time) -> Self {
        Self(self.0.saturating_add(time.0))
    }
}
