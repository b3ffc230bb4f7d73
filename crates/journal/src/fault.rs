//! What can go wrong with a journal.

use std::fmt;

/// Why the journal did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The entry was to have the number `expected`, but the next one of the stream is `found`. Nothing was written.
    Conflict {
        /// The number asked for.
        expected: u64,
        /// The number that the next entry will have.
        found: u64,
    },
    /// There is no room on the disk. Nothing was written; when there is room again, the journal goes on.
    Full,
    /// More is waiting to be written than the journal takes on. Nothing was written.
    Busy,
    /// The journal is closed, or was being closed. Whether the entry was written shows when it is opened again.
    Closed,
    /// The name of a stream is empty, too long, or has characters that no name has. Nothing was written.
    BadStreamName,
    /// Another process has this journal open for writing.
    InUse,
    /// The file is no journal of ours, or one of a later version.
    NotAJournal(String),
    /// What is stored cannot be an entry: somebody or something has changed it.
    Damaged {
        /// The stream.
        stream: String,
        /// The entry's number.
        number: u64,
        /// What is wrong with it.
        what: String,
    },
    /// A page of the file is damaged, and what stands there cannot be read.
    Corrupt(String),
    /// A line of an exported file is not what it must be.
    BadExport {
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        what: String,
    },
    /// The journal has a stream of this name with other entries, or the exported file has it twice. Nothing was imported.
    Contradiction {
        /// The stream.
        stream: String,
    },
    /// The write-ahead log is damaged, and SQLite would silently ignore everything behind the damage.
    DamagedLog {
        /// The frame that is not what was written, from 1.
        frame: u64,
        /// How many transactions stand behind it: they were acknowledged.
        transactions: u64,
    },
    /// The journal ends before an entry that was acknowledged.
    CutOff {
        /// The position of the last entry that was acknowledged.
        acknowledged: u64,
        /// The position of the last entry that is there.
        found: u64,
    },
    /// There is no journal here, and there are signs that there was one.
    Lost(String),
    /// There is a file of this name, and nobody said that it may be replaced.
    Exists(String),
    /// A key that is needed is not there or is of no use.
    Keys(String),
    /// Reading or writing failed; of an append, whether it was written must be looked up.
    Io(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { expected, found } => {
                write!(f, "the entry was to be number {expected}, but the next number is {found}")
            }
            Self::Full => {
                f.write_str("there is no room on the disk for the journal; make some, and try again")
            }
            Self::Busy => f.write_str("the journal has more to write than it can take on; try again"),
            Self::Closed => f.write_str("the journal is closed"),
            Self::BadStreamName => f.write_str(
                "a stream is named with at most 200 letters, digits and the characters - _ . / of ASCII",
            ),
            Self::InUse => f.write_str("another process is writing in this journal; end it first"),
            Self::NotAJournal(why) => write!(f, "this is not a journal that can be read here: {why}"),
            Self::Damaged { stream, number, what } => {
                write!(f, "entry {number} of {stream} is damaged: {what}")
            }
            Self::BadExport { line, what } => write!(f, "line {line} of the exported file: {what}"),
            Self::Contradiction { stream } => {
                write!(f, "{stream} is there already, with other entries than those to be imported")
            }
            Self::DamagedLog { frame, transactions } => write!(
                f,
                "the write-ahead log is damaged at frame {frame}, and {transactions} transactions behind it cannot be read; nothing was changed. Restore the latest backup (touchmove journal restore), or go on without them (touchmove journal repair)"
            ),
            Self::CutOff { acknowledged, found } => write!(
                f,
                "the end of the journal is missing: {acknowledged} entries were acknowledged, and it has {found}; nothing was changed. Its write-ahead log was damaged or removed, or an older copy was put in its place. Restore the latest backup (touchmove journal restore), or go on with what is here (touchmove journal repair)"
            ),
            Self::Corrupt(what) => write!(f, "the file of the journal is damaged: {what}"),
            Self::Lost(what) => f.write_str(what),
            Self::Exists(path) => write!(f, "{path} is there already, and was not replaced"),
            Self::Keys(what) | Self::Io(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Fault {}
