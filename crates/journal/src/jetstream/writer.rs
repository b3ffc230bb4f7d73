//! Appending.
//!
//! Every publish states the expected sequence of the last message of its subject. A writer with an outdated view cannot write, so it is
//! harmless to send a message again when no acknowledgement came, or after a server was stopped while others wrote.

use super::message::{Outgoing, Stored, Tail};
use super::publish::{MOST_IN_A_BATCH, Sent};
use super::reader::Reader;
use super::store::Store;
use crate::anchor::{ANCHORS, Anchor, AnchorFile, Reached};
use crate::{Author, BatchEntry, Content, Fault, Keys, Receipt};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::time::{Instant, sleep};

/// JetStream accepts 50 batches at once, from all servers together.
const BATCHES_AT_ONCE: usize = 8;

/// How often an anchor is tried while other servers write anchors too.
const ANCHOR_ATTEMPTS: u32 = 8;

pub(super) struct Writer {
    store: Arc<Store>,
    reader: Arc<Reader>,
    lanes: Mutex<HashMap<String, Lane>>,
    waiting: watch::Sender<usize>,
    most_waiting: usize,
    at_once: Semaphore,
    batches_at_once: Semaphore,
    written: watch::Sender<u64>,
    /// The heads that the last anchor covered. JetStream searches long for the end of a stream that has not changed for long.
    reached: Mutex<HashMap<String, Reached>>,
    /// Distinguishes this writer's messages from those of all others.
    name: String,
    count: AtomicU64,
}

/// The queue of one stream: its appends are carried out one after the other.
#[derive(Default)]
struct Lane {
    /// Resolves when the append before has been carried out.
    before: Option<oneshot::Receiver<()>>,
    /// The last known end of the stream. Another server may have written since.
    tail: Option<Tail>,
}

/// A place in the queue of appends. Dropping it lets the next one go.
pub(super) struct Turn {
    before: Vec<oneshot::Receiver<()>>,
    _done: Vec<oneshot::Sender<()>>,
    waiting: watch::Sender<usize>,
}

impl Turn {
    /// Waits until all earlier appends to the same streams have been carried out.
    pub(super) async fn comes(&mut self) {
        for before in self.before.drain(..) {
            // An append that was dropped is over too.
            let _ = before.await;
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.waiting.send_modify(|waiting| *waiting -= 1);
    }
}

impl Writer {
    pub(super) fn new(
        store: Arc<Store>,
        reader: Arc<Reader>,
        options: &super::JetStreamOptions,
        written: watch::Sender<u64>,
    ) -> Result<Self, Fault> {
        let mut drawn = [0; 8];
        getrandom::fill(&mut drawn)
            .map_err(|error| Fault::Io(format!("the system provides no random numbers: {error}")))?;
        Ok(Self {
            store,
            reader,
            lanes: Mutex::default(),
            waiting: watch::Sender::new(0),
            most_waiting: options.most_waiting,
            at_once: Semaphore::new(options.most_at_once.max(1)),
            batches_at_once: Semaphore::new(BATCHES_AT_ONCE),
            written,
            reached: Mutex::default(),
            name: crate::hex::write(&drawn),
            count: AtomicU64::new(0),
        })
    }

    /// Reports how many appends are waiting.
    pub(super) fn waiting(&self) -> watch::Receiver<usize> {
        self.waiting.subscribe()
    }

    /// Takes the next place in the queues of these streams.
    pub(super) fn queue<'a>(&self, streams: impl Iterator<Item = &'a str>) -> Result<Turn, Fault> {
        let mut lanes = self.lanes();
        if *self.waiting.borrow() >= self.most_waiting {
            return Err(Fault::Busy);
        }
        self.waiting.send_modify(|waiting| *waiting += 1);
        let mut turn = Turn { before: Vec::new(), _done: Vec::new(), waiting: self.waiting.clone() };
        let mut streams: Vec<&str> = streams.collect();
        streams.sort_unstable();
        streams.dedup();
        for stream in streams {
            let (done, is_done) = oneshot::channel();
            let lane = lanes.entry(stream.to_owned()).or_default();
            turn.before.extend(lane.before.replace(is_done));
            turn._done.push(done);
        }
        Ok(turn)
    }

    /// Drops everything cached: the connection was lost.
    pub(super) fn forget(&self) {
        for lane in self.lanes().values_mut() {
            lane.tail = None;
        }
    }

    /// Appends all of these entries, or none. Their streams must have reached this append's turn.
    pub(super) async fn append(&self, entries: &[BatchEntry]) -> Result<Vec<Receipt>, Fault> {
        if entries.is_empty() {
            return Ok(Vec::new());
        }
        if entries.len() > MOST_IN_A_BATCH {
            return Err(Fault::Io(format!(
                "{} entries were to be written at once, and JetStream takes {MOST_IN_A_BATCH}; nothing was written. Import them into a journal in a file, and copy that (touchmove journal copy)",
                entries.len()
            )));
        }
        let id = self.draw_id();
        let mut tails = self.tails(entries, Cached::Trusted).await?;
        let messages = match chain(entries, &mut tails, &id) {
            // Another server may have written to a stream since.
            Err(Fault::Conflict { .. }) => {
                tails = self.tails(entries, Cached::ReadAgain).await?;
                chain(entries, &mut tails, &id)?
            }
            chained => chained?,
        };
        let sent = self.send(&messages).await;
        let mut lanes = self.lanes();
        for (stream, tail) in tails {
            let tail = sent.as_ref().ok().map(|first| tail.stored(*first));
            lanes.entry(stream).or_default().tail = tail;
        }
        drop(lanes);
        let first = sent?;
        self.written.send_modify(|written| *written = (first + messages.len() as u64 - 1).max(*written));
        let receipt = |(message, position): (&Outgoing, u64)| Receipt {
            number: message.entry.number,
            position,
            hash: message.entry.hash,
        };
        Ok(messages.iter().zip(first..).map(receipt).collect())
    }

    /// Signs the heads of all streams.
    pub(super) async fn anchor(&self, wall_ms: u64, keys: &Keys) -> Result<AnchorFile, Fault> {
        let mut refused = Fault::Busy;
        for _ in 0..ANCHOR_ATTEMPTS {
            let (heads, last) = self.reached().await?;
            let anchor = AnchorFile::new(heads, wall_ms, keys);
            if let Some(earlier) = last.as_ref().and_then(anchor_of)
                && (earlier.root, earlier.key) == (anchor.anchor.root, anchor.anchor.key)
            {
                return Ok(AnchorFile { anchor: earlier, heads: anchor.heads });
            }
            let body = serde_json::to_string(&anchor.anchor).map_err(|error| Fault::Io(error.to_string()))?;
            let content = Content { wall_ms, ..Content::new(Author::SERVER, body) };
            let number = last.map_or(0, |last| last.entry.number) + 1;
            let entry =
                BatchEntry { stream: ANCHORS.to_owned(), origin: None, number, entry: content.into() };
            let mut turn = self.queue([ANCHORS].into_iter())?;
            turn.comes().await;
            match self.append(&[entry]).await {
                Ok(_) => return Ok(anchor),
                // Another server was faster.
                Err(fault @ Fault::Conflict { .. }) => refused = fault,
                Err(fault) => return Err(fault),
            }
        }
        Err(refused)
    }

    /// Returns the heads of all streams at one moment, sorted by name, and the last anchor.
    async fn reached(&self) -> Result<(Vec<Reached>, Option<Stored>), Fault> {
        let mut anchor = None;
        let mut heads = Vec::new();
        let (until, streams) = self.reader.streams().await?;
        let (mut changed, mut unseen) = (Vec::new(), Vec::new());
        {
            let reached = self.reached.lock().unwrap_or_else(PoisonError::into_inner);
            for (stream, count) in streams {
                // Nothing is ever removed: a stream with as many messages as its last known entry has ends there.
                match reached.get(&stream) {
                    Some(reached) if reached.last == count => heads.push(reached.clone()),
                    Some(_) => changed.push((stream, count)),
                    // Of the anchors themselves, the last entry is needed as well.
                    None if stream == ANCHORS => unseen.push((stream, count)),
                    None => match self.reader.heads.reached(&stream, count, until) {
                        Some(reached) => heads.push(reached),
                        None => unseen.push((stream, count)),
                    },
                }
            }
        }
        let mut ends = self.reader.ends_at(changed, until).await?;
        ends.extend(self.reader.old_ends_at(unseen, until).await?);
        for end in ends {
            let number = end.count;
            let stored =
                end.stored.map_err(|what| Fault::Damaged { stream: end.stream.clone(), number, what })?;
            if end.stream == ANCHORS {
                anchor = Some(stored);
            } else {
                heads.push(Reached {
                    stream: end.stream,
                    last: stored.entry.number,
                    hash: stored.entry.hash,
                });
            }
        }
        heads.sort_by(|one, other| one.stream.cmp(&other.stream));
        let known = heads.iter().map(|head| (head.stream.clone(), head.clone())).collect();
        *self.reached.lock().unwrap_or_else(PoisonError::into_inner) = known;
        Ok((heads, anchor))
    }

    /// Returns the tails of the streams of these entries.
    async fn tails(&self, entries: &[BatchEntry], cached: Cached) -> Result<HashMap<String, Tail>, Fault> {
        let mut tails = HashMap::new();
        for BatchEntry { stream, number, .. } in entries {
            if tails.contains_key(stream) {
                continue;
            }
            let known = match cached {
                Cached::Trusted => self.lanes().get(stream).and_then(|lane| lane.tail.clone()),
                Cached::ReadAgain => None,
            };
            let tail = match known {
                Some(tail) => tail,
                None => self.read_tail(stream, *number).await?,
            };
            tails.insert(stream.clone(), tail);
        }
        Ok(tails)
    }

    async fn read_tail(&self, stream: &str, number: u64) -> Result<Tail, Fault> {
        let Some(raw) = self.store.last(stream).await? else { return Ok(Tail::none(stream)) };
        let what = "the entry before it cannot be read".to_owned();
        let stored = raw.read().map_err(|_| Fault::Damaged { stream: stream.to_owned(), number, what })?;
        Ok(Tail::from(&stored))
    }

    /// Publishes messages until they are stored, or certainly not stored, or patience runs out. Returns the sequence of the first.
    async fn send(&self, messages: &[Outgoing]) -> Result<u64, Fault> {
        let deadline = self.store.deadline();
        let closed = |_| Fault::Closed;
        let _permit = self.at_once.acquire().await.map_err(closed)?;
        let _batch = match messages.len() {
            1 => None,
            _ => Some(self.batches_at_once.acquire().await.map_err(closed)?),
        };
        let mut doubt = Doubt::None;
        let mut pause = Duration::from_millis(20);
        loop {
            let why = match self.store.publish(messages, &self.draw_id()).await {
                Sent::Stored(last) => return Ok(last + 1 - messages.len() as u64),
                Sent::Refused(fault) => return Err(fault),
                Sent::Untaken(why) => why,
                Sent::Unknown(why) => {
                    doubt = Doubt::MayBeStored;
                    why
                }
                Sent::WrongLast => match self.look(messages, doubt).await? {
                    Some(first) => return Ok(first),
                    None => "an earlier attempt is still under way".to_owned(),
                },
            };
            if Instant::now() + pause >= deadline {
                let looked_up = match doubt {
                    Doubt::None => "nothing was written",
                    Doubt::MayBeStored => "whether the entry was written must be looked up",
                };
                return Err(Fault::Io(format!("JetStream did not acknowledge: {why}; {looked_up}")));
            }
            sleep(pause).await;
            pause = (pause * 2).min(Duration::from_millis(250));
        }
    }

    /// Finds out why a subject had another last message than expected: an earlier attempt was stored after all, or another server has
    /// written. Returns none if it cannot tell yet.
    async fn look(&self, messages: &[Outgoing], doubt: Doubt) -> Result<Option<u64>, Fault> {
        for (place, message) in messages.iter().enumerate() {
            let Some(expected) = message.expected else { continue };
            let number = message.entry.number;
            let Some(raw) = self.store.last(&message.stream).await? else { continue };
            let last = raw.read_as(number)?;
            if last.sequence == expected {
                continue;
            }
            let found = last.entry.number + 1;
            if doubt == Doubt::MayBeStored
                && let Some(stored) = self.reader.entry(&message.stream, number, last).await?
                && stored.id == message.id
            {
                return Ok(Some(stored.sequence - place as u64));
            }
            return Err(Fault::Conflict { expected: number, found });
        }
        Ok(None)
    }

    fn draw_id(&self) -> String {
        format!("{}-{}", self.name, self.count.fetch_add(1, Ordering::Relaxed))
    }

    fn lanes(&self) -> MutexGuard<'_, HashMap<String, Lane>> {
        // Every update is complete before the lock is released, so a panic elsewhere leaves the lanes intact.
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What to do with cached tails of streams.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Cached {
    Trusted,
    ReadAgain,
}

/// Whether an earlier attempt to publish may have succeeded without an acknowledgement.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Doubt {
    None,
    MayBeStored,
}

/// Builds the messages for these entries and advances the tails of their streams.
fn chain(
    entries: &[BatchEntry],
    tails: &mut HashMap<String, Tail>,
    id: &str,
) -> Result<Vec<Outgoing>, Fault> {
    let chained = entries.iter().enumerate().map(|(place, entry)| {
        let tail = tails.entry(entry.stream.clone()).or_insert_with(|| Tail::none(&entry.stream));
        tail.chain(entry, place, id)
    });
    chained.collect()
}

fn anchor_of(last: &Stored) -> Option<Anchor> {
    serde_json::from_str(&last.entry.content.body).ok()
}
