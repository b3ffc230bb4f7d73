//! The writing thread.

use super::mark::Mark;
use super::{checkpoint, fault, reader};
use crate::anchor::{ANCHORS, AnchorFile, Reached};
use crate::{Author, BatchEntry, Content, Fault, Hash, Keys, NewEntry, Receipt, Resolver};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use tokio::sync::watch;

/// A request to the writer.
pub(super) enum Work {
    /// One entry; it may share a transaction with others.
    Append(Box<Append>),
    /// Several entries, all or none.
    Batch(Vec<BatchEntry>, Resolver<Vec<Receipt>>),
    /// Signs the heads of all streams at this wall time.
    Anchor(u64, Resolver<AnchorFile>),
}

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
    mark: Mark,
    /// The committed end of each stream; none if uncertain, then it must be read again.
    tails: Option<BTreeMap<String, Tail>>,
    keys: Arc<Keys>,
    /// The latest anchor since the journal was opened.
    anchor: Option<AnchorFile>,
}

/// The end of a stream's chain.
#[derive(Copy, Clone)]
pub(super) struct Tail {
    pub(super) id: i64,
    pub(super) last: u64,
    pub(super) hash: Hash,
    /// Its last entry cannot be read, so nothing can be chained to it.
    pub(super) is_damaged: bool,
}

/// The end of a stream as it will be after the commit.
struct Change {
    tail: Tail,
    snapshot: Option<(u64, Hash, String)>,
}

/// The result of each append of a transaction, in order.
type Answers = Vec<Result<Receipt, Fault>>;

/// The size of bodies and snapshots, in bytes, above which no more is added to a transaction.
const ENOUGH: usize = 8 << 20;

impl Writer {
    pub(super) fn new(
        connection: Connection,
        most_in_a_commit: usize,
        written: watch::Sender<u64>,
        mark: Mark,
        keys: Arc<Keys>,
    ) -> Result<Self, Fault> {
        connection.set_prepared_statement_cache_capacity(16);
        let tails = Some(reader::tails(&connection)?);
        Ok(Self { connection, most_in_a_commit, written, mark, tails, keys, anchor: None })
    }

    /// Writes until no sender is left. Then moves everything into the journal's file and empties the log.
    pub(super) fn run(mut self, waiting: &Receiver<Work>) {
        let mut held = None;
        while let Some(work) = held.take().or_else(|| waiting.recv().ok()) {
            match work {
                Work::Append(first) => held = self.commit_with_others(*first, waiting),
                Work::Batch(entries, resolver) => {
                    let receipts = self.write_batch(entries);
                    self.note(receipts.as_ref().err());
                    self.has_written(receipts.iter().flatten());
                    resolver.resolve(receipts);
                }
                Work::Anchor(wall_ms, resolver) => {
                    let anchor = self.write_anchor(wall_ms);
                    self.note(anchor.as_ref().err());
                    resolver.resolve(anchor);
                }
            }
        }
        checkpoint::truncate(&self.connection);
    }

    /// Adds other waiting appends to the same transaction; returns the first request that needs its own.
    fn commit_with_others(&mut self, first: Append, waiting: &Receiver<Work>) -> Option<Work> {
        let mut size = first.size();
        let mut appends = vec![first];
        let mut held = None;
        while appends.len() < self.most_in_a_commit && size < ENOUGH {
            match waiting.try_recv() {
                Ok(Work::Append(next)) => {
                    size += next.size();
                    appends.push(*next);
                }
                Ok(other) => {
                    held = Some(other);
                    break;
                }
                Err(_) => break,
            }
        }
        self.commit(appends);
        held
    }

    /// Records that these entries are durable: the mark is set before they are acknowledged.
    fn has_written<'a>(&mut self, receipts: impl Iterator<Item = &'a Receipt>) {
        if let Some(last) = receipts.map(|receipt| receipt.position).max() {
            self.mark.set(last);
            self.written.send_replace(last);
        }
    }

    /// After most faults the content of the file is uncertain.
    fn note(&mut self, fault: Option<&Fault>) {
        if fault.is_some_and(|fault| !matches!(fault, Fault::Full | Fault::Conflict { .. })) {
            self.tails = None;
        }
    }

    /// Writes all of these entries in one transaction, or none.
    fn write_batch(&mut self, entries: Vec<BatchEntry>) -> Result<Vec<Receipt>, Fault> {
        let (answers, changes) = self.transact(entries, Together::All)?;
        let receipts = answers.into_iter().collect::<Result<_, _>>()?;
        self.keep(changes);
        Ok(receipts)
    }

    /// Writes an anchor of everything committed. If nothing was committed since the last one, returns that one.
    fn write_anchor(&mut self, wall_ms: u64) -> Result<AnchorFile, Fault> {
        let tails = self.tails()?;
        let heads = tails.iter().filter(|(stream, tail)| *stream != ANCHORS && tail.last > 0);
        let heads: Vec<Reached> = heads
            .map(|(stream, tail)| Reached { stream: stream.clone(), last: tail.last, hash: tail.hash })
            .collect();
        let number = tails.get(ANCHORS).map_or(0, |tail| tail.last) + 1;
        if let Some(anchor) = self.anchor.as_ref().filter(|anchor| anchor.heads == heads) {
            return Ok(anchor.clone());
        }
        let anchor = AnchorFile::new(heads, wall_ms, &self.keys);
        let body = serde_json::to_string(&anchor.anchor).map_err(|error| Fault::Io(error.to_string()))?;
        let content = Content { wall_ms, ..Content::new(Author::SERVER, body) };
        let entry = BatchEntry { stream: ANCHORS.to_owned(), origin: None, number, entry: content.into() };
        let receipts = self.write_batch(vec![entry])?;
        self.has_written(receipts.iter());
        self.anchor = Some(anchor.clone());
        Ok(anchor)
    }

    fn tails(&mut self) -> Result<&mut BTreeMap<String, Tail>, Fault> {
        let tails = match self.tails.take() {
            Some(tails) => tails,
            None => reader::tails(&self.connection)?,
        };
        Ok(self.tails.insert(tails))
    }

    fn keep(&mut self, changes: HashMap<String, Change>) {
        if let Some(tails) = &mut self.tails {
            tails.extend(changes.into_iter().map(|(stream, change)| (stream, change.tail)));
        }
    }

    /// Writes all of these in one transaction, then answers all.
    fn commit(&mut self, appends: Vec<Append>) {
        let (resolvers, entries): (Vec<_>, Vec<_>) = appends.into_iter().map(Append::split).unzip();
        let count = entries.len();
        let answers = self.write(entries).unwrap_or_else(|fault| {
            self.note(Some(&fault));
            vec![Err(fault); count]
        });
        self.has_written(answers.iter().flatten());
        for (resolver, answer) in resolvers.into_iter().zip(answers) {
            resolver.resolve(answer);
        }
    }

    fn write(&mut self, entries: Vec<BatchEntry>) -> Result<Answers, Fault> {
        let (answers, changes) = self.transact(entries, Together::AsMayBe)?;
        self.keep(changes);
        Ok(answers)
    }

    /// Writes entries in one transaction, and returns the new ends of their streams.
    fn transact(
        &mut self,
        entries: Vec<BatchEntry>,
        together: Together,
    ) -> Result<(Answers, HashMap<String, Change>), Fault> {
        self.tails()?;
        let Self { connection, tails: Some(tails), .. } = self else { return Err(Fault::Closed) };
        // A transaction dropped without a commit is rolled back.
        let transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(fault)?;
        let mut changes: HashMap<String, Change> = HashMap::new();
        let mut answers = Answers::with_capacity(entries.len());
        for entry in entries {
            let answer = append(&transaction, tails, &mut changes, entry)?;
            let is_over = answer.is_err() && together == Together::All;
            answers.push(answer);
            if is_over {
                return Ok((answers, HashMap::new()));
            }
        }
        if changes.is_empty() {
            return Ok((answers, changes));
        }
        for change in changes.values_mut() {
            keep_snapshot(&transaction, change)?;
        }
        transaction.commit().map_err(fault)?;
        Ok((answers, changes))
    }
}

/// What to do with the other entries of a transaction when one of them cannot be appended.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Together {
    /// Write them.
    AsMayBe,
    /// Write nothing.
    All,
}

/// Writes one entry. The outer fault concerns the whole transaction, the inner one only this entry.
fn append(
    transaction: &Transaction<'_>,
    tails: &BTreeMap<String, Tail>,
    changes: &mut HashMap<String, Change>,
    BatchEntry { stream, origin, number, mut entry }: BatchEntry,
) -> Result<Result<Receipt, Fault>, Fault> {
    let known = changes.get(&stream).map(|change| change.tail).or_else(|| tails.get(&stream).copied());
    if known.is_some_and(|tail| tail.is_damaged) {
        let what = "the entry before it cannot be read".to_owned();
        return Ok(Err(Fault::Damaged { stream, number, what }));
    }
    let last = known.map_or(0, |tail| tail.last);
    if number != last + 1 {
        return Ok(Err(Fault::Conflict { expected: number, found: last + 1 }));
    }
    let tail = match known {
        Some(tail) => tail,
        None => {
            let id = begin_stream(transaction, &stream, origin.as_deref())?;
            let hash = Hash::of_stream(origin.as_deref().unwrap_or(&stream));
            Tail { id, last: 0, hash, is_damaged: false }
        }
    };
    let snapshot = entry.snapshot.take();
    let entry = entry.into_entry(number, &tail.hash);
    let mut insert = transaction
        .prepare_cached(
            "INSERT INTO entries (stream, number, wall_ms, at_ms, role, link, body, digest, version, hash, snapshot)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
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
            content.snapshot.as_ref().map(Hash::as_bytes),
        ])
        .map_err(fault)?;
    let tail = Tail { last: number, hash: entry.hash, ..tail };
    let change = changes.entry(stream).or_insert(Change { tail, snapshot: None });
    change.tail = tail;
    // Of several snapshots in one transaction only the last is ever read.
    if let Some(body) = snapshot {
        change.snapshot = Some((number, entry.hash, body));
    }
    Ok(Ok(Receipt { number, position: position.cast_unsigned(), hash: entry.hash }))
}

fn begin_stream(transaction: &Transaction<'_>, name: &str, origin: Option<&str>) -> Result<i64, Fault> {
    let mut insert = transaction.prepare_cached("INSERT INTO streams (name) VALUES (?1)").map_err(fault)?;
    let id = insert.insert([name]).map_err(fault)?;
    if let Some(origin) = origin {
        let mut insert = transaction
            .prepare_cached("INSERT INTO origins (stream, name) VALUES (?1, ?2)")
            .map_err(fault)?;
        insert.insert(params![id, origin]).map_err(fault)?;
    }
    Ok(id)
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

    fn split(self) -> (Resolver<Receipt>, BatchEntry) {
        let Self { stream, number, entry, resolver } = self;
        (resolver, BatchEntry { stream, origin: None, number, entry })
    }
}
