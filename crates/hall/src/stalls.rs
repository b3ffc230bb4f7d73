//! What the hall does about a lapse of the server: every clock stops, the desk is informed and sounds an alarm, and the boards get a note.
//! After a short lapse the clocks run on by themselves from where they stopped; after a long one the arbiter resumes play.

use crate::board::{Actor, Board, Tools};
use crate::event::Event;
use crate::facts::{BoardId, EventFact};
use crate::formats::TEXTS;
use crate::hall::Hall;
use crate::hall_clock::{HallClock, millis};
use crate::lapses::{StallCause, Standing};
use crate::outgoing::{Clocks, ClocksMessage};
use crate::seats::Stage;
use fluent_bundle::FluentArgs;
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::{Instant, sleep};
use touchmove_laws::Phase;
use touchmove_referee::wire::{Act, ActKind, act};

/// How often the event loop and the watchdog thread show that they run. Until the next beat it is not certain that a flag has fallen.
const BEAT: Duration = Duration::from_millis(15);

/// How long clocks stay stopped after a lapse: what arrived meanwhile is carried out as of the moment at which they stopped.
const SETTLING: Duration = Duration::from_millis(500);

/// How long devices need after a long lapse to reconnect and send what they kept.
const COMING_BACK: Duration = Duration::from_secs(3);

/// How often writing to the journal is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// A lapse of the server that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stall {
    /// How long it was, in milliseconds.
    pub ms: u64,
    /// The cause.
    pub cause: StallCause,
    /// True if clocks stay stopped until the arbiter resumes play.
    pub stand: bool,
}

impl Stall {
    /// The text of the note at a board.
    pub(crate) fn note(&self, language: &str) -> String {
        let mut args = FluentArgs::new();
        args.set("cause", cause_word(self.cause));
        args.set("seconds", format!("{:.1}", self.ms as f64 / 1000.0));
        args.set("stand", if self.stand { "yes" } else { "no" });
        TEXTS.of(language).say("stall", &args).unwrap_or_default()
    }
}

const fn cause_word(cause: StallCause) -> &'static str {
    match cause {
        StallCause::Stopped => "stopped",
        StallCause::Busy => "busy",
        StallCause::Journal => "journal",
    }
}

/// Reads the clock in a thread of its own: even while no task runs, it is known when the process last ran.
pub(crate) fn look_from_outside(clock: &Arc<HallClock>) {
    let clock: Weak<HallClock> = Arc::downgrade(clock);
    let look = move || {
        while let Some(clock) = clock.upgrade() {
            clock.moment();
            drop(clock);
            std::thread::sleep(BEAT);
        }
    };
    if let Err(error) = std::thread::Builder::new().name("watchdog".to_owned()).spawn(look) {
        tracing::error!(%error, "the system gives no thread for the watchdog");
    }
}

impl Hall {
    /// Shows until the server ends that its event loop runs.
    pub(crate) async fn beat(&self) {
        loop {
            self.clock.answer();
            sleep(BEAT).await;
        }
    }

    /// Handles lapses until the server ends.
    pub(crate) async fn mind_lapses(self: &Arc<Self>) {
        loop {
            sleep(BEAT).await;
            if let Some(standing) = self.clock.standing() {
                tracing::warn!(cause = ?standing.cause, "clocks stand");
                self.tell_clocks(Clocks { stand: Some(standing.cause), stood_ms: None });
                let stood_ms = Some(self.sit_out(standing).await);
                self.tell_clocks(Clocks { stand: None, stood_ms });
            }
        }
    }

    /// Waits until everything answers again, and lets the clocks run on. Returns how long they were stopped, in milliseconds.
    async fn sit_out(self: &Arc<Self>, standing: Standing) -> u64 {
        let mut tried = Instant::now();
        loop {
            sleep(BEAT).await;
            if self.clock.is_failing() && tried.elapsed() >= TRY_AGAIN {
                tried = Instant::now();
                self.pulse().await;
            }
            let now = self.clock.moment();
            let Some(well_since) = self.clock.standing().and_then(|standing| standing.well_since) else {
                continue;
            };
            let is_long = now.since(standing.since) >= self.stands_after;
            let settling = if is_long { COMING_BACK } else { SETTLING };
            if now.since(well_since) < settling {
                continue;
            }
            let affected = self.boards_running();
            let stopped = match is_long {
                false => Vec::new(),
                true => match self.interrupt(&affected, standing).await {
                    Some(stopped) => stopped,
                    None => continue,
                },
            };
            let Some(lapse) = self.clock.go_on() else { return 0 };
            let stall = Stall { ms: millis(lapse), cause: standing.cause, stand: is_long };
            tracing::warn!(?stall, boards = affected.len(), "clocks go on, or wait for the arbiter");
            self.note_stall(&affected, &stopped, &stall).await;
            return stall.ms;
        }
    }

    /// The boards at which a clock runs, or would run without the lapse.
    fn boards_running(&self) -> Vec<Arc<Board>> {
        let known = self.known();
        known.boards().values().filter(|board| board.is_clock_running()).cloned().collect()
    }

    /// Stops the clocks at these boards for the arbiter to resume, and returns which were stopped; `None` if the journal could not be
    /// written.
    async fn interrupt(self: &Arc<Self>, boards: &[Arc<Board>], standing: Standing) -> Option<Vec<BoardId>> {
        let ms = millis(self.clock.moment().since(standing.since));
        let stall = Stall { ms, cause: standing.cause, stand: true };
        let interrupt = |board: &Arc<Board>| {
            let why = stall.note(&board.event.settings().lang);
            let act = Act::from(ActKind::Interrupt(act::Interrupt { why: Some(why) }));
            let (hall, board) = (Arc::clone(self), Arc::clone(board));
            tokio::spawn(async move { (board.id(), hall.act(&board, Actor::SERVER, act).await) })
        };
        let under_way: Vec<_> = boards.iter().map(interrupt).collect();
        let mut stopped = Vec::new();
        for interrupted in under_way {
            let (board, done) = interrupted.await.ok()?;
            match done {
                Ok(done) => {
                    let phase = done.message.map(|message| message.answer.state.phase.0);
                    stopped.extend((phase == Some(Phase::Stopped)).then_some(board));
                }
                // The game already waits for the arbiter.
                Err(fault) if fault.status.is_client_error() => {}
                Err(fault) => {
                    tracing::error!(%board, %fault, "the clocks could not be stopped for the arbiter");
                    return None;
                }
            }
        }
        Some(stopped)
    }

    /// Writes a note at every board whose clock ran, and alerts the desks of their events.
    async fn note_stall(&self, affected: &[Arc<Board>], stopped: &[BoardId], stall: &Stall) {
        let mut events: BTreeMap<u64, (Arc<Event>, Vec<BoardId>)> = BTreeMap::new();
        for board in affected {
            let (_, boards) =
                events.entry(board.event.id).or_insert_with(|| (Arc::clone(&board.event), Vec::new()));
            boards.push(board.id());
        }
        for (id, (event, boards)) in events {
            let waiting: Vec<BoardId> = stopped.iter().filter(|board| board.event == id).copied().collect();
            let fact = EventFact::Stalled {
                ms: stall.ms,
                cause: stall.cause,
                boards: boards.clone(),
                waiting: waiting.clone(),
            };
            event.has_stalled(stall, &boards, waiting);
            if let Err(fault) = event.record(&*self.journal, (None, None), &fact).await {
                tracing::error!(event = id, %fault, "the note of a stall could not be written down");
            }
        }
    }

    /// Sends everyone who sees a clock that it stops or runs again.
    fn tell_clocks(&self, clocks: Clocks) {
        let tools = self.tools();
        let in_play = |board: &&Arc<Board>| board.stage() == Stage::InPlay;
        let boards: Vec<_> = self.known().boards().values().filter(in_play).cloned().collect();
        for board in boards {
            board.tell_clocks(&tools, clocks);
        }
        for event in self.known().events.values() {
            event.tell_clocks(clocks);
        }
    }
}

impl Board {
    /// True if a clock runs here, as far as this game is concerned.
    pub(crate) fn is_clock_running(&self) -> bool {
        let clock = self.live().last().and_then(|last| last.answer.state.clock);
        clock.is_some_and(|clock| clock.running.is_some())
    }

    /// Sends everyone here who sees the game without a delay that the clocks stop or run again.
    fn tell_clocks(&self, tools: &Tools<'_>, clocks: Clocks) {
        self.tell_prompt(&ClocksMessage {
            kind: Default::default(),
            feed: None,
            clocks,
            now: Some(self.now_ms(tools.clock)),
        });
    }
}
