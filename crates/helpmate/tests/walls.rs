//! Compares the answers for pawns that block each other with an exploration of everything that can be reached. Here the verdict depends on
//! which pieces can pass, and which can still move.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::oracle::{Examiner, Exploration, Tally, Truth};
use crate::support::{Random, position};
use crate::wall::{Extras, Files, SHUT, wall};
use touchmove_board::{Bitboard, CastlingRights, Color, Position};
use touchmove_helpmate::{Solver, Verdict};

/// The number of positions after which an exploration is given up.
const LIMIT: usize = 300_000;

/// Asks about both sides in each wall and, if its exploration is complete, in ten random positions of it.
fn compare(walls: usize, files: Files, extras: Extras) -> Tally {
    let mut random = Random::new(files as u64 * 1_000 + extras.pieces as u64 * 100 + extras.loose as u64);
    let mut examiner = Examiner::new(Solver::default());
    for _ in 0..walls {
        let exploration = examiner.ask_and_explore(&wall(files, extras, &mut random), LIMIT);
        let Some(exploration) = exploration.filter(|exploration| exploration.is_complete) else { continue };
        for _ in 0..10 {
            let number = random.below(exploration.positions.len());
            for side in Color::ALL {
                examiner.ask(&exploration.positions[number], side, exploration.truth(number, side));
            }
        }
    }
    examiner.finish(0)
}

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
        // Nearly every position can be won here, and those that cannot have too many positions to explore.
        let tally = compare(200, Files::Few, Extras { loose: 20, pieces });
        assert!(tally.won > 10 * tally.unchecked, "{tally:?}");
    }
}

/// Positions that neither side could win if it were not for castling or for a capture en passant.
const UNLOCKED: [(&str, &str); 5] = [
    // White's king has no square and the rook and the pawn are shut in, but in Chess960 the king may stay while the rook goes past it.
    ("5r1k/8/8/8/8/7p/7P/6KR w H - 0 1", "castling is the only legal move"),
    // The bishops behind their own pawns never move. The king cannot step to d1 or e2, which pawns attack, so the rook can never pass it to
    // reach the open e-file without castling.
    (
        "4k3/8/8/5p1p/5P1P/1p1p1PBP/1PpP1PPP/2B1K2R w K - 0 1",
        "castling brings the rook to the left of the king",
    ),
    // The same in Chess960, where king and rook change places.
    (
        "4k3/8/8/5p1p/5P1P/1p1p1PBP/1PpP1PPP/2B2KR1 w G - 0 1",
        "castling brings the rook to the left of the king",
    ),
    // The king in the corner has no square, and the pawn is blocked except for the capture.
    ("7k/8/5p2/5Pp1/8/8/2q5/K7 w - g6 0 1", "the capture is the only legal move"),
    // Every square on which a king could pass is attacked by a pawn.
    ("4k3/8/8/1p1p2p1/1P1P1pPp/5P1P/8/4K3 b - g3 0 1", "the capture opens the wall"),
];

#[test]
fn castling_or_a_capture_en_passant_decides() {
    let mut examiner = Examiner::new(Solver::default());
    for (fen, why) in UNLOCKED {
        let with = position(fen);
        let without = Position { castling: CastlingRights::NONE, en_passant: None, ..with };
        let exploration = Exploration::of(&without, LIMIT);
        for side in Color::ALL {
            let verdict = examiner.ask(&with, side, Truth::Unknown).verdict;
            assert!(matches!(verdict, Verdict::Winnable(_)), "{side} in {fen}: {verdict:?}, but {why}");
            assert_eq!(exploration.truth(0, side), Truth::Unwinnable, "{side} without it in {fen}");
            examiner.ask(&without, side, Truth::Unwinnable);
        }
    }
    examiner.finish(0);
}

/// A right to castle or a double step that changes nothing.
const LOCKED: [(&str, &str); 2] = [
    (
        "4k3/8/8/5p1p/5P1P/1p1p1PBP/1PpP1PPP/2B1K1BR w K - 0 1",
        "the bishop on g1 is in the way and never moves",
    ),
    (
        "8/6k1/5p2/r4PpK/8/8/5n2/8 w - g6 0 1",
        "both pawns would leave the rank on which the rook attacks the king",
    ),
];

#[test]
fn what_can_never_be_used_changes_nothing() {
    let mut examiner = Examiner::new(Solver::default());
    for (fen, why) in LOCKED {
        let exploration = Exploration::of(&position(fen), LIMIT);
        for side in Color::ALL {
            assert_eq!(exploration.truth(0, side), Truth::Unwinnable, "{side} in {fen}, since {why}");
            examiner.ask(&position(fen), side, Truth::Unwinnable);
        }
    }
    examiner.finish(0);
}

/// Rights to castle that do not fit the board count for nothing. Here the kings never move, so such rights remain, while the bishops can
/// move.
#[test]
fn stale_rights_hide_nothing() {
    let without = position("5b1k/6pP/6P1/8/8/6p1/4B1Pp/7K b - - 0 1");
    let rights = Bitboard::first_rank(Color::White) | Bitboard::first_rank(Color::Black);
    let with = Position { castling: CastlingRights::with_rooks(rights), ..without };
    let exploration = Exploration::of(&without, LIMIT);
    let mut examiner = Examiner::new(Solver::with_limit(exploration.positions.len() as u64));
    for side in Color::ALL {
        assert_eq!(exploration.truth(0, side), Truth::Unwinnable, "{side}");
        for position in [&without, &with] {
            examiner.ask(position, side, Truth::Unwinnable);
        }
    }
    examiner.finish(0);
}
