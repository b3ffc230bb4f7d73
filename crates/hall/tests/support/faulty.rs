//! A journal that can be told to have no room.

use std::sync::atomic::{AtomicBool, Ordering};
use touchmove_journal::{
    Entry, Fault, Head, Journal, Memory, NewEntry, Pending, Posted, Receipt, Start, Subscription,
};

#[derive(Default)]
pub(crate) struct Faulty {
    pub(crate) memory: Memory,
    pub(crate) is_full: AtomicBool,
}

impl Journal for Faulty {
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt> {
        match self.is_full.load(Ordering::SeqCst) {
            true => Pending::ready(Err(Fault::Full)),
            false => self.memory.append(stream, number, entry),
        }
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
