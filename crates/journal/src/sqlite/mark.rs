//! The mark: a small file beside the journal that records the last acknowledged entry.
//!
//! SQLite reads a log whose end is missing as one whose last transaction was never finished, and so does [`wal`](super::wal): a crash
//! leaves the same bytes. The mark distinguishes the two. It is written after a transaction was synced and before it is acknowledged, so
//! the journal is never behind its mark unless something was lost afterwards.
//!
//! The mark itself is not synced, which would double the cost of an append. It survives a killed process; after a power cut it may be
//! old, unreadable or missing, and then it claims less or nothing.

use super::{fault, files};
use crate::{Fault, Hash};
use rusqlite::Connection;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

/// The ending of the mark's file name.
pub(super) const ENDING: &str = ".mark";

/// The mark of a journal that is open for writing.
pub(super) struct Mark {
    /// None if it could not be opened; then nothing is claimed.
    file: Option<File>,
}

impl Mark {
    /// Opens the mark of this journal. Its value stays until the next transaction.
    pub(super) fn open(journal: &Path) -> Self {
        Self { file: files::private().open(files::beside(journal, ENDING)).ok() }
    }

    /// Records that the entry at this position and all before it are durable.
    pub(super) fn set(&mut self, position: u64) {
        let Some(file) = &mut self.file else { return };
        // If writing fails, the mark keeps its older value, which is still true.
        let _ = file.seek(SeekFrom::Start(0)).and_then(|_| file.write_all(line(position).as_bytes()));
    }
}

/// Returns the position up to which a journal was acknowledged, as far as its mark can tell.
pub(super) fn read(journal: &Path) -> Option<u64> {
    let text = std::fs::read_to_string(files::beside(journal, ENDING)).ok()?;
    let position = text.split_whitespace().next()?.parse().ok()?;
    (text == line(position)).then_some(position)
}

/// Fails if the journal ends before the mark. The mark must have been read before the journal was opened.
pub(super) fn check(marked: Option<u64>, connection: &Connection) -> Result<(), Fault> {
    let Some(acknowledged) = marked else { return Ok(()) };
    let last =
        connection.query_row("SELECT max(position) FROM entries", (), |row| row.get::<_, Option<i64>>(0));
    match last {
        Ok(last) => {
            let found = last.unwrap_or(0).cast_unsigned();
            if found < acknowledged { Err(Fault::CutOff { acknowledged, found }) } else { Ok(()) }
        }
        // A damaged page is reported where it is read, and does not prevent opening the rest; a file that is not a journal is refused
        // elsewhere.
        Err(error) => match fault(error) {
            Fault::Corrupt(_) => Ok(()),
            other => Err(other),
        },
    }
}

/// A line of fixed length with a checksum, so that a half-written line is not mistaken for a valid one.
fn line(position: u64) -> String {
    let digits = format!("{position:020}");
    let check = Hash::of(digits.as_bytes());
    let [first, second, third, fourth, ..] = *check.as_bytes();
    format!("{digits} {first:02x}{second:02x}{third:02x}{fourth:02x}\n")
}
