//! The journal as the hall uses it: the clock is informed of every append in progress, because no clock runs while the journal cannot be
//! written.

use crate::hall_clock::HallClock;
use crate::lapses::Written;
use std::path::Path;
use std::sync::Arc;
use touchmove_journal::{
    AnchorFile, BackedUp, BatchEntry, Entry, Fault, Head, Journal, Keys, NewEntry, Pending, Posted, Receipt,
    Start, Subscription,
};

/// A watched journal.
pub(crate) struct Watched {
    journal: Arc<dyn Journal>,
    clock: Arc<HallClock>,
}

impl Watched {
    /// This journal, with this clock.
    pub(crate) const fn new(journal: Arc<dyn Journal>, clock: Arc<HallClock>) -> Self {
        Self { journal, clock }
    }
}

/// What the result of an append tells about the journal. Without a result, the append was cancelled.
fn written<T>(answer: Option<&Result<T, Fault>>) -> Written {
    match answer {
        Some(Ok(_)) => Written::Durable,
        Some(Err(Fault::Conflict { .. } | Fault::BadStreamName)) | None => Written::Nothing,
        Some(Err(_)) => Written::Failed,
    }
}

impl Journal for Watched {
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt> {
        let (clock, write) = (Arc::clone(&self.clock), self.clock.begin_write());
        let pending = self.journal.append(stream, number, entry);
        pending.observed(move |answer| clock.end_write(write, written(answer)))
    }

    fn append_all(&self, entries: Vec<BatchEntry>) -> Pending<Vec<Receipt>> {
        let (clock, write) = (Arc::clone(&self.clock), self.clock.begin_write());
        self.journal.append_all(entries).observed(move |answer| clock.end_write(write, written(answer)))
    }

    // Anchors and backups read the whole journal and may take their time: no player waits for them.
    fn anchor(&self, wall_ms: u64) -> Pending<AnchorFile> {
        self.journal.anchor(wall_ms)
    }

    fn backup(&self, file: &Path) -> Pending<BackedUp> {
        self.journal.backup(file)
    }

    fn keys(&self) -> Result<Arc<Keys>, Fault> {
        self.journal.keys()
    }

    fn read(&self, stream: &str, from: u64, at_most: usize) -> Pending<Vec<Entry>> {
        self.journal.read(stream, from, at_most)
    }

    fn read_all(&self, from: u64, at_most: usize) -> Pending<Vec<Posted>> {
        self.journal.read_all(from, at_most)
    }

    fn head(&self, stream: &str) -> Pending<Option<Head>> {
        self.journal.head(stream)
    }

    fn heads(&self, streams: &[String]) -> Vec<Pending<Option<Head>>> {
        self.journal.heads(streams)
    }

    fn read_whole(&self, streams: &[String]) -> Vec<Pending<Vec<Entry>>> {
        self.journal.read_whole(streams)
    }

    fn names(&self) -> Pending<Vec<String>> {
        self.journal.names()
    }

    fn streams(&self) -> Pending<Vec<Head>> {
        self.journal.streams()
    }

    fn check_store(&self) -> Pending<Vec<String>> {
        self.journal.check_store()
    }

    fn subscribe(&self, from: Start) -> Subscription {
        self.journal.subscribe(from)
    }
}
