//! A game at rest: over, and put away; or taken from another server, and not yet gone on.

use super::{Board, Tools};
#[cfg(feature = "cluster")]
use crate::hall_clock::GameTime;
use crate::message::Message;
use crate::wheel::Due;
use std::sync::Arc;
#[cfg(feature = "cluster")]
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use touchmove_laws::Phase;

/// How long a game that is over stays in memory after it was last read or acted in.
const AT_HAND: Duration = Duration::from_secs(60);

impl Board {
    /// The game, kept by another server until now, goes on here from where it stood when that one was last heard, once the devices have had
    /// time to come back. When time will bring something.
    #[cfg(feature = "cluster")]
    pub(crate) fn go_on_here(&self, tools: &Tools<'_>, pause: Duration) -> Option<Instant> {
        self.was_kept_elsewhere.store(true, Ordering::Release);
        self.nobody_is_back.store(true, Ordering::Release);
        let last = self.live().last().cloned()?;
        let ran_on = last.hall_time.and_then(|then| self.event.went_on_after(then)).unwrap_or(0);
        let since = tools.clock.played_now().after(pause);
        let time = GameTime::from(last.at_ms.saturating_add(ran_on), since);
        *self.kept_time() = Some(time);
        last.due_ms.map(|due| self.instant_of(time, due, tools))
    }

    /// A game that is over leaves the memory after a while; whoever asks for it again reads it from the journal.
    pub(super) fn await_putting_away(&self, last: &Message, tools: &Tools<'_>) {
        if last.answer.state.phase.0 == Phase::Over {
            tools.wheel.set(Due::PutAway(self.id()), Some(Instant::now() + AT_HAND));
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
    }

    /// Whether the game is over, and nothing of it waits for the broadcast: then only its last message is kept.
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
