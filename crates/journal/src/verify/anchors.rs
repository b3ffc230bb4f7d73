//! Checks anchors against the journal that contains them, and a journal against an anchor that was kept outside it.

use super::GOES_ON;
use crate::anchor::{ANCHORS, Anchor, AnchorFile, Code};
use crate::keys::PublicKey;
use crate::{Fault, Hash, Journal};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// The result of checking a journal's anchors.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Anchors {
    /// The number of anchors.
    pub count: u64,
    /// The last anchor.
    pub last: Option<Anchor>,
    /// The number of entries written after it: only their chains protect them.
    pub after: u64,
    /// The numbers of the anchors from which on a different key signed: the key file was lost or replaced.
    pub new_keys: Vec<u64>,
    /// The faults found.
    pub faults: Vec<AnchorFault>,
}

/// A fault that an anchor reveals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnchorFault {
    /// Something before an anchor is missing or was changed.
    Changed {
        /// The number of the first such anchor.
        number: u64,
        /// The number of entries before the anchor when it was signed.
        had: u64,
        /// The number of entries before it now.
        has: u64,
        /// The number of later anchors that do not match either.
        further: u64,
    },
    /// It was not signed with the key it names.
    Unsigned {
        /// The number of the anchor.
        number: u64,
    },
    /// It cannot be read.
    Unreadable {
        /// The number of the anchor, if known.
        number: Option<u64>,
        /// The reason.
        what: String,
    },
    /// No anchor in the journal has the code that was kept outside.
    Unknown,
    /// A stream covered by the anchor is missing, or has fewer entries.
    Missing {
        /// The stream.
        stream: String,
        /// The number of entries it had.
        had: u64,
        /// The number of entries it has.
        has: u64,
    },
    /// A stream differs from the one the anchor covers.
    Other {
        /// The stream.
        stream: String,
        /// The number of the entry whose hash differs.
        number: u64,
    },
}

impl fmt::Display for AnchorFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed { number, had, has, further } => {
                write!(f, "anchor {number} does not match what comes before it: ")?;
                match had.checked_sub(*has) {
                    Some(missing @ 1..) => write!(f, "of {had} entries {missing} are missing")?,
                    _ => f.write_str("something was changed")?,
                }
                match further {
                    0 => Ok(()),
                    further => write!(f, "; nor do {further} anchors after it"),
                }
            }
            Self::Unsigned { number } => write!(f, "anchor {number} has an invalid signature"),
            Self::Unreadable { number: Some(number), what } => {
                write!(f, "anchor {number} cannot be read: {what}")
            }
            Self::Unreadable { number: None, what } => {
                write!(f, "the anchors cannot be followed to the end: {what}")
            }
            Self::Unknown => f.write_str(
                "this is not the code of any anchor in the journal: something before that anchor is missing or was changed, or it is the code of another journal",
            ),
            Self::Missing { stream, had, has } => {
                write!(f, "{stream}: had {had} entries at the anchor, and has {has}")
            }
            Self::Other { stream, number } => {
                write!(f, "{stream}: entry {number} is not the one that the anchor covers")
            }
        }
    }
}

/// An anchor that was kept outside the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outside {
    /// Its short code.
    Code(Code),
    /// Its file.
    File(Box<AnchorFile>),
}

/// The number of entries read at a time.
const PAGE: usize = 1024;

/// Follows all entries in the order in which they were written.
pub(super) fn follow(journal: &dyn Journal, is_over: &AtomicBool) -> Result<Anchors, Fault> {
    let mut following = Following::default();
    following.run(journal, is_over, |_| ())?;
    Ok(Anchors { after: following.entries - following.covered, ..following.anchors })
}

/// Checks a journal against an anchor that was kept outside it: nothing before the anchor is missing or changed, provided the chains are
/// unbroken. Blocks on the journal.
pub fn verify_against(journal: &dyn Journal, outside: &Outside) -> Result<Vec<AnchorFault>, Fault> {
    match outside {
        Outside::Code(code) => {
            let mut is_found = false;
            Following::default().run(journal, &GOES_ON, |root| is_found |= Code::of(&root) == *code)?;
            Ok(if is_found { Vec::new() } else { vec![AnchorFault::Unknown] })
        }
        Outside::File(file) => {
            let mut faults = Vec::new();
            for head in &file.heads {
                let has = journal.head(&head.stream).wait()?.map_or(0, |head| head.last);
                if has < head.last {
                    let stream = head.stream.clone();
                    faults.push(AnchorFault::Missing { stream, had: head.last, has });
                    continue;
                }
                let entries = journal.read(&head.stream, head.last, 1).wait().unwrap_or_default();
                if entries.first().is_none_or(|entry| entry.number != head.last || entry.hash != head.hash) {
                    faults.push(AnchorFault::Other { stream: head.stream.clone(), number: head.last });
                }
            }
            Ok(faults)
        }
    }
}

/// The most entries that may lie between an anchor and the moment it covers.
const MOST_BETWEEN: usize = 65_536;

/// Tracks the heads of all streams as the entries are read.
///
/// Where several servers share a journal, others write while one of them signs. So there may be entries before an anchor that it does not
/// cover; the anchor states how many it covers.
#[derive(Default)]
struct Following {
    heads: Heads,
    entries: u64,
    /// The changes made by the last entries: the stream, and its head before.
    changes: VecDeque<(String, Option<(u64, Hash)>)>,
    /// The number of entries covered by anchors so far.
    covered: u64,
    key: Option<PublicKey>,
    anchors: Anchors,
}

type Heads = BTreeMap<String, (u64, Hash)>;

impl Following {
    /// Calls back with the hash over all heads at each anchor, and at the end.
    fn run(
        &mut self,
        journal: &dyn Journal,
        is_over: &AtomicBool,
        mut root: impl FnMut(Hash),
    ) -> Result<(), Fault> {
        let mut from = 0;
        loop {
            if is_over.load(Ordering::Relaxed) {
                return Err(Fault::Closed);
            }
            let page = match journal.read_all(from, PAGE).wait() {
                Ok(page) => page,
                Err(fault @ (Fault::Damaged { .. } | Fault::Corrupt(_))) => {
                    let what = fault.to_string();
                    self.anchors.faults.push(AnchorFault::Unreadable { number: None, what });
                    return Ok(());
                }
                Err(fault) => return Err(fault),
            };
            let Some(last) = page.last() else { break };
            from = last.position + 1;
            for posted in page {
                if posted.stream == ANCHORS {
                    root(self.anchor(posted.entry.number, &posted.entry.content.body));
                } else {
                    self.entry(posted.stream, posted.entry.number, posted.entry.hash);
                }
            }
        }
        root(root_of(&self.heads));
        Ok(())
    }

    fn entry(&mut self, stream: String, number: u64, hash: Hash) {
        self.entries += 1;
        if self.changes.len() == MOST_BETWEEN {
            self.changes.pop_front();
        }
        let before = self.heads.insert(stream.clone(), (number, hash));
        self.changes.push_back((stream, before));
    }

    /// The hash over all heads when there were this many entries; the current one if that is too long ago or never was.
    fn root_at(&self, entries: u64) -> Hash {
        let later = self.entries.checked_sub(entries).and_then(|later| usize::try_from(later).ok());
        let Some(later @ 1..) = later.filter(|&later| later <= self.changes.len()) else {
            return root_of(&self.heads);
        };
        let mut heads = self.heads.clone();
        for (stream, before) in self.changes.iter().rev().take(later) {
            match before {
                Some(before) => heads.insert(stream.clone(), *before),
                None => heads.remove(stream),
            };
        }
        root_of(&heads)
    }

    /// Checks an anchor found here. Returns the hash over the heads that it should have signed.
    fn anchor(&mut self, number: u64, body: &str) -> Hash {
        self.anchors.count += 1;
        let anchor: Anchor = match serde_json::from_str(body) {
            Ok(anchor) => anchor,
            Err(error) => {
                let what = error.to_string();
                self.anchors.faults.push(AnchorFault::Unreadable { number: Some(number), what });
                self.covered = self.entries;
                return root_of(&self.heads);
            }
        };
        let root = self.root_at(anchor.entries);
        self.covered = self.covered.max(anchor.entries.min(self.entries));
        let anchors = &mut self.anchors;
        if !anchor.is_signed() {
            anchors.faults.push(AnchorFault::Unsigned { number });
        } else if anchor.root != root {
            let known = anchors.faults.iter_mut().find_map(|fault| match fault {
                AnchorFault::Changed { further, .. } => Some(further),
                _ => None,
            });
            match known {
                Some(further) => *further += 1,
                None => {
                    let (had, has) = (anchor.entries, self.entries);
                    anchors.faults.push(AnchorFault::Changed { number, had, has, further: 0 });
                }
            }
        }
        if self.key.replace(anchor.key).is_some_and(|key| key != anchor.key) {
            anchors.new_keys.push(number);
        }
        anchors.last = Some(anchor);
        root
    }
}

fn root_of(heads: &Heads) -> Hash {
    Hash::of_heads(heads.iter().map(|(stream, (last, hash))| (stream.as_str(), *last, *hash)))
}
