//! Reading time controls.

use core::fmt;
use core::str::FromStr;

use crate::{Bonus, Period, Time, TimeControl};

/// The largest number of seconds or moves: over 100 days. Nobody plays a longer game over the board, and far below it no
/// sum of times can overflow.
const LARGEST: u32 = 9_999_999;

/// The largest number of periods.
const MOST_PERIODS: usize = 16;

/// Why a text is no time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TimeControlFault {
    /// Which character it is about, from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: TimeControlFaultKind,
}

/// What is wrong with a time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeControlFaultKind {
    /// A number should stand here.
    NumberMissing,
    /// The number is larger than 9999999.
    NumberTooLarge,
    /// A period of no moves.
    NoMoves,
    /// A period without any time.
    NoTime,
    /// A period for all the remaining moves, and another after it.
    NotTheLast,
    /// More than 16 periods.
    TooManyPeriods,
    /// Something that does not belong here.
    Unexpected(char),
}

impl TimeControlFaultKind {
    /// A name for programs, such as `number_missing`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NumberMissing => "number_missing",
            Self::NumberTooLarge => "number_too_large",
            Self::NoMoves => "no_moves",
            Self::NoTime => "no_time",
            Self::NotTheLast => "not_the_last",
            Self::TooManyPeriods => "too_many_periods",
            Self::Unexpected(_) => "unexpected",
        }
    }
}

impl fmt::Display for TimeControlFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "time control, column {}: ", self.column)?;
        match self.kind {
            TimeControlFaultKind::NumberMissing => {
                f.write_str("a number should stand here, as in 40/7200:3600, 5400+30 or 180d2")
            }
            TimeControlFaultKind::NumberTooLarge => write!(f, "the number is larger than {LARGEST}"),
            TimeControlFaultKind::NoMoves => f.write_str("a period has at least one move"),
            TimeControlFaultKind::NoTime => f.write_str("a period has some time"),
            TimeControlFaultKind::NotTheLast => f.write_str(
                "a period for all the remaining moves is the last one; write MOVES/SECONDS before it",
            ),
            TimeControlFaultKind::TooManyPeriods => write!(f, "there are more than {MOST_PERIODS} periods"),
            TimeControlFaultKind::Unexpected(found) => write!(f, "{found:?} does not belong here"),
        }
    }
}

impl core::error::Error for TimeControlFault {}

impl FromStr for TimeControl {
    type Err = TimeControlFault;

    fn from_str(text: &str) -> Result<Self, TimeControlFault> {
        let mut rest = Rest { text, at: 0 };
        let mut periods: Vec<Period> = Vec::new();
        loop {
            let start = rest.at;
            if periods.last().is_some_and(|period| period.moves.is_none()) {
                return Err(fault(start, TimeControlFaultKind::NotTheLast));
            }
            if periods.len() == MOST_PERIODS {
                return Err(fault(start, TimeControlFaultKind::TooManyPeriods));
            }
            periods.push(rest.period()?);
            match rest.next() {
                None => return Ok(Self::of_checked(periods)),
                Some(':') => rest.at += 1,
                Some(found) => return Err(fault(rest.at, TimeControlFaultKind::Unexpected(found))),
            }
        }
    }
}

/// What has not been read yet. All that is read is ASCII, so that bytes and characters are the same up to a fault.
struct Rest<'a> {
    text: &'a str,
    at: usize,
}

impl Rest<'_> {
    fn next(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    /// Reads on if that character comes next.
    fn takes(&mut self, wanted: char) -> bool {
        let is_next = self.next() == Some(wanted);
        self.at += usize::from(is_next);
        is_next
    }

    fn number(&mut self) -> Result<u32, TimeControlFault> {
        let rest = self.text.get(self.at..).unwrap_or("");
        let digits =
            &rest[..rest.len() - rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).len()];
        if digits.is_empty() {
            return Err(fault(self.at, TimeControlFaultKind::NumberMissing));
        }
        match digits.parse() {
            Ok(number) if number <= LARGEST => {
                self.at += digits.len();
                Ok(number)
            }
            _ => Err(fault(self.at, TimeControlFaultKind::NumberTooLarge)),
        }
    }

    fn time(&mut self) -> Result<Time, TimeControlFault> {
        self.number().map(Time::from_seconds)
    }

    fn period(&mut self) -> Result<Period, TimeControlFault> {
        let start = self.at;
        let first = self.number()?;
        let (moves, time) = if self.takes('/') {
            if first == 0 {
                return Err(fault(start, TimeControlFaultKind::NoMoves));
            }
            (Some(first), self.time()?)
        } else {
            (None, Time::from_seconds(first))
        };
        let bonus = if self.takes('+') {
            Bonus::Increment(self.time()?)
        } else if self.takes('d') {
            Bonus::Delay(self.time()?)
        } else {
            Bonus::Nothing
        };
        if time == Time::ZERO && bonus.increment() == Time::ZERO && bonus.delay() == Time::ZERO {
            return Err(fault(start, TimeControlFaultKind::NoTime));
        }
        Ok(Period { moves, time, bonus })
    }
}

/// A fault at the character after so many others.
const fn fault(at: usize, kind: TimeControlFaultKind) -> TimeControlFault {
    TimeControlFault { column: at + 1, kind }
}
