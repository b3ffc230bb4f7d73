//! One electronic board, and the game at its table.

mod clock;
mod deciding;
mod telling;

use super::Hold;
use super::livechess::TableClock;
use super::notices::{ElectronicMatter, touched_square};
use super::presses::{BeforePress, PressRequest};
use super::settings::{Binding, PressFrom};
use super::status::Agreement;
use crate::board::{Actor, Board as Game};
use crate::event::Event;
use crate::facts::BoardId;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::hall_clock::millis;
use crate::lapses::ServerTime;
use crate::limits::{Bucket, Rate};
use crate::roles::{Role, admit};
use deciding::flag_ms;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use touchmove_laws::Phase;
use touchmove_laws::board::{Bitboard, Board, Color, Move};
use touchmove_referee::wire::{Act, ActKind, Fen, State, Stated, act};
use touchmove_sensors::{AtPress, Completion, Explanation, Watcher};

/// How long a board may take to report after the server has started, or after it was bound to a table.
const CONNECTS_MS: u64 = 5000;

/// The number of presses that may wait at one board. Two hands cannot press more often before one is decided.
const MOST_PRESSES: usize = 16;

/// How often one board may notify the desk: a dozen times at once, then every five seconds. Nobody could read more.
const NOTICES: Rate = Rate { burst: 12.0, a_second: 0.2 };

/// How often the desk is told that a board has dropped out, at most.
const AWAY_EVERY_MS: u64 = 60_000;

/// What following the boards of an event needs.
#[derive(Clone)]
pub(super) struct Room {
    pub(super) hall: Arc<Hall>,
    pub(super) event: Arc<Event>,
    pub(super) press_from: PressFrom,
}

/// A press that has not been decided.
struct Press {
    /// The game.
    game: BoardId,
    by: Color,
    arrived: ServerTime,
    /// The device that waits; `None` if the clock at the board was pressed.
    reply: Option<oneshot::Sender<BeforePress>>,
    /// Decide it not before this moment.
    from_ms: u64,
    /// For the clock at the board: a device's press has its own hold.
    _hold: Option<Hold>,
}

/// One electronic board, and the game at its table.
pub(super) struct Followed {
    pub(super) binding: Binding,
    /// True if it reports.
    pub(super) is_present: bool,
    /// True if it was requested since it was last away.
    pub(super) is_asked: bool,
    /// True if the desk knows that it is away.
    is_told_away: bool,
    /// When the desk was last told so.
    told_away_ms: Option<u64>,
    notices: Bucket,
    /// When following it began.
    since_ms: u64,
    seen: Option<Board>,
    game: Option<(BoardId, Watcher)>,
    clock: Option<TableClock>,
    /// The player whose time last ran on the clock at the board.
    ran: Option<Color>,
    /// Since when another player's time runs there than in the hall.
    runs_otherwise_ms: Option<u64>,
    presses: VecDeque<Press>,
    has_clock_notice: bool,
    kings: Option<touchmove_sensors::Announced>,
    /// The last move for which the clocks were stopped.
    ending: Option<(BoardId, Move)>,
}

fn ms(moment: ServerTime) -> u64 {
    millis(moment.since_start())
}

fn moment(ms: u64) -> ServerTime {
    ServerTime::new(Duration::from_millis(ms))
}

impl Followed {
    pub(super) fn new(binding: Binding, now: ServerTime) -> Self {
        Self {
            binding,
            is_present: false,
            is_asked: false,
            is_told_away: false,
            told_away_ms: None,
            notices: Bucket::new(NOTICES),
            since_ms: ms(now),
            seen: None,
            game: None,
            clock: None,
            ran: None,
            runs_otherwise_ms: None,
            presses: VecDeque::new(),
            has_clock_notice: false,
            kings: None,
            ending: None,
        }
    }

    /// Notes a reading of the sensors.
    pub(super) fn saw(&mut self, board: Board, now: ServerTime) {
        self.seen = Some(board);
        if let Some((_, watcher)) = &mut self.game {
            watcher.saw(board, ms(now));
        }
    }

    /// Handles a device's press. If it belongs to another game's board, the referee of that game answers.
    pub(super) fn pressed(&mut self, press: PressRequest, room: &Room) {
        let PressRequest { board, by, arrived, reply, .. } = press;
        let is_here = self.game_now(room).is_some_and(|game| game.id() == board);
        let refused = match is_here {
            false => BeforePress::Counts,
            true if self.presses.len() < MOST_PRESSES => {
                let reply = Some(reply);
                self.presses.push_back(Press { game: board, by, arrived, reply, from_ms: 0, _hold: None });
                return;
            }
            true => BeforePress::NotRecorded(Fault::unavailable("the board is being read; try again")),
        };
        let _ = reply.send(refused);
    }

    /// It no longer reports, so its last position may have changed. If its clock was pressed meanwhile, that shows when it is back.
    fn forget(&mut self) {
        (self.seen, self.game) = (None, None);
    }

    /// Its position, and how that agrees with the record.
    pub(super) fn agreement(&self) -> Option<(Board, Agreement)> {
        let seen = self.seen?;
        let explained = self.game.as_ref().and_then(|(_, watcher)| watcher.explanation());
        Some((
            seen,
            match explained {
                None => Agreement::NoGame,
                Some(Explanation::AsRecorded) => Agreement::Same,
                Some(Explanation::Unclear | Explanation::Kings(_)) => Agreement::Differs,
                Some(_) => Agreement::Moving,
            },
        ))
    }

    /// When to check again.
    pub(super) fn due_ms(&self, room: &Room, now: ServerTime) -> Option<u64> {
        let (_, watcher) = self.game.as_ref()?;
        let press = self.presses.front().map(|press| {
            let decided = match watcher.at_press(ms(press.arrived), ms(now)) {
                AtPress::Wait(until) => until,
                AtPress::Certain(_) => ms(now),
            };
            decided.max(press.from_ms)
        });
        let flag = || self.game_now(room).and_then(|game| flag_ms(&game, room, now));
        let flag = watcher.ending().and_then(|_| flag());
        watcher.due().into_iter().chain(press).chain(flag).min()
    }

    /// Reports everything that can be reported by now.
    pub(super) async fn work(&mut self, room: &Room, now: ServerTime) {
        loop {
            let Some((game, state)) = self.follow(room, now) else {
                self.presses.drain(..).filter_map(|press| press.reply).for_each(|reply| {
                    let _ = reply.send(BeforePress::Counts);
                });
                return;
            };
            if !self.is_present && ms(now) >= self.since_ms + CONNECTS_MS {
                self.tell_away(room).await;
            }
            let findings = self.game.as_mut().map_or_else(Vec::new, |(_, watcher)| watcher.look(ms(now)));
            for finding in findings {
                self.tell(room, &game, &state, finding, now).await;
            }
            self.stop_before_flag(room, &game, &state, now).await;
            let Some((game, state)) = self.follow(room, now) else { continue };
            self.compare_clocks(room, (&game, &state), now).await;
            if !self.decide_press(room, &game, &state, now).await {
                return;
            }
        }
    }

    fn game_now(&self, room: &Room) -> Option<Arc<Game>> {
        room.hall.board_at_table(room.event.id, self.binding.table)
    }

    /// The game at the table, if it is in play, with the watcher brought up to date.
    fn follow(&mut self, room: &Room, now: ServerTime) -> Option<(Arc<Game>, State)> {
        let game = self.game_now(room);
        let last = game.as_ref().and_then(|game| game.live().last().cloned());
        let state = last.map(|last| last.answer.state.clone());
        let running = game.zip(state).filter(|(_, state)| state.phase.0 == Phase::Running);
        let Some((game, state)) = running else {
            self.game = None;
            return None;
        };
        let Some(Fen::Whole(position)) = state.fen else {
            self.game = None;
            return None;
        };
        match &mut self.game {
            Some((id, watcher)) if *id == game.id() => watcher.expect(position, ms(now)),
            place => {
                let completion = match state.clock {
                    Some(_) => Completion::Press,
                    None => Completion::Standing,
                };
                let mut watcher = Watcher::new(position, completion);
                if let Some(seen) = self.seen {
                    watcher.saw(seen, ms(now));
                }
                *place = Some((game.id(), watcher));
                self.kings = None;
            }
        }
        Some((game, state))
    }

    /// Records a move that was made on the board, legal or not.
    async fn play(
        &mut self,
        room: &Room,
        game: &Arc<Game>,
        mv: Move,
        unseen: Bitboard,
        arrived: ServerTime,
    ) -> Result<(), Fault> {
        let Some((_, watcher)) = &self.game else { return Ok(()) };
        let (record, touched) = (*watcher.record(), watcher.touches_beside(mv));
        let uci = mv.uci(&record).to_string();
        let stated = act::Move { mv: Stated(uci.clone()), by: Some(record.turn.into()), hands: None };
        self.act(room, game, ActKind::Move(stated), arrived).await?;
        // Where lifting is touching, the referee already knows of it.
        if let Some(touched) = touched.filter(|_| !room.event.settings().lift_is_touch) {
            let square = Bitboard::of(touched_square(touched));
            let mut notice = self.notice(ElectronicMatter::Touched, game).about(square);
            (notice.by, notice.mv) = (Some(record.turn.into()), Some(uci));
            room.event.ask_desk(&*room.hall.journal, notice, Some(touched)).await;
        }
        if unseen.any() {
            self.ask(room, self.notice(ElectronicMatter::PiecesMissing, game).about(unseen)).await;
        }
        Ok(())
    }

    /// Carries out an act of this board.
    async fn act(
        &self,
        room: &Room,
        game: &Arc<Game>,
        kind: ActKind,
        arrived: ServerTime,
    ) -> Result<(), Fault> {
        let mut act = Act::from(kind);
        if let Err(denied) = admit(Role::Table, &mut act) {
            tracing::error!(?denied, serial = %self.binding.serial, "an electronic board may not do this");
            return Ok(());
        }
        let actor = Actor {
            role: Some(Role::Table),
            electronic: Some(self.binding.serial),
            arrived: Some(arrived),
            ..Actor::SERVER
        };
        room.hall.act(game, actor, act).await.map(|_| ())
    }

    fn in_progress(&self, room: &Room) -> Option<Arc<Game>> {
        self.game_now(room).filter(|game| game.is_in_progress())
    }
}
