//! What the TimeControl tag of a PGN file says.

use core::fmt;

use crate::control::write_periods;
use crate::{Period, Periods, Time};

/// How much time the players had, by the TimeControl tag of a recorded game.
///
/// A tag says more than a chess clock can be set to: that the time is unknown (`?`), that there was none (`-`), a sandclock
/// (`*180`), and any periods and numbers at all. What a game of ours can be played with is a
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
    /// With chess clocks.
    Clocks(Period),
    /// With a sandclock: the time that one player uses is the other's.
    Sandclock {
        /// The number of moves to complete in it; none if it is for all the remaining moves.
        moves: Option<u32>,
        /// Its time.
        time: Time,
    },
}

impl TimeControlTag {
    /// Its periods if it is known and each is played with chess clocks.
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
