//! Games to be played: legal moves at random that end nothing.

use touchmove_board::{Move, Position};

/// Numbers that look random (xorshift with a multiplication).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % bound.max(1)
    }

    /// From 0 to 1.
    pub(crate) fn part(&mut self) -> f64 {
        self.below(1 << 20) as f64 / f64::from(1 << 20)
    }
}

/// So many games of so many half-moves, in UCI.
pub(crate) fn some(count: usize, length: usize) -> Vec<Vec<String>> {
    let mut dice = Dice::new(1);
    let mut games = Vec::with_capacity(count);
    while games.len() < count {
        let mut position = Position::standard();
        let mut game = Vec::with_capacity(length);
        while game.len() < length {
            let Some(mv) = quiet(&position, &mut dice) else { break };
            game.push(mv.to_string());
            position.play(mv);
        }
        if game.len() == length {
            games.push(game);
        }
    }
    games
}

/// A move that takes nothing and threatens nothing: with all the pieces on it, no game ends by itself.
fn quiet(position: &Position, dice: &mut Dice) -> Option<Move> {
    let men = |position: &Position| position.board.occupied().len();
    let before = men(position);
    let is_quiet = |mv: &Move| {
        let after = position.after(*mv);
        men(&after) == before && !after.is_check() && after.has_legal_move()
    };
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(is_quiet).collect();
    moves.get(dice.below(moves.len())).copied()
}
