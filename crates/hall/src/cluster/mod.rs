//! A hall on many machines: servers that share one journal in NATS JetStream, each keeping some of the events.
//!
//! - Every event has one keeper at a time ([`leases`]), which is responsible for its boards, links and connections. Every entry that the
//!   keeper writes names the entry it follows, so a server that was paused and lost its lease cannot write.
//! - Every server accepts every connection ([`front`]): requests for an event that is kept elsewhere go through a [`tunnel`] to its keeper.
//! - Spectators are served by the server they are connected to, which subscribes once for all of them ([`floor`]).
//! - There is no consensus protocol here: JetStream has one.

mod asking;
mod directory;
mod floor;
mod frame;
mod front;
mod leases;
mod passing;
mod sharing;
mod taking;
mod tunnel;

pub use directory::{NotAName, ServerName};
pub(crate) use front::route;
pub(crate) use tunnel::Opened;

use crate::facts::event_stream;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::hall_clock::{HallClock, HallTime};
use crate::metrics::Shared;
use crate::reading::chained;
use crate::time_source::{SystemClock, TimeSource};
use async_nats::Client;
use async_nats::jetstream::kv;
use directory::Directory;
use floor::Floor;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};
use touchmove_journal::Entry;

/// How long NATS may take until it can keep leases.
const STARTING: Duration = Duration::from_secs(10);

/// How often every event is read ahead, and how long that may take.
const READ_AHEAD_EVERY: Duration = Duration::from_secs(30);
const READ_AHEAD: Duration = Duration::from_secs(15);

/// The number of events that are taken at once.
const TAKES_AT_ONCE: usize = 4;

/// How a server reaches the others.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// The name of this server, unique among the running ones.
    pub name: ServerName,
    /// The connection to NATS.
    pub client: Client,
    /// The prefix of all subjects.
    pub prefix: String,
    /// The number of NATS servers that keep the leases.
    pub replicas: usize,
}

/// A server of a cluster.
pub(crate) struct Cluster {
    pub(crate) name: ServerName,
    client: Client,
    prefix: String,
    bucket: kv::Store,
    directory: Mutex<Directory>,
    /// The events kept here, each with the version of the lease at which it was taken.
    kept: Mutex<BTreeMap<u64, u64>>,
    /// Until when games ran here in events that this server let go, or under an earlier server of the same name in all others.
    let_go: Mutex<BTreeMap<u64, HallTime>>,
    predecessor: Option<HallTime>,
    /// Held while events are taken or handed over; held for writing, it is exclusive.
    changing: tokio::sync::RwLock<()>,
    /// Counts the changes of the directory, so that they can be awaited.
    changes: watch::Sender<u64>,
    is_leaving: AtomicBool,
    /// False until this server has read the events that others keep: it takes none before that.
    is_ready: AtomicBool,
    /// The entries of events as far as they have been read here.
    entries: Mutex<HashMap<u64, Vec<Entry>>>,
    /// Limits the number of events that are taken at once: JetStream answers a few questions sooner than many.
    takes: Semaphore,
    floor: Floor,
    clock: SystemClock,
    /// Counts this server's connections to NATS.
    connected: watch::Sender<u64>,
    /// The hall's clock, which knows when this server stood still.
    hall_clock: OnceLock<Arc<HallClock>>,
    /// The number of events taken, of requests passed on to other servers, and of requests received from them.
    taken: AtomicU64,
    passed_on: AtomicU64,
    let_in: AtomicU64,
}

impl Cluster {
    /// Joins the cluster.
    pub(crate) async fn join(meeting: Meeting) -> Result<Arc<Self>, Fault> {
        let until = tokio::time::Instant::now() + STARTING;
        loop {
            match Self::try_join(meeting.clone()).await {
                // A new bucket has no leader yet.
                Err(_) if tokio::time::Instant::now() < until => {
                    tokio::time::sleep(Duration::from_millis(300)).await;
                }
                joined => return joined,
            }
        }
    }

    async fn try_join(Meeting { name, client, prefix, replicas }: Meeting) -> Result<Arc<Self>, Fault> {
        let context = async_nats::jetstream::new(client.clone());
        let bucket = format!("{}-leases", prefix.to_ascii_uppercase());
        let config = kv::Config {
            bucket: bucket.clone(),
            description: "who keeps which event of the hall".to_owned(),
            history: 1,
            num_replicas: replicas,
            ..kv::Config::default()
        };
        let bucket = match context.get_key_value(&bucket).await {
            Ok(bucket) => bucket,
            Err(_) => context
                .create_key_value(config)
                .await
                .map_err(|error| Fault::unavailable(format!("NATS keeps no leases: {error}")))?,
        };
        let predecessor = leases::last_time(&bucket, &name).await?;
        let cluster = Arc::new(Self {
            directory: Mutex::new(Directory::new(name.clone())),
            name,
            client,
            prefix,
            bucket,
            kept: Mutex::default(),
            let_go: Mutex::default(),
            predecessor,
            changing: tokio::sync::RwLock::default(),
            changes: watch::Sender::new(0),
            is_leaving: AtomicBool::new(false),
            is_ready: AtomicBool::new(false),
            entries: Mutex::default(),
            takes: Semaphore::new(TAKES_AT_ONCE),
            floor: Floor::default(),
            clock: SystemClock::default(),
            connected: watch::Sender::new(0),
            hall_clock: OnceLock::new(),
            taken: AtomicU64::new(0),
            passed_on: AtomicU64::new(0),
            let_in: AtomicU64::new(0),
        });
        cluster.read_bucket().await?;
        Ok(cluster)
    }

    /// Sets the clock of this server's hall.
    pub(crate) fn keep_time_by(&self, clock: &Arc<HallClock>) {
        let _ = self.hall_clock.set(Arc::clone(clock));
    }

    /// Runs the cluster's work until the server ends.
    pub(crate) async fn run(self: &Arc<Self>, hall: &Arc<Hall>) {
        tokio::join!(
            self.beat(hall),
            self.mind_connection(),
            self.hear_beats(),
            self.hear_leases(),
            self.follow_bucket(),
            self.enlist_all(hall),
            self.mind_leases(hall),
            self.read_ahead(hall),
            self.say_who_knows(hall),
            self.share_entries(),
            hall.follow_hall(),
        );
    }

    fn subject(&self, name: &str) -> String {
        format!("{}.{name}", self.prefix)
    }

    fn now(&self) -> Duration {
        self.clock.elapsed()
    }

    fn directory(&self) -> MutexGuard<'_, Directory> {
        self.directory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn kept(&self) -> MutexGuard<'_, BTreeMap<u64, u64>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn let_go(&self) -> MutexGuard<'_, BTreeMap<u64, HallTime>> {
        self.let_go.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn entries(&self) -> MutexGuard<'_, HashMap<u64, Vec<Entry>>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entries of an event that have been read here, or by another server if there are none.
    pub(crate) async fn entries_read(&self, event: u64, origin: Option<&str>) -> Vec<Entry> {
        let own = self.entries().get(&event).cloned().unwrap_or_default();
        if !own.is_empty() {
            return own;
        }
        let chained = chained(&event_stream(event), origin, self.entries_of_others(event).await);
        if chained.damage.is_some() {
            return Vec::new();
        }
        chained.entries
    }

    /// Keeps the entries of an event in memory.
    pub(crate) fn keep_entries(&self, event: u64, entries: &[Entry]) {
        self.entries().insert(event, entries.to_vec());
    }

    /// Reads all events again and again, so that taking one of them takes little time.
    async fn read_ahead(&self, hall: &Hall) {
        loop {
            let events: Vec<u64> = self.directory().all().collect();
            let read = async {
                for event in events {
                    if let Err(fault) = hall.read_ahead(event).await {
                        tracing::debug!(event, %fault, "an event was not read ahead");
                    }
                }
            };
            let _ = tokio::time::timeout(READ_AHEAD, read).await;
            self.is_ready.store(true, Ordering::Relaxed);
            tokio::time::sleep(READ_AHEAD_EVERY).await;
        }
    }

    fn has_changed(&self) {
        self.changes.send_modify(|count| *count = count.wrapping_add(1));
    }

    /// The metrics of the cluster.
    pub(crate) fn counts(&self) -> Shared {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Shared {
            servers: self.directory().present(self.now()).count(),
            events_kept: self.kept().len(),
            taken: of(&self.taken),
            passed_on: of(&self.passed_on),
            let_in: of(&self.let_in),
        }
    }

    /// True if some event has no keeper that has taken it, as far as is known here.
    pub(crate) fn is_changing_hands(&self) -> bool {
        !self.is_settled_here() || !self.directory().is_settled(self.now())
    }

    /// True if this server has taken all events whose leases it has.
    fn is_settled_here(&self) -> bool {
        let kept = self.kept().clone();
        self.directory().leased_to_this().all(|event| kept.contains_key(&event))
    }

    /// True if this server has received nothing for so long, not even its own heartbeat, that another may have taken its events.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.directory().is_cut_off(self.now())
    }

    /// True if this server keeps an event for certain: it has its lease and is in touch with the others.
    pub(super) fn keeps(&self, event: u64) -> bool {
        let revision = self.kept().get(&event).copied();
        let directory = self.directory();
        revision.is_some_and(|revision| directory.is_at(event, revision)) && !directory.is_cut_off(self.now())
    }

    /// True if there is such an event.
    pub(crate) fn has(&self, event: u64) -> bool {
        self.directory().has(event)
    }

    /// True if this server does the work that only one server has to do.
    pub(crate) fn is_first(&self) -> bool {
        self.directory().present(self.now()).next() == Some(&self.name)
    }

    /// Makes leases for events that came with the journal, from a file.
    async fn enlist_all(&self, hall: &Hall) {
        loop {
            match hall.events_in_journal().await {
                Ok(events) => {
                    for event in events {
                        if let Err(fault) = self.enlist(event).await {
                            tracing::error!(event, %fault, "an event has no lease");
                        }
                    }
                    return;
                }
                Err(fault) => tracing::error!(%fault, "the events could not be listed; it is tried again"),
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

impl fmt::Debug for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cluster").field("name", &self.name).finish_non_exhaustive()
    }
}
