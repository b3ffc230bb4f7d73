//! Reads the streams of the hall and of its events from the journal.

use crate::addresses::Choice;
use crate::board::Board;
use crate::event::{Event, Keeping};
use crate::facts::{BoardFact, BoardId, EventFact, HALL, HallFact, event_of_stream, event_stream};
use crate::fault::Fault;
use crate::hall_clock::HallTime;
use crate::known::Known;
use crate::links::Links;
use crate::message::{Message, Snapshot};
use crate::play::{link_of, role_of};
use crate::stalls::Stall;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;
use touchmove_journal::{Break, Chain, Entry, Fault as JournalFault, Head, Journal};

/// The number of entries of a stream that are read at a time.
const PAGE: usize = 4096;

/// Everything read from the journal.
#[derive(Default)]
pub(crate) struct Reading {
    pub(crate) known: Known,
    pub(crate) links: Links,
    /// The latest wall time of any entry.
    pub(crate) latest_wall: u64,
    /// The hall's number.
    pub(crate) hall: Option<u64>,
    /// The latest hall time at which a server is known to have run.
    pub(crate) latest_ms: u64,
    /// The address that was chosen.
    pub(crate) address: Option<Choice>,
    /// When events were imported from another hall, or taken over from another server.
    pub(crate) taken_in: HashMap<u64, HallTime>,
    /// Boards whose last answer came from another version of the software, or is not the recorded one.
    pub(crate) older: Vec<BoardId>,
    /// The damage to the hall's own stream and to events: everything else was read.
    pub(crate) damage: Vec<Damage>,
}

impl Reading {
    /// Reads the events whose streams are among these.
    pub(crate) async fn events(
        &mut self,
        journal: &dyn Journal,
        heads: &mut HashMap<String, Head>,
    ) -> Result<(), Fault> {
        let mut events: Vec<u64> = heads.keys().filter_map(|stream| event_of_stream(stream)).collect();
        events.sort_unstable();
        for event in events {
            let stream = event_stream(event);
            let origin = heads.get(&stream).and_then(|head| head.origin.clone());
            let read = readable(journal, &stream, origin.as_deref()).await?;
            self.event(event, read, heads)?;
        }
        Ok(())
    }

    /// Reads an event whose stream and whose boards' streams are among these.
    pub(crate) fn event(
        &mut self,
        event: u64,
        Readable { entries, damage }: Readable,
        heads: &mut HashMap<String, Head>,
    ) -> Result<(), Fault> {
        let stream = event_stream(event);
        let is_moved = heads.get(&stream).is_some_and(|head| head.origin.is_some());
        let mut damage = damage.map(|found| Damage { event: Some(event), ..found });
        for entry in entries {
            let is_damaged = damage.as_ref().is_some_and(|damage| damage.covers(entry.number));
            match self.event_fact(event, &entry, is_moved, heads) {
                Err(fault) if is_damaged => {
                    let what = fault.to_string();
                    tracing::error!(stream, entry = entry.number, what, "an entry is passed over");
                }
                done => done?,
            }
        }
        if let Some(known) = self.known.events.get(&event) {
            known.has_read(heads.get(&stream).map_or(1, |head| head.last));
        } else if let Some(damage) = &mut damage {
            damage.is_all = true;
        }
        self.damage.extend(damage);
        Ok(())
    }

    /// Reads the stream of the hall itself.
    pub(crate) async fn hall(&mut self, journal: &dyn Journal) -> Result<(), Fault> {
        let Readable { entries, damage } = readable(journal, HALL, None).await?;
        for entry in entries {
            let is_damaged = damage.as_ref().is_some_and(|damage| damage.covers(entry.number));
            match self.hall_fact(&entry) {
                Err(fault) if is_damaged => {
                    tracing::error!(entry = entry.number, %fault, "an entry of the hall is passed over");
                }
                done => done?,
            }
        }
        self.damage.extend(damage);
        Ok(())
    }

    /// The last message of a board, if its snapshot belongs to the last entry.
    fn last_message(&mut self, board: BoardId, head: Head) -> Option<Message> {
        // A snapshot is derived: where it does not agree with the chain, the game is replayed.
        let snapshot =
            head.snapshot.filter(|snapshot| snapshot.number == head.last && snapshot.is_whole())?;
        let read: Snapshot = serde_json::from_str(&snapshot.body).ok()?;
        if read.is_of_another_version() {
            self.older.push(board);
        }
        let message = Message::from_snapshot(head.last, read);
        if let Some(at) = message.hall_time.filter(|at| Some(at.hall) == self.hall) {
            self.latest_ms = self.latest_ms.max(at.ms);
        }
        Some(message)
    }

    /// Applies a fact of the stream `hall`.
    pub(crate) fn hall_fact(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.latest_wall = self.latest_wall.max(entry.content.wall_ms);
        match read_fact(HALL, entry)? {
            HallFact::Started { hall, .. } => self.hall = self.hall.or(hall),
            HallFact::TakenIn { events, at, .. } => {
                self.latest_ms = self.latest_ms.max(at.ms);
                self.taken_in.extend(events.into_iter().map(|event| (event, at)));
            }
            HallFact::LinkIssued { link } => self.links.add(None, &link),
            HallFact::LinkRevoked { link } => self.links.revoke(link),
            HallFact::AddressChosen(choice) => self.address = Some(choice),
        }
        Ok(())
    }

    fn event_fact(
        &mut self,
        id: u64,
        entry: &Entry,
        is_moved: bool,
        heads: &mut HashMap<String, Head>,
    ) -> Result<(), Fault> {
        self.latest_wall = self.latest_wall.max(entry.content.wall_ms);
        let mut fact: EventFact = read_fact(&event_stream(id), entry)?;
        if is_moved {
            fact.renumber(id);
        }
        if let EventFact::Made { settings, links } = fact {
            links.iter().for_each(|link| self.links.add(Some(id), link));
            let taken_in = self.taken_in.get(&id).copied();
            self.known.events.insert(id, Arc::new(Event::new(id, settings, taken_in, &entry.content.body)));
            return Ok(());
        }
        let event = self.known.events.get(&id).cloned();
        let event = event.ok_or_else(|| Fault::unavailable(format!("event {id} was never made")))?;
        match fact {
            EventFact::Made { .. } => {}
            EventFact::BoardsMade { boards, links, in_progress, report } => {
                for fact in boards {
                    let head = heads.remove(&fact.id.stream());
                    let is_opened = head.is_some();
                    let last = head.and_then(|head| self.last_message(fact.id, head));
                    if is_opened && last.is_none() {
                        // Where the last answer is missing, the game is replayed.
                        self.older.push(fact.id);
                    }
                    self.latest_wall = self.latest_wall.max(last.as_ref().map_or(0, |last| last.wall_ms));
                    self.known.add_board(Arc::new(Board::new(fact, Arc::clone(&event), last)));
                }
                report.into_iter().for_each(|report| event.keep_report(report));
                links.iter().for_each(|link| self.links.add(Some(id), link));
                event.notice_seats(&in_progress, link_of(&entry.content.author), entry.content.wall_ms);
            }
            EventFact::BoardChanged { board: fact, in_progress } => {
                let board = self.known.boards().get(&fact.id).filter(|board| board.id().event == id);
                let before = board.ok_or_else(|| never(fact.id))?.fact();
                self.known.change_board(fact.clone());
                rename_players(&self.known, &mut self.links, &before, &fact);
                event.notice_seats(&in_progress, link_of(&entry.content.author), entry.content.wall_ms);
            }
            EventFact::BoardsWithdrawn { boards, .. } => {
                for board in boards.into_iter().filter(|board| board.event == id) {
                    self.known.withdraw(board).ok_or_else(|| never(board))?;
                }
            }
            EventFact::Changed { name, broadcast_delay_ms, private } => {
                event.change(&name, broadcast_delay_ms, private);
            }
            EventFact::LinksIssued { links, instead_of, in_progress } => {
                instead_of.into_iter().for_each(|link| self.links.revoke_in(id, link));
                links.iter().for_each(|link| self.links.add(Some(id), link));
                event.notice_seats(&in_progress, link_of(&entry.content.author), entry.content.wall_ms);
            }
            EventFact::LinkRevoked { link } => self.links.revoke_in(id, link),
            EventFact::LinkTakenOver { link, by, in_progress } => {
                self.links.revoke_in(id, link);
                self.links.add(Some(id), &by);
                event.notice_seats(&in_progress, link_of(&entry.content.author), entry.content.wall_ms);
            }
            EventFact::Noted { board, act, text } => {
                let role = role_of(&entry.content.author);
                event.notes.add(board, entry.content.wall_ms, role, act, text);
            }
            EventFact::PushedTo { round, to } => event.push_round_to(round, to),
            EventFact::Standings(standings) => event.set_standings(standings),
            EventFact::ReportKept(report) => event.keep_report(report),
            EventFact::Stalled { ms, cause, boards, waiting } => {
                let stall = Stall { ms, cause, stand: !waiting.is_empty() };
                event.had_stalled(&stall, &boards, waiting, entry.content.wall_ms);
            }
            EventFact::Kept { until, since, at, .. } => {
                event.note_keeper(Keeping { until, since: since.unwrap_or(at), at });
            }
            EventFact::ElectronicBoards(settings) => event.electronic.set(settings),
            EventFact::ElectronicNotice(notice) => event.notice_electronic(notice, entry.content.wall_ms),
        }
        Ok(())
    }
}

/// The boards that were ever set up in an event, according to these entries of its stream.
#[cfg(feature = "cluster")]
pub(crate) fn boards_made(event: u64, entries: &[Entry], is_moved: bool) -> Vec<BoardId> {
    let mut made = Vec::new();
    for entry in entries {
        let Ok(mut fact) = read_fact::<EventFact>(&event_stream(event), entry) else { continue };
        if is_moved {
            fact.renumber(event);
        }
        if let EventFact::BoardsMade { boards, .. } = fact {
            made.extend(boards.iter().map(|board| board.id));
        }
    }
    made
}

fn never(board: BoardId) -> Fault {
    Fault::unavailable(format!("board {board} was never set up"))
}

/// Names of a board were corrected: a player who has no game left under the old name keeps their links under the new one.
pub(crate) fn rename_players(known: &Known, links: &mut Links, before: &BoardFact, now: &BoardFact) {
    let event = before.id.event;
    for (before, now) in [(&before.white, &now.white), (&before.black, &now.black)] {
        let is_renamed = !before.is_empty() && !now.is_empty() && before != now;
        if is_renamed && known.of_player(event, before).is_empty() {
            links.rename(event, before, now);
        }
    }
}

pub(crate) fn read_fact<T: for<'a> Deserialize<'a>>(stream: &str, entry: &Entry) -> Result<T, Fault> {
    serde_json::from_str(&entry.content.body).map_err(|error| {
        Fault::unavailable(format!(
            "entry {} of {stream} is not known to this software: {error}",
            entry.number
        ))
    })
}

/// The readable part of a stream.
pub(crate) struct Readable {
    pub(crate) entries: Vec<Entry>,
    pub(crate) damage: Option<Damage>,
}

/// Where a stream is damaged.
#[derive(Clone, Debug)]
pub(crate) struct Damage {
    /// The event, if it is an event's stream.
    pub event: Option<u64>,
    /// The first entry that cannot be read or was changed.
    pub entry: u64,
    /// The damage.
    pub what: String,
    /// The number of entries that cannot be read.
    pub unread: u64,
    /// None of it can be used.
    pub is_all: bool,
}

impl Damage {
    /// True if an entry may have been changed: after the first damage nothing is certain.
    const fn covers(&self, entry: u64) -> bool {
        entry >= self.entry
    }
}

/// The entries of a stream that could be read completely, and where its chain is broken.
#[cfg(feature = "cluster")]
pub(crate) fn chained(stream: &str, origin: Option<&str>, entries: Vec<Entry>) -> Readable {
    let mut chain = Chain::new(stream, origin, None);
    for entry in &entries {
        chain.entry(entry);
    }
    Readable { entries, damage: chain.end().map(|broken| damage_of(&broken, 0)) }
}

fn damage_of(broken: &Break, unread: u64) -> Damage {
    Damage { event: None, entry: broken.number, what: broken.to_string(), unread, is_all: false }
}

/// All readable entries of a stream, and where its chain is broken.
pub(crate) async fn readable(
    journal: &dyn Journal,
    stream: &str,
    origin: Option<&str>,
) -> Result<Readable, Fault> {
    readable_after(Vec::new(), journal, stream, origin).await
}

/// The same for a stream whose first entries have already been read.
pub(crate) async fn readable_after(
    mut entries: Vec<Entry>,
    journal: &dyn Journal,
    stream: &str,
    origin: Option<&str>,
) -> Result<Readable, Fault> {
    let last = journal.head(stream).await?.map_or(0, |head| head.last);
    let mut chain = Chain::new(stream, origin, None);
    for entry in &entries {
        chain.entry(entry);
    }
    let mut from = entries.last().map_or(1, |last| last.number + 1);
    let (mut at_most, mut unread, mut tried) = (PAGE, 0, 0);
    loop {
        match journal.read(stream, from, at_most).await {
            Ok(page) => {
                page.iter().for_each(|entry| {
                    chain.entry(entry);
                });
                let is_last = page.len() < at_most && at_most == PAGE;
                from = page.last().map_or(from, |last| last.number + 1);
                entries.extend(page);
                if is_last {
                    break;
                }
                at_most = PAGE;
            }
            Err(JournalFault::Damaged { number, .. }) if number > from && tried != number => {
                // Entries before it on the page are read separately.
                at_most = usize::try_from(number - from).unwrap_or(PAGE).min(PAGE - 1);
                tried = number;
            }
            Err(JournalFault::Damaged { number, what, .. }) => {
                chain.unreadable(number, what);
                (from, at_most, unread) = (number + 1, PAGE, unread + 1);
                if from > last {
                    break;
                }
            }
            Err(fault) => return Err(fault.into()),
        }
    }
    Ok(Readable { entries, damage: chain.end().map(|broken| damage_of(&broken, unread)) })
}
