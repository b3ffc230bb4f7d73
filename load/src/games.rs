//! The games to play: random legal moves that do not end a game.

use std::collections::HashMap;
use touchmove_board::{Move, Position};

/// Pseudo-random numbers (xorshift with a multiplication).
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

    /// Returns a number from 0 to 1.
    pub(crate) fn part(&mut self) -> f64 {
        self.below(1 << 20) as f64 / f64::from(1 << 20)
    }
}

/// Returns this many games in UCI, the first of `shortest` half-moves and each a little longer, up to `longest`.
pub(crate) fn of_all_lengths(count: usize, shortest: usize, longest: usize) -> Vec<Vec<String>> {
    let mut games = some(count, longest);
    for (number, game) in games.iter_mut().enumerate() {
        game.truncate(shortest + (longest - shortest) * number / count.max(1));
    }
    games
}

/// Returns this many games of this many half-moves, in UCI.
pub(crate) fn some(count: usize, length: usize) -> Vec<Vec<String>> {
    let mut dice = Dice::new(1);
    let mut games = Vec::with_capacity(count);
    while games.len() < count {
        let mut position = Position::standard();
        let mut seen = HashMap::new();
        let mut game = Vec::with_capacity(length);
        while game.len() < length {
            let Some(mv) = quiet(&position, &seen, &mut dice) else { break };
            game.push(mv.to_string());
            position.play_unchecked(mv);
            *seen.entry(position.key()).or_insert(0) += 1;
        }
        if game.len() == length {
            games.push(game);
        }
    }
    games
}

/// After the opening, pawns wait for this many half-moves: pawn moves are few, and without one now and then a game ends.
const PAWNS_WAIT: u32 = 60;
/// A little later, a game without captures and pawn moves ends by itself.
const TOO_QUIET: u32 = 140;
/// The most occurrences of a position.
const MOST_OFTEN: u32 = 3;

/// Returns a move that captures nothing and threatens nothing: with all pieces on the board, no game ends by itself.
fn quiet(position: &Position, seen: &HashMap<u64, u32>, dice: &mut Dice) -> Option<Move> {
    let men = |position: &Position| position.board.occupied().len();
    let before = men(position);
    let pawns_wait = position.fullmove_number > 8 && position.halfmove_clock < PAWNS_WAIT;
    let is_quiet = |mv: &Move| {
        let after = position.after(*mv);
        let is_too_often = seen.get(&after.key()).is_some_and(|times| *times >= MOST_OFTEN);
        let is_pawn = after.halfmove_clock == 0;
        men(&after) == before
            && !after.is_check()
            && after.has_legal_move()
            && after.halfmove_clock < TOO_QUIET
            && !is_too_often
            && !(is_pawn && pawns_wait)
    };
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(is_quiet).collect();
    let pawns = moves.iter().filter(|mv| position.after(**mv).halfmove_clock == 0).copied();
    let pawns: Vec<Move> = if position.halfmove_clock >= PAWNS_WAIT { pawns.collect() } else { Vec::new() };
    let choice = if pawns.is_empty() { moves } else { pawns };
    choice.get(dice.below(choice.len())).copied()
}

#[cfg(test)]
mod tests {
    use super::some;
    use std::collections::HashMap;
    use touchmove_board::{Move, Position};

    /// The seventy-five-move rule and fivefold repetition would end a game without a claim.
    #[test]
    fn long_games_do_not_end_by_themselves() {
        for game in some(8, 800) {
            let (mut position, mut seen) = (Position::standard(), HashMap::new());
            for mv in game {
                let mv: Move = mv.parse().expect("a move");
                position.play_unchecked(position.resolve(mv));
                let times = seen.entry(position.key()).or_insert(0);
                *times += 1;
                assert!(*times < 5 && position.halfmove_clock < 150, "{position:?}");
            }
        }
    }
}
