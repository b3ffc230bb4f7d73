//! The timer wheel: flags fall when they fall, and the broadcast lets out what it held back. Nothing is polled.

use crate::facts::BoardId;
use std::collections::HashMap;
use std::future::poll_fn;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio_util::time::{DelayQueue, delay_queue::Key};

const A_DAY: Duration = Duration::from_secs(86_400);

/// What becomes due.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Due {
    /// Time brings something at this board.
    Time(BoardId),
    /// The broadcast of this board goes on.
    Broadcast(BoardId),
    /// The game at this board has been over for a while.
    PutAway(BoardId),
}

/// What becomes due, and when: or not at all.
type Order = (Due, Option<Instant>);

/// Tells the wheel what becomes due when. Of one thing only the latest word counts.
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
    /// It becomes due then, or not at all.
    pub(crate) fn set(&self, due: Due, when: Option<Instant>) {
        // If the wheel has stopped, the server is ending.
        let _ = self.orders.send((due, when));
    }

    /// How many things will become due.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Turns until the server ends; says what is due.
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
                        // What is further away is asked for again tomorrow.
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
