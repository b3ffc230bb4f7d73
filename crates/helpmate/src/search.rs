//! Searches every position that can be reached, until one is a mate or none is left.
//!
//! Positions are taken from two queues in turn: those that look nearest to mate, and those with the fewest pawn steps left. Among equals,
//! the latest comes first. A position reached by a capture or a pawn move, which cannot be reversed, is examined more closely: it is
//! dropped if [material](crate::material) or [frozen](crate::frozen) proves that it cannot be won; otherwise a [walk](crate::walk) starts
//! from it, up to a maximum number of walks. If nothing is left, every position that can be reached was searched or proven unwinnable.
//!
//! [`search_for`] searches for a [tableau](crate::tableau) instead: it has one queue, ordered by how far the pieces are from their squares.

use crate::guide::{FARTHEST, from_mate, from_no_pawns};
use crate::store::{Store, essence};
use crate::tableau::Tableau;
use crate::walk::Walker;
use crate::{Answer, Proof, Verdict, frozen, material};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Color, Move, Position, Role};

/// The maximum number of walks after pawn moves, and after captures and promotions: walks that keep failing waste time. The two kinds are
/// counted separately, because a locked position has many pawn moves but few captures, which matter more.
const WALKS: u32 = 2000;

/// Searches until that number of positions has been examined, including those of the walks.
pub(crate) fn search(position: &Position, winner: Color, limit: u64, walker: &mut Walker) -> Answer {
    let mut search = Search::new(position, winner, limit, vec![Order::Mate, Order::Pawns]);
    let verdict = search.run(walker);
    Answer { verdict, nodes: search.spent(walker) }
}

/// Searches at most that number of positions for a line to a tableau, and adds them to the walker's count. If no more positions than that
/// can be reached, the verdict is final.
pub(crate) fn search_for(
    tableau: &Tableau,
    position: &Position,
    winner: Color,
    positions: u64,
    walker: &mut Walker,
) -> Verdict {
    let limit = walker.nodes() + positions;
    let mut search = Search::new(position, winner, limit, vec![Order::Tableau(tableau)]);
    let verdict = search.run(walker);
    walker.spend(search.store.len() as u64);
    verdict
}

/// The order of a queue.
enum Order<'a> {
    /// By the estimated distance from mate.
    Mate,
    /// By the number of pawn steps that are left.
    Pawns,
    /// By how far the pieces of a tableau are from their squares.
    Tableau(&'a Tableau),
}

/// A capture or a pawn move may serve as a waiting move on the way to a tableau, but it changes the maze. So it counts as a detour of this
/// number of moves.
const DETOUR: usize = 6;

struct Search<'a> {
    winner: Color,
    limit: u64,
    store: Store,
    /// By number: true if the position has been expanded or need not be.
    expanded: Vec<bool>,
    queues: Vec<(Order<'a>, Queue)>,
    turn: usize,
    moves: Vec<Move>,
    /// The number of walks so far: after pawn moves, and after captures and promotions.
    walks: [u32; 2],
}

impl<'a> Search<'a> {
    fn new(position: &Position, winner: Color, limit: u64, orders: Vec<Order<'a>>) -> Self {
        let mut queues: Vec<_> = orders.into_iter().map(|order| (order, Queue::new())).collect();
        if let Some((_, queue)) = queues.first_mut() {
            queue.push(0, 0);
        }
        Self {
            winner,
            limit,
            store: Store::new(essence(*position)),
            expanded: vec![false],
            queues,
            turn: 0,
            moves: Vec::new(),
            walks: [0; 2],
        }
    }

    fn spent(&self, walker: &Walker) -> u64 {
        self.store.len() as u64 + walker.nodes()
    }

    fn run(&mut self, walker: &mut Walker) -> Verdict {
        loop {
            let spent = self.spent(walker);
            if spent >= self.limit {
                return Verdict::Undecided(spent);
            }
            let Some(number) = self.next() else { return Verdict::Unwinnable(Proof::Exhausted) };
            if let Some(line) = self.expand(number, walker) {
                return Verdict::Winnable(line);
            }
        }
    }

    fn next(&mut self) -> Option<u32> {
        for _ in 0..self.queues.len() {
            self.turn = (self.turn + 1) % self.queues.len();
            while let Some(number) = self.queues[self.turn].1.pop() {
                if !core::mem::replace(&mut self.expanded[number as usize], true) {
                    return Some(number);
                }
            }
        }
        None
    }

    /// Examines every position one move later. Returns the moves to a mate, if one of them is mate or a walk from it finds one.
    fn expand(&mut self, number: u32, walker: &mut Walker) -> Option<Vec<Move>> {
        let position = *self.store.position(number);
        let mut moves = core::mem::take(&mut self.moves);
        position.legal_moves_into(&mut moves);
        let found = moves.iter().find_map(|mv| self.look(&position, number, *mv, walker));
        self.moves = moves;
        found
    }

    fn look(&mut self, position: &Position, parent: u32, mv: Move, walker: &mut Walker) -> Option<Vec<Move>> {
        let next = essence(position.after(mv));
        let number = self.store.insert(next, parent, Some(mv))?;
        if next.turn != self.winner && next.is_checkmate() {
            return Some(self.store.line(number));
        }
        let for_good =
            position.board.occupied().has(mv.to) || position.board.role_at(mv.from) == Some(Role::Pawn);
        let goes_for_tableau = matches!(self.queues.first(), Some((Order::Tableau(_), _)));
        let hopeless = for_good
            && !goes_for_tableau
            && (material::cannot_mate(&next, self.winner) || frozen::no_net(&next, self.winner));
        self.expanded.push(hopeless);
        if hopeless {
            return None;
        }
        for (order, queue) in &mut self.queues {
            let distance = match order {
                Order::Mate => from_mate(&next.board, self.winner),
                Order::Pawns => from_no_pawns(&next.board),
                Order::Tableau(tableau) => {
                    let detour = if for_good { DETOUR } else { 0 };
                    (tableau.distance(&next.board) + detour).min(FARTHEST)
                }
            };
            queue.push(number, distance);
        }
        let is_telling = position.board.occupied().has(mv.to) || mv.promotion.is_some();
        let walks = &mut self.walks[usize::from(is_telling)];
        if for_good && !goes_for_tableau && *walks < WALKS {
            *walks += 1;
            if walker.find(&next, self.winner, 1) {
                let rest = walker.line();
                return Some([self.store.line(number), rest.to_vec()].concat());
            }
        }
        None
    }
}

/// Waiting positions, grouped by their estimated distance.
struct Queue {
    waiting: Vec<Vec<u32>>,
    nearest: usize,
}

impl Queue {
    fn new() -> Self {
        Self { waiting: vec![Vec::new(); FARTHEST + 1], nearest: 0 }
    }

    fn push(&mut self, number: u32, distance: usize) {
        self.waiting[distance].push(number);
        self.nearest = self.nearest.min(distance);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.nearest < self.waiting.len() {
            if let Some(number) = self.waiting[self.nearest].pop() {
                return Some(number);
            }
            self.nearest += 1;
        }
        None
    }
}
