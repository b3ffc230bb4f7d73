//! Acting at a board: an act is judged, recorded, and only then announced.

use super::{Actor, Board, Done, Taken, Tools, Turn};
use crate::fault::Fault;
use crate::hall_clock::{GameTime, millis, wall_ms};
use crate::json;
use crate::lapses::ServerTime;
use crate::message::{Aside, Message, Moment};
use crate::outage::{Credit, Sent, dated_back};
use crate::play::{Judged, Play, author, opened_by};
use crate::roles::{Role, Sight};
use crate::senders::Sequence;
use crate::wheel::Due;
use crate::writing::{self, Unwritten};
use axum::http::StatusCode;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use touchmove_journal::{Author, BatchEntry, Content, NewEntry, Opened, digest_of_written, sealed};
use touchmove_referee::wire::{Act, ActError, ActKind, Answer, act};

/// The greatest number of acts that a board accepts from its players; no real game has a tenth of it.
const MOST_ACTS: u64 = 20_000;

/// The number of attempts to write at a board that was kept elsewhere.
const MOST_TRIES: u32 = 4;

/// How soon to check again whether a moment has become certain.
const CERTAIN_SOON: Duration = Duration::from_millis(5);

impl Board {
    /// Carries out an act: it is judged, recorded, and only then announced.
    pub(crate) async fn act(&self, tools: Tools<'_>, actor: Actor, act: Act) -> Result<Done, Fault> {
        let arrived = actor.arrived.unwrap_or_else(|| tools.clock.moment());
        let mut place = self.game.lock().await;
        self.take_from_elsewhere(&mut place, &tools).await?;
        let mut game = match place.take() {
            Some(game) => game,
            None => {
                // An act that waits for this counts from when it arrived, and nobody is charged for the wait.
                self.doubt(arrived);
                let game = self.read(&tools).await?;
                self.settle_doubt(&tools);
                Box::new(game)
            }
        };
        let began = tools.clock.moment();
        let done = self.act_in(&mut game, &tools, actor, act).await;
        // After a failure of the journal only the journal knows the state of the game, so it is read again.
        let is_in_doubt = matches!(&done, Err(Failure::InDoubt(_)));
        *place = (!is_in_doubt).then_some(game);
        if is_in_doubt {
            self.doubt(began);
        }
        done.map_err(|failure| match failure {
            Failure::Refused(fault) | Failure::InDoubt(fault) => fault,
        })
    }

    /// Records that the board is kept here, if it was kept elsewhere and nothing has been written since.
    #[cfg(feature = "cluster")]
    pub(crate) async fn make_mine(&self, tools: Tools<'_>) -> Result<(), Fault> {
        self.take_from_elsewhere(&mut *self.game.lock().await, &tools).await
    }

    /// A new keeper first writes a `tick` at a board in play, at the time of the last act. It adds nothing to the game, so an act that is
    /// still on its way can be backdated as far as before. From then on the previous keeper cannot write any more. What it wrote until then
    /// is read first, and no player is charged for the time that takes.
    async fn take_from_elsewhere(
        &self,
        place: &mut Option<Box<Play>>,
        tools: &Tools<'_>,
    ) -> Result<(), Fault> {
        let (mut tries, since) = (0, tools.clock.moment());
        while self.was_kept_elsewhere.load(Ordering::Acquire) {
            let game = self.read_into(place, tools).await?;
            let is_in_play = game.number > 0 && self.is_in_progress() && self.damaged().is_none();
            if !is_in_play || game.is_disputed {
                break;
            }
            self.stand_since(since, tools);
            let at_ms = game.at_ms;
            let tick = Act::from(ActKind::Tick(act::Tick {}));
            let Ok(judged) = game.judge(tick, at_ms) else { break };
            let written = self.write(game, tools, Actor::SERVER, judged, (at_ms, Credit::NONE)).await;
            if let Err(Failure::InDoubt(fault) | Failure::Refused(fault)) = written {
                // Another server has written since the game was read, or that is unknown: read it again.
                *place = None;
                tries += 1;
                if tries == MOST_TRIES {
                    return Err(fault);
                }
            }
        }
        Ok(())
    }

    /// The game could not be read since a moment, and no player is charged for that: its time is still what it was then.
    pub(super) fn stand_since(&self, then: ServerTime, tools: &Tools<'_>) {
        let (then, now) = (tools.clock.played(then), tools.clock.played_now());
        let mut time = self.kept_time();
        *time = time.map(|time| time.without(then, now));
    }

    async fn act_in(
        &self,
        game: &mut Play,
        tools: &Tools<'_>,
        actor: Actor,
        act: Act,
    ) -> Result<Done, Failure> {
        if let Some(fault) = self.damaged() {
            return Err(Failure::Refused(fault));
        }
        if self.event.is_left() {
            return Err(Failure::Refused(Fault::not_reached("another server has taken over this event")));
        }
        if self.is_withdrawn() {
            let message = "this board was withdrawn by the arbiter; the journal keeps what happened here";
            return Err(Failure::Refused(Fault::conflict(message)));
        }
        if let Some(Sent { link, seq, .. }) = actor.sent(Credit::NONE) {
            match game.senders.sequence(link, seq) {
                Sequence::New => {}
                Sequence::Repeated(number) => {
                    if !self.is_recorded(tools, number, &act).await.map_err(Failure::Refused)? {
                        let message = format!(
                            "another message {seq} came through this link, perhaps from another device: this one was not carried out"
                        );
                        return Err(Failure::Refused(Fault::number_taken(message)));
                    }
                    let message = self.live().message(number).cloned();
                    return Ok(Done { message, number, was_repeated: true });
                }
                Sequence::Old(last) => {
                    let message = format!("message {seq} is old: the last one from this link was {last}");
                    return Err(Failure::Refused(Fault::conflict(message)));
                }
            }
        }
        let is_player = actor.role.is_some_and(|role| role.sight() == Sight::Floor);
        if is_player && game.number >= MOST_ACTS {
            return Err(Failure::Refused(Fault::conflict(format!(
                "after {MOST_ACTS} acts at one board only the arbiter can act"
            ))));
        }
        // Only the arbiter can continue from the recorded rulings. Until then play stops, and no flag falls.
        if game.is_disputed && actor.role != Some(Role::Arbiter) {
            return Err(Failure::Refused(Fault::conflict(
                "this version of the software would rule differently in this game; the original rulings stand, and only the arbiter can continue the game",
            )));
        }
        if game.number == 0 {
            // The first valid act opens the game.
            let opened = game.judge(opened_by(self.opening()), 0).map_err(not_an_act)?;
            game.after(&opened).judge(act.clone(), 0).map_err(not_an_act)?;
            let now = tools.clock.played_now();
            self.kept_time().get_or_insert_with(|| GameTime::from(0, now));
            self.write(game, tools, Actor::SERVER, opened, (0, Credit::NONE)).await?;
            // The state before the opening is hardly needed again.
            *self.unopened.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
        let arrived = actor.arrived.unwrap_or_else(|| tools.clock.moment());
        if game.is_disputed {
            // No time ran while the players waited for the arbiter.
            let (now, mut time) = (tools.clock.played(arrived), self.kept_time());
            *time = time.map(|time| time.standing_until(now));
        }
        self.settle_turn(tools);
        let arrived_ms = self.time_of_arrival(game, tools, arrived).await;
        let lateness = actor.lateness.in_game(|late| self.passed_in_game(late, arrived, tools));
        let before = actor.link.map_or(Credit::NONE, |link| game.senders.credited(link));
        let credit = lateness.credit(arrived_ms - game.at_ms, before);
        let at_ms = arrived_ms - credit.ms();
        let judged = game.judge(act, at_ms).map_err(not_an_act)?;
        let message = self.write(game, tools, actor, judged, (at_ms, credit)).await?;
        game.is_disputed &= actor.role != Some(Role::Arbiter);
        Ok(Done { number: message.number, message: Some(message), was_repeated: false })
    }

    /// The game time is `at_ms` now, and runs on from there.
    fn start_from(&self, at_ms: u64, tools: &Tools<'_>) {
        let (now, mut time) = (tools.clock.played_now(), self.kept_time());
        *time = time.map(|time| time.standing_at(at_ms, now));
    }

    /// How much game time passed in the period `late` before something arrived. Time under the last keeper is counted back from when that
    /// was last heard from.
    fn passed_in_game(&self, late: Duration, arrived: ServerTime, tools: &Tools<'_>) -> Duration {
        let Some(time) = *self.kept_time() else { return Duration::ZERO };
        let then = arrived.earlier(late);
        let taken =
            self.taken.lock().unwrap_or_else(PoisonError::into_inner).filter(|taken| then < taken.until);
        let then_ms = match taken {
            Some(Taken { until, at_ms, .. }) => at_ms.saturating_sub(millis(until.since(then))),
            None => time.ms_at(tools.clock.played(then)),
        };
        let now_ms = time.ms_at(tools.clock.played(arrived));
        Duration::from_millis(now_ms.saturating_sub(then_ms))
    }

    /// True if this starts another player's clock.
    fn starts_clock(&self, answer: &Answer) -> bool {
        let running = |answer: &Answer| answer.state.clock.and_then(|clock| clock.running);
        let before = self.live().last().and_then(|last| running(&last.answer));
        let now = running(answer);
        now.is_some() && now != before
    }

    /// The game time at which an act arrived. If a deadline lies before it, it must be certain that time had run: while a lapse may yet
    /// turn out to have begun, this waits, for half a second at most.
    async fn time_of_arrival(&self, game: &Play, tools: &Tools<'_>, arrived: ServerTime) -> u64 {
        loop {
            let played = tools.clock.played(arrived);
            let arrived_ms = self.kept_time().map_or(0, |time| time.ms_at(played)).max(game.at_ms);
            let is_certain = |due_ms: u64| is_certain(due_ms, (arrived, arrived_ms), tools);
            if game.due_ms().filter(|due_ms| *due_ms <= arrived_ms).is_none_or(is_certain) {
                return arrived_ms;
            }
            tokio::time::sleep(CERTAIN_SOON).await;
        }
    }

    /// True if this act was recorded under that number.
    async fn is_recorded(&self, tools: &Tools<'_>, number: u64, act: &Act) -> Result<bool, Fault> {
        let mut entries = tools.journal.read(&self.id().stream(), number, 1).await?;
        self.unseal(tools, &mut entries);
        let recorded = entries.first().and_then(|entry| Act::parse(&entry.content.body).ok());
        Ok(recorded.is_some_and(|recorded| Act { at: None, ..recorded } == *act))
    }

    /// Appends the judged act, commits it and announces it, in this order. `at_ms` is its game time, `credit` its backdating.
    async fn write(
        &self,
        game: &mut Play,
        tools: &Tools<'_>,
        actor: Actor,
        Judged { referee, act, answer, due_ms }: Judged,
        (at_ms, credit): (u64, Credit),
    ) -> Result<Arc<Message>, Failure> {
        let opened = self.opened_by(tools, &act).await.map_err(Failure::Refused)?;
        let (number, wall_ms) = (game.number + 1 + u64::from(opened.is_some()), wall_ms());
        let moment = Moment { number, at_ms, wall_ms };
        // A press starts the opponent's clock (6.2.1; 2014: 6.2.a, 2009: 6.7.a, 2005: 6.8.a), and the start of the game White's (6.6; 2009:
        // 6.5, 2005: 6.5). A player with their own device learns of it once it is recorded, so their clock starts then.
        let is_heard_later = |role: Role| role.is_one_player() || role == Role::Arbiter;
        let starts_clock = actor.role.is_some_and(is_heard_later) && self.starts_clock(&answer);
        if starts_clock {
            self.start_from(at_ms, tools);
        }
        let mut message = Message::new(moment, actor.role, act, answer, due_ms);
        message.delay_ms = referee.delay_left();
        message.aside = Aside::of(&referee);
        self.note_time(&mut message, tools);
        let keys = tools.journal.keys().map_err(|fault| Failure::Refused(Fault::not_written(&fault)))?;
        let written =
            sealed(&message.act, &keys).map_err(|fault| Failure::Refused(Fault::not_written(&fault)))?;
        let content = Content {
            wall_ms,
            at_ms: Some(at_ms),
            author: dated_back(written_by(actor), credit),
            digest: Some(digest_of_written(message.seen_answer(Sight::Desk).get())),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            body: json::text(&*written),
            snapshot: None,
        };
        let entry = NewEntry::with_snapshot(content, message.snapshot(&written));
        drop(written);
        self.append(tools, number, entry, opened).await.map_err(Failure::of)?;
        // From here on the journal refuses entries of an earlier keeper.
        self.was_kept_elsewhere.store(false, Ordering::Release);
        if starts_clock {
            self.start_from(at_ms, tools);
            let player = message.answer.state.clock.and_then(|clock| clock.running).map(|side| side.0);
            let mut live = self.live();
            live.turn = player
                .and_then(|player| Turn::begins(&live.audience, player, number, at_ms, tools.clock.moment()));
        }
        let message = Arc::new(message);
        game.commit(referee, &message, actor.sent(credit));
        self.tell(&message, actor, tools);
        // A deadline that is still due after a tick at its own time would cause ticks forever.
        let is_ahead = |due: &u64| actor.role.is_some() || *due > at_ms;
        let due = message.due_ms.filter(is_ahead);
        let due = due.zip(*self.kept_time()).map(|(due, time)| self.instant_of(time, due, tools));
        tools.wheel.set(Due::Time(self.id()), due);
        self.await_putting_away(&message, tools);
        Ok(message)
    }

    /// Notes when the game continues after a message. The act was carried out a little later than it happened; the time until then ran, and
    /// neither a restart nor the next keeper gives it back.
    fn note_time(&self, message: &mut Message, tools: &Tools<'_>) {
        let (now, played) = (tools.clock.now(), tools.clock.played_now());
        let Some(time) = *self.kept_time() else { return };
        message.hall_time = Some(now.later(time.stands_for_ms(played)));
        message.ran_ms = time.ms_at(played).saturating_sub(message.at_ms);
    }

    /// Appends an act. If the act opens an envelope, the content of the envelope is the entry before it.
    async fn append(
        &self,
        tools: &Tools<'_>,
        number: u64,
        act: NewEntry,
        opened: Option<Opened>,
    ) -> Result<u64, Unwritten> {
        let stream = self.id().stream();
        let Some(opened) = opened else {
            return writing::append(tools.journal, &stream, number, act).await;
        };
        let told =
            Content { wall_ms: act.content.wall_ms, ..Content::new(Author::SERVER, json::text(&opened)) };
        let act = BatchEntry { stream: stream.clone(), origin: None, number, entry: act };
        writing::append_with(tools.journal, &stream, number - 1, told.into(), vec![act]).await
    }

    /// The content of the envelopes that this act opens.
    async fn opened_by(&self, tools: &Tools<'_>, act: &Act) -> Result<Option<Opened>, Fault> {
        if !matches!(act.kind, ActKind::OpenEnvelope(_)) {
            return Ok(None);
        }
        let Some(head) = tools.journal.head(&self.id().stream()).await? else { return Ok(None) };
        let recorded = tools.journal.read(&self.id().stream(), 1, head.last as usize).await?;
        Ok(Opened::of(&recorded, &*tools.journal.keys()?))
    }

    /// Records a `tick` if time may have caused something.
    pub(crate) async fn tick(&self, tools: Tools<'_>) -> Result<(), Fault> {
        let last = self.live().last().cloned();
        let Some((due_ms, last)) = last.and_then(|last| Some((last.due_ms?, last))) else { return Ok(()) };
        let is_unheard = self.settle_turn(&tools);
        let time = self.time(&last, &tools);
        let now = tools.clock.moment();
        let now_ms = time.ms_at(tools.clock.played(now));
        if now_ms < due_ms {
            tools.wheel.set(Due::Time(self.id()), Some(self.instant_of(time, due_ms, &tools)));
            return Ok(());
        }
        // A player has pressed in time, but the move is not known yet.
        let is_in_time = |arrived| time.ms_at(tools.clock.played(arrived)) < due_ms;
        let is_held = self.event.electronic.holds.has(self.id(), is_in_time);
        if is_held || is_unheard || !is_certain(due_ms, (now, now_ms), &tools) {
            tools.wheel.set(Due::Time(self.id()), Some(Instant::now() + CERTAIN_SOON));
            return Ok(());
        }
        let tick = Act::from(ActKind::Tick(act::Tick {}));
        let ticked = self.act(tools, Actor::SERVER, tick).await;
        if ticked.as_ref().is_err_and(|fault| fault.status == StatusCode::CONFLICT) {
            // The game waits for the arbiter, whose act sets the wheel again.
            return Ok(());
        }
        if ticked.is_err() {
            // The flag has fallen, whether it can be recorded now or a little later.
            tools.wheel.set(Due::Time(self.id()), Some(Instant::now() + Duration::from_secs(1)));
        }
        ticked.map(|_| ())
    }
}

/// The author of an act in the journal.
fn written_by(actor: Actor) -> Author {
    let author = author(actor.role, actor.link, actor.seq);
    match actor.electronic {
        Some(serial) => Author { link: Some(format!("electronic:{serial}")), ..author },
        None => author,
    }
}

/// True if it is certain that the game time `due_ms` had been reached at the moment `now`, when game time was `now_ms`.
fn is_certain(due_ms: u64, (now, now_ms): (ServerTime, u64), tools: &Tools<'_>) -> bool {
    tools.clock.is_certain(now.earlier(Duration::from_millis(now_ms.saturating_sub(due_ms))))
}

/// Why an act was not carried out.
#[derive(Debug)]
enum Failure {
    /// The game has not changed.
    Refused(Fault),
    /// Only the journal knows whether it was carried out.
    InDoubt(Fault),
}

impl Failure {
    fn of(unwritten: Unwritten) -> Self {
        use touchmove_journal::Fault as Journal;
        match &unwritten {
            Unwritten::NotThere(Journal::Full | Journal::Busy) => Self::Refused(unwritten.into()),
            Unwritten::NotThere(_) | Unwritten::NotKnown(_) => Self::InDoubt(unwritten.into()),
        }
    }
}

fn not_an_act(error: ActError) -> Failure {
    Failure::Refused(Fault::not_an_act(error))
}
