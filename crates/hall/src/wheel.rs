//! The timer wheel: flags fall and delayed broadcasts are released exactly when they are due. Nothing is polled.

use crate::facts::BoardId;
use std::collections::HashMap;
use std::future::poll_fn;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio_util::time::{DelayQueue, delay_queue::Key};

const A_DAY: Duration = Duration::from_secs(86_400);

/// An item on the wheel.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Due {
    /// Time causes something at this board.
    Time(BoardId),
    /// The broadcast of this board continues.
    Broadcast(BoardId),
    /// The game at this board has been over for a while.
    PutAway(BoardId),
}

/// An item and when it becomes due; `None` cancels it.
type Order = (Due, Option<Instant>);

/// Sends the wheel what becomes due and when. For each item only the latest order counts.
#[derive(Debug)]
pub(crate) struct Wheel {
    orders: mpsc::UnboundedSender<Order>,
    incoming: Mutex<Option<mpsc::UnboundedReceiver<Order>>>,
    waiting: Arc<AtomicUsize>,
}

impl Default for Wheel {
    fn default() -> Self {
        let (orders, incoming) = mpsc::unbounded_channel();
        Self { orders, incoming: Mutex::new(Some(incoming)), waiting: Arc::default() }
    }
}

impl Wheel {
    /// Sets when an item becomes due; `None` cancels it.
    pub(crate) fn set(&self, due: Due, when: Option<Instant>) {
        // If the wheel has stopped, the server is ending.
        let _ = self.orders.send((due, when));
    }

    /// The number of items that will become due.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Turns until the server ends, and reports what is due.
    pub(crate) async fn turn(&self, mut is_due: impl FnMut(Due)) {
        let incoming = self.incoming.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut incoming) = incoming else { return };
        let mut queue: DelayQueue<Due> = DelayQueue::new();
        let mut keys: HashMap<Due, Key> = HashMap::new();
        loop {
            tokio::select! {
                order = incoming.recv() => {
                    let Some((due, when)) = order else { return };
                    if let Some(key) = keys.remove(&due) {
                        queue.remove(&key);
                    }
                    if let Some(when) = when {
                        // A deadline further away is set again tomorrow.
                        let when = when.min(Instant::now() + A_DAY);
                        keys.insert(due, queue.insert_at(due, when.into()));
                    }
                }
                Some(expired) = poll_fn(|context| queue.poll_expired(context)), if !queue.is_empty() => {
                    let due = expired.into_inner();
                    keys.remove(&due);
                    is_due(due);
                }
            }
            self.waiting.store(keys.len(), Ordering::Relaxed);
        }
    }
}
