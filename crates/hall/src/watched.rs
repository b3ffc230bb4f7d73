//! The journal as the hall uses it: the clock knows of every append that is under way, for while the journal cannot be written no clock runs.

use crate::hall_clock::HallClock;
use crate::lapses::Written;
use std::sync::Arc;
use touchmove_journal::{
    Entry, Fault, Head, Journal, NewEntry, Pending, Posted, Receipt, Start, Subscription,
};

/// A journal that is watched.
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

/// What an answer says of the journal. If there is none, nobody waited for it.
fn written(answer: Option<&Result<Receipt, Fault>>) -> Written {
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

    fn read(&self, stream: &str, from: u64, at_most: usize) -> Pending<Vec<Entry>> {
        self.journal.read(stream, from, at_most)
    }

    fn read_all(&self, from: u64, at_most: usize) -> Pending<Vec<Posted>> {
        self.journal.read_all(from, at_most)
    }

    fn head(&self, stream: &str) -> Pending<Option<Head>> {
        self.journal.head(stream)
    }

    fn streams(&self) -> Pending<Vec<Head>> {
        self.journal.streams()
    }

    fn subscribe(&self, from: Start) -> Subscription {
        self.journal.subscribe(from)
    }
}
