//! A journal that can be made to be full, to be slow, or not to know what it has written; and one that was tampered with.

use futures_util::FutureExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use touchmove_journal::{
    AnchorFile, BatchEntry, Entry, Fault, Head, Journal, Keys, Memory, NewEntry, Pending, Posted, Receipt,
    Start, Subscription,
};

#[derive(Default)]
pub(crate) struct Faulty {
    pub(crate) memory: Memory,
    pub(crate) is_full: AtomicBool,
    /// How long an append takes, in milliseconds.
    pub(crate) slow_ms: AtomicU64,
    /// Entries are written, but the journal reports a failure.
    pub(crate) is_in_doubt: AtomicBool,
    /// Nothing can be written or read.
    pub(crate) is_gone: AtomicBool,
    /// How far the system's clock is behind, in milliseconds.
    pub(crate) wall_back_ms: AtomicU64,
    /// The kept last answer of a board is a forged win for White.
    pub(crate) is_forged: AtomicBool,
    /// The number of entries that were read.
    pub(crate) entries_read: AtomicU64,
}

/// The journal in memory answers at once.
trait Here<T> {
    fn wait_here(self) -> T;
}

impl<T> Here<T> for Pending<T> {
    fn wait_here(self) -> T {
        self.now_or_never().unwrap().unwrap()
    }
}

impl Faulty {
    /// The entry as it would be if the system clock were behind.
    fn with_its_wall_clock(&self, mut entry: NewEntry) -> NewEntry {
        let back_ms = self.wall_back_ms.load(Ordering::SeqCst);
        if back_ms > 0 {
            let (now, then) = (entry.content.wall_ms, entry.content.wall_ms - back_ms);
            entry.content.wall_ms = then;
            let of = |wall: u64| format!(r#""wall":{wall}"#);
            entry.snapshot = entry.snapshot.map(|snapshot| snapshot.replace(&of(now), &of(then)));
        }
        entry
    }
}

impl Journal for Faulty {
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt> {
        if self.is_full.load(Ordering::SeqCst) {
            return Pending::ready(Err(Fault::Full));
        }
        let entry = self.with_its_wall_clock(entry);
        if self.is_in_doubt.load(Ordering::SeqCst) {
            drop(self.memory.append(stream, number, entry));
            return Pending::ready(Err(Fault::Io("the disk was pulled out".to_owned())));
        }
        if self.is_gone.load(Ordering::SeqCst) {
            return Pending::ready(Err(Fault::Io("the disk is gone".to_owned())));
        }
        let slow_ms = self.slow_ms.load(Ordering::SeqCst);
        if slow_ms == 0 {
            return self.memory.append(stream, number, entry);
        }
        // As with a real journal, the append happens even if the caller stops waiting.
        let (resolver, pending) = Pending::new();
        let (memory, stream) = (self.memory.clone(), stream.to_owned());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(slow_ms)).await;
            resolver.resolve(memory.append(&stream, number, entry).await);
        });
        pending
    }

    fn append_all(&self, entries: Vec<BatchEntry>) -> Pending<Vec<Receipt>> {
        match self.is_full.load(Ordering::SeqCst) {
            true => Pending::ready(Err(Fault::Full)),
            false => self.memory.append_all(entries),
        }
    }

    fn anchor(&self, wall_ms: u64) -> Pending<AnchorFile> {
        self.memory.anchor(wall_ms)
    }

    fn keys(&self) -> Result<Arc<Keys>, Fault> {
        self.memory.keys()
    }

    fn read(&self, stream: &str, from: u64, at_most: usize) -> Pending<Vec<Entry>> {
        if self.is_gone.load(Ordering::SeqCst) {
            return Pending::ready(Err(Fault::Io("the disk is gone".to_owned())));
        }
        let entries = self.memory.read(stream, from, at_most).wait_here();
        self.entries_read.fetch_add(entries.len() as u64, Ordering::SeqCst);
        Pending::ready(Ok(entries))
    }

    fn read_all(&self, from: u64, at_most: usize) -> Pending<Vec<Posted>> {
        self.memory.read_all(from, at_most)
    }

    fn head(&self, stream: &str) -> Pending<Option<Head>> {
        self.memory.head(stream)
    }

    fn names(&self) -> Pending<Vec<String>> {
        self.memory.names()
    }

    fn streams(&self) -> Pending<Vec<Head>> {
        let mut heads = self.memory.streams().wait_here();
        if self.is_forged.load(Ordering::SeqCst) {
            for snapshot in heads.iter_mut().filter_map(|head| head.snapshot.as_mut()) {
                snapshot.body = snapshot.body.replace(r#""result":null"#, r#""result":"1-0""#);
            }
        }
        Pending::ready(Ok(heads))
    }

    fn subscribe(&self, from: Start) -> Subscription {
        self.memory.subscribe(from)
    }
}
