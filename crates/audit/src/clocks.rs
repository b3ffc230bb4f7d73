//! What the clocks showed, held against the time control (6.3.1).
//!
//! A clock goes down while its player thinks and is given no more than the time control says. So what it shows after a move has a
//! most: what it showed before, what the moves since then brought, and the time of the next period once its moves are made,
//! whenever the clock adds that. Where the time spent on the move is told as well, it has a least too. Nothing is said within a second, for
//! most files round. A file can tell any time at all, so that sums end at the largest number.

use crate::times::Times;
use touchmove_board::Color;
use touchmove_clock::{Bonus, Period, Periods, TimeControlTag};

/// What does not fit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ClockFault {
    /// The clock began with more than the time control gives.
    AboveStart,
    /// It gained more than a move brings.
    Gained,
    /// It went up, and the time control brings nothing with a move.
    RanUp,
    /// What a move brings was not added.
    IncrementMissing,
    /// It lost more than the time spent.
    Lost,
    /// The times spent come to more than the player had.
    Overstepped,
    /// The player lost on time while the clock stood.
    FlagOfStandingClock,
}

/// A clock that does not fit the time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClockConflict {
    /// After which half-move, the first time.
    pub ply: u32,
    /// Whose clock.
    pub player: Color,
    /// What does not fit.
    pub fault: ClockFault,
    /// What it showed, or for the times spent what they come to, in milliseconds.
    pub shown: u64,
    /// What it could have shown at most, or at least.
    pub bound: u64,
    /// How often in the game.
    pub times: u32,
}

/// What is rounded away at most, in milliseconds: files have whole seconds.
const ROUNDED: u64 = 1000;

/// Both clocks of a game as far as the file tells.
#[derive(Default)]
pub(crate) struct Clocks {
    /// The time control as it is written, to be read only when it changes.
    written: String,
    /// Its periods; none if there is nothing to hold the clocks against.
    periods: Option<Periods>,
    is_used: bool,
    sides: [Side; 2],
    conflicts: Vec<ClockConflict>,
    shown: Vec<ClockShown>,
}

/// What a clock showed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClockShown {
    /// After which half-move.
    pub ply: u32,
    /// What the clock of the player who made it showed, in milliseconds.
    pub left: u64,
}

/// One player's clock.
#[derive(Copy, Clone, Default)]
struct Side {
    moves: u32,
    /// Which period it is, from 0; after the last comes the last again.
    period: usize,
    /// In which period the last move was made.
    moved_in: usize,
    /// When the current period ends, in moves of the player; 0 if it does not.
    period_ends: u32,
    /// What the clock showed last, or at the start could have shown at most and at least.
    most: u64,
    least: u64,
    /// What the moves since then have brought.
    brought: u64,
    /// So many periods have begun, up to the current one, whose time the clock may add at any moment.
    pending: usize,
    /// Has a clock been shown?
    has_shown: bool,
    /// What has been spent and given in all.
    spent: u64,
    given: u64,
    /// How many times have been told.
    told: u32,
}

impl Clocks {
    /// A game begins; are its clocks looked at, and by which time control?
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

    /// The player has made a move.
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

    /// The file tells times of the player's last move.
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

    /// Holds what the clock showed against what it could have shown. How many periods are left whose time it has not added?
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
        // Servers do not add what the first move brings.
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

    /// The player lost on time at the end of the game, after that half-move.
    pub(crate) fn flag_fell(&mut self, player: Color, on_move: Color, ply: u32) {
        let side = self.sides[player as usize];
        // The move was completed, for its clock time is told, and since then the other clock ran.
        if player != on_move && side.has_shown && side.brought == 0 && side.most > ROUNDED {
            self.conflict(player, ply, ClockFault::FlagOfStandingClock, side.most, 0);
        }
    }

    /// The first of a kind is kept, and the others are counted.
    #[cold]
    fn conflict(&mut self, player: Color, ply: u32, fault: ClockFault, shown: u64, bound: u64) {
        match self.conflicts.iter_mut().find(|known| (known.player, known.fault) == (player, fault)) {
            Some(known) => known.times += 1,
            None => self.conflicts.push(ClockConflict { ply, player, fault, shown, bound, times: 1 }),
        }
    }

    /// What the clocks showed.
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
