//! Seats follow the rounds: the current board of a table or a player is known without scanning a card again.
//!
//! - A game in play holds its players, whatever is set up, started or reopened meanwhile.
//! - A finished game stays on the table's screen with its result until every game of its round and of earlier ones is over; then the next
//!   round that is set up replaces it. A game that was started replaces it at once. Once a table has moved on from a game, its
//!   device is only a spectator there.
//! - Everything is derived from the boards and their games, and stays the same after a restart, with one exception: if two games are in
//!   play at one table, the server no longer knows which began first, and the earlier round comes first.

use crate::board::Board;
use crate::facts::BoardId;
use crate::hall::Hall;
use crate::links::{Link, Scope};
use crate::live::Seated;
use crate::outgoing::{BoardNames, SeatMessage};
use crate::roles::Role;
use crate::{event::Event, json};
use axum::extract::ws::Utf8Bytes;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use touchmove_laws::Phase;

/// The stage of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// It has not begun.
    Waiting,
    /// It has begun and is not over.
    InPlay,
    /// It has a result, or is adjourned to another day.
    Over,
}

/// The players who are affected by a change of stage.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum StageChange {
    /// Those with a seat at the board.
    Board,
    /// The whole event: the last game of the round, and of all earlier ones, has ended.
    RoundOver,
}

impl From<Phase> for Stage {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Waiting => Self::Waiting,
            Phase::Running | Phase::Stopped | Phase::Sealing => Self::InPlay,
            Phase::Adjourned | Phase::Over => Self::Over,
        }
    }
}

/// A game that a seat has in some round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Fixture {
    board: BoardId,
    round: u32,
    stage: Stage,
    /// Its number in the order of changes since the server started.
    since: u64,
}

/// The current and the next board of a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seating {
    /// The board of its current game.
    pub board: Option<BoardId>,
    /// The board of the next round, if it is set up.
    pub next: Option<BoardId>,
}

impl Seating {
    /// A seat at this board and at no next one.
    pub(crate) const fn at(board: BoardId) -> Self {
        Self { board: Some(board), next: None }
    }
}

/// The seating for these games. `is_quiet` tells that no game of a round, or of an earlier one, is in play anywhere.
fn seating(mut fixtures: Vec<Fixture>, is_quiet: impl Fn(u32) -> bool) -> Seating {
    fixtures.sort_unstable_by_key(|fixture| (fixture.round, fixture.board));
    let of = |stage| fixtures.iter().filter(move |fixture| fixture.stage == stage);
    let last = of(Stage::Over).next_back();
    // A board of an earlier round whose game never began does not come back.
    let next_after = |round| of(Stage::Waiting).find(|next| next.round > round);
    let (now, next) = match (of(Stage::InPlay).min_by_key(|fixture| fixture.since), last) {
        (Some(played), _) => (Some(played), next_after(played.round)),
        (None, Some(last)) => match next_after(last.round) {
            Some(next) if is_quiet(last.round) => (Some(next), next_after(next.round)),
            next => (Some(last), next),
        },
        (None, None) => {
            let now = of(Stage::Waiting).next();
            (now, now.and_then(|now| next_after(now.round)))
        }
    };
    Seating { board: now.map(|now| now.board), next: next.map(|next| next.board) }
}

impl Hall {
    /// The seating of the holder of a link to a seat. Other links have no seat.
    pub(crate) fn seating(&self, link: &Link) -> Seating {
        let boards: Vec<Arc<Board>> = match &link.scope {
            Scope::Hall | Scope::Event(_) => return Seating::default(),
            Scope::Board(board) => return Seating::at(*board),
            Scope::Table { event, table } => self.known().at_table(*event, *table),
            Scope::Player { event, name } => self.known().of_player(*event, name),
        };
        self.seating_at(&boards)
    }

    /// The board of a table's current game.
    pub(crate) fn board_at_table(&self, event: u64, table: u32) -> Option<Arc<Board>> {
        let boards = self.known().at_table(event, table);
        let now = self.seating_at(&boards).board?;
        boards.into_iter().find(|board| board.id() == now)
    }

    /// The seating for the games at these boards.
    fn seating_at(&self, boards: &[Arc<Board>]) -> Seating {
        let Some(event) = boards.first().map(|board| Arc::clone(&board.event)) else {
            return Seating::default();
        };
        let fixture = |board: &Arc<Board>| {
            let (stage, since) = board.stage_since();
            Fixture { board: board.id(), round: board.fact().round, stage, since }
        };
        seating(boards.iter().map(fixture).collect(), |round| event.is_quiet(round))
    }

    /// The role of the holder of a link at a board; `None` in another event.
    pub(crate) fn role_at(&self, link: &Link, board: &Board) -> Option<Role> {
        let seat = || {
            let fact = board.fact();
            match &link.scope {
                Scope::Board(own) => (*own == board.id()).then_some(link.role),
                Scope::Table { table, .. } => (*table == fact.table).then_some(Role::Table),
                Scope::Player { name, .. } if *name == fact.white => Some(Role::White),
                Scope::Player { name, .. } if *name == fact.black => Some(Role::Black),
                Scope::Hall | Scope::Event(_) | Scope::Player { .. } => None,
            }
        };
        let role = link.role_in(board.id().event)?;
        // The board of a later round has no seats yet. The players can still sign a game that is over; but once the table has moved on,
        // others sit at it.
        let is_own_and_over = || board.stage() == Stage::Over && !matches!(link.scope, Scope::Table { .. });
        let is_there = || is_own_and_over() || self.seating(link).board == Some(board.id());
        Some(seat().filter(|_| is_there()).unwrap_or(role))
    }

    /// A seating as a message.
    pub(crate) fn seat_message(&self, seating: Seating) -> SeatMessage {
        let next = seating.next.and_then(|next| self.board(next).ok()).map(|next| next.fact());
        SeatMessage {
            kind: Default::default(),
            board: seating.board,
            next: next.as_deref().map(BoardNames::from),
        }
    }

    /// A game at this board may have begun or ended: sends the seats that it concerns their new seating.
    pub(crate) fn follow(&self, board: &Board) {
        match board.note_stage() {
            None => {}
            Some(StageChange::Board) => self.guide_boards(&self.neighbours(board)),
            Some(StageChange::RoundOver) => {
                self.guide(&board.event);
                self.keeping.round_over(board.event.id, board.fact().round);
            }
        }
    }

    /// The boards at which somebody with a seat at this board also has one.
    fn neighbours(&self, board: &Board) -> Vec<Arc<Board>> {
        let (fact, known) = (board.fact(), self.known());
        let event = board.id().event;
        let mut boards = known.at_table(event, fact.table);
        for name in [&fact.white, &fact.black] {
            boards.extend(known.of_player(event, name));
        }
        let mut seen = BTreeSet::new();
        boards.retain(|board| seen.insert(board.id()));
        boards
    }

    /// Boards were set up: sends the seats that they concern their new seating.
    pub(crate) fn guide_neighbours(&self, boards: Vec<BoardId>) {
        let boards = boards.into_iter().filter_map(|id| self.board(id).ok());
        let concerned = boards.flat_map(|board| self.neighbours(&board));
        let concerned: BTreeMap<_, _> = concerned.map(|board| (board.id(), board)).collect();
        self.guide_boards(&concerned.into_values().collect::<Vec<_>>());
    }

    /// Sends all seats of an event their seating, where it has changed.
    pub(crate) fn guide(&self, event: &Event) {
        self.guide_boards(&self.boards_of(event.id));
    }

    /// Sends the seats at these boards their seating, where it has changed.
    pub(crate) fn guide_boards(&self, boards: &[Arc<Board>]) {
        for board in boards {
            let seated = board.live().audience.seated();
            for Seated { id, link, told } in seated {
                let Some(link) = self.links().get(link).cloned() else { continue };
                let seating = self.seating(&link);
                if seating != told.unwrap_or_else(|| Seating::at(board.id())) {
                    let text = Utf8Bytes::from(json::text(&self.seat_message(seating)));
                    board.live().audience.tell_seat(id, seating, text);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Stage::{InPlay, Over, Waiting};
    use super::{Fixture, Seating, Stage, seating};
    use crate::facts::BoardId;

    fn board(number: u64) -> BoardId {
        BoardId { event: 1, number }
    }

    /// The seating at a table whose games have these stages, round by round; each board has the number of its round.
    fn at(stages: &[Stage], is_quiet: bool) -> (Option<u64>, Option<u64>) {
        let fixtures = (1_u32..).zip(stages).map(|(round, stage)| Fixture {
            board: board(u64::from(round)),
            round,
            stage: *stage,
            since: 0,
        });
        let Seating { board, next } = seating(fixtures.collect(), |_| is_quiet);
        (board.map(|board| board.number), next.map(|board| board.number))
    }

    #[test]
    fn a_table_follows_the_rounds() {
        assert_eq!(at(&[], true), (None, None), "a table without a game");
        assert_eq!(at(&[Waiting], true), (Some(1), None));
        assert_eq!(at(&[Waiting, Waiting], true), (Some(1), Some(2)), "rounds set up ahead wait their turn");
        assert_eq!(at(&[InPlay, Waiting], false), (Some(1), Some(2)), "a game in play holds its table");
        assert_eq!(at(&[Over, Waiting], false), (Some(1), Some(2)), "the result stays while others play");
        assert_eq!(at(&[Over, Waiting], true), (Some(2), None), "then the next round comes");
        assert_eq!(at(&[Over, Waiting, Waiting], true), (Some(2), Some(3)));
        assert_eq!(at(&[Over, InPlay], false), (Some(2), None), "a started game comes at once");
        assert_eq!(
            at(&[InPlay, InPlay], false),
            (Some(1), None),
            "the earlier round, if it is not known which began first"
        );
        assert_eq!(at(&[Over, Over], true), (Some(2), None));
        assert_eq!(at(&[Waiting, Over], true), (Some(2), None), "a board nobody came to does not come back");
        assert_eq!(at(&[Waiting, Over, Waiting], true), (Some(3), None));
    }

    #[test]
    fn a_game_in_play_is_not_left_for_one_that_is_reopened_or_started() {
        let in_play =
            |round: u32, since| Fixture { board: board(u64::from(round)), round, stage: InPlay, since };
        let at = |games: &[Fixture]| seating(games.to_vec(), |_| false).board.map(|board| board.number);
        assert_eq!(
            at(&[in_play(1, 9), in_play(2, 5)]),
            Some(2),
            "round 1 was reopened while round 2 is played"
        );
        assert_eq!(
            at(&[in_play(1, 5), in_play(2, 9)]),
            Some(1),
            "round 2 was started while round 1 is played"
        );
    }
}
