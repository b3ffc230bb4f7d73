//! No flag falls while it is unknown what was played before it.

use crate::facts::BoardId;
use crate::lapses::ServerTime;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a flag is held back after a press was decided, because a quick opponent may have pressed in the meantime. It then falls as of
/// the moment at which it was due.
const LINGERS: Duration = Duration::from_millis(300);

/// The presses that have not been decided. A flag that is due after one of them does not fall before that press is decided.
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

/// A press that has not been decided. Dropping it marks the press as decided.
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

    /// Notes a press that has arrived.
    pub(super) fn begin(self: &Arc<Self>, board: BoardId, arrived: ServerTime) -> Hold {
        let mut kept = self.kept();
        kept.last += 1;
        let number = kept.last;
        kept.presses.push(Waiting { number, board, arrived, decided: None });
        Hold { holds: Arc::clone(self), number }
    }

    /// True if an undecided press at a board arrived before, or a press there has just been decided.
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
