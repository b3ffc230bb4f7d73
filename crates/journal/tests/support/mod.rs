//! Temporary folders, random numbers, and entries.
#![allow(dead_code, reason = "each test takes what it needs")]

#[cfg(feature = "jetstream")]
pub(crate) mod nats;
#[cfg(feature = "jetstream")]
pub(crate) mod stall;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use touchmove_journal::{Author, BatchEntry, Content, Depth, Hash, Journal, NewEntry, Receipt, Role, verify};

/// A temporary folder, removed when dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("touchmove-journal-{}-{count}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Pseudo-random numbers (xorshift with a multiplication).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % bound
    }
}

/// An entry with this body.
pub(crate) fn entry(body: &str) -> NewEntry {
    NewEntry::new(Author { role: Role::White, link: Some("w1".to_owned()) }, body)
}

/// An entry with random content.
pub(crate) fn any_entry(dice: &mut Dice) -> NewEntry {
    const TEXTS: [&str; 6] = ["", "{}", r#"{"act":"press"}"#, "ђ č ř\u{0}\n\"", "\u{1F600}", "x"];
    let mut text = || TEXTS[dice.below(6) as usize].to_owned();
    let (body, link, version, snapshot) = (text(), text(), text(), text());
    let role = Role::ALL[dice.below(7) as usize];
    let content = Content {
        wall_ms: dice.below(3) * (u64::MAX / 2),
        at_ms: (dice.below(2) == 0).then(|| dice.below(1000)),
        author: Author { role, link: (dice.below(2) == 0).then_some(link) },
        digest: (dice.below(2) == 0).then(|| Hash::of(body.as_bytes())),
        body,
        version,
        snapshot: None,
    };
    NewEntry { content, snapshot: (dice.below(3) == 0).then_some(snapshot) }
}

/// Appends this many entries to an empty stream.
pub(crate) fn fill(journal: &dyn Journal, stream: &str, count: u64) -> Vec<Receipt> {
    let append = |number| {
        let mut entry = entry(&format!(r#"{{"act":"tick","at":{number}}}"#));
        entry.snapshot = Some(format!("after {number}"));
        journal.append(stream, number, entry)
    };
    let pending: Vec<_> = (1..=count).map(append).collect();
    pending.into_iter().map(|pending| pending.wait().expect("appended")).collect()
}

/// The number of the last entry of a stream.
pub(crate) fn last(journal: &dyn Journal, stream: &str) -> u64 {
    journal.head(stream).wait().expect("read").map_or(0, |head| head.last)
}

/// Returns true if all chains and anchors are intact.
pub(crate) fn is_clean(journal: &dyn Journal) -> bool {
    verify(journal, Depth::Chains, |_| ()).expect("read").is_clean()
}

/// An entry to be appended with others.
pub(crate) fn batch(stream: &str, number: u64) -> BatchEntry {
    BatchEntry { stream: stream.to_owned(), origin: None, number, entry: entry("{}") }
}
