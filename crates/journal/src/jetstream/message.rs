//! An entry as a message of JetStream.
//!
//! A message is JSON: the entry as in an exported file, its snapshot, and the sequences of the stream's first entry and of its latest
//! earlier snapshot. So the last message of a subject is enough to know the head of its stream.

use crate::export::EntryLine;
use crate::{BatchEntry, Entry, Fault, Hash};
use serde::{Deserialize, Serialize};

/// A message as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    entry: EntryLine,
    /// A random id chosen by the writer, to recognise the entry when no acknowledgement came.
    id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    snapshot: Option<String>,
    /// The place of the latest snapshot, if the entry has none itself and there ever was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    snapshot_at: Option<Place>,
    /// The place of the stream's first entry, if it is not this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Place>,
}

/// The place of another message. Within a batch no sequence is known until all of it is stored.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Place {
    /// At this sequence.
    At(u64),
    /// In the same batch, this many messages before the one that refers to it.
    Before(u64),
}

impl Place {
    fn sequence(self, own: u64) -> u64 {
        match self {
            Self::At(sequence) => sequence,
            Self::Before(count) => own.saturating_sub(count),
        }
    }
}

/// A message to be published.
pub(super) struct Outgoing {
    pub(super) stream: String,
    pub(super) entry: Entry,
    pub(super) id: String,
    pub(super) origin: Option<String>,
    pub(super) snapshot: Option<String>,
    pub(super) snapshot_at: Option<Place>,
    pub(super) first: Option<Place>,
    /// The sequence of the last message of its subject; not stated by the second and later messages of a subject in one batch.
    pub(super) expected: Option<u64>,
}

impl Outgoing {
    pub(super) fn payload(&self) -> Result<Vec<u8>, Fault> {
        let body = Body {
            entry: self.entry.clone().into(),
            id: self.id.clone(),
            origin: self.origin.clone(),
            snapshot: self.snapshot.clone(),
            snapshot_at: self.snapshot_at,
            first: self.first,
        };
        serde_json::to_vec(&body).map_err(|error| Fault::Io(error.to_string()))
    }
}

/// A message as it was received.
#[derive(Clone, Debug)]
pub(super) struct Raw {
    pub(super) sequence: u64,
    pub(super) stream: String,
    pub(super) payload: Vec<u8>,
}

/// A message that was parsed.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    pub(super) sequence: u64,
    pub(super) entry: Entry,
    pub(super) id: String,
    pub(super) origin: Option<String>,
    pub(super) snapshot: Option<String>,
    /// The sequence of the latest snapshot before this entry.
    pub(super) snapshot_at: Option<u64>,
    /// The sequence of the first entry of the stream.
    pub(super) first: u64,
}

impl Raw {
    /// Parses the message; the error explains why it is not an entry.
    pub(super) fn read(&self) -> Result<Stored, String> {
        let body: Body = serde_json::from_slice(&self.payload).map_err(|error| error.to_string())?;
        let entry = body.entry.try_into()?;
        let at = |place: Place| place.sequence(self.sequence);
        Ok(Stored {
            sequence: self.sequence,
            entry,
            id: body.id,
            origin: body.origin,
            snapshot: body.snapshot,
            snapshot_at: body.snapshot_at.map(at),
            first: body.first.map_or(self.sequence, at),
        })
    }

    /// Parses the message, which should be the entry with this number.
    pub(super) fn read_as(&self, number: u64) -> Result<Stored, Fault> {
        self.read().map_err(|what| Fault::Damaged { stream: self.stream.clone(), number, what })
    }
}

/// The end of a stream, to which the next entry is chained.
#[derive(Clone, Debug)]
pub(super) struct Tail {
    pub(super) last: u64,
    pub(super) hash: Hash,
    pub(super) origin: Option<String>,
    /// The places of the last entry, the first one and the latest snapshot, if there are any.
    pub(super) at: Option<Spot>,
    pub(super) first: Option<Spot>,
    pub(super) snapshot: Option<Spot>,
}

/// The place of a message that may not be published yet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// At this sequence.
    Stored(u64),
    /// In the batch being built, at this index from 0.
    InBatch(usize),
}

impl Spot {
    /// The same place as written in the message at this index of the batch.
    fn seen_from(self, place: usize) -> Place {
        match self {
            Self::Stored(sequence) => Place::At(sequence),
            Self::InBatch(other) => Place::Before((place - other) as u64),
        }
    }

    /// The same place after the batch was stored with its first message at this sequence.
    fn stored(self, first_of_batch: u64) -> Self {
        match self {
            Self::InBatch(place) => Self::Stored(first_of_batch + place as u64),
            stored => stored,
        }
    }
}

impl Tail {
    /// The tail of a stream without entries.
    pub(super) fn none(stream: &str) -> Self {
        let hash = Hash::of_stream(stream);
        Self { last: 0, hash, origin: None, at: None, first: None, snapshot: None }
    }

    /// Chains an entry to the tail; it becomes the message at this index of a batch.
    pub(super) fn chain(&mut self, entry: &BatchEntry, place: usize, id: &str) -> Result<Outgoing, Fault> {
        let BatchEntry { stream, origin, number, entry } = entry;
        if *number != self.last + 1 {
            return Err(Fault::Conflict { expected: *number, found: self.last + 1 });
        }
        if let Some(origin) = origin.as_ref().filter(|_| self.last == 0) {
            (self.origin, self.hash) = (Some(origin.clone()), Hash::of_stream(origin));
        }
        let expected = match self.at {
            None => Some(0),
            Some(Spot::Stored(sequence)) => Some(sequence),
            Some(Spot::InBatch(_)) => None,
        };
        let here = Some(Spot::InBatch(place));
        let snapshot_at = self.snapshot.filter(|_| entry.snapshot.is_none());
        let message = Outgoing {
            stream: stream.clone(),
            entry: entry.clone().into_entry(*number, &self.hash),
            id: id.to_owned(),
            origin: self.origin.clone(),
            snapshot: entry.snapshot.clone(),
            snapshot_at: snapshot_at.map(|spot| spot.seen_from(place)),
            first: self.first.map(|spot| spot.seen_from(place)),
            expected,
        };
        (self.last, self.hash, self.at) = (*number, message.entry.hash, here);
        self.first = self.first.or(here);
        if entry.snapshot.is_some() {
            self.snapshot = here;
        }
        Ok(message)
    }

    /// The tail after the batch was stored with its first message at this sequence.
    pub(super) fn stored(self, first_of_batch: u64) -> Self {
        let stored = |spot: Option<Spot>| spot.map(|spot| spot.stored(first_of_batch));
        Self { at: stored(self.at), first: stored(self.first), snapshot: stored(self.snapshot), ..self }
    }
}

impl From<&Stored> for Tail {
    fn from(stored: &Stored) -> Self {
        let snapshot_at = if stored.snapshot.is_some() { Some(stored.sequence) } else { stored.snapshot_at };
        Self {
            last: stored.entry.number,
            hash: stored.entry.hash,
            origin: stored.origin.clone(),
            at: Some(Spot::Stored(stored.sequence)),
            first: Some(Spot::Stored(stored.first)),
            snapshot: snapshot_at.map(Spot::Stored),
        }
    }
}

/// The part of a subject shared by streams that are read together: the text after the first `/` up to the next `-` or `/`, so that
/// `event/7`, `board/7-1` and `board/7-2` belong together.
pub(super) fn group(stream: &str) -> String {
    let behind = stream.split_once('/').map(|(_, behind)| behind);
    let named = behind.and_then(|behind| behind.split(['-', '/']).next()).filter(|name| !name.is_empty());
    named.map_or_else(|| "-".to_owned(), token)
}

/// The name of a stream as part of a subject, without `/`, which would be odd there, and `.`, which separates the parts.
pub(super) fn token(stream: &str) -> String {
    stream.replace('/', ":").replace('.', "~")
}

/// The stream that a part of a subject names.
pub(super) fn stream_of(token: &str) -> String {
    token.replace(':', "/").replace('~', ".")
}

#[cfg(test)]
mod tests {
    use super::{Outgoing, Place, Raw, group, stream_of, token};
    use crate::{Author, Hash, NewEntry};

    #[test]
    fn a_stream_is_one_token_of_a_subject() {
        for (stream, expected) in
            [("hall", "hall"), ("board/3-12", "board:3-12"), ("event/a.b_c", "event:a~b_c")]
        {
            assert_eq!(token(stream), expected);
            assert_eq!(stream_of(expected), stream);
        }
    }

    #[test]
    fn an_event_and_its_boards_are_read_together() {
        for (stream, expected) in [
            ("hall", "-"),
            ("event/7", "7"),
            ("board/7-12", "7"),
            ("board/", "-"),
            ("board/-1", "-"),
            ("a/b.c/d", "b~c"),
        ] {
            assert_eq!(group(stream), expected, "{stream}");
        }
    }

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let entry = NewEntry::new(Author::SERVER, "{}").into_entry(7, &Hash::of_stream("board/1"));
        let outgoing = Outgoing {
            stream: "board/2".to_owned(),
            entry: entry.clone(),
            id: "1-1".to_owned(),
            origin: Some("board/1".to_owned()),
            snapshot: None,
            snapshot_at: Some(Place::At(5)),
            first: Some(Place::Before(2)),
            expected: Some(17),
        };
        let payload = outgoing.payload().expect("written");
        let raw = Raw { sequence: 20, stream: "board/2".to_owned(), payload };
        let stored = raw.read().expect("read");
        assert_eq!((stored.entry, stored.origin.as_deref()), (entry, Some("board/1")));
        assert_eq!((stored.first, stored.snapshot_at), (18, Some(5)));
        assert!(Raw { payload: b"{}".to_vec(), ..raw }.read().is_err());
    }
}
