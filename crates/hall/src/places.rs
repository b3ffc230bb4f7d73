//! Limits on connections: in all, with one link, and without a link from one address.
//!
//! Behind a club's router hundreds of phones share one address. Connections with a link are therefore counted by link, and only those
//! without one (strangers) by address. A connection belongs to neither until its first request, which must come soon.

use crate::fault::Fault;
use crate::limits::Limits;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// All places for connections.
#[derive(Debug)]
pub(crate) struct Places {
    limits: Limits,
    all: Arc<Semaphore>,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    /// Connections that have not made a request yet.
    unknown: Counts<IpAddr>,
    strangers: Counts<IpAddr>,
    links: Counts<u64>,
    /// Strangers at all addresses.
    all_strangers: usize,
}

/// The number of each.
#[derive(Debug)]
struct Counts<K>(HashMap<K, usize>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Eq + Hash> Counts<K> {
    /// Adds one if there is room for it.
    fn come(&mut self, of: K, most: usize) -> bool {
        let count = self.0.entry(of).or_default();
        let has_room = *count < most;
        *count += usize::from(has_room);
        has_room
    }

    fn go(&mut self, of: &K) {
        if let Some(count) = self.0.get_mut(of) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                self.0.remove(of);
            }
        }
    }
}

/// A place for a connection, taken until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    address: IpAddr,
    holder: Mutex<Holder>,
    _permit: OwnedSemaphorePermit,
}

/// The holder of a connection.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Holder {
    /// It has not made a request yet.
    Unknown,
    /// A client without a link.
    Stranger,
    /// A client with this link.
    Link(u64),
}

/// True for addresses that are counted: all except those of the server's own machine, where a proxy may run.
const fn is_counted(address: IpAddr) -> bool {
    !address.is_loopback()
}

impl Places {
    /// Places within these limits.
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        let all = Arc::new(Semaphore::new(limits.connections));
        Arc::new(Self { limits, all, taken: Mutex::default() })
    }

    /// Waits until there is room for one more connection.
    pub(crate) async fn wait(&self) -> Option<OwnedSemaphorePermit> {
        // Acquiring fails only when the semaphore is closed, which never happens.
        Arc::clone(&self.all).acquire_owned().await.ok()
    }

    /// The number of open connections.
    pub(crate) fn open(&self) -> usize {
        self.limits.connections - self.all.available_permits()
    }

    /// A place for a connection from that address; `None` if too many from there have not made a request yet.
    pub(crate) fn take(self: &Arc<Self>, address: IpAddr, permit: OwnedSemaphorePermit) -> Option<Place> {
        let most = 2 * self.limits.from_one_address;
        let is_let_in = !is_counted(address) || self.taken().unknown.come(address, most);
        let holder = Mutex::new(Holder::Unknown);
        is_let_in.then(|| Place { places: Arc::clone(self), address, holder, _permit: permit })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Strangers leave a quarter of all places to clients with links.
    const fn most_strangers(&self) -> usize {
        self.limits.connections - self.limits.connections / 4
    }
}

impl Place {
    /// True if its link is known.
    pub(crate) fn has_link(&self) -> bool {
        matches!(*self.holder(), Holder::Link(_))
    }

    /// Assigns the connection after a request to the holder of a link or to a stranger.
    ///
    /// # Errors
    /// They already have too many.
    pub(crate) fn belongs_to(&self, link: Option<u64>) -> Result<(), Fault> {
        let mut holder = self.holder();
        let mut taken = self.places.taken();
        let limits = self.places.limits;
        let now = match (*holder, link) {
            (Holder::Link(_), _) | (Holder::Stranger, None) => return Ok(()),
            (_, Some(link)) => {
                taken.links.come(link, limits.with_one_link).then_some(Holder::Link(link)).ok_or_else(
                    || Fault::crowded("too many connections are open with this link; close other pages"),
                )?
            }
            (Holder::Unknown, None) => {
                let has_room = taken.all_strangers < self.places.most_strangers()
                    && (!is_counted(self.address)
                        || taken.strangers.come(self.address, limits.from_one_address));
                has_room.then_some(Holder::Stranger).ok_or_else(|| {
                    Fault::crowded("too many connections without a link are open here; open the link that you were given, or try again later")
                })?
            }
        };
        taken.all_strangers += usize::from(now == Holder::Stranger);
        let before = std::mem::replace(&mut *holder, now);
        taken.leave(before, self.address);
        Ok(())
    }

    fn holder(&self) -> MutexGuard<'_, Holder> {
        self.holder.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    fn leave(&mut self, holder: Holder, address: IpAddr) {
        match holder {
            Holder::Unknown => self.unknown.go(&address),
            Holder::Stranger => {
                self.strangers.go(&address);
                self.all_strangers = self.all_strangers.saturating_sub(1);
            }
            Holder::Link(link) => self.links.go(&link),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let holder = *self.holder();
        self.places.taken().leave(holder, self.address);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Place, Places};
    use crate::limits::Limits;
    use std::sync::Arc;

    const CLUB: [u8; 4] = [192, 0, 2, 1];

    async fn come(places: &Arc<Places>, from: [u8; 4], link: Option<u64>) -> Option<Place> {
        let permit = places.wait().await.unwrap();
        let place = places.take(from.into(), permit)?;
        place.belongs_to(link).is_ok().then_some(place)
    }

    #[tokio::test]
    async fn phones_behind_one_router_are_counted_by_their_links() {
        let places = Places::new(Limits::default());
        let mut phones = Vec::new();
        for phone in 0..300 {
            for _ in 0..6 {
                phones.push(come(&places, CLUB, Some(phone)).await.expect("a phone with a link is let in"));
            }
        }
        assert!(come(&places, CLUB, None).await.is_some(), "and so are strangers beside them");
    }

    #[tokio::test]
    async fn strangers_are_counted_by_address() {
        let places = Places::new(Limits { connections: 100, from_one_address: 2, ..Limits::default() });
        let kept = [come(&places, CLUB, None).await, come(&places, CLUB, None).await];
        assert!(kept.iter().all(Option::is_some));
        assert!(come(&places, CLUB, None).await.is_none(), "there were two places");
        assert!(come(&places, [192, 0, 2, 2], None).await.is_some());
        assert!(come(&places, CLUB, Some(1)).await.is_some(), "a link opens anywhere");
        assert!(come(&places, [127, 0, 0, 1], None).await.is_some());
        drop(kept);
        assert!(come(&places, CLUB, None).await.is_some());
    }

    #[tokio::test]
    async fn who_is_a_stranger_at_first_may_show_a_link_later() {
        let places = Places::new(Limits { from_one_address: 1, with_one_link: 1, ..Limits::default() });
        let first = come(&places, CLUB, None).await.unwrap();
        first.belongs_to(Some(7)).unwrap();
        assert!(first.has_link());
        let second = come(&places, CLUB, None).await.expect("the stranger's place is free again");
        assert!(second.belongs_to(Some(7)).is_err(), "one connection is open with the link");
        drop(first);
        second.belongs_to(Some(7)).unwrap();
    }

    #[tokio::test]
    async fn a_quarter_of_the_places_is_for_links() {
        let places = Places::new(Limits { connections: 8, ..Limits::default() });
        let mut open = Vec::new();
        for number in 0..6 {
            open.push(come(&places, [192, 0, 2, number], None).await.unwrap());
        }
        assert!(come(&places, [192, 0, 2, 99], None).await.is_none());
        assert!(come(&places, [192, 0, 2, 99], Some(1)).await.is_some());
    }

    #[tokio::test]
    async fn connections_that_ask_for_nothing_are_bounded() {
        let places = Places::new(Limits { from_one_address: 2, ..Limits::default() });
        let mut silent = Vec::new();
        for _ in 0..4 {
            silent.push(places.take(CLUB.into(), places.wait().await.unwrap()).unwrap());
        }
        assert!(places.take(CLUB.into(), places.wait().await.unwrap()).is_none());
    }
}
