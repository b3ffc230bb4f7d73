//! No flag falls while it is not known what was played before it.

use crate::facts::BoardId;
use crate::lapses::ServerTime;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A quick opponent may have pressed while a press was being decided: so much later a flag falls, as of the moment at which it was due.
const LINGERS: Duration = Duration::from_millis(300);

/// The presses that have not been decided. A flag that is due after one of them does not fall before it is.
#[derive(Debug, Default)]
pub(crate) struct Holds {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    last: u64,
    presses: Vec<Waiting>,
}

#[derive(Debug)]
struct Waiting {
    number: u64,
    board: BoardId,
    arrived: ServerTime,
    decided: Option<Instant>,
}

/// A press that has not been decided. It has been when this is dropped.
#[derive(Debug)]
pub(crate) struct Hold {
    holds: Arc<Holds>,
    number: u64,
}

impl Holds {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.presses.retain(|press| press.decided.is_none_or(|decided| decided.elapsed() < LINGERS));
        kept
    }

    /// A press has arrived.
    pub(super) fn begin(self: &Arc<Self>, board: BoardId, arrived: ServerTime) -> Hold {
        let mut kept = self.kept();
        kept.last += 1;
        let number = kept.last;
        kept.presses.push(Waiting { number, board, arrived, decided: None });
        Hold { holds: Arc::clone(self), number }
    }

    /// Is there a press at a board that had arrived before, or has one just been decided?
    pub(crate) fn has(&self, board: BoardId, is_before: impl Fn(ServerTime) -> bool) -> bool {
        let kept = self.kept();
        let mut here = kept.presses.iter().filter(|press| press.board == board);
        here.any(|press| press.decided.is_some() || is_before(press.arrived))
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut kept = self.holds.kept();
        let own = kept.presses.iter_mut().find(|press| press.number == self.number);
        own.into_iter().for_each(|press| press.decided = Some(Instant::now()));
    }
}
