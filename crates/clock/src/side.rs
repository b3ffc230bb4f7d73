//! One player's clock: the time left, the moves completed, the flag.

use crate::{Bonus, Moment, Time, TimeControl};

/// What becomes of the time that a player saved in a period.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SavedTime {
    /// It is added to the next period's (6.3.b in 2014, 6.3.2 later).
    Kept,
    /// The same, but not after a period in delay mode (6.2.b in 2005 and 2009).
    LostInDelayMode,
}

/// One of the two clocks, which does not know of the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    /// What the clock shows. In delay mode this is the main time.
    pub(crate) left: Time,
    /// What is left of the delay of the move under way.
    pub(crate) delay_left: Time,
    /// How long this clock has run.
    pub(crate) used: Time,
    /// When its flag fell, if it is down.
    pub(crate) flag: Option<Moment>,
    pub(crate) moves: u32,
    stage: Stage,
    /// What the last press brought, until it can no longer be taken back.
    last_press: Option<Press>,
}

/// How far a player has come in the time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Stage {
    /// The number of the period, from 0.
    period: usize,
    /// The moves that complete it, counted from the first of the game; none if it is for all the moves.
    ends_at: Option<u32>,
}

/// What a press changed, so that it can be taken back exactly.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Press {
    left_before: Time,
    left_after: Time,
    moves_before: u32,
    stage_before: Stage,
}

impl Side {
    /// The increment of a move is there before the move, that of the first from the beginning.
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

    /// Lets the clock run for so long from a moment.
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

    /// When the flag falls if the clock runs on from a moment: after the rest of the delay, with the last of the main time.
    pub(crate) const fn fall(&self, from: Moment) -> Moment {
        from.after(self.delay_left).after(self.left)
    }

    /// A press that completes so many moves, and brings one increment however many they are.
    pub(crate) fn press(&mut self, completed: u32, terms: Terms<'_>) {
        let (left_before, moves_before, stage_before) = (self.left, self.moves, self.stage);
        self.complete(completed, terms);
        if self.flag.is_none() {
            self.left = self.left.plus(terms.bonus_in(self.stage.period).increment());
        }
        self.last_press = Some(Press { left_before, left_after: self.left, moves_before, stage_before });
    }

    /// Counts so many completed moves, and goes on to the next period when its time has come. A clock whose flag is down stays
    /// at nothing until somebody gives it time.
    pub(crate) fn complete(&mut self, completed: u32, terms: Terms<'_>) {
        self.moves = self.moves.saturating_add(completed);
        while self.flag.is_none() && self.stage.ends_at.is_some_and(|ends_at| self.moves >= ends_at) {
            self.forfeit(terms);
            self.enter_next_period(terms);
        }
    }

    /// Takes the last press back, if there is one to take back.
    pub(crate) fn take_back_press(&mut self) -> bool {
        let Some(press) = self.last_press.take() else { return false };
        self.left = self.left.plus(press.left_before).minus(press.left_after);
        self.moves = press.moves_before;
        self.stage = press.stage_before;
        true
    }

    /// The move counter is set, and a period that it completes is over.
    pub(crate) fn set_moves(&mut self, moves: u32, terms: Terms<'_>) {
        self.moves = moves;
        self.forget_press();
        self.complete(0, terms);
    }

    pub(crate) fn forget_press(&mut self) {
        self.last_press = None;
    }

    /// Goes on to the next period and adds its time. In that for all the moves there is no next one.
    pub(crate) fn enter_next_period(&mut self, terms: Terms<'_>) {
        let Some(ends_at) = self.stage.ends_at else { return };
        let period = self.stage.period + 1;
        let next = terms.control.period(period);
        self.left = self.left.plus(next.time);
        // More moves than can be counted are all the moves.
        self.stage = Stage { period, ends_at: next.moves.and_then(|moves| ends_at.checked_add(moves)) };
        self.raise_flag();
    }

    /// The same, with the moves of the next period counted from the next one on.
    pub(crate) fn begin_next_period(&mut self, terms: Terms<'_>) {
        if self.stage.ends_at.is_some() {
            self.stage.ends_at = Some(self.moves);
            self.enter_next_period(terms);
        }
    }

    pub(crate) const fn is_in_last_period(&self) -> bool {
        self.stage.ends_at.is_none()
    }

    /// 6.8 (6.9 in 2005): a flag that nobody has seen has not fallen, so that new time puts it up again.
    pub(crate) fn raise_flag(&mut self) {
        if self.left > Time::ZERO {
            self.flag = None;
        }
    }

    /// Takes away the time saved in this period if it is not kept.
    fn forfeit(&mut self, terms: Terms<'_>) {
        let is_delay_mode = matches!(terms.bonus_in(self.stage.period), Bonus::Delay(_));
        if is_delay_mode && terms.saved == SavedTime::LostInDelayMode {
            self.left = Time::ZERO;
        }
    }
}

/// What both players agreed to play by.
#[derive(Copy, Clone)]
pub(crate) struct Terms<'a> {
    pub(crate) control: &'a TimeControl,
    pub(crate) saved: SavedTime,
    /// What each move brings in place of what the time control says.
    pub(crate) changed: Option<Bonus>,
}

impl Terms<'_> {
    pub(crate) fn bonus_in(&self, period: usize) -> Bonus {
        self.changed.unwrap_or(self.control.period(period).bonus)
    }
}
