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
    /// Open connections in all.
    pub connections: usize,
    /// Requests a second from one link, or from one address without a link.
    pub requests: Rate,
    /// Messages a second over one socket.
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
            requests: Rate { burst: 1000.0, a_second: 100.0 },
            messages: Rate { burst: 40.0, a_second: 10.0 },
            wrong_links: Rate { burst: 20.0, a_second: 0.2 },
        }
    }
}

/// The longest body of an ordinary request, in bytes.
pub(crate) const LONGEST_BODY: usize = 64 * 1024;

/// The longest file that is imported, in bytes.
pub(crate) const LONGEST_IMPORT: usize = 8 * 1024 * 1024;

/// The largest event that moves in, in bytes.
pub(crate) const LONGEST_EVENT: usize = 256 * 1024 * 1024;

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
        self.fill();
        let is_enough = self.left >= 1.0;
        if is_enough {
            self.left -= 1.0;
        }
        is_enough
    }

    /// Is there one?
    fn has_any(&mut self) -> bool {
        self.fill();
        self.left >= 1.0
    }

    fn fill(&mut self) {
        let elapsed = self.filled.elapsed();
        self.filled += elapsed;
        self.left = (self.left + elapsed.as_secs_f64() * self.rate.a_second).min(self.rate.burst);
    }
}

/// A bucket for everyone who comes.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// From how many buckets on the full ones are thrown away.
const MANY: usize = 4096;

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets of this size.
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes one out of somebody's bucket.
    pub(crate) fn take(&self, of: K) -> Result<(), Fault> {
        if self.with(of, Bucket::take) { Ok(()) } else { Err(Fault::too_many()) }
    }

    /// Is there one in somebody's bucket?
    pub(crate) fn check(&self, of: K) -> Result<(), Fault> {
        if self.with(of, Bucket::has_any) { Ok(()) } else { Err(Fault::too_many()) }
    }

    fn with(&self, of: K, ask: impl FnOnce(&mut Bucket) -> bool) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| bucket.filled.elapsed() < Duration::from_secs(60));
        }
        ask(buckets.entry(of).or_insert_with(|| Bucket::new(self.rate)))
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
    use super::{Bucket, Buckets, Rate};

    #[test]
    fn a_bucket_is_empty_after_its_burst() {
        let mut bucket = Bucket::new(Rate { burst: 3.0, a_second: 0.0 });
        assert_eq!([(); 5].map(|()| bucket.take()), [true, true, true, false, false]);
    }

    #[test]
    fn everyone_has_a_bucket() {
        let buckets = Buckets::new(Rate { burst: 1.0, a_second: 0.0 });
        assert!(buckets.take("a").is_ok() && buckets.take("a").is_err() && buckets.check("a").is_err());
        assert!(buckets.check("b").is_ok() && buckets.check("b").is_ok() && buckets.take("b").is_ok());
    }
}
