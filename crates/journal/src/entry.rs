//! What is written down: entries, who made them, and what is known of a stream.

use crate::Hash;
use std::fmt;
use std::str::FromStr;

/// What the one who made an entry is in the hall.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// The player of the white pieces, at a device of his own.
    White,
    /// The player of the black pieces, at a device of his own.
    Black,
    /// One device for both players.
    Table,
    /// The arbiter.
    Arbiter,
    /// Observes and records, does not rule.
    Assistant,
    /// The organiser.
    Organiser,
    /// The server itself: time passing, a restart.
    Server,
}

impl Role {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::White,
        Self::Black,
        Self::Table,
        Self::Arbiter,
        Self::Assistant,
        Self::Organiser,
        Self::Server,
    ];

    /// The word that stands in the journal.
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

/// The word is no role of the journal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnknownRole;

impl fmt::Display for UnknownRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the role is none of those that write in a journal")
    }
}

impl std::error::Error for UnknownRole {}

impl FromStr for Role {
    type Err = UnknownRole;

    fn from_str(word: &str) -> Result<Self, UnknownRole> {
        Self::ALL.into_iter().find(|role| role.word() == word).ok_or(UnknownRole)
    }
}

/// Who made an entry.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Author {
    /// As what.
    pub role: Role,
    /// Through which link: its public id, never its secret.
    pub link: Option<String>,
}

impl Author {
    /// The server itself.
    pub const SERVER: Self = Self { role: Role::Server, link: None };
}

/// What an entry says, whether it has its number yet or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall_ms: u64,
    /// Game time, where the entry belongs to a game: the `at` of the act.
    pub at_ms: Option<u64>,
    /// Who made it.
    pub author: Author,
    /// What happened, as JSON; kept as it is, byte for byte.
    pub body: String,
    /// The [digest](crate::digest()) of what was answered, where something was.
    pub digest: Option<Hash>,
    /// The version of the software that answered.
    pub version: String,
    /// The hash of the snapshot that came with the entry, if one did: the snapshot stands beside the chain, its hash in it.
    pub snapshot: Option<Hash>,
}

impl Content {
    /// Said by this software, outside of game time and without an answer.
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
    /// What it says.
    pub content: Content,
    /// What is known of the stream after this entry (of a board: the last answer). Only the latest of a stream is kept, beside the chain.
    pub snapshot: Option<String>,
}

impl NewEntry {
    /// An entry of this software, outside of game time and without an answer.
    pub fn new(author: Author, body: impl Into<String>) -> Self {
        Content::new(author, body).into()
    }

    /// An entry with what is known of its stream after it. The snapshot's hash is in the chain.
    pub fn with_snapshot(mut content: Content, snapshot: String) -> Self {
        content.snapshot = Some(Hash::of(snapshot.as_bytes()));
        Self { content, snapshot: Some(snapshot) }
    }

    /// The entry with its number, behind one with the hash `previous`; the snapshot is left behind.
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

/// An entry of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its place in the stream, from 1.
    pub number: u64,
    /// What it says.
    pub content: Content,
    /// The hash of all this and of the entry before it.
    pub hash: Hash,
}

/// What an append is answered with, once it is durable.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// The entry's number in its stream.
    pub number: u64,
    /// The entry's place among all entries of the journal: it grows, and may have gaps.
    pub position: u64,
    /// The entry's hash.
    pub hash: Hash,
}

/// An entry, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posted {
    /// Its place among all entries of the journal.
    pub position: u64,
    /// Its stream.
    pub stream: String,
    /// The entry.
    pub entry: Entry,
}

/// What was known of a stream after one of its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The entry's number.
    pub number: u64,
    /// The entry's hash.
    pub hash: Hash,
    /// What was given with the entry.
    pub body: String,
    /// The hash of that, as the chain has it; none of an entry from before snapshots were in the chain.
    pub digest: Option<Hash>,
}

impl Snapshot {
    /// Whether it is what was given with the entry, as far as the chain tells.
    pub fn is_whole(&self) -> bool {
        self.digest.is_none_or(|digest| digest == Hash::of(self.body.as_bytes()))
    }
}

/// An entry that is to be appended together with others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BatchEntry {
    /// Its stream.
    pub stream: String,
    /// The name that the stream had where its chain began, if it is another. Only the first entry of a stream can say so.
    pub origin: Option<String>,
    /// The number that it is to have.
    pub number: u64,
    /// The entry.
    pub entry: NewEntry,
}

/// How far a stream has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The stream.
    pub stream: String,
    /// The name under which its chain began, if it had to be renamed when it moved into this journal.
    pub origin: Option<String>,
    /// The number of its last entry.
    pub last: u64,
    /// That entry's hash.
    pub hash: Hash,
    /// The latest snapshot, if there ever was one; it may be older than the last entry.
    pub snapshot: Option<Snapshot>,
    /// Why the end of the stream cannot be read. Nothing can be appended to it then.
    pub damage: Option<String>,
    /// Why the snapshot cannot be read.
    pub snapshot_damage: Option<String>,
}

impl Head {
    /// The end of a stream of which there is nothing more to say.
    pub const fn new(stream: String, last: u64, hash: Hash) -> Self {
        Self { stream, origin: None, last, hash, snapshot: None, damage: None, snapshot_damage: None }
    }

    /// What its chain begins with.
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
