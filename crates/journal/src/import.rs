//! An exported file into a journal.
//!
//! The file is read twice: first to see that it is whole, that its chains hold, and that nothing in the journal contradicts it; only
//! then to append. An import that was interrupted can be begun again, and takes up where it stopped.

use crate::chain::Chain;
use crate::export::{Item, read};
use crate::{Entry, Fault, Hash, Head, Journal, NewEntry, Pending, Receipt, Snapshot, check_stream_name};
use std::collections::{HashMap, HashSet};
use std::io::{BufRead, Seek, SeekFrom};

/// How much was new.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Streams of the file.
    pub streams: u64,
    /// Entries that the journal did not have.
    pub entries: u64,
}

/// How many appends are under way at once.
const AT_ONCE: usize = 512;

/// Takes the streams of an exported file into a journal. A stream that the journal has with other entries is [`Fault::Contradiction`];
/// nothing is appended then. It waits for the journal.
pub fn import(journal: &dyn Journal, mut file: impl BufRead + Seek) -> Result<Imported, Fault> {
    let io = |error: std::io::Error| Fault::Io(error.to_string());
    let start = file.stream_position().map_err(io)?;
    let known = check(journal, &mut file)?;
    file.seek(SeekFrom::Start(start)).map_err(io)?;
    append(journal, &mut file, &known)
}

/// How many entries of each stream the journal has already.
fn check(journal: &dyn Journal, file: impl BufRead) -> Result<HashMap<String, u64>, Fault> {
    let mut known = HashMap::new();
    let mut names = HashSet::new();
    let mut current: Option<Comparison> = None;
    read(file, |item| {
        match item {
            Item::Stream { name, snapshot } => {
                if let Some(comparison) = current.take() {
                    comparison.end(journal)?;
                }
                check_stream_name(&name)?;
                if !names.insert(name.clone()) {
                    return Err(Fault::Contradiction { stream: name });
                }
                let head = journal.head(&name).wait()?;
                known.insert(name.clone(), head.as_ref().map_or(0, |head| head.last));
                current = Some(Comparison {
                    chain: Chain::new(&name, snapshot.as_ref()),
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

/// A stream of the file beside the same stream of the journal. Equal hashes are equal entries, and equal entries before them.
struct Comparison {
    name: String,
    chain: Chain,
    head: Option<Head>,
    last: u64,
    hash: Option<Hash>,
}

impl Comparison {
    fn entry(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.chain.entry(entry);
        (self.last, self.hash) = (entry.number, Some(entry.hash));
        match &self.head {
            Some(head) if head.last == entry.number && head.hash != entry.hash => Err(self.contradiction()),
            _ => Ok(()),
        }
    }

    fn end(self, journal: &dyn Journal) -> Result<(), Fault> {
        let contradiction = self.contradiction();
        // The journal may have gone on since the file was written.
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

fn append(
    journal: &dyn Journal,
    file: impl BufRead,
    known: &HashMap<String, u64>,
) -> Result<Imported, Fault> {
    let mut imported = Imported::default();
    let mut stream: Option<(String, u64, Option<Snapshot>)> = None;
    let mut under_way: Vec<Pending<Receipt>> = Vec::new();
    read(file, |item| {
        match item {
            Item::Stream { name, snapshot } => {
                imported.streams += 1;
                let has = known.get(&name).copied().unwrap_or(0);
                stream = Some((name, has, snapshot));
            }
            Item::Entry(entry) => {
                let Some((name, has, snapshot)) = &mut stream else { return Ok(()) };
                if entry.number <= *has {
                    return Ok(());
                }
                imported.entries += 1;
                let snapshot = snapshot.take_if(|snapshot| snapshot.number == entry.number);
                let number = entry.number;
                under_way.push(journal.append(name, number, again(entry, snapshot)));
                if under_way.len() == AT_ONCE {
                    settle(&mut under_way)?;
                }
            }
        }
        Ok(())
    })?;
    settle(&mut under_way)?;
    Ok(imported)
}

fn settle(under_way: &mut Vec<Pending<Receipt>>) -> Result<(), Fault> {
    under_way.drain(..).try_for_each(|pending| pending.wait().map(|_| ()))
}

/// The entry as it was before it had a number: the chain gives it the same hash again.
fn again(entry: Entry, snapshot: Option<Snapshot>) -> NewEntry {
    NewEntry { content: entry.content, snapshot: snapshot.map(|snapshot| snapshot.body) }
}
