//! The hall: all state, read from the journal at the start and kept in step with it.

mod shared;

use crate::addresses::{Choice, Origin};
use crate::board::{Actor, Board, Done, Tools};
use crate::broadcast::Outlets;
#[cfg(feature = "cluster")]
use crate::cluster::Cluster;
use crate::damage::{Damaged, refuse_if_damaged};
use crate::event::Event;
use crate::facts::{BoardFact, BoardId, HALL, HallFact, LinkFact, PULSE, event_stream};
use crate::fault::Fault;
use crate::hall_clock::{HallClock, Timekeeping, wall_ms};
use crate::json;
use crate::keeping::Keeping;
use crate::known::Known;
use crate::links::{Links, Place};
use crate::metrics::Metrics;
use crate::outgoing::{NoticeFacts, ServerAway};
use crate::play::author;
use crate::reading::{Reading, rename_players};
use crate::roles::Role;
use crate::secrets::Token;
use crate::stalls::look_from_outside;
use crate::watched::Watched;
use crate::wheel::{Due, Wheel};
use crate::writing::{self, Unwritten};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::{Duration, Instant};
use touchmove_journal::{Author, BatchEntry, Content, Fault as JournalFault, Head, Journal, NewEntry};
use touchmove_referee::wire::Act;

/// How often the server records that it is still running, while any clock runs.
const PULSE_EVERY: Duration = Duration::from_secs(10);

/// How long a successful write proves that the journal can be written.
const PROOF_HOLDS: Duration = Duration::from_secs(1);

/// A journal that takes longer than this counts as not answering.
const PROOF_TAKES: Duration = Duration::from_secs(2);

/// How soon a game in doubt is read again, and how often at least if that fails.
const READ_AGAIN: Duration = Duration::from_millis(100);
const READ_AGAIN_AT_LEAST_EVERY: Duration = Duration::from_secs(1);

/// The hall.
pub struct Hall {
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) clock: Arc<HallClock>,
    /// After a lapse at least this long, play waits until the arbiter resumes it.
    pub(crate) stands_after: Duration,
    pub(crate) wheel: Wheel,
    pub(crate) metrics: Metrics,
    last_pulse: Option<(u64, u64)>,
    /// Boards whose latest answer came from another version of the software.
    older: Vec<BoardId>,
    known: RwLock<Known>,
    links: RwLock<Links>,
    /// The address that links and QR codes begin with, if one was chosen.
    address: RwLock<Option<Choice>>,
    /// The number of the last entry of the stream `hall`. Hold the lock to write.
    written: tokio::sync::Mutex<u64>,
    /// Held while events, boards and links are made, so that their numbers are given in order.
    pub(crate) making: tokio::sync::Mutex<()>,
    /// The number of the last pulse.
    pulses: tokio::sync::Mutex<u64>,
    /// When writing a pulse was last tried as a test of the journal, and the result.
    proof: tokio::sync::Mutex<Option<(Instant, Result<(), Fault>)>>,
    /// The first link to the hall, if this server had to make one.
    first_link: OnceLock<Token>,
    /// The greatest event number whose event cannot be read; it is not given again.
    lost_event: u64,
    /// Anchors and backups.
    pub(crate) keeping: Keeping,
    /// The known damage to the journal.
    pub(crate) damaged: Damaged,
    /// Where games are broadcast to.
    pub(crate) broadcast: Outlets,
    /// Notified when electronic boards have been set up.
    pub(crate) electronic_changed: tokio::sync::Notify,
    /// The stream of this server's pulses.
    pulse_stream: String,
    /// The cluster of servers that share the journal, if there is one.
    #[cfg(feature = "cluster")]
    cluster: OnceLock<Arc<Cluster>>,
}

/// The last pulse, if it can be read.
async fn last_pulse(journal: &dyn Journal) -> Result<Option<Pulse>, Fault> {
    let Some(head) = journal.head(PULSE).await? else { return Ok(None) };
    let entries = journal.read(PULSE, head.last, 1).await.unwrap_or_default();
    Ok(entries.first().and_then(|entry| serde_json::from_str(&entry.content.body).ok()))
}

/// A record that the server is running, and for how long it has been.
#[derive(Serialize, Deserialize)]
struct Pulse {
    wall: u64,
    up: u64,
    /// The hall's time.
    #[serde(default)]
    hall_ms: u64,
}

impl Hall {
    /// Reads the journal. The games themselves are read when they are first used.
    ///
    /// # Errors
    /// The journal cannot be read or written, or holds entries that this software does not know.
    pub async fn open(journal: Arc<dyn Journal>) -> Result<Arc<Self>, Fault> {
        Self::open_with(journal, Timekeeping::default()).await
    }

    /// Like [`Hall::open`], with timekeeping of the caller's choice.
    ///
    /// # Errors
    /// The journal cannot be read or written, or holds entries that this software does not know.
    pub async fn open_with(
        journal: Arc<dyn Journal>,
        Timekeeping { source, stands_after }: Timekeeping,
    ) -> Result<Arc<Self>, Fault> {
        let clock = HallClock::begin(source);
        let heads = journal.streams().await?;
        let mut heads: HashMap<String, Head> =
            heads.into_iter().map(|head| (head.stream.clone(), head)).collect();
        let pulse: Option<Pulse> = last_pulse(&*journal).await?;
        let last_of = |stream: &str| heads.get(stream).map_or(0, |head| head.last);
        let (hall_entries, pulses) = (last_of(HALL), last_of(PULSE));
        let mut reading = Reading::default();
        reading.hall(&*journal).await?;
        reading.events(&*journal, &mut heads).await?;
        if reading.known.events.is_empty() {
            refuse_if_damaged(&journal).await?;
        }
        let latest_wall = reading.latest_wall.max(pulse.as_ref().map_or(0, |pulse| pulse.wall));
        let before_ms = reading.latest_ms.max(pulse.as_ref().map_or(0, |pulse| pulse.hall_ms));
        let hall = reading.hall.unwrap_or(clock.hall());
        let clock = Arc::new(clock.going_on(hall, before_ms));
        look_from_outside(&clock);
        let journal: Arc<dyn Journal> = Arc::new(Watched::new(journal, Arc::clone(&clock)));
        let down_ms = (hall_entries > 0).then(|| clock.started_wall_ms().saturating_sub(latest_wall));
        let damage = std::mem::take(&mut reading.damage);
        let lost_events = damage.iter().filter(|damage| damage.is_all).filter_map(|damage| damage.event);
        let hall = Arc::new(Self {
            last_pulse: pulse.map(|pulse| (pulse.wall, pulse.up)),
            lost_event: lost_events.max().unwrap_or(0),
            ..Self::new(journal, clock, stands_after, reading, (hall_entries, pulses, PULSE.to_owned()))
        });
        hall.begin(down_ms).await?;
        hall.report_damage(&damage);
        Ok(hall)
    }

    /// A hall with what was read: the number of entries in its own stream and in its pulse stream, and the name of the latter.
    fn new(
        journal: Arc<dyn Journal>,
        clock: Arc<HallClock>,
        stands_after: Duration,
        reading: Reading,
        (hall_entries, pulses, pulse_stream): (u64, u64, String),
    ) -> Self {
        Self {
            journal,
            clock,
            stands_after,
            wheel: Wheel::default(),
            metrics: Metrics::default(),
            last_pulse: None,
            older: reading.older,
            known: RwLock::new(reading.known),
            links: RwLock::new(reading.links),
            address: RwLock::new(reading.address),
            written: tokio::sync::Mutex::new(hall_entries),
            making: tokio::sync::Mutex::default(),
            pulses: tokio::sync::Mutex::new(pulses),
            proof: tokio::sync::Mutex::default(),
            first_link: OnceLock::new(),
            lost_event: 0,
            keeping: Keeping::default(),
            damaged: Damaged::default(),
            broadcast: Outlets::default(),
            electronic_changed: tokio::sync::Notify::new(),
            pulse_stream,
            #[cfg(feature = "cluster")]
            cluster: OnceLock::new(),
        }
    }

    /// Records that the server has started, winds the wheel, and reports to the arbiters how long no server ran.
    async fn begin(self: &Arc<Self>, down_ms: Option<u64>) -> Result<(), Fault> {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let hall = Some(self.clock.hall());
        self.record((None, None), &HallFact::Started { down_ms, version, hall }).await?;
        if self.links().of_hall().is_empty() {
            let token = self.issue_hall_link(Role::Arbiter).await?;
            let _ = self.first_link.set(token);
        }
        let tools = self.tools();
        let boards: Vec<Arc<Board>> = self.known().boards().values().cloned().collect();
        for board in &boards {
            if let Some(due) = board.time_due(&tools) {
                self.wheel.set(Due::Time(board.id()), Some(due));
            }
            if board.event.settings().broadcast_delay_ms > 0 {
                board.broadcast(&tools);
            }
        }
        if let Some(ms) = down_ms {
            let text = format!(
                "The server was down for {} seconds. No player lost time; set the clocks where necessary.",
                ms.div_ceil(1000)
            );
            for event in self.known().events.values() {
                event.notice(NoticeFacts::Away(ServerAway { ms }), text.clone());
            }
        }
        Ok(())
    }

    /// Runs the background work until the server ends: flags, broadcasts, pulses.
    pub async fn run(self: &Arc<Self>) {
        let wheel = self.wheel.turn(|due| {
            let hall = Arc::clone(self);
            tokio::spawn(async move { hall.time_has_come(due).await });
        });
        let pulse = async {
            loop {
                tokio::time::sleep(PULSE_EVERY).await;
                if self.wheel.waiting() > 0 {
                    self.pulse().await;
                }
            }
        };
        let replay = async {
            // A shared journal is checked event by event when an event is taken, and as a whole by `journal verify`.
            if !self.is_shared() {
                self.replay_older().await;
                self.check_boards().await;
                self.check_journal().await;
            }
        };
        let out = async { tokio::join!(self.write_live_folder(), self.push_rounds()) };
        let boards = self.follow_electronic_boards();
        tokio::join!(wheel, pulse, self.beat(), self.mind_lapses(), replay, self.keep(), out, boards);
    }

    /// Replays every game after an upgrade. A ruling that differs now is reported and changes nothing.
    async fn replay_older(&self) {
        for id in &self.older {
            let Ok(board) = self.board(*id) else { continue };
            if let Err(fault) = board.scene(self.tools(), Role::Arbiter).await {
                tracing::error!(board = %id, %fault, "a game could not be replayed");
            }
            self.follow(&board);
        }
    }

    async fn time_has_come(self: Arc<Self>, due: Due) {
        match due {
            Due::Time(id) => {
                let Ok(board) = self.board(id) else { return };
                if let Err(fault) = board.tick(self.tools()).await {
                    tracing::error!(board = %id, ?fault, "a moment could not be written down");
                }
                self.follow(&board);
            }
            Due::Broadcast(id) => {
                if let Ok(board) = self.board(id) {
                    board.broadcast(&self.tools());
                }
            }
            Due::PutAway(id) => {
                if let Ok(board) = self.board(id) {
                    board.put_away(&self.tools()).await;
                }
            }
        }
    }

    /// Records that the server is still running.
    pub async fn pulse(&self) {
        if let Err(fault) = self.try_pulse().await {
            tracing::error!(%fault, "the pulse could not be written down");
        }
    }

    /// Checks that the journal can be written. Calls within a second share one attempt; an act that has just become durable is proof
    /// enough.
    pub(crate) async fn prove_writing(&self) -> Result<(), Fault> {
        let mut proof = self.proof.lock().await;
        let is_fresh = |tried: &Instant| tried.elapsed() < PROOF_HOLDS;
        if let Some((_, proven)) = proof.as_ref().filter(|(tried, _)| is_fresh(tried)) {
            return proven.clone();
        }
        let is_failing = self.clock.is_failing();
        if !is_failing && self.clock.last_durable().is_some_and(|ago| ago < PROOF_HOLDS) {
            return Ok(());
        }
        let too_slow = || Fault::unavailable("the journal takes too long to write");
        let tried = tokio::time::timeout(PROOF_TAKES, self.try_pulse()).await;
        let proven = tried.unwrap_or_else(|_| Err(too_slow()));
        *proof = Some((Instant::now(), proven.clone()));
        proven
    }

    async fn try_pulse(&self) -> Result<(), Fault> {
        let mut pulses = self.pulses.lock().await;
        let hall_ms = self.clock.now().ms;
        let pulse = Pulse { wall: wall_ms(), up: self.clock.up_ms(), hall_ms };
        let body = json::text(&pulse);
        let content = Content { wall_ms: pulse.wall, ..Content::new(Author::SERVER, body.clone()) };
        let entry = NewEntry::with_snapshot(content, body);
        let append = |number| writing::append(&*self.journal, &self.pulse_stream, number, entry.clone());
        *pulses = match append(*pulses + 1).await {
            // Only this server writes here: its last pulse was recorded although that could not be found out at the time.
            Err(Unwritten::NotThere(JournalFault::Conflict { found, .. })) => append(found).await?,
            written => written?,
        };
        Ok(())
    }

    /// The link that the arbiter needs at the very first start.
    pub fn first_link(&self) -> Option<&Token> {
        self.first_link.get()
    }

    /// Issues a link to the whole hall.
    pub async fn issue_hall_link(&self, role: Role) -> Result<Token, Fault> {
        let (token, link) = self.new_link(role, Place::default())?;
        self.record((None, None), &HallFact::LinkIssued { link: link.clone() }).await?;
        self.links_mut().add(None, &link);
        Ok(token)
    }

    /// Issues a link to the whole hall and revokes the earlier ones, because one of them was lost.
    ///
    /// # Errors
    /// The journal cannot be written.
    pub async fn replace_hall_links(&self, role: Role) -> Result<Token, Fault> {
        let earlier = self.links().of_hall();
        let token = self.issue_hall_link(role).await?;
        for link in earlier {
            self.record((None, None), &HallFact::LinkRevoked { link }).await?;
            self.links_mut().revoke(link);
            self.dismiss(link);
        }
        Ok(token)
    }

    /// A new link, which is not valid yet.
    pub(crate) fn new_link(&self, role: Role, place: Place) -> Result<(Token, LinkFact), Fault> {
        let no_chance = |error| Fault::unavailable(format!("the system provides no random numbers: {error}"));
        // The link to a seat is printed on a card and may be typed in.
        let draw = if role.is_at_a_board() { Token::short } else { Token::new };
        let mut token = draw().map_err(no_chance)?;
        while self.links().get(token.id()).is_some() {
            token = draw().map_err(no_chance)?;
        }
        let link = LinkFact { id: token.id(), role, place, hash: token.kept() };
        Ok((token, link))
    }

    /// Records a fact of the hall.
    pub(crate) async fn record(
        &self,
        author: (Option<Role>, Option<u64>),
        fact: &HallFact,
    ) -> Result<(), Fault> {
        self.record_with(author, fact, Vec::new()).await
    }

    /// Records a fact of the hall together with the entries that belong to it: all of them, or none.
    pub(crate) async fn record_with(
        &self,
        (role, link): (Option<Role>, Option<u64>),
        fact: &HallFact,
        others: Vec<BatchEntry>,
    ) -> Result<(), Fault> {
        let mut written = self.written.lock().await;
        let body = serde_json::to_string(fact).map_err(|error| Fault::unavailable(error.to_string()))?;
        let content = Content { wall_ms: wall_ms(), ..Content::new(author(role, link, None), body) };
        loop {
            let (number, entry) = (*written + 1, content.clone().into());
            let done = match others.is_empty() {
                true => writing::append(&*self.journal, HALL, number, entry).await,
                false => writing::append_with(&*self.journal, HALL, number, entry, others.clone()).await,
            };
            match done {
                Ok(number) => {
                    *written = number;
                    return Ok(());
                }
                // Another server has written in the meantime: this entry follows it.
                Err(Unwritten::NotThere(JournalFault::Conflict { found, .. }))
                    if self.is_shared() && found > number =>
                {
                    *written = found - 1;
                }
                Err(unwritten) => return Err(unwritten.into()),
            }
        }
    }

    /// The chosen address, if it still leads here.
    pub(crate) fn chosen_address(&self, origins: &[Origin]) -> Option<String> {
        let choice = self.address.read().unwrap_or_else(PoisonError::into_inner);
        choice.as_ref()?.among(origins).map(str::to_owned)
    }

    pub(crate) fn choose_address(&self, choice: Choice) {
        *self.address.write().unwrap_or_else(PoisonError::into_inner) = Some(choice);
    }

    /// What the boards work with.
    pub(crate) fn tools(&self) -> Tools<'_> {
        Tools {
            journal: &*self.journal,
            wheel: &self.wheel,
            clock: &self.clock,
            last_pulse: self.last_pulse,
            is_shared: self.is_shared(),
        }
    }

    /// Carries out an act, even if the client stops waiting for the answer.
    pub(crate) async fn act(
        self: &Arc<Self>,
        board: &Arc<Board>,
        actor: Actor,
        act: Act,
    ) -> Result<Done, Fault> {
        let (hall, board) = (Arc::clone(self), Arc::clone(board));
        let began = Instant::now();
        let done = tokio::spawn(async move {
            hall.check_in_touch()?;
            let was_in_doubt = board.is_in_doubt();
            let done = board.act(hall.tools(), actor, act).await;
            hall.follow(&board);
            if board.is_in_doubt() && !was_in_doubt {
                tokio::spawn(hall.clear_doubt(board));
            }
            done
        })
        .await;
        let done = done.unwrap_or_else(|_| Err(Fault::unavailable("the server is shutting down; try again")));
        self.metrics.acted(began.elapsed(), done.is_ok());
        done
    }

    /// Reads a game that is in doubt as soon as the journal answers: its players should not have to wait for somebody to act.
    async fn clear_doubt(self: Arc<Self>, board: Arc<Board>) {
        let mut pause = READ_AGAIN;
        while board.is_in_doubt() && !board.event.is_left() {
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(READ_AGAIN_AT_LEAST_EVERY);
            if let Err(fault) = board.read_again(self.tools()).await {
                tracing::debug!(board = %board.id(), %fault, "a game in doubt cannot be read yet");
            }
        }
        self.follow(&board);
    }

    pub(crate) fn known(&self) -> RwLockReadGuard<'_, Known> {
        self.known.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn known_mut(&self) -> RwLockWriteGuard<'_, Known> {
        self.known.write().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn links(&self) -> RwLockReadGuard<'_, Links> {
        self.links.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn links_mut(&self) -> RwLockWriteGuard<'_, Links> {
        self.links.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// The event with this number.
    pub(crate) fn event(&self, id: u64) -> Result<Arc<Event>, Fault> {
        let event = self.known().events.get(&id).cloned();
        event.ok_or_else(|| self.not_here(id, format!("there is no event {id}")))
    }

    /// All events.
    pub(crate) fn events(&self) -> Vec<Arc<Event>> {
        self.known().events.values().cloned().collect()
    }

    /// The board with this name.
    pub(crate) fn board(&self, id: BoardId) -> Result<Arc<Board>, Fault> {
        let known = self.known();
        let is_event_here = known.events.contains_key(&id.event);
        let board = known.boards().get(&id).cloned();
        drop(known);
        let missing = || format!("there is no board {id}");
        board.ok_or_else(|| match is_event_here {
            true => Fault::not_found(missing()),
            false => self.not_here(id.event, missing()),
        })
    }

    /// The boards of an event, in order.
    pub(crate) fn boards_of(&self, event: u64) -> Vec<Arc<Board>> {
        self.known().of_event(event).cloned().collect()
    }

    /// The streams that an event consists of.
    pub(crate) fn streams_of(&self, event: u64) -> Vec<String> {
        let known = self.known();
        let boards = known.of_event(event).chain(known.withdrawn_in(event));
        let opened = boards.filter(|board| board.live().last().is_some());
        std::iter::once(event_stream(event)).chain(opened.map(|board| board.id().stream())).collect()
    }

    /// The number of the next event.
    pub(crate) fn next_event(&self) -> u64 {
        self.known().events.last_key_value().map_or(0, |(last, _)| *last).max(self.lost_event) + 1
    }

    pub(crate) fn add_event(&self, event: Event) -> Arc<Event> {
        let event = Arc::new(event);
        self.known_mut().events.insert(event.id, Arc::clone(&event));
        event
    }

    pub(crate) fn add_boards(&self, boards: impl IntoIterator<Item = Board>) {
        let mut known = self.known_mut();
        for board in boards {
            known.add_board(Arc::new(board));
        }
    }

    /// Corrects the names or the table of a board; links follow the players.
    pub(crate) fn change_board(&self, before: &BoardFact, changed: BoardFact) {
        let mut known = self.known_mut();
        known.change_board(changed.clone());
        rename_players(&known, &mut self.links_mut(), before, &changed);
    }

    /// The number of events and of boards.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let known = self.known();
        (known.events.len(), known.boards().len())
    }

    /// Disconnects everyone who follows an event without a link into it: the event is private now.
    pub(crate) fn dismiss_strangers(&self, event: &Event) {
        let links = self.links().leading_into(event.id);
        let stays = |link: Option<u64>| link.is_some_and(|link| links.contains(&link));
        for board in self.boards_of(event.id) {
            board.live().audience.retain(stays);
        }
        event.feed(Role::Arbiter).audience.retain(stays);
        event.feed(Role::Spectator).audience.retain(stays);
    }

    /// Disconnects the devices that use this link.
    pub(crate) fn dismiss(&self, link: u64) {
        let known = self.known();
        for board in known.boards().values() {
            board.live().audience.dismiss(link);
        }
        for event in known.events.values() {
            event.feed(Role::Arbiter).audience.dismiss(link);
            event.feed(Role::Spectator).audience.dismiss(link);
            event.forget_device(self, link);
        }
    }
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall").field("counts", &self.counts()).finish_non_exhaustive()
    }
}
