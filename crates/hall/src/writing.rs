//! Appends to the journal so that it is certain whether an entry was written.

use crate::fault::Fault;
use touchmove_journal::{BatchEntry, Content, Fault as JournalFault, Journal, NewEntry};

/// Appends an entry with this number together with others: all of them, or none.
pub(crate) async fn append_with(
    journal: &dyn Journal,
    stream: &str,
    number: u64,
    entry: NewEntry,
    others: Vec<BatchEntry>,
) -> Result<u64, Unwritten> {
    let (wall_ms, body) = (entry.content.wall_ms, entry.content.body.clone());
    let first = BatchEntry { stream: stream.to_owned(), origin: None, number, entry };
    let entries = std::iter::once(first).chain(others).collect();
    match journal.append_all(entries).await {
        Ok(_) => Ok(number),
        Err(fault @ (JournalFault::Full | JournalFault::Busy)) => Err(Unwritten::NotThere(fault)),
        Err(fault) => look_up(journal, stream, number, (wall_ms, &body), fault).await,
    }
}

/// Why an entry is not known to be in the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unwritten {
    /// It is not there.
    NotThere(JournalFault),
    /// It is not known whether it is there: it could not be looked up.
    NotKnown(JournalFault),
}

impl From<Unwritten> for Fault {
    fn from(unwritten: Unwritten) -> Self {
        tracing::error!(?unwritten, "something could not be written down");
        match unwritten {
            Unwritten::NotThere(fault) => Self::not_written(&fault),
            Unwritten::NotKnown(fault) => Self::not_known(&fault),
        }
    }
}

/// Appends an entry with this number. Where the journal cannot tell whether it was written, it is looked up: the next writer must know the
/// right number, or nothing more could be written.
pub(crate) async fn append(
    journal: &dyn Journal,
    stream: &str,
    number: u64,
    entry: NewEntry,
) -> Result<u64, Unwritten> {
    let (wall_ms, body) = (entry.content.wall_ms, entry.content.body.clone());
    match journal.append(stream, number, entry).await {
        Ok(receipt) => Ok(receipt.number),
        Err(fault @ (JournalFault::Full | JournalFault::Busy)) => Err(Unwritten::NotThere(fault)),
        Err(fault) => look_up(journal, stream, number, (wall_ms, &body), fault).await,
    }
}

/// Checks whether an entry was written although the journal reported an error.
async fn look_up(
    journal: &dyn Journal,
    stream: &str,
    number: u64,
    (wall_ms, body): (u64, &str),
    fault: JournalFault,
) -> Result<u64, Unwritten> {
    let Ok(there) = journal.read(stream, number, 1).await else {
        return Err(Unwritten::NotKnown(fault));
    };
    let is_this = |there: &Content| there.wall_ms == wall_ms && there.body == body;
    match there.first().is_some_and(|entry| is_this(&entry.content)) {
        true => Ok(number),
        false => Err(Unwritten::NotThere(fault)),
    }
}
