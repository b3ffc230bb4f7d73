//! The search: every position that can be reached, until one is a mate or none is left.
//!
//! Positions are taken from two queues in turn: those that look nearest to mate, and those with the fewest pawn moves left.
//! Of equals the last comes first. A position reached by a capture or a pawn move, which cannot be taken back, is looked at
//! more closely: it is left out if [material](crate::material) or [frozen](crate::frozen) proves that nothing comes of it,
//! and a few [walks](crate::walk) start from it. If nothing is left, every position that can be reached was looked at
//! or proven hopeless.

use crate::guide::{FARTHEST, from_mate, from_no_pawns};
use crate::store::{Store, essence};
use crate::walk::Walker;
use crate::{Answer, Proof, Verdict, frozen, material};
use touchmove_board::{Color, Move, Position, Role};

/// From no more positions than this do walks start: where they keep failing, they waste time.
const WALKS: u32 = 2000;

/// Searches until that many positions were looked at, counting those of the walks.
pub(crate) fn search(position: &Position, winner: Color, limit: u64, walker: &mut Walker) -> Answer {
    let mut search = Search {
        winner,
        limit,
        store: Store::new(essence(*position)),
        expanded: vec![false],
        queues: [Queue::new(), Queue::new()],
        turn: 0,
        moves: Vec::new(),
        walks: 0,
    };
    search.queues[0].push(0, 0);
    let verdict = search.run(walker);
    Answer { verdict, nodes: search.spent(walker) }
}

struct Search {
    winner: Color,
    limit: u64,
    store: Store,
    /// By number: has been looked at, or need not be.
    expanded: Vec<bool>,
    queues: [Queue; 2],
    turn: usize,
    moves: Vec<Move>,
    walks: u32,
}

impl Search {
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
            while let Some(number) = self.queues[self.turn].pop() {
                if !core::mem::replace(&mut self.expanded[number as usize], true) {
                    return Some(number);
                }
            }
        }
        None
    }

    /// Looks at every position one move on. If one is mate, or a walk from there finds one, the moves that lead to it.
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
        let hopeless =
            for_good && (material::cannot_mate(&next, self.winner) || frozen::no_net(&next, self.winner));
        self.expanded.push(hopeless);
        if hopeless {
            return None;
        }
        self.queues[0].push(number, from_mate(&next.board, self.winner));
        self.queues[1].push(number, from_no_pawns(&next.board));
        if for_good && self.walks < WALKS {
            self.walks += 1;
            if walker.find(&next, self.winner, 1) {
                let rest = walker.line();
                return Some([self.store.line(number), rest.to_vec()].concat());
            }
        }
        None
    }
}

/// Positions that wait, by how far they look from the end.
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
