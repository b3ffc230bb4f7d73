//! SHA-256, and the encoding of an entry for its hash.
//!
//! Everything of variable length is preceded by its length, so no two different entries have the same encoding. The chain of a
//! stream begins with the stream's name, so moving an entry to another stream breaks the chain there.

use crate::{Entry, hex};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The 32 bytes of a SHA-256, written as 64 hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash([u8; 32]);

/// The version of the encoding below; a different encoding needs a different name.
const NAME: &str = "touchmove journal 1";

/// The same for the heads of all streams.
const HEADS: &str = "touchmove heads 1";

impl Hash {
    /// A hash that was stored as these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Hashes these bytes and nothing else.
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// The hash that the first entry of a stream is chained to.
    pub fn of_stream(name: &str) -> Self {
        let mut hasher = Sha256::new();
        text(&mut hasher, NAME);
        text(&mut hasher, name);
        Self(hasher.finalize().into())
    }

    /// Hashes the heads of streams: for each its name, its number of entries and the hash of its last entry.
    pub(crate) fn of_heads<'a>(heads: impl Iterator<Item = (&'a str, u64, Self)>) -> Self {
        let mut hasher = Sha256::new();
        text(&mut hasher, HEADS);
        for (stream, last, hash) in heads {
            text(&mut hasher, stream);
            hasher.update(last.to_be_bytes());
            hasher.update(hash.0);
        }
        Self(hasher.finalize().into())
    }

    /// Computes the hash of an entry that follows the one with the hash `previous`. Ignores the hash the entry carries.
    pub fn of_entry(previous: &Self, entry: &Entry) -> Self {
        let mut hasher = Sha256::new();
        hasher.update(previous.0);
        hasher.update(entry.number.to_be_bytes());
        let content = &entry.content;
        hasher.update(content.wall_ms.to_be_bytes());
        optional(&mut hasher, content.at_ms, |hasher, at| hasher.update(at.to_be_bytes()));
        text(&mut hasher, content.author.role.word());
        optional(&mut hasher, content.author.link.as_deref(), text);
        text(&mut hasher, &content.body);
        optional(&mut hasher, content.digest, |hasher, digest| hasher.update(digest.0));
        text(&mut hasher, &content.version);
        // Entries without a snapshot are hashed as they were before this field existed.
        if let Some(snapshot) = content.snapshot {
            hasher.update(snapshot.0);
        }
        Self(hasher.finalize().into())
    }
}

fn text(hasher: &mut Sha256, text: &str) {
    hasher.update((text.len() as u64).to_be_bytes());
    hasher.update(text);
}

fn optional<T>(hasher: &mut Sha256, value: Option<T>, write: impl FnOnce(&mut Sha256, T)) {
    hasher.update([u8::from(value.is_some())]);
    if let Some(value) = value {
        write(hasher, value);
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotAHash;

impl fmt::Display for NotAHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hash is 64 hexadecimal digits")
    }
}

impl std::error::Error for NotAHash {}

impl FromStr for Hash {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, NotAHash> {
        hex::read(text).map(Self).ok_or(NotAHash)
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::Hash;
    use crate::{Author, Content, Entry, NewEntry, Role};

    fn content() -> Content {
        let author = Author { role: Role::White, link: Some("link".to_owned()) };
        Content { at_ms: Some(1), wall_ms: 2, ..Content::new(author, "body") }
    }

    fn entry(content: Content) -> Entry {
        NewEntry::from(content).into_entry(1, &Hash::of(b""))
    }

    #[test]
    fn the_standard_example() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Hash::of(b"abc").to_string(), expected);
        assert_eq!(expected.parse(), Ok(Hash::of(b"abc")));
    }

    #[test]
    fn texts_that_are_no_hash() {
        for text in ["", "ba78", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert!(text.parse::<Hash>().is_err(), "{text}");
        }
    }

    /// Computed by another program from the description of the encoding. Existing journals depend on it.
    #[test]
    fn the_bytes_that_are_hashed() {
        let content = Content {
            wall_ms: 1_700_000_000_000,
            at_ms: Some(1500),
            author: Author { role: Role::White, link: Some("w1".to_owned()) },
            body: r#"{"act":"press"}"#.to_owned(),
            digest: Some(Hash::of(b"answer")),
            version: "0.1.0".to_owned(),
            snapshot: None,
        };
        let entry = NewEntry::from(content).into_entry(7, &Hash::of_stream("board/1"));
        assert_eq!(
            entry.hash.to_string(),
            "fd811abfcee729e231a48909e47952e736fb94edd075b10adef37ac70b7e6313"
        );
    }

    #[test]
    fn every_field_counts() {
        let previous = Hash::of_stream("board/1");
        let plain = Hash::of_entry(&previous, &entry(content()));
        let others = [
            Entry { number: 2, ..entry(content()) },
            entry(Content { wall_ms: 3, ..content() }),
            entry(Content { snapshot: Some(Hash::of(b"")), ..content() }),
            entry(Content { at_ms: None, ..content() }),
            entry(Content { at_ms: Some(2), ..content() }),
            entry(Content {
                author: Author { role: Role::Black, link: Some("link".to_owned()) },
                ..content()
            }),
            entry(Content { author: Author { role: Role::White, link: None }, ..content() }),
            // The same letters, split differently between two fields.
            entry(Content {
                author: Author { role: Role::White, link: Some("linkb".to_owned()) },
                body: "ody".to_owned(),
                ..content()
            }),
            entry(Content { body: "bodY".to_owned(), ..content() }),
            entry(Content { digest: Some(Hash::of(b"")), ..content() }),
            entry(Content { version: String::new(), ..content() }),
        ];
        for other in others {
            assert_ne!(Hash::of_entry(&previous, &other), plain, "{other:?}");
        }
        assert_ne!(Hash::of_entry(&Hash::of_stream("board/2"), &entry(content())), plain, "another stream");
    }
}
