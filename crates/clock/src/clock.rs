//! The chess clock: two clocks, of which at most one runs.

use core::fmt;
use std::sync::Arc;

use touchmove_board::Color;

use crate::side::{Side, Terms};
use crate::{Bonus, Moment, SavedTime, Time, TimeControl};

/// A chess clock (6.1). [`Clock::run_to`] advances time; every other operation happens at the moment reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: Arc<TimeControl>,
    saved: SavedTime,
    /// The increment or delay that replaces the one of the time control.
    changed: Option<Bonus>,
    sides: [Side; 2],
    now: Moment,
    is_running: bool,
    /// The player whose clock is running, or will run when started again.
    turn: Color,
    /// The player whose flag fell first, among those that are down.
    first_flag: Option<Color>,
}

impl Clock {
    /// A stopped clock with the time of the first period for both players.
    #[must_use]
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

    /// The time control that was set.
    #[must_use]
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The moment that time has reached.
    #[must_use]
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// The player whose clock is running.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.is_running.then_some(self.turn)
    }

    /// The player whose clock is running, or will run after [`Clock::resume`].
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The time a player has left; in delay mode, the main time.
    #[must_use]
    pub const fn left(&self, player: Color) -> Time {
        self.side(player).left
    }

    /// The rest of the delay in a player's current move.
    #[must_use]
    pub const fn delay_left(&self, player: Color) -> Time {
        self.side(player).delay_left
    }

    /// The total time a player's clock has run.
    #[must_use]
    pub const fn used(&self, player: Color) -> Time {
        self.side(player).used
    }

    /// The number of moves a player has completed.
    #[must_use]
    pub const fn moves(&self, player: Color) -> u32 {
        self.side(player).moves
    }

    /// The moment a player's flag fell, if it is down. It goes up again when time is added.
    #[must_use]
    pub const fn flag(&self, player: Color) -> Option<Moment> {
        self.side(player).flag
    }

    /// The player whose flag fell first, if one is down.
    #[must_use]
    pub const fn first_flag(&self) -> Option<Color> {
        self.first_flag
    }

    /// The moment the running player's flag will fall if the clock is not pressed; `None` if it is already down.
    #[must_use]
    pub fn flag_due(&self) -> Option<Moment> {
        let side = self.side(self.running()?);
        side.flag.is_none().then(|| side.fall(self.now))
    }

    /// The number of the player's period, from 0.
    #[must_use]
    pub const fn period(&self, player: Color) -> usize {
        self.side(player).period()
    }

    /// Returns true if the player must complete all remaining moves in this period.
    #[must_use]
    pub const fn is_in_last_period(&self, player: Color) -> bool {
        self.side(player).is_in_last_period()
    }

    /// The increment or delay for each of the player's moves.
    #[must_use]
    pub fn bonus(&self, player: Color) -> Bonus {
        self.terms().bonus_in(self.side(player).period())
    }

    /// Advances time to a moment. A moment earlier than the last changes nothing.
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

    /// Begins a new move for a player: starts their clock and stops the other.
    pub fn start(&mut self, player: Color) {
        self.begin_move(player);
        self.resume();
    }

    /// The player whose clock is running presses it, completing this number of moves: usually one; zero if there was no move; in
    /// 2005 and 2009 all uncompleted moves of the player (6.8.a, 6.7.a). A press adds one increment, and if it ends a period, the
    /// time and increment of the next.
    ///
    /// # Errors
    /// That player's clock is not running. Nothing has changed.
    pub fn press(&mut self, player: Color, completed: u32) -> Result<(), NotRunningError> {
        if self.running() != Some(player) {
            return Err(NotRunningError(player));
        }
        self.act(player, |side, terms| side.press(completed, terms));
        self.start(!player);
        Ok(())
    }

    /// Completes a move without a press, by the same player's next move (6.2.a.2 in 2014, later 6.2.1.2) or because it was sealed.
    /// No increment is added, but the time of the next period is if the move was the last of a period.
    pub fn complete(&mut self, player: Color) {
        self.act(player, |side, terms| side.complete(1, terms));
    }

    /// Takes back a player's last press: the time added, the moves counted, and the period begun. That player's clock runs again in
    /// the same move as before, or will when the clocks are started. Time used stays used.
    ///
    /// # Errors
    /// The player has not pressed yet, or the press has already been taken back. Nothing has changed.
    pub fn take_back_press(&mut self, player: Color) -> Result<(), NothingToTakeBackError> {
        if !self.act(player, |side, _| side.take_back_press()) {
            return Err(NothingToTakeBackError(player));
        }
        self.turn = player;
        self.run_to(self.now);
        Ok(())
    }

    /// Stops both clocks.
    pub fn stop(&mut self) {
        self.is_running = false;
    }

    /// Restarts the clock that was stopped, or the one it was turned to meanwhile, in the same move as before.
    pub fn resume(&mut self) {
        self.is_running = true;
        self.run_to(self.now);
    }

    /// Switches to this player's clock: it runs, or will run when the clocks are started. If the other clock was active, a new move
    /// begins for this player.
    pub fn turn_to(&mut self, player: Color) {
        if self.turn != player {
            self.begin_move(player);
            self.run_to(self.now);
        }
    }

    /// Sets the time a player has left, for the arbiter.
    pub fn set(&mut self, player: Color, left: Time) {
        self.act(player, |side, _| side.left = left);
    }

    /// Sets a player's move counter, for the arbiter. If this completes a period, the time of the next is added; a period once entered is
    /// not left again. Earlier presses can no longer be taken back.
    pub fn set_moves(&mut self, player: Color, moves: u32) {
        self.act(player, |side, terms| side.set_moves(moves, terms));
    }

    /// Adds time for a player.
    pub fn add(&mut self, player: Color, time: Time) {
        self.act(player, |side, _| side.left = side.left.plus(time));
    }

    /// Takes time from a player, as far as any is left.
    pub fn take(&mut self, player: Color, time: Time) {
        self.act(player, |side, _| side.left = side.left.minus(time));
    }

    /// Charges a player with time that has not passed: the rest of a session in which they adjourned early (A.1.b in 2005, adj.1.b
    /// in 2009, E.1.b in 2014, later I.1.2).
    pub fn charge(&mut self, player: Color, time: Time) {
        let now = self.now;
        self.act(player, |side, _| side.run(now, time));
        if self.first_flag.is_none() && self.flag(player).is_some() {
            self.first_flag = Some(player);
        }
    }

    /// Gives a player the time of the next period before they have completed the moves of this one (both flags are down and it is
    /// not known which fell first: 6.12.a in 2005, 6.11.a in 2009 and 2014, later III.3.1.1). In the last period it has no effect.
    pub fn grant_next_period(&mut self, player: Color) {
        self.act(player, Side::enter_next_period);
    }

    /// Makes the player's next move the first of the next period, and adds its time, because the number of moves made in this one
    /// is unknown (8.6). In the last period it has no effect.
    pub fn begin_next_period(&mut self, player: Color) {
        self.act(player, Side::begin_next_period);
    }

    /// Sets the increment or delay of both players from the next press on, in this period and all later ones (G.4 in 2014, later
    /// III.4).
    pub fn change_bonus(&mut self, bonus: Bonus) {
        self.changed = Some(bonus);
    }

    /// Sets the move counters to those of an earlier position. The times stay, and so does each player's period: the time of a
    /// period is not added twice. Earlier presses can no longer be taken back.
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

    /// Changes one player's clock, and updates the flags.
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

/// A press by a player whose clock is not running.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotRunningError(pub Color);

impl fmt::Display for NotRunningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}'s clock does not run", self.0)
    }
}

impl core::error::Error for NotRunningError {}

/// This player has no press that could be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NothingToTakeBackError(pub Color);

impl fmt::Display for NothingToTakeBackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no press to take back", self.0)
    }
}

impl core::error::Error for NothingToTakeBackError {}
