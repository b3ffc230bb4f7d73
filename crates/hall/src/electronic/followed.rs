//! One electronic board, and the game at its table.

mod deciding;

use super::livechess::TableClock;
use super::notices::{ElectronicMatter, ElectronicNotice, result_word, touched_square};
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
use crate::roles::{Role, admit};
use deciding::flag_ms;
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::oneshot;
use touchmove_laws::Phase;
use touchmove_laws::board::{Bitboard, Board, Color, Move};
use touchmove_referee::wire::{Act, ActKind, Fen, State, Stated, act};
use touchmove_sensors::{AtPress, Completion, Explanation, Finding, Watcher};

/// So long after the server has begun, or a board was bound to a table, it should report.
const CONNECTS_MS: u64 = 5000;

/// LiveChess tells whole seconds, and tells them late: a greater difference is one.
const CLOCKS_DIFFER_S: u64 = 5;

/// Where the boards are followed.
#[derive(Clone)]
pub(super) struct Room {
    pub(super) hall: Arc<Hall>,
    pub(super) event: Arc<Event>,
    pub(super) press_from: PressFrom,
}

/// A press that has not been decided.
struct Press {
    by: Color,
    arrived: ServerTime,
    /// The device that waits; nobody if the clock at the board was pressed.
    reply: Option<oneshot::Sender<BeforePress>>,
    /// Not before.
    from_ms: u64,
}

/// One electronic board, and the game at its table.
pub(super) struct Followed {
    pub(super) binding: Binding,
    /// Does it report?
    pub(super) is_present: bool,
    /// Was it asked to, since it was last away?
    pub(super) is_asked: bool,
    /// Does the desk know that it is away?
    is_told_away: bool,
    /// Since when it is followed.
    since_ms: u64,
    seen: Option<Board>,
    game: Option<(BoardId, Watcher)>,
    clock: Option<TableClock>,
    presses: VecDeque<Press>,
    has_clock_notice: bool,
    kings: Option<touchmove_sensors::Announced>,
}

fn ms(moment: ServerTime) -> u64 {
    millis(moment.since_start())
}

impl Followed {
    pub(super) fn new(binding: Binding, now: ServerTime) -> Self {
        Self {
            binding,
            is_present: false,
            is_asked: false,
            is_told_away: false,
            since_ms: ms(now),
            seen: None,
            game: None,
            clock: None,
            presses: VecDeque::new(),
            has_clock_notice: false,
            kings: None,
        }
    }

    /// The sensors see this.
    pub(super) fn saw(&mut self, board: Board, now: ServerTime) {
        self.seen = Some(board);
        if let Some((_, watcher)) = &mut self.game {
            watcher.saw(board, ms(now));
        }
    }

    /// The clock at the board shows this.
    pub(super) fn clock_shows(&mut self, clock: TableClock, now: ServerTime, room: &Room) {
        let pressed = self.clock.replace(clock).and_then(|before| clock.pressed_since(before));
        if let Some(by) = pressed.filter(|_| room.press_from == PressFrom::BoardClock) {
            self.presses.push_back(Press { by, arrived: now, reply: None, from_ms: 0 });
        }
    }

    /// A device was pressed.
    pub(super) fn pressed(&mut self, PressRequest { by, arrived, reply, .. }: PressRequest) {
        self.presses.push_back(Press { by, arrived, reply: Some(reply), from_ms: 0 });
    }

    /// It does not report any more: what it showed is not known to stand there still. If its clock has been pressed meanwhile, that shows when
    /// it is back.
    fn forget(&mut self) {
        (self.seen, self.game) = (None, None);
    }

    /// What it shows, and how that fits the record.
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

    /// When to look again.
    pub(super) fn due_ms(&self, room: &Room, now: ServerTime) -> Option<u64> {
        let (_, watcher) = self.game.as_ref()?;
        let press = self.presses.front().map(|press| {
            let decided = match watcher.at_press(ms(press.arrived), ms(now)) {
                AtPress::Wait(until) => until,
                AtPress::Certain(_) => ms(now),
            };
            let flag = self.game_now(room).and_then(|game| flag_ms(&game, room, now));
            decided.min(flag.unwrap_or(u64::MAX)).max(press.from_ms)
        });
        watcher.due().into_iter().chain(press).min()
    }

    /// Says what can be said by now.
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
            let Some((game, state)) = self.follow(room, now) else { continue };
            self.compare_clocks(room, &game, &state).await;
            if !self.decide_press(room, &game, &state, now).await {
                return;
            }
        }
    }

    fn game_now(&self, room: &Room) -> Option<Arc<Game>> {
        room.hall.board_at_table(room.event.id, self.binding.table)
    }

    /// The game at the table, if it is being played, and the watcher in step with it.
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

    /// What the board shows without a press.
    async fn tell(
        &mut self,
        room: &Room,
        game: &Arc<Game>,
        state: &State,
        finding: Finding,
        now: ServerTime,
    ) {
        match finding {
            Finding::Lifted(square) => {
                if let Some(by) = state.turn.filter(|_| room.event.settings().lift_is_touch) {
                    let touch =
                        act::Touch { square: square.into(), by: Some(by), accident: None, lifted: None };
                    let _ = self.act(room, game, ActKind::Touch(touch), now).await;
                }
            }
            Finding::Move(mv) => {
                let _ = self.play(room, game, mv, Bitboard::EMPTY, now).await;
            }
            Finding::Kings(announced) => {
                if self.kings.replace(announced) != Some(announced) {
                    let mut notice = self.notice(ElectronicMatter::Kings, game);
                    notice.result = Some(result_word(announced).to_owned());
                    self.ask(room, notice).await;
                }
            }
            Finding::Missing(squares) => {
                self.ask(room, self.notice(ElectronicMatter::PiecesMissing, game).about(squares)).await;
            }
            Finding::Differs(squares) => {
                self.ask(room, self.notice(ElectronicMatter::Differs, game).about(squares)).await;
            }
        }
    }

    /// A move was made on the board, legal or not.
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
        // Where lifting is touching, the referee has heard of it already.
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

    /// An act of this board.
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

    /// The clock at the board need not show what the hall's shows, but not much else.
    async fn compare_clocks(&mut self, room: &Room, game: &Arc<Game>, state: &State) {
        let Some((shown, clock)) = self.clock.zip(state.clock) else { return };
        if room.press_from != PressFrom::BoardClock || !self.presses.is_empty() {
            return;
        }
        let last_at = game.live().last().map_or(0, |last| last.at_ms);
        let ran = game.now_ms(&room.hall.clock).saturating_sub(last_at);
        let differs = Color::ALL.into_iter().any(|color| {
            let left = if color == Color::White { clock.white_ms.0 } else { clock.black_ms.0 };
            let is_running = clock.running.is_some_and(|side| side.0 == color);
            let left_s = left.saturating_sub(if is_running { ran } else { 0 }) / 1000;
            // A clock that runs was read a while ago.
            let shown_s = if color == Color::White { shown.white_s } else { shown.black_s };
            !is_running && left_s.abs_diff(shown_s) > CLOCKS_DIFFER_S
        });
        if differs && !self.has_clock_notice {
            self.ask(room, self.notice(ElectronicMatter::ClockDiffers, game)).await;
        }
        self.has_clock_notice = differs;
    }

    fn notice(&self, matter: ElectronicMatter, game: &Game) -> ElectronicNotice {
        let Binding { serial, table } = self.binding;
        ElectronicNotice { board: Some(game.id()), ..ElectronicNotice::new(matter, serial, table) }
    }

    async fn ask(&self, room: &Room, notice: ElectronicNotice) {
        room.event.ask_desk(&*room.hall.journal, notice, None).await;
    }

    /// The board reports, or does not any more.
    pub(super) async fn set_present(&mut self, is_present: bool, room: &Room) {
        if std::mem::replace(&mut self.is_present, is_present) == is_present {
            return;
        }
        if !is_present {
            self.forget();
            self.tell_away(room).await;
        } else if std::mem::take(&mut self.is_told_away)
            && let Some(game) = self.in_progress(room)
        {
            self.ask(room, self.notice(ElectronicMatter::Back, &game)).await;
        }
    }

    /// The desk hears, once, that the board does not report while a game is played there.
    async fn tell_away(&mut self, room: &Room) {
        if let Some(game) = self.in_progress(room).filter(|_| !self.is_told_away) {
            self.is_told_away = true;
            self.ask(room, self.notice(ElectronicMatter::DroppedOut, &game)).await;
        }
    }

    fn in_progress(&self, room: &Room) -> Option<Arc<Game>> {
        self.game_now(room).filter(|game| game.is_in_progress())
    }
}
