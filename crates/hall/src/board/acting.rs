//! Acting at a board: judged, written down, and only then told.

use super::{Actor, Board, Done, Tools};
use crate::fault::Fault;
use crate::hall_clock::{GameTime, wall_ms};
use crate::json;
use crate::message::{Aside, Message, Moment};
use crate::outage::{Sent, dated_back};
use crate::play::{Judged, Play, author, opened_by};
use crate::roles::{Role, Sight};
use crate::senders::Sequence;
use crate::wheel::Due;
use axum::http::StatusCode;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use touchmove_journal::{Content, NewEntry, digest_of};
use touchmove_referee::wire::{Act, ActError, ActKind, act};

/// A board takes this many acts from its players; no real game has a tenth of it.
const MOST_ACTS: u64 = 20_000;

impl Board {
    /// Carries out an act: judged, written down, and only then told.
    pub(crate) async fn act(&self, tools: Tools<'_>, actor: Actor, act: Act) -> Result<Done, Fault> {
        let mut place = self.game.lock().await;
        let mut game = match place.take() {
            Some(game) => game,
            None => self.read(&tools).await?,
        };
        let done = self.act_in(&mut game, &tools, actor, act).await;
        // After a failure of the journal only the journal knows how the game stands: it is read again.
        let is_in_doubt = matches!(&done, Err(Failure::InDoubt(_)));
        *place = (!is_in_doubt).then_some(game);
        done.map_err(|failure| match failure {
            Failure::Refused(fault) | Failure::InDoubt(fault) => fault,
        })
    }

    async fn act_in(
        &self,
        game: &mut Play,
        tools: &Tools<'_>,
        actor: Actor,
        act: Act,
    ) -> Result<Done, Failure> {
        if self.is_withdrawn() {
            let message = "this board was withdrawn by the arbiter; the journal keeps what happened here";
            return Err(Failure::Refused(Fault::conflict(message)));
        }
        if let Some(Sent { link, seq, .. }) = actor.sent(0) {
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
                "after {MOST_ACTS} acts at one board only the arbiter goes on"
            ))));
        }
        // The arbiter goes on from what was ruled. Until then nobody plays, and no flag falls.
        if game.is_disputed && actor.role != Some(Role::Arbiter) {
            return Err(Failure::Refused(Fault::conflict(
                "this software would rule otherwise than was ruled in this game; what was ruled stands, and the arbiter goes on from it",
            )));
        }
        if game.number == 0 {
            // The game is opened by its first act, if that is one.
            let opened = game.judge(opened_by(self.opening()), 0).map_err(not_an_act)?;
            game.after(&opened).judge(act.clone(), 0).map_err(not_an_act)?;
            self.kept_time().get_or_insert_with(|| GameTime::from(0, Instant::now()));
            self.write(game, tools, Actor::SERVER, opened, (0, 0)).await?;
            // Hardly anybody will ask again for where it stood before.
            *self.unopened.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
        let now = actor.arrived.unwrap_or_else(Instant::now);
        if game.is_disputed {
            // Nobody's time has run while the players waited for the arbiter.
            let mut time = self.kept_time();
            *time = time.map(|time| time.standing_until(now));
        }
        let arrived_ms = self.kept_time().map_or(0, |time| time.ms_at(now)).max(game.at_ms);
        let before_ms = actor.link.map_or(0, |link| game.senders.credited_ms(link));
        let credited_ms = actor.outage.credit_ms(arrived_ms - game.at_ms, before_ms);
        let at_ms = arrived_ms - credited_ms;
        let judged = game.judge(act, at_ms).map_err(not_an_act)?;
        let message = self.write(game, tools, actor, judged, (at_ms, credited_ms)).await?;
        game.is_disputed &= actor.role != Some(Role::Arbiter);
        Ok(Done { number: message.number, message: Some(message), was_repeated: false })
    }

    /// Is it this act that was written down under that number?
    async fn is_recorded(&self, tools: &Tools<'_>, number: u64, act: &Act) -> Result<bool, Fault> {
        let entries = tools.journal.read(&self.id().stream(), number, 1).await?;
        let recorded = entries.first().and_then(|entry| Act::parse(&entry.content.body).ok());
        Ok(recorded.is_some_and(|recorded| Act { at: None, ..recorded } == *act))
    }

    /// Appends what was judged, commits it, tells it: in this order. It has a moment, and by how much it was dated back.
    async fn write(
        &self,
        game: &mut Play,
        tools: &Tools<'_>,
        actor: Actor,
        Judged { referee, act, answer, due_ms }: Judged,
        (at_ms, credited_ms): (u64, u64),
    ) -> Result<Arc<Message>, Failure> {
        let (number, wall_ms) = (game.number + 1, wall_ms());
        let moment = Moment { number, at_ms, wall_ms };
        let mut message = Message::new(moment, actor.role, act, answer, due_ms);
        message.delay_ms = referee.delay_left();
        message.aside = Aside::of(&referee);
        // The act was carried out a little later than it happened; the time until then ran, and a restart does not give it back.
        message.hall_time = Some(tools.clock.now().earlier(self.now_ms().saturating_sub(at_ms)));
        let content = Content {
            wall_ms,
            at_ms: Some(at_ms),
            author: dated_back(author(actor.role, actor.link, actor.seq), credited_ms),
            digest: Some(digest_of(&message.answer)),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            body: json::text(&message.act),
        };
        let entry = NewEntry { content, snapshot: Some(message.snapshot()) };
        let appended = tools.journal.append(&self.id().stream(), number, entry).await;
        appended.map_err(|fault| Failure::of(&fault))?;
        let message = Arc::new(message);
        game.commit(referee, &message, actor.sent(credited_ms));
        self.tell(&message, actor, tools);
        // What is still due after its moment was told would be told again and again.
        let is_ahead = |due: &u64| actor.role.is_some() || *due > at_ms;
        let due = message.due_ms.filter(is_ahead);
        let due = due.zip(*self.kept_time()).map(|(due, time)| time.instant_of(due));
        tools.wheel.set(Due::Time(self.id()), due);
        Ok(message)
    }

    /// Time may have brought something: the moment is written down as a `tick`.
    pub(crate) async fn tick(&self, tools: Tools<'_>) -> Result<(), Fault> {
        let last = self.live().last().cloned();
        let Some((due_ms, last)) = last.and_then(|last| Some((last.due_ms?, last))) else { return Ok(()) };
        let time = self.time(&last, &tools);
        if time.now_ms() < due_ms {
            tools.wheel.set(Due::Time(self.id()), Some(time.instant_of(due_ms)));
            return Ok(());
        }
        let tick = Act::from(ActKind::Tick(act::Tick {}));
        let ticked = self.act(tools, Actor::SERVER, tick).await;
        if ticked.as_ref().is_err_and(|fault| fault.status == StatusCode::CONFLICT) {
            // The game waits for the arbiter, whose act sets the wheel again.
            return Ok(());
        }
        if ticked.is_err() {
            // The flag has fallen whether it can be written down now or a little later.
            tools.wheel.set(Due::Time(self.id()), Some(Instant::now() + Duration::from_secs(1)));
        }
        ticked.map(|_| ())
    }
}

/// Why an act was not carried out.
#[derive(Debug)]
enum Failure {
    /// The game stands as before.
    Refused(Fault),
    /// Only the journal knows.
    InDoubt(Fault),
}

impl Failure {
    fn of(fault: &touchmove_journal::Fault) -> Self {
        use touchmove_journal::Fault as Journal;
        tracing::error!(%fault, "an act could not be written down");
        match fault {
            Journal::Full | Journal::Busy => Self::Refused(Fault::not_written(fault)),
            _ => Self::InDoubt(Fault::unavailable(format!(
                "it is not known whether this was recorded: {fault}; look at the board before you try again"
            ))),
        }
    }
}

fn not_an_act(error: ActError) -> Failure {
    Failure::Refused(Fault::not_an_act(error))
}
