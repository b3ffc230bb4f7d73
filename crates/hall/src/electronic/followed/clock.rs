//! The clock at an electronic board: its presses, and whether it agrees with the hall's.

use super::{Followed, Game, MOST_PRESSES, Press, Room, ms};
use crate::electronic::livechess::TableClock;
use crate::electronic::notices::ElectronicMatter;
use crate::electronic::settings::PressFrom;
use crate::lapses::ServerTime;
use std::sync::Arc;
use touchmove_laws::board::Color;
use touchmove_referee::wire::State;
use touchmove_sensors::Explanation;

/// The greatest difference in seconds that is ignored: LiveChess reports whole seconds, with a delay.
const CLOCKS_DIFFER_S: u64 = 5;

/// If another player's time runs there than in the hall for this long, no press on its way explains it.
const RUNS_OTHERWISE_MS: u64 = 3000;

impl Followed {
    /// Notes the display of the clock at the board. It was pressed if another player's time runs there than before, and than should run by
    /// now; a pause in between, or an outage, changes nothing.
    pub(in crate::electronic) fn clock_shows(&mut self, clock: TableClock, now: ServerTime, room: &Room) {
        self.clock = Some(clock);
        let Some(runs) = clock.running else { return };
        let before = self.ran.replace(runs);
        if room.press_from != PressFrom::BoardClock || before == Some(runs) {
            return;
        }
        let Some((game, state)) = self.follow(room, now) else { return };
        let Some(by) = self.should_run(&game, &state).filter(|by| *by != runs) else { return };
        // After a restart it is unknown what it showed before. It was pressed if a move is on the board; if not, the clocks differ.
        if (before.is_none() && !self.shows_move()) || self.presses.len() >= MOST_PRESSES {
            return;
        }
        let hold = room.event.electronic.hold(&game, now);
        let game = game.id();
        self.presses.push_back(Press { game, by, arrived: now, reply: None, from_ms: 0, _hold: Some(hold) });
    }

    /// The player whose time should run when the waiting presses have been decided.
    fn should_run(&self, game: &Game, state: &State) -> Option<Color> {
        let runs = state.clock?.running?.0;
        let waiting = self.presses.iter().filter(|press| press.game == game.id()).count();
        Some(if waiting.is_multiple_of(2) { runs } else { !runs })
    }

    fn shows_move(&self) -> bool {
        let shown = self.game.as_ref().and_then(|(_, watcher)| watcher.explanation());
        matches!(
            shown,
            Some(
                Explanation::Move { .. }
                    | Explanation::MoveAndReply(_)
                    | Explanation::Illegal(_)
                    | Explanation::HalfCastled(_)
            )
        )
    }

    /// Compares the clock at the board with the hall's. They need not be equal, but must not differ much.
    pub(super) async fn compare_clocks(
        &mut self,
        room: &Room,
        (game, state): (&Arc<Game>, &State),
        now: ServerTime,
    ) {
        let Some((shown, clock)) = self.clock.zip(state.clock) else { return };
        if room.press_from != PressFrom::BoardClock || !self.presses.is_empty() {
            return;
        }
        let is_other = shown.running.zip(clock.running).is_some_and(|(shown, running)| shown != running.0);
        let since = is_other.then(|| self.runs_otherwise_ms.unwrap_or(ms(now)));
        self.runs_otherwise_ms = since;
        let differs = since.is_some_and(|since| ms(now) >= since + RUNS_OTHERWISE_MS)
            || Color::ALL.into_iter().any(|color| {
                let left = if color == Color::White { clock.white_ms.0 } else { clock.black_ms.0 };
                let is_running = clock.running.is_some_and(|side| side.0 == color);
                // The display of a running clock is already some time old.
                let shown_s = if color == Color::White { shown.white_s } else { shown.black_s };
                !is_running && (left / 1000).abs_diff(shown_s) > CLOCKS_DIFFER_S
            });
        if differs && !self.has_clock_notice {
            self.ask(room, self.notice(ElectronicMatter::ClockDiffers, game)).await;
        }
        self.has_clock_notice = differs;
    }
}
