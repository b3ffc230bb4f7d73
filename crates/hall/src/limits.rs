//! Limits that keep one client from using up the server at the expense of the others.

use crate::fault::Fault;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The limits of a server.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Limits {
    /// Open connections in all, sockets among them.
    pub connections: usize,
    /// Open connections without a link from one address; those of the server's own machine are not counted.
    pub from_one_address: usize,
    /// Open connections with one link.
    pub with_one_link: usize,
    /// Requests a second from one link, or from one address without a link.
    pub requests: Rate,
    /// Messages a second over one socket, and acts a second through one link of a player.
    pub messages: Rate,
    /// Attempts a second with links that are not valid, from one address.
    pub wrong_links: Rate,
    /// Bytes of `resync` a second over one socket without a link; with one it is [`WITH_A_LINK`] times as much.
    pub resyncs: Rate,
    /// Bytes of `resync` on their way to clients without a link at one address, and not read yet.
    pub unread: usize,
}

/// How many times as much a socket with a link gets.
pub(crate) const WITH_A_LINK: f64 = 8.0;

/// A rate: a burst, and an average.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    /// The number at once.
    pub burst: f64,
    /// The average number a second.
    pub a_second: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            from_one_address: 1000,
            with_one_link: 200,
            requests: Rate { burst: 1000.0, a_second: 100.0 },
            messages: Rate { burst: 40.0, a_second: 10.0 },
            wrong_links: Rate { burst: 20.0, a_second: 0.2 },
            resyncs: Rate { burst: 4e6, a_second: 5e5 },
            unread: 32 << 20,
        }
    }
}

/// The longest body of an ordinary request, in bytes.
pub(crate) const LONGEST_BODY: usize = 64 * 1024;

/// The longest game with a scoresheet to follow it by, in bytes.
pub(crate) const LONGEST_SHEET: usize = 256 * 1024;

/// The longest file to import, in bytes.
pub(crate) const LONGEST_IMPORT: usize = 8 * 1024 * 1024;

/// The largest event to import from another hall, in bytes.
pub(crate) const LONGEST_EVENT: usize = 256 * 1024 * 1024;

/// The longest act of a player, in bytes: a scoresheet has no room for more.
pub(crate) const LONGEST_ACT: usize = 1024;

/// The longest message over a socket, in bytes.
pub(crate) const LONGEST_MESSAGE: usize = 8 * 1024;

/// The longest wait for a bucket to fill.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

/// A token bucket: it fills slowly, and each use takes from it.
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

    fn fill(&mut self) {
        let elapsed = self.filled.elapsed();
        self.filled += elapsed;
        self.left = (self.left + elapsed.as_secs_f64() * self.rate.a_second).min(self.rate.burst);
    }

    /// Takes this much out, even more than there is.
    pub(crate) fn charge(&mut self, amount: usize) {
        self.fill();
        self.left -= amount as f64;
    }

    /// The time until it is no longer empty.
    pub(crate) fn empty_for(&mut self) -> Duration {
        self.fill();
        if self.left >= 0.0 {
            return Duration::ZERO;
        }
        let wait = Duration::try_from_secs_f64(-self.left / self.rate.a_second);
        wait.unwrap_or(LONGEST_WAIT).min(LONGEST_WAIT)
    }

    /// Takes one out if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.fill();
        let is_enough = self.left >= 1.0;
        if is_enough {
            self.left -= 1.0;
        }
        is_enough
    }
}

/// A bucket for each client.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    kept: Mutex<Kept<K>>,
}

#[derive(Debug)]
struct Kept<K> {
    buckets: HashMap<K, Bucket>,
    /// Above this number, buckets that have not been used for a while are removed.
    many: usize,
}

/// The number of buckets that are always kept.
const MANY: usize = 4096;

/// The least time for which an unused bucket is kept.
const A_WHILE: Duration = Duration::from_secs(60);

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets of this size.
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, kept: Mutex::new(Kept { buckets: HashMap::new(), many: MANY }) }
    }

    /// Takes one out of a client's bucket.
    pub(crate) fn take(&self, of: K) -> Result<(), Fault> {
        if self.has_room(of) { Ok(()) } else { Err(Fault::too_many()) }
    }

    fn has_room(&self, of: K) -> bool {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.buckets.len() >= kept.many {
            kept.buckets.retain(|_, bucket| bucket.filled.elapsed() < A_WHILE);
            // Not again before there are twice as many: a steady crowd need not be counted at every step.
            kept.many = MANY.max(2 * kept.buckets.len());
        }
        kept.buckets.entry(of).or_insert_with(|| Bucket::new(self.rate)).take()
    }
}

/// A client that makes requests.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Requester {
    /// The holder of a link.
    Link(u64),
    /// An address without a link.
    Address(IpAddr),
}

#[cfg(test)]
mod tests {
    use super::{Bucket, Buckets, Rate};

    #[test]
    fn a_bucket_is_empty_after_its_burst() {
        let mut bucket = Bucket::new(Rate { burst: 3.0, a_second: 0.0 });
        assert_eq!([(); 5].map(|()| bucket.take()), [true, true, true, false, false]);
    }

    #[test]
    fn what_was_taken_too_much_of_is_waited_for() {
        let mut bucket = Bucket::new(Rate { burst: 100.0, a_second: 10.0 });
        bucket.charge(90);
        assert!(bucket.empty_for().is_zero());
        bucket.charge(60);
        assert!((4.0..=5.0).contains(&bucket.empty_for().as_secs_f64()), "{bucket:?}");
        let mut bucket = Bucket::new(Rate { burst: 1.0, a_second: 0.0 });
        bucket.charge(2);
        assert_eq!(bucket.empty_for().as_secs(), 3600, "it never fills");
    }

    #[test]
    fn everyone_has_a_bucket() {
        let buckets = Buckets::new(Rate { burst: 1.0, a_second: 0.0 });
        assert!(buckets.take("a").is_ok() && buckets.take("a").is_err());
        assert!(buckets.take("b").is_ok() && buckets.take("b").is_err());
    }
}
