//! Bounds: nobody gets more of the server than there is for everybody.

use crate::fault::Fault;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How much there is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Limits {
    /// Open connections in all, sockets among them.
    pub connections: usize,
    /// Open connections from one address; those of the server's own machine are not counted.
    pub from_one_address: usize,
    /// Requests a second from one link, or from one address without a link.
    pub requests: Rate,
    /// Messages a second over one socket, and acts a second through one link of a player.
    pub messages: Rate,
    /// Attempts a second with links that are not valid, from one address.
    pub wrong_links: Rate,
}

/// So many at once, and so many a second in the long run.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub a_second: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            from_one_address: 1000,
            requests: Rate { burst: 1000.0, a_second: 100.0 },
            messages: Rate { burst: 40.0, a_second: 10.0 },
            wrong_links: Rate { burst: 20.0, a_second: 0.2 },
        }
    }
}

/// The longest body of an ordinary request, in bytes.
pub(crate) const LONGEST_BODY: usize = 64 * 1024;

/// The longest game with a scoresheet that is read along it, in bytes.
pub(crate) const LONGEST_SHEET: usize = 256 * 1024;

/// The longest file that is imported, in bytes.
pub(crate) const LONGEST_IMPORT: usize = 8 * 1024 * 1024;

/// The largest event that moves in, in bytes.
pub(crate) const LONGEST_EVENT: usize = 256 * 1024 * 1024;

/// The longest act of a player, in bytes: a scoresheet has no room for more.
pub(crate) const LONGEST_ACT: usize = 1024;

/// The longest message over a socket, in bytes.
pub(crate) const LONGEST_MESSAGE: usize = 8 * 1024;

/// A bucket that fills slowly and is emptied by whoever uses it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    left: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, left: rate.burst, filled: Instant::now() }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let elapsed = self.filled.elapsed();
        self.filled += elapsed;
        self.left = (self.left + elapsed.as_secs_f64() * self.rate.a_second).min(self.rate.burst);
        let is_enough = self.left >= 1.0;
        if is_enough {
            self.left -= 1.0;
        }
        is_enough
    }
}

/// A bucket for everyone who comes.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    kept: Mutex<Kept<K>>,
}

#[derive(Debug)]
struct Kept<K> {
    buckets: HashMap<K, Bucket>,
    /// From how many on those are thrown away that nobody has used for a while.
    many: usize,
}

/// So many buckets are always kept.
const MANY: usize = 4096;

/// Nobody's bucket is kept for longer than this if he does not come.
const A_WHILE: Duration = Duration::from_secs(60);

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets of this size.
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, kept: Mutex::new(Kept { buckets: HashMap::new(), many: MANY }) }
    }

    /// Takes one out of somebody's bucket.
    pub(crate) fn take(&self, of: K) -> Result<(), Fault> {
        if self.has_room(of) { Ok(()) } else { Err(Fault::too_many()) }
    }

    fn has_room(&self, of: K) -> bool {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.buckets.len() >= kept.many {
            kept.buckets.retain(|_, bucket| bucket.filled.elapsed() < A_WHILE);
            // Not again before there are twice as many: a crowd that is there does not have to be counted at every step.
            kept.many = MANY.max(2 * kept.buckets.len());
        }
        kept.buckets.entry(of).or_insert_with(|| Bucket::new(self.rate)).take()
    }
}

/// How many connections are open from each address.
#[derive(Debug, Default)]
pub(crate) struct Addresses(Mutex<HashMap<IpAddr, usize>>);

impl Addresses {
    /// One more comes from there, if there is room for it.
    pub(crate) fn come(&self, from: IpAddr, at_most: usize) -> bool {
        if from.is_loopback() {
            return true;
        }
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(from).or_default();
        let has_room = *count < at_most;
        *count += usize::from(has_room);
        has_room
    }

    /// One that came from there is gone.
    pub(crate) fn go(&self, from: IpAddr) {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                open.remove(&from);
            }
        }
    }
}

/// Who makes requests.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Requester {
    /// The holder of a link.
    Link(u64),
    /// Somebody without a link.
    Address(IpAddr),
}

#[cfg(test)]
mod tests {
    use super::{Addresses, Bucket, Buckets, Rate};

    #[test]
    fn a_bucket_is_empty_after_its_burst() {
        let mut bucket = Bucket::new(Rate { burst: 3.0, a_second: 0.0 });
        assert_eq!([(); 5].map(|()| bucket.take()), [true, true, true, false, false]);
    }

    #[test]
    fn one_address_does_not_take_every_place() {
        let addresses = Addresses::default();
        let [one, other, own] = [[192, 0, 2, 1], [192, 0, 2, 2], [127, 0, 0, 1]].map(Into::into);
        assert_eq!([(); 3].map(|()| addresses.come(one, 2)), [true, true, false]);
        assert!(addresses.come(other, 2));
        addresses.go(one);
        assert_eq!([(); 2].map(|()| addresses.come(one, 2)), [true, false]);
        assert_eq!([(); 3].map(|()| addresses.come(own, 2)), [true; 3]);
    }

    #[test]
    fn everyone_has_a_bucket() {
        let buckets = Buckets::new(Rate { burst: 1.0, a_second: 0.0 });
        assert!(buckets.take("a").is_ok() && buckets.take("a").is_err());
        assert!(buckets.take("b").is_ok() && buckets.take("b").is_err());
    }
}
