//! The one thread that writes.

use super::{fault, reader};
use crate::{Fault, Hash, NewEntry, Receipt, Resolver};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use std::collections::HashMap;
use std::sync::mpsc::Receiver;
use tokio::sync::watch;

/// An append that waits.
pub(super) struct Append {
    pub(super) stream: String,
    pub(super) number: u64,
    pub(super) entry: NewEntry,
    pub(super) resolver: Resolver<Receipt>,
}

pub(super) struct Writer {
    connection: Connection,
    most_in_a_commit: usize,
    written: watch::Sender<u64>,
    /// How far each stream has come, as committed; none if that is not certain and must be read again.
    tails: Option<HashMap<String, Tail>>,
}

/// The end of a stream's chain.
#[derive(Copy, Clone)]
pub(super) struct Tail {
    pub(super) id: i64,
    pub(super) last: u64,
    pub(super) hash: Hash,
}

/// A stream as it will be after the commit.
struct Change {
    tail: Tail,
    snapshot: Option<(u64, Hash, String)>,
}

/// What becomes of each append of a transaction, in their order.
type Answers = Vec<Result<Receipt, Fault>>;

/// Bodies and snapshots of a transaction, in bytes, after which no more is added to it.
const ENOUGH: usize = 8 << 20;

impl Writer {
    pub(super) fn new(
        connection: Connection,
        most_in_a_commit: usize,
        written: watch::Sender<u64>,
    ) -> Result<Self, Fault> {
        connection.set_prepared_statement_cache_capacity(16);
        let tails = Some(reader::tails(&connection)?);
        Ok(Self { connection, most_in_a_commit, written, tails })
    }

    /// Writes until nobody is left who could append.
    pub(super) fn run(mut self, waiting: &Receiver<Append>) {
        while let Ok(first) = waiting.recv() {
            let mut size = first.size();
            let mut appends = vec![first];
            while appends.len() < self.most_in_a_commit && size < ENOUGH {
                let Ok(next) = waiting.try_recv() else { break };
                size += next.size();
                appends.push(next);
            }
            self.commit(appends);
        }
    }

    /// Writes all of these in one transaction, then answers all.
    fn commit(&mut self, appends: Vec<Append>) {
        let (resolvers, entries): (Vec<_>, Vec<_>) = appends.into_iter().map(Append::split).unzip();
        let count = entries.len();
        let answers = self.write(entries).unwrap_or_else(|fault| {
            // After any other fault it is not certain what the file holds.
            if fault != Fault::Full {
                self.tails = None;
            }
            vec![Err(fault); count]
        });
        if let Some(last) = answers.iter().flatten().map(|receipt| receipt.position).max() {
            self.written.send_replace(last);
        }
        for (resolver, answer) in resolvers.into_iter().zip(answers) {
            resolver.resolve(answer);
        }
    }

    fn write(&mut self, entries: Vec<(String, u64, NewEntry)>) -> Result<Answers, Fault> {
        if self.tails.is_none() {
            self.tails = Some(reader::tails(&self.connection)?);
        }
        let Self { connection, tails: Some(tails), .. } = self else { return Err(Fault::Closed) };
        // Dropped without a commit, a transaction is rolled back.
        let transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(fault)?;
        let mut changes: HashMap<String, Change> = HashMap::new();
        let mut answers = Answers::with_capacity(entries.len());
        for (stream, number, entry) in entries {
            answers.push(append(&transaction, tails, &mut changes, stream, number, entry)?);
        }
        if changes.is_empty() {
            return Ok(answers);
        }
        for change in changes.values_mut() {
            keep_snapshot(&transaction, change)?;
        }
        transaction.commit().map_err(fault)?;
        tails.extend(changes.into_iter().map(|(stream, change)| (stream, change.tail)));
        Ok(answers)
    }
}

/// Writes one entry. The outer fault concerns the whole transaction, the inner one this entry alone.
fn append(
    transaction: &Transaction<'_>,
    tails: &HashMap<String, Tail>,
    changes: &mut HashMap<String, Change>,
    stream: String,
    number: u64,
    mut entry: NewEntry,
) -> Result<Result<Receipt, Fault>, Fault> {
    let known = changes.get(&stream).map(|change| change.tail).or_else(|| tails.get(&stream).copied());
    let last = known.map_or(0, |tail| tail.last);
    if number != last + 1 {
        return Ok(Err(Fault::Conflict { expected: number, found: last + 1 }));
    }
    let tail = match known {
        Some(tail) => tail,
        None => Tail { id: begin_stream(transaction, &stream)?, last: 0, hash: Hash::of_stream(&stream) },
    };
    let snapshot = entry.snapshot.take();
    let entry = entry.into_entry(number, &tail.hash);
    let mut insert = transaction
        .prepare_cached(
            "INSERT INTO entries (stream, number, wall_ms, at_ms, role, link, body, digest, version, hash)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )
        .map_err(fault)?;
    let content = &entry.content;
    let position = insert
        .insert(params![
            tail.id,
            entry.number.cast_signed(),
            content.wall_ms.cast_signed(),
            content.at_ms.map(u64::cast_signed),
            content.author.role.word(),
            content.author.link,
            content.body,
            content.digest.as_ref().map(Hash::as_bytes),
            content.version,
            entry.hash.as_bytes(),
        ])
        .map_err(fault)?;
    let tail = Tail { id: tail.id, last: number, hash: entry.hash };
    let change = changes.entry(stream).or_insert(Change { tail, snapshot: None });
    change.tail = tail;
    // Of several in one transaction only the last is ever seen.
    if let Some(body) = snapshot {
        change.snapshot = Some((number, entry.hash, body));
    }
    Ok(Ok(Receipt { number, position: position.cast_unsigned(), hash: entry.hash }))
}

fn begin_stream(transaction: &Transaction<'_>, name: &str) -> Result<i64, Fault> {
    let mut insert = transaction.prepare_cached("INSERT INTO streams (name) VALUES (?1)").map_err(fault)?;
    insert.insert([name]).map_err(fault)
}

fn keep_snapshot(transaction: &Transaction<'_>, change: &mut Change) -> Result<(), Fault> {
    let Some((number, hash, body)) = change.snapshot.take() else { return Ok(()) };
    let mut replace = transaction
        .prepare_cached(
            "INSERT OR REPLACE INTO snapshots (stream, number, hash, body) VALUES (?1, ?2, ?3, ?4)",
        )
        .map_err(fault)?;
    replace.execute(params![change.tail.id, number.cast_signed(), hash.as_bytes(), body]).map_err(fault)?;
    Ok(())
}

impl Append {
    fn size(&self) -> usize {
        self.entry.content.body.len() + self.entry.snapshot.as_ref().map_or(0, String::len)
    }

    fn split(self) -> (Resolver<Receipt>, (String, u64, NewEntry)) {
        (self.resolver, (self.stream, self.number, self.entry))
    }
}
