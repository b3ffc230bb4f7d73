//! Follows one stream's chain of hashes, entry by entry, to its first break.

use crate::{Entry, Hash, Snapshot};
use std::fmt;

/// Where a chain breaks, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Break {
    /// The stream.
    pub stream: String,
    /// The number of the faulty entry.
    pub number: u64,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// The ways in which an entry can break a chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The entry is missing: the next one has the number `found`.
    Missing {
        /// The number that was found.
        found: u64,
    },
    /// Its hash does not match its content or the entry before it.
    Hash,
    /// It is missing although there is a snapshot of it or a later entry: the end of the stream was cut off.
    CutOff,
    /// The snapshot belongs to a different entry than the one found here.
    Snapshot,
    /// Its snapshot is not the one that was written with it.
    Forged,
    /// It cannot be read.
    Unreadable(String),
}

impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stream, number, wrong } = self;
        match wrong {
            Wrong::Missing { found } => write!(f, "{stream}: entry {number} is missing, {found} follows"),
            Wrong::Hash => {
                write!(f, "{stream}: entry {number} does not match its hash and the entry before it")
            }
            Wrong::CutOff => {
                write!(f, "{stream}: entry {number} is missing, and all after it; a snapshot was made of it")
            }
            Wrong::Snapshot => write!(f, "{stream}: the snapshot was made of another entry {number}"),
            Wrong::Forged => {
                write!(
                    f,
                    "{stream}: what is kept as the snapshot of entry {number} is not what was written with it"
                )
            }
            Wrong::Unreadable(why) => write!(f, "{stream}: entry {number} cannot be read: {why}"),
        }
    }
}

/// Follows a chain.
#[derive(Clone, Debug)]
pub struct Chain {
    stream: String,
    last: u64,
    hash: Hash,
    snapshot: Option<(u64, Hash)>,
    broken: Option<Break>,
}

impl Chain {
    /// Starts at the beginning of a stream. `origin` is the name under which the chain began, if the stream was renamed.
    pub fn new(stream: &str, origin: Option<&str>, snapshot: Option<&Snapshot>) -> Self {
        let hash = Hash::of_stream(origin.unwrap_or(stream));
        let snapshot = snapshot.map(|snapshot| (snapshot.number, snapshot.hash));
        Self { stream: stream.to_owned(), last: 0, hash, snapshot, broken: None }
    }

    /// Takes the next entry. Returns true if the chain is unbroken so far.
    pub fn entry(&mut self, entry: &Entry) -> bool {
        if self.broken.is_some() {
            return false;
        }
        let expected = self.last + 1;
        if entry.number != expected {
            self.break_at(expected, Wrong::Missing { found: entry.number });
        } else if entry.hash != Hash::of_entry(&self.hash, entry) {
            self.break_at(expected, Wrong::Hash);
        } else if self.snapshot.is_some_and(|(number, hash)| number == expected && hash != entry.hash) {
            self.break_at(expected, Wrong::Snapshot);
        }
        (self.last, self.hash) = (entry.number, entry.hash);
        self.broken.is_none()
    }

    /// Records that the snapshot of this entry is not the one that was written with it.
    pub(crate) fn forged_snapshot(&mut self, number: u64) {
        self.break_at(number, Wrong::Forged);
    }

    /// Records that this entry cannot be read.
    pub fn unreadable(&mut self, number: u64, why: String) {
        self.break_at(number, Wrong::Unreadable(why));
    }

    /// Returns the first break so far.
    pub const fn broken(&self) -> Option<&Break> {
        self.broken.as_ref()
    }

    /// Ends the stream and returns its first break.
    pub fn end(mut self) -> Option<Break> {
        if let Some((number, _)) = self.snapshot
            && number > self.last
        {
            self.break_at(self.last + 1, Wrong::CutOff);
        }
        self.broken
    }

    fn break_at(&mut self, number: u64, wrong: Wrong) {
        let stream = self.stream.clone();
        self.broken.get_or_insert(Break { stream, number, wrong });
    }
}
