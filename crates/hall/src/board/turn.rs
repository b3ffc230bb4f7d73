//! The beginning of a turn, at a device that is connected to another server.
//!
//! A player's clock starts when the opponent's press is recorded and sent to them (6.2.1). If the way to the server to which their device
//! is connected is blocked, they hear of it later. That is no fault of theirs, so their clock starts when that server has the message, or
//! when they have come back by another way.

use super::{Board, Tools};
use crate::lapses::{LIMIT, ServerTime};
use crate::live::Audience;
use crate::passage::Passage;
use crate::roles::Role;
use std::sync::Arc;
use std::time::Duration;
use touchmove_laws::board::Color;

/// A flag does not fall before the player is known to have heard that it is their turn, but it waits no longer than this.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// A turn whose beginning was sent through other servers.
#[derive(Debug)]
pub(crate) struct Turn {
    /// The number and the game time of the message that began it.
    number: u64,
    at_ms: u64,
    player: Color,
    sent: ServerTime,
    /// The ways by which it was sent.
    passages: Vec<Arc<Passage>>,
    /// When another device of the player's came to the board.
    came: Option<ServerTime>,
}

impl Turn {
    /// A turn that begins now, with the next message; `None` if the player hears of it from this server.
    pub(crate) fn begins(
        audience: &Audience,
        player: Color,
        number: u64,
        at_ms: u64,
        sent: ServerTime,
    ) -> Option<Self> {
        let passages = audience.passages_to(player);
        passages.iter().for_each(|passage| passage.ask());
        (!passages.is_empty()).then_some(Self { number, at_ms, player, sent, passages, came: None })
    }

    /// When the player heard of it, as far as is known.
    fn heard(&self) -> Option<ServerTime> {
        let heard = self.passages.iter().filter_map(|passage| passage.heard_after());
        heard.map(|after| self.sent.later(after)).chain(self.came).min()
    }
}

impl Board {
    /// A device has come to the board and been sent everything.
    pub(crate) fn a_device_has_come(&self, role: Role, tools: &Tools<'_>) {
        let now = tools.clock.moment();
        if let Some(turn) = self.live().turn.as_mut().filter(|turn| Some(turn.player) == role.player()) {
            turn.came.get_or_insert(now);
        }
    }

    /// Starts the clock of the player whose turn it is when they heard of it, if that was noticeably later than it was sent. Returns true if
    /// they are not known to have heard of it yet, and may still do.
    pub(super) fn settle_turn(&self, tools: &Tools<'_>) -> bool {
        let (at_ms, sent, heard) = {
            let mut live = self.live();
            let last = live.last().map(|last| last.number);
            let Some(turn) = live.turn.take_if(|turn| Some(turn.number) != last || turn.heard().is_some())
            else {
                let now = tools.clock.moment();
                return live.turn.as_ref().is_some_and(|turn| now.since(turn.sent) < LONGEST_WAIT);
            };
            let Some(heard) = turn.heard().filter(|_| Some(turn.number) == last) else { return false };
            (turn.at_ms, turn.sent, heard)
        };
        if heard.since(sent) > LIMIT {
            let (heard, mut time) = (tools.clock.played(heard), self.kept_time());
            *time = time.map(|time| time.standing_at(at_ms, heard));
        }
        false
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    #[test]
    fn a_turn_begins_when_its_message_has_arrived_or_the_player_has_come_back() {
        let sent = ServerTime::new(Duration::from_secs(60));
        let begins = |audience: &Audience| Turn::begins(audience, Color::White, 7, 1000, sent);
        let mut audience = Audience::default();
        assert!(begins(&audience).is_none(), "nobody is there");
        let black = audience.join(Role::Black, None, 1);
        audience.is_reached_by(black.id, &Arc::new(Passage::new()));
        assert!(begins(&audience).is_none(), "Black is");
        let white = audience.join(Role::White, None, 1);
        assert!(begins(&audience).is_none(), "White is connected to this server");
        let passage = Arc::new(Passage::new());
        audience.is_reached_by(white.id, &passage);
        let mut turn = begins(&audience).unwrap();
        assert_eq!(turn.heard(), None);
        turn.came = Some(sent.later(Duration::from_secs(2)));
        assert_eq!(turn.heard(), turn.came, "by another way");
        assert!(passage.asks_with(3));
        passage.confirm(4);
        assert!(turn.heard() < turn.came, "by the first way, a moment later");
    }
}
