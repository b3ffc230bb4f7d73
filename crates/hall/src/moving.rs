//! An event moves in from another hall: its acts, its boards, its links. What the file says is looked at before anything is kept, for what
//! is in the journal stays there.

use crate::facts::{BoardId, HallFact, event_of_stream, event_stream};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::reading::Reading;
use crate::roles::Role;
use crate::wheel::Due;
use axum::body::Bytes;
use std::collections::{BTreeSet, HashMap};
use std::io::Cursor;
use std::sync::Arc;
use touchmove_journal::{BOARD_STREAMS, Head, Journal, Memory};

/// The greatest number of an event: pages count in JavaScript.
const GREATEST_EVENT: u64 = 1 << 52;

impl Hall {
    /// Takes in the events of an exported file, with their boards and links; says which. Their games go on from where they stood.
    pub(crate) async fn take_in(
        &self,
        author: (Option<Role>, Option<u64>),
        file: Bytes,
    ) -> Result<Vec<u64>, Fault> {
        let _turn = self.making.lock().await;
        let trial = Arc::new(Memory::new());
        import(trial.clone(), file.clone()).await?;
        let events = self.check_newcomers(&*trial).await?;
        let at = self.clock.now();
        self.record(author, &HallFact::TakenIn { events: events.clone(), at }).await?;
        import(Arc::clone(&self.journal), file).await?;
        let mut heads = heads_of(&*self.journal).await?;
        heads.retain(|stream, _| match event_of_stream(stream) {
            Some(event) => events.contains(&event),
            None => true,
        });
        let mut reading = Reading::default();
        reading.taken_in.extend(events.iter().map(|event| (*event, at)));
        reading.events(&*self.journal, &mut heads).await?;
        for board in reading.known.boards().values() {
            let due = board.go_on_now(&self.tools());
            self.wheel.set(Due::Time(board.id()), due);
        }
        self.links_mut().join(reading.links);
        self.known_mut().join(reading.known);
        Ok(events)
    }

    /// The events that a file brings, if it brings nothing that is here already or belongs to others.
    async fn check_newcomers(&self, file: &dyn Journal) -> Result<Vec<u64>, Fault> {
        let heads = heads_of(file).await?;
        let mut events = BTreeSet::new();
        for event in heads.keys().filter_map(|stream| event_of_stream(stream)) {
            if self.known().events.contains_key(&event) {
                let message = format!("nothing was taken in: there is an event {event} in this hall already");
                return Err(Fault::conflict(message));
            }
            events.insert(event);
        }
        if events.is_empty() || events.iter().any(|event| !(1..=GREATEST_EVENT).contains(event)) {
            return Err(foreign("it has no event"));
        }
        let mut reading = Reading::default();
        let read = reading.events(file, &mut heads.clone()).await;
        read.map_err(|fault| foreign(&fault.to_string()))?;
        for (stream, head) in &heads {
            let is_event = event_of_stream(stream).is_some_and(|event| event_stream(event) == *stream);
            if !is_event && !is_board(&reading, stream, head) {
                return Err(foreign(&format!(
                    "{stream} belongs to no event in it, or its last answer is missing"
                )));
            }
        }
        if let Some(board) = reading.known.boards().keys().find(|board| !events.contains(&board.event)) {
            return Err(foreign(&format!("board {board} belongs to no event in it")));
        }
        let is_broken = |name: &str| name.chars().any(char::is_control);
        let facts = reading.known.boards().values().map(|board| board.fact());
        if facts.into_iter().any(|fact| is_broken(&fact.white) || is_broken(&fact.black)) {
            return Err(foreign("a name in it is no line of text"));
        }
        let links = self.links();
        for link in reading.links.ids() {
            let scope = reading.links.get(link).and_then(|link| link.scope.event());
            if links.get(link).is_some() || scope.is_none_or(|event| !events.contains(&event)) {
                return Err(foreign(&format!("its link {link} leads somewhere else")));
            }
        }
        Ok(events.into_iter().collect())
    }
}

/// Is this the game of a board that was set up, with its last answer?
fn is_board(reading: &Reading, stream: &str, head: &Head) -> bool {
    let id: Option<BoardId> = stream.strip_prefix(BOARD_STREAMS).and_then(|id| id.parse().ok());
    let board = id.filter(|id| id.stream() == stream).and_then(|id| reading.known.ever(id));
    board.is_some_and(|board| board.live().last().is_some_and(|last| last.number == head.last))
}

fn foreign(what: &str) -> Fault {
    Fault::bad(format!("nothing was taken in: the file is no event as a hall writes it: {what}"))
}

async fn heads_of(journal: &dyn Journal) -> Result<HashMap<String, Head>, Fault> {
    Ok(journal.streams().await?.into_iter().map(|head| (head.stream.clone(), head)).collect())
}

async fn import(journal: Arc<dyn Journal>, file: Bytes) -> Result<(), Fault> {
    let import = move || touchmove_journal::import(&*journal, Cursor::new(file));
    let imported = tokio::task::spawn_blocking(import).await;
    imported
        .map_err(|_| Fault::unavailable("the import was broken off; begin it again"))?
        .map(|_| ())
        .map_err(|fault| Fault::not_imported(&fault))
}
