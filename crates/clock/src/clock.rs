//! The chess clock: two clocks of which at most one runs.

use core::fmt;
use std::sync::Arc;

use touchmove_board::Color;

use crate::side::{Side, Terms};
use crate::{Bonus, Moment, SavedTime, Time, TimeControl};

/// A chess clock (6.1). [`Clock::run_to`] lets time pass; every other act happens at the moment that was run to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: Arc<TimeControl>,
    saved: SavedTime,
    /// What each move brings in place of what the time control says.
    changed: Option<Bonus>,
    sides: [Side; 2],
    now: Moment,
    is_running: bool,
    /// Whose clock runs, or will run when it is started again.
    turn: Color,
    /// Whose flag fell first, of those that are down.
    first_flag: Option<Color>,
}

impl Clock {
    /// A clock that stands, with the first period's time for both.
    pub fn new(control: TimeControl, saved: SavedTime) -> Self {
        let side = Side::new(&control);
        Self {
            control: Arc::new(control),
            saved,
            changed: None,
            sides: [side.clone(), side],
            now: Moment::default(),
            is_running: false,
            turn: Color::White,
            first_flag: None,
        }
    }

    /// The time control it was set to.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The moment that time has run to.
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.is_running.then_some(self.turn)
    }

    /// Whose clock runs, or runs again after [`Clock::resume`].
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The time a player has left; in delay mode the main time.
    pub const fn left(&self, player: Color) -> Time {
        self.side(player).left
    }

    /// What is left of the delay of a player's move under way.
    pub const fn delay_left(&self, player: Color) -> Time {
        self.side(player).delay_left
    }

    /// How long a player's clock has run.
    pub const fn used(&self, player: Color) -> Time {
        self.side(player).used
    }

    /// The number of moves a player has completed.
    pub const fn moves(&self, player: Color) -> u32 {
        self.side(player).moves
    }

    /// When a player's flag fell, if it is down. It is up again when the clock is given time.
    pub const fn flag(&self, player: Color) -> Option<Moment> {
        self.side(player).flag
    }

    /// Whose flag fell first, if one is down.
    pub const fn first_flag(&self) -> Option<Color> {
        self.first_flag
    }

    /// When a flag will fall if nobody presses: that of the player whose clock runs, if it is still up.
    pub fn flag_due(&self) -> Option<Moment> {
        let side = self.side(self.running()?);
        side.flag.is_none().then(|| side.fall(self.now))
    }

    /// The number of the period that a player is in, from 0.
    pub const fn period(&self, player: Color) -> usize {
        self.side(player).period()
    }

    /// Is this the period in which the player has to complete all the moves?
    pub const fn is_in_last_period(&self, player: Color) -> bool {
        self.side(player).is_in_last_period()
    }

    /// What each of the player's moves brings.
    pub fn bonus(&self, player: Color) -> Bonus {
        self.terms().bonus_in(self.side(player).period())
    }

    /// Lets time pass until a moment. An earlier moment than the last changes nothing.
    pub fn run_to(&mut self, at: Moment) {
        let elapsed = at.since(self.now);
        if self.is_running {
            let from = self.now;
            self.side_mut(self.turn).run(from, elapsed);
            if self.first_flag.is_none() && self.flag(self.turn).is_some() {
                self.first_flag = Some(self.turn);
            }
        }
        self.now = self.now.max(at);
    }

    /// A new move begins for a player, whose clock is started, and the other's is stopped.
    pub fn start(&mut self, player: Color) {
        self.begin_move(player);
        self.resume();
    }

    /// The player whose clock runs presses it, and completes so many moves with that: usually one; none if there was no
    /// move; in 2005 and 2009 all that the player made and did not complete (6.8.a, 6.7.a). A press brings one increment, and
    /// when it ends a period the next period's time and increment.
    ///
    /// # Errors
    /// That player's clock does not run; nothing has changed.
    pub fn press(&mut self, player: Color, completed: u32) -> Result<(), NotRunning> {
        if self.running() != Some(player) {
            return Err(NotRunning(player));
        }
        self.act(player, |side, terms| side.press(completed, terms));
        self.start(!player);
        Ok(())
    }

    /// A move is completed without a press, by the same player's next move (6.2.a.2 in 2014, later 6.2.1.2) or by being the
    /// sealed one. It brings no increment, but the next period's time if it was the last of a period.
    pub fn complete(&mut self, player: Color) {
        self.act(player, |side, terms| side.complete(1, terms));
    }

    /// Takes a player's last press back: what it added, the moves it counted, and the period it began. That player's clock
    /// runs again, in the same move as before; if the clocks stand it will when they are started. Time used stays used.
    ///
    /// # Errors
    /// The player has not pressed yet, or that press is taken back already; nothing has changed.
    pub fn take_back_press(&mut self, player: Color) -> Result<(), NothingToTakeBack> {
        if !self.act(player, |side, _| side.take_back_press()) {
            return Err(NothingToTakeBack(player));
        }
        self.turn = player;
        self.run_to(self.now);
        Ok(())
    }

    /// Stops both clocks.
    pub fn stop(&mut self) {
        self.is_running = false;
    }

    /// Starts the clock again that was stopped, or that it was turned to meanwhile, in the same move as before.
    pub fn resume(&mut self) {
        self.is_running = true;
        self.run_to(self.now);
    }

    /// Makes it this player's clock that runs, or will run when the clocks are started. If it was the other's, a new move
    /// begins for that player.
    pub fn turn_to(&mut self, player: Color) {
        if self.turn != player {
            self.begin_move(player);
            self.run_to(self.now);
        }
    }

    /// The arbiter sets a player's clock.
    pub fn set(&mut self, player: Color, left: Time) {
        self.act(player, |side, _| side.left = left);
    }

    /// The arbiter sets a player's move counter. If that completes a period, the next one's time is added; a period that has been entered
    /// is not left again. No press before that can be taken back.
    pub fn set_moves(&mut self, player: Color, moves: u32) {
        self.act(player, |side, terms| side.set_moves(moves, terms));
    }

    /// A player is given time.
    pub fn add(&mut self, player: Color, time: Time) {
        self.act(player, |side, _| side.left = side.left.plus(time));
    }

    /// Time is taken from a player, as far as there is any.
    pub fn take(&mut self, player: Color, time: Time) {
        self.act(player, |side, _| side.left = side.left.minus(time));
    }

    /// A player is charged with time that has not passed: the rest of a session in which that player adjourned (A.1.b in 2005,
    /// adj.1.b in 2009, E.1.b in 2014, later I.1.2).
    pub fn charge(&mut self, player: Color, time: Time) {
        let now = self.now;
        self.act(player, |side, _| side.run(now, time));
        if self.first_flag.is_none() && self.flag(player).is_some() {
            self.first_flag = Some(player);
        }
    }

    /// A player is given the next period's time before completing the moves of this one (both flags are down and nobody knows
    /// which fell first: 6.12.a in 2005, 6.11.a in 2009 and 2014, later III.3.1.1). In the last period nothing happens.
    pub fn grant_next_period(&mut self, player: Color) {
        self.act(player, Side::enter_next_period);
    }

    /// The player's next move is the first of the next period, whose time is added: nothing shows how many were made in this one
    /// (8.6). In the last period nothing happens.
    pub fn begin_next_period(&mut self, player: Color) {
        self.act(player, Side::begin_next_period);
    }

    /// From the next press on, each move of either player brings this, in this period and all later ones (G.4 in 2014, later
    /// III.4).
    pub fn change_bonus(&mut self, bonus: Bonus) {
        self.changed = Some(bonus);
    }

    /// Sets the move counters to those of an earlier position. Times stay, and so does the period that each player has the
    /// time of: what was added once is not added again. No press before that can be taken back.
    pub fn restore_moves(&mut self, white: u32, black: u32) {
        for (player, moves) in [(Color::White, white), (Color::Black, black)] {
            let side = self.side_mut(player);
            side.moves = moves;
            side.forget_press();
        }
    }

    const fn side(&self, player: Color) -> &Side {
        &self.sides[player as usize]
    }

    fn side_mut(&mut self, player: Color) -> &mut Side {
        &mut self.sides[player as usize]
    }

    fn terms(&self) -> Terms<'_> {
        Terms { control: &self.control, saved: self.saved, changed: self.changed }
    }

    fn begin_move(&mut self, player: Color) {
        self.turn = player;
        self.side_mut(player).delay_left = self.bonus(player).delay();
    }

    /// Changes one player's clock, and sees to the flags.
    fn act<T>(&mut self, player: Color, change: impl FnOnce(&mut Side, Terms<'_>) -> T) -> T {
        let terms = Terms { control: &self.control, saved: self.saved, changed: self.changed };
        let side = &mut self.sides[player as usize];
        let answer = change(side, terms);
        side.raise_flag();
        if self.flag(player).is_none() && self.first_flag == Some(player) {
            self.first_flag = self.flag(!player).map(|_| !player);
        }
        self.run_to(self.now);
        answer
    }
}

/// Only the player whose clock runs can press it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotRunning(pub Color);

impl fmt::Display for NotRunning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}'s clock does not run", self.0)
    }
}

impl core::error::Error for NotRunning {}

/// There is no press of this player's that could be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NothingToTakeBack(pub Color);

impl fmt::Display for NothingToTakeBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no press to take back", self.0)
    }
}

impl core::error::Error for NothingToTakeBack {}
