//! The interface of every journal, wherever it keeps its entries.

use crate::{
    AnchorFile, BackedUp, BatchEntry, Entry, Fault, Head, Keys, NewEntry, Pending, Posted, Receipt, Start,
    Subscription,
};
use std::path::Path;
use std::sync::Arc;

/// A journal. Its methods never block; they return a [`Pending`] answer.
pub trait Journal: Send + Sync {
    /// Appends an entry to a stream; it must get this number. The first entry creates the stream. The answer comes when the entry is
    /// durable. Appends are carried out in the order of the calls, so the next one may be requested before this one is answered; if this
    /// one fails, the next fails with [`Fault::Conflict`].
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt>;

    /// Appends all of these entries in this order, or none of them; a crash cannot leave some of them.
    fn append_all(&self, entries: Vec<BatchEntry>) -> Pending<Vec<Receipt>>;

    /// Signs the heads of all streams at this wall time, and appends the result to the stream [`ANCHORS`](crate::ANCHORS). If nothing was
    /// appended since the last anchor, returns that one.
    fn anchor(&self, wall_ms: u64) -> Pending<AnchorFile>;

    /// Returns the keys of the journal. A journal opened only for reading may have none.
    fn keys(&self) -> Result<Arc<Keys>, Fault>;

    /// Writes a backup into a new file, checks it, and reports its content. Journals that cannot be backed up return an error, which is
    /// the default.
    fn backup(&self, file: &Path) -> Pending<BackedUp> {
        let _ = file;
        Pending::ready(Err(Fault::Io("this journal is not kept in a file".to_owned())))
    }

    /// Returns at most `at_most` entries of a stream in order, starting with the number `from`. A stream that does not exist has no
    /// entries.
    fn read(&self, stream: &str, from: u64, at_most: usize) -> Pending<Vec<Entry>>;

    /// Returns at most `at_most` entries of all streams in the order in which they were written, starting with the position `from`.
    fn read_all(&self, from: u64, at_most: usize) -> Pending<Vec<Posted>>;

    /// Returns the head of a stream; none if it has no entry.
    fn head(&self, stream: &str) -> Pending<Option<Head>>;

    /// Returns the heads of several streams, in the order given. Journals for which one query takes long send all queries at once.
    fn heads(&self, streams: &[String]) -> Vec<Pending<Option<Head>>> {
        streams.iter().map(|stream| self.head(stream)).collect()
    }

    /// Returns all entries of several different streams, in the order of the streams. Journals that must search for them search once.
    fn read_whole(&self, streams: &[String]) -> Vec<Pending<Vec<Entry>>> {
        streams.iter().map(|stream| self.read(stream, 1, usize::MAX)).collect()
    }

    /// Returns the names of all streams. They are cheaper to find than the heads.
    fn names(&self) -> Pending<Vec<String>>;

    /// Returns the heads of all streams in the order in which the streams began.
    fn streams(&self) -> Pending<Vec<Head>>;

    /// Checks the storage of the journal apart from the entries themselves, such as pages, tables and indexes of a file. Returns the
    /// problems found.
    fn check_store(&self) -> Pending<Vec<String>> {
        Pending::ready(Ok(Vec::new()))
    }

    /// Returns existing and future entries, in order and without gaps.
    fn subscribe(&self, from: Start) -> Subscription;
}

/// Checks the name of a stream: 1 to 200 ASCII letters, digits and `-` `_` `.` `/`.
pub fn check_stream_name(name: &str) -> Result<(), Fault> {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte);
    match (1..=200).contains(&name.len()) && name.bytes().all(is_fine) {
        true => Ok(()),
        false => Err(Fault::BadStreamName),
    }
}
