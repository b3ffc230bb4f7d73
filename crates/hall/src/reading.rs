//! Reading the journal: what the streams of the hall and of its events tell.

use crate::addresses::Choice;
use crate::board::Board;
use crate::event::Event;
use crate::facts::{BoardFact, BoardId, EventFact, HALL, HallFact, event_of_stream, event_stream};
use crate::fault::Fault;
use crate::hall_clock::HallTime;
use crate::known::Known;
use crate::links::Links;
use crate::message::{Message, Snapshot};
use crate::play::{link_of, role_of};
use crate::roles::Role;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;
use touchmove_journal::{Entry, Head, Journal};

/// How many entries of a stream are read at a time.
const PAGE: usize = 4096;

/// What has been read.
#[derive(Default)]
pub(crate) struct Reading {
    pub(crate) known: Known,
    pub(crate) links: Links,
    /// The latest wall time of anything.
    pub(crate) latest_wall: u64,
    /// The hall's number.
    pub(crate) hall: Option<u64>,
    /// The latest moment of the hall's time at which there was a server.
    pub(crate) latest_ms: u64,
    /// The address that was chosen.
    pub(crate) address: Option<Choice>,
    /// When events moved in.
    pub(crate) taken_in: HashMap<u64, HallTime>,
    /// Boards at which another version of the software answered last.
    pub(crate) older: Vec<BoardId>,
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
            for entry in read_all(journal, &event_stream(event)).await? {
                self.event_fact(event, &entry, heads)?;
            }
        }
        Ok(())
    }

    /// The last message of a board, where its snapshot is of the last entry.
    fn last_message(&mut self, board: BoardId, head: Head) -> Option<Message> {
        let snapshot = head.snapshot.filter(|snapshot| snapshot.number == head.last)?;
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

    /// A fact of the stream `hall`.
    pub(crate) fn hall_fact(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.latest_wall = self.latest_wall.max(entry.content.wall_ms);
        match read_fact(HALL, entry)? {
            HallFact::Started { hall, .. } => self.hall = self.hall.or(hall),
            HallFact::TakenIn { events, at } => {
                self.latest_ms = self.latest_ms.max(at.ms);
                self.taken_in.extend(events.into_iter().map(|event| (event, at)));
            }
            HallFact::LinkIssued { link } => self.links.add(None, &link),
            HallFact::LinkRevoked { link } => self.links.revoke(link),
            HallFact::AddressChosen(choice) => self.address = Some(choice),
        }
        Ok(())
    }

    fn event_fact(&mut self, id: u64, entry: &Entry, heads: &mut HashMap<String, Head>) -> Result<(), Fault> {
        self.latest_wall = self.latest_wall.max(entry.content.wall_ms);
        let fact = read_fact(&event_stream(id), entry)?;
        if let EventFact::Made { settings, links } = fact {
            links.iter().for_each(|link| self.links.add(Some(id), link));
            let taken_in = self.taken_in.get(&id).copied();
            self.known.events.insert(id, Arc::new(Event::new(id, settings, taken_in)));
            return Ok(());
        }
        let event = self.known.events.get(&id).cloned();
        let event = event.ok_or_else(|| Fault::unavailable(format!("event {id} was never made")))?;
        event.has_read(entry.number);
        match fact {
            EventFact::Made { .. } => {}
            EventFact::BoardsMade { boards, links, in_progress } => {
                for fact in boards {
                    let head = heads.remove(&fact.id.stream());
                    let is_opened = head.is_some();
                    let last = head.and_then(|head| self.last_message(fact.id, head));
                    if is_opened && last.is_none() {
                        // Where the last answer is missing, the game is asked.
                        self.older.push(fact.id);
                    }
                    self.latest_wall = self.latest_wall.max(last.as_ref().map_or(0, |last| last.wall_ms));
                    self.known.add_board(Arc::new(Board::new(fact, Arc::clone(&event), last)));
                }
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
                let role = role_of(&entry.content.author).unwrap_or(Role::Arbiter);
                event.notes.add(board, entry.content.wall_ms, role, act, text);
            }
            EventFact::Standings(standings) => event.set_standings(standings),
        }
        Ok(())
    }
}

fn never(board: BoardId) -> Fault {
    Fault::unavailable(format!("board {board} was never set up"))
}

/// Names of a board were corrected: a player who has no game under the old name any more keeps their links under the new one.
pub(crate) fn rename_players(known: &Known, links: &mut Links, before: &BoardFact, now: &BoardFact) {
    let event = before.id.event;
    for (before, now) in [(&before.white, &now.white), (&before.black, &now.black)] {
        let is_renamed = !before.is_empty() && !now.is_empty() && before != now;
        if is_renamed && known.of_player(event, before).is_empty() {
            links.rename(event, before, now);
        }
    }
}

fn read_fact<T: for<'a> Deserialize<'a>>(stream: &str, entry: &Entry) -> Result<T, Fault> {
    serde_json::from_str(&entry.content.body).map_err(|error| {
        Fault::unavailable(format!(
            "entry {} of {stream} is not known to this software: {error}",
            entry.number
        ))
    })
}

/// All entries of a stream.
pub(crate) async fn read_all(journal: &dyn Journal, stream: &str) -> Result<Vec<Entry>, Fault> {
    let mut entries: Vec<Entry> = Vec::new();
    loop {
        let from = entries.last().map_or(1, |last| last.number + 1);
        let page = journal.read(stream, from, PAGE).await?;
        let is_last = page.len() < PAGE;
        entries.extend(page);
        if is_last {
            return Ok(entries);
        }
    }
}
