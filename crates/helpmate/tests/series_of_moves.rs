//! Answers before and after moves agree: a position that cannot be won cannot be won after any series of legal moves either, and one that
//! is won by a line can be won all along that line. This needs no oracle, so it reaches positions that are too complex for one.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::oracle::{Examiner, Truth};
use crate::support::{Random, odd, random_game, start};
use crate::wall::{Extras, SHUT, wall};
use touchmove_board::{Color, Move, Position, Role};
use touchmove_helpmate::{Solver, Verdict};

/// The limit of positions for an answer.
const LIMIT: u64 = 5_000;

/// A random move. If there are irreversible moves, it is chosen from them alone half of the time.
fn choose(position: &Position, moves: &[Move], random: &mut Random) -> Move {
    let is_final = |mv: &&Move| {
        position.board.occupied().has(mv.to) || position.board.role_at(mv.from) == Some(Role::Pawn)
    };
    let last: Vec<Move> = moves.iter().filter(is_final).copied().collect();
    if last.is_empty() || random.percent(50) { random.pick(moves) } else { random.pick(&last) }
}

/// Plays random moves from a position that the side cannot win, and asks whether it can win afterwards.
fn play_on(mut position: Position, side: Color, examiner: &mut Examiner, random: &mut Random) {
    for _ in 0..random.below(60) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(choose(&position, &moves, random));
    }
    examiner.ask(&position, side, Truth::Unwinnable);
}

/// Asks about both sides in the position, then in positions that follow it.
fn follow(position: &Position, examiner: &mut Examiner, random: &mut Random) {
    for side in Color::ALL {
        match examiner.ask(position, side, Truth::Unknown).verdict {
            Verdict::Winnable(line) => {
                let mut position = *position;
                for mv in line.into_iter().take(40) {
                    position.play_unchecked(mv);
                    examiner.ask(&position, side, Truth::Winnable);
                }
            }
            Verdict::Unwinnable(_) => (0..10).for_each(|_| play_on(*position, side, examiner, random)),
            Verdict::Undecided(_) => {}
        }
    }
}

#[test]
fn in_walls() {
    let mut random = Random::new(10);
    let mut examiner = Examiner::new(Solver::with_limit(LIMIT));
    for number in 0..600 {
        let extras = Extras { loose: 20, pieces: number % 4 };
        follow(&wall(random.pick(&SHUT), extras, &mut random), &mut examiner, &mut random);
    }
    let tally = examiner.finish(usize::MAX);
    assert!(tally.won > 2_000 && tally.confirmed > 1_000, "{tally:?}");
}

#[test]
fn in_games() {
    let mut random = Random::new(11);
    let mut examiner = Examiner::new(Solver::with_limit(LIMIT));
    for number in 0..40 {
        let start = start(number, &mut random);
        for position in random_game(start, 400, &mut random).iter().step_by(40) {
            follow(position, &mut examiner, &mut random);
        }
    }
    let tally = examiner.finish(usize::MAX);
    assert!(tally.won > 5_000, "{tally:?}");
}

#[test]
fn in_odd_positions() {
    let mut random = Random::new(12);
    let mut examiner = Examiner::new(Solver::with_limit(LIMIT));
    for number in 0..400 {
        follow(&odd::arrangement(number, &mut random), &mut examiner, &mut random);
    }
    let tally = examiner.finish(usize::MAX);
    assert!(tally.won > 2_000 && tally.confirmed > 500, "{tally:?}");
}
