//! Compares the identity of positions and its key with shakmaty and cozy-chess, in games that return to the same positions in
//! many ways.
//!
//! All three count a double step only if the capture en passant is a legal move: shakmaty compares and hashes that way on
//! request, and the documentation of `same_position` in cozy-chess says the same. But version 0.3.4 of cozy-chess treats any piece on
//! the square of the capturing pawn as one, such as a queen that can go to the square passed over. In that case its answer is
//! ignored.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::peers::{Trio, random::Random};
use touchmove_board::{Move, Position, Role, chess960::Start};

/// The numbers of pairs that were the same, that were not, and that were the same although they differ in a double step.
#[derive(Default)]
struct Tally {
    same: usize,
    different: usize,
    same_but_for_the_field: usize,
}

impl Tally {
    fn compare_all(&mut self, trios: &[Trio]) {
        let keys: Vec<(u64, u64)> = trios.iter().map(|trio| (trio.ours.key(), trio.shakmaty_key())).collect();
        for (index, one) in trios.iter().enumerate() {
            for (other, key) in trios.iter().zip(&keys).skip(index) {
                let same = one.ours.same_as(&other.ours);
                let name = || format!("{} and {}", one.ours, other.ours);
                assert_eq!(other.ours.same_as(&one.ours), same, "the other way round: {}", name());
                assert_eq!(keys[index].0 == key.0, same, "our keys: {}", name());
                assert_eq!(keys[index].1 == key.1, same, "shakmaty's keys: {}", name());
                assert_eq!(one.shakmaty == other.shakmaty, same, "shakmaty: {}", name());
                if !cozy_is_misled(&one.ours) && !cozy_is_misled(&other.ours) {
                    assert_eq!(one.cozy.same_position(&other.cozy), same, "cozy-chess: {}", name());
                }
                if same {
                    self.same += 1;
                    self.same_but_for_the_field += usize::from(one.ours.en_passant != other.ours.en_passant);
                } else {
                    self.different += 1;
                }
            }
        }
    }
}

/// Returns true if a piece other than a pawn stands where a pawn would capture and can move to the square passed over.
fn cozy_is_misled(position: &Position) -> bool {
    let Some(passed) = position.en_passant else { return false };
    position.legal_moves().iter().any(|mv| {
        let files = (mv.from.file() as i32 - passed.file() as i32).abs();
        let ranks = (mv.from.rank() as i32 - passed.rank() as i32).abs();
        mv.to == passed && (files, ranks) == (1, 1) && position.board.role_at(mv.from) != Some(Role::Pawn)
    })
}

/// A move that takes back the player's last one, if it is legal.
fn way_back(moves: &[Move], last: Option<Move>) -> Option<Move> {
    let last = last?;
    moves.iter().copied().find(|mv| (mv.from, mv.to, mv.promotion) == (last.to, last.from, None))
}

/// A game in which the players often take back their moves.
fn wandering(start: &Trio, plies: usize, random: &mut Random) -> Vec<Trio> {
    let mut trios = vec![start.clone()];
    let mut trio = start.clone();
    let mut last = [None; 2];
    for _ in 0..plies {
        let moves = trio.ours.legal_moves();
        if moves.is_empty() || trio.ours.halfmove_clock == 100 {
            break;
        }
        let mover = trio.ours.turn as usize;
        let back = way_back(&moves, last[mover]).filter(|_| random.percent(50));
        let mv = back.unwrap_or_else(|| random.pick_move(&trio.ours, &moves));
        last[mover] = Some(mv);
        trio = trio.after(mv);
        trios.push(trio.clone());
    }
    trios
}

/// Sparse positions in which rights and double steps are at stake.
#[rustfmt::skip]
const SPARSE: &[&str] = &[
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1",
    "4k1rr/8/8/8/8/8/8/4K1RR w Gg - 0 1",
    "4k3/2p1p3/8/3P4/3p4/8/2P1P3/4K3 w - - 0 1",
    "4k3/p1p1p1p1/8/1P3P2/1p3p2/8/P1P1P1P1/4K3 b - - 0 1",
    // Double steps whose capture opens a rank, a file or a diagonal.
    "8/2p5/8/K2P3r/8/8/5k2/8 b - - 0 1",
    "6k1/2p5/4r3/8/4P3/8/8/4K3 b - - 0 1",
    "4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
    "6b1/2p3k1/8/3P4/8/8/K7/8 b - - 0 1",
    "8/8/4K3/8/R2p3k/8/2P1P3/8 w - - 0 1",
    "4k3/8/8/8/2b1p3/8/3P4/5K2 w - - 0 1",
];

#[test]
fn wandering_games() {
    let mut random = Random(11);
    let mut tally = Tally::default();
    for fen in SPARSE {
        for _ in 0..30 {
            tally.compare_all(&wandering(&Trio::of_fen(fen), 80, &mut random));
        }
    }
    for start in Start::all().step_by(4) {
        tally.compare_all(&wandering(&Trio::read(&start.position()).unwrap(), 60, &mut random));
    }
    assert!(tally.same > 40_000 && tally.different > 1_000_000, "{} and {}", tally.same, tally.different);
}

/// Many short games from one position, which reach the same positions by different orders of moves.
#[test]
fn transposed_games() {
    let mut random = Random(12);
    let mut tally = Tally::default();
    let others = [0, 518, 959, 300].map(|number| Start::new(number).unwrap().position());
    let starts: Vec<Trio> =
        SPARSE.iter().map(|fen| Trio::of_fen(fen)).chain(others.iter().filter_map(Trio::read)).collect();
    for start in &starts {
        let games: Vec<Trio> = (0..120).flat_map(|_| wandering(start, 5, &mut random)).collect();
        tally.compare_all(&games);
    }
    assert!(tally.same > 20_000 && tally.different > 200_000, "{} and {}", tally.same, tally.different);
}

/// The same board with and without the double step, reached or set up: the capture is legal, pinned, or impossible.
#[test]
fn double_steps_with_and_without() {
    let mut random = Random(13);
    let mut tally = Tally::default();
    for _ in 0..60_000 {
        let with = random.composed();
        if with.en_passant.is_none() {
            continue;
        }
        let without = Position { en_passant: None, halfmove_clock: 5, ..with };
        if let (Some(with), Some(without)) = (Trio::read(&with), Trio::read(&without)) {
            tally.compare_all(&[with, without]);
        }
    }
    assert!(tally.same_but_for_the_field > 1_000, "{} without effect", tally.same_but_for_the_field);
    assert!(tally.different > 1_000, "{} with an effect", tally.different);
}

/// With and without each right to castle: every one counts.
#[test]
fn rights_with_and_without() {
    let mut tally = Tally::default();
    let fields =
        ["KQkq", "KQk", "KQq", "KQ", "Kkq", "Kk", "Kq", "K", "Qkq", "Qk", "Qq", "Q", "kq", "k", "q", "-"];
    for pieces in [
        "r3k2r/8/8/8/8/8/8/R3K2R",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "1rk1r3/8/8/8/8/8/8/1RK1R3",
    ] {
        for turn in ["w", "b"] {
            let trios: Vec<Trio> =
                fields.iter().map(|field| Trio::of_fen(&format!("{pieces} {turn} {field} - 0 1"))).collect();
            tally.compare_all(&trios);
        }
    }
    assert_eq!((tally.same, tally.different), (6 * 16, 6 * 120));
}
