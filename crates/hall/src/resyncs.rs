//! How often a socket gets the whole state, and how much unread data of it may be on its way.
//!
//! The `resync` of a large event has megabytes. It is charged by the byte: a client that asks faster than its allowance fills must wait,
//! and gets one `resync` however often it asks meanwhile.

use crate::limits::{Bucket, Rate};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Instant;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The allowance of a socket, and whether it has asked for the whole state.
#[derive(Debug)]
pub(crate) struct Resyncs {
    bytes: Bucket,
    due: Option<Instant>,
}

impl Resyncs {
    /// A socket that has been sent nothing yet.
    pub(crate) fn new(rate: Rate) -> Self {
        Self { bytes: Bucket::new(rate), due: None }
    }

    /// Asks for the whole state: at once, or when the last one has been paid for.
    pub(crate) fn ask(&mut self) {
        let wait = self.bytes.empty_for();
        self.due.get_or_insert_with(|| Instant::now() + wait);
    }

    /// Waits until the whole state is due; forever, if the client has not asked.
    pub(crate) async fn due(&mut self) {
        match self.due {
            Some(due) => tokio::time::sleep_until(due.into()).await,
            None => std::future::pending().await,
        }
        self.due = None;
    }

    /// Charges the bytes that are sent.
    pub(crate) fn charge(&mut self, bytes: usize) {
        self.bytes.charge(bytes);
    }
}

/// The unread data on its way to clients without a link, by address.
#[derive(Debug)]
pub(crate) struct Unread {
    most: usize,
    addresses: Mutex<HashMap<IpAddr, Weak<Semaphore>>>,
}

/// Unread bytes are counted in units of this size.
const PIECE: usize = 1024;

impl Unread {
    /// At most this many bytes at one address.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, addresses: Mutex::default() }
    }

    /// Waits until this many bytes may be sent there. They count while the permit is held.
    pub(crate) async fn admit(&self, address: IpAddr, bytes: usize) -> Option<OwnedSemaphorePermit> {
        // A message longer than the whole allowance is sent alone.
        let pieces = bytes.min(self.most).div_ceil(PIECE);
        // The semaphore is never closed, so this always succeeds.
        self.of(address).acquire_many_owned(u32::try_from(pieces).ok()?).await.ok()
    }

    fn of(&self, address: IpAddr) -> Arc<Semaphore> {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(there) = addresses.get(&address).and_then(Weak::upgrade) {
            return there;
        }
        addresses.retain(|_, semaphore| semaphore.strong_count() > 0);
        let semaphore = Arc::new(Semaphore::new(self.most.div_ceil(PIECE)));
        addresses.insert(address, Arc::downgrade(&semaphore));
        semaphore
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Resyncs, Unread};
    use crate::limits::Rate;
    use std::time::Duration;
    use tokio::time::timeout;

    const A_MOMENT: Duration = Duration::from_millis(20);

    #[tokio::test]
    async fn who_has_had_enough_waits() {
        let mut resyncs = Resyncs::new(Rate { burst: 1000.0, a_second: 0.0 });
        assert!(timeout(A_MOMENT, resyncs.due()).await.is_err(), "nobody asked");
        for _ in 0..2 {
            resyncs.ask();
            resyncs.ask();
            timeout(A_MOMENT, resyncs.due()).await.unwrap();
            assert!(timeout(A_MOMENT, resyncs.due()).await.is_err(), "two questions, one answer");
            resyncs.charge(600);
        }
        resyncs.ask();
        assert!(timeout(A_MOMENT, resyncs.due()).await.is_err(), "1200 bytes of 1000");
    }

    #[tokio::test]
    async fn what_nobody_reads_keeps_others_at_the_address_waiting() {
        let unread = Unread::new(10_000);
        let [one, other] = [[192, 0, 2, 1], [192, 0, 2, 2]].map(Into::into);
        let first = unread.admit(one, 6000).await.unwrap();
        assert!(timeout(A_MOMENT, unread.admit(one, 6000)).await.is_err());
        let _alone = timeout(A_MOMENT, unread.admit(other, 1 << 30)).await.unwrap().unwrap();
        drop(first);
        assert!(timeout(A_MOMENT, unread.admit(one, 6000)).await.unwrap().is_some());
    }
}
