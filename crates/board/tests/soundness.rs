//! Every defect is found, and none is reported without reason. A wrong one would declare a real game impossible.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::{Random, describe, position, random_game, start};
use touchmove_board::{Bitboard, CastlingRights, CastlingSide, Color, Defect, Position, Square};

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

const fn captures(color: Color, needed: u32, available: u32) -> Defect {
    Defect::PawnsNeedMoreCaptures { color, needed, available }
}

/// Positions with exactly this defect.
fn single_defects() -> Vec<(&'static str, Defect)> {
    use Color::{Black, White};
    use Defect::*;
    vec![
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", Kings(White, 0)),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", Kings(Black, 0)),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", Kings(White, 2)),
        ("k3k2k/8/8/8/8/8/8/4K3 w - - 0 1", Kings(Black, 3)),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", OpponentInCheck),
        ("4k3/8/8/8/8/8/3p4/4K3 b - - 0 1", OpponentInCheck),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", PawnOnEndRank(square("h8"))),
        ("4k3/8/8/8/8/8/8/4K2P w - - 0 1", PawnOnEndRank(square("h1"))),
        ("p3k3/8/8/8/8/8/8/4K3 w - - 0 1", PawnOnEndRank(square("a8"))),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", TooManyPieces(White)),
        ("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", TooManyPieces(White)),
        ("4k1n1/pppppppp/2n3n1/8/8/8/8/4K3 w - - 0 1", TooManyPieces(Black)),
        ("r3k2r/ppppppp1/r7/r7/8/8/8/4K3 w - - 0 1", TooManyPieces(Black)),
        ("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1", captures(White, 1, 0)),
        ("rnbqkbnr/ppppppp1/6p1/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", captures(Black, 1, 0)),
        ("rnbqkbn1/pppppppp/8/8/P7/P7/P2PPPPP/RNBQKBNR w KQq - 0 1", captures(White, 3, 1)),
        ("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", ImpossibleCheck),
        ("R3k2R/8/8/8/8/8/8/4K3 b - - 0 1", ImpossibleCheck),
        ("4k3/8/5N2/1B6/8/8/8/4RK2 b - - 0 1", ImpossibleCheck),
        ("4k3/8/8/8/1b5b/8/8/4K3 w - - 0 1", ImpossibleCheck),
        ("4k3/8/8/8/8/2b3b1/8/4K3 w - - 0 1", ImpossibleCheck),
        ("6k1/8/8/8/4r3/2b5/8/4K3 w - - 0 1", ImpossibleCheck),
        ("4k3/8/8/8/8/8/8/4K2R w Q - 0 1", CastlingWithoutKingAndRook(square("a1"))),
        ("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", CastlingWithoutKingAndRook(square("h1"))),
        ("r3k3/8/8/8/8/8/8/4K3 b k - 0 1", CastlingWithoutKingAndRook(square("h8"))),
        ("4k3/8/8/8/8/8/4K3/7R w H - 0 1", CastlingWithoutKingAndRook(square("h1"))),
        ("4k3/8/8/8/8/8/8/4K2B w H - 0 1", CastlingWithoutKingAndRook(square("h1"))),
        ("4k1r1/8/8/8/8/8/8/4K2R w Kk - 0 1", CastlingNotOpposite),
        ("r3k3/8/8/8/8/8/8/1R2K3 w Qq - 0 1", CastlingNotOpposite),
        ("3k3r/8/8/8/8/8/8/4K2R w Kk - 0 1", CastlingNotOpposite),
        ("r2k4/8/8/8/8/8/8/4K2R w Kq - 0 1", CastlingNotOpposite),
        ("4k3/8/8/8/8/8/8/4K3 w - d6 0 1", EnPassantWithoutPawn(square("d6"))),
        ("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", EnPassantWithoutPawn(square("d6"))),
        ("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", EnPassantWithoutPawn(square("d6"))),
        ("4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1", EnPassantWithoutPawn(square("e3"))),
    ]
}

#[test]
fn each_defect_is_found_alone() {
    for (fen, defect) in single_defects() {
        assert_eq!(position(fen).defects(), [defect], "{fen}");
        assert!(!defect.to_string().is_empty());
    }
}

/// FEN cannot write these rights, so they are set by hand.
#[test]
fn two_rights_on_one_side_are_found() {
    let with = |fen: &str, rooks: &[&str]| {
        let rooks: Bitboard = rooks.iter().map(|text| square(text)).collect();
        Position { castling: CastlingRights::with_rooks(rooks), ..position(fen) }.defects()
    };
    let twice = Defect::CastlingTwiceOnOneSide;
    assert_eq!(
        with("4k3/8/8/8/8/8/8/4K1RR w - - 0 1", &["g1", "h1"]),
        [twice(Color::White, CastlingSide::King)]
    );
    assert_eq!(
        with("rr2k3/8/8/8/8/8/8/4K3 w - - 0 1", &["a8", "b8"]),
        [twice(Color::Black, CastlingSide::Queen)]
    );
    assert_eq!(with("4k3/8/8/8/8/8/8/4K1RR w - - 0 1", &["g1"]), []);
    // A right on a square that is not on a first rank.
    let wrong = with("4k3/8/8/8/4R3/8/8/4K3 b - - 0 1", &["e4"]);
    assert_eq!(wrong, [Defect::CastlingWithoutKingAndRook(square("e4"))]);
}

#[test]
fn several_defects_are_all_found() {
    let cases: [(&str, &[Defect]); 4] = [
        ("8/8/8/8/8/8/8/8 w - - 0 1", &[Defect::Kings(Color::White, 0), Defect::Kings(Color::Black, 0)]),
        (
            "P3k3/8/8/8/8/8/8/4K2p w - - 0 1",
            &[Defect::PawnOnEndRank(square("a8")), Defect::PawnOnEndRank(square("h1"))],
        ),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", &[Defect::OpponentInCheck]),
        (
            "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1",
            &[
                Defect::CastlingWithoutKingAndRook(square("a1")),
                Defect::CastlingWithoutKingAndRook(square("h1")),
            ],
        ),
    ];
    for (fen, expected) in cases {
        let found = position(fen).defects();
        assert!(expected.iter().all(|defect| found.contains(defect)), "{found:?} in {fen}");
    }
}

/// Positions that only look wrong. The comment says how each arises.
#[rustfmt::skip]
const SOUND: &[&str] = &[
    // Seven pawns and a pawn that became a second queen.
    "4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1",
    // Two bishops on one colour, one of them promoted.
    "4k3/8/8/8/8/8/PPPPPPP1/B1B1K3 w - - 0 1",
    // Bishops on both colours, away from home.
    "4k3/8/8/8/8/8/PPPPPPPP/B2BK3 w - - 0 1",
    // Nine queens without a pawn.
    "4k3/8/8/8/8/Q7/QQQQQQQQ/4K3 b - - 0 1",
    // A doubled pawn, and one piece that it captured.
    "rnbqkbn1/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQq - 0 1",
    // Two pawns that captured each other's neighbours stand on each other's files.
    "r1bqkb1r/1ppppppp/p7/8/8/1P6/P1PPPPPP/RNBQKBNR w KQkq - 0 1",
    // The knight opened the line of the rook and gives check itself.
    "4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1",
    // The pawn captured and became a queen: it left the file of the rook.
    "3Qk3/8/8/8/8/8/8/4RK2 b - - 0 1",
    // En passant from e5: two lines open, and the pawn that moved gives no check.
    "8/8/3Pk3/8/8/8/B7/4RK2 b - - 0 1",
    // The pawn captured on d6 gives check, and so does the rook behind it.
    "8/4k3/3P4/8/8/8/8/4RK2 b - - 0 1",
    // Castling gave the check.
    "5k2/8/8/8/8/8/8/5RK1 b - - 0 1",
    // The double step gives check.
    "8/8/8/3p4/4K3/8/8/6k1 w - d6 0 1",
    // The double step opened the seventh rank.
    "8/r6K/8/3p4/8/8/8/4k3 w - d6 0 1",
    // The double step opened a diagonal.
    "6k1/8/b7/1p6/2K5/8/8/8 w - b6 0 1",
    // No pawn can capture, but the pawn has just made a double step.
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    // One side may still castle to the h-side, the other to the a-side.
    "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
    // The kings are not opposite, but only one of them may castle.
    "3k3r/8/8/8/8/8/8/4K2R w K - 0 1",
    // Chess960: rooks opposite each other on the inner files.
    "1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1",
    // A rook without a right does not matter.
    "4k1rr/8/8/8/8/8/8/4K1R1 w Gg - 0 1",
    // Bare kings.
    "4k3/8/8/8/8/8/8/4K3 b - - 4294967295 4294967295",
];

#[test]
fn sound_positions_have_no_defects() {
    for fen in SOUND {
        assert_eq!(position(fen).defects(), [], "{fen}");
    }
}

#[test]
fn no_position_of_a_game_has_a_defect() {
    let mut random = Random::new(31);
    let mut compared = 0;
    for number in 0.. {
        let start = start(number, &mut random);
        for position in random_game(start, 400, &mut random) {
            assert_eq!(position.defects(), [], "{}", describe(&position));
            compared += 1;
        }
        if compared >= 100_000 {
            break;
        }
    }
}
