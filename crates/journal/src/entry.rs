//! The data model: entries, their authors, and the state of a stream.

use crate::Hash;
use crate::export::EntryLine;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The role of an entry's author in the hall.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// The player of the white pieces, on their own device.
    White,
    /// The player of the black pieces, on their own device.
    Black,
    /// One device shared by both players.
    Table,
    /// The arbiter.
    Arbiter,
    /// An assistant: observes and records, does not rule.
    Assistant,
    /// The organiser.
    Organiser,
    /// The server itself: time passing, a restart.
    Server,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 7] = [
        Self::White,
        Self::Black,
        Self::Table,
        Self::Arbiter,
        Self::Assistant,
        Self::Organiser,
        Self::Server,
    ];

    /// The word written in the journal.
    pub const fn word(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Table => "table",
            Self::Arbiter => "arbiter",
            Self::Assistant => "assistant",
            Self::Organiser => "organiser",
            Self::Server => "server",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The word is not a role.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnknownRole;

impl fmt::Display for UnknownRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the role is not one that writes in a journal")
    }
}

impl std::error::Error for UnknownRole {}

impl FromStr for Role {
    type Err = UnknownRole;

    fn from_str(word: &str) -> Result<Self, UnknownRole> {
        Self::ALL.into_iter().find(|role| role.word() == word).ok_or(UnknownRole)
    }
}

/// The author of an entry.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Author {
    /// Their role.
    pub role: Role,
    /// The public id of the link they used, never its secret.
    pub link: Option<String>,
}

impl Author {
    /// The server itself.
    pub const SERVER: Self = Self { role: Role::Server, link: None };
}

/// The content of an entry, without its number and hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall_ms: u64,
    /// Game time, where the entry belongs to a game: the `at` of the act.
    pub at_ms: Option<u64>,
    /// The author.
    pub author: Author,
    /// What happened, as JSON; kept as it is, byte for byte.
    pub body: String,
    /// The [digest](crate::digest()) of the answer, if there was one.
    pub digest: Option<Hash>,
    /// The version of the software that answered.
    pub version: String,
    /// The hash of the snapshot that came with the entry, if any: the snapshot is stored beside the chain, its hash in it.
    pub snapshot: Option<Hash>,
}

impl Content {
    /// Content written by this version of the software, without a game time or an answer.
    pub fn new(author: Author, body: impl Into<String>) -> Self {
        Self {
            wall_ms: 0,
            at_ms: None,
            author,
            body: body.into(),
            digest: None,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            snapshot: None,
        }
    }
}

/// An entry that has no number yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// Its content.
    pub content: Content,
    /// The state of the stream after this entry (for a board: the last answer). Only the latest of a stream is kept, beside the chain.
    pub snapshot: Option<String>,
}

impl NewEntry {
    /// An entry of this version of the software, without a game time or an answer.
    pub fn new(author: Author, body: impl Into<String>) -> Self {
        Content::new(author, body).into()
    }

    /// An entry with the state of its stream after it. The snapshot's hash goes into the chain.
    pub fn with_snapshot(mut content: Content, snapshot: String) -> Self {
        content.snapshot = Some(Hash::of(snapshot.as_bytes()));
        Self { content, snapshot: Some(snapshot) }
    }

    /// Numbers the entry and chains it to the one with the hash `previous`; drops the snapshot.
    pub fn into_entry(self, number: u64, previous: &Hash) -> Entry {
        let mut entry = Entry { number, content: self.content, hash: *previous };
        entry.hash = Hash::of_entry(previous, &entry);
        entry
    }
}

/// Without a snapshot.
impl From<Content> for NewEntry {
    fn from(content: Content) -> Self {
        Self { content, snapshot: None }
    }
}

/// An entry of a stream. As JSON it is written as in an exported file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "EntryLine", try_from = "EntryLine")]
pub struct Entry {
    /// Its place in the stream, from 1.
    pub number: u64,
    /// Its content.
    pub content: Content,
    /// The hash of its content and of the entry before it.
    pub hash: Hash,
}

/// The answer to an append, given once the entry is durable.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// The entry's number in its stream.
    pub number: u64,
    /// The entry's place among all entries of the journal. Positions increase, but may have gaps.
    pub position: u64,
    /// The entry's hash.
    pub hash: Hash,
}

/// An entry with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posted {
    /// Its place among all entries of the journal.
    pub position: u64,
    /// Its stream.
    pub stream: String,
    /// The entry.
    pub entry: Entry,
}

/// The state of a stream after one of its entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// The entry's number.
    pub number: u64,
    /// The entry's hash.
    pub hash: Hash,
    /// The snapshot's text.
    pub body: String,
    /// The hash of the text according to the chain; none for entries written before snapshots were in the chain.
    pub digest: Option<Hash>,
}

impl Snapshot {
    /// Returns true if the text matches its hash in the chain, or the chain has none.
    pub fn is_whole(&self) -> bool {
        self.digest.is_none_or(|digest| digest == Hash::of(self.body.as_bytes()))
    }
}

/// One of several entries to be appended together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BatchEntry {
    /// Its stream.
    pub stream: String,
    /// The name under which the stream's chain began, if different. Allowed only on the first entry of a stream.
    pub origin: Option<String>,
    /// The number it must get.
    pub number: u64,
    /// The entry.
    pub entry: NewEntry,
}

/// The end of a stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The stream.
    pub stream: String,
    /// The name under which its chain began, if it was renamed on import.
    pub origin: Option<String>,
    /// The number of its last entry.
    pub last: u64,
    /// That entry's hash.
    pub hash: Hash,
    /// The latest snapshot, if there ever was one; it may be older than the last entry.
    pub snapshot: Option<Snapshot>,
    /// Why the end of the stream cannot be read. Nothing can be appended to the stream then.
    pub damage: Option<String>,
    /// Why the snapshot cannot be read.
    pub snapshot_damage: Option<String>,
}

impl Head {
    /// The end of a stream that has no snapshot and no damage.
    pub const fn new(stream: String, last: u64, hash: Hash) -> Self {
        Self { stream, origin: None, last, hash, snapshot: None, damage: None, snapshot_damage: None }
    }

    /// The name with which its chain begins.
    pub fn chain_name(&self) -> &str {
        self.origin.as_deref().unwrap_or(&self.stream)
    }
}

#[cfg(test)]
mod tests {
    use super::Role;

    #[test]
    fn roles_are_read_as_they_are_written() {
        for role in Role::ALL {
            assert_eq!(role.word().parse(), Ok(role));
        }
        assert!("spectator".parse::<Role>().is_err());
    }
}
