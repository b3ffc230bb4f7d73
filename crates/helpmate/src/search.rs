//! The search: positions that look nearest to mate first, each looked at once, until a mate is found or nothing is left.

use crate::guide::{FARTHEST, Guide, distance};
use crate::{Answer, Proof, Verdict};
use touchmove_board::{Color, Move, Position, Role, Square};

/// Searches for a helpmate. The loser has at least one king.
pub(crate) fn search(position: &Position, winner: Color, limit: u64) -> Answer {
    let mut search = Search::new(*position, winner, Guide::Flights);
    let found = search.run(limit);
    let nodes = search.nodes.len() as u64;
    Answer { verdict: found.unwrap_or(Verdict::Undecided(nodes)), nodes }
}

/// A position that was reached, and how.
struct Node {
    position: Position,
    parent: u32,
    mv: Move,
}

struct Search {
    winner: Color,
    guide: Guide,
    nodes: Vec<Node>,
    /// Where each position is among the nodes, by a hash of it; 0 where there is none.
    table: Vec<u32>,
    /// The nodes that wait, by how near they look to mate.
    waiting: Vec<Vec<u32>>,
    nearest: usize,
    moves: Vec<Move>,
}

impl Search {
    fn new(root: Position, winner: Color, guide: Guide) -> Self {
        let mut search = Self {
            winner,
            guide,
            nodes: Vec::with_capacity(512),
            table: vec![0; 1024],
            waiting: Vec::new(),
            nearest: 0,
            moves: Vec::new(),
        };
        search.waiting.resize_with(FARTHEST as usize + 1, Vec::new);
        let root = without_history(root);
        // The first node is never found again by the number 0, which means "none".
        search.nodes.push(Node { position: root, parent: 0, mv: Move::new(FIRST, FIRST) });
        search.insert(root, 0, Move::new(FIRST, FIRST));
        search.waiting[0].push(1);
        search
    }

    /// Goes on until a mate is found, nothing is left, or that many positions are stored.
    fn run(&mut self, limit: u64) -> Option<Verdict> {
        if self.nodes.len() == 2 && self.is_mate(&self.nodes[1].position) {
            return Some(Verdict::Winnable(Vec::new()));
        }
        while (self.nodes.len() as u64) < limit {
            let Some(index) = self.next() else { return Some(Verdict::Unwinnable(Proof::Exhausted)) };
            if let Some(line) = self.expand(index) {
                return Some(Verdict::Winnable(line));
            }
        }
        None
    }

    fn next(&mut self) -> Option<u32> {
        while self.nearest < self.waiting.len() {
            if let Some(index) = self.waiting[self.nearest].pop() {
                return Some(index);
            }
            self.nearest += 1;
        }
        None
    }

    /// Looks at every position one move on. If one is mate, the moves that lead there.
    fn expand(&mut self, index: u32) -> Option<Vec<Move>> {
        let position = self.nodes[index as usize].position;
        let mut moves = core::mem::take(&mut self.moves);
        position.legal_moves_into(&mut moves);
        let mut found = None;
        for mv in &moves {
            let next = without_history(position.after(*mv));
            if self.is_mate(&next) {
                found = Some(self.line(index, *mv));
                break;
            }
            let kings = |color| next.board.of(color, Role::King).first();
            let distance = match (kings(!self.winner), kings(self.winner)) {
                (Some(loser), Some(winner)) => distance(self.guide, &next.board, self.winner, loser, winner),
                _ => FARTHEST,
            };
            if let Some(new) = self.insert(next, index, *mv) {
                let place = distance as usize;
                self.waiting[place].push(new);
                self.nearest = self.nearest.min(place);
            }
        }
        self.moves = moves;
        found
    }

    fn is_mate(&self, position: &Position) -> bool {
        position.turn != self.winner && position.is_checkmate()
    }

    fn line(&self, mut index: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while index > 1 {
            let node = &self.nodes[index as usize];
            line.push(node.mv);
            index = node.parent;
        }
        line.reverse();
        line
    }

    /// Stores a position that has not been seen.
    fn insert(&mut self, position: Position, parent: u32, mv: Move) -> Option<u32> {
        if self.nodes.len() * 2 > self.table.len() {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut place = hash(&position) as usize & mask;
        loop {
            match self.table[place] {
                0 => break,
                seen if self.nodes[seen as usize].position == position => return None,
                _ => place = (place + 1) & mask,
            }
        }
        let index = self.nodes.len() as u32;
        self.table[place] = index;
        self.nodes.push(Node { position, parent, mv });
        Some(index)
    }

    fn grow(&mut self) {
        let size = self.table.len() * 4;
        let mut table = vec![0; size];
        for (index, node) in self.nodes.iter().enumerate().skip(1) {
            let mut place = hash(&node.position) as usize & (size - 1);
            while table[place] != 0 {
                place = (place + 1) & (size - 1);
            }
            table[place] = index as u32;
        }
        self.table = table;
    }
}

const FIRST: Square = match Square::from_index(0) {
    Some(square) => square,
    None => unreachable!(),
};

/// Positions that differ only in what does not matter for the question are made equal.
fn without_history(position: Position) -> Position {
    let en_passant = position.en_passant.and_then(|_| position.legal_en_passant());
    Position { halfmove_clock: 0, fullmove_number: 1, en_passant, ..position }
}

fn hash(position: &Position) -> u64 {
    use core::hash::{Hash, Hasher};
    let mut hasher = Folding(0);
    position.hash(&mut hasher);
    hasher.finish()
}

/// A quick hash: positions are compared in full, so it need not be more.
struct Folding(u64);

impl core::hash::Hasher for Folding {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}
