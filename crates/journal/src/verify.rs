//! Looking a whole journal over: every chain to its first break and, if asked, every game replayed to its first difference.

mod anchors;

use crate::chain::{Break, Chain};
use crate::replay::{Agreement, BOARD_STREAMS, Replay};
use crate::sealed::{is_sealed, unseal};
use crate::{Entry, Fault, Hash, Journal, Keys, Snapshot, digest};
pub use anchors::{AnchorFault, Anchors, Outside, verify_against};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How closely a journal is looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Depth {
    /// The chains of hashes.
    Chains,
    /// The chains, and the answers of the referee in the streams of boards.
    Answers,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many streams were looked at.
    pub streams: u64,
    /// How many entries.
    pub entries: u64,
    /// How many acts were replayed.
    pub replayed: u64,
    /// The first break of every stream that has one.
    pub breaks: Vec<Break>,
    /// How many games were replayed only as far as a sealed move that nobody has opened, for want of the key.
    pub sealed: u64,
    /// The first difference of every game that has one.
    pub differences: Vec<Difference>,
    /// What the anchors of the journal say.
    pub anchors: Anchors,
    /// What is wrong with the file.
    pub store: Vec<String>,
}

/// A game of which the referee says today something else than was said then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The board's stream.
    pub stream: String,
    /// The first act that is answered otherwise.
    pub number: u64,
    /// The version of the software that answered it then.
    pub version: String,
    /// How many later acts of the game are answered otherwise too.
    pub further: u64,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stream, number, version, further } = self;
        write!(f, "{stream}: entry {number} is answered otherwise than by version {version}")?;
        match further {
            0 => Ok(()),
            further => write!(f, ", and so are {further} after it"),
        }
    }
}

impl Report {
    /// Whether nothing was found.
    pub fn is_clean(&self) -> bool {
        self.is_whole() && self.differences.is_empty()
    }

    /// Whether nothing is missing or changed, as far as chains, anchors and the file tell. The software may answer otherwise than it did.
    pub fn is_whole(&self) -> bool {
        self.breaks.is_empty() && self.anchors.faults.is_empty() && self.store.is_empty()
    }
}

/// Nobody breaks it off.
static GOES_ON: AtomicBool = AtomicBool::new(false);

/// How many entries are read at a time.
const PAGE: usize = 1024;

/// Looks a journal over, and tells now and then how many entries it has looked at. It waits for the journal, so it belongs into a thread of its own ([`Pending::wait`](crate::Pending::wait)).
pub fn verify(journal: &dyn Journal, depth: Depth, looked_at: impl Fn(u64)) -> Result<Report, Fault> {
    let report = verify_until(journal, depth, &GOES_ON, looked_at)?;
    Ok(Report { store: journal.check_store().wait()?, ..report })
}

/// Looks at the entries alone, not at what they are kept in, until somebody says that it is over: it then ends with [`Fault::Closed`].
pub fn verify_until(
    journal: &dyn Journal,
    depth: Depth,
    is_over: &AtomicBool,
    looked_at: impl Fn(u64),
) -> Result<Report, Fault> {
    let mut inspection = Inspection::new(depth, journal.keys().ok());
    for head in journal.streams().wait()? {
        inspection.begin(&head.stream, head.origin.as_deref(), head.snapshot.as_ref());
        let mut from = 1;
        loop {
            if is_over.load(Ordering::Relaxed) {
                return Err(Fault::Closed);
            }
            match journal.read(&head.stream, from, PAGE).wait() {
                Ok(entries) => {
                    entries.iter().for_each(|entry| inspection.entry(entry));
                    looked_at(inspection.report.entries);
                    match entries.last() {
                        Some(last) => from = last.number + 1,
                        None => break,
                    }
                }
                Err(Fault::Damaged { number, what, .. }) => {
                    // What stands before it on the page is still followed.
                    let before = usize::try_from(number.saturating_sub(from)).unwrap_or(PAGE).min(PAGE);
                    let entries = journal.read(&head.stream, from, before).wait().unwrap_or_default();
                    entries.iter().for_each(|entry| inspection.entry(entry));
                    inspection.unreadable(number, what);
                    break;
                }
                Err(fault) => return Err(fault),
            }
        }
        if let Some(what) = head.snapshot_damage {
            inspection.unreadable(head.last, format!("its snapshot: {what}"));
        }
    }
    let anchors = anchors::follow(journal, is_over)?;
    Ok(Report { anchors, ..inspection.finish() })
}

/// A look at streams, one after the other.
pub(crate) struct Inspection {
    depth: Depth,
    keys: Option<Arc<Keys>>,
    pub(crate) report: Report,
    stream: Option<Stream>,
    /// Entries of the stream that were not looked at yet: what was sealed may be told by a later one.
    waiting: Vec<Entry>,
}

struct Stream {
    name: String,
    chain: Chain,
    replay: Option<Replay>,
    /// The answer that the snapshot keeps, with the number of its entry.
    kept: Option<(u64, Hash)>,
    /// The number of the entry whose snapshot is not the one that the chain has.
    forged: Option<u64>,
    difference: Option<Difference>,
}

impl Inspection {
    pub(crate) fn new(depth: Depth, keys: Option<Arc<Keys>>) -> Self {
        Self { depth, keys, report: Report::default(), stream: None, waiting: Vec::new() }
    }

    /// A stream begins; the one before it has ended.
    pub(crate) fn begin(&mut self, name: &str, origin: Option<&str>, snapshot: Option<&Snapshot>) {
        self.end_stream();
        self.report.streams += 1;
        let is_replayed = self.depth == Depth::Answers && name.starts_with(BOARD_STREAMS);
        self.stream = Some(Stream {
            name: name.to_owned(),
            chain: Chain::new(name, origin, snapshot),
            replay: is_replayed.then(Replay::new),
            kept: snapshot.filter(|_| name.starts_with(BOARD_STREAMS)).and_then(kept_answer),
            forged: snapshot.filter(|snapshot| !snapshot.is_whole()).map(|snapshot| snapshot.number),
            difference: None,
        });
    }

    pub(crate) fn entry(&mut self, entry: &Entry) {
        self.report.entries += 1;
        self.waiting.push(entry.clone());
        if self.waiting.len() >= PAGE {
            self.look();
        }
    }

    /// Looks at the entries that wait.
    fn look(&mut self) {
        let entries = std::mem::take(&mut self.waiting);
        let is_opened = self.depth == Depth::Answers && entries.iter().any(is_sealed);
        let opened = is_opened.then(|| {
            let mut opened = entries.clone();
            unseal(&mut opened, self.keys.as_deref());
            opened
        });
        for (place, entry) in entries.iter().enumerate() {
            self.look_at(entry, opened.as_ref().map_or(entry, |opened| &opened[place]));
        }
    }

    /// Looks at an entry; with what was sealed in it, if that can be read.
    fn look_at(&mut self, entry: &Entry, opened: &Entry) {
        let Some(stream) = &mut self.stream else { return };
        // Behind a break nothing is certain, so nothing is compared.
        if !stream.chain.entry(entry) {
            stream.replay = None;
        }
        // The snapshot is not in the chain, but its hash is; of earlier versions at least the digest of its answer.
        let is_other_answer = |(number, kept)| number == entry.number && entry.content.digest != Some(kept);
        if stream.forged == Some(entry.number) || stream.kept.is_some_and(is_other_answer) {
            stream.chain.forged_snapshot(entry.number);
        }
        if stream.replay.is_some() && is_sealed(opened) {
            self.report.sealed += 1;
            stream.replay = None;
        }
        let Some(answered) = stream.replay.as_mut().and_then(|replay| replay.entry(opened)) else { return };
        self.report.replayed += 1;
        if answered.agreement == Agreement::Different {
            match &mut stream.difference {
                Some(difference) => difference.further += 1,
                none => {
                    *none = Some(Difference {
                        stream: stream.name.clone(),
                        number: entry.number,
                        version: entry.content.version.clone(),
                        further: 0,
                    });
                }
            }
        }
    }

    pub(crate) fn unreadable(&mut self, number: u64, why: String) {
        self.look();
        if let Some(stream) = &mut self.stream {
            stream.chain.unreadable(number, why);
        }
    }

    pub(crate) fn finish(mut self) -> Report {
        self.end_stream();
        self.report
    }

    fn end_stream(&mut self) {
        self.look();
        if let Some(stream) = self.stream.take() {
            self.report.breaks.extend(stream.chain.end());
            self.report.differences.extend(stream.difference);
        }
    }
}

/// The digest of the answer in a board's snapshot, if it has one.
fn kept_answer(snapshot: &Snapshot) -> Option<(u64, Hash)> {
    let body: serde_json::Value = serde_json::from_str(&snapshot.body).ok()?;
    Some((snapshot.number, digest(&body.get("answer")?.to_string())))
}
