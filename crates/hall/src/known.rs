//! The events and boards of the hall, and the games of each table and player.

use crate::board::Board;
use crate::event::Event;
use crate::facts::{BoardFact, BoardId};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// The events and boards of the hall.
#[derive(Debug, Default)]
pub(crate) struct Known {
    pub(crate) events: BTreeMap<u64, Arc<Event>>,
    boards: BTreeMap<BoardId, Arc<Board>>,
    /// Boards that were withdrawn. Their numbers are not given again, and their games stay in the journal.
    withdrawn: BTreeMap<BoardId, Arc<Board>>,
    /// The boards at each table: event, table and number.
    tables: BTreeSet<(u64, u32, u64)>,
    /// The tables of each round: event, round, table and number.
    rounds: BTreeSet<(u64, u32, u32, u64)>,
    players: HashMap<(u64, String), Boards>,
}

/// Some boards, in order: one for each round.
#[derive(Debug, Default)]
struct Boards(Vec<BoardId>);

impl Boards {
    fn insert(&mut self, id: BoardId) {
        if let Err(place) = self.0.binary_search(&id) {
            self.0.insert(place, id);
        }
    }

    fn remove(&mut self, id: BoardId) {
        self.0.retain(|board| *board != id);
    }
}

impl Known {
    /// All boards, in order.
    pub(crate) const fn boards(&self) -> &BTreeMap<BoardId, Arc<Board>> {
        &self.boards
    }

    /// Adds a board that was set up.
    pub(crate) fn add_board(&mut self, board: Arc<Board>) {
        self.place(&board.fact());
        self.boards.insert(board.id(), board);
    }

    /// Adds the events and boards of another set.
    pub(crate) fn join(&mut self, others: Self) {
        self.events.extend(others.events);
        self.withdrawn.extend(others.withdrawn);
        others.boards.into_values().for_each(|board| self.add_board(board));
    }

    /// Corrects the names or the table of a board.
    pub(crate) fn change_board(&mut self, fact: BoardFact) -> Option<Arc<Board>> {
        let board = self.boards.get(&fact.id).cloned()?;
        self.unplace(&board.fact());
        self.place(&fact);
        board.change(fact);
        Some(board)
    }

    /// Withdraws a board.
    pub(crate) fn withdraw(&mut self, id: BoardId) -> Option<Arc<Board>> {
        let board = self.boards.remove(&id)?;
        self.unplace(&board.fact());
        board.withdraw();
        self.withdrawn.insert(id, Arc::clone(&board));
        Some(board)
    }

    /// Removes an event that is kept elsewhere from now on. Returns it and its boards, except those that were withdrawn.
    #[cfg(feature = "cluster")]
    pub(crate) fn remove_event(&mut self, event: u64) -> Option<(Arc<Event>, Vec<Arc<Board>>)> {
        let removed = self.events.remove(&event)?;
        let boards: Vec<Arc<Board>> = self.of_event(event).cloned().collect();
        self.boards.retain(|id, _| id.event != event);
        self.withdrawn.retain(|id, _| id.event != event);
        self.tables.retain(|(own, ..)| *own != event);
        self.rounds.retain(|(own, ..)| *own != event);
        self.players.retain(|(own, _), _| *own != event);
        Some((removed, boards))
    }

    fn place(&mut self, fact: &BoardFact) {
        let BoardFact { id: BoardId { event, number }, round, table, .. } = *fact;
        self.tables.insert((event, table, number));
        self.rounds.insert((event, round, table, number));
        for name in names(fact) {
            self.players.entry((fact.id.event, name.to_owned())).or_default().insert(fact.id);
        }
    }

    fn unplace(&mut self, fact: &BoardFact) {
        let BoardFact { id: BoardId { event, number }, round, table, .. } = *fact;
        self.tables.remove(&(event, table, number));
        self.rounds.remove(&(event, round, table, number));
        for name in names(fact) {
            if let Some(boards) = self.players.get_mut(&(fact.id.event, name.to_owned())) {
                boards.remove(fact.id);
            }
        }
    }

    /// The boards of an event, in order.
    pub(crate) fn of_event(&self, event: u64) -> impl Iterator<Item = &Arc<Board>> {
        self.boards.range(all_of(event)).map(|(_, board)| board)
    }

    /// The boards of an event that were withdrawn.
    pub(crate) fn withdrawn_in(&self, event: u64) -> impl Iterator<Item = &Arc<Board>> {
        self.withdrawn.range(all_of(event)).map(|(_, board)| board)
    }

    /// The board with this id, withdrawn or not.
    pub(crate) fn ever(&self, id: BoardId) -> Option<&Arc<Board>> {
        self.boards.get(&id).or_else(|| self.withdrawn.get(&id))
    }

    /// The greatest number given to a board of an event.
    pub(crate) fn last_number(&self, event: u64) -> u64 {
        let last = self.boards.range(all_of(event)).next_back().map(|(id, _)| id.number);
        let withdrawn = self.withdrawn.range(all_of(event)).next_back().map(|(id, _)| id.number);
        last.max(withdrawn).unwrap_or(0)
    }

    /// The boards at a table, in all rounds.
    pub(crate) fn at_table(&self, event: u64, table: u32) -> Vec<Arc<Board>> {
        let numbers = self.tables.range((event, table, 0)..=(event, table, u64::MAX));
        self.resolved(numbers.map(|(event, _, number)| BoardId { event: *event, number: *number }))
    }

    /// True if the table has a board in that round.
    pub(crate) fn is_taken(&self, event: u64, round: u32, table: u32) -> bool {
        let mut boards = self.rounds.range((event, round, table, 0)..=(event, round, table, u64::MAX));
        boards.next().is_some()
    }

    /// The last table that has a board in that round.
    pub(crate) fn last_table(&self, event: u64, round: u32) -> Option<u32> {
        let mut boards = self.rounds.range((event, round, 0, 0)..=(event, round, u32::MAX, u64::MAX));
        boards.next_back().map(|(.., table, _)| *table)
    }

    /// The boards of a player, in all rounds.
    pub(crate) fn of_player(&self, event: u64, name: &str) -> Vec<Arc<Board>> {
        let boards = self.players.get(&(event, name.to_owned()));
        self.resolved(boards.into_iter().flat_map(|boards| &boards.0).copied())
    }

    fn resolved(&self, ids: impl Iterator<Item = BoardId>) -> Vec<Arc<Board>> {
        ids.filter_map(|id| self.boards.get(&id).cloned()).collect()
    }
}

/// The names of the players. Two seats without a name are not the same player.
fn names(fact: &BoardFact) -> impl Iterator<Item = &str> {
    [fact.white.as_str(), fact.black.as_str()].into_iter().filter(|name| !name.is_empty())
}

fn all_of(event: u64) -> std::ops::RangeInclusive<BoardId> {
    BoardId { event, number: 0 }..=BoardId { event, number: u64::MAX }
}
