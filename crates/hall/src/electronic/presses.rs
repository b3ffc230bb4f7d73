//! A device's press at a table with an electronic board: the board is read before the press counts.

use super::{Electronic, Hold};
use crate::board::Board;
use crate::facts::BoardId;
use crate::fault::Fault;
use crate::lapses::ServerTime;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::oneshot;
use touchmove_laws::board::Color;

/// How long a press may wait before the player is asked to press again; normally it is decided within half of this.
const PATIENCE: Duration = Duration::from_secs(5);

/// A press that waits until the board has been read.
#[derive(Debug)]
pub(super) struct PressRequest {
    /// The board of the event.
    pub(super) board: BoardId,
    /// Its table.
    pub(super) table: u32,
    /// The player who pressed.
    pub(super) by: Color,
    /// When it arrived.
    pub(super) arrived: ServerTime,
    /// Answers the waiting device.
    pub(super) reply: oneshot::Sender<BeforePress>,
}

/// What to do with a press.
#[derive(Debug)]
pub(crate) enum BeforePress {
    /// It counts: the move on the board is recorded.
    Counts,
    /// It does not count: what was played is unknown, and the clocks are stopped from then on.
    Unexplained,
    /// The move could not be recorded.
    NotRecorded(Fault),
}

impl Electronic {
    /// Reads the electronic board at a table before a press counts there.
    pub(crate) async fn before_press(&self, board: &Board, by: Color, arrived: ServerTime) -> BeforePress {
        let table = board.fact().table;
        if !self.is_at(table) || !self.is_followed.load(Ordering::Acquire) {
            return BeforePress::Counts;
        }
        let (reply, answered) = oneshot::channel();
        let request = PressRequest { board: board.id(), table, by, arrived, reply };
        let unread =
            || BeforePress::NotRecorded(Fault::unavailable("the board could not be read; try again"));
        match self.presses.try_send(request) {
            Ok(()) => match tokio::time::timeout(PATIENCE, answered).await {
                Ok(Ok(answer)) => answer,
                Ok(Err(_)) | Err(_) => unread(),
            },
            Err(_) => unread(),
        }
    }

    /// Holds back flags that had not fallen before a press, until the press is decided.
    pub(crate) fn hold(&self, board: &Board, arrived: ServerTime) -> Hold {
        self.holds.begin(board.id(), arrived)
    }
}
