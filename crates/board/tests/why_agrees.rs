//! `Position::why` accepts exactly the legal moves, and otherwise gives the first reason in its fixed order. Every
//! pair of squares with every promotion is compared with the oracle.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::oracle::Oracle;
use crate::support::{Random, describe, odd, random_game, start};
use std::collections::HashMap;
use touchmove_board::{Move, Position, Reason, Role, Square};

/// The accepted texts and their moves: the legal moves, and castling as the king's two-square move.
fn accepted(oracle: &Oracle) -> HashMap<Move, Move> {
    let mut accepted = HashMap::new();
    for legal in oracle.legal_moves() {
        accepted.insert(legal, legal);
        if let Some(written) = oracle.two_square_form(legal) {
            accepted.insert(written, legal);
        }
    }
    accepted
}

fn compare(position: &Position, with_nonsense: bool) {
    let oracle = Oracle::new(position);
    let accepted = accepted(&oracle);
    for from in Square::all() {
        for to in Square::all() {
            let plain = compare_reason(position, &oracle, Move::new(from, to));
            for role in Role::PROMOTIONS {
                let mv = Move::promoting(from, to, role);
                let answer = position.why(mv);
                let name = || format!("{mv} in {}", describe(position));
                assert_eq!(answer.ok(), accepted.get(&mv).copied(), "{}", name());
                // If only the promotion was missing, the move is legal now.
                assert_eq!(answer.is_ok(), plain == Err(Reason::PawnNotPromoted), "{}", name());
            }
            for role in [Role::King, Role::Pawn].into_iter().filter(|_| with_nonsense) {
                let mv = Move::promoting(from, to, role);
                assert!(position.why(mv).is_err(), "{mv} in {}", describe(position));
            }
            let mv = Move::new(from, to);
            assert_eq!(plain.ok(), accepted.get(&mv).copied(), "{mv} in {}", describe(position));
            assert_eq!(position.is_legal(mv), plain.is_ok(), "{mv} in {}", describe(position));
        }
    }
}

fn compare_reason(position: &Position, oracle: &Oracle, mv: Move) -> Result<Move, Reason> {
    let answer = position.why(mv);
    assert_eq!(answer, oracle.why(mv), "{mv} in {}", describe(position));
    answer
}

#[test]
fn every_pair_of_squares_in_random_games() {
    let mut random = Random::new(11);
    let mut compared = 0;
    for number in 0.. {
        let start = start(number, &mut random);
        for position in random_game(start, 120, &mut random).iter().step_by(6) {
            compare(position, compared % 5 == 0);
            compared += 1;
        }
        if compared >= 1_200 {
            break;
        }
    }
}

#[test]
fn every_pair_of_squares_in_odd_arrangements() {
    let mut random = Random::new(12);
    for number in 0..1_400 {
        compare(&odd::arrangement(number, &mut random), number % 5 == 0);
    }
}

/// Castling has its own reasons, so arrangements made for it are tested more often.
#[test]
fn every_move_of_the_king_where_castling_is_near() {
    let mut random = Random::new(13);
    let mut seen: HashMap<&str, usize> = HashMap::new();
    for number in 0..30_000 {
        let position = odd::arrangement(odd::CASTLING + number * odd::FLAVOURS, &mut random);
        let oracle = Oracle::new(&position);
        for king in position.board.of(position.turn, Role::King) {
            for to in Square::all().filter(|to| to.rank() == king.rank()) {
                let answer = compare_reason(&position, &oracle, Move::new(king, to));
                *seen.entry(answer.map_or_else(Reason::code, |_| "legal")).or_default() += 1;
            }
        }
    }
    for code in ["castling_right_lost", "castling_blocked", "castling_attacked", "legal"] {
        assert!(seen.get(code).is_some_and(|&count| count > 500), "{code} in {seen:?}");
    }
}
