//! Pawns that stand in each other's way, compared with an exploration of everything that can be reached. Here the verdict
//! hangs on who can pass, and on what can still move.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

mod oracle;
#[path = "../../board/tests/support/mod.rs"]
mod support;

use oracle::{Examiner, Exploration, Truth};
use support::Random;
use touchmove_board::attacks::{king_steps_of, pawn_captures_of};
use touchmove_board::{Board, Color, Piece, Position, Role, Square};
use touchmove_helpmate::{Solver, Verdict};

/// How many positions are looked at before it is too much.
const LIMIT: usize = 300_000;

/// How the files of a wall are chosen.
#[derive(Copy, Clone)]
enum Files {
    /// Every second one: with pawns on both of its sides no king walks through a gap.
    EverySecond,
    /// All of them.
    Every,
    /// Three of four, as it happens.
    Most,
    /// One to four next to each other: the kings walk round them.
    Few,
}

impl Files {
    fn choose(self, random: &mut Random) -> Vec<usize> {
        match self {
            Self::EverySecond => (random.below(2)..8).step_by(2).collect(),
            Self::Every => (0..8).collect(),
            Self::Most => (0..8).filter(|_| random.percent(75)).collect(),
            Self::Few => {
                let first = random.below(8);
                (first..(first + 1 + random.below(4)).min(8)).collect()
            }
        }
    }
}

fn square(file: usize, rank: usize) -> Square {
    Square::from_index(rank * 8 + file).unwrap()
}

fn put(board: &mut Board, piece: Piece, random: &mut Random) {
    let free: Vec<Square> = (!board.occupied()).into_iter().collect();
    board.place(random.pick(&free), piece);
}

/// Pairs of pawns that block each other on these files, each at most a rank or two from the last, and both kings.
fn pairs(files: Files, random: &mut Random) -> Board {
    let mut board = Board::EMPTY;
    let mut rank = 1 + random.below(5);
    for file in files.choose(random) {
        board.place(square(file, rank), Piece::new(Color::White, Role::Pawn));
        board.place(square(file, rank + 1), Piece::new(Color::Black, Role::Pawn));
        rank = (rank + random.below(4)).saturating_sub(1 + random.below(2)).clamp(1, 5);
    }
    for color in Color::ALL {
        put(&mut board, Piece::new(color, Role::King), random);
    }
    board
}

/// Is there no capture for a pawn or a king, wherever the kings may walk? Then nothing but the kings ever moves.
fn is_shut(board: &Board) -> bool {
    let pawns = board.of_role(Role::Pawn);
    pawns.any()
        && Color::ALL.into_iter().all(|color| {
            let own = board.of(color, Role::Pawn);
            let attacked = pawn_captures_of(!color, pawns.without(own));
            let mut walk = board.of(color, Role::King);
            loop {
                let further = walk | king_steps_of(walk).without(own | attacked);
                if further == walk {
                    break (walk & pawns).is_empty()
                        && (pawn_captures_of(color, own) & pawns).without(own).is_empty();
                }
                walk = further;
            }
        })
}

/// What a wall has besides its pairs of pawns.
#[derive(Copy, Clone)]
struct Extras {
    /// In how many of a hundred a pawn is set back, taken off or added.
    loose: usize,
    /// How many pieces each side has at most.
    pieces: usize,
}

/// A shut wall, perhaps with a loose pawn, with pieces that move, and the player who has just moved not in check.
fn wall(files: Files, extras: Extras, random: &mut Random) -> Position {
    loop {
        let mut board = pairs(files, random);
        if !matches!(files, Files::Few) && !is_shut(&board) {
            continue;
        }
        if random.percent(extras.loose) {
            loosen(&mut board, random);
        }
        for color in Color::ALL {
            for _ in 0..random.below(extras.pieces + 1) {
                let role = random.pick(&[Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook]);
                put(&mut board, Piece::new(color, role), random);
            }
        }
        let turn = random.pick(&Color::ALL);
        if !board.in_check(!turn) {
            return Position::new(board, turn);
        }
    }
}

fn loosen(board: &mut Board, random: &mut Random) {
    let pawns: Vec<Square> = board.of_role(Role::Pawn).into_iter().collect();
    let pawn = random.pick(&pawns);
    let index = pawn.index();
    let Some(piece) = board.remove(pawn) else { return };
    let free =
        |index: usize| (8..56).contains(&index) && board.piece_at(square(index % 8, index / 8)).is_none();
    let back = if piece.color == Color::White { index - 8 } else { index + 8 };
    match random.below(3) {
        0 if free(back) => board.place(square(back % 8, back / 8), piece),
        1 => {}
        _ => {
            board.place(pawn, piece);
            let added = 8 + random.below(48);
            if board.piece_at(square(added % 8, added / 8)).is_none() {
                board.place(square(added % 8, added / 8), Piece::new(random.pick(&Color::ALL), Role::Pawn));
            }
        }
    }
}

/// Answers that a position cannot be won, and how many of them could be checked.
#[derive(Default, Debug)]
struct Unwinnable {
    confirmed: usize,
    unchecked: usize,
}

/// Asks for both sides in each wall. That a side can win is proven by the line; where it is said to be unable to, everything
/// that can be reached is looked at, if it is not too much, and then some of that is asked for, too.
fn compare(walls: usize, files: Files, extras: Extras) -> Unwinnable {
    let mut random = Random::new(files as u64 * 1_000 + extras.pieces as u64 * 100 + extras.loose as u64);
    let mut examiner = Examiner::new(Solver::default());
    let mut tally = Unwinnable::default();
    for _ in 0..walls {
        let wall = wall(files, extras, &mut random);
        let verdicts = Color::ALL.map(|side| examiner.ask(&wall, side, Truth::Unknown).verdict);
        if verdicts.iter().all(|verdict| matches!(verdict, Verdict::Winnable(_))) {
            continue;
        }
        let exploration = Exploration::of(&wall, LIMIT);
        let reached = exploration.positions.len();
        let others = if exploration.is_complete { 10 } else { 0 };
        for number in std::iter::once(0).chain((0..others).map(|_| random.below(reached))) {
            for side in Color::ALL {
                let truth = exploration.truth(number, side);
                let verdict = examiner.ask(&exploration.positions[number], side, truth).verdict;
                match (verdict, truth) {
                    (Verdict::Unwinnable(_), Truth::Unknown) => tally.unchecked += 1,
                    (Verdict::Unwinnable(_), _) => tally.confirmed += 1,
                    _ => {}
                }
            }
        }
    }
    examiner.finish(0);
    tally
}

/// The walls that kings do not pass by themselves.
const SHUT: [Files; 3] = [Files::EverySecond, Files::Every, Files::Most];

#[test]
fn kings_alone_behind_a_wall() {
    for files in SHUT {
        let tally = compare(100, files, Extras { loose: 0, pieces: 0 });
        assert!(tally.confirmed > 1_000 && tally.unchecked == 0, "{tally:?}");
    }
}

#[test]
fn a_wall_with_a_loose_pawn() {
    for files in SHUT {
        let tally = compare(150, files, Extras { loose: 100, pieces: 0 });
        assert!(tally.confirmed > 100 && tally.confirmed > 20 * tally.unchecked, "{tally:?}");
    }
}

#[test]
fn a_wall_with_a_piece_a_side() {
    for files in SHUT {
        let tally = compare(200, files, Extras { loose: 20, pieces: 1 });
        assert!(tally.confirmed > 100 && tally.confirmed > 20 * tally.unchecked, "{tally:?}");
    }
}

#[test]
fn a_wall_with_two_pieces_a_side() {
    for files in SHUT {
        let tally = compare(200, files, Extras { loose: 20, pieces: 2 });
        assert!(tally.confirmed > 100 && tally.confirmed > 10 * tally.unchecked, "{tally:?}");
    }
}

#[test]
fn a_few_pairs_of_pawns() {
    for pieces in 0..=2 {
        compare(200, Files::Few, Extras { loose: 20, pieces });
    }
}
