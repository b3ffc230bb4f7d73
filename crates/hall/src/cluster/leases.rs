//! Leases: each event has one keeper at a time. A JetStream bucket records who it is; servers announce themselves on a plain subject.

use super::Cluster;
use super::directory::{BEAT_EVERY, Beat, Known, Lease, ServerName, ToTake};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::hall_clock::HallTime;
use async_nats::jetstream::kv;
use futures_util::StreamExt;
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::task::{self, JoinSet};
use tokio::time::sleep;

/// How often a server checks for events to take or to hand over.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// How often a server records its time: if all servers end at once, games continue from then.
const NOTE_TIME_EVERY: Duration = Duration::from_secs(1);

/// How often a server that receives nothing looks for another NATS server.
const RECONNECT_EVERY: Duration = Duration::from_secs(3);

/// How soon a failed operation is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(300);

/// How long NATS may take for the next lease while all are read.
const READING: Duration = Duration::from_secs(5);

/// The version of a lease that this server cannot be sure of.
const NO_REVISION: u64 = 0;

/// A lease that has changed.
#[derive(Serialize, Deserialize)]
struct Announced {
    event: u64,
    lease: Lease,
    revision: u64,
}

fn event_key(event: u64) -> String {
    format!("event.{event}")
}

fn server_key(server: &ServerName) -> String {
    format!("server.{server}")
}

/// The last recorded time of a server of this name.
pub(super) async fn last_time(bucket: &kv::Store, server: &ServerName) -> Result<Option<HallTime>, Fault> {
    let kept = bucket.get(server_key(server)).await;
    let kept = kept.map_err(|error| Fault::unavailable(format!("the leases cannot be read: {error}")))?;
    Ok(kept.and_then(|kept| serde_json::from_slice::<Beat>(&kept).ok()).map(|beat| beat.time))
}

/// A value for the bucket.
fn value<T: Serialize>(of: &T) -> Result<axum::body::Bytes, Fault> {
    serde_json::to_vec(of).map(Into::into).map_err(|error| Fault::unavailable(error.to_string()))
}

impl Cluster {
    /// Sends heartbeats with the current time until the server ends.
    pub(super) async fn beat(&self, hall: &Hall) {
        let mut noted = None;
        loop {
            let beat = Beat {
                server: self.name.clone(),
                time: hall.clock.now(),
                is_leaving: self.is_leaving.load(Ordering::Relaxed) || self.is_getting_ready(),
            };
            if let Ok(bytes) = value(&beat) {
                let _ = self.client.publish(self.subject("beat"), bytes.clone()).await;
                let now = self.now();
                if noted.is_none_or(|then| now.saturating_sub(then) >= NOTE_TIME_EVERY) {
                    noted = Some(now);
                    let (bucket, key) = (self.bucket.clone(), server_key(&self.name));
                    // Not awaited: the next one follows in a second.
                    tokio::spawn(async move { bucket.put(key, bytes).await });
                }
            }
            sleep(BEAT_EVERY).await;
        }
    }

    /// True if this server still reads the events, and another can take them until it has done so.
    fn is_getting_ready(&self) -> bool {
        !self.is_ready.load(Ordering::Relaxed) && self.directory().has_others(self.now())
    }

    /// Receives the heartbeats of the other servers and of this one.
    pub(super) async fn hear_beats(&self) {
        loop {
            if let Ok(mut beats) = self.client.subscribe(self.subject("beat")).await {
                while let Some(message) = beats.next().await {
                    if let Ok(beat) = serde_json::from_slice::<Beat>(&message.payload) {
                        let now = self.now();
                        if beat.server == self.name && self.directory().is_cut_off(now) {
                            // Others may have taken its events meanwhile, and it may not have noticed that it was cut off.
                            self.kept().values_mut().for_each(|revision| *revision = NO_REVISION);
                        }
                        self.directory().hear(beat, now);
                        self.has_changed();
                    }
                }
            }
            sleep(TRY_AGAIN).await;
        }
    }

    /// Receives changes of leases as they are announced.
    pub(super) async fn hear_leases(&self) {
        loop {
            if let Ok(mut changes) = self.client.subscribe(self.subject("lease")).await {
                while let Some(message) = changes.next().await {
                    if let Ok(announced) = serde_json::from_slice::<Announced>(&message.payload) {
                        let Announced { event, lease, revision } = announced;
                        self.directory().note(event, Known { lease, revision });
                        self.has_changed();
                    }
                }
            }
            sleep(TRY_AGAIN).await;
        }
    }

    /// Reads the bucket and follows it, to catch changes whose announcement was missed.
    pub(super) async fn follow_bucket(&self) {
        loop {
            if let Ok(mut entries) = self.bucket.watch_with_history(">").await {
                while let Some(Ok(entry)) = entries.next().await {
                    self.note_entry(&entry);
                }
            }
            sleep(TRY_AGAIN).await;
        }
    }

    /// Reads the bucket before any client is let in: a client that is told "no such event or link" gives up.
    pub(super) async fn read_bucket(&self) -> Result<(), Fault> {
        let unread =
            |error: &dyn std::fmt::Display| Fault::unavailable(format!("the leases cannot be read: {error}"));
        let status = self.bucket.status().await.map_err(|error| unread(&error))?;
        if status.values() == 0 {
            return Ok(());
        }
        let mut entries = self.bucket.watch_with_history(">").await.map_err(|error| unread(&error))?;
        loop {
            match tokio::time::timeout(READING, entries.next()).await {
                Ok(Some(Ok(entry))) => {
                    self.note_entry(&entry);
                    if entry.seen_current {
                        return Ok(());
                    }
                }
                Ok(Some(Err(error))) => return Err(unread(&error)),
                Ok(None) | Err(_) => return Err(unread(&"NATS does not answer")),
            }
        }
    }

    /// Reads the lease of an event, if it has one.
    pub(super) async fn ask_for_lease(&self, event: u64) {
        if let Ok(Some(entry)) = self.bucket.entry(event_key(event)).await {
            self.note_entry(&entry);
        }
    }

    fn note_entry(&self, entry: &kv::Entry) {
        if let Some(event) = entry.key.strip_prefix("event.").and_then(|event| event.parse().ok()) {
            if let Ok(lease) = serde_json::from_slice(&entry.value) {
                self.directory().note(event, Known { lease, revision: entry.revision });
            }
        } else if let Ok(beat) = serde_json::from_slice::<Beat>(&entry.value) {
            self.directory().recall(beat, self.now());
        }
        self.has_changed();
    }

    /// Takes events without a keeper, hands over those that belong elsewhere, and lets go of everything when cut off.
    pub(super) async fn mind_leases(self: &Arc<Self>, hall: &Arc<Hall>) {
        let mut changes = self.changes.subscribe();
        // It has just connected.
        let mut reconnected = Some(self.now());
        // Taking an event means reading it, which may take long; meanwhile the leases of the others may be lost.
        let mut taking = JoinSet::new();
        let mut under_way: HashMap<task::Id, u64> = HashMap::new();
        loop {
            // At once when something has changed.
            let _ = tokio::time::timeout(LOOK_EVERY, changes.changed()).await;
            while let Some(done) = taking.try_join_next_with_id() {
                under_way.remove(&done.map_or_else(|error| error.id(), |(id, ())| id));
            }
            if self.directory().is_cut_off(self.now()) {
                let all = self.kept().keys().copied().collect();
                self.let_go_of(hall, all).await;
                // The NATS server at the other end may stand still while others do not.
                let now = self.now();
                if reconnected.is_none_or(|then| now.saturating_sub(then) >= RECONNECT_EVERY) {
                    reconnected = Some(now);
                    let _ = self.client.force_reconnect().await;
                }
                continue;
            }
            let kept = self.kept().clone();
            let lost = self.directory().find_lost(&kept);
            if !lost.is_empty() {
                self.let_go_of(hall, lost).await;
                continue;
            }
            let wanted = self.directory().find_takeable(&kept, self.now());
            for wanted in wanted {
                let event = wanted.event;
                if under_way.values().any(|taken| *taken == event) {
                    continue;
                }
                let (cluster, hall) = (Arc::clone(self), Arc::clone(hall));
                let task = taking.spawn(async move { cluster.take(&hall, wanted).await });
                under_way.insert(task.id(), event);
            }
            // Handing over waits until nothing is being taken.
            if self.is_leaving.load(Ordering::Relaxed) || !under_way.is_empty() {
                continue;
            }
            let elsewhere = self.directory().find_misplaced(&kept, self.now());
            if let Some((event, to)) = elsewhere {
                self.hand_over(hall, event, Some(to)).await;
            }
        }
    }

    async fn take(&self, hall: &Arc<Hall>, ToTake { event, known, until, away }: ToTake) {
        let Ok(_permit) = self.takes.acquire().await else { return };
        let _turn = self.changing.read().await;
        if self.kept().contains_key(&event) {
            return;
        }
        let lease = Lease { keeper: Some(self.name.clone()), until: None };
        // No other server has had it since it was let go here.
        let own = self.let_go().remove(&event).or(self.predecessor).filter(|_| known.lease == lease);
        let until = until.or(own);
        // Also if this server believes that it has the lease: it may have missed that another took it.
        let Some(revision) = self.change(event, lease, known.revision).await else { return };
        match hall.take_event(event, &self.name, until, away).await {
            Ok(()) => {
                let is_certain = !self.directory().is_cut_off(self.now());
                self.kept().insert(event, if is_certain { revision } else { NO_REVISION });
                self.taken.fetch_add(1, Ordering::Relaxed);
                self.has_changed();
                tracing::info!(event, away_ms = away.as_millis() as u64, "an event is kept here now");
            }
            Err(fault) => tracing::error!(event, %fault, "an event could not be taken; it is tried again"),
        }
    }

    /// Changes a lease if it is still at the known version, and announces it. Returns the new version.
    async fn change(&self, event: u64, lease: Lease, revision: u64) -> Option<u64> {
        let bytes = value(&lease).ok()?;
        match self.bucket.update(event_key(event), bytes, revision).await {
            Ok(revision) => {
                self.announce(event, lease, revision).await;
                Some(revision)
            }
            Err(error) => {
                tracing::debug!(event, %error, "a lease was not changed");
                // Another server was first, or the result is unknown: ask the bucket.
                self.ask_for_lease(event).await;
                None
            }
        }
    }

    async fn announce(&self, event: u64, lease: Lease, revision: u64) {
        self.directory().note(event, Known { lease: lease.clone(), revision });
        self.has_changed();
        if let Ok(bytes) = value(&Announced { event, lease, revision }) {
            let _ = self.client.publish(self.subject("lease"), bytes).await;
        }
    }

    /// Hands an event over to a server, or to any that takes it.
    async fn hand_over(&self, hall: &Hall, event: u64, to: Option<ServerName>) {
        let _turn = self.changing.write().await;
        let Some(revision) = self.kept().remove(&event) else { return };
        let until = hall.leave_event(event).await;
        tracing::info!(event, to = to.as_ref().map(ServerName::as_str), "an event is handed over");
        if self.change(event, Lease { keeper: to, until }, revision).await.is_none() {
            // It comes back, and stays for a while.
            self.directory().unsettle(self.now());
        }
    }

    /// Lets go of events whose leases this server has lost or cannot be sure of. This does not wait for events that are being taken: they are
    /// others.
    async fn let_go_of(&self, hall: &Hall, events: Vec<u64>) {
        let leave = async |event: u64| {
            tracing::warn!(event, "an event is let go: its lease is lost, or nobody can be heard");
            (event, hall.leave_event(event).await)
        };
        let events = events.into_iter().filter(|event| self.kept().remove(event).is_some());
        // All at once: each may wait for what is still being written.
        for (event, until) in join_all(events.map(leave)).await {
            self.let_go().extend(until.map(|until| (event, until)));
        }
    }

    /// The server ends: the others continue its events at once.
    pub(crate) async fn leave(&self, hall: &Hall) {
        self.is_leaving.store(true, Ordering::Relaxed);
        let now = self.now();
        let beat = Beat { server: self.name.clone(), time: hall.clock.now(), is_leaving: true };
        if let Ok(bytes) = value(&beat) {
            let _ = self.client.publish(self.subject("beat"), bytes).await;
        }
        self.directory().hear(beat, now);
        let events: Vec<u64> = self.kept().keys().copied().collect();
        for event in events {
            let to = self.directory().home_of(event, now);
            self.hand_over(hall, event, to).await;
        }
        let _ = tokio::time::timeout(Duration::from_secs(1), self.client.flush()).await;
    }

    /// Claims the lease of a new event. Returns its number, which is at least `least`.
    pub(crate) async fn claim(&self, least: u64) -> Result<u64, Fault> {
        let _turn = self.changing.write().await;
        let mut event = self.directory().last_event().max(least.saturating_sub(1));
        let lease = Lease { keeper: Some(self.name.clone()), until: None };
        loop {
            event += 1;
            match self.bucket.create(event_key(event), value(&lease)?).await {
                Ok(revision) => {
                    self.kept().insert(event, revision);
                    self.announce(event, lease, revision).await;
                    return Ok(event);
                }
                Err(error) if error.kind() == kv::CreateErrorKind::AlreadyExists => {}
                Err(error) => {
                    return Err(Fault::unavailable(format!(
                        "the cluster gives no number to an event: {error}"
                    )));
                }
            }
        }
    }

    /// Makes a lease for an event of the journal that has none, such as one imported with a journal file.
    pub(super) async fn enlist(&self, event: u64) -> Result<(), Fault> {
        if self.directory().has(event) {
            return Ok(());
        }
        let lease = Lease { keeper: None, until: None };
        match self.bucket.create(event_key(event), value(&lease)?).await {
            Ok(revision) => self.announce(event, lease, revision).await,
            Err(error) if error.kind() == kv::CreateErrorKind::AlreadyExists => {}
            Err(error) => return Err(Fault::unavailable(format!("no lease for event {event}: {error}"))),
        }
        Ok(())
    }
}
