//! One player's clock: the time left, the moves completed, the flag.

use crate::{Bonus, Moment, Time, TimeControl};

/// What happens to the time that a player saved in a period.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SavedTime {
    /// It is added to the time of the next period (6.3.b in 2014, 6.3.2 later).
    Kept,
    /// The same, except after a period in delay mode (6.2.b in 2005 and 2009).
    LostInDelayMode,
}

/// One of the two clocks, independent of the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    /// The time left. In delay mode this is the main time.
    pub(crate) left: Time,
    /// The rest of the delay in the current move.
    pub(crate) delay_left: Time,
    /// The total time this clock has run.
    pub(crate) used: Time,
    /// The moment its flag fell, if it is down.
    pub(crate) flag: Option<Moment>,
    pub(crate) moves: u32,
    stage: Stage,
    /// The effect of the last press, while it can be taken back.
    last_press: Option<Press>,
}

/// A player's progress in the time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Stage {
    /// The number of the period, from 0.
    period: usize,
    /// The number of moves that completes it, counted from the first of the game; `None` if it is for all the remaining moves.
    ends_at: Option<u32>,
}

/// The changes made by a press, so that it can be taken back exactly.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Press {
    left_before: Time,
    left_after: Time,
    moves_before: u32,
    stage_before: Stage,
}

impl Side {
    /// The increment of each move is added before that move, so the clock starts with one.
    pub(crate) fn new(control: &TimeControl) -> Self {
        let first = control.period(0);
        Self {
            left: first.time.plus(first.bonus.increment()),
            delay_left: first.bonus.delay(),
            used: Time::ZERO,
            flag: None,
            moves: 0,
            stage: Stage { period: 0, ends_at: first.moves },
            last_press: None,
        }
    }

    pub(crate) const fn period(&self) -> usize {
        self.stage.period
    }

    /// Runs the clock for this time from a moment.
    pub(crate) fn run(&mut self, from: Moment, elapsed: Time) {
        self.used = self.used.plus(elapsed);
        let fall = self.fall(from);
        let waited = self.delay_left.min(elapsed);
        self.delay_left = self.delay_left.minus(waited);
        self.left = self.left.minus(elapsed.minus(waited));
        if self.flag.is_none() && self.delay_left == Time::ZERO && self.left == Time::ZERO {
            self.flag = Some(fall);
        }
    }

    /// The moment the flag falls if the clock keeps running: after the rest of the delay, at the end of the main time.
    pub(crate) const fn fall(&self, from: Moment) -> Moment {
        from.after(self.delay_left).after(self.left)
    }

    /// Presses the clock, completing this number of moves. One increment is added, however many they are.
    pub(crate) fn press(&mut self, completed: u32, terms: Terms<'_>) {
        let (left_before, moves_before, stage_before) = (self.left, self.moves, self.stage);
        self.complete(completed, terms);
        if self.flag.is_none() {
            self.left = self.left.plus(terms.bonus_in(self.stage.period).increment());
        }
        self.last_press = Some(Press { left_before, left_after: self.left, moves_before, stage_before });
    }

    /// Counts completed moves, and advances to the next period when one is complete. A clock whose flag is down stays at zero
    /// until it is given time.
    pub(crate) fn complete(&mut self, completed: u32, terms: Terms<'_>) {
        self.moves = self.moves.saturating_add(completed);
        while self.flag.is_none() && self.stage.ends_at.is_some_and(|ends_at| self.moves >= ends_at) {
            self.forfeit(terms);
            self.enter_next_period(terms);
        }
    }

    /// Takes back the last press. Returns true if there was one.
    pub(crate) fn take_back_press(&mut self) -> bool {
        let Some(press) = self.last_press.take() else { return false };
        self.left = self.left.plus(press.left_before).minus(press.left_after);
        self.moves = press.moves_before;
        self.stage = press.stage_before;
        true
    }

    /// Sets the move counter, and ends a period that it completes.
    pub(crate) fn set_moves(&mut self, moves: u32, terms: Terms<'_>) {
        self.moves = moves;
        self.forget_press();
        self.complete(0, terms);
    }

    pub(crate) fn forget_press(&mut self) {
        self.last_press = None;
    }

    /// Advances to the next period and adds its time. After a period for all the remaining moves there is no next one.
    pub(crate) fn enter_next_period(&mut self, terms: Terms<'_>) {
        let Some(ends_at) = self.stage.ends_at else { return };
        let period = self.stage.period + 1;
        let next = terms.control.period(period);
        self.left = self.left.plus(next.time);
        // More moves than can be counted means all the remaining moves.
        self.stage = Stage { period, ends_at: next.moves.and_then(|moves| ends_at.checked_add(moves)) };
        self.raise_flag();
    }

    /// The same, but counts the moves of the next period from the next move on.
    pub(crate) fn begin_next_period(&mut self, terms: Terms<'_>) {
        if self.stage.ends_at.is_some() {
            self.stage.ends_at = Some(self.moves);
            self.enter_next_period(terms);
        }
    }

    pub(crate) const fn is_in_last_period(&self) -> bool {
        self.stage.ends_at.is_none()
    }

    /// 6.8 (6.9 in 2005): a flag that has not been seen or claimed has not fallen, so new time raises it again.
    pub(crate) fn raise_flag(&mut self) {
        if self.left > Time::ZERO {
            self.flag = None;
        }
    }

    /// Removes the time saved in this period if it is not kept.
    fn forfeit(&mut self, terms: Terms<'_>) {
        let is_delay_mode = matches!(terms.bonus_in(self.stage.period), Bonus::Delay(_));
        if is_delay_mode && terms.saved == SavedTime::LostInDelayMode {
            self.left = Time::ZERO;
        }
    }
}

/// The terms of play agreed for both players.
#[derive(Copy, Clone)]
pub(crate) struct Terms<'a> {
    pub(crate) control: &'a TimeControl,
    pub(crate) saved: SavedTime,
    /// The increment or delay that replaces the one of the time control.
    pub(crate) changed: Option<Bonus>,
}

impl Terms<'_> {
    pub(crate) fn bonus_in(&self, period: usize) -> Bonus {
        self.changed.unwrap_or(self.control.period(period).bonus)
    }
}
