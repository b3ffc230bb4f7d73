//! Verifies a whole journal: every chain up to its first break and, if asked, every game replayed up to its first difference.

mod anchors;

use crate::chain::{Break, Chain};
use crate::replay::{Agreement, BOARD_STREAMS, Replay};
use crate::sealed::{is_sealed, unseal};
use crate::{Entry, Fault, Hash, Journal, Keys, Snapshot, digest};
pub use anchors::{AnchorFault, Anchors, Outside, verify_against};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How thoroughly a journal is verified.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Checks the chains of hashes.
    Chains,
    /// Checks the chains, and the answers of the referee in the streams of boards.
    Answers,
}

/// The result of a verification.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The number of streams checked.
    pub streams: u64,
    /// The number of entries checked.
    pub entries: u64,
    /// The number of acts replayed.
    pub replayed: u64,
    /// The first break of every stream that has one.
    pub breaks: Vec<Break>,
    /// The number of games replayed only up to a sealed move, for lack of the key.
    pub sealed: u64,
    /// The first difference of every game that has one.
    pub differences: Vec<Difference>,
    /// The result of checking the journal's anchors.
    pub anchors: Anchors,
    /// Problems with the file.
    pub store: Vec<String>,
}

/// A game in which the referee answers differently today.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The board's stream.
    pub stream: String,
    /// The first act that is answered differently.
    pub number: u64,
    /// The version of the software that answered it then.
    pub version: String,
    /// The number of later acts in the game that are answered differently too.
    pub further: u64,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stream, number, version, further } = self;
        write!(f, "{stream}: entry {number} is answered differently than by version {version}")?;
        match further {
            0 => Ok(()),
            further => write!(f, ", and so are {further} after it"),
        }
    }
}

impl Report {
    /// Returns true if nothing was found.
    pub fn is_clean(&self) -> bool {
        self.is_whole() && self.differences.is_empty()
    }

    /// Returns true if chains, anchors and the file show nothing missing or changed. The software may still answer differently than it did.
    pub fn is_whole(&self) -> bool {
        self.breaks.is_empty() && self.anchors.faults.is_empty() && self.store.is_empty()
    }
}

/// For verifications that cannot be cancelled.
static GOES_ON: AtomicBool = AtomicBool::new(false);

/// The number of entries read at a time.
const PAGE: usize = 1024;

/// Verifies a journal, and calls `looked_at` now and then with the number of entries checked so far. Blocks on the journal, so run it on a
/// separate thread ([`Pending::wait`](crate::Pending::wait)).
pub fn verify(journal: &dyn Journal, depth: Depth, looked_at: impl Fn(u64)) -> Result<Report, Fault> {
    let report = verify_until(journal, depth, &GOES_ON, looked_at)?;
    Ok(Report { store: journal.check_store().wait()?, ..report })
}

/// Verifies the entries only, not their storage. Setting `is_over` cancels it: it then ends with [`Fault::Closed`].
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
                    // Entries before it on the page are still checked.
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

/// A verification of streams, one after the other.
pub(crate) struct Inspection {
    depth: Depth,
    keys: Option<Arc<Keys>>,
    pub(crate) report: Report,
    stream: Option<Stream>,
    /// Entries of the stream not yet checked: a later entry may reveal a sealed move.
    waiting: Vec<Entry>,
}

struct Stream {
    name: String,
    chain: Chain,
    replay: Option<Replay>,
    /// The digest of the answer in the snapshot, with the number of its entry.
    kept: Option<(u64, Hash)>,
    /// The number of the entry whose snapshot does not match its hash in the chain.
    forged: Option<u64>,
    difference: Option<Difference>,
}

impl Inspection {
    pub(crate) fn new(depth: Depth, keys: Option<Arc<Keys>>) -> Self {
        Self { depth, keys, report: Report::default(), stream: None, waiting: Vec::new() }
    }

    /// Begins a stream and ends the one before it.
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

    /// Checks the waiting entries.
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

    /// Checks an entry; `opened` is the same entry with its sealed move readable, if possible.
    fn look_at(&mut self, entry: &Entry, opened: &Entry) {
        let Some(stream) = &mut self.stream else { return };
        // After a break nothing is certain, so nothing is compared.
        if !stream.chain.entry(entry) {
            stream.replay = None;
        }
        // The snapshot is not in the chain, but its hash is; for earlier versions at least the digest of its answer is.
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

/// Returns the digest of the answer in a board's snapshot, if it has one.
fn kept_answer(snapshot: &Snapshot) -> Option<(u64, Hash)> {
    let body: serde_json::Value = serde_json::from_str(&snapshot.body).ok()?;
    Some((snapshot.number, digest(&body.get("answer")?.to_string())))
}
