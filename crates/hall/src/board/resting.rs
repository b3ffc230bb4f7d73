//! A game at rest: over and removed from memory, or taken from another server and not yet continued.

#[cfg(feature = "cluster")]
use super::Taken;
use super::{Board, Tools};
#[cfg(feature = "cluster")]
use crate::hall_clock::GameTime;
#[cfg(feature = "cluster")]
use crate::lapses::ServerTime;
use crate::message::Message;
#[cfg(feature = "cluster")]
use crate::reading::chained;
use crate::wheel::Due;
use std::sync::Arc;
#[cfg(feature = "cluster")]
use std::sync::PoisonError;
#[cfg(feature = "cluster")]
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
#[cfg(feature = "cluster")]
use touchmove_journal::{Entry, Head};
use touchmove_laws::Phase;

/// How long a finished game stays in memory after it was last read or acted in.
const AT_HAND: Duration = Duration::from_secs(60);

impl Board {
    /// Continues a game that another server kept, from its state when that server was last heard from, once the devices have had time to
    /// reconnect or both players are back. Returns when the clock will next cause something.
    #[cfg(feature = "cluster")]
    pub(crate) fn go_on_here(
        &self,
        tools: &Tools<'_>,
        until: ServerTime,
        pause: Duration,
    ) -> Option<Instant> {
        self.was_kept_elsewhere.store(true, Ordering::Release);
        let last = self.live().last().cloned()?;
        let ran_on = last.hall_time.and_then(|then| self.event.went_on_after(then)).unwrap_or(0);
        let since = tools.clock.played_now().after(pause);
        let at_ms = last.stood_at_ms().saturating_add(ran_on);
        let taken = Taken { until, at_ms, resumes: since };
        *self.taken.lock().unwrap_or_else(PoisonError::into_inner) = Some(taken);
        let time = GameTime::from(at_ms, since);
        *self.kept_time() = Some(time);
        last.due_ms.map(|due| self.instant_of(time, due, tools))
    }

    /// True while the time of a game that was taken from another server waits for the players.
    #[cfg(feature = "cluster")]
    pub(crate) fn awaits_players(&self, tools: &Tools<'_>) -> bool {
        let taken = *self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.is_some_and(|taken| tools.clock.played_now() < taken.resumes)
    }

    /// A device has received what it needs to play on here. If the game was taken from another server and both players are back now, its
    /// time runs on.
    #[cfg(feature = "cluster")]
    pub(crate) fn a_device_is_back(&self, seat: u64, tools: &Tools<'_>) {
        let taken = *self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(Taken { resumes, .. }) = taken else { return };
        let now = tools.clock.played_now();
        let (last, are_back) = {
            let mut live = self.live();
            live.audience.is_back(seat);
            (live.last().cloned(), live.audience.has_both_players())
        };
        let mut time = self.kept_time();
        let Some(time) = time.as_mut().filter(|time| are_back && time.resumes_at(resumes) && now < resumes)
        else {
            return;
        };
        *time = time.standing_until(now);
        let due = last.and_then(|last| last.due_ms).map(|due| self.instant_of(*time, due, tools));
        tools.wheel.set(Due::Time(self.id()), due);
    }

    /// Loads the game from these entries of its stream. No one plays here yet.
    #[cfg(feature = "cluster")]
    pub(crate) fn load(&self, tools: &Tools<'_>, head: Head, entries: Vec<Entry>) {
        let read = chained(&head.stream, head.origin.as_deref(), entries);
        let entries = self.checked(tools, head, read);
        if let Ok(mut place) = self.game.try_lock() {
            *place = Some(Box::new(self.replayed(tools, &entries)));
        }
    }

    /// Removes a finished game from memory after a while; it can be read again from the journal.
    pub(super) fn await_putting_away(&self, last: &Message, tools: &Tools<'_>) {
        if last.answer.state.phase.0 == Phase::Over {
            tools.wheel.set(Due::PutAway(self.id()), Some(Instant::now() + AT_HAND));
        }
    }

    /// A client has left: a finished game is removed from memory after a while.
    pub(crate) fn put_away_later(&self, tools: &Tools<'_>) {
        if let Some(last) = self.live().last() {
            self.await_putting_away(last, tools);
        }
    }

    /// Keeps only the last message of a game that is over.
    pub(crate) async fn put_away(&self, tools: &Tools<'_>) {
        let mut game = self.game.lock().await;
        if !self.put_messages_away(tools) {
            return;
        }
        *game = None;
        drop(game);
        *self.public.lock().await = None;
        self.seen.forget().await;
        self.event.forget_devices_of(self.id(), tools.clock.played_ms());
    }

    /// Keeps only the last message if the game is over and nothing of it waits for the broadcast; otherwise returns false.
    fn put_messages_away(&self, tools: &Tools<'_>) -> bool {
        let mut live = self.live();
        let is_over = |last: &&Arc<Message>| last.answer.state.phase.0 == Phase::Over;
        let Some(last) = live.last().filter(is_over).cloned() else { return false };
        if live.next_waiting().is_some() {
            self.await_putting_away(&last, tools);
            return false;
        }
        live.put_away();
        true
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::Board;
    use crate::board::Actor;
    use crate::devices::Presence;
    use crate::event::Event;
    use crate::facts::LinkFact;
    use crate::hall::Hall;
    use crate::links::Place;
    use crate::roles::Role;
    use crate::secrets::Token;
    use std::sync::Arc;
    use touchmove_journal::Memory;
    use touchmove_laws::Phase;
    use touchmove_referee::wire::Act;

    #[tokio::test]
    async fn a_game_that_is_over_is_put_away_and_read_again() {
        let hall = Hall::open(Arc::new(Memory::new())).await.unwrap();
        let settings = serde_json::from_str(r#"{"name":"x"}"#).unwrap();
        let event = hall.add_event(Event::new(1, settings, None, "made"));
        let fact = r#"{"id":"1-1","round":1,"table":1,"white":"A","black":"B"}"#;
        let board = Board::new(serde_json::from_str(fact).unwrap(), Arc::clone(&event), None);
        let act = async |text: &str| board.act(hall.tools(), Actor::SERVER, Act::parse(text).unwrap()).await;
        act(r#"{"act":"start"}"#).await.unwrap();
        act(r#"{"act":"move","by":"white","move":"e2e4"}"#).await.unwrap();
        board.put_away(&hall.tools()).await;
        assert!(board.hold().await.is_some(), "it is in play");
        act(r#"{"act":"declare","result":"1-0"}"#).await.unwrap();
        let before = board.scene(hall.tools(), Role::Arbiter).await.unwrap();
        assert_eq!(before.message.answer.state.phase.0, Phase::Over);
        board.put_away(&hall.tools()).await;
        assert!(board.hold().await.is_none(), "the journal has it");
        let after = board.scene(hall.tools(), Role::Arbiter).await.unwrap();
        assert_eq!(after.play.moves, before.play.moves);
        assert_eq!(after.message.answer, before.message.answer);
        // A device at the board stays listed; one that has left a finished game does not.
        let token = Token::short().unwrap();
        let link = LinkFact {
            id: token.id(),
            role: Role::White,
            place: Place::board(board.id()),
            hash: token.kept(),
        };
        hall.links_mut().add(Some(1), &link);
        let link = hall.links().get(token.id()).unwrap().clone();
        let presence = Presence::begin(&hall, &board, &link);
        board.put_away(&hall.tools()).await;
        assert_eq!(event.devices(&hall).len(), 1);
        drop(presence);
        board.put_away(&hall.tools()).await;
        assert_eq!(event.devices(&hall), []);

        act(r#"{"act":"reopen"}"#).await.unwrap();
        board.put_away(&hall.tools()).await;
        assert!(board.hold().await.is_some(), "it goes on");
    }
}
