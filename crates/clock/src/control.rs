//! Time controls: the time that the players have, and for how many moves.

use core::fmt;

use crate::Time;

/// The time of both players, fixed in advance (6.2.a in 2005 and 2009, 6.3.a in 2014, 6.3.1 later).
///
/// The notation is that of PGN, in seconds: periods separated by `:`, each `MOVES/SECONDS` or, for all the remaining
/// moves, `SECONDS`, followed by `+I` or `dD`. If the last period is for a number of moves, it is repeated as often as needed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// Only the last may be for all the remaining moves.
    periods: Periods,
}

/// A sequence of at least one period. The last is repeated as often as needed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Periods(Vec<Period>);

/// A part of the game with its own time.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// The number of moves to complete in it; `None` if it is for all the remaining moves.
    pub moves: Option<u32>,
    /// Its time.
    pub time: Time,
    /// The increment or delay for each of its moves.
    pub bonus: Bonus,
}

/// The time for each move in addition to that of the period.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// Nothing.
    Nothing,
    /// Time added with each move and kept (cumulative, `+30`).
    Increment(Time),
    /// Time that passes in each move before the main time starts to run; unused delay is lost (`d5`).
    Delay(Time),
}

impl Bonus {
    /// The time added with a move.
    #[must_use]
    pub const fn increment(self) -> Time {
        match self {
            Self::Increment(time) => time,
            Self::Nothing | Self::Delay(_) => Time::ZERO,
        }
    }

    /// The delay in a move.
    #[must_use]
    pub const fn delay(self) -> Time {
        match self {
            Self::Delay(time) => time,
            Self::Nothing | Self::Increment(_) => Time::ZERO,
        }
    }
}

impl Periods {
    /// `None` if the list is empty.
    #[must_use]
    pub fn new(periods: Vec<Period>) -> Option<Self> {
        (!periods.is_empty()).then_some(Self(periods))
    }

    /// The period with that number, from 0. The last is repeated.
    #[inline]
    #[must_use]
    pub fn period(&self, number: usize) -> &Period {
        &self.0[number.min(self.0.len() - 1)]
    }
}

impl TimeControl {
    /// For periods that have been checked: at least one, and only the last for all the remaining moves.
    pub(crate) const fn of_checked(periods: Vec<Period>) -> Self {
        Self { periods: Periods(periods) }
    }

    /// The period with that number, from 0. The last is repeated.
    #[must_use]
    pub fn period(&self, number: usize) -> Period {
        *self.periods.period(number)
    }

    /// The periods in order.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods.0
    }

    /// The time of all the periods plus 60 times the increment or delay of the first; `None` if no period is for all the
    /// remaining moves.
    #[must_use]
    pub fn time_for_sixty_moves(&self) -> Option<Time> {
        let periods = &self.periods.0;
        let last = self.period(periods.len());
        let first = self.period(0);
        let bonus = first.bonus.increment().plus(first.bonus.delay());
        let of_bonus = Time::from_millis(bonus.millis().saturating_mul(60));
        let time = periods.iter().fold(of_bonus, |sum, period| sum.plus(period.time));
        last.moves.is_none().then_some(time)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_periods(&self.periods.0, f)
    }
}

/// Writes periods separated by `:`.
pub(crate) fn write_periods(periods: &[impl fmt::Display], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    periods.iter().enumerate().try_for_each(|(number, period)| {
        let between = if number > 0 { ":" } else { "" };
        write!(f, "{between}{period}")
    })
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", self.time.millis() / 1000)?;
        match self.bonus {
            Bonus::Nothing => Ok(()),
            Bonus::Increment(time) => write!(f, "+{}", time.millis() / 1000),
            Bonus::Delay(time) => write!(f, "d{}", time.millis() / 1000),
        }
    }
}
