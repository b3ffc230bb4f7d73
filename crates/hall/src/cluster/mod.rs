//! A hall on many machines: servers that share one journal in NATS JetStream, each keeping some of the events.
//!
//! - Every event has one keeper at a time ([`leases`]). Everything about it, its boards, links and connections, is the keeper's; what the
//!   keeper writes states which entry it follows, so that a server that was paused and lost its lease cannot write.
//! - Every server takes every connection ([`front`]): what belongs to an event that is kept elsewhere goes through a [`tunnel`] to its keeper.
//! - Spectators are served by the server they are connected to, which subscribes once for all of them ([`floor`]).
//! - There is no consensus here: JetStream has it.

mod asking;
mod directory;
mod floor;
mod frame;
mod front;
mod leases;
mod passing;
mod taking;
mod tunnel;

pub use directory::{NotAName, ServerName};
pub(crate) use front::route;
pub(crate) use tunnel::Opened;

use crate::fault::Fault;
use crate::hall::Hall;
use crate::hall_clock::{HallClock, HallTime};
use crate::metrics::Shared;
use crate::time_source::{SystemClock, TimeSource};
use async_nats::Client;
use async_nats::jetstream::kv;
use directory::Directory;
use floor::Floor;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// How long NATS may take until it keeps leases.
const STARTING: Duration = Duration::from_secs(10);

/// Where a server meets the others.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// What this server is called: no two have the same name at the same time.
    pub name: ServerName,
    /// The connection.
    pub client: Client,
    /// What all subjects begin with.
    pub prefix: String,
    /// On how many servers of NATS the leases are kept.
    pub replicas: usize,
}

/// A server among others.
pub(crate) struct Cluster {
    pub(crate) name: ServerName,
    client: Client,
    prefix: String,
    bucket: kv::Store,
    directory: Mutex<Directory>,
    /// The events that are kept here, and at which version of the lease each was taken.
    kept: Mutex<BTreeMap<u64, u64>>,
    /// Until when games went on here in events that this server let go, or under an earlier server of the same name in all others.
    let_go: Mutex<BTreeMap<u64, HallTime>>,
    predecessor: Option<HallTime>,
    /// Somebody takes or hands over; who holds it for writing is alone.
    changing: tokio::sync::RwLock<()>,
    /// Counts whatever changes in the directory, so that it can be waited for.
    changes: watch::Sender<u64>,
    is_leaving: AtomicBool,
    floor: Floor,
    clock: SystemClock,
    /// Counts how often this server has connected to NATS.
    connected: watch::Sender<u64>,
    /// The clock of the hall, which knows when this server stands still.
    hall_clock: OnceLock<Arc<HallClock>>,
    /// How many events were taken, how many requests were passed on to other servers, and how many came from them.
    taken: AtomicU64,
    passed_on: AtomicU64,
    let_in: AtomicU64,
}

impl Cluster {
    /// Joins the others.
    pub(crate) async fn join(meeting: Meeting) -> Result<Arc<Self>, Fault> {
        let until = tokio::time::Instant::now() + STARTING;
        loop {
            match Self::try_join(meeting.clone()).await {
                // A bucket that has just been made has no leader yet.
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

    /// The hall that this server serves keeps time by this clock.
    pub(crate) fn keep_time_by(&self, clock: &Arc<HallClock>) {
        let _ = self.hall_clock.set(Arc::clone(clock));
    }

    /// Works for as long as the server is there.
    pub(crate) async fn run(self: &Arc<Self>, hall: &Arc<Hall>) {
        tokio::join!(
            self.beat(hall),
            self.mind_connection(),
            self.hear_beats(),
            self.hear_leases(),
            self.follow_bucket(),
            self.enlist_all(hall),
            self.mind_leases(hall),
            self.say_who_knows(hall),
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

    fn has_changed(&self) {
        self.changes.send_modify(|count| *count = count.wrapping_add(1));
    }

    /// What is counted here of the cluster.
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

    /// Is some event without a keeper that has taken it, as far as is known here?
    pub(crate) fn is_changing_hands(&self) -> bool {
        !self.is_settled_here() || !self.directory().is_settled(self.now())
    }

    /// Are all events kept here of which this server has the lease?
    fn is_settled_here(&self) -> bool {
        let kept = self.kept().clone();
        self.directory().leased_to_this().all(|event| kept.contains_key(&event))
    }

    /// Has this server heard nothing for so long, not even itself, that another may have taken its events?
    pub(crate) fn is_cut_off(&self) -> bool {
        self.directory().is_cut_off(self.now())
    }

    /// Is there such an event?
    pub(crate) fn has(&self, event: u64) -> bool {
        self.directory().has(event)
    }

    /// Is this the server that does what only one has to do?
    pub(crate) fn is_first(&self) -> bool {
        self.directory().present(self.now()).next() == Some(&self.name)
    }

    /// Events that came with the journal, from a file, have leases like all others.
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
