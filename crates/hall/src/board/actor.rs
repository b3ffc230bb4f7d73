//! Who acts at a board.

use crate::electronic::Serial;
use crate::lapses::ServerTime;
use crate::outage::{Credit, Lateness, Sent};
use crate::roles::Role;

/// Who acts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Actor {
    /// As what; nobody is the server.
    pub role: Option<Role>,
    /// Through which link.
    pub link: Option<u64>,
    /// The electronic board whose sensors tell it.
    pub electronic: Option<Serial>,
    /// The number that the device gave its message.
    pub seq: Option<u64>,
    /// The place from which it was sent, which hears the answer with that number.
    pub seat: Option<u64>,
    /// When it arrived: an act counts from then, however long it waits for its turn.
    pub arrived: Option<ServerTime>,
    /// How late that was.
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
