//! Finds out who can still checkmate in every position that can be reached from a first one.

use super::{Truth, Winners};
use std::collections::HashMap;
use touchmove_board::{Color, Position};

/// The positions reached from a first one by any legal moves, that one included.
pub(crate) struct Exploration {
    pub(crate) positions: Vec<Position>,
    /// By position: who has checkmated in it or in one that was reached from it.
    winners: Vec<Winners>,
    /// True if the legal moves of every position were played.
    pub(crate) is_complete: bool,
}

impl Exploration {
    /// Plays every legal move of every position, nearest first, until there is nothing new or there are too many, or until
    /// the first position is settled because both sides have won somewhere.
    pub(crate) fn of(first: &Position, limit: usize) -> Self {
        let mut found = Found { positions: Vec::new(), numbers: HashMap::new() };
        found.number(first);
        let mut winners = Vec::new();
        let mut moves_to: Vec<Vec<u32>> = Vec::new();
        let mut won = Winners::Neither;
        while winners.len() < found.positions.len() && found.positions.len() <= limit && won != Winners::Both
        {
            let position = found.positions[winners.len()];
            let moves = position.legal_moves();
            winners.push(Winners::of(&position));
            won = won | Winners::of(&position);
            moves_to.push(moves.into_iter().map(|mv| found.number(&position.after(mv))).collect());
        }
        let is_complete = winners.len() == found.positions.len();
        winners.extend(found.positions[winners.len()..].iter().map(Winners::of));
        hand_back(&mut winners, &moves_to);
        Self { positions: found.positions, winners, is_complete }
    }

    /// What is known of the position of that number.
    pub(crate) fn truth(&self, number: usize, side: Color) -> Truth {
        match (self.winners[number].has(side), self.is_complete) {
            (true, _) => Truth::Winnable,
            (false, true) => Truth::Unwinnable,
            (false, false) => Truth::Unknown,
        }
    }
}

/// Adds to each position the winners of the positions after its moves, until a whole round changes nothing.
fn hand_back(winners: &mut [Winners], moves_to: &[Vec<u32>]) {
    loop {
        let mut changed = false;
        for number in (0..moves_to.len()).rev() {
            let before = winners[number];
            let now = moves_to[number].iter().fold(before, |all, &next| all | winners[next as usize]);
            winners[number] = now;
            changed |= now != before;
        }
        if !changed {
            return;
        }
    }
}

struct Found {
    positions: Vec<Position>,
    numbers: HashMap<Position, u32>,
}

impl Found {
    /// Returns the number of a position, which is added if it is new. The move counters make no difference.
    fn number(&mut self, position: &Position) -> u32 {
        let position = Position { halfmove_clock: 0, fullmove_number: 1, ..*position };
        let next = self.positions.len() as u32;
        let number = *self.numbers.entry(position).or_insert(next);
        if number == next {
            self.positions.push(position);
        }
        number
    }
}
