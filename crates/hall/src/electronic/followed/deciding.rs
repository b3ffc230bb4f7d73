//! A press at an electronic board: what was played, and what happens to the press if that is unknown.

use super::{Followed, Game, Press, Room, ms};
use crate::board::Actor;
use crate::electronic::notices::ElectronicMatter;
use crate::electronic::presses::BeforePress;
use crate::fault::Fault;
use crate::lapses::ServerTime;
use std::sync::Arc;
use touchmove_laws::board::{Bitboard, Square};
use touchmove_referee::wire::{Act, ActKind, Side, State, act};
use touchmove_sensors::{AtPress, Explanation};

/// How long before a flag falls the open presses are decided.
const BEFORE_FLAG_MS: u64 = 150;

/// How soon recording a move is tried again.
const TRY_AGAIN_MS: u64 = 500;

impl Followed {
    /// Decides the first waiting press. Returns false if it cannot be decided yet, or if there is none.
    pub(super) async fn decide_press(
        &mut self,
        room: &Room,
        game: &Arc<Game>,
        state: &State,
        now: ServerTime,
    ) -> bool {
        let Some(press) = self.presses.front() else { return false };
        let (by, arrived) = (press.by, press.arrived);
        // Another game is at the table now; or the device no longer waits, and the player will press again.
        let is_here = press.game == game.id();
        if !is_here || press.reply.as_ref().is_some_and(tokio::sync::oneshot::Sender::is_closed) {
            let reply = self.presses.pop_front().and_then(|press| press.reply);
            reply.into_iter().for_each(|reply| drop(reply.send(BeforePress::Counts)));
            return true;
        }
        if press.from_ms > ms(now) {
            return false;
        }
        let Some((_, watcher)) = &self.game else { return false };
        let has_moved = state.pending.iter().any(|pending| pending.by.0 == by);
        let is_running = state.clock.is_some_and(|clock| clock.running.is_some_and(|side| side.0 == by));
        // If the player has entered the move on a device, or their clock does not run, the referee alone answers.
        let is_plain = has_moved || !is_running || state.turn.is_none_or(|turn| turn.0 != by);
        let what = match watcher.at_press(ms(arrived), ms(now)) {
            _ if is_plain => None,
            AtPress::Certain(what) => Some(what),
            AtPress::Wait(_) => return false,
        };
        let decided = match what {
            None => Ok(BeforePress::Counts),
            Some(what) => self.explain_press(room, game, what, arrived).await,
        };
        self.answer_press(room, game, decided, now).await;
        true
    }

    /// Records the move on the board at a press, or stops the clocks if what was played is unknown.
    async fn explain_press(
        &mut self,
        room: &Room,
        game: &Arc<Game>,
        what: Explanation,
        arrived: ServerTime,
    ) -> Result<BeforePress, Fault> {
        let matter = match what {
            Explanation::Move { mv, unseen } => {
                self.play(room, game, mv, unseen, arrived).await?;
                return Ok(BeforePress::Counts);
            }
            Explanation::MoveAndReply([mv, _]) | Explanation::Illegal(mv) => {
                self.play(room, game, mv, Bitboard::EMPTY, arrived).await?;
                return Ok(BeforePress::Counts);
            }
            Explanation::HalfCastled(mv) => {
                let place = act::Place { from: mv.from.into(), to: mv.to.into(), by: self.turn() };
                self.act(room, game, ActKind::Place(place), arrived).await?;
                return Ok(BeforePress::Counts);
            }
            Explanation::AsRecorded => ElectronicMatter::NoMoveSeen,
            Explanation::Missing(_) | Explanation::Kings(_) | Explanation::Unclear => {
                ElectronicMatter::Unexplained
            }
        };
        let mut notice = self.notice(matter, game).about(self.differing());
        notice.by = self.turn();
        let interrupt = act::Interrupt { why: Some(notice.why(&room.event.settings().lang)) };
        let actor = Actor { arrived: Some(arrived), ..Actor::SERVER };
        room.hall.act(game, actor, Act::from(ActKind::Interrupt(interrupt))).await?;
        room.event.ask_desk(&*room.hall.journal, notice, None).await;
        Ok(BeforePress::Unexplained)
    }

    async fn answer_press(
        &mut self,
        room: &Room,
        game: &Arc<Game>,
        decided: Result<BeforePress, Fault>,
        now: ServerTime,
    ) {
        let Some(Press { game: here, by, arrived, reply, _hold, .. }) = self.presses.pop_front() else {
            return;
        };
        let counts = matches!(decided, Ok(BeforePress::Counts));
        let Some(reply) = reply else {
            let pressed = match (&decided, counts) {
                (Ok(_), true) => {
                    let press = act::Press { by: Some(by.into()), hand: None };
                    self.act(room, game, ActKind::Press(press), arrived).await
                }
                (Ok(_), false) => Ok(()),
                (Err(fault), _) => Err(fault.clone()),
            };
            if pressed.is_err_and(|fault| fault.status.is_server_error()) {
                // What could not be recorded is recorded a little later, as of the same moment.
                let from_ms = ms(now) + TRY_AGAIN_MS;
                self.presses.push_front(Press { game: here, by, arrived, reply: None, from_ms, _hold });
            }
            return;
        };
        let _ = reply.send(decided.unwrap_or_else(BeforePress::NotRecorded));
    }

    fn turn(&self) -> Option<Side> {
        self.game.as_ref().map(|(_, watcher)| watcher.record().turn.into())
    }

    /// The squares on which the board differs from the record.
    fn differing(&self) -> Bitboard {
        let Some(((_, watcher), seen)) = self.game.as_ref().zip(self.seen) else { return Bitboard::EMPTY };
        let record = watcher.record().board;
        let differs = |square: &Square| record.piece_at(*square) != seen.piece_at(*square);
        Square::all().filter(differs).fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square))
    }
}

/// The moment shortly before the clock causes something at a board.
pub(super) fn flag_ms(game: &Game, room: &Room, now: ServerTime) -> Option<u64> {
    let due_ms = game.live().last().and_then(|last| last.due_ms)?;
    let left = due_ms.saturating_sub(game.now_ms(&room.hall.clock));
    Some((ms(now) + left).saturating_sub(BEFORE_FLAG_MS))
}
