//! A board: its game, replayed when it is first used, and its audience.

mod acting;
mod actor;
mod reading;
mod resting;
mod turn;

pub(crate) use actor::Actor;
pub(crate) use turn::Turn;

use crate::event::Event;
use crate::facts::{BoardFact, BoardId};
use crate::fault::Fault;
use crate::hall_clock::{GameTime, HallClock, Played};
use crate::json;
use crate::lapses::ServerTime;
use crate::live::{Live, Recipients};
use crate::message::Message;
use crate::outgoing::NamesMessage;
use crate::play::{Play, Ply, unopened};
use crate::roles::{Role, Sight};
use crate::seats::{Stage, StageChange};
use crate::text_cache::TextCache;
use crate::wheel::{Due, Wheel};
use axum::extract::ws::Utf8Bytes;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};
use touchmove_journal::Journal;
use touchmove_laws::Phase;
use touchmove_referee::wire::Open;

/// How often a board checks whether stopped clocks run again.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// Numbers the changes of stage (a game begins, ends or is reopened) in order.
static NEXT_TURN: AtomicU64 = AtomicU64::new(1);

/// A board.
#[derive(Debug)]
pub(crate) struct Board {
    id: BoardId,
    facts: RwLock<Facts>,
    /// The event it belongs to.
    pub event: Arc<Event>,
    /// The game, once it has been read. Hold the lock to act: the acts of one board come one after the other.
    game: tokio::sync::Mutex<Option<Box<Play>>>,
    /// The game as spectators see it, if their broadcast is delayed.
    public: tokio::sync::Mutex<Option<Box<Play>>>,
    live: Mutex<Live>,
    /// The game's time, once this server has begun to keep it.
    time: Mutex<Option<GameTime>>,
    /// Where the game stands before it is opened.
    unopened: Mutex<Option<Arc<Message>>>,
    /// The stage of the game that was last announced to the seats, and the number of that change.
    stage: Mutex<(Stage, u64)>,
    is_withdrawn: AtomicBool,
    /// Another server kept it until now, and may still believe that it does.
    was_kept_elsewhere: AtomicBool,
    /// The state of its game when the server that kept it before was last heard from.
    taken: Mutex<Option<Taken>>,
    /// Since when only the journal knows how its game stands: an append may or may not have been made, or the game could not be read.
    in_doubt: Mutex<Option<ServerTime>>,
    /// Why its game cannot continue: the journal is damaged there.
    damage: OnceLock<String>,
    /// The board as spectators see it, by the number of the latest message and of corrections to the names.
    pub seen: TextCache<(u64, usize)>,
}

/// The state of a game when the server that kept it before was last heard from.
#[derive(Copy, Clone, Debug)]
struct Taken {
    /// When that was, in this server's time.
    until: ServerTime,
    /// The game time at that moment.
    at_ms: u64,
    /// When its time runs on, unless the players are back earlier.
    #[cfg(feature = "cluster")]
    resumes: Played,
}

/// The recorded facts of a board.
#[derive(Debug)]
struct Facts {
    now: Arc<BoardFact>,
    /// Earlier versions, corrected since.
    before: Vec<Arc<BoardFact>>,
}

/// What a board needs to do its work.
#[derive(Copy, Clone)]
pub(crate) struct Tools<'a> {
    /// The journal.
    pub journal: &'a dyn Journal,
    /// The timer wheel.
    pub wheel: &'a Wheel,
    /// The hall's clock.
    pub clock: &'a HallClock,
    /// The last moment of wall time at which an earlier server is known to have run, and how long it had been running.
    pub last_pulse: Option<(u64, u64)>,
    /// True if the journal is shared with other servers.
    pub is_shared: bool,
}

impl Tools<'_> {
    /// The moment when this much more will have been played. While clocks are stopped, it is checked again after a while.
    fn instant_after(&self, ahead_ms: u64) -> Instant {
        let ahead = Duration::from_millis(ahead_ms);
        let ahead = if self.clock.standing().is_some() { ahead.max(LOOK_AGAIN) } else { ahead };
        // A deadline more than a century away is checked again after a day.
        Instant::now().checked_add(ahead).unwrap_or_else(|| Instant::now() + Duration::from_secs(86_400))
    }
}

/// An act that was carried out.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    /// The act and its answer, if they are remembered.
    pub message: Option<Arc<Message>>,
    /// Its number.
    pub number: u64,
    /// It had been carried out before; this time nothing happened.
    pub was_repeated: bool,
}

/// A game as a client that opens the board receives it.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The latest message that the client may see.
    pub message: Arc<Message>,
    /// Game time.
    pub now_ms: u64,
    /// The game.
    pub play: Play,
}

impl Scene {
    /// The moves of the game, as this sight may see them.
    pub(crate) fn moves(&self, sight: Sight, lang: &str) -> Vec<Ply> {
        let state = &self.message.answer.state;
        self.play.score(sight.score(state.phase.0), &state.pending, lang)
    }
}

impl Board {
    /// A board of which only the latest message has been read.
    pub(crate) fn new(fact: BoardFact, event: Arc<Event>, last: Option<Message>) -> Self {
        let mut live = Live::default();
        if let Some(last) = last {
            // The message's age is known only once the hall's clock starts. Until then a delayed broadcast makes nothing public.
            let is_prompt = event.settings().broadcast_delay_ms == 0;
            live.begin(&[Arc::new(last)], |_| is_prompt);
        }
        let stage = stage_of(&live);
        event.note_stage(fact.id, fact.round, stage);
        Self {
            id: fact.id,
            facts: RwLock::new(Facts { now: Arc::new(fact), before: Vec::new() }),
            event,
            game: tokio::sync::Mutex::default(),
            public: tokio::sync::Mutex::default(),
            live: Mutex::new(live),
            time: Mutex::default(),
            unopened: Mutex::default(),
            stage: Mutex::new((stage, 0)),
            is_withdrawn: AtomicBool::new(false),
            was_kept_elsewhere: AtomicBool::new(false),
            taken: Mutex::default(),
            in_doubt: Mutex::default(),
            damage: OnceLock::new(),
            seen: TextCache::default(),
        }
    }

    /// The stage of its game that was last announced to the seats.
    pub(crate) fn stage(&self) -> Stage {
        self.stage_since().0
    }

    /// The stage, and the number of its change since the server started; 0 if the game had reached it before.
    pub(crate) fn stage_since(&self) -> (Stage, u64) {
        *self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The change of stage since the seats were last informed, if there is one.
    pub(crate) fn note_stage(&self) -> Option<StageChange> {
        let mut stage = self.stage.lock().unwrap_or_else(PoisonError::into_inner);
        let now = stage_of(&self.live());
        if stage.0 == now {
            return None;
        }
        *stage = (now, NEXT_TURN.fetch_add(1, Ordering::Relaxed));
        let round = self.fact().round;
        let was_quiet = self.event.is_quiet(round);
        self.event.note_stage(self.id, round, now);
        Some(match !was_quiet && self.event.is_quiet(round) {
            true => StageChange::RoundOver,
            false => StageChange::Board,
        })
    }

    /// Locks the game: while it is held, no act is carried out.
    pub(crate) async fn hold(&self) -> tokio::sync::MutexGuard<'_, Option<Box<Play>>> {
        self.game.lock().await
    }

    /// The number that a link's device gave its latest act.
    pub(crate) async fn last_sequence(&self, tools: Tools<'_>, link: u64) -> Result<u64, Fault> {
        let mut place = self.game.lock().await;
        Ok(self.read_into(&mut place, &tools).await?.senders.last(link))
    }

    /// The game, read from its stream if that has not been done.
    async fn read_into<'a>(
        &self,
        place: &'a mut Option<Box<Play>>,
        tools: &Tools<'_>,
    ) -> Result<&'a mut Play, Fault> {
        let game = match place.take() {
            Some(game) => game,
            None => {
                let game = self.read(tools).await?;
                self.settle_doubt(tools);
                Box::new(game)
            }
        };
        Ok(place.insert(game))
    }

    /// From this moment on only the journal knows how the game stands.
    fn doubt(&self, since: ServerTime) {
        let mut in_doubt = self.in_doubt.lock().unwrap_or_else(PoisonError::into_inner);
        *in_doubt = Some(in_doubt.map_or(since, |earlier| earlier.min(since)));
    }

    /// The game has been read. Nobody knew how it stood until now, so no player is charged for that time.
    fn settle_doubt(&self, tools: &Tools<'_>) {
        if let Some(since) = self.in_doubt.lock().unwrap_or_else(PoisonError::into_inner).take() {
            self.stand_since(since, tools);
        }
    }

    /// True if only the journal knows how the game stands.
    pub(crate) fn is_in_doubt(&self) -> bool {
        self.in_doubt.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Reads the game again if it is in doubt. What was recorded without anybody's hearing of it is announced.
    pub(crate) async fn read_again(&self, tools: Tools<'_>) -> Result<(), Fault> {
        let mut place = self.game.lock().await;
        if self.is_in_doubt() {
            self.read_into(&mut place, &tools).await?;
        }
        Ok(())
    }

    /// True if no move has been made here and nothing decided.
    pub(crate) fn is_untouched(&self) -> bool {
        self.live().last().is_none_or(|last| {
            let state = &last.answer.state;
            let pressed = state.clock.map_or(0, |clock| clock.white_moves + clock.black_moves);
            pressed == 0 && state.ply.unwrap_or(0) == 0 && state.pending.is_empty() && state.result.is_none()
        })
    }

    /// True if the game has begun and is not over. An adjourned game is in progress.
    pub(crate) fn is_in_progress(&self) -> bool {
        self.live()
            .last()
            .is_some_and(|last| !matches!(last.answer.state.phase.0, Phase::Waiting | Phase::Over))
    }

    /// Withdraws a board that was set up by mistake: from now on nothing happens here.
    pub(crate) fn withdraw(&self) {
        self.is_withdrawn.store(true, Ordering::Release);
        self.event.note_stage(self.id, self.fact().round, Stage::Over);
    }

    /// True if the board was set up by mistake.
    pub(crate) fn is_withdrawn(&self) -> bool {
        self.is_withdrawn.load(Ordering::Acquire)
    }

    /// Its id.
    pub(crate) const fn id(&self) -> BoardId {
        self.id
    }

    /// Its round, its table and its players.
    pub(crate) fn fact(&self) -> Arc<BoardFact> {
        Arc::clone(&self.facts.read().unwrap_or_else(PoisonError::into_inner).now)
    }

    /// Its facts before they were corrected, the earliest first.
    pub(crate) fn earlier_facts(&self) -> Vec<Arc<BoardFact>> {
        self.facts.read().unwrap_or_else(PoisonError::into_inner).before.clone()
    }

    /// What spectators see now, if that is known without reading the journal: the number of the latest message, and how often the names
    /// were corrected.
    pub(crate) fn seen_now(&self) -> Result<Option<(u64, usize)>, Fault> {
        let corrections = self.facts.read().unwrap_or_else(PoisonError::into_inner).before.len();
        Ok(self.known_latest(Role::Spectator)?.map(|message| (message.number, corrections)))
    }

    /// Corrects its names or its table.
    pub(crate) fn change(&self, fact: BoardFact) {
        let mut facts = self.facts.write().unwrap_or_else(PoisonError::into_inner);
        let before = std::mem::replace(&mut facts.now, Arc::new(fact));
        facts.before.push(before);
        drop(facts);
        *self.unopened.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Sends everyone the names of the players here.
    pub(crate) fn tell_names(&self) {
        let names = NamesMessage { kind: Default::default(), feed: None, names: (&*self.fact()).into() };
        let text = Utf8Bytes::from(json::text(&names));
        self.live().audience.tell(Recipients::All, |_, _| text.clone());
        self.event.tell_names(names);
    }

    /// The live state of this board.
    pub(crate) fn live(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The latest message that a role may see, whether or not the game has been opened.
    pub(crate) async fn latest(&self, tools: Tools<'_>, role: Role) -> Result<Arc<Message>, Fault> {
        match self.known_latest(role)? {
            Some(message) => Ok(message),
            None => Ok(self.scene(tools, role).await?.message),
        }
    }

    /// The latest message, if it need not be read from the journal first.
    fn known_latest(&self, role: Role) -> Result<Option<Arc<Message>>, Fault> {
        let live = self.live();
        let is_late = role.sees_late() && self.event.settings().broadcast_delay_ms > 0;
        match (is_late, live.public(), live.last()) {
            (_, _, None) => self.unopened().map(Some),
            (false, _, Some(last)) => Ok(Some(Arc::clone(last))),
            (true, Some(public), _) => Ok(Some(Arc::clone(public))),
            (true, None, Some(first)) if first.number <= 1 => self.unopened().map(Some),
            (true, None, Some(_)) => Ok(None),
        }
    }

    fn unopened(&self) -> Result<Arc<Message>, Fault> {
        let mut kept = self.unopened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(message) = &*kept {
            return Ok(Arc::clone(message));
        }
        let message = unopened(self.opening()).map_err(|error| {
            tracing::error!(board = %self.id(), %error, "the settings of an event do not open a game");
            Fault::unavailable(format!("the settings of this event do not open a game: {error}"))
        })?;
        Ok(Arc::clone(kept.insert(Arc::new(message))))
    }

    /// The `Open` that starts its game.
    pub(crate) fn opening(&self) -> Open {
        let fact = self.fact();
        self.event.settings().open(&fact.white, &fact.black, fact.start.as_deref())
    }

    /// When the clock will next cause something, as far as is known without reading the game.
    pub(crate) fn time_due(&self, tools: &Tools<'_>) -> Option<Instant> {
        let last = self.live().last().cloned()?;
        let time = self.time(&last, tools);
        Some(self.instant_of(time, last.due_ms?, tools))
    }

    /// When a game time will be reached.
    fn instant_of(&self, time: GameTime, at_ms: u64, tools: &Tools<'_>) -> Instant {
        tools.instant_after(at_ms.saturating_sub(time.ms_at(tools.clock.played_now())))
    }

    /// The game's time. If an earlier server kept the game, time continues from where it stopped.
    fn time(&self, last: &Message, tools: &Tools<'_>) -> GameTime {
        *self.kept_time().get_or_insert_with(|| {
            // Earlier servers kept running for a while after the last act, and game time ran with them. While no server ran, no time
            // passed.
            let went_on = |then| tools.clock.went_on_after(then);
            let by_hall = last.hall_time.and_then(went_on).or_else(|| self.event.taken_in.and_then(went_on));
            // A journal older than the hall's own time has only wall time, which is used as well as it can be.
            let by_wall =
                || tools.last_pulse.map_or(0, |(pulse, up)| pulse.saturating_sub(last.wall_ms).min(up));
            let ran_on = by_hall.unwrap_or_else(by_wall);
            GameTime::from(last.stood_at_ms().saturating_add(ran_on), Played::default())
        })
    }

    /// Continues a game that another server kept, from its last act. Returns when the clock will next cause something.
    pub(crate) fn go_on_now(&self, tools: &Tools<'_>) -> Option<Instant> {
        let last = self.live().last().cloned()?;
        let now = tools.clock.played_now();
        let time = *self.kept_time().get_or_insert_with(|| GameTime::from(last.stood_at_ms(), now));
        last.due_ms.map(|due| self.instant_of(time, due, tools))
    }

    /// Game time; 0 while the game is not opened.
    pub(crate) fn now_ms(&self, clock: &HallClock) -> u64 {
        let now = clock.played_now();
        self.kept_time().map_or(0, |time| time.ms_at(now))
    }

    fn kept_time(&self) -> MutexGuard<'_, Option<GameTime>> {
        self.time.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends this to everyone who sees the game without a delay.
    pub(crate) fn tell_prompt(&self, message: &impl serde::Serialize) {
        let is_late = self.event.settings().broadcast_delay_ms > 0;
        let recipients = if is_late { Recipients::Prompt } else { Recipients::All };
        let text = Utf8Bytes::from(json::text(message));
        self.live().audience.tell(recipients, |_, _| text.clone());
    }

    fn tell(&self, message: &Arc<Message>, actor: Actor, tools: &Tools<'_>) {
        let delay_ms = self.event.settings().broadcast_delay_ms;
        let mut live = self.live();
        live.remember(Arc::clone(message));
        self.announce(&mut live, message, actor);
        if delay_ms == 0 {
            live.publish(Arc::clone(message));
        } else {
            live.hold_back(Arc::clone(message));
            self.await_broadcast(&live, delay_ms, tools);
        }
    }

    /// Sends a message to everyone who may see it at once.
    fn announce(&self, live: &mut Live, message: &Arc<Message>, actor: Actor) {
        let is_late = self.event.settings().broadcast_delay_ms > 0;
        let recipients = if is_late { Recipients::Prompt } else { Recipients::All };
        let mut texts = [const { None }; Sight::COUNT];
        live.audience.tell(recipients, |seat, sight| match actor.seq {
            Some(seq) if actor.seat == Some(seat) => message.text(sight, Some(seq)),
            _ => texts[sight as usize].get_or_insert_with(|| message.text(sight, None)).clone(),
        });
        if let Some((link, seq)) = actor.link.zip(actor.seq) {
            live.audience.tell_counted(link, seq, actor.seat);
        }
        self.event.tell_desk(self.id(), message);
        if !is_late {
            self.event.tell_floor(self.id(), message);
        }
    }

    fn await_broadcast(&self, live: &Live, delay_ms: u64, tools: &Tools<'_>) {
        let when = live.next_waiting().map(|message| {
            let ahead = delay_ms.saturating_sub(self.age_ms(message, tools));
            tools.instant_after(ahead)
        });
        tools.wheel.set(Due::Broadcast(self.id()), when);
    }

    /// Releases the messages that are old enough to the broadcast.
    pub(crate) fn broadcast(&self, tools: &Tools<'_>) {
        let delay_ms = self.event.settings().broadcast_delay_ms;
        let mut live = self.live();
        for message in live.release(|message| self.age_ms(message, tools) >= delay_ms) {
            let text = message.text(Sight::Floor, None);
            live.audience.tell(Recipients::Late, |_, _| text.clone());
            self.event.tell_floor(self.id(), &message);
        }
        self.await_broadcast(&live, delay_ms, tools);
    }

    /// How long ago something happened here. Only the hall's own time counts, so that setting the system clock cannot make a broadcast
    /// early.
    fn age_ms(&self, message: &Message, tools: &Tools<'_>) -> u64 {
        let here = message.hall_time.filter(|then| then.hall == tools.clock.hall());
        tools.clock.age_ms(here.or(self.event.taken_in))
    }

    /// The game as a role sees it. Spectators of a delayed broadcast see it as far as it has been released.
    pub(crate) async fn scene(&self, tools: Tools<'_>, role: Role) -> Result<Scene, Fault> {
        let mut place = self.game.lock().await;
        let game = self.read_into(&mut place, &tools).await?;
        let delay_ms = self.event.settings().broadcast_delay_ms;
        let message = match self.known_latest(role)? {
            Some(message) => message,
            None => self.unopened()?,
        };
        let now_ms = self.now_ms(tools.clock);
        Ok(match role.sees_late() && delay_ms > 0 {
            false => Scene { now_ms, play: Play::clone(game), message },
            true => {
                // Release the lock: players do not wait for spectators.
                drop(place);
                let play = self.public_play(&tools, message.number).await?;
                Scene { now_ms: now_ms.saturating_sub(delay_ms), play, message }
            }
        })
    }

    /// The game as far as it has been broadcast. It is kept and continued from there, because spectators are many and ask often.
    async fn public_play(&self, tools: &Tools<'_>, until: u64) -> Result<Play, Fault> {
        let mut kept = self.public.lock().await;
        let public = kept.get_or_insert_default();
        if public.number > until {
            **public = Play::default();
        }
        if public.number < until {
            let mut entries = self.entries(tools, public.number + 1).await?;
            entries.retain(|entry| entry.number <= until);
            public.go_on(&entries);
        }
        Ok(Play::clone(public))
    }
}

/// The stage of the game by its latest message.
fn stage_of(live: &Live) -> Stage {
    live.last().map_or(Stage::Waiting, |last| last.answer.state.phase.0.into())
}
