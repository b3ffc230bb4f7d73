//! Copies one journal into another of any kind: every entry in the order in which it was written, with its chain, and the latest snapshot
//! of every stream.
//!
//! An interrupted copy can be resumed: what the target holds must be the beginning of what the source holds.

use crate::{BatchEntry, Depth, Entry, Fault, Hash, Head, Journal, NewEntry, Posted, Report, verify};
use std::collections::HashMap;

/// The most entries written at a time, and the most bytes in their bodies and snapshots.
const PAGE: usize = 500;
const ENOUGH: usize = 4 << 20;

/// The result of a copy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Streams of the source.
    pub streams: u64,
    /// Entries of the source.
    pub entries: u64,
    /// The number of entries that the target had before.
    pub earlier: u64,
    /// The result of checking the target afterwards.
    pub report: Report,
}

/// Copies a journal into one that is empty or holds the beginning of the same entries, then checks the copy. Entries appended to the source
/// meanwhile are not copied. Calls `copied` now and then with the number of entries copied so far. Blocks on both journals.
///
/// # Errors
/// [`Fault::Contradiction`] if the target holds other entries; nothing is written then. [`Fault::Damaged`] if a chain of the source is
/// broken, or if the copy differs from the source.
pub fn copy(source: &dyn Journal, target: &dyn Journal, copied: impl Fn(u64)) -> Result<Copied, Fault> {
    let heads = source.streams().wait()?;
    let there = compare_beginnings(source, &heads, target)?;
    let mut copying = Copying {
        heads: heads.iter().map(|head| (head.stream.as_str(), head)).collect(),
        there,
        target,
        batch: Vec::new(),
        hashes: Vec::new(),
        size: 0,
        count: 0,
        earlier: 0,
    };
    let all: u64 = heads.iter().map(|head| head.last).sum();
    let mut from = 0;
    while copying.count < all {
        let page = source.read_all(from, PAGE).wait()?;
        let Some(last) = page.last() else { break };
        from = last.position + 1;
        page.into_iter().try_for_each(|posted| copying.take(posted))?;
        copied(copying.count);
    }
    copying.flush()?;
    let (streams, earlier) = (heads.len() as u64, copying.earlier);
    compare_ends(heads, target.streams().wait()?)?;
    let report = verify(target, Depth::Chains, |_| ())?;
    Ok(Copied { streams, entries: all, earlier, report })
}

/// Returns the number of entries of each stream in the target, after checking that they are the first entries of that stream in the source.
fn compare_beginnings(
    source: &dyn Journal,
    heads: &[Head],
    target: &dyn Journal,
) -> Result<HashMap<String, u64>, Fault> {
    let mut there = HashMap::new();
    for head in target.streams().wait()? {
        let same = heads.iter().find(|other| other.stream == head.stream);
        let same = same.filter(|same| same.last >= head.last && same.chain_name() == head.chain_name());
        let contradiction = || Fault::Contradiction { stream: head.stream.clone() };
        let same = same.ok_or_else(contradiction)?;
        let hash = match same.last == head.last {
            true => Some(same.hash),
            false => source.read(&head.stream, head.last, 1).wait()?.first().map(|entry| entry.hash),
        };
        if hash != Some(head.hash) {
            return Err(contradiction());
        }
        there.insert(head.stream, head.last);
    }
    Ok(there)
}

/// Checks that the copy reaches as far as the source.
fn compare_ends(mut source: Vec<Head>, mut target: Vec<Head>) -> Result<(), Fault> {
    source.sort_by(|one, other| one.stream.cmp(&other.stream));
    target.sort_by(|one, other| one.stream.cmp(&other.stream));
    let differing = source.iter().zip(&target).find(|(one, other)| one != other).map(|(one, _)| one);
    match differing.or_else(|| source.get(target.len())) {
        None => Ok(()),
        Some(head) => Err(Fault::Damaged {
            stream: head.stream.clone(),
            number: head.last,
            what: "the copy does not end as the source does; copy again into an empty journal".to_owned(),
        }),
    }
}

struct Copying<'a> {
    heads: HashMap<&'a str, &'a Head>,
    /// The number of entries that the target has of each stream.
    there: HashMap<String, u64>,
    target: &'a dyn Journal,
    batch: Vec<BatchEntry>,
    /// The expected hashes of the batch.
    hashes: Vec<Hash>,
    size: usize,
    /// The number of entries read, and of those the target had already.
    count: u64,
    earlier: u64,
}

impl Copying<'_> {
    fn take(&mut self, Posted { stream, entry, .. }: Posted) -> Result<(), Fault> {
        // Appended since the copy began.
        let Some(head) = self.heads.get(stream.as_str()).filter(|head| entry.number <= head.last) else {
            return Ok(());
        };
        self.count += 1;
        if self.there.get(&stream).is_some_and(|&last| entry.number <= last) {
            self.earlier += 1;
            return Ok(());
        }
        let Entry { number, content, hash } = entry;
        let snapshot = head.snapshot.as_ref().filter(|snapshot| snapshot.number == number);
        let snapshot = snapshot.map(|snapshot| snapshot.body.clone());
        self.size += content.body.len() + snapshot.as_ref().map_or(0, String::len);
        self.hashes.push(hash);
        let origin = head.origin.clone();
        self.batch.push(BatchEntry { stream, origin, number, entry: NewEntry { content, snapshot } });
        match self.batch.len() >= PAGE || self.size >= ENOUGH {
            true => self.flush(),
            false => Ok(()),
        }
    }

    fn flush(&mut self) -> Result<(), Fault> {
        if self.batch.is_empty() {
            return Ok(());
        }
        let batch = std::mem::take(&mut self.batch);
        let names: Vec<String> = batch.iter().map(|entry| entry.stream.clone()).collect();
        let receipts = self.target.append_all(batch).wait()?;
        let hashes = std::mem::take(&mut self.hashes);
        self.size = 0;
        for ((receipt, hash), stream) in receipts.iter().zip(hashes).zip(names) {
            if receipt.hash != hash {
                let what =
                    "its chain is broken in the source; check it first (touchmove journal verify)".to_owned();
                return Err(Fault::Damaged { stream, number: receipt.number, what });
            }
        }
        Ok(())
    }
}
