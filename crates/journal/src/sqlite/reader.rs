//! Reading: turning rows into entries, and the threads that do it.

use super::writer::Tail;
use super::{connect_to_read, fault, spawn as spawn_thread};
use crate::{Author, Content, Entry, Fault, Hash, Head, Posted, Snapshot};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// A read request, which also delivers its answer.
pub(super) type Reading = Box<dyn FnOnce(&Connection) + Send>;

/// The number of reads that may wait; one more is answered with [`Fault::Busy`].
const MOST_WAITING: usize = 65_536;

const ENTRY: &str = "number, wall_ms, at_ms, role, link, body, digest, version, hash, snapshot";

/// The end of a stream.
const TAIL: &str = "SELECT number, hash FROM entries WHERE stream = ?1 ORDER BY number DESC LIMIT 1";

/// The snapshot of a stream, with its hash in the chain.
const SNAPSHOT: &str = "
    SELECT snapshots.number, snapshots.hash, snapshots.body, entries.snapshot
    FROM snapshots
    LEFT JOIN entries ON entries.stream = snapshots.stream AND entries.number = snapshots.number
    WHERE snapshots.stream = ?1";

/// Starts the reading threads.
pub(super) fn spawn(
    path: &Path,
    count: usize,
    threads: &mut Vec<JoinHandle<()>>,
) -> Result<SyncSender<Reading>, Fault> {
    let (readings, waiting) = sync_channel::<Reading>(MOST_WAITING);
    let waiting = Arc::new(Mutex::new(waiting));
    for _ in 0..count.max(1) {
        let connection = connect_to_read(path)?;
        let waiting = Arc::clone(&waiting);
        threads.push(spawn_thread("journal reader", move || {
            loop {
                let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                match next {
                    Ok(read) => read(&connection),
                    Err(_) => return,
                }
            }
        })?);
    }
    Ok(readings)
}

/// Reads entries of a stream.
pub(super) fn entries(
    connection: &Connection,
    stream: &str,
    from: u64,
    at_most: usize,
) -> Result<Vec<Entry>, Fault> {
    let query = format!(
        "SELECT {ENTRY} FROM entries WHERE stream = (SELECT id FROM streams WHERE name = ?1) AND number >= ?2
         ORDER BY number LIMIT ?3"
    );
    let mut query = connection.prepare_cached(&query).map_err(fault)?;
    let mut rows = query.query(params![stream, bounded(from), bounded(at_most as u64)]).map_err(fault)?;
    let mut entries = Vec::new();
    loop {
        match rows.next() {
            Ok(Some(row)) => entries.push(entry(row, 0, stream)?),
            Ok(None) => return Ok(entries),
            // A page of the file is damaged: other pages can still be read.
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => {
                let number = entries.last().map_or(from, |last: &Entry| last.number + 1);
                return Err(damaged(stream, number)(error));
            }
            Err(error) => return Err(fault(error)),
        }
    }
}

/// Reads entries of all streams.
pub(super) fn posted(connection: &Connection, from: u64, at_most: usize) -> Result<Vec<Posted>, Fault> {
    let query = format!(
        "SELECT position, name, {ENTRY} FROM entries JOIN streams ON streams.id = stream WHERE position >= ?1
         ORDER BY position LIMIT ?2"
    );
    let mut query = connection.prepare_cached(&query).map_err(fault)?;
    let mut rows = query.query([bounded(from), bounded(at_most as u64)]).map_err(fault)?;
    let mut all = Vec::new();
    while let Some(row) = rows.next().map_err(fault)? {
        let position: i64 = row.get(0).map_err(fault)?;
        let stream: String = row.get(1).map_err(fault)?;
        all.push(Posted { position: position.cast_unsigned(), entry: entry(row, 2, &stream)?, stream });
    }
    Ok(all)
}

/// Returns the head of a stream.
pub(super) fn head(connection: &Connection, stream: &str) -> Result<Option<Head>, Fault> {
    let mut query = connection.prepare_cached(&streams("WHERE streams.name = ?1")).map_err(fault)?;
    let found = query.query_row([stream], |row| Ok((row.get(0)?, row.get(2)?))).optional().map_err(fault)?;
    Ok(found.map(|(id, origin)| head_of(connection, id, stream.to_owned(), origin)))
}

/// Returns the heads of all streams.
pub(super) fn heads(connection: &Connection) -> Result<Vec<Head>, Fault> {
    Ok(names(connection)?
        .into_iter()
        .map(|(id, name, origin)| head_of(connection, id, name, origin))
        .collect())
}

/// Runs SQLite's integrity check on the file: damaged pages, indexes that lack rows.
pub(super) fn integrity(connection: &Connection) -> Result<Vec<String>, Fault> {
    // The first few are enough; a damaged file may have thousands.
    let mut query = connection.prepare("PRAGMA integrity_check(5)").map_err(fault)?;
    let mut rows = query.query(()).map_err(fault)?;
    let mut found: Vec<String> = Vec::new();
    loop {
        match rows.next().and_then(|row| row.map(|row| row.get::<_, String>(0)).transpose()) {
            Ok(Some(line)) if line == "ok" => {}
            Ok(Some(line)) => found.push(line),
            Ok(None) => return Ok(found),
            // A file that SQLite cannot even check is damaged too.
            Err(error) => match fault(error) {
                Fault::Corrupt(what) => {
                    found.push(what);
                    return Ok(found);
                }
                other => return Err(other),
            },
        }
    }
}

/// Returns the ends of all chains, for the writer.
pub(super) fn tails(connection: &Connection) -> Result<BTreeMap<String, Tail>, Fault> {
    let tails = names(connection)?.into_iter().map(|(id, name, origin)| {
        let (last, hash, damage) = tail(connection, id, origin.as_deref().unwrap_or(&name));
        (name, Tail { id, last, hash, is_damaged: damage.is_some() })
    });
    Ok(tails.collect())
}

fn streams(which: &str) -> String {
    format!(
        "SELECT streams.id, streams.name, origins.name FROM streams LEFT JOIN origins ON origins.stream = streams.id {which}"
    )
}

/// Returns the streams with their current and original names.
fn names(connection: &Connection) -> Result<Vec<(i64, String, Option<String>)>, Fault> {
    let mut query = connection.prepare_cached(&streams("ORDER BY streams.id")).map_err(fault)?;
    let rows = query.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).map_err(fault)?;
    rows.collect::<Result<_, _>>().map_err(fault)
}

/// Returns the names of the streams.
pub(super) fn stream_names(connection: &Connection) -> Result<Vec<String>, Fault> {
    Ok(names(connection)?.into_iter().map(|(_, name, _)| name).collect())
}

/// Returns the head of one stream. Damage in it does not affect other streams.
fn head_of(connection: &Connection, id: i64, stream: String, origin: Option<String>) -> Head {
    let (last, hash, damage) = tail(connection, id, origin.as_deref().unwrap_or(&stream));
    let (snapshot, snapshot_damage) = match snapshot(connection, id) {
        Ok(snapshot) => (snapshot, None),
        Err(error) => (None, Some(error.to_string())),
    };
    Head { stream, origin, last, hash, snapshot, damage, snapshot_damage }
}

/// Returns the number and the hash of the last entry, or why it cannot be read.
fn tail(connection: &Connection, id: i64, chain_name: &str) -> (u64, Hash, Option<String>) {
    let read = || {
        let mut query = connection.prepare_cached(TAIL)?;
        query
            .query_row([id], |row| {
                Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1).map(Hash::from_bytes)))
            })
            .optional()
    };
    match read() {
        Ok(None) => (0, Hash::of_stream(chain_name), None),
        Ok(Some((last, Ok(hash)))) => (last, hash, None),
        Ok(Some((last, Err(error)))) => (last, Hash::of_stream(chain_name), Some(error.to_string())),
        Err(error) => (0, Hash::of_stream(chain_name), Some(error.to_string())),
    }
}

fn snapshot(connection: &Connection, id: i64) -> rusqlite::Result<Option<Snapshot>> {
    let mut query = connection.prepare_cached(SNAPSHOT)?;
    let read = |row: &Row<'_>| {
        Ok(Snapshot {
            number: row.get::<_, i64>(0)?.cast_unsigned(),
            hash: row.get(1).map(Hash::from_bytes)?,
            body: row.get(2)?,
            digest: row.get::<_, Option<[u8; 32]>>(3)?.map(Hash::from_bytes),
        })
    };
    query.query_row([id], read).optional()
}

/// Reads the entry that begins in this column of the row.
fn entry(row: &Row<'_>, column: usize, stream: &str) -> Result<Entry, Fault> {
    let number = row.get::<_, i64>(column).map_err(fault)?.cast_unsigned();
    let read = || {
        let role: String = row.get(column + 3)?;
        let content = Content {
            wall_ms: row.get::<_, i64>(column + 1)?.cast_unsigned(),
            at_ms: row.get::<_, Option<i64>>(column + 2)?.map(i64::cast_unsigned),
            author: Author {
                role: role.parse().map_err(|error| {
                    rusqlite::Error::FromSqlConversionFailure(
                        column + 3,
                        rusqlite::types::Type::Text,
                        Box::new(error) as Box<dyn std::error::Error + Send + Sync>,
                    )
                })?,
                link: row.get(column + 4)?,
            },
            body: row.get(column + 5)?,
            digest: row.get::<_, Option<[u8; 32]>>(column + 6)?.map(Hash::from_bytes),
            version: row.get(column + 7)?,
            snapshot: row.get::<_, Option<[u8; 32]>>(column + 9)?.map(Hash::from_bytes),
        };
        Ok(Entry { number, content, hash: Hash::from_bytes(row.get(column + 8)?) })
    };
    read().map_err(damaged(stream, number))
}

fn damaged(stream: &str, number: u64) -> impl FnOnce(rusqlite::Error) -> Fault {
    move |error| Fault::Damaged { stream: stream.to_owned(), number, what: error.to_string() }
}

/// Limits a number to what SQLite can count; no entry has a higher one.
fn bounded(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
