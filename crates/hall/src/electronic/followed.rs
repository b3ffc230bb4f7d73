//! One electronic board, and the game at its table.

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
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::oneshot;
use touchmove_laws::Phase;
use touchmove_laws::board::{Bitboard, Board, Color, Move, Square};
use touchmove_referee::wire::{Act, ActKind, Fen, State, Stated, act};
use touchmove_sensors::{AtPress, Completion, Explanation, Finding, Watcher};

/// A press is not held until its player's flag has fallen: so long before, it is decided.
const BEFORE_FLAG_MS: u64 = 150;

/// If a move could not be recorded, it is tried again after so long.
const TRY_AGAIN_MS: u64 = 500;

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
    pub(super) const fn new(binding: Binding) -> Self {
        Self {
            binding,
            is_present: false,
            is_asked: false,
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
        (self.is_present, self.seen, self.game) = (false, None, None);
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

    /// Decides the first press that waits, if it can be. Nothing is left to do if it cannot, or if there is none.
    async fn decide_press(&mut self, room: &Room, game: &Arc<Game>, state: &State, now: ServerTime) -> bool {
        let Some(Press { by, arrived, from_ms, .. }) = self.presses.front() else { return false };
        let (by, arrived) = (*by, *arrived);
        if *from_ms > ms(now) {
            return false;
        }
        let Some((_, watcher)) = &self.game else { return false };
        let at_press = watcher.at_press(ms(arrived), ms(now));
        let is_last_moment = flag_ms(game, room, now).is_some_and(|flag| flag <= ms(now));
        let has_moved = state.pending.iter().any(|pending| pending.by.0 == by);
        let is_running = state.clock.is_some_and(|clock| clock.running.is_some_and(|side| side.0 == by));
        // Whoever has entered the move on a device, or whose clock does not run, is answered by the referee alone.
        let is_plain = has_moved || !is_running || state.turn.is_none_or(|turn| turn.0 != by);
        let what = match at_press {
            _ if is_plain => None,
            AtPress::Certain(what) => Some(what),
            AtPress::Wait(_) if is_last_moment => Some(certain_now(watcher.explanation())),
            AtPress::Wait(_) => return false,
        };
        let decided = match what {
            None => Ok(BeforePress::Counts),
            Some(what) => self.explain_press(room, game, what, arrived).await,
        };
        self.answer_press(room, game, decided, now).await;
        true
    }

    /// Records what stands on the board at a press; or stops the clocks, if nobody knows what was played.
    async fn explain_press(
        &mut self,
        room: &Room,
        game: &Arc<Game>,
        what: Explanation,
        arrived: ServerTime,
    ) -> Result<BeforePress, Fault> {
        let matter = match what {
            Explanation::Move { mv, unseen } => {
                self.play(room, game, mv, unseen, arrived).await?;
                return Ok(BeforePress::Counts);
            }
            Explanation::MoveAndReply([mv, _]) | Explanation::Illegal(mv) => {
                self.play(room, game, mv, Bitboard::EMPTY, arrived).await?;
                return Ok(BeforePress::Counts);
            }
            Explanation::HalfCastled(mv) => {
                let place = act::Place { from: mv.from.into(), to: mv.to.into(), by: self.turn() };
                self.act(room, game, ActKind::Place(place), arrived).await?;
                return Ok(BeforePress::Counts);
            }
            Explanation::AsRecorded => ElectronicMatter::NoMoveSeen,
            Explanation::Missing(_) | Explanation::Kings(_) | Explanation::Unclear => {
                ElectronicMatter::Unexplained
            }
        };
        let mut notice = self.notice(matter, game).about(self.differing());
        notice.by = self.turn();
        let interrupt = act::Interrupt { why: Some(notice.why(&room.event.settings().lang)) };
        let actor = Actor { arrived: Some(arrived), ..Actor::SERVER };
        room.hall.act(game, actor, Act::from(ActKind::Interrupt(interrupt))).await?;
        self.ask(room, notice).await;
        Ok(BeforePress::Unexplained)
    }

    async fn answer_press(
        &mut self,
        room: &Room,
        game: &Arc<Game>,
        decided: Result<BeforePress, Fault>,
        now: ServerTime,
    ) {
        let Some(Press { by, arrived, reply, .. }) = self.presses.pop_front() else { return };
        let counts = matches!(decided, Ok(BeforePress::Counts));
        let Some(reply) = reply else {
            let pressed = match (&decided, counts) {
                (Ok(_), true) => {
                    let press = act::Press { by: Some(by.into()), hand: None };
                    self.act(room, game, ActKind::Press(press), arrived).await
                }
                (Ok(_), false) => Ok(()),
                (Err(fault), _) => Err(fault.clone()),
            };
            if pressed.is_err_and(|fault| fault.status.is_server_error()) {
                // What the journal could not take happens a little later, as of the same moment.
                let from_ms = ms(now) + TRY_AGAIN_MS;
                self.presses.push_front(Press { by, arrived, reply: None, from_ms });
            }
            return;
        };
        let _ = reply.send(decided.unwrap_or_else(BeforePress::NotRecorded));
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

    fn turn(&self) -> Option<touchmove_referee::wire::Side> {
        self.game.as_ref().map(|(_, watcher)| watcher.record().turn.into())
    }

    /// The squares on which board and record differ.
    fn differing(&self) -> Bitboard {
        let Some(((_, watcher), seen)) = self.game.as_ref().zip(self.seen) else { return Bitboard::EMPTY };
        let record = watcher.record().board;
        let differs = |square: &Square| record.piece_at(*square) != seen.piece_at(*square);
        Square::all().filter(differs).fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square))
    }

    fn notice(&self, matter: ElectronicMatter, game: &Game) -> ElectronicNotice {
        let Binding { serial, table } = self.binding;
        ElectronicNotice { board: Some(game.id()), ..ElectronicNotice::new(matter, serial, table) }
    }

    async fn ask(&self, room: &Room, notice: ElectronicNotice) {
        room.event.ask_desk(&*room.hall.journal, notice, None).await;
    }

    /// The board reports, or does not any more: the desk hears of it while a game is played there.
    pub(super) async fn set_present(&mut self, is_present: bool, room: &Room) {
        if self.is_present == is_present {
            return;
        }
        let matter = match is_present {
            true => ElectronicMatter::Back,
            false => ElectronicMatter::DroppedOut,
        };
        let was_seen = self.seen.is_some() || is_present;
        if !is_present {
            self.forget();
        }
        self.is_present = is_present;
        let game = self.game_now(room).filter(|game| game.is_in_progress());
        if let Some(game) = game.filter(|_| was_seen) {
            self.ask(room, self.notice(matter, &game)).await;
        }
    }
}

/// What is certain before the board has been quiet for long enough.
const fn certain_now(what: Option<Explanation>) -> Explanation {
    match what {
        Some(what @ (Explanation::Move { .. } | Explanation::MoveAndReply(_))) => what,
        _ => Explanation::Unclear,
    }
}

/// The moment shortly before time brings something at a board.
fn flag_ms(game: &Game, room: &Room, now: ServerTime) -> Option<u64> {
    let due_ms = game.live().last().and_then(|last| last.due_ms)?;
    let left = due_ms.saturating_sub(game.now_ms(&room.hall.clock));
    Some((ms(now) + left).saturating_sub(BEFORE_FLAG_MS))
}
