//! Reading: rows into entries, and the threads that do it.

use super::writer::Tail;
use super::{connect_to_read, fault, spawn as spawn_thread};
use crate::{Author, Content, Entry, Fault, Hash, Head, Posted, Snapshot};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::collections::HashMap;
use std::path::Path;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

/// Something to be read, and whom to tell.
pub(super) type Reading = Box<dyn FnOnce(&Connection) + Send>;

/// How many readings may wait; one more is answered [`Fault::Busy`].
const MOST_WAITING: usize = 65_536;

const ENTRY: &str = "number, wall_ms, at_ms, role, link, body, digest, version, hash";

/// Streams with the end of their chains, and without it for one that has lost its entries.
const HEADS: &str = "
    SELECT streams.id, streams.name, entries.number, entries.hash, snapshots.number, snapshots.hash, snapshots.body
    FROM streams
    LEFT JOIN entries ON entries.stream = streams.id
        AND entries.number = (SELECT max(number) FROM entries WHERE stream = streams.id)
    LEFT JOIN snapshots ON snapshots.stream = streams.id";

/// Starts the threads that read.
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

/// Entries of a stream.
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
    while let Some(row) = rows.next().map_err(fault)? {
        entries.push(entry(row, 0, stream)?);
    }
    Ok(entries)
}

/// Entries of all streams.
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

/// How far a stream has come.
pub(super) fn head(connection: &Connection, stream: &str) -> Result<Option<Head>, Fault> {
    let mut query = connection.prepare_cached(&format!("{HEADS} WHERE streams.name = ?1")).map_err(fault)?;
    query.query_row([stream], |row| Ok(read_head(row))).optional().map_err(fault)?.transpose()
}

/// All streams.
pub(super) fn heads(connection: &Connection) -> Result<Vec<Head>, Fault> {
    let mut query = connection.prepare_cached(&format!("{HEADS} ORDER BY streams.id")).map_err(fault)?;
    let mut rows = query.query(()).map_err(fault)?;
    let mut heads = Vec::new();
    while let Some(row) = rows.next().map_err(fault)? {
        heads.push(read_head(row)?);
    }
    Ok(heads)
}

/// The ends of all chains, for the writer.
pub(super) fn tails(connection: &Connection) -> Result<HashMap<String, Tail>, Fault> {
    let mut query = connection.prepare(HEADS).map_err(fault)?;
    let mut rows = query.query(()).map_err(fault)?;
    let mut tails = HashMap::new();
    while let Some(row) = rows.next().map_err(fault)? {
        let id = row.get(0).map_err(fault)?;
        let name: String = row.get(1).map_err(fault)?;
        let (last, hash) = tail(row, &name)?;
        tails.insert(name, Tail { id, last, hash });
    }
    Ok(tails)
}

fn tail(row: &Row<'_>, name: &str) -> Result<(u64, Hash), Fault> {
    let last: Option<i64> = row.get(2).map_err(fault)?;
    let Some(last) = last.map(i64::cast_unsigned) else { return Ok((0, Hash::of_stream(name))) };
    let hash = row.get(3).map(Hash::from_bytes).map_err(damaged(name, last))?;
    Ok((last, hash))
}

fn read_head(row: &Row<'_>) -> Result<Head, Fault> {
    let stream: String = row.get(1).map_err(fault)?;
    let (last, hash) = tail(row, &stream)?;
    let number: Option<i64> = row.get(4).map_err(fault)?;
    let snapshot = match number.map(i64::cast_unsigned) {
        None => None,
        Some(number) => Some(Snapshot {
            number,
            hash: row.get(5).map(Hash::from_bytes).map_err(damaged(&stream, number))?,
            body: row.get(6).map_err(damaged(&stream, number))?,
        }),
    };
    Ok(Head { stream, last, hash, snapshot })
}

/// The entry that begins in this column of the row.
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
        };
        Ok(Entry { number, content, hash: Hash::from_bytes(row.get(column + 8)?) })
    };
    read().map_err(damaged(stream, number))
}

fn damaged(stream: &str, number: u64) -> impl FnOnce(rusqlite::Error) -> Fault {
    move |error| Fault::Damaged { stream: stream.to_owned(), number, what: error.to_string() }
}

/// Nothing has a number beyond what SQLite can count.
fn bounded(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
