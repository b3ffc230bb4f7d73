//! The clock on the table. If there is none, operations on it have no effect.
//!
//! The reason for a player's last press is stored exactly while the press can be taken back. Only this module presses the clock and
//! counts moves.

use crate::edition::Edition;
use crate::ruling::Rulings;
use crate::{Article, RulingKind, TimeChange};
use touchmove_board::Color;
use touchmove_clock::{Bonus, Clock, Moment, Time, TimeControl};

/// The clock on the table.
#[derive(Clone, Debug)]
pub(crate) struct TableClock(Option<Pressed>);

#[derive(Clone, Debug)]
struct Pressed {
    clock: Clock,
    /// The reason for each player's last press, if it can be taken back.
    last_press: [Option<PressFor>; 2],
    /// The amounts by which the arbiter has set each move counter above the record.
    corrected: [i64; 2],
}

/// The reason for a press.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum PressFor {
    /// The move at that index of the record.
    Ply(usize),
    /// A move that was not reported: the player's move with that number.
    Untold(u32),
    /// None: no move had been made.
    Nothing,
}

impl TableClock {
    pub(crate) fn new(control: Option<TimeControl>, law: &Edition) -> Self {
        let pressed = |control| Pressed {
            clock: Clock::new(control, law.saved_time),
            last_press: [None; 2],
            corrected: [0; 2],
        };
        Self(control.map(pressed))
    }

    /// Returns true if there is a clock.
    pub(crate) const fn is_there(&self) -> bool {
        self.0.is_some()
    }

    /// The clock, for reading.
    pub(crate) const fn shown(&self) -> Option<&Clock> {
        match &self.0 {
            Some(pressed) => Some(&pressed.clock),
            None => None,
        }
    }

    /// The player whose clock is running.
    pub(crate) fn running(&self) -> Option<Color> {
        self.shown().and_then(Clock::running)
    }

    pub(crate) fn is_flag_down(&self, player: Color) -> bool {
        self.shown().is_some_and(|clock| clock.flag(player).is_some())
    }

    pub(crate) fn are_both_flags_down(&self) -> bool {
        Color::ALL.into_iter().all(|player| self.is_flag_down(player))
    }

    /// Returns true if that player's flag is down in a period that is not the last.
    pub(crate) fn may_enter_next_period(&self, player: Color) -> bool {
        self.shown().is_some_and(|clock| clock.flag(player).is_some() && !clock.is_in_last_period(player))
    }

    /// Advances time to a moment.
    pub(crate) fn run_to(&mut self, now: Moment) {
        self.change(|clock| clock.run_to(now));
    }

    /// Begins a player's move and starts their clock.
    pub(crate) fn start(&mut self, player: Color) {
        self.change(|clock| clock.start(player));
    }

    pub(crate) fn stop(&mut self) {
        self.change(Clock::stop);
    }

    pub(crate) fn resume(&mut self) {
        self.change(Clock::resume);
    }

    /// Turns the clock to that player; if the clocks are stopped, theirs will run when they are started.
    pub(crate) fn turn_to(&mut self, player: Color) {
        self.change(|clock| clock.turn_to(player));
    }

    /// A player presses the clock, completing this number of moves.
    pub(crate) fn press(&mut self, by: Color, completed: u32, press: PressFor) {
        if let Some(Pressed { clock, last_press, .. }) = &mut self.0 {
            // A player whose clock is not running has already been refused.
            last_press[by as usize] = clock.press(by, completed).is_ok().then_some(press);
        }
    }

    /// A player completes this number of moves without a press. Earlier presses can no longer be taken back exactly.
    pub(crate) fn complete_without_press(&mut self, by: Color, completed: u32) {
        if let Some(Pressed { clock, last_press, .. }) = self.0.as_mut().filter(|_| completed > 0) {
            (0..completed).for_each(|_| clock.complete(by));
            last_press[by as usize] = None;
        }
    }

    /// Takes back the effect of a player's press: all of it if it was their last and for this reason, otherwise only the increment.
    pub(crate) fn take_back_press(&mut self, by: Color, press: PressFor) {
        let Some(Pressed { clock, last_press, .. }) = &mut self.0 else { return };
        let is_last = last_press[by as usize].take_if(|last| *last == press).is_some();
        if !is_last || clock.take_back_press(by).is_err() {
            clock.take(by, clock.bonus(by).increment());
        }
    }

    /// Sets the numbers of moves that White and Black have completed. The times stay, and no press can be taken back any more.
    pub(crate) fn restore_moves(&mut self, recorded: [u32; 2]) {
        if let Some(Pressed { clock, last_press, corrected }) = &mut self.0 {
            let [white, black] = Color::ALL.map(|player| {
                let shown = i64::from(recorded[player as usize]) + corrected[player as usize];
                u32::try_from(shown.max(0)).unwrap_or(u32::MAX)
            });
            clock.restore_moves(white, black);
            *last_press = [None; 2];
        }
    }

    /// The arbiter sets the move counter of a player who has completed `recorded` moves according to the record (6.10.2).
    pub(crate) fn set_moves(&mut self, player: Color, moves: u32, recorded: u32) {
        if let Some(Pressed { clock, last_press, corrected }) = &mut self.0 {
            clock.set_moves(player, moves);
            last_press[player as usize] = None;
            corrected[player as usize] = i64::from(moves) - i64::from(recorded);
        }
    }

    /// The arbiter sets the time that a player has left.
    pub(crate) fn set(&mut self, player: Color, left: Time) {
        self.change(|clock| clock.set(player, left));
    }

    pub(crate) fn add(&mut self, to: Color, time: Time) -> Option<TimeChange> {
        self.change(|clock| clock.add(to, time)).map(|()| TimeChange::Added(time))
    }

    /// Adds time, with a ruling under that article.
    pub(crate) fn give(&mut self, to: Color, time: Time, article: Article, rulings: &mut Rulings) {
        rule_time(to, self.add(to, time), article, rulings);
    }

    /// Adds the time of a penalty. In some classes of play another article sets the amount.
    pub(crate) fn give_penalty(
        &mut self,
        to: Color,
        time: Time,
        (article, figure): (Article, Option<Article>),
        rulings: &mut Rulings,
    ) {
        if let Some(change) = self.add(to, time) {
            rulings.push(article, RulingKind::Time { to, change, figure });
        }
    }

    pub(crate) fn take(&mut self, from: Color, time: Time) -> Option<TimeChange> {
        self.change(|clock| clock.take(from, time)).map(|()| TimeChange::Taken(time))
    }

    /// Takes time as if it had been used, as far as any is left. Returns the time taken.
    pub(crate) fn charge(&mut self, player: Color, time: Time) -> Option<TimeChange> {
        let before = self.shown()?.left(player);
        self.change(|clock| clock.charge(player, time))?;
        let charged = before.minus(self.shown()?.left(player));
        (charged > Time::ZERO).then_some(TimeChange::Taken(charged))
    }

    /// Gives a player the time of the next period.
    pub(crate) fn grant_next_period(&mut self, player: Color) -> Option<TimeChange> {
        self.change_period(player, Clock::grant_next_period)
    }

    /// The player's next move is the first of the next period.
    pub(crate) fn begin_next_period(&mut self, player: Color) -> Option<TimeChange> {
        self.change_period(player, Clock::begin_next_period)
    }

    fn change_period(&mut self, player: Color, change: fn(&mut Clock, Color)) -> Option<TimeChange> {
        let before = self.shown()?.left(player);
        self.change(|clock| change(clock, player))?;
        Some(TimeChange::Added(self.shown()?.left(player).minus(before)))
    }

    /// Sets the increment or delay for each move from now on.
    pub(crate) fn change_bonus(&mut self, bonus: Bonus) {
        self.change(|clock| clock.change_bonus(bonus));
    }

    fn change(&mut self, change: impl FnOnce(&mut Clock)) -> Option<()> {
        self.0.as_mut().map(|pressed| change(&mut pressed.clock))
    }
}

/// Adds a ruling that the time on a clock has changed, if it has.
pub(crate) fn rule_time(to: Color, change: Option<TimeChange>, article: Article, rulings: &mut Rulings) {
    if let Some(change) = change {
        rulings.push(article, RulingKind::Time { to, change, figure: None });
    }
}
