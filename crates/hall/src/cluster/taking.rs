//! Takes and leaves an event: as after a restart, but for one event, while everything else continues.

use super::directory::ServerName;
use crate::board::Board;
use crate::electronic::ElectronicSettings;
use crate::facts::{BoardId, EventFact, HALL, HallFact, event_of_stream, event_stream};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::hall_clock::{HallTime, millis, wall_ms};
use crate::json;
use crate::outgoing::{NoticeFacts, ServerAway};
use crate::reading::{Readable, Reading, boards_made, read_fact, readable_after};
use crate::roles::Role;
use crate::wheel::Due;
use crate::writing::{self, Unwritten};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use touchmove_journal::{Author, Content, Entry, Fault as JournalFault, Head, Start};

/// How often taking an event is tried while the last keeper still writes.
const TRIES: usize = 8;

/// Clocks run on when both players of a board are back, or after this long. What was pressed meanwhile counts from when the clocks run on,
/// and no player is charged for what they could not know.
const COMING_BACK: Duration = Duration::from_secs(10);

/// The number of games that are marked at a time.
const AT_A_TIME: usize = 64;

/// How long acts in progress may take when an event is left.
const UNDER_WAY: Duration = Duration::from_secs(1);

/// How soon a stream is followed again after an error.
const FOLLOW_AGAIN: Duration = Duration::from_millis(500);

impl Hall {
    /// The events in the journal.
    pub(super) async fn events_in_journal(&self) -> Result<Vec<u64>, Fault> {
        let streams = self.journal.names().await?;
        Ok(streams.iter().filter_map(|stream| event_of_stream(stream)).collect())
    }

    /// Takes an event from a keeper that let its games run until a moment and has not been heard from for a while.
    pub(super) async fn take_event(
        self: &Arc<Self>,
        event: u64,
        by: &ServerName,
        until: Option<HallTime>,
        away: Duration,
    ) -> Result<(), Fault> {
        let last_heard = self.clock.moment().earlier(away);
        let Some(at) = self.write_kept(event, by, until).await? else { return Ok(()) };
        let reading = self.read_event(event, at).await?;
        let boards: Vec<Arc<Board>> = reading.known.boards().values().cloned().collect();
        self.read_games(&boards).await?;
        // If reading took so long that another server has taken the event, the games may already contain its entries. To continue from them
        // would make two keepers.
        if let Some(event) = reading.known.events.get(&event) {
            event.check_kept(&*self.journal, self.clock.hall()).await?;
        }
        let tools = self.tools();
        for board in &boards {
            self.wheel.set(Due::Time(board.id()), board.go_on_here(&tools, last_heard, COMING_BACK));
            if board.event.settings().broadcast_delay_ms > 0 {
                board.broadcast(&tools);
            }
        }
        if let Some(event) = reading.known.events.get(&event).filter(|_| !away.is_zero()) {
            let text = format!(
                "The server that kept this event was down for {} seconds, and another has taken over. No player lost time; set the clocks where necessary.",
                away.as_secs().max(1)
            );
            event.notice(NoticeFacts::Away(ServerAway { ms: millis(away) }), text);
        }
        self.report_damage(&reading.damage);
        self.links_mut().join(reading.links);
        self.known_mut().join(reading.known);
        self.electronic_changed.notify_one();
        let hall = Arc::clone(self);
        tokio::spawn(async move { hall.make_mine(&boards, &reading.older).await });
        Ok(())
    }

    /// Records who keeps an event from now on: after that, the previous keeper cannot write anything about it. Returns the moment; `None`
    /// if the event was never made.
    async fn write_kept(
        &self,
        event: u64,
        by: &ServerName,
        until: Option<HallTime>,
    ) -> Result<Option<HallTime>, Fault> {
        let stream = event_stream(event);
        let mut tries = 0;
        loop {
            let Some(head) = self.journal.head(&stream).await? else { return Ok(None) };
            let since = self.clock.now();
            let at = since.later(millis(COMING_BACK));
            let fact = EventFact::Kept { by: by.clone().into(), until, since: Some(since), at };
            let content = Content { wall_ms: wall_ms(), ..Content::new(Author::SERVER, json::text(&fact)) };
            match writing::append(&*self.journal, &stream, head.last + 1, content.into()).await {
                Ok(_) => return Ok(Some(at)),
                Err(Unwritten::NotThere(JournalFault::Conflict { .. })) if tries < TRIES => tries += 1,
                Err(unwritten) => return Err(unwritten.into()),
            }
        }
    }

    async fn read_event(&self, event: u64, at: HallTime) -> Result<Reading, Fault> {
        let (read, mut heads) = self.read_streams(event).await?;
        let mut reading = Reading::default();
        reading.taken_in.insert(event, at);
        reading.event(event, read, &mut heads)?;
        Ok(reading)
    }

    /// Reads the stream of an event and the heads of its boards, in case this server takes the event: then only what is new has to be read.
    pub(super) async fn read_ahead(&self, event: u64) -> Result<(), Fault> {
        self.read_streams(event).await.map(|_| ())
    }

    async fn read_streams(&self, event: u64) -> Result<(Readable, HashMap<String, Head>), Fault> {
        let stream = event_stream(event);
        let head = self.journal.head(&stream).await?;
        let origin = head.as_ref().and_then(|head| head.origin.clone());
        let cluster = self.cluster();
        let before = match cluster {
            Some(cluster) => cluster.entries_read(event, origin.as_deref()).await,
            None => Vec::new(),
        };
        let read = readable_after(before, &*self.journal, &stream, origin.as_deref()).await?;
        if let Some(cluster) = cluster.filter(|_| read.damage.is_none()) {
            cluster.keep_entries(event, &read.entries);
        }
        let streams: Vec<String> =
            boards_made(event, &read.entries, origin.is_some()).into_iter().map(BoardId::stream).collect();
        let mut heads = HashMap::new();
        for head in self.journal.heads(&streams) {
            heads.extend(head.await?.map(|head| (head.stream.clone(), head)));
        }
        heads.extend(head.map(|head| (stream, head)));
        Ok((read, heads))
    }

    /// Reads the games in play, all at once.
    async fn read_games(&self, boards: &[Arc<Board>]) -> Result<(), Fault> {
        let in_play: Vec<&Arc<Board>> = boards.iter().filter(|board| board.is_in_progress()).collect();
        let streams: Vec<String> = in_play.iter().map(|board| board.id().stream()).collect();
        let heads = self.journal.heads(&streams);
        let entries = self.journal.read_whole(&streams);
        for ((board, head), entries) in in_play.into_iter().zip(heads).zip(entries) {
            match (head.await?, entries.await) {
                (Some(head), Ok(entries)) => board.load(&self.tools(), head, entries),
                (None, Ok(_)) => {}
                // It is read separately, as far as possible.
                (_, Err(JournalFault::Damaged { .. })) => {}
                (_, Err(fault)) => return Err(fault.into()),
            }
        }
        Ok(())
    }

    /// Records the new keeper at every board in play, and replays the games whose last answer came from another version of the software.
    async fn make_mine(self: Arc<Self>, boards: &[Arc<Board>], older: &[BoardId]) {
        let mut marking = JoinSet::new();
        for board in boards.iter().filter(|board| board.is_in_progress() || older.contains(&board.id())) {
            if marking.len() == AT_A_TIME {
                marking.join_next().await;
            }
            if board.event.is_left() {
                return;
            }
            marking.spawn(Arc::clone(&self).make_one_mine(Arc::clone(board)));
        }
        marking.join_all().await;
    }

    async fn make_one_mine(self: Arc<Self>, board: Arc<Board>) {
        let made = match board.is_in_progress() {
            true => board.make_mine(self.tools()).await,
            false => board.scene(self.tools(), Role::Arbiter).await.map(|_| ()),
        };
        if let Err(fault) = made {
            tracing::warn!(board = %board.id(), %fault, "a board could not be taken yet");
        }
        self.follow(&board);
    }

    /// Leaves an event: nothing more happens here. Returns until when its games have run.
    pub(super) async fn leave_event(&self, event: u64) -> Option<HallTime> {
        let (event, boards) = self.known_mut().remove_event(event)?;
        event.leave();
        for board in &boards {
            for due in [Due::Time(board.id()), Due::Broadcast(board.id()), Due::PutAway(board.id())] {
                self.wheel.set(due, None);
            }
        }
        let under_way = async {
            for board in &boards {
                drop(board.hold().await);
            }
        };
        if tokio::time::timeout(UNDER_WAY, under_way).await.is_err() {
            tracing::warn!(event = event.id, "an event is left while something is still being written");
        }
        let until = self.clock.now();
        for board in &boards {
            board.live().audience.move_away();
        }
        event.feed(Role::Arbiter).audience.move_away();
        event.feed(Role::Spectator).audience.move_away();
        // The next keeper follows its electronic boards.
        event.electronic.set(ElectronicSettings::default());
        self.links_mut().remove_event(event.id);
        Some(until)
    }

    /// Follows what other servers record about the whole hall, until the server ends.
    pub(super) async fn follow_hall(&self) {
        let mut number = 1;
        loop {
            let mut entries = self.journal.subscribe(Start::Stream { name: HALL.to_owned(), number });
            while let Ok(posted) = entries.next().await {
                number = posted.entry.number + 1;
                self.hear_hall_fact(&posted.entry);
            }
            tokio::time::sleep(FOLLOW_AGAIN).await;
        }
    }

    fn hear_hall_fact(&self, entry: &Entry) {
        match read_fact(HALL, entry) {
            Ok(HallFact::LinkIssued { link }) => {
                let mut links = self.links_mut();
                // A link that this server issued itself may already be revoked.
                if links.get(link.id).is_none() {
                    links.add(None, &link);
                }
            }
            Ok(HallFact::LinkRevoked { link }) => {
                self.links_mut().revoke(link);
                self.dismiss(link);
            }
            Ok(HallFact::AddressChosen(choice)) => self.choose_address(choice),
            Ok(HallFact::Started { .. } | HallFact::TakenIn { .. }) => {}
            Err(fault) => tracing::error!(%fault, "an entry of the hall is passed over"),
        }
    }
}
