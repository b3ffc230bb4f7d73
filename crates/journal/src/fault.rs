//! The errors of a journal.

use std::fmt;

/// The reason why a journal could not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The entry was to have the number `expected`, but the next one of the stream is `found`. Nothing was written.
    Conflict {
        /// The requested number.
        expected: u64,
        /// The number that the next entry will have.
        found: u64,
    },
    /// The disk is full. Nothing was written; the journal continues once there is room again.
    Full,
    /// Too many appends are waiting. Nothing was written.
    Busy,
    /// The journal is closed or closing. The entry may or may not have been written: check after opening it again.
    Closed,
    /// The name of a stream is empty, too long, or has characters that are not allowed. Nothing was written.
    BadStreamName,
    /// Another process has this journal open for writing.
    InUse,
    /// The file is not a journal, or belongs to a later version.
    NotAJournal(String),
    /// The stored data is not a valid entry: it was changed after it was written.
    Damaged {
        /// The stream.
        stream: String,
        /// The entry's number.
        number: u64,
        /// What is wrong with it.
        what: String,
    },
    /// A page of the file is damaged and cannot be read.
    Corrupt(String),
    /// A line of an exported file is not valid.
    BadExport {
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        what: String,
    },
    /// The journal has a stream of this name with different entries, or the exported file contains it twice. Nothing was imported.
    Contradiction {
        /// The stream.
        stream: String,
    },
    /// The write-ahead log is damaged. SQLite would silently ignore everything after the damage.
    DamagedLog {
        /// The damaged frame, from 1.
        frame: u64,
        /// The number of acknowledged transactions after it.
        transactions: u64,
    },
    /// The journal ends before the last acknowledged entry.
    CutOff {
        /// The position of the last acknowledged entry.
        acknowledged: u64,
        /// The position of the last entry found.
        found: u64,
    },
    /// There is no journal here, but there are signs that there was one.
    Lost(String),
    /// The file exists, and replacing it was not allowed.
    Exists(String),
    /// A required key is missing or unusable.
    Keys(String),
    /// Reading or writing failed. An append may or may not have been written.
    Io(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { expected, found } => {
                write!(f, "the entry was to be number {expected}, but the next number is {found}")
            }
            Self::Full => {
                f.write_str("there is no space on the disk for the journal; free some, and try again")
            }
            Self::Busy => f.write_str("the journal is overloaded; try again"),
            Self::Closed => f.write_str("the journal is closed"),
            Self::BadStreamName => f.write_str(
                "a stream is named with at most 200 letters, digits and the characters - _ . / of ASCII",
            ),
            Self::InUse => f.write_str(
                "another process is writing to this journal, perhaps a hall in another window; end it first",
            ),
            Self::NotAJournal(why) => write!(f, "this is not a journal that can be read here: {why}"),
            Self::Damaged { stream, number, what } => {
                write!(f, "entry {number} of {stream} is damaged: {what}")
            }
            Self::BadExport { line, what } => write!(f, "line {line} of the exported file: {what}"),
            Self::Contradiction { stream } => {
                write!(f, "{stream} already exists, with different entries")
            }
            Self::DamagedLog { frame, transactions } => write!(
                f,
                "the write-ahead log is damaged at frame {frame}, and {transactions} transactions behind it cannot be read; nothing was changed. Restore the latest backup (touchmove journal restore), or go on without them (touchmove journal repair)"
            ),
            Self::CutOff { acknowledged, found } => write!(
                f,
                "the end of the journal is missing: {acknowledged} entries were acknowledged, and it has {found}; nothing was changed. Its write-ahead log was damaged or removed, or an older copy was put in its place. Restore the latest backup (touchmove journal restore), or go on with what is here (touchmove journal repair)"
            ),
            Self::Corrupt(what) => write!(f, "the journal file is damaged: {what}"),
            Self::Lost(what) => f.write_str(what),
            Self::Exists(path) => write!(f, "{path} already exists and was not replaced"),
            Self::Keys(what) | Self::Io(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Fault {}
