//! What every journal can do, wherever it keeps its entries.

use crate::{
    AnchorFile, BackedUp, BatchEntry, Entry, Fault, Head, Keys, NewEntry, Pending, Posted, Receipt, Start,
    Subscription,
};
use std::path::Path;
use std::sync::Arc;

/// A journal. Its methods never block; what they return is awaited.
pub trait Journal: Send + Sync {
    /// Appends an entry, which is to have this number, to a stream, which begins with its first entry. The answer comes when the entry
    /// is durable. Appends are carried out in the order in which they were asked for, so the next may be asked for before this one is
    /// answered; if this one fails, that one has a [`Fault::Conflict`].
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt>;

    /// Appends all of these entries in this order, or none of them: a crash leaves nothing half done.
    fn append_all(&self, entries: Vec<BatchEntry>) -> Pending<Vec<Receipt>>;

    /// Signs how far every stream has come by now, which is at this wall time, and appends that to the stream [`ANCHORS`](crate::ANCHORS).
    /// If nothing was appended since the last anchor, it is that one.
    fn anchor(&self, wall_ms: u64) -> Pending<AnchorFile>;

    /// The keys that lie beside the journal. One that is only read may have none.
    fn keys(&self) -> Result<Arc<Keys>, Fault>;

    /// Writes a backup into a new file, checks it, and says what is in it. A journal that is not in a file has none.
    fn backup(&self, file: &Path) -> Pending<BackedUp> {
        let _ = file;
        Pending::ready(Err(Fault::Io("this journal is not kept in a file".to_owned())))
    }

    /// The entries of a stream in order, beginning with the number `from`, and no more than `at_most` of them. A stream that is not
    /// there has none.
    fn read(&self, stream: &str, from: u64, at_most: usize) -> Pending<Vec<Entry>>;

    /// The entries of all streams in the order in which they were written, beginning with the position `from`, and no more than
    /// `at_most` of them.
    fn read_all(&self, from: u64, at_most: usize) -> Pending<Vec<Posted>>;

    /// How far a stream has come; none if it has no entry.
    fn head(&self, stream: &str) -> Pending<Option<Head>>;

    /// The same for several streams, in their order: where one question takes long, many are asked at once.
    fn heads(&self, streams: &[String]) -> Vec<Pending<Option<Head>>> {
        streams.iter().map(|stream| self.head(stream)).collect()
    }

    /// All entries of several different streams, in the order of the streams: where a journal has to search for them, it searches once.
    fn read_whole(&self, streams: &[String]) -> Vec<Pending<Vec<Entry>>> {
        streams.iter().map(|stream| self.read(stream, 1, usize::MAX)).collect()
    }

    /// All streams in the order in which they began.
    fn streams(&self) -> Pending<Vec<Head>>;

    /// What is wrong with what the journal is kept in, apart from the entries themselves: pages, tables and indexes of a file.
    fn check_store(&self) -> Pending<Vec<String>> {
        Pending::ready(Ok(Vec::new()))
    }

    /// The entries that are there and those still to come, in order and without gaps.
    fn subscribe(&self, from: Start) -> Subscription;
}

/// Whether this can be the name of a stream: 1 to 200 letters, digits and `-` `_` `.` `/` of ASCII.
pub fn check_stream_name(name: &str) -> Result<(), Fault> {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte);
    match (1..=200).contains(&name.len()) && name.bytes().all(is_fine) {
        true => Ok(()),
        false => Err(Fault::BadStreamName),
    }
}
