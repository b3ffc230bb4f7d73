//! Pushes rounds to a server that runs lila: one request at a time, the games of a round together, and only when their PGN has changed.
//!
//! Only the public PGN is sent, however the server responds. For a game with an illegal move that was not noticed, the server returns an
//! error, which the desk sees. The game is still sent as before, because a feed that stopped there would reveal that the move was illegal.
//! When the game is over, or the position was restored, the public PGN can be read by any program again and is sent as usual.

use super::destination::RoundId;
use super::public_pgn::{Glance, PublicGame, PublicRound, whole};
use super::reply::{self, Outcome};
use super::tokens::Secret;
use crate::event::Event;
use crate::facts::BoardId;
use crate::hall::Hall;
use crate::hall_clock::wall_ms;
use crate::outgoing::{NotBroadcast, NoticeFacts};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The greatest number of games in one push, according to the description of lichess's API.
const MOST_GAMES: usize = 100;

/// The number of failed pushes in a row after which the desk gets a notice; a single failure usually resolves itself.
const NOTICE_AFTER: u32 = 3;

/// The state of all pushed rounds.
#[derive(Debug, Default)]
pub(super) struct Pushes {
    rounds: Mutex<HashMap<(u64, u32), RoundPush>>,
    /// The server asked not to be contacted before this moment.
    quiet_until: Mutex<Option<Instant>>,
}

/// The state of a pushed round.
#[derive(Clone, Debug, Default)]
pub(super) struct RoundPush {
    /// How far it was public when it was last pushed, or last found not to need it.
    glance: Option<Glance>,
    /// A hash of what the server last accepted.
    taken: Option<[u8; 32]>,
    failures: u32,
    again: Option<Instant>,
    /// When the server last accepted it, in wall time.
    pub(super) taken_wall: Option<u64>,
    /// Why the last push failed.
    pub(super) error: Option<String>,
    /// When it is tried again, in wall time.
    pub(super) again_wall: Option<u64>,
    /// Errors in single games.
    pub(super) game_errors: Vec<GameError>,
}

/// An error that the server reports in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GameError {
    pub(super) board: BoardId,
    pub(super) table: u32,
    pub(super) white: String,
    pub(super) black: String,
    pub(super) error: String,
}

impl Pushes {
    /// The state of a round.
    pub(super) fn of(&self, event: u64, round: u32) -> RoundPush {
        self.rounds().get(&(event, round)).cloned().unwrap_or_default()
    }

    /// The token or the rounds of an event were changed: pushes everything again, at once.
    pub(super) fn begin_anew(&self, event: u64) {
        self.rounds().retain(|(of, _), _| *of != event);
    }

    /// Notes that the server has everything that is public; earlier errors are cleared.
    fn needs_nothing(&self, event: u64, round: u32, glance: Glance) {
        let mut rounds = self.rounds();
        let state = rounds.entry((event, round)).or_default();
        state.glance = Some(glance);
        (state.failures, state.again, state.again_wall, state.error) = (0, None, None, None);
    }

    /// Notes that part of the round is still missing.
    fn try_again(&self, event: u64, round: u32, after: Duration) {
        if let Some(state) = self.rounds().get_mut(&(event, round)) {
            (state.glance, state.again) = (None, Some(Instant::now() + after));
        }
    }

    fn rounds(&self) -> MutexGuard<'_, HashMap<(u64, u32), RoundPush>> {
        self.rounds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_quiet(&self) -> bool {
        let until = *self.quiet_until.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_some_and(|until| Instant::now() < until)
    }
}

impl RoundPush {
    /// True if there is something to send and it has waited long enough.
    fn is_due(&self, glance: &Glance) -> bool {
        let has_waited = self.again.is_none_or(|again| Instant::now() >= again);
        has_waited && self.is_pending(glance)
    }

    /// True if something has changed since it was sent.
    pub(super) fn is_pending(&self, glance: &Glance) -> bool {
        self.glance.as_ref() != Some(glance)
    }
}

impl Hall {
    /// Pushes rounds until the server ends.
    pub(crate) async fn push_rounds(&self) {
        loop {
            let pace = self.broadcast.pace();
            tokio::time::sleep(pace.look).await;
            for event in self.events() {
                for (round, id) in event.push_rounds() {
                    if self.broadcast.pushes.is_quiet() {
                        break;
                    }
                    if self.push_if_due(&event, round, &id).await {
                        tokio::time::sleep(pace.rest).await;
                    }
                }
            }
        }
    }

    /// Pushes a round if there is something to push. Returns true if a request was made.
    async fn push_if_due(&self, event: &Arc<Event>, round: u32, id: &RoundId) -> bool {
        let server = self.broadcast.server();
        let Some(token) = self.broadcast.tokens.get((event.id, &event.made), server) else { return false };
        let glance = self.glance(event, round);
        // A private event is not broadcast.
        if event.settings().private || !self.broadcast.pushes.of(event.id, round).is_due(&glance) {
            return false;
        }
        let PublicRound { games, unread } = self.public_round(event, round).await;
        let hash: [u8; 32] = Sha256::digest(whole(&games)).into();
        if games.is_empty() || self.broadcast.pushes.of(event.id, round).taken == Some(hash) {
            self.broadcast.pushes.needs_nothing(event.id, round, glance);
            if !unread.is_empty() {
                self.broadcast.pushes.try_again(event.id, round, self.broadcast.pace().longest_retry);
            }
            return false;
        }
        let outcome = self.push_games(id, &token, &games).await;
        // If the token or the round was changed in the meantime, another push is wanted, not the result of this one.
        let is_current = event.push_rounds().get(&round) == Some(id)
            && self.broadcast.tokens.get((event.id, &event.made), server).as_ref() == Some(&token);
        if is_current {
            self.note_push(event, round, (glance, hash), &games, &outcome);
        }
        if !unread.is_empty() {
            self.broadcast.pushes.try_again(event.id, round, self.broadcast.pace().longest_retry);
        }
        true
    }

    /// Pushes the games of a round, as many at a time as the server accepts.
    async fn push_games(&self, id: &RoundId, token: &Secret, games: &[PublicGame]) -> Outcome {
        let mut errors: Vec<Option<String>> = vec![None; games.len()];
        let mut parts: Vec<(usize, usize)> = Vec::new();
        for first in (0..games.len()).step_by(MOST_GAMES).rev() {
            parts.push((first, games.len().min(first + MOST_GAMES)));
        }
        while let Some((first, end)) = parts.pop() {
            match self.push_part(id, token, &games[first..end]).await {
                Outcome::Taken(found) => {
                    for (error, found) in errors[first..end].iter_mut().zip(found) {
                        *error = found;
                    }
                }
                // One game may have caused the error for all: smaller parts show which.
                Outcome::BadGames(_) if end - first > 1 => {
                    let middle = first + (end - first) / 2;
                    parts.extend([(middle, end), (first, middle)]);
                }
                Outcome::BadGames(why) => errors[first] = Some(why),
                other => return other,
            }
            if !parts.is_empty() {
                tokio::time::sleep(self.broadcast.pace().rest).await;
            }
        }
        Outcome::Taken(errors)
    }

    async fn push_part(&self, id: &RoundId, token: &Secret, games: &[PublicGame]) -> Outcome {
        let players: Vec<(&str, &str)> = games.iter().map(|game| (&*game.white, &*game.black)).collect();
        let sent = self.broadcast.client.push(self.broadcast.server(), id, token, whole(games)).await;
        let outcome = match sent {
            Ok(reply) => reply::read(&reply, &players),
            Err(why) => Outcome::Failed(why),
        };
        match outcome {
            Outcome::Taken(errors) => {
                let clean = |error: Option<String>| error.map(|error| token.taken_out_of(&error));
                Outcome::Taken(errors.into_iter().map(clean).collect())
            }
            Outcome::BadGames(why) => Outcome::BadGames(token.taken_out_of(&why)),
            Outcome::Refused(why) => Outcome::Refused(token.taken_out_of(&why)),
            Outcome::Failed(why) => Outcome::Failed(token.taken_out_of(&why)),
            Outcome::TooMany(wait) => Outcome::TooMany(wait),
        }
    }

    /// Notes the result of a push, and reports errors to the desk.
    fn note_push(
        &self,
        event: &Event,
        round: u32,
        (glance, hash): (Glance, [u8; 32]),
        games: &[PublicGame],
        outcome: &Outcome,
    ) {
        let pushes = &self.broadcast.pushes;
        let mut rounds = pushes.rounds();
        let state = rounds.entry((event.id, round)).or_default();
        let Some(wait) = self.broadcast.pace().wait(outcome, state.failures + 1) else {
            let before = std::mem::take(&mut state.game_errors);
            if let Outcome::Taken(errors) = outcome {
                state.game_errors = game_errors(games, errors);
            }
            let is_new = |error: &&GameError| before.iter().all(|known| known.board != error.board);
            let new: Vec<GameError> = state.game_errors.iter().filter(is_new).cloned().collect();
            let is_first = state.taken_wall.is_none();
            (state.glance, state.taken, state.taken_wall) = (Some(glance), Some(hash), Some(wall_ms()));
            (state.failures, state.again, state.again_wall, state.error) = (0, None, None, None);
            drop(rounds);
            if is_first {
                tracing::info!(event = event.id, round, games = games.len(), "a round is being pushed");
            }
            new.into_iter().for_each(|error| tell_error(event, round, Some(error.board), &error.error));
            return;
        };
        let again = Instant::now() + wait;
        let why = match outcome {
            Outcome::TooMany(_) => "429: too many requests".to_owned(),
            Outcome::BadGames(why) | Outcome::Refused(why) | Outcome::Failed(why) => why.clone(),
            Outcome::Taken(_) => String::new(),
        };
        tracing::warn!(event = event.id, round, why, wait = wait.as_secs(), "a push failed");
        state.failures += 1;
        let is_told =
            state.failures == NOTICE_AFTER || (state.failures == 1 && matches!(outcome, Outcome::Refused(_)));
        (state.again, state.error) = (Some(again), Some(why.clone()));
        state.again_wall = Some(wall_ms().saturating_add(wait.as_millis() as u64));
        drop(rounds);
        if matches!(outcome, Outcome::TooMany(_)) {
            *pushes.quiet_until.lock().unwrap_or_else(PoisonError::into_inner) = Some(again);
        }
        if is_told {
            tell_error(event, round, None, &why);
        }
    }
}

fn game_errors(games: &[PublicGame], errors: &[Option<String>]) -> Vec<GameError> {
    let found = games.iter().zip(errors).filter_map(|(game, error)| {
        let PublicGame { board, table, white, black, .. } = game.clone();
        Some(GameError { board, table, white, black, error: error.clone()? })
    });
    found.collect()
}

/// Reports to the desk that a round, or one game of it, is not broadcast.
fn tell_error(event: &Event, round: u32, board: Option<BoardId>, why: &str) {
    let text = match board {
        Some(board) => format!("Round {round}, board {board}: the broadcast reports an error: {why}"),
        None => format!("Round {round} cannot be broadcast: {why}"),
    };
    event.notice(NoticeFacts::NotBroadcast(NotBroadcast { round, board, why: why.to_owned() }), text);
}
