//! A hall that shares its journal with other servers, and one that does not.

use super::Hall;
#[cfg(feature = "cluster")]
use crate::cluster::Cluster;
#[cfg(feature = "cluster")]
use crate::facts::{HALL, HallFact, PULSE};
use crate::fault::Fault;
#[cfg(feature = "cluster")]
use crate::hall_clock::{HallClock, Timekeeping};
use crate::metrics::Shared;
#[cfg(feature = "cluster")]
use crate::reading::Reading;
#[cfg(feature = "cluster")]
use crate::roles::Role;
#[cfg(feature = "cluster")]
use crate::stalls::look_from_outside;
#[cfg(feature = "cluster")]
use crate::watched::Watched;
#[cfg(feature = "cluster")]
use std::sync::Arc;
#[cfg(feature = "cluster")]
use touchmove_journal::{Head, Journal};

impl Hall {
    /// A hall that shares its journal with other servers. It reads what concerns the whole hall; events are assigned to it later.
    ///
    /// # Errors
    /// The journal cannot be read or written, or holds entries that this software does not know.
    #[cfg(feature = "cluster")]
    pub(crate) async fn open_shared(
        journal: Arc<dyn Journal>,
        Timekeeping { source, stands_after }: Timekeeping,
        cluster: Arc<Cluster>,
    ) -> Result<Arc<Self>, Fault> {
        let mut reading = Reading::default();
        reading.hall(&*journal).await?;
        let damage = std::mem::take(&mut reading.damage);
        let pulse_stream = format!("{PULSE}/{}", cluster.name);
        let last_of = |head: Option<Head>| head.map_or(0, |head| head.last);
        let hall_entries = last_of(journal.head(HALL).await?);
        let pulses = last_of(journal.head(&pulse_stream).await?);
        // Servers that run at the same time each have their own time.
        let own = getrandom::u64().map_err(|error| Fault::unavailable(error.to_string()))? >> 11;
        let clock = Arc::new(HallClock::begin(source).going_on(own, 0));
        look_from_outside(&clock);
        cluster.keep_time_by(&clock);
        let journal: Arc<dyn Journal> = Arc::new(Watched::new(journal, Arc::clone(&clock)));
        let read = (hall_entries, pulses, pulse_stream);
        let hall = Arc::new(Self::new(journal, clock, stands_after, reading, read));
        let _ = hall.cluster.set(cluster);
        let version = env!("CARGO_PKG_VERSION").to_owned();
        hall.record((None, None), &HallFact::Started { down_ms: None, version, hall: None }).await?;
        if hall.links().of_hall().is_empty() {
            let token = hall.issue_hall_link(Role::Arbiter).await?;
            let _ = hall.first_link.set(token);
        }
        hall.report_damage(&damage);
        Ok(hall)
    }

    /// The cluster of servers that share the journal.
    #[cfg(feature = "cluster")]
    pub(crate) fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.cluster.get()
    }

    /// The values of a cluster, if the journal is shared.
    pub(crate) fn shared_counts(&self) -> Option<Shared> {
        #[cfg(feature = "cluster")]
        return self.cluster.get().map(|cluster| cluster.counts());
        #[cfg(not(feature = "cluster"))]
        None
    }

    /// True if the journal is shared with other servers.
    pub(super) fn is_shared(&self) -> bool {
        #[cfg(feature = "cluster")]
        return self.cluster.get().is_some();
        #[cfg(not(feature = "cluster"))]
        false
    }

    /// True if this server does the work for the whole hall: anchors, and checks of the whole journal.
    pub(crate) fn is_first(&self) -> bool {
        #[cfg(feature = "cluster")]
        return self.cluster.get().is_none_or(|cluster| cluster.is_first());
        #[cfg(not(feature = "cluster"))]
        true
    }

    /// A fault for something of an event that is not here: there is no such event, or another server has it by now.
    #[cfg(feature = "cluster")]
    pub(super) fn not_here(&self, event: u64, missing: String) -> Fault {
        match self.cluster.get().is_some_and(|cluster| cluster.has(event)) {
            true => Fault::not_reached("this event is moving to another server"),
            false => Fault::not_found(missing),
        }
    }

    /// A fault for something of an event that is not here: there is no such event.
    #[cfg(not(feature = "cluster"))]
    #[expect(clippy::unused_self, reason = "where the journal is shared, the other servers are asked")]
    pub(super) fn not_here(&self, _: u64, missing: String) -> Fault {
        Fault::not_found(missing)
    }

    /// Fails if this server has been out of touch with the cluster for so long that another may have taken its events. At a board in play
    /// the journal would refuse its entries; at an unopened board it would not.
    pub(super) fn check_in_touch(&self) -> Result<(), Fault> {
        #[cfg(feature = "cluster")]
        if self.cluster.get().is_some_and(|cluster| cluster.is_cut_off()) {
            return Err(Fault::not_reached("this server has lost its connection to the others"));
        }
        Ok(())
    }

    /// True if it is uncertain which links exist, because an event is changing hands.
    pub(crate) fn is_changing_hands(&self) -> bool {
        #[cfg(feature = "cluster")]
        return self.cluster.get().is_some_and(|cluster| cluster.is_changing_hands());
        #[cfg(not(feature = "cluster"))]
        false
    }

    /// The number for a new event. In a cluster this server becomes its keeper.
    pub(crate) async fn claim_event(&self) -> Result<u64, Fault> {
        self.claim_number(self.next_event()).await
    }

    /// The number for a new event, at least `least`, which is free as far as is known here; in a cluster it may be greater.
    pub(crate) async fn claim_number(&self, least: u64) -> Result<u64, Fault> {
        #[cfg(feature = "cluster")]
        if let Some(cluster) = self.cluster.get() {
            return cluster.claim(least).await;
        }
        Ok(least)
    }
}
