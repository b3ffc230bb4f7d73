//! Reports without a press: to the referee what is certain, to the desk what is not.

use super::deciding::flag_ms;
use super::{AWAY_EVERY_MS, Followed, Game, Room, moment, ms};
use crate::board::Actor;
use crate::electronic::notices::{ElectronicMatter, ElectronicNotice, result_word, won_by};
use crate::electronic::settings::Binding;
use crate::lapses::ServerTime;
use std::sync::Arc;
use touchmove_laws::board::{Bitboard, Move};
use touchmove_referee::wire::{Act, ActKind, State, act};
use touchmove_sensors::Finding;

impl Followed {
    /// Reports what the board shows without a press.
    pub(super) async fn tell(
        &mut self,
        room: &Room,
        game: &Arc<Game>,
        state: &State,
        finding: Finding,
        now: ServerTime,
    ) {
        match finding {
            Finding::Lifted { square, since } => {
                // After a press it is not the presser's touch; and nothing may come between that press and its move.
                let is_touch = room.event.settings().lift_is_touch && self.presses.is_empty();
                if let Some(by) = state.turn.filter(|_| is_touch) {
                    let touch =
                        act::Touch { square: square.into(), by: Some(by), accident: None, lifted: None };
                    let _ = self.act(room, game, ActKind::Touch(touch), moment(since)).await;
                }
            }
            Finding::Move(mv) => {
                let _ = self.play(room, game, mv, Bitboard::EMPTY, now).await;
            }
            Finding::Ends(mv) => {
                if let Some(notice) = self.last_move(game, mv).filter(|_| self.presses.is_empty()) {
                    self.ask(room, notice).await;
                }
            }
            Finding::Kings(announced) => {
                if self.kings.replace(announced) != Some(announced) {
                    let mut notice = self.notice(ElectronicMatter::Kings, game);
                    notice.result = Some(result_word(announced).to_owned());
                    self.ask(room, notice).await;
                }
            }
            Finding::Missing(squares) => {
                self.ask(room, self.notice(ElectronicMatter::PiecesMissing, game).about(squares)).await;
            }
            Finding::Differs(squares) => {
                self.ask(room, self.notice(ElectronicMatter::Differs, game).about(squares)).await;
            }
        }
    }

    /// The question whether a move that would end the game has been made.
    fn last_move(&self, game: &Game, mv: Move) -> Option<ElectronicNotice> {
        let (_, watcher) = self.game.as_ref()?;
        let (record, after) = (watcher.record(), watcher.record().after(mv));
        let mut notice = self.notice(ElectronicMatter::LastMove, game);
        (notice.by, notice.mv) = (Some(record.turn.into()), Some(mv.uci(record).to_string()));
        notice.result = Some(won_by(after.is_check().then_some(record.turn)).to_owned());
        Some(notice)
    }

    /// A flag is about to fall while a move is on the board that would have ended the game first: only people who see the hand know whether
    /// it has released the piece. Stops the clocks and asks the arbiter.
    pub(super) async fn stop_before_flag(
        &mut self,
        room: &Room,
        game: &Arc<Game>,
        state: &State,
        now: ServerTime,
    ) {
        let Some(mv) = self.game.as_ref().and_then(|(_, watcher)| watcher.ending()) else { return };
        let is_running = state
            .clock
            .is_some_and(|clock| clock.running.map(|side| side.0) == state.turn.map(|turn| turn.0));
        let is_due = flag_ms(game, room, now).is_some_and(|flag| flag <= ms(now));
        let is_new = self.ending != Some((game.id(), mv));
        if !(is_running && is_due && is_new && self.presses.is_empty()) {
            return;
        }
        let Some(notice) = self.last_move(game, mv) else { return };
        self.ending = Some((game.id(), mv));
        let interrupt = act::Interrupt { why: Some(notice.why(&room.event.settings().lang)) };
        let actor = Actor { arrived: Some(now), ..Actor::SERVER };
        if room.hall.act(game, actor, Act::from(ActKind::Interrupt(interrupt))).await.is_ok() {
            room.event.ask_desk(&*room.hall.journal, notice, None).await;
        }
    }

    pub(super) fn notice(&self, matter: ElectronicMatter, game: &Game) -> ElectronicNotice {
        let Binding { serial, table } = self.binding;
        ElectronicNotice { board: Some(game.id()), ..ElectronicNotice::new(matter, serial, table) }
    }

    /// Asks the desk, unless this board has already asked too much.
    pub(super) async fn ask(&mut self, room: &Room, notice: ElectronicNotice) {
        match self.notices.take() {
            true => room.event.ask_desk(&*room.hall.journal, notice, None).await,
            false => tracing::warn!(?notice, "an electronic board tells too much; the desk is spared this"),
        }
    }

    /// Notes whether the board reports.
    pub(in crate::electronic) async fn set_present(&mut self, is_present: bool, room: &Room) {
        if std::mem::replace(&mut self.is_present, is_present) == is_present {
            return;
        }
        if !is_present {
            self.forget();
            self.tell_away(room).await;
        } else if std::mem::take(&mut self.is_told_away)
            && let Some(game) = self.in_progress(room)
        {
            self.ask(room, self.notice(ElectronicMatter::Back, &game)).await;
        }
    }

    /// Tells the desk once that the board does not report while a game is played there. For a board that comes and goes, this is repeated
    /// only once in a while.
    pub(super) async fn tell_away(&mut self, room: &Room) {
        let now = ms(room.hall.clock.moment());
        let is_due = self.told_away_ms.is_none_or(|told| now >= told + AWAY_EVERY_MS);
        if let Some(game) = self.in_progress(room).filter(|_| is_due && !self.is_told_away) {
            (self.is_told_away, self.told_away_ms) = (true, Some(now));
            self.ask(room, self.notice(ElectronicMatter::DroppedOut, &game)).await;
        }
    }
}
