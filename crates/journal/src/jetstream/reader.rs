//! Reading: the heads of streams, and their entries.

use super::heads::{Heads, Remembered};
use super::message::{Raw, Stored};
use super::store::{Get, QueryError, Several, Store};
use crate::{Entry, Fault, Hash, Head, Posted, Snapshot};
use futures_util::{StreamExt, TryStreamExt, stream};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};

/// The number of messages requested at a time, and the number of bytes.
const PAGE: usize = 512;
const PAGE_BYTES: usize = 8 << 20;

/// The number of streams in one request, and the number of such requests at once.
const STREAMS: usize = 256;
const AT_ONCE: usize = 4;
const SNAPSHOTS_AT_ONCE: usize = 32;

/// Up to this distance, reading too many entries is cheaper than searching for the right one.
const NEAR: u64 = 128;

/// The number of streams for which the end of the last read is remembered.
const MOST_REMEMBERED: usize = 32_768;

/// For fewer streams than this, it is not worth asking first which of them have changed.
const FEW: usize = 8;

/// From this number of streams on, other servers are asked for their heads before JetStream is.
const MANY: usize = 64;

pub(super) struct Reader {
    store: Arc<Store>,
    /// For everything that may take long.
    bulk: Store,
    /// Where the last read of a stream ended: number and sequence. A reader that continues starts there.
    ends: Mutex<HashMap<String, (u64, u64)>>,
    pub(super) heads: Arc<Heads>,
}

/// The end of a stream; `stored` is `Err` if its last message cannot be read.
pub(super) struct End {
    pub(super) stream: String,
    pub(super) count: u64,
    pub(super) sequence: u64,
    pub(super) stored: Result<Stored, String>,
}

/// The same for a stream that may have begun later.
struct MayBeEnd {
    stream: String,
    count: u64,
    sequence: u64,
    stored: Option<Result<Stored, String>>,
}

impl MayBeEnd {
    fn number(&self) -> u64 {
        match &self.stored {
            Some(Ok(stored)) => stored.entry.number,
            Some(Err(_)) => self.count,
            None => 0,
        }
    }

    fn end(self) -> Option<End> {
        let Self { stream, count, sequence, stored } = self;
        stored.map(|stored| End { stream, count, sequence, stored })
    }
}

impl Reader {
    pub(super) fn new(store: Arc<Store>, bulk: Store) -> Self {
        let heads = Arc::new(Heads::new(store.client.new_inbox()));
        Self { store, bulk, ends: Mutex::default(), heads }
    }

    pub(super) async fn head(&self, stream: &str) -> Result<Option<Head>, Fault> {
        let Some(raw) = self.store.last(stream).await? else { return Ok(None) };
        let end = End { stream: stream.to_owned(), count: 0, sequence: raw.sequence, stored: raw.read() };
        Ok(Some(self.with_snapshot(end).await))
    }

    /// Returns the heads of these streams, in the order given.
    pub(super) async fn heads_of(&self, streams: &[String]) -> Result<Vec<Option<Head>>, Fault> {
        let counts = match streams.len() < FEW {
            true => HashMap::new(),
            false => self.counts(streams).await?,
        };
        if streams.iter().filter(|stream| !self.heads.has(stream)).count() >= MANY {
            self.heads.ask_others(&self.store, streams.len()).await;
        }
        let unchanged = self.heads.unchanged(&counts);
        let others = streams.iter().filter(|stream| !unchanged.contains_key(*stream)).cloned();
        let (seen, unseen): (Vec<String>, Vec<String>) = others.partition(|stream| self.heads.has(stream));
        let mut last = self.last_messages(&seen).await?;
        last.extend(self.search(&unseen).await?);
        let mut read = self.read_heads(last).await;
        self.heads.remember(read.iter().filter_map(|(stream, (sequence, head))| {
            let (count, sequence, head) = (*counts.get(stream)?, *sequence, head.clone());
            Some(Remembered { count, sequence, head })
        }));
        let heads = streams
            .iter()
            .map(|stream| unchanged.get(stream).cloned().or_else(|| Some(read.remove(stream)?.1)));
        Ok(heads.collect())
    }

    /// Returns the number of messages of each of these streams, from the leader. Others of the same groups may be among them.
    async fn counts(&self, streams: &[String]) -> Result<HashMap<String, u64>, Fault> {
        let groups: BTreeSet<String> =
            streams.iter().map(|stream| self.store.subjects_with(stream)).collect();
        let mut counts = HashMap::new();
        for subjects in groups {
            counts.extend(self.bulk.counted(&subjects).await?.1);
        }
        Ok(counts)
    }

    /// Returns the heads that end with these messages, and the sequences of the messages.
    async fn read_heads(&self, last: HashMap<String, Raw>) -> HashMap<String, (u64, Head)> {
        let heads = stream::iter(last).map(async |(stream, raw)| {
            let end = End { stream: stream.clone(), count: 0, sequence: raw.sequence, stored: raw.read() };
            (stream, (raw.sequence, self.with_snapshot(end).await))
        });
        heads.buffer_unordered(SNAPSHOTS_AT_ONCE).collect().await
    }

    /// Returns the ends of these streams, which have this many messages, at or before a sequence: like [`Self::ends_at`], for streams that may
    /// have ended long ago.
    pub(super) async fn old_ends_at(
        &self,
        streams: Vec<(String, u64)>,
        until: u64,
    ) -> Result<Vec<End>, Fault> {
        let names: Vec<String> = streams.iter().map(|(stream, _)| stream.clone()).collect();
        let mut found = self.search(&names).await?;
        // A stream that goes on after that sequence has not ended long ago.
        found.retain(|_, raw| raw.sequence <= until);
        let (old, recent): (Vec<_>, Vec<_>) =
            streams.into_iter().partition(|(stream, _)| found.contains_key(stream));
        let mut ends = self.ends_at(recent, until).await?;
        let old = old.into_iter().filter_map(|(stream, count)| Some((found.remove(&stream)?, stream, count)));
        ends.extend(old.map(|(raw, stream, count)| End {
            stream,
            count,
            sequence: raw.sequence,
            stored: raw.read(),
        }));
        Ok(ends)
    }

    /// Returns the last messages of streams that may have ended long ago, from the leader.
    ///
    /// Asked for the ends of several streams, JetStream goes through its blocks from the newest backwards until it has found them all, and
    /// writes nothing meanwhile: for the 2,200 streams of a journal of 500 MB, asked for in four requests at a time, a writer waited for up to 1.9
    /// seconds. The end of a single stream it finds at once: asked for one by one, a writer waited for up to 52 ms.
    async fn search(&self, streams: &[String]) -> Result<HashMap<String, Raw>, Fault> {
        let last = stream::iter(streams.to_vec())
            .map(async |stream| Ok::<_, Fault>(self.bulk.last(&stream).await?.map(|raw| (stream, raw))));
        let last: Vec<_> = last.buffer_unordered(AT_ONCE).try_collect().await?;
        Ok(last.into_iter().flatten().collect())
    }

    /// Returns the last messages of these streams, from a server that has everything acknowledged before. They should be recent.
    async fn last_messages(&self, streams: &[String]) -> Result<HashMap<String, Raw>, Fault> {
        if streams.is_empty() {
            return Ok(HashMap::new());
        }
        let reached = self.store.extent().await?.last;
        let parts = stream::iter(streams.chunks(STREAMS).map(<[_]>::to_vec).collect::<Vec<_>>());
        let parts = parts.map(async |streams| {
            let subjects: Vec<String> = streams.iter().map(|stream| self.store.subject(stream)).collect();
            let get = Get { multi_last: Some(&subjects), ..Get::default() };
            self.bulk
                .patiently(async || {
                    let Several { messages, up_to } = self.bulk.several(&get).await?;
                    // A server that has none of them does not report its last sequence.
                    let is_enough = match up_to {
                        Some(up_to) => up_to >= reached,
                        None => reached == 0 || self.are_unknown(&streams).await?,
                    };
                    match is_enough {
                        true => Ok(messages),
                        false => Err(QueryError::Later("a server of JetStream is behind".to_owned())),
                    }
                })
                .await
        });
        let parts: Vec<Vec<Raw>> = parts.buffer_unordered(AT_ONCE).try_collect().await?;
        Ok(parts.into_iter().flatten().map(|raw| (raw.stream.clone(), raw)).collect())
    }

    /// Returns true if the leader has none of these streams either.
    async fn are_unknown(&self, streams: &[String]) -> Result<bool, QueryError> {
        let last = stream::iter(streams.to_vec()).map(async |stream| self.bulk.last(&stream).await);
        let last: Vec<Option<Raw>> =
            last.buffer_unordered(SNAPSHOTS_AT_ONCE).try_collect().await.map_err(QueryError::Never)?;
        Ok(last.iter().all(Option::is_none))
    }

    /// Reads these streams completely; all must be of one group. JetStream scans everything written since the first of them began once,
    /// instead of once for each stream. `give` is called with each stream as soon as it has been read.
    pub(super) async fn whole(
        &self,
        streams: &[String],
        mut give: impl FnMut(&str, Vec<Entry>),
    ) -> Result<(), Fault> {
        let last = self.last_messages(streams).await?;
        let mut under_way: BTreeMap<&str, (Stored, Vec<Entry>)> = BTreeMap::new();
        for stream in streams {
            match last.get(stream).map(Raw::read) {
                Some(Ok(stored)) => {
                    under_way.insert(stream, (stored, Vec::new()));
                }
                // A stream whose last message cannot be read is left to be read separately.
                Some(Err(_)) => {}
                None => give(stream, Vec::new()),
            }
        }
        let Some(subject) = streams.first().map(|stream| self.store.subjects_with(stream)) else {
            return Ok(());
        };
        let mut at = under_way.values().map(|(last, _)| last.first).min().unwrap_or(1);
        while !under_way.is_empty() {
            for raw in self.page(&subject, at, PAGE).await? {
                at = raw.sequence + 1;
                let Some((last, entries)) = under_way.get_mut(&*raw.stream) else { continue };
                match raw.read() {
                    Ok(stored) => entries.push(stored.entry),
                    Err(_) => {
                        under_way.remove(&*raw.stream);
                        continue;
                    }
                }
                if raw.sequence >= last.sequence
                    && let Some((_, entries)) = under_way.remove(&*raw.stream)
                {
                    give(&raw.stream, entries);
                }
            }
        }
        Ok(())
    }

    /// Returns the heads of all streams in the order in which the streams began.
    pub(super) async fn heads(&self) -> Result<Vec<Head>, Fault> {
        let ends = self.ends().await?;
        let heads = stream::iter(ends).map(|end| self.with_snapshot(end)).buffered(SNAPSHOTS_AT_ONCE);
        Ok(heads.collect().await)
    }

    /// Returns all streams with their number of messages, and the journal's last sequence before they were counted.
    pub(super) async fn streams(&self) -> Result<(u64, Vec<(String, u64)>), Fault> {
        self.bulk.streams().await
    }

    /// Returns the ends of all streams at one moment, in the order in which the streams began.
    pub(super) async fn ends(&self) -> Result<Vec<End>, Fault> {
        let (until, streams) = self.bulk.streams().await?;
        let mut ends = self.ends_at(streams, until).await?;
        ends.sort_by_key(|end| end.stored.as_ref().map_or(end.sequence, |stored| stored.first));
        Ok(ends)
    }

    /// Returns the ends of these streams, which have this many messages, at or before a sequence.
    pub(super) async fn ends_at(&self, streams: Vec<(String, u64)>, until: u64) -> Result<Vec<End>, Fault> {
        let parts: Vec<Vec<_>> = streams.chunks(STREAMS).map(<[_]>::to_vec).collect();
        let parts = stream::iter(parts).map(|part| self.ends_of(part, until));
        let ends: Vec<Vec<End>> = parts.buffer_unordered(AT_ONCE).try_collect().await?;
        Ok(ends.into_iter().flatten().collect())
    }

    /// Returns the last messages of these streams at or before a sequence. The counts are the leader's, taken no earlier than that.
    async fn ends_of(&self, streams: Vec<(String, u64)>, until: u64) -> Result<Vec<End>, Fault> {
        let subjects: Vec<String> = streams.iter().map(|(stream, _)| self.store.subject(stream)).collect();
        let ends = self.bulk.patiently(async || {
            let get = Get { multi_last: Some(&subjects), up_to_seq: Some(until), ..Get::default() };
            let found = self.bulk.several(&get).await?.messages;
            let mut found: HashMap<String, Raw> =
                found.into_iter().map(|raw| (raw.stream.clone(), raw)).collect();
            let ends = streams.iter().map(|(stream, count)| {
                let raw = found.remove(stream);
                let sequence = raw.as_ref().map_or(0, |raw| raw.sequence);
                MayBeEnd {
                    stream: stream.clone(),
                    count: *count,
                    sequence,
                    stored: raw.map(|raw| raw.read()),
                }
            });
            let ends: Vec<MayBeEnd> = ends.collect();
            self.check_not_behind(&ends, until).await?;
            Ok(ends)
        });
        Ok(ends.await?.into_iter().filter_map(MayBeEnd::end).collect())
    }

    /// Fails if the server is behind: it has fewer entries than the leader counted, and the missing ones were not written after `until`.
    async fn check_not_behind(&self, ends: &[MayBeEnd], until: u64) -> Result<(), QueryError> {
        let mut short: Vec<(String, u64)> = (ends.iter())
            .filter(|end| end.number() < end.count)
            .map(|end| (end.stream.clone(), end.sequence + 1))
            .collect();
        // A server that is behind lacks something in nearly every stream, so one answer settles it. JetStream finds the next message sooner
        // the later the search begins.
        short.sort_by_key(|(_, from)| Reverse(*from));
        let next = stream::iter(short).map(async |(stream, from)| self.bulk.next(&stream, from).await);
        let mut next = pin!(next.buffered(AT_ONCE));
        while let Some(next) = next.next().await {
            if next.map_err(QueryError::Never)?.is_some_and(|next| next.sequence <= until) {
                return Err(QueryError::Later("a server of JetStream is behind".to_owned()));
            }
        }
        Ok(())
    }

    async fn with_snapshot(&self, end: End) -> Head {
        let End { stream, count, stored, .. } = end;
        let stored = match stored {
            Ok(stored) => stored,
            Err(what) => {
                let hash = Hash::of_stream(&stream);
                return Head { damage: Some(what), ..Head::new(stream, count, hash) };
            }
        };
        let (snapshot, snapshot_damage) = match self.snapshot(&stored).await {
            Ok(snapshot) => (snapshot, None),
            Err(what) => (None, Some(what)),
        };
        let head = Head::new(stream, stored.entry.number, stored.entry.hash);
        Head { origin: stored.origin, snapshot, snapshot_damage, ..head }
    }

    async fn snapshot(&self, last: &Stored) -> Result<Option<Snapshot>, String> {
        let of = |stored: &Stored, body: &str| Snapshot {
            number: stored.entry.number,
            hash: stored.entry.hash,
            body: body.to_owned(),
            digest: stored.entry.content.snapshot,
        };
        if let Some(body) = &last.snapshot {
            return Ok(Some(of(last, body)));
        }
        let Some(sequence) = last.snapshot_at else { return Ok(None) };
        let raw = self.bulk.at(sequence).await.map_err(|fault| fault.to_string())?;
        let stored = raw.ok_or_else(|| format!("there is no message {sequence} in JetStream"))?.read()?;
        match &stored.snapshot {
            Some(body) => Ok(Some(of(&stored, body))),
            None => Err(format!("the message {sequence} in JetStream has no snapshot")),
        }
    }

    /// Reads entries of a stream.
    pub(super) async fn entries(&self, stream: &str, from: u64, at_most: usize) -> Result<Vec<Entry>, Fault> {
        let from = from.max(1);
        let Some(last) = self.store.last(stream).await?.filter(|_| at_most > 0) else {
            return Ok(Vec::new());
        };
        let mut at = match last.read() {
            Ok(stored) if from > stored.entry.number => return Ok(Vec::new()),
            Ok(stored) if from == stored.entry.number => return Ok(vec![stored.entry]),
            Ok(stored) => self.find(stream, from, &stored).await?,
            // The last message cannot be read: read those before it from the beginning.
            Err(_) => 1,
        };
        let subject = self.store.subject(stream);
        let mut entries: Vec<Entry> = Vec::new();
        let mut next = from;
        while entries.len() < at_most && at <= last.sequence {
            let batch = (at_most - entries.len()).saturating_add(NEAR as usize).min(PAGE);
            for raw in self.page(&subject, at, batch).await? {
                // Messages after the requested ones may be damaged.
                if entries.len() == at_most || raw.sequence > last.sequence {
                    return Ok(entries);
                }
                at = raw.sequence + 1;
                let stored = raw.read_as(next)?;
                // From the first requested entry on, return what is stored, even if others inserted messages.
                if entries.is_empty() && stored.entry.number < from {
                    continue;
                }
                next = stored.entry.number + 1;
                self.remember(stream, &stored);
                entries.push(stored.entry);
            }
        }
        Ok(entries)
    }

    /// Returns at least one message with this subject at or after a sequence; there must be one.
    async fn page(&self, subject: &str, at: u64, batch: usize) -> Result<Vec<Raw>, Fault> {
        let get = Get {
            seq: Some(at),
            next_by_subj: Some(subject),
            batch: Some(batch),
            max_bytes: Some(PAGE_BYTES),
            ..Get::default()
        };
        self.bulk
            .patiently(async || match self.bulk.several(&get).await?.messages {
                none if none.is_empty() => {
                    Err(QueryError::Later(format!("no server has what stands behind the message {at}")))
                }
                page => Ok(page),
            })
            .await
    }

    /// Returns a sequence at or shortly before that of an entry before the last. JetStream does not know the numbers of entries, but can
    /// quickly return the next message of a stream after any sequence, and that has a number.
    async fn find(&self, stream: &str, number: u64, last: &Stored) -> Result<u64, Fault> {
        // JetStream finds the first message of a subject quickly.
        if number <= NEAR {
            return Ok(1);
        }
        if let Some(end) = self.remembered(stream).filter(|end| end.0 < number && number - end.0 <= NEAR) {
            return Ok(end.1 + 1);
        }
        let mut before = (1, last.first);
        let mut behind = (last.entry.number, last.sequence);
        let mut is_halved = false;
        while number - before.0 > NEAR && behind.1 - before.1 > 1 {
            let width = behind.1 - before.1;
            let share =
                u128::from(width) * u128::from(number - before.0) / u128::from(behind.0 - before.0).max(1);
            // Every other step is a plain bisection, so that the search ends soon however the entries are distributed.
            let step = if is_halved { width / 2 } else { u64::try_from(share).unwrap_or(width / 2) };
            is_halved = !is_halved;
            let guess = before.1 + step.clamp(1, width - 1);
            let Some(raw) = self.bulk.next(stream, guess).await? else { break };
            let found = raw.read_as(number)?.entry.number;
            if found <= number {
                before = (found, raw.sequence);
            } else {
                behind = (found, guess);
            }
        }
        Ok(before.1)
    }

    /// Returns the message with this entry.
    pub(super) async fn entry(
        &self,
        stream: &str,
        number: u64,
        last: Stored,
    ) -> Result<Option<Stored>, Fault> {
        if last.entry.number <= number {
            return Ok(Some(last).filter(|last| last.entry.number == number));
        }
        let subject = self.store.subject(stream);
        let mut at = self.find(stream, number, &last).await?;
        while at <= last.sequence {
            for raw in self.page(&subject, at, NEAR as usize + 1).await? {
                at = raw.sequence + 1;
                let stored = raw.read_as(number)?;
                if stored.entry.number >= number {
                    return Ok(Some(stored).filter(|stored| stored.entry.number == number));
                }
            }
        }
        Ok(None)
    }

    /// Reads entries of all streams.
    pub(super) async fn posted(&self, from: u64, at_most: usize) -> Result<Vec<Posted>, Fault> {
        let mut at = from.max(1);
        let last = self.store.extent().await?.last;
        let mut all = Vec::new();
        while all.len() < at_most && at <= last {
            for raw in self.page(">", at, (at_most - all.len()).min(PAGE)).await? {
                at = raw.sequence + 1;
                let stored = raw.read_as(0)?;
                all.push(Posted { position: raw.sequence, stream: raw.stream, entry: stored.entry });
            }
        }
        Ok(all)
    }

    /// Reports messages missing in JetStream itself.
    pub(super) async fn check_store(&self) -> Result<Vec<String>, Fault> {
        let deleted = self.store.extent().await?.deleted;
        Ok(if deleted == 0 {
            Vec::new()
        } else {
            vec![format!("{deleted} messages are missing in JetStream")]
        })
    }

    fn remembered(&self, stream: &str) -> Option<(u64, u64)> {
        self.ends.lock().unwrap_or_else(PoisonError::into_inner).get(stream).copied()
    }

    fn remember(&self, stream: &str, stored: &Stored) {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        if ends.len() >= MOST_REMEMBERED && !ends.contains_key(stream) {
            ends.clear();
        }
        ends.insert(stream.to_owned(), (stored.entry.number, stored.sequence));
    }
}
