//! A journal in memory, gone when the program ends: for tests, and as the reference implementation of a journal.

use crate::{
    ANCHORS, AnchorFile, Author, BatchEntry, Content, Entry, Fault, Hash, Head, Journal, Keys, NewEntry,
    Pending, Posted, Reached, Receipt, Snapshot, Start, Subscription, check_stream_name,
};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tokio::sync::watch;

/// A journal in memory. Clones share the same journal.
#[derive(Clone, Debug)]
pub struct Memory {
    streams: Arc<Mutex<Streams>>,
    /// Created on first use.
    keys: Arc<OnceLock<Arc<Keys>>>,
    written: watch::Sender<u64>,
}

#[derive(Clone, Debug, Default)]
struct Streams {
    heads: Vec<Head>,
    places: HashMap<String, usize>,
    posted: Vec<Posted>,
    /// The latest anchor.
    anchor: Option<AnchorFile>,
}

impl Memory {
    /// Creates an empty journal.
    pub fn new() -> Self {
        Self::default()
    }

    fn streams(&self) -> MutexGuard<'_, Streams> {
        // Every update is complete before the lock is released, so a panic elsewhere leaves the journal intact.
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self { streams: Arc::default(), keys: Arc::default(), written: watch::Sender::new(0) }
    }
}

impl Journal for Memory {
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt> {
        let answer = self.streams().append(stream, None, number, entry);
        if let Ok(receipt) = answer {
            self.written.send_replace(receipt.position);
        }
        Pending::ready(answer)
    }

    fn append_all(&self, entries: Vec<BatchEntry>) -> Pending<Vec<Receipt>> {
        let answer = self.streams().append_all(entries);
        if let Some(last) = answer.iter().flatten().last() {
            self.written.send_replace(last.position);
        }
        Pending::ready(answer)
    }

    fn anchor(&self, wall_ms: u64) -> Pending<AnchorFile> {
        Pending::ready(self.keys().and_then(|keys| self.streams().anchor(wall_ms, &keys)))
    }

    fn keys(&self) -> Result<Arc<Keys>, Fault> {
        if let Some(keys) = self.keys.get() {
            return Ok(Arc::clone(keys));
        }
        let keys = Arc::new(Keys::new()?);
        Ok(Arc::clone(self.keys.get_or_init(|| keys)))
    }

    fn read(&self, stream: &str, from: u64, at_most: usize) -> Pending<Vec<Entry>> {
        let streams = self.streams();
        let of_stream = streams.posted.iter().filter(|posted| posted.stream == stream);
        let wanted = of_stream.filter(|posted| posted.entry.number >= from);
        Pending::ready(Ok(wanted.take(at_most).map(|posted| posted.entry.clone()).collect()))
    }

    fn read_all(&self, from: u64, at_most: usize) -> Pending<Vec<Posted>> {
        let streams = self.streams();
        let wanted = streams.posted.iter().filter(|posted| posted.position >= from);
        Pending::ready(Ok(wanted.take(at_most).cloned().collect()))
    }

    fn head(&self, stream: &str) -> Pending<Option<Head>> {
        let streams = self.streams();
        Pending::ready(Ok(streams.places.get(stream).map(|&place| streams.heads[place].clone())))
    }

    fn names(&self) -> Pending<Vec<String>> {
        Pending::ready(Ok(self.streams().heads.iter().map(|head| head.stream.clone()).collect()))
    }

    fn streams(&self) -> Pending<Vec<Head>> {
        Pending::ready(Ok(self.streams().heads.clone()))
    }

    fn subscribe(&self, from: Start) -> Subscription {
        Subscription::new(Arc::new(self.clone()), from, self.written.subscribe())
    }
}

impl Streams {
    fn append_all(&mut self, entries: Vec<BatchEntry>) -> Result<Vec<Receipt>, Fault> {
        let mut after = self.clone();
        let append = |BatchEntry { stream, origin, number, entry }| {
            after.append(&stream, origin.as_deref(), number, entry)
        };
        let receipts = entries.into_iter().map(append).collect::<Result<_, _>>()?;
        *self = after;
        Ok(receipts)
    }

    fn anchor(&mut self, wall_ms: u64, keys: &Keys) -> Result<AnchorFile, Fault> {
        let mut heads: Vec<Reached> = (self.heads.iter())
            .filter(|head| head.stream != ANCHORS)
            .map(|head| Reached { stream: head.stream.clone(), last: head.last, hash: head.hash })
            .collect();
        heads.sort_by(|one, other| one.stream.cmp(&other.stream));
        if let Some(anchor) = self.anchor.as_ref().filter(|anchor| anchor.heads == heads) {
            return Ok(anchor.clone());
        }
        let anchor = AnchorFile::new(heads, wall_ms, keys);
        let body = serde_json::to_string(&anchor.anchor).map_err(|error| Fault::Io(error.to_string()))?;
        let number = self.places.get(ANCHORS).map_or(0, |&place| self.heads[place].last) + 1;
        let content = Content { wall_ms, ..Content::new(Author::SERVER, body) };
        self.append(ANCHORS, None, number, content.into())?;
        Ok(self.anchor.insert(anchor).clone())
    }

    fn append(
        &mut self,
        stream: &str,
        origin: Option<&str>,
        number: u64,
        entry: NewEntry,
    ) -> Result<Receipt, Fault> {
        check_stream_name(stream)?;
        let place = self.places.get(stream).copied();
        let (last, previous) = match place {
            Some(place) => (self.heads[place].last, self.heads[place].hash),
            None => (0, Hash::of_stream(origin.unwrap_or(stream))),
        };
        if number != last + 1 {
            return Err(Fault::Conflict { expected: number, found: last + 1 });
        }
        let place = place.unwrap_or_else(|| {
            let head = Head::new(stream.to_owned(), last, previous);
            self.heads.push(Head { origin: origin.map(str::to_owned), ..head });
            self.places.insert(stream.to_owned(), self.heads.len() - 1);
            self.heads.len() - 1
        });
        let head = &mut self.heads[place];
        let snapshot = entry.snapshot.clone();
        let entry = entry.into_entry(number, &previous);
        (head.last, head.hash) = (number, entry.hash);
        if let Some(body) = snapshot {
            let digest = entry.content.snapshot;
            head.snapshot = Some(Snapshot { number, hash: entry.hash, body, digest });
        }
        let position = self.posted.len() as u64 + 1;
        let receipt = Receipt { number, position, hash: entry.hash };
        self.posted.push(Posted { position, stream: stream.to_owned(), entry });
        Ok(receipt)
    }
}
