//! Imports an exported file into a journal.
//!
//! The file is read twice: first to check that it is complete, that its chains are unbroken, and that nothing in the journal contradicts
//! it; only then to append. Everything is appended in one transaction, so an interrupted import leaves nothing behind.

use crate::chain::Chain;
use crate::export::{Item, read};
use crate::{BatchEntry, Entry, Fault, Hash, Head, Journal, NewEntry, Snapshot, check_stream_name};
use std::collections::{HashMap, HashSet};
use std::io::{BufRead, Seek, SeekFrom};

/// The result of an import.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Streams of the file.
    pub streams: u64,
    /// Entries that the journal did not have.
    pub entries: u64,
}

/// Imports the streams of an exported file into a journal. If the journal has one of them with different entries, the result is
/// [`Fault::Contradiction`] and nothing is appended. Blocks on the journal.
pub fn import(journal: &dyn Journal, file: impl BufRead + Seek) -> Result<Imported, Fault> {
    let (imported, entries) = batch_of(journal, file, str::to_owned)?;
    if !entries.is_empty() {
        journal.append_all(entries).wait()?;
    }
    Ok(imported)
}

/// Returns the entries to append to a journal in order to import the streams of a file, each under the name it is to have here. A chain
/// still begins with the stream's first name, so that all hashes stay those of the journal it comes from. Blocks on the journal.
pub fn batch_of(
    journal: &dyn Journal,
    mut file: impl BufRead + Seek,
    name_here: impl Fn(&str) -> String,
) -> Result<(Imported, Vec<BatchEntry>), Fault> {
    let io = |error: std::io::Error| Fault::Io(error.to_string());
    let start = file.stream_position().map_err(io)?;
    let known = check(journal, &mut file, &name_here)?;
    file.seek(SeekFrom::Start(start)).map_err(io)?;
    gather(&mut file, &known, &name_here)
}

/// Checks the file and returns how many entries of each stream the journal has already.
fn check(
    journal: &dyn Journal,
    file: impl BufRead,
    name_here: &impl Fn(&str) -> String,
) -> Result<HashMap<String, u64>, Fault> {
    let mut known = HashMap::new();
    let mut names = HashSet::new();
    let mut current: Option<Comparison> = None;
    read(file, |item| {
        match item {
            Item::Stream { name, origin, snapshot } => {
                if let Some(comparison) = current.take() {
                    comparison.end(journal)?;
                }
                let (origin, name) = (origin.unwrap_or_else(|| name.clone()), name_here(&name));
                check_stream_name(&name)?;
                if !names.insert(name.clone()) {
                    return Err(Fault::Contradiction { stream: name });
                }
                let head = journal.head(&name).wait()?;
                known.insert(name.clone(), head.as_ref().map_or(0, |head| head.last));
                current = Some(Comparison {
                    chain: Chain::new(&name, Some(&origin), snapshot.as_ref()),
                    snapshot,
                    name,
                    head,
                    last: 0,
                    hash: None,
                });
            }
            Item::Entry(entry) => {
                if let Some(comparison) = &mut current {
                    comparison.entry(&entry)?;
                }
            }
        }
        Ok(())
    })?;
    if let Some(comparison) = current {
        comparison.end(journal)?;
    }
    Ok(known)
}

/// Compares a stream of the file with the same stream of the journal. Equal hashes mean equal entries, and equal entries before them.
struct Comparison {
    name: String,
    chain: Chain,
    snapshot: Option<Snapshot>,
    head: Option<Head>,
    last: u64,
    hash: Option<Hash>,
}

impl Comparison {
    fn entry(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.chain.entry(entry);
        (self.last, self.hash) = (entry.number, Some(entry.hash));
        // The snapshot in the file must match its hash in the chain.
        if let Some(snapshot) = self.snapshot.take_if(|snapshot| snapshot.number == entry.number) {
            let digest = entry.content.snapshot;
            if !(Snapshot { digest, ..snapshot }).is_whole() {
                self.chain.forged_snapshot(entry.number);
            }
        }
        match &self.head {
            Some(head) if head.last == entry.number && head.hash != entry.hash => Err(self.contradiction()),
            _ => Ok(()),
        }
    }

    fn end(self, journal: &dyn Journal) -> Result<(), Fault> {
        let contradiction = self.contradiction();
        // The journal may have grown since the file was written.
        if let (Some(head), Some(hash)) = (&self.head, self.hash)
            && head.last > self.last
        {
            let own = journal.read(&self.name, self.last, 1).wait()?;
            if own.first().is_none_or(|own| own.hash != hash) {
                return Err(contradiction);
            }
        }
        match self.chain.end() {
            None => Ok(()),
            Some(broken) => Err(Fault::Damaged {
                stream: broken.stream.clone(),
                number: broken.number,
                what: broken.to_string(),
            }),
        }
    }

    fn contradiction(&self) -> Fault {
        Fault::Contradiction { stream: self.name.clone() }
    }
}

fn gather(
    file: impl BufRead,
    known: &HashMap<String, u64>,
    name_here: &impl Fn(&str) -> String,
) -> Result<(Imported, Vec<BatchEntry>), Fault> {
    let mut imported = Imported::default();
    let mut batch = Vec::new();
    let mut current: Option<Coming> = None;
    read(file, |item| {
        match item {
            Item::Stream { name, origin, snapshot } => {
                imported.streams += 1;
                let stream = name_here(&name);
                let has = known.get(&stream).copied().unwrap_or(0);
                let origin = Some(origin.unwrap_or(name)).filter(|origin| *origin != stream);
                current = Some(Coming { stream, origin, has, snapshot });
            }
            Item::Entry(entry) => {
                let Some(coming) = &mut current else { return Ok(()) };
                if entry.number > coming.has {
                    imported.entries += 1;
                    batch.push(coming.entry(entry));
                }
            }
        }
        Ok(())
    })?;
    Ok((imported, batch))
}

/// A stream being imported.
struct Coming {
    stream: String,
    origin: Option<String>,
    /// The number of its entries that the journal has already.
    has: u64,
    snapshot: Option<Snapshot>,
}

impl Coming {
    /// Turns an entry back into one without a number: chaining it again gives the same hash.
    fn entry(&mut self, entry: Entry) -> BatchEntry {
        let snapshot = self.snapshot.take_if(|snapshot| snapshot.number == entry.number);
        BatchEntry {
            stream: self.stream.clone(),
            origin: self.origin.clone(),
            number: entry.number,
            entry: NewEntry { content: entry.content, snapshot: snapshot.map(|snapshot| snapshot.body) },
        }
    }
}
