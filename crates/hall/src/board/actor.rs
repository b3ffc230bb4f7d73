//! The actor of an act at a board.

use crate::electronic::Serial;
use crate::lapses::ServerTime;
use crate::outage::{Credit, Lateness, Sent};
use crate::roles::Role;

/// The actor.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Actor {
    /// The role; `None` for the server.
    pub role: Option<Role>,
    /// The link.
    pub link: Option<u64>,
    /// The electronic board whose sensors reported it.
    pub electronic: Option<Serial>,
    /// The number that the device gave its message.
    pub seq: Option<u64>,
    /// The seat from which it was sent, which receives the answer with that number.
    pub seat: Option<u64>,
    /// When it arrived: an act counts from then, however long it waits for its turn.
    pub arrived: Option<ServerTime>,
    /// How late it arrived.
    pub lateness: Lateness,
}

impl Actor {
    /// The server itself.
    pub(crate) const SERVER: Self = Self {
        role: None,
        link: None,
        electronic: None,
        seq: None,
        seat: None,
        arrived: None,
        lateness: Lateness::NONE,
    };

    pub(super) fn sent(self, credit: Credit) -> Option<Sent> {
        self.link.zip(self.seq).map(|(link, seq)| Sent { link, seq, credit })
    }
}
