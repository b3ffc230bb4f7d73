//! The simplest possible clock: every millisecond is counted one by one, a press stores a snapshot of the state before it,
//! and the period is found by counting moves along a list. It shares no code with the real clock.

use touchmove_board::Color;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Plain,
    Increment(i64),
    Delay(i64),
}

impl Mode {
    fn increment(self) -> i64 {
        if let Self::Increment(ms) = self { ms } else { 0 }
    }

    fn delay(self) -> i64 {
        if let Self::Delay(ms) = self { ms } else { 0 }
    }
}

/// Moves (`None` for all the rest), time and mode of a period.
pub(crate) type Period = (Option<u32>, i64, Mode);

#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub(crate) left: i64,
    pub(crate) moves: u32,
    pub(crate) flag: Option<u64>,
    pub(crate) used: i64,
    /// The number of periods whose time the player has received.
    pub(crate) periods_given: usize,
    free_left: i64,
    /// Snapshots of the player's clock just before and just after the last press.
    pictures: Option<Box<(Self, Self)>>,
}

#[derive(Clone)]
pub(crate) struct Naive {
    periods: Vec<Period>,
    saved_is_lost: bool,
    mode_for_all: Option<Mode>,
    pub(crate) white: Side,
    pub(crate) black: Side,
    pub(crate) now: u64,
    pub(crate) runs: bool,
    pub(crate) turn: Color,
    /// Colours in the order in which their flags fell.
    pub(crate) fallen: Vec<Color>,
}

impl Naive {
    pub(crate) fn new(periods: &[Period], saved_is_lost: bool) -> Self {
        let (_, time, mode) = periods[0];
        let side = Side {
            left: time + mode.increment(),
            moves: 0,
            flag: None,
            used: 0,
            periods_given: 1,
            free_left: mode.delay(),
            pictures: None,
        };
        Self {
            periods: periods.to_vec(),
            saved_is_lost,
            mode_for_all: None,
            white: side.clone(),
            black: side,
            now: 0,
            runs: false,
            turn: Color::White,
            fallen: Vec::new(),
        }
    }

    pub(crate) fn side(&mut self, color: Color) -> &mut Side {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    pub(crate) fn period(&self, given: usize) -> Period {
        *self.periods.get(given - 1).unwrap_or(&self.periods[self.periods.len() - 1])
    }

    pub(crate) fn mode(&mut self, color: Color) -> Mode {
        let given = self.side(color).periods_given;
        self.mode_for_all.unwrap_or(self.period(given).2)
    }

    pub(crate) fn live_until(&mut self, at: u64) {
        while self.now < at {
            self.now += 1;
            if self.runs {
                let turn = self.turn;
                let side = self.side(turn);
                side.used += 1;
                if side.free_left > 0 {
                    side.free_left -= 1;
                } else if side.left > 0 {
                    side.left -= 1;
                }
            }
            self.look_at_flags();
        }
    }

    /// A flag falls on a running clock without time left; it goes up with new time.
    fn look_at_flags(&mut self) {
        let (now, turn, runs) = (self.now, self.turn, self.runs);
        for color in [Color::White, Color::Black] {
            let side = self.side(color);
            if side.left > 0 && side.flag.is_some() {
                side.flag = None;
                self.fallen.retain(|fallen| *fallen != color);
            }
        }
        let side = self.side(turn);
        if runs && side.left == 0 && side.free_left == 0 && side.flag.is_none() {
            side.flag = Some(now);
            self.fallen.push(turn);
        }
    }

    fn hand_over(&mut self, color: Color) {
        let delay = self.mode(color).delay();
        self.side(color).free_left = delay;
        self.turn = color;
    }

    pub(crate) fn start(&mut self, color: Color) {
        self.hand_over(color);
        self.resume();
    }

    pub(crate) fn resume(&mut self) {
        self.runs = true;
        self.look_at_flags();
    }

    pub(crate) fn turn_to(&mut self, color: Color) {
        if self.turn != color {
            self.hand_over(color);
        }
        self.look_at_flags();
    }

    pub(crate) fn press(&mut self, moves: u32) {
        let presser = self.turn;
        // A snapshot does not contain earlier snapshots.
        self.side(presser).pictures = None;
        let before = self.side(presser).clone();
        self.complete(presser, moves);
        if self.side(presser).flag.is_none() {
            let increment = self.mode(presser).increment();
            self.side(presser).left += increment;
        }
        let after = self.side(presser).clone();
        self.side(presser).pictures = Some(Box::new((before, after)));
        self.start(!presser);
    }

    /// The number of periods behind a player who has completed this number of moves.
    fn periods_behind(&self, moves: u32) -> usize {
        let mut behind = 0;
        let mut needed = 0;
        while let (Some(more), _, _) = self.period(behind + 1) {
            needed += more;
            if moves < needed {
                break;
            }
            behind += 1;
        }
        behind
    }

    pub(crate) fn complete(&mut self, color: Color, moves: u32) {
        self.side(color).moves += moves;
        if self.side(color).flag.is_none() {
            let moves = self.side(color).moves;
            let behind = self.periods_behind(moves);
            while self.side(color).periods_given <= behind {
                if self.saved_is_lost && matches!(self.mode(color), Mode::Delay(_)) {
                    self.side(color).left = 0;
                }
                self.next_period(color);
            }
        }
        self.look_at_flags();
    }

    pub(crate) fn next_period(&mut self, color: Color) {
        let given = self.side(color).periods_given;
        if self.period(given).0.is_some() {
            let (_, time, _) = self.period(given + 1);
            let side = self.side(color);
            side.periods_given += 1;
            side.left += time;
        }
        self.look_at_flags();
    }

    pub(crate) fn take_back(&mut self, color: Color) -> bool {
        let Some(pictures) = self.side(color).pictures.take() else { return false };
        let (before, after) = *pictures;
        let side = self.side(color);
        // Time that the arbiter has added or taken since then stays added or taken.
        side.left = (before.left + side.left - after.left).max(0);
        side.moves = before.moves;
        side.periods_given = before.periods_given;
        self.turn = color;
        self.look_at_flags();
        true
    }

    pub(crate) fn set(&mut self, color: Color, left: i64) {
        self.side(color).left = left.max(0);
        self.look_at_flags();
    }

    pub(crate) fn change_mode(&mut self, mode: Mode) {
        self.mode_for_all = Some(mode);
    }

    pub(crate) fn recount(&mut self, moves: [u32; 2]) {
        for (color, moves) in [Color::White, Color::Black].into_iter().zip(moves) {
            self.side(color).moves = moves;
            self.side(color).pictures = None;
        }
    }
}
