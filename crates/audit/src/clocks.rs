//! Compares the recorded clock times with the time control (6.3.1).
//!
//! A clock runs down while its player thinks, and gains no more than the time control gives. So there is a maximum for the time after a
//! move: the previous time, the increments since then, and the time of the next period once the moves of the current one are made,
//! whenever the clock adds it. If the time spent on the move is recorded too, there is also a minimum. Differences of up to a second are
//! ignored, because most files round. A file can contain any time at all, so sums saturate.

use crate::times::Times;
use touchmove_board::Color;
use touchmove_clock::{Bonus, Period, Periods, TimeControlTag};

/// A way in which a clock does not fit the time control.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ClockFault {
    /// The clock started with more than the time control gives.
    AboveStart,
    /// It gained more than the increment.
    Gained,
    /// It gained time, but the time control has no increment.
    RanUp,
    /// The increment was not added.
    IncrementMissing,
    /// It lost more than the time spent.
    Lost,
    /// The times spent add up to more than the player had.
    Overstepped,
    /// The player lost on time while their clock was not running.
    FlagOfStandingClock,
}

/// A clock that does not fit the time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClockConflict {
    /// The half-move after which it first occurred.
    pub ply: u32,
    /// The player whose clock it is.
    pub player: Color,
    /// What does not fit.
    pub fault: ClockFault,
    /// The time shown, or the sum of the times spent, in milliseconds.
    pub shown: u64,
    /// The maximum or minimum that it could have shown.
    pub bound: u64,
    /// The number of occurrences in the game.
    pub times: u32,
}

/// The largest rounding error in milliseconds: files have whole seconds.
const ROUNDED: u64 = 1000;

/// Both clocks of a game, as far as the file records them.
#[derive(Default)]
pub(crate) struct Clocks {
    /// The text of the time control, which is parsed only when it changes.
    written: String,
    /// Its periods; `None` if there is nothing to compare the clocks with.
    periods: Option<Periods>,
    is_used: bool,
    sides: [Side; 2],
    conflicts: Vec<ClockConflict>,
    shown: Vec<ClockShown>,
}

/// A recorded clock time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClockShown {
    /// The half-move after which it was recorded.
    pub ply: u32,
    /// The clock of the player who made that half-move, in milliseconds.
    pub left: u64,
}

/// One player's clock.
#[derive(Copy, Clone, Default)]
struct Side {
    moves: u32,
    /// The current period, from 0. The last is repeated.
    period: usize,
    /// The period of the last move.
    moved_in: usize,
    /// The player's move that ends the current period; 0 if it does not end.
    period_ends: u32,
    /// The last time shown; at the start, the maximum and minimum that it could have shown.
    most: u64,
    least: u64,
    /// The increments since then.
    brought: u64,
    /// The number of periods up to the current one whose time the clock has not added yet.
    pending: usize,
    /// True once a clock time has been recorded.
    has_shown: bool,
    /// The total time spent and given.
    spent: u64,
    given: u64,
    /// The number of times recorded.
    told: u32,
}

impl Clocks {
    /// Begins a game, and decides by its time control whether its clocks are checked.
    pub(crate) fn begin(&mut self, control: Option<&str>) {
        self.conflicts.clear();
        self.shown.clear();
        let Some(control) = control else {
            self.is_used = false;
            return;
        };
        if self.written != control {
            control.clone_into(&mut self.written);
            self.periods = control.trim().parse().ok().and_then(|tag: TimeControlTag| tag.periods());
        }
        self.is_used = self.periods.is_some();
        self.sides = [self.at_the_start(); 2];
    }

    pub(crate) fn is_used(&self) -> bool {
        self.is_used
    }

    fn at_the_start(&self) -> Side {
        let Some(first) = of_number(&self.periods, 0) else { return Side::default() };
        Side {
            period_ends: first.moves.unwrap_or(0),
            // A clock in cumulative mode shows the first move's increment from the start; servers add it later or not at all.
            most: time(first) + increment(first),
            least: time(first),
            given: time(first) + increment(first),
            ..Side::default()
        }
    }

    /// Records that the player has made a move.
    #[inline]
    pub(crate) fn made(&mut self, player: Color) {
        let side = &mut self.sides[player as usize];
        let Some(period) = of_number(&self.periods, side.period) else { return };
        side.moves = side.moves.saturating_add(1);
        side.moved_in = side.period;
        side.brought = side.brought.saturating_add(increment(period));
        side.given = side.given.saturating_add(increment(period));
        if side.moves == side.period_ends {
            side.period += 1;
            side.pending += 1;
            let Some(next) = of_number(&self.periods, side.period) else { return };
            side.period_ends = next.moves.map_or(0, |moves| side.moves.saturating_add(moves));
            side.given = side.given.saturating_add(time(next));
        }
    }

    /// Records the times of the player's last move.
    pub(crate) fn told(&mut self, player: Color, ply: u32, times: Times) {
        if let Some(spent) = times.elapsed {
            self.spent(player, ply, spent);
        }
        if let Some(shown) = times.clock {
            self.showed(player, ply, shown, times.elapsed);
        }
    }

    fn spent(&mut self, player: Color, ply: u32, spent: u64) {
        let side = &mut self.sides[player as usize];
        side.told += 1;
        side.spent = side.spent.saturating_add(spent);
        side.given = side.given.saturating_add(of_number(&self.periods, side.moved_in).map_or(0, delay));
        let (spent, given) = (side.spent, side.given);
        if spent > given.saturating_add(ROUNDED * u64::from(side.told)) {
            self.conflict(player, ply, ClockFault::Overstepped, spent, given);
        }
    }

    #[inline]
    fn showed(&mut self, player: Color, ply: u32, shown: u64, spent: Option<u64>) {
        self.shown.push(ClockShown { ply, left: shown });
        let side = &self.sides[player as usize];
        let most = side.most.saturating_add(side.brought).saturating_add(ROUNDED);
        if spent.is_some() || shown > most {
            self.sides[player as usize].pending = self.compare(player, ply, shown, spent);
        }
        let side = &mut self.sides[player as usize];
        (side.most, side.least, side.brought, side.has_shown) = (shown, shown, 0, true);
    }

    /// Compares the clock with what it could have shown. Returns the number of periods whose time it has not added yet.
    fn compare(&mut self, player: Color, ply: u32, shown: u64, spent: Option<u64>) -> usize {
        let side = self.sides[player as usize];
        let period = of_number(&self.periods, side.moved_in);
        let waits = period.map_or(0, delay);
        let used = spent.unwrap_or(0);
        let tolerance = if spent.is_some() { 2 * ROUNDED } else { ROUNDED };
        let mut most = side.most.saturating_add(side.brought).saturating_sub(used.saturating_sub(waits));
        // A clock that shows more has added the time of periods that have begun, one after another.
        let mut pending = side.pending;
        while pending > 0 && shown > most.saturating_add(tolerance) {
            pending -= 1;
            most = most.saturating_add(of_number(&self.periods, side.period - pending).map_or(0, time));
        }
        if shown > most.saturating_add(tolerance) {
            let brings = period.is_some_and(|period| period.bonus != Bonus::Nothing);
            let fault = match (side.has_shown, brings) {
                (false, _) => ClockFault::AboveStart,
                (true, true) => ClockFault::Gained,
                (true, false) => ClockFault::RanUp,
            };
            self.conflict(player, ply, fault, shown, most);
        }
        // Servers do not add the increment of the first move.
        let (brought, waits) = if side.has_shown { (side.brought, waits) } else { (0, 0) };
        let least = side.least.saturating_add(brought).saturating_sub(used.saturating_sub(waits));
        let shown_at_most = shown.saturating_add(tolerance);
        if spent.is_some() && shown_at_most < least {
            let lacks_increment = brought > 0 && shown_at_most >= least.saturating_sub(brought);
            let fault = if lacks_increment { ClockFault::IncrementMissing } else { ClockFault::Lost };
            self.conflict(player, ply, fault, shown, least);
        }
        pending
    }

    /// Records that the player lost on time after that half-move.
    pub(crate) fn flag_fell(&mut self, player: Color, on_move: Color, ply: u32) {
        let side = self.sides[player as usize];
        // The move was completed, because its clock time is recorded, and since then the other clock has been running.
        if player != on_move && side.has_shown && side.brought == 0 && side.most > ROUNDED {
            self.conflict(player, ply, ClockFault::FlagOfStandingClock, side.most, 0);
        }
    }

    /// Keeps the first conflict of each kind and counts the others.
    #[cold]
    fn conflict(&mut self, player: Color, ply: u32, fault: ClockFault, shown: u64, bound: u64) {
        match self.conflicts.iter_mut().find(|known| (known.player, known.fault) == (player, fault)) {
            Some(known) => known.times += 1,
            None => self.conflicts.push(ClockConflict { ply, player, fault, shown, bound, times: 1 }),
        }
    }

    /// The recorded clock times.
    pub(crate) fn shown(&self) -> &[ClockShown] {
        &self.shown
    }

    /// The time of the first period, in milliseconds.
    pub(crate) fn first_period(&self) -> Option<u64> {
        of_number(&self.periods, 0).filter(|_| self.is_used).map(time)
    }

    /// What does not fit.
    pub(crate) fn conflicts(&self) -> &[ClockConflict] {
        &self.conflicts
    }
}

fn of_number(periods: &Option<Periods>, number: usize) -> Option<&Period> {
    periods.as_ref().map(|periods| periods.period(number))
}

/// Its time in milliseconds.
const fn time(period: &Period) -> u64 {
    period.time.millis()
}

const fn increment(period: &Period) -> u64 {
    period.bonus.increment().millis()
}

const fn delay(period: &Period) -> u64 {
    period.bonus.delay().millis()
}
