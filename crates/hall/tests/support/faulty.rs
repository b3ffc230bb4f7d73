//! A journal that can be told to have no room, or to take its time.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use touchmove_journal::{
    Entry, Fault, Head, Journal, Memory, NewEntry, Pending, Posted, Receipt, Start, Subscription,
};

#[derive(Default)]
pub(crate) struct Faulty {
    pub(crate) memory: Memory,
    pub(crate) is_full: AtomicBool,
    /// How long an append takes, in milliseconds.
    pub(crate) slow_ms: AtomicU64,
}

impl Journal for Faulty {
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt> {
        if self.is_full.load(Ordering::SeqCst) {
            return Pending::ready(Err(Fault::Full));
        }
        let slow_ms = self.slow_ms.load(Ordering::SeqCst);
        if slow_ms == 0 {
            return self.memory.append(stream, number, entry);
        }
        // As with a real one: what was asked for happens, whether anybody waits for it or not.
        let (resolver, pending) = Pending::new();
        let (memory, stream) = (self.memory.clone(), stream.to_owned());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(slow_ms)).await;
            resolver.resolve(memory.append(&stream, number, entry).await);
        });
        pending
    }

    fn read(&self, stream: &str, from: u64, at_most: usize) -> Pending<Vec<Entry>> {
        self.memory.read(stream, from, at_most)
    }

    fn read_all(&self, from: u64, at_most: usize) -> Pending<Vec<Posted>> {
        self.memory.read_all(from, at_most)
    }

    fn head(&self, stream: &str) -> Pending<Option<Head>> {
        self.memory.head(stream)
    }

    fn streams(&self) -> Pending<Vec<Head>> {
        self.memory.streams()
    }

    fn subscribe(&self, from: Start) -> Subscription {
        self.memory.subscribe(from)
    }
}
