//! A journal that lasts as long as the program: for tests, and as the plain account of what a journal does.

use crate::{
    Entry, Fault, Hash, Head, Journal, NewEntry, Pending, Posted, Receipt, Snapshot, Start, Subscription,
    check_stream_name,
};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// A journal in memory. Clones are the same journal.
#[derive(Clone, Debug)]
pub struct Memory {
    streams: Arc<Mutex<Streams>>,
    written: watch::Sender<u64>,
}

#[derive(Debug, Default)]
struct Streams {
    heads: Vec<Head>,
    places: HashMap<String, usize>,
    posted: Vec<Posted>,
}

impl Memory {
    /// A journal without an entry.
    pub fn new() -> Self {
        Self::default()
    }

    fn streams(&self) -> MutexGuard<'_, Streams> {
        // Nothing is ever left half-written, so a panic elsewhere leaves the journal whole.
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self { streams: Arc::default(), written: watch::Sender::new(0) }
    }
}

impl Journal for Memory {
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt> {
        let answer = self.streams().append(stream, number, entry);
        if let Ok(receipt) = answer {
            self.written.send_replace(receipt.position);
        }
        Pending::ready(answer)
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

    fn streams(&self) -> Pending<Vec<Head>> {
        Pending::ready(Ok(self.streams().heads.clone()))
    }

    fn subscribe(&self, from: Start) -> Subscription {
        Subscription::new(Arc::new(self.clone()), from, self.written.subscribe())
    }
}

impl Streams {
    fn append(&mut self, stream: &str, number: u64, entry: NewEntry) -> Result<Receipt, Fault> {
        check_stream_name(stream)?;
        let place = self.places.get(stream).copied();
        let (last, previous) = match place {
            Some(place) => (self.heads[place].last, self.heads[place].hash),
            None => (0, Hash::of_stream(stream)),
        };
        if number != last + 1 {
            return Err(Fault::Conflict { expected: number, found: last + 1 });
        }
        let place = place.unwrap_or_else(|| {
            self.heads.push(Head { stream: stream.to_owned(), last, hash: previous, snapshot: None });
            self.places.insert(stream.to_owned(), self.heads.len() - 1);
            self.heads.len() - 1
        });
        let head = &mut self.heads[place];
        let snapshot = entry.snapshot.clone();
        let entry = entry.into_entry(number, &previous);
        (head.last, head.hash) = (number, entry.hash);
        if let Some(body) = snapshot {
            head.snapshot = Some(Snapshot { number, hash: entry.hash, body });
        }
        let position = self.posted.len() as u64 + 1;
        let receipt = Receipt { number, position, hash: entry.hash };
        self.posted.push(Posted { position, stream: stream.to_owned(), entry });
        Ok(receipt)
    }
}
