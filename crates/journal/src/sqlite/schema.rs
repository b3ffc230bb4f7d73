//! The tables of a journal, and how its file is opened.
//!
//! Numbers are stored as SQLite's signed integers with the same 64 bits. `entries` is in the order of writing; its index finds
//! the entries of a stream. A snapshot is stored beside the chain, with the number and the hash of its entry.

use super::fault;
use crate::Fault;
use rusqlite::Connection;
use std::time::Duration;

/// How long to wait for another connection's short lock.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// "TmJr": distinguishes a journal from any other SQLite file.
const APPLICATION: i64 = 0x546d_4a72;
/// 2: the hashes of snapshots are in the chain, and streams may have been renamed.
const VERSION: i64 = 2;
const FIRST_VERSION: i64 = 1;

const TABLES: &str = "
    CREATE TABLE streams (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE entries (
        position INTEGER PRIMARY KEY,
        stream INTEGER NOT NULL REFERENCES streams (id),
        number INTEGER NOT NULL,
        wall_ms INTEGER NOT NULL,
        at_ms INTEGER,
        role TEXT NOT NULL,
        link TEXT,
        body TEXT NOT NULL,
        digest BLOB,
        version TEXT NOT NULL,
        hash BLOB NOT NULL,
        snapshot BLOB,
        UNIQUE (stream, number)
    ) STRICT;
    CREATE TABLE origins (
        stream INTEGER PRIMARY KEY REFERENCES streams (id),
        name TEXT NOT NULL
    ) STRICT;
    CREATE TABLE snapshots (
        stream INTEGER PRIMARY KEY REFERENCES streams (id),
        number INTEGER NOT NULL,
        hash BLOB NOT NULL,
        body TEXT NOT NULL
    ) STRICT;
";

/// The changes of version 2.
const SECOND_VERSION: &str = "
    ALTER TABLE entries ADD COLUMN snapshot BLOB;
    CREATE TABLE origins (
        stream INTEGER PRIMARY KEY REFERENCES streams (id),
        name TEXT NOT NULL
    ) STRICT;
";

/// Sets the connection up for the writer, and creates a journal if the file is new.
pub(super) fn prepare_to_write(connection: &Connection, most_pages: Option<u32>) -> Result<(), Fault> {
    connection.busy_timeout(PATIENCE).map_err(fault)?;
    // Checked before anything is set, so that a file of another program stays as it is.
    let version = if is_empty(connection)? { None } else { Some(check(connection)?) };
    // The tables are in the file itself before there is a log: a file without them is not a new journal.
    if version.is_none() {
        begin(connection)?;
    } else if version == Some(FIRST_VERSION) {
        let upgrade = format!("BEGIN IMMEDIATE; {SECOND_VERSION} PRAGMA user_version = {VERSION}; COMMIT;");
        connection.execute_batch(&upgrade).map_err(fault)?;
    }
    let mode: String =
        connection.query_row("PRAGMA journal_mode = WAL", (), |row| row.get(0)).map_err(fault)?;
    if mode != "wal" {
        return Err(Fault::Io(format!("no write-ahead log here: SQLite offers the mode {mode:?}")));
    }
    connection
        .execute_batch(
            "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -32000;",
        )
        .map_err(fault)?;
    if let Some(pages) = most_pages {
        connection
            .query_row(&format!("PRAGMA max_page_count = {pages}"), (), |row| row.get::<_, i64>(0))
            .map_err(fault)?;
    }
    Ok(())
}

fn begin(connection: &Connection) -> Result<(), Fault> {
    let pages: i64 = connection.query_row("PRAGMA page_count", (), |row| row.get(0)).map_err(fault)?;
    if pages > 0 {
        return Err(Fault::Lost(
            "this is the first page of a journal, and nothing more: everything else was in its write-ahead log, the file whose name ends in -wal. Put that back beside it, or restore a backup (touchmove journal restore)".to_owned(),
        ));
    }
    let begin = format!(
        "BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; {TABLES} COMMIT;"
    );
    connection.execute_batch(&begin).map_err(fault)
}

/// Makes a journal of version 1 look like one of this version, for a read-only connection.
pub(super) fn prepare_to_read(connection: &Connection) -> Result<(), Fault> {
    if !is_empty(connection)? && check(connection)? == FIRST_VERSION {
        let views = "
            CREATE TEMP VIEW entries AS SELECT *, NULL AS snapshot FROM main.entries;
            CREATE TEMP TABLE origins (stream INTEGER PRIMARY KEY, name TEXT NOT NULL);";
        connection.execute_batch(views).map_err(fault)?;
    }
    Ok(())
}

/// Returns the version of the journal, or fails if this program cannot read it.
pub(super) fn check(connection: &Connection) -> Result<i64, Fault> {
    let asked = |pragma: &str| connection.query_row(pragma, (), |row| row.get::<_, i64>(0)).map_err(fault);
    if asked("PRAGMA application_id")? != APPLICATION {
        return Err(Fault::NotAJournal("it is a SQLite file of another program".to_owned()));
    }
    match asked("PRAGMA user_version")? {
        version @ FIRST_VERSION..=VERSION => Ok(version),
        other => {
            Err(Fault::NotAJournal(format!("its version is {other}, but this program supports {VERSION}")))
        }
    }
}

/// Returns true if the journal has any entry.
pub(super) fn has_entries(connection: &Connection) -> Result<bool, Fault> {
    connection.query_row("SELECT EXISTS (SELECT 1 FROM entries)", (), |row| row.get(0)).map_err(fault)
}

fn is_empty(connection: &Connection) -> Result<bool, Fault> {
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", (), |row| row.get(0)).map_err(fault)?;
    Ok(tables == 0)
}
