//! Changes by organisers to the seats of games in progress: sometimes necessary, and reported to the desk at once.
//!
//! Printing cards is an organiser's job, and is done before the round. But with the link to a seat of a game in progress, they could read a
//! scoresheet that is hidden from organisers, and act for a player. So could the holder of another link if the names or the table of the
//! board are changed. Both are recorded in the entry that makes the change, so the change cannot be made without the record.

use crate::board::Board;
use crate::event::Event;
use crate::facts::{BoardId, LinkFact};
use crate::hall::Hall;
use crate::links::Place;
use crate::outgoing::{NoticeFacts, SeatChange};
use crate::roles::Role;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A seat of a game in progress for which an organiser has changed who can act there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SeatInProgress {
    /// The board.
    pub board: BoardId,
    /// The link that leads there, and its seat: `table`, `white` or `black`; `None` if names or table were changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<(u64, Role)>,
}

impl Hall {
    /// The seats of games in progress to which an organiser's new links lead. Links from an arbiter need not be reported.
    pub(crate) fn seats_in_progress(&self, by: Role, event: u64, links: &[LinkFact]) -> Vec<SeatInProgress> {
        if by != Role::Organiser {
            return Vec::new();
        }
        let at = |link: &LinkFact| -> Vec<Arc<Board>> {
            match &link.place {
                Place { board: Some(board), .. } => self.board(*board).into_iter().collect(),
                Place { table: Some(table), .. } => self.known().at_table(event, *table),
                Place { player: Some(name), .. } => self.known().of_player(event, name),
                Place { .. } => Vec::new(),
            }
        };
        let seats = links.iter().flat_map(|link| {
            let boards = at(link).into_iter().filter(|board| board.is_in_progress());
            boards.map(|board| SeatInProgress {
                board: board.id(),
                link: Some((link.id, seat_of(link, &board))),
            })
        });
        seats.collect()
    }
}

impl Board {
    /// The seats of its game, if it is in progress and an organiser corrects the names or the table.
    pub(crate) fn corrected_in_progress(&self, by: Role) -> Vec<SeatInProgress> {
        let is_told = by == Role::Organiser && self.is_in_progress();
        is_told.then_some(SeatInProgress { board: self.id(), link: None }).into_iter().collect()
    }
}

/// The role of the holder of a link at a board.
fn seat_of(link: &LinkFact, board: &Board) -> Role {
    match &link.place.player {
        Some(name) if *name == board.fact().white => Role::White,
        Some(_) => Role::Black,
        None => link.role,
    }
}

impl Event {
    /// Reports to the desk the seats that an organiser with the link `by` has changed.
    pub(crate) fn notice_seats(&self, seats: &[SeatInProgress], by: Option<u64>, wall: u64) {
        for SeatInProgress { board, link } in seats {
            let who =
                by.map_or_else(|| "An organiser".to_owned(), |by| format!("The organiser with link {by}"));
            let text = match link {
                Some((link, seat)) => format!(
                    "{who} has created link {link} to the seat {} of board {board}, whose game is in progress.",
                    seat.name()
                ),
                None => format!(
                    "{who} has changed the names or the table of board {board}, whose game is in progress."
                ),
            };
            let (link, seat) = link.unzip();
            self.notice_at(NoticeFacts::Seat(SeatChange { board: *board, seat, link, by }), text, wall);
        }
    }
}
