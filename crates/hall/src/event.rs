//! An event: its settings, its state, and the feeds that follow it.

use crate::broadcast::RoundId;
use crate::devices::Devices;
use crate::electronic::Electronic;
use crate::facts::{BoardId, EventFact, EventSettings, event_stream};
use crate::fault::Fault;
use crate::formats::Standings;
use crate::hall_clock::{HallTime, wall_ms};
use crate::kept_report::{KeptReport, Reports};
use crate::live::{Feed, Item};
use crate::notes::{Note, Notes};
use crate::outgoing::{Clocks, NamesMessage, Notice, NoticeFacts, ServerStalled};
use crate::play::author;
use crate::roles::Role;
use crate::seats::Stage;
use crate::stalls::Stall;
use crate::text_cache::TextCache;
use crate::writing;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use touchmove_journal::{Content, Entry, Journal};

/// From some moment on, one server of a cluster keeps the games of an event, in its own time; until then another did.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Keeping {
    /// When the server before it stopped, as far as is known.
    pub until: Option<HallTime>,
    /// When this server took the event.
    pub since: HallTime,
    /// From when on it let the games run at the latest.
    pub at: HallTime,
}

/// An event.
#[derive(Debug)]
pub(crate) struct Event {
    /// Its number.
    pub id: u64,
    /// A hash of the entry that made it. The entry contains the event's links, so no other event has the same hash, whatever its number.
    pub made: String,
    /// When it was imported from another hall, or taken over from another server.
    pub taken_in: Option<HallTime>,
    /// The devices at its boards.
    pub devices: Devices,
    /// The notes at its boards.
    pub notes: Notes,
    /// The electronic boards at its tables.
    pub electronic: Electronic,
    settings: RwLock<Arc<EventSettings>>,
    /// The number of the last entry of its stream. Hold the lock to write.
    written: tokio::sync::Mutex<u64>,
    desk: Mutex<Feed>,
    floor: Mutex<Feed>,
    notices: Mutex<Vec<Arc<Notice>>>,
    /// The boards in play, by round.
    in_play: Mutex<BTreeSet<(u32, BoardId)>>,
    standings: RwLock<Arc<Standings>>,
    /// The rounds that are pushed, and their destinations.
    push_rounds: RwLock<BTreeMap<u32, RoundId>>,
    reports: RwLock<Reports>,
    /// The servers that have kept it, one after the other, in a cluster.
    keepings: Mutex<Vec<Keeping>>,
    /// Another server keeps it now.
    is_left: AtomicBool,
    /// All boards as spectators see them, by the number of the latest message of the feed.
    pub scene: TextCache<u64>,
    /// The boards as a list, of all rounds or of one.
    pub list: TextCache<(u64, Option<u32>)>,
}

impl Event {
    /// An event whose stream has one entry, the one that made it; `made` is its text.
    pub(crate) fn new(id: u64, settings: EventSettings, taken_in: Option<HallTime>, made: &str) -> Self {
        let made: [u8; 32] = Sha256::digest(made).into();
        Self {
            id,
            made: made.iter().map(|byte| format!("{byte:02x}")).collect(),
            taken_in,
            devices: Devices::default(),
            notes: Notes::default(),
            electronic: Electronic::default(),
            settings: RwLock::new(Arc::new(settings)),
            written: tokio::sync::Mutex::new(1),
            desk: Mutex::default(),
            floor: Mutex::default(),
            notices: Mutex::default(),
            in_play: Mutex::default(),
            standings: RwLock::default(),
            push_rounds: RwLock::default(),
            reports: RwLock::default(),
            keepings: Mutex::default(),
            is_left: AtomicBool::new(false),
            scene: TextCache::default(),
            list: TextCache::default(),
        }
    }

    /// Notes that an entry of its stream has been read.
    pub(crate) fn has_read(&self, number: u64) {
        // At the start there are no other writers yet.
        if let Ok(mut written) = self.written.try_lock() {
            *written = number;
        }
    }

    /// Notes that a server has taken it.
    pub(crate) fn note_keeper(&self, keeping: Keeping) {
        self.keepings.lock().unwrap_or_else(PoisonError::into_inner).push(keeping);
    }

    /// How long games ran after a moment, under its keeper then and the keepers after it.
    #[cfg(feature = "cluster")]
    pub(crate) fn went_on_after(&self, then: HallTime) -> Option<u64> {
        went_on_after(&self.keepings.lock().unwrap_or_else(PoisonError::into_inner), then)
    }

    /// Fails if another server has taken it, according to the shared journal. `hall` is this server's hall.
    pub(crate) async fn check_kept(&self, journal: &dyn Journal, hall: u64) -> Result<(), Fault> {
        let is_by_another = self
            .keepings
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .last()
            .is_some_and(|keeping| keeping.at.hall != hall);
        if self.is_left() || is_by_another {
            return Err(left());
        }
        let next = *self.written.lock().await + 1;
        let entries = journal.read(&event_stream(self.id), next, usize::MAX).await?;
        let is_taken = |entry: &Entry| match serde_json::from_str(&entry.content.body) {
            Ok(EventFact::Kept { at, .. }) => at.hall != hall,
            _ => false,
        };
        if entries.iter().any(is_taken) {
            self.leave();
            return Err(left());
        }
        Ok(())
    }

    /// Marks that another server keeps it from now on.
    pub(crate) fn leave(&self) {
        self.is_left.store(true, Ordering::Release);
    }

    /// True if another server keeps it now.
    pub(crate) fn is_left(&self) -> bool {
        self.is_left.load(Ordering::Acquire)
    }

    /// Its settings.
    pub(crate) fn settings(&self) -> Arc<EventSettings> {
        Arc::clone(&self.settings.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the name, the broadcast delay and the privacy.
    pub(crate) fn change(&self, name: &str, broadcast_delay_ms: u64, private: bool) {
        let mut settings = self.settings.write().unwrap_or_else(PoisonError::into_inner);
        let changed = EventSettings {
            name: name.to_owned(),
            broadcast_delay_ms,
            private,
            ..EventSettings::clone(&settings)
        };
        *settings = Arc::new(changed);
    }

    /// The feed for this role.
    pub(crate) fn feed(&self, role: Role) -> MutexGuard<'_, Feed> {
        let feed = if role.sees_late() { &self.floor } else { &self.desk };
        feed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends the desk what happened at a board.
    pub(crate) fn tell_desk(&self, board: BoardId, message: &Arc<crate::message::Message>) {
        self.feed(Role::Arbiter).tell(Item::Board(board, Arc::clone(message)));
    }

    /// Makes something that happened at a board public.
    pub(crate) fn tell_floor(&self, board: BoardId, message: &Arc<crate::message::Message>) {
        self.feed(Role::Spectator).tell(Item::Board(board, Arc::clone(message)));
    }

    /// Sends everyone the corrected names at a board, without a delay.
    pub(crate) fn tell_names(&self, names: NamesMessage) {
        let names = Arc::new(names);
        self.feed(Role::Arbiter).tell(Item::Names(Arc::clone(&names)));
        self.feed(Role::Spectator).tell(Item::Names(names));
    }

    /// Tells every client to reload the boards: some were set up or withdrawn.
    pub(crate) fn tell_boards(&self) {
        self.feed(Role::Arbiter).tell(Item::Boards);
        self.feed(Role::Spectator).tell(Item::Boards);
    }

    /// Notes that a game began, ended or was withdrawn.
    pub(crate) fn note_stage(&self, board: BoardId, round: u32, stage: Stage) {
        let mut in_play = self.in_play.lock().unwrap_or_else(PoisonError::into_inner);
        match stage {
            Stage::InPlay => in_play.insert((round, board)),
            Stage::Waiting | Stage::Over => in_play.remove(&(round, board)),
        };
    }

    /// True if no game of this round or an earlier one is in play.
    pub(crate) fn is_quiet(&self, round: u32) -> bool {
        let in_play = self.in_play.lock().unwrap_or_else(PoisonError::into_inner);
        in_play.first().is_none_or(|(first, _)| *first > round)
    }

    /// Puts a notice for the arbiter on the desk, where it stays.
    pub(crate) fn notice(&self, facts: NoticeFacts, text: String) {
        self.notice_at(facts, text, wall_ms());
    }

    /// Puts a notice on the desk about something that happened at that wall time.
    pub(crate) fn notice_at(&self, facts: NoticeFacts, text: String, wall: u64) {
        let notice = Arc::new(Notice::new(facts, text, wall));
        self.notices.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&notice));
        self.feed(Role::Arbiter).tell(Item::Notice(notice));
    }

    /// Notes a stall of the server on the boards whose clocks ran, and reports to the desk which boards wait for the arbiter.
    pub(crate) fn has_stalled(&self, stall: &Stall, boards: &[BoardId], waiting: Vec<BoardId>) {
        self.note_stall(stall, boards, wall_ms());
        let notice = Arc::new(stalled(stall, waiting, wall_ms()));
        self.notices.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&notice));
        self.feed(Role::Arbiter).tell(Item::Notice(notice));
    }

    /// Restores a stall that is read again from the journal.
    pub(crate) fn had_stalled(&self, stall: &Stall, boards: &[BoardId], waiting: Vec<BoardId>, wall: u64) {
        self.note_stall(stall, boards, wall);
        if !waiting.is_empty() {
            let notice = Arc::new(stalled(stall, waiting, wall));
            self.notices.lock().unwrap_or_else(PoisonError::into_inner).push(notice);
        }
    }

    fn note_stall(&self, stall: &Stall, boards: &[BoardId], wall: u64) {
        let text = stall.note(&self.settings().lang);
        for board in boards {
            self.notes.add(*board, wall, None, None, text.clone());
        }
    }

    /// Announces that the clocks stop or run again. Everyone gets it without a delay, because it reveals nothing about the games.
    pub(crate) fn tell_clocks(&self, clocks: Clocks) {
        self.feed(Role::Arbiter).tell(Item::Clocks(clocks));
        self.feed(Role::Spectator).tell(Item::Clocks(clocks));
    }

    /// The notices for the arbiter.
    pub(crate) fn notices(&self) -> Vec<Notice> {
        let notices = self.notices.lock().unwrap_or_else(PoisonError::into_inner);
        notices.iter().map(|notice| Notice::clone(notice)).collect()
    }

    /// Records a note and sends it to the desk.
    pub(crate) async fn note(
        &self,
        journal: &dyn Journal,
        (role, link): (Role, Option<u64>),
        board: BoardId,
        act: Option<u64>,
        text: String,
    ) -> Result<Note, Fault> {
        let fact = EventFact::Noted { board, act, text: text.clone() };
        let mut written = self.written.lock().await;
        *written = append(journal, self.id, *written + 1, (Some(role), link), &fact).await?;
        // Still under the lock, so that notes are numbered in the order in which they are recorded.
        let note = self.notes.add(board, wall_ms(), Some(role), act, text);
        self.feed(Role::Arbiter).tell(Item::Note(board));
        Ok(note)
    }

    /// The standings from the last tournament report that was imported.
    pub(crate) fn standings(&self) -> Arc<Standings> {
        Arc::clone(&self.standings.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Sets the standings from a tournament report.
    pub(crate) fn set_standings(&self, standings: Standings) {
        *self.standings.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(standings);
    }

    /// The rounds that are pushed, and their destinations.
    pub(crate) fn push_rounds(&self) -> BTreeMap<u32, RoundId> {
        self.push_rounds.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sets where a round is pushed from now on; `None` stops it.
    pub(crate) fn push_round_to(&self, round: u32, to: Option<RoundId>) {
        let mut rounds = self.push_rounds.write().unwrap_or_else(PoisonError::into_inner);
        match to {
            Some(to) => rounds.insert(round, to),
            None => rounds.remove(&round),
        };
    }

    /// The tournament report that is kept, if there is one, and its version before the last round was paired here.
    pub(crate) fn reports(&self) -> Reports {
        self.reports.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Keeps a tournament report in place of an earlier one.
    pub(crate) fn keep_report(&self, report: KeptReport) {
        self.reports.write().unwrap_or_else(PoisonError::into_inner).keep(report);
    }

    /// Records that an event was made, and returns the text of the entry.
    pub(crate) async fn record_made(
        journal: &dyn Journal,
        id: u64,
        author: (Option<Role>, Option<u64>),
        fact: &EventFact,
    ) -> Result<String, Fault> {
        append(journal, id, 1, author, fact).await?;
        words(fact)
    }

    /// Records a fact. While it is being written, nothing else is written in this event.
    pub(crate) async fn record(
        &self,
        journal: &dyn Journal,
        author: (Option<Role>, Option<u64>),
        fact: &EventFact,
    ) -> Result<(), Fault> {
        let mut written = self.written.lock().await;
        *written = append(journal, self.id, *written + 1, author, fact).await?;
        Ok(())
    }
}

fn left() -> Fault {
    Fault::not_reached("another server has taken over this event")
}

#[cfg(feature = "cluster")]
fn went_on_after(keepings: &[Keeping], then: HallTime) -> Option<u64> {
    // The keeper at that moment, and the one after it. Before any server took the event, its maker kept it.
    let keeper =
        keepings.iter().rposition(|keeping| keeping.since.hall == then.hall && keeping.since.ms <= then.ms);
    let next = keeper.map_or(0, |keeper| keeper + 1);
    let is_known = keeper.is_some() || keepings.first()?.until.is_some_and(|until| until.hall == then.hall);
    let went_on = |from: HallTime, next: &Keeping| {
        let until = next.until.filter(|until| until.hall == from.hall);
        until.map_or(0, |until| until.ms.saturating_sub(from.ms))
    };
    let under_the_first = went_on(then, keepings.get(next).filter(|_| is_known)?);
    let under_others = keepings[next..].windows(2).map(|pair| went_on(pair[0].at, &pair[1]));
    Some(under_the_first + under_others.sum::<u64>())
}

fn stalled(stall: &Stall, boards: Vec<BoardId>, wall: u64) -> Notice {
    let facts = ServerStalled { ms: stall.ms, cause: stall.cause, boards };
    Notice::new(NoticeFacts::Stalled(facts), stall.note("en"), wall)
}

/// The text of a fact in the journal.
fn words(fact: &EventFact) -> Result<String, Fault> {
    serde_json::to_string(fact).map_err(|error| Fault::unavailable(error.to_string()))
}

async fn append(
    journal: &dyn Journal,
    event: u64,
    number: u64,
    (role, link): (Option<Role>, Option<u64>),
    fact: &EventFact,
) -> Result<u64, Fault> {
    let body = words(fact)?;
    let content = Content { wall_ms: wall_ms(), ..Content::new(author(role, link, None), body) };
    Ok(writing::append(journal, &event_stream(event), number, content.into()).await?)
}

#[cfg(all(test, feature = "cluster"))]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Event, EventFact, Keeping, append, went_on_after};
    use crate::hall_clock::HallTime;
    use touchmove_journal::Memory;

    const fn time(hall: u64, ms: u64) -> HallTime {
        HallTime { hall, ms }
    }

    const fn kept(until: Option<HallTime>, at: HallTime) -> Keeping {
        Keeping { until, since: at, at }
    }

    fn event() -> Event {
        let settings = serde_json::from_str(r#"{"name":"x"}"#).unwrap();
        Event::new(1, settings, Some(time(1, 100)), "")
    }

    /// Server 1 takes an event and reads it for so long that server 2 takes it. Server 1 may read the record of that with the event, or
    /// only afterwards.
    #[tokio::test]
    async fn a_server_that_is_overtaken_while_it_reads_leaves() {
        let journal = Memory::new();
        let by = |name: &str| name.parse::<crate::ServerName>().unwrap().into();
        let fact = |name: &str, hall: u64| EventFact::Kept {
            by: by(name),
            until: None,
            since: Some(time(hall, 90)),
            at: time(hall, 100),
        };
        append(&journal, 1, 1, (None, None), &fact("one", 1)).await.unwrap();
        let read_before = event();
        read_before.note_keeper(kept(None, time(1, 100)));
        read_before.has_read(1);
        assert!(read_before.check_kept(&journal, 1).await.is_ok());
        append(&journal, 1, 2, (None, None), &fact("two", 2)).await.unwrap();
        assert!(read_before.check_kept(&journal, 1).await.is_err());
        assert!(read_before.is_left());
        let read_after = event();
        read_after.note_keeper(kept(None, time(1, 100)));
        read_after.note_keeper(kept(None, time(2, 100)));
        read_after.has_read(2);
        assert!(read_after.check_kept(&journal, 1).await.is_err());
        assert!(read_after.check_kept(&journal, 2).await.is_ok(), "it is the keeper");
    }

    #[test]
    fn games_go_on_under_one_keeper_after_the_other() {
        let keepings = [
            kept(None, time(1, 100)),
            kept(Some(time(1, 5000)), time(2, 70)),
            kept(Some(time(2, 1070)), time(1, 9000)),
            kept(Some(time(1, 9500)), time(3, 0)),
        ];
        assert_eq!(went_on_after(&keepings[..1], time(1, 3000)), None, "nobody else has kept it yet");
        assert_eq!(went_on_after(&keepings[..2], time(1, 3000)), Some(2000));
        assert_eq!(went_on_after(&keepings[..3], time(1, 3000)), Some(2000 + 1000));
        assert_eq!(went_on_after(&keepings, time(1, 3000)), Some(2000 + 1000 + 500));
        assert_eq!(went_on_after(&keepings, time(2, 1000)), Some(70 + 500));
        assert_eq!(went_on_after(&keepings, time(1, 9200)), Some(300), "when it kept it for the second time");
        assert_eq!(went_on_after(&keepings, time(4, 0)), None, "that was elsewhere");
        // The event was taken, but the next server was gone before games continued there.
        let keepings = [kept(Some(time(1, 500)), time(2, 2500)), kept(Some(time(2, 1000)), time(3, 2500))];
        assert_eq!(went_on_after(&keepings, time(1, 400)), Some(100), "no game went on under the second");
        assert_eq!(went_on_after(&keepings, time(2, 2500)), Some(0), "nor after what it wrote");
        // A server keeps the event for the second time, and both players of a game were back before the others.
        let second = Keeping { until: Some(time(2, 9000)), since: time(1, 60_000), at: time(1, 70_000) };
        let keepings = [kept(None, time(1, 100)), kept(Some(time(1, 5000)), time(2, 70)), second];
        let keepings = [&keepings[..], &[kept(Some(time(1, 64_000)), time(3, 0))]].concat();
        assert_eq!(
            went_on_after(&keepings, time(1, 61_000)),
            Some(3000),
            "from the act on, not from the first time"
        );
        assert_eq!(went_on_after(&keepings, time(2, 8000)), Some(1000), "where nobody was back, nothing ran");
    }
}
