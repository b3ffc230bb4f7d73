//! Compares the pieces that can move to a square with the oracle's list of legal moves.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::{Random, odd, random_game, start};
use touchmove_board::{Bitboard, Position, Role, Square};

fn check(position: &Position) {
    let moves = position.legal_moves();
    for role in Role::ALL {
        for to in Square::all() {
            let expected: Bitboard = moves
                .iter()
                .filter(|mv| position.castling_side_of(**mv).is_none())
                .filter(|mv| mv.to == to && position.board.role_at(mv.from) == Some(role))
                .map(|mv| mv.from)
                .collect();
            assert_eq!(position.legal_origins(role, to), expected, "{position} {role} {to}");
        }
    }
}

#[test]
fn in_games() {
    let mut random = Random::new(31);
    for number in 0..60 {
        let start = start(number, &mut random);
        random_game(start, 120, &mut random).iter().for_each(check);
    }
}

#[test]
fn on_odd_arrangements() {
    let mut random = Random::new(32);
    for number in 0..4_000 {
        check(&odd::arrangement(number, &mut random));
    }
}
