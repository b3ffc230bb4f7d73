//! Shared by the tests: random numbers, random games, odd arrangements, and descriptions of positions.

#![allow(dead_code, reason = "each test binary uses a part of it")]

pub(crate) mod odd;
mod random;

pub(crate) use random::Random;

use touchmove_board::{
    Move, Position,
    chess960::Start,
    fen::{CastlingField, EnPassantField},
};

/// The start of a game: the standard array for even numbers, any of Chess960 for odd ones.
pub(crate) fn start(number: usize, random: &mut Random) -> Position {
    if number % 2 == 0 {
        return Position::standard();
    }
    let number = random.below(usize::from(Start::COUNT)) as u16;
    Start::new(number).map_or_else(Position::standard, Start::position)
}

/// The positions of a game of random legal moves, including the start.
pub(crate) fn random_game(start: Position, plies: usize, random: &mut Random) -> Vec<Position> {
    let mut positions = vec![start];
    let mut position = start;
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(choose(&position, &moves, random));
        positions.push(position);
    }
    positions
}

/// A random move. Castling and en passant are more frequent than by chance.
fn choose(position: &Position, moves: &[Move], random: &mut Random) -> Move {
    let is_special = |mv: &&Move| {
        position.castling_side_of(**mv).is_some()
            || (Some(mv.to) == position.legal_en_passant() && mv.from.file() != mv.to.file())
    };
    match moves.iter().find(is_special) {
        Some(&special) if random.percent(50) => special,
        _ => random.pick(moves),
    }
}

/// A full description of a position for the message of a failed test. FEN cannot express every castling right.
pub(crate) fn describe(position: &Position) -> String {
    format!(
        "{} (rights {:?}, en passant {:?})",
        position.to_fen(CastlingField::Shredder, EnPassantField::Always),
        position.castling.rooks(),
        position.en_passant
    )
}

/// A position from a FEN that is known to be readable.
pub(crate) fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}
