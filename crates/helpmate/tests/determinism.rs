//! The same question has the same answer, whatever was asked before, and no answer examines many more positions than its limit.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::{Random, describe, odd, position, random_game, start};
use touchmove_board::{Color, Position};
use touchmove_helpmate::{Answer, DEFAULT_LIMIT, Solver, Verdict, winnable};

/// The number of positions by which an answer may exceed its limit, because it may finish what it has begun.
const SLACK: u64 = 1_000;

/// Walls, endings and blocked positions: here the search has work to do.
const HARD: [&str; 8] = [
    "8/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1k1K1 w - - 0 1",
    "4k3/8/8/1p1p2p1/1P1P1pPp/5P1P/8/4K3 b - g3 0 1",
    "4k3/8/8/5p1p/5P1P/1p1p1PBP/1PpP1PPP/2B1K2R w K - 0 1",
    "3k4/8/8/3B4/3K4/5n2/8/8 w - - 0 1",
    "8/8/2N5/8/8/8/2K2k2/7N b - - 0 1",
    "8/8/8/3K3B/5p2/8/8/k7 b - - 0 1",
    "8/8/8/8/8/6k1/6p1/6K1 w - - 0 1",
    "7k/5K2/8/6p1/8/8/6n1/7B b - - 0 1",
];

/// Positions of all sorts: hard ones, those of random games, and odd ones.
fn positions() -> Vec<Position> {
    let mut random = Random::new(8);
    let mut all: Vec<Position> = HARD.map(position).into();
    for number in 0..20 {
        let start = start(number, &mut random);
        all.extend(random_game(start, 300, &mut random).into_iter().step_by(25));
    }
    all.extend((0..100).map(|number| odd::arrangement(number, &mut random)));
    all
}

fn questions() -> Vec<(Position, Color)> {
    positions().into_iter().flat_map(|position| Color::ALL.map(|side| (position, side))).collect()
}

#[test]
fn what_was_asked_before_makes_no_difference() {
    let questions = questions();
    let fresh = |(position, side): &(Position, Color)| Solver::with_limit(5_000).ask(position, *side);
    let expected: Vec<Answer> = questions.iter().map(fresh).collect();
    let mut solver = Solver::with_limit(5_000);
    let mut random = Random::new(9);
    for _ in 0..2 * questions.len() {
        let number = random.below(questions.len());
        let (position, side) = &questions[number];
        assert_eq!(solver.ask(position, *side), expected[number], "{side} in {}", describe(position));
    }
}

#[test]
fn the_counters_make_no_difference() {
    let mut solver = Solver::with_limit(5_000);
    for (position, side) in questions() {
        let later = Position { halfmove_clock: 149, fullmove_number: 300, ..position };
        assert_eq!(
            solver.ask(&position, side),
            solver.ask(&later, side),
            "{side} in {}",
            describe(&position)
        );
    }
}

#[test]
fn no_answer_goes_far_over_its_limit() {
    for limit in [0, 1, 2, 10, 100, 1_000, 10_000] {
        let mut solver = Solver::with_limit(limit);
        let mut undecided = 0;
        for (position, side) in questions() {
            let Answer { verdict, nodes } = solver.ask(&position, side);
            let question = || format!("{side} with {limit} in {}", describe(&position));
            assert!(nodes <= limit + SLACK, "{nodes}: {}", question());
            if let Verdict::Undecided(spent) = verdict {
                undecided += 1;
                assert_eq!(spent, nodes, "{}", question());
                assert!(spent >= limit, "{spent}: {}", question());
            }
        }
        // The test shows something only if the limit is reached.
        assert!(undecided > 0 || limit > 1_000, "{limit}");
    }
}

#[test]
fn a_higher_limit_never_contradicts_a_lower_one() {
    for (position, side) in questions() {
        let mut decided = None;
        for limit in [0, 10, 100, 1_000, 10_000] {
            let is_won = match Solver::with_limit(limit).ask(&position, side).verdict {
                Verdict::Winnable(_) => true,
                Verdict::Unwinnable(_) => false,
                Verdict::Undecided(_) => continue,
            };
            let before = *decided.get_or_insert(is_won);
            assert_eq!(before, is_won, "{side} with {limit} in {}", describe(&position));
        }
    }
}

#[test]
fn what_a_lower_limit_decides_a_higher_one_decides_too() {
    for (position, side) in questions() {
        let decides =
            |limit| !matches!(Solver::with_limit(limit).ask(&position, side).verdict, Verdict::Undecided(_));
        let is_in_order = [100, 1_000, 10_000].map(decides).is_sorted();
        assert!(is_in_order, "{side} in {}", describe(&position));
    }
}

#[test]
fn the_default_is_the_limit_it_is_said_to_be() {
    for (position, side) in
        HARD.map(position).into_iter().flat_map(|hard| Color::ALL.map(|side| (hard, side)))
    {
        let answer = Solver::with_limit(DEFAULT_LIMIT).ask(&position, side);
        assert_eq!(winnable(&position, side), answer.verdict, "{side} in {}", describe(&position));
        assert_eq!(Solver::default().ask(&position, side), answer, "{side} in {}", describe(&position));
    }
}
