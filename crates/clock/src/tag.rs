//! The TimeControl tag of a PGN file.

use core::fmt;

use crate::control::write_periods;
use crate::{Period, Periods, Time};

/// The players' time, from the TimeControl tag of a recorded game.
///
/// A tag can say more than a chess clock can be set to: that the time is unknown (`?`), that there was none (`-`), that a
/// sandclock was used (`*180`), and any periods and numbers. A game here can be played with a
/// [`TimeControl`](crate::TimeControl), which is written the same way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TimeControlTag {
    /// `?`
    Unknown,
    /// `-`
    Untimed,
    /// One period or more.
    Periods(Vec<TagPeriod>),
}

/// A part of the game with its own time.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum TagPeriod {
    /// Played with chess clocks.
    Clocks(Period),
    /// Played with a sandclock: one player gains the time that the other uses.
    Sandclock {
        /// The number of moves to complete in it; `None` if it is for all the remaining moves.
        moves: Option<u32>,
        /// Its time.
        time: Time,
    },
}

impl TimeControlTag {
    /// Its periods, if they are known and all are played with chess clocks.
    #[must_use]
    pub fn periods(&self) -> Option<Periods> {
        let Self::Periods(periods) = self else { return None };
        let with_clocks = periods.iter().map(|period| match period {
            TagPeriod::Clocks(period) => Some(*period),
            TagPeriod::Sandclock { .. } => None,
        });
        Periods::new(with_clocks.collect::<Option<_>>()?)
    }
}

impl fmt::Display for TimeControlTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::Untimed => f.write_str("-"),
            Self::Periods(periods) => write_periods(periods, f),
        }
    }
}

impl fmt::Display for TagPeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clocks(period) => period.fmt(f),
            Self::Sandclock { moves, time } => {
                if let Some(moves) = moves {
                    write!(f, "{moves}/")?;
                }
                write!(f, "*{}", time.millis() / 1000)
            }
        }
    }
}
