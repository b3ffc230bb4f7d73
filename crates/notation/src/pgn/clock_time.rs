//! Times in comments: `h:mm:ss` with a fraction.

use core::fmt;
use core::str::FromStr;

/// A duration as written in `[%clk]`, `[%emt]` and `[%egt]`, to the millisecond.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ClockTime {
    milliseconds: u64,
}

impl ClockTime {
    /// A time of that many milliseconds.
    #[must_use]
    pub const fn from_milliseconds(milliseconds: u64) -> Self {
        Self { milliseconds }
    }

    /// A time of that many seconds.
    #[must_use]
    pub const fn from_seconds(seconds: u32) -> Self {
        Self { milliseconds: seconds as u64 * 1000 }
    }

    /// The time in milliseconds.
    #[must_use]
    pub const fn milliseconds(self) -> u64 {
        self.milliseconds
    }
}

/// `0:04:59`, `1:30:00.5`.
impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.milliseconds / 1000;
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match self.milliseconds % 1000 {
            0 => Ok(()),
            rest => write!(f, ".{}", format!("{rest:03}").trim_end_matches('0')),
        }
    }
}

/// The text is not a time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseClockTimeError;

impl fmt::Display for ParseClockTimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a time is written as 0:04:59 or 0:04:59.5")
    }
}

impl core::error::Error for ParseClockTimeError {}

impl FromStr for ClockTime {
    type Err = ParseClockTimeError;

    /// Reads `h:mm:ss`, or the shorter forms `mm:ss` and `ss`. Fractions below a millisecond are dropped.
    fn from_str(text: &str) -> Result<Self, ParseClockTimeError> {
        let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
        let mut seconds: u64 = 0;
        let mut parts = 0;
        for part in whole.split(':') {
            parts += 1;
            seconds = seconds
                .checked_mul(60)
                .and_then(|all| all.checked_add(number(part)?))
                .ok_or(ParseClockTimeError)?;
        }
        let digits: String = fraction.chars().chain("000".chars()).take(3).collect();
        let is_fraction = !fraction.is_empty() && fraction.bytes().all(|byte| byte.is_ascii_digit());
        if parts > 3 || !is_fraction {
            return Err(ParseClockTimeError);
        }
        let milliseconds = number(&digits).ok_or(ParseClockTimeError)?;
        let whole = seconds.checked_mul(1000).ok_or(ParseClockTimeError)?;
        whole.checked_add(milliseconds).map(Self::from_milliseconds).ok_or(ParseClockTimeError)
    }
}

fn number(digits: &str) -> Option<u64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { digits.parse().ok() } else { None }
}
