//! Stores the positions that a search has reached, each once, and the moves that led to them.

use alloc::vec;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use touchmove_board::{Move, Position};

/// A position, and the move that led to it.
struct Node {
    position: Position,
    parent: u32,
    last: Option<Move>,
}

/// Positions by number, in the order in which they were stored; the first is number 0. Positions are compared in full: no
/// proof depends on a hash.
pub(crate) struct Store {
    nodes: Vec<Node>,
    /// A hash table of the numbers plus one; 0 marks an empty slot.
    table: Vec<u32>,
}

impl Store {
    pub(crate) fn new(root: Position) -> Self {
        let mut store = Self { nodes: Vec::with_capacity(256), table: vec![0; 1024] };
        store.insert(root, 0, None);
        store
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn position(&self, number: u32) -> &Position {
        &self.nodes[number as usize].position
    }

    /// Stores a position and returns its number; `None` if it is already there.
    pub(crate) fn insert(&mut self, position: Position, parent: u32, last: Option<Move>) -> Option<u32> {
        if self.nodes.len() * 2 >= self.table.len() {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut place = hash(&position) & mask;
        loop {
            match self.table[place] {
                0 => break,
                number if self.nodes[number as usize - 1].position == position => return None,
                _ => place = (place + 1) & mask,
            }
        }
        let number = self.nodes.len() as u32;
        self.table[place] = number + 1;
        self.nodes.push(Node { position, parent, last });
        Some(number)
    }

    /// The moves that lead from the first position to this one.
    pub(crate) fn line(&self, mut number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Node { parent, last: Some(last), .. } = &self.nodes[number as usize] {
            line.push(*last);
            number = *parent;
        }
        line.reverse();
        line
    }

    fn grow(&mut self) {
        let mask = self.table.len() * 4 - 1;
        let mut table = vec![0; mask + 1];
        for (number, node) in (1..).zip(&self.nodes) {
            let mut place = hash(&node.position) & mask;
            while table[place] != 0 {
                place = (place + 1) & mask;
            }
            table[place] = number;
        }
        self.table = table;
    }
}

/// The position without what is irrelevant here: the counters, and an en passant square on which no capture is legal.
pub(crate) fn essence(position: Position) -> Position {
    let en_passant = position.en_passant.and_then(|_| position.legal_en_passant());
    Position { halfmove_clock: 0, fullmove_number: 1, en_passant, ..position }
}

fn hash(position: &Position) -> usize {
    let mut hasher = Folding(0);
    position.hash(&mut hasher);
    hasher.finish() as usize
}

/// A fast hash function.
struct Folding(u64);

impl Hasher for Folding {
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
