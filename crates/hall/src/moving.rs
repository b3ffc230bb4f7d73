//! Imports an event from another hall: its acts, its boards, its links. The file is checked before anything is kept, because entries of the
//! journal cannot be removed. Everything is kept at once: whatever happens meanwhile, there is never half an event.

use crate::facts::{BoardId, HallFact, Renumbered, event_of_stream, event_stream, renumbered};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::reading::Reading;
use crate::roles::Role;
use crate::wheel::Due;
use axum::body::Bytes;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::Cursor;
use std::sync::Arc;
use touchmove_journal::{BOARD_STREAMS, Entry, Head, Journal, Memory, Posted, unseal};

/// The greatest number of an event: pages use JavaScript numbers.
const GREATEST_EVENT: u64 = 1 << 52;

impl Hall {
    /// Imports the events of an exported file, with their boards and links, and returns them. Their games continue from where they stopped.
    pub(crate) async fn take_in(
        &self,
        author: (Option<Role>, Option<u64>),
        file: Bytes,
    ) -> Result<Vec<u64>, Fault> {
        let _turn = self.making.lock().await;
        let trial = Arc::new(Memory::new());
        let import_on_trial = {
            let (trial, file) = (Arc::clone(&trial), file.clone());
            move || touchmove_journal::import(&*trial, Cursor::new(file))
        };
        blocking(import_on_trial).await?;
        self.check_not_here(&*trial).await?;
        let coming = self.check_newcomers(&*trial).await?;
        self.check_envelopes(&*trial).await?;
        let numbers = self.numbers_for(&coming).await?;
        let events: Vec<u64> = numbers.values().copied().collect();
        let at = self.clock.now();
        let (journal, names) = (Arc::clone(&self.journal), numbers.clone());
        let gather = move || {
            let name = |stream: &str| renumbered(stream, |event| names.get(&event).copied().unwrap_or(event));
            touchmove_journal::batch_of(&*journal, Cursor::new(file), name)
        };
        let (_, batch) = blocking(gather).await?;
        let fact =
            HallFact::TakenIn { events: events.clone(), renumbered: moved(&*trial, &numbers).await?, at };
        self.record_with(author, &fact, batch).await?;
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

    /// The number for each event here: its own, unless that is taken.
    async fn numbers_for(&self, coming: &[u64]) -> Result<BTreeMap<u64, u64>, Fault> {
        let mut next = self.next_event().max(coming.last().map_or(1, |last| last + 1));
        let mut numbers = BTreeMap::new();
        for event in coming {
            let is_taken = self.known().events.contains_key(event)
                || self.journal.head(&event_stream(*event)).await?.is_some();
            let number = self.claim_number(if is_taken { next } else { *event }).await?;
            numbers.insert(*event, number);
            next = next.max(number + 1);
        }
        Ok(numbers)
    }

    /// Fails if one of the events in a file is already here.
    async fn check_not_here(&self, file: &dyn Journal) -> Result<(), Fault> {
        let streams = heads_of(file).await?;
        for event in streams.keys().filter_map(|stream| event_of_stream(stream)) {
            let coming = file.read(&event_stream(event), 1, 1).await?;
            let Some(coming) = coming.first() else { continue };
            for known in self.events() {
                let here = self.journal.read(&event_stream(known.id), 1, 1).await.unwrap_or_default();
                // Equal hashes mean equal entries and equal names of streams.
                if here.first().is_some_and(|here| here.hash == coming.hash) {
                    let here = known.id;
                    let message =
                        format!("nothing was imported: this event is already in the hall, as event {here}");
                    return Err(Fault::conflict(message));
                }
            }
        }
        Ok(())
    }

    /// Refuses sealed moves: they are encrypted with the key of the hall they come from, so the envelope could not be opened here.
    async fn check_envelopes(&self, file: &dyn Journal) -> Result<(), Fault> {
        let keys = self.journal.keys()?;
        let mut boards: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
        for Posted { stream, entry, .. } in file.read_all(0, usize::MAX).await? {
            if stream.starts_with(BOARD_STREAMS) && entry.content.body.contains("sealed") {
                boards.entry(stream).or_default().push(entry);
            }
        }
        match boards.into_iter().find(|(_, entries)| !unseal(&mut entries.clone(), Some(&keys))) {
            None => Ok(()),
            Some((stream, _)) => Err(Fault::conflict(format!(
                "nothing was imported: {stream} has a sealed move, and its envelope can only be opened in the hall it comes from; open it there, and export the event again"
            ))),
        }
    }

    /// The events in a file, if it contains nothing that does not belong to them.
    async fn check_newcomers(&self, file: &dyn Journal) -> Result<Vec<u64>, Fault> {
        let heads = heads_of(file).await?;
        let mut events = BTreeSet::new();
        for event in heads.keys().filter_map(|stream| event_of_stream(stream)) {
            events.insert(event);
        }
        if events.is_empty() || events.iter().any(|event| !(1..=GREATEST_EVENT).contains(event)) {
            return Err(foreign("it has no event"));
        }
        let mut reading = Reading::default();
        let read = reading.events(file, &mut heads.clone()).await;
        read.map_err(|fault| foreign(&fault.to_string()))?;
        if let Some(damage) = reading.damage.first() {
            return Err(foreign(&damage.what));
        }
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
            return Err(foreign("a name in it is not a single line of text"));
        }
        let links = self.links();
        for link in reading.links.ids() {
            let scope = reading.links.get(link).and_then(|link| link.scope.event());
            if links.get(link).is_some() || scope.is_none_or(|event| !events.contains(&event)) {
                return Err(foreign(&format!("its link {link} does not belong to it")));
            }
        }
        Ok(events.into_iter().collect())
    }
}

/// True if this is the game of a board that was set up, with its last answer.
fn is_board(reading: &Reading, stream: &str, head: &Head) -> bool {
    let id: Option<BoardId> = stream.strip_prefix(BOARD_STREAMS).and_then(|id| id.parse().ok());
    let board = id.filter(|id| id.stream() == stream).and_then(|id| reading.known.ever(id));
    board.is_some_and(|board| board.live().last().is_some_and(|last| last.number == head.last))
}

fn foreign(what: &str) -> Fault {
    Fault::bad(format!("nothing was imported: the file is not an event written by a hall: {what}"))
}

async fn heads_of(journal: &dyn Journal) -> Result<HashMap<String, Head>, Fault> {
    Ok(journal.streams().await?.into_iter().map(|head| (head.stream.clone(), head)).collect())
}

/// The events that get another number, with the heads of their streams as imported.
async fn moved(file: &dyn Journal, numbers: &BTreeMap<u64, u64>) -> Result<Vec<Renumbered>, Fault> {
    let mut moved = Vec::new();
    for (&from, &to) in numbers.iter().filter(|(from, to)| from != to) {
        if let Some(Head { hash, .. }) = file.head(&event_stream(from)).await? {
            moved.push(Renumbered { from, to, head: hash });
        }
    }
    Ok(moved)
}

/// Reads a file in a thread of its own.
async fn blocking<T: Send + 'static>(
    read: impl FnOnce() -> Result<T, touchmove_journal::Fault> + Send + 'static,
) -> Result<T, Fault> {
    let read = tokio::task::spawn_blocking(read).await;
    read.map_err(|_| Fault::unavailable("the import was interrupted; start it again"))?
        .map_err(|fault| Fault::not_imported(&fault))
}
