//! Lengths of time and moments, both in whole milliseconds.

/// A length of time. There are no negative ones: what would fall below nothing is nothing.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Time(u64);

impl Time {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// So many milliseconds.
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis)
    }

    /// So many seconds.
    pub const fn from_seconds(seconds: u32) -> Self {
        Self(seconds as u64 * 1000)
    }

    /// So many minutes.
    pub const fn from_minutes(minutes: u16) -> Self {
        Self(minutes as u64 * 60_000)
    }

    /// In milliseconds.
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left when the other is taken away, and never less than nothing.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// A point in time, counted from when the game was opened.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(u64);

impl Moment {
    /// The moment so many milliseconds after the game was opened.
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis)
    }

    /// In milliseconds since the game was opened.
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// How long ago an earlier moment was; no time at all for a later one.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Time {
        Time(self.0.saturating_sub(earlier.0))
    }

    /// The moment so much later.
    #[must_use]
    pub const fn after(self, time: Time) -> Self {
        Self(self.0.saturating_add(time.0))
    }
}
