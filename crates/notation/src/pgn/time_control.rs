//! The TimeControl tag.

use core::fmt;
use core::str::FromStr;

/// How much time the players had, as PGN writes it, with delays beside it.
///
/// `?` is unknown, `-` is without a clock. Otherwise there are periods with `:` between them: `40/9000`, `4500+60`, `300`,
/// `*180` for a sandclock, and `300d5` for a delay.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// `?`
    Unknown,
    /// `-`
    Untimed,
    /// One period or more.
    Periods(Vec<Period>),
}

/// A part of the game with its time.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// For so many moves; none for the rest of the game.
    pub moves: Option<u32>,
    /// The time, in seconds.
    pub seconds: u32,
    /// What is given with each move.
    pub extra: Extra,
}

/// What a player is given with each move beyond the time of the period.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Extra {
    /// Nothing.
    Nothing,
    /// So many seconds are added (`+30`).
    Increment(u32),
    /// The clock waits for so many seconds (`d5`).
    Delay(u32),
    /// The time that one player uses is the other's: a sandclock (`*180`).
    Sandclock,
}

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
    /// The number is larger than 4294967295.
    NumberTooLarge,
    /// A period of no moves.
    NoMoves,
    /// Something that does not belong here.
    Unexpected(char),
}

impl fmt::Display for TimeControlFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match self.kind {
            TimeControlFaultKind::NumberMissing => f.write_str("a number should stand here"),
            TimeControlFaultKind::NumberTooLarge => f.write_str("the number is too large"),
            TimeControlFaultKind::NoMoves => f.write_str("a period has at least one move"),
            TimeControlFaultKind::Unexpected(found) => write!(f, "{found:?} does not belong here"),
        }
    }
}

impl core::error::Error for TimeControlFault {}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::Untimed => f.write_str("-"),
            Self::Periods(periods) => periods.iter().enumerate().try_for_each(|(place, period)| {
                let between = if place > 0 { ":" } else { "" };
                write!(f, "{between}{period}")
            }),
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        match self.extra {
            Extra::Nothing => write!(f, "{}", self.seconds),
            Extra::Increment(seconds) => write!(f, "{}+{seconds}", self.seconds),
            Extra::Delay(seconds) => write!(f, "{}d{seconds}", self.seconds),
            Extra::Sandclock => write!(f, "*{}", self.seconds),
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlFault;

    fn from_str(text: &str) -> Result<Self, TimeControlFault> {
        match text {
            "?" => return Ok(Self::Unknown),
            "-" => return Ok(Self::Untimed),
            _ => {}
        }
        let mut rest = Rest { text, at: 0 };
        let mut periods = vec![rest.period()?];
        while let Some(found) = rest.next() {
            if found != ':' {
                return Err(rest.fault(TimeControlFaultKind::Unexpected(found)));
            }
            rest.at += 1;
            periods.push(rest.period()?);
        }
        Ok(Self::Periods(periods))
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

    fn fault(&self, kind: TimeControlFaultKind) -> TimeControlFault {
        TimeControlFault { column: self.at + 1, kind }
    }

    fn number(&mut self) -> Result<u32, TimeControlFault> {
        let rest = self.text.get(self.at..).unwrap_or("");
        let digits = rest.len() - rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
        if digits == 0 {
            return Err(self.fault(TimeControlFaultKind::NumberMissing));
        }
        let number = rest[..digits].parse().map_err(|_| self.fault(TimeControlFaultKind::NumberTooLarge))?;
        self.at += digits;
        Ok(number)
    }

    fn period(&mut self) -> Result<Period, TimeControlFault> {
        if self.takes('*') {
            return Ok(Period { moves: None, seconds: self.number()?, extra: Extra::Sandclock });
        }
        let start = self.at;
        let mut seconds = self.number()?;
        let mut moves = None;
        if self.takes('/') {
            if seconds == 0 {
                return Err(TimeControlFault { column: start + 1, kind: TimeControlFaultKind::NoMoves });
            }
            moves = Some(seconds);
            if self.takes('*') {
                return Ok(Period { moves, seconds: self.number()?, extra: Extra::Sandclock });
            }
            seconds = self.number()?;
        }
        let extra = if self.takes('+') {
            Extra::Increment(self.number()?)
        } else if self.takes('d') {
            Extra::Delay(self.number()?)
        } else {
            Extra::Nothing
        };
        Ok(Period { moves, seconds, extra })
    }
}
