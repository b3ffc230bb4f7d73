//! Reading time controls: one grammar for chess clock settings and for the TimeControl tag of a PGN file.

use core::fmt;
use core::str::FromStr;

use crate::{Bonus, Period, TagPeriod, Time, TimeControl, TimeControlTag};

/// The largest number of seconds or moves for a chess clock: over 100 days. No game over the board is longer, and with this limit no sum of
/// times comes near overflowing.
const LARGEST: u32 = 9_999_999;

/// The largest number of periods for a chess clock.
const MOST_PERIODS: usize = 16;

/// Why a text is not a time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TimeControlError {
    /// The character concerned, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: TimeControlErrorKind,
}

/// The kinds of fault in a time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TimeControlErrorKind {
    /// A number is missing here.
    NumberMissing,
    /// The number is too large.
    NumberTooLarge {
        /// The largest number allowed here.
        largest: u32,
    },
    /// A period of zero moves.
    NoMoves,
    /// A period without any time.
    NoTime,
    /// A period for all the remaining moves is followed by another.
    NotTheLast,
    /// More than 16 periods.
    TooManyPeriods,
    /// An unexpected character.
    Unexpected(char),
}

impl TimeControlErrorKind {
    /// A name for programs, such as `number_missing`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NumberMissing => "number_missing",
            Self::NumberTooLarge { .. } => "number_too_large",
            Self::NoMoves => "no_moves",
            Self::NoTime => "no_time",
            Self::NotTheLast => "not_the_last",
            Self::TooManyPeriods => "too_many_periods",
            Self::Unexpected(_) => "unexpected",
        }
    }
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "time control, column {}: ", self.column)?;
        match self.kind {
            TimeControlErrorKind::NumberMissing => {
                f.write_str("a number is missing, as in 40/7200:3600, 5400+30 or 180d2")
            }
            TimeControlErrorKind::NumberTooLarge { largest } => {
                write!(f, "the number is larger than {largest}")
            }
            TimeControlErrorKind::NoMoves => f.write_str("a period needs at least one move"),
            TimeControlErrorKind::NoTime => f.write_str("a period needs some time"),
            TimeControlErrorKind::NotTheLast => f.write_str(
                "only the last period can be for all the remaining moves; write MOVES/SECONDS before it",
            ),
            TimeControlErrorKind::TooManyPeriods => write!(f, "there are more than {MOST_PERIODS} periods"),
            TimeControlErrorKind::Unexpected(found) => write!(f, "{found:?} does not belong here"),
        }
    }
}

impl core::error::Error for TimeControlError {}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// Reads a setting of a chess clock.
    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let mut rest = Rest { text, at: 0, largest: LARGEST };
        let mut periods: Vec<Period> = Vec::new();
        loop {
            if periods.last().is_some_and(|period| period.moves.is_none()) {
                return Err(rest.fault(TimeControlErrorKind::NotTheLast));
            }
            if periods.len() == MOST_PERIODS {
                return Err(rest.fault(TimeControlErrorKind::TooManyPeriods));
            }
            periods.push(rest.period()?);
            if !rest.goes_on()? {
                return Ok(Self::of_checked(periods));
            }
        }
    }
}

impl FromStr for TimeControlTag {
    type Err = TimeControlError;

    /// Reads anything that a tag may contain.
    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        match text {
            "?" => return Ok(Self::Unknown),
            "-" => return Ok(Self::Untimed),
            _ => {}
        }
        let mut rest = Rest { text, at: 0, largest: u32::MAX };
        let mut periods = vec![rest.tag_period()?];
        while rest.goes_on()? {
            periods.push(rest.tag_period()?);
        }
        Ok(Self::Periods(periods))
    }
}

/// The text not yet read. Everything accepted is ASCII, so bytes and characters are the same up to a fault.
struct Rest<'a> {
    text: &'a str,
    at: usize,
    /// The largest number allowed in it.
    largest: u32,
}

impl Rest<'_> {
    fn next(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    /// Skips that character if it comes next. Returns true if it did.
    fn takes(&mut self, wanted: char) -> bool {
        let is_next = self.next() == Some(wanted);
        self.at += usize::from(is_next);
        is_next
    }

    /// Returns true if another period follows, and advances to it.
    fn goes_on(&mut self) -> Result<bool, TimeControlError> {
        match self.next() {
            None => Ok(false),
            Some(_) if self.takes(':') => Ok(true),
            Some(found) => Err(self.fault(TimeControlErrorKind::Unexpected(found))),
        }
    }

    fn number(&mut self) -> Result<u32, TimeControlError> {
        let rest = self.text.get(self.at..).unwrap_or("");
        let digits =
            &rest[..rest.len() - rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).len()];
        if digits.is_empty() {
            return Err(self.fault(TimeControlErrorKind::NumberMissing));
        }
        match digits.parse() {
            Ok(number) if number <= self.largest => {
                self.at += digits.len();
                Ok(number)
            }
            _ => Err(self.fault(TimeControlErrorKind::NumberTooLarge { largest: self.largest })),
        }
    }

    fn time(&mut self) -> Result<Time, TimeControlError> {
        self.number().map(Time::from_seconds)
    }

    /// The number of moves of a period: `40/`. `None` if it begins with its time.
    fn moves(&mut self) -> Result<Option<u32>, TimeControlError> {
        let start = self.at;
        let number = self.number()?;
        if !self.takes('/') {
            self.at = start;
            return Ok(None);
        }
        if number == 0 {
            return Err(fault(start, TimeControlErrorKind::NoMoves));
        }
        Ok(Some(number))
    }

    fn bonus(&mut self) -> Result<Bonus, TimeControlError> {
        if self.takes('+') {
            return self.time().map(Bonus::Increment);
        }
        if self.takes('d') {
            return self.time().map(Bonus::Delay);
        }
        Ok(Bonus::Nothing)
    }

    /// A period with a time above zero.
    fn period(&mut self) -> Result<Period, TimeControlError> {
        let start = self.at;
        let period = Period { moves: self.moves()?, time: self.time()?, bonus: self.bonus()? };
        let in_all = period.time.plus(period.bonus.increment()).plus(period.bonus.delay());
        if in_all == Time::ZERO {
            return Err(fault(start, TimeControlErrorKind::NoTime));
        }
        Ok(period)
    }

    /// A period with clocks or with a sandclock.
    fn tag_period(&mut self) -> Result<TagPeriod, TimeControlError> {
        let moves = if self.next() == Some('*') { None } else { self.moves()? };
        if self.takes('*') {
            return Ok(TagPeriod::Sandclock { moves, time: self.time()? });
        }
        Ok(TagPeriod::Clocks(Period { moves, time: self.time()?, bonus: self.bonus()? }))
    }

    const fn fault(&self, kind: TimeControlErrorKind) -> TimeControlError {
        fault(self.at, kind)
    }
}

/// A fault at the character after this many others.
const fn fault(at: usize, kind: TimeControlErrorKind) -> TimeControlError {
    TimeControlError { column: at + 1, kind }
}
