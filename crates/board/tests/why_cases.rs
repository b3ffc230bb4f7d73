//! Hand-written cases for every reason why a move can be illegal, and for which of several reasons is given.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::position;
use std::collections::HashMap;
use touchmove_board::{Move, Position, Role, Rule};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Case {
    fen: &'static str,
    written: &'static str,
    code: &'static str,
    rule: Rule,
}

const fn case(fen: &'static str, written: &'static str, code: &'static str, rule: Rule) -> Case {
    Case { fen, written, code, rule }
}

fn check(cases: &[Case]) {
    for Case { fen, written, code, rule } in cases {
        let reason = position(fen).why(written.parse().unwrap());
        let found = reason.map_err(|reason| (reason.code(), reason.rule()));
        assert_eq!(found, Err((*code, *rule)), "{written} in {fen}");
    }
}

fn check_legal(cases: &[(&str, &str, &str)]) {
    for &(fen, written, meant) in cases {
        let expected: Move = meant.parse().unwrap();
        assert_eq!(position(fen).why(written.parse().unwrap()), Ok(expected), "{written} in {fen}");
    }
}

#[rustfmt::skip]
const REASONS: &[Case] = &[
    case(START, "e3e4", "no_piece", Rule::MovesInTurn),
    case("8/8/8/8/8/8/8/8 b - - 0 1", "e8e7", "no_piece", Rule::MovesInTurn),
    case("4k3/8/8/8/8/8/8/R6R w - - 0 1", "e1g1", "no_piece", Rule::MovesInTurn),

    case(START, "e7e5", "not_yours", Rule::MovesInTurn),
    case("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "e4e5", "not_yours", Rule::MovesInTurn),
    case("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e8g8", "not_yours", Rule::MovesInTurn),

    case(START, "a1a2", "own_piece", Rule::OwnPieceOnSquare),
    case(START, "b1d2", "own_piece", Rule::OwnPieceOnSquare),
    case(START, "e1d1", "own_piece", Rule::OwnPieceOnSquare),
    case("4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 1", "e2d3", "own_piece", Rule::OwnPieceOnSquare),
    case("4k3/4p3/4n3/8/8/8/8/4K3 b - - 0 1", "e7e6", "own_piece", Rule::OwnPieceOnSquare),
    // A piece that stays where it is stands in its own way.
    case(START, "e2e2", "own_piece", Rule::OwnPieceOnSquare),
    case(START, "e1e1", "own_piece", Rule::OwnPieceOnSquare),

    case("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "c1c4", "cannot_reach", Rule::BishopMove),
    case("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b2", "cannot_reach", Rule::RookMove),
    case("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1b3", "cannot_reach", Rule::QueenMove),
    case(START, "b1b3", "cannot_reach", Rule::KnightMove),
    case("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3", "cannot_reach", Rule::KingMove),
    case("4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8b8", "cannot_reach", Rule::KingMove),
    case(START, "e2e5", "cannot_reach", Rule::PawnMove),
    case(START, "e2d3", "cannot_reach", Rule::PawnMove),
    // The double step only from the second rank; backwards never.
    case("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "cannot_reach", Rule::PawnMove),
    case("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e2", "cannot_reach", Rule::PawnMove),
    // The capture en passant comes a move too late.
    case("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "cannot_reach", Rule::PawnMove),
    // A pawn on an end rank has no moves.
    case("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a1a2", "cannot_reach", Rule::PawnMove),
    case("4k3/8/8/8/8/8/1n6/P3K3 w - - 0 1", "a1b2", "cannot_reach", Rule::PawnMove),

    case(START, "a1a3", "blocked", Rule::NoPassingOver),
    case(START, "c1e3", "blocked", Rule::NoPassingOver),
    case(START, "d1d3", "blocked", Rule::NoPassingOver),
    case("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5", "blocked", Rule::PawnMove),
    case("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", "blocked", Rule::PawnMove),
    case("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e4", "blocked", Rule::PawnMove),
    case("4k3/4p3/4P3/8/8/8/8/4K3 b - - 0 1", "e7e5", "blocked", Rule::PawnMove),

    case("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "e1e8", "king_captured", Rule::KingNotCaptured),
    case("4k3/3P4/8/8/8/8/8/4K3 w - - 0 1", "d7e8q", "king_captured", Rule::KingNotCaptured),
    case("8/8/8/3kK3/8/8/8/8 w - - 0 1", "e5d5", "king_captured", Rule::KingNotCaptured),
    case("4k3/8/8/8/8/3n4/8/4K3 b - - 0 1", "d3e1", "king_captured", Rule::KingNotCaptured),

    case("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", "own_king_in_check", Rule::OwnKingSafe),
    case("3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "own_king_in_check", Rule::OwnKingSafe),
    case("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", "own_king_in_check", Rule::OwnKingSafe),
    // The king steps back along the line of the check.
    case("4r1k1/8/8/8/8/4K3/8/8 w - - 0 1", "e3e2", "own_king_in_check", Rule::OwnKingSafe),
    // Both pawns leave the rank, and the rook sees the king.
    case("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6", "own_king_in_check", Rule::OwnKingSafe),
    // One of two kings is left in check.
    case("4r1k1/8/8/8/8/8/P7/K3K3 w - - 0 1", "a1b1", "own_king_in_check", Rule::OwnKingSafe),

    case("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", "castling_right_lost", Rule::CastlingRight),
    case("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1a1", "castling_right_lost", Rule::CastlingRight),
    case("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", "castling_right_lost", Rule::CastlingRight),
    case("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "e1c1", "castling_right_lost", Rule::CastlingRight),
    case("4k3/8/8/8/4K3/8/8/8 w - - 0 1", "e4g4", "castling_right_lost", Rule::CastlingRight),
    case("4k3/8/8/8/R3K3/8/8/8 w - - 0 1", "e4a4", "castling_right_lost", Rule::CastlingRight),
    case("r3k2r/8/8/8/8/8/8/4K3 b q - 0 1", "e8h8", "castling_right_lost", Rule::CastlingRight),
    // There is a right to castle to the other side only.
    case("3k4/8/8/8/8/8/8/R2K4 w A - 0 1", "d1f1", "castling_right_lost", Rule::CastlingRight),

    case(START, "e1g1", "castling_blocked", Rule::CastlingFreeWay),
    case(START, "e1h1", "castling_blocked", Rule::CastlingFreeWay),
    case(START, "e1c1", "castling_blocked", Rule::CastlingFreeWay),
    // Only the rook passes over b1, but it must be empty.
    case("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "castling_blocked", Rule::CastlingFreeWay),
    case("rn2k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8a8", "castling_blocked", Rule::CastlingFreeWay),
    // In Chess960 a piece beyond the rook can be in the way of the king.
    case("4k3/8/8/8/8/8/8/1K1R2N1 w D - 0 1", "b1d1", "castling_blocked", Rule::CastlingFreeWay),

    case("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castling_attacked", Rule::CastlingSafeWay),
    case("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castling_attacked", Rule::CastlingSafeWay),
    case("k5r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1", "castling_attacked", Rule::CastlingSafeWay),
    case("r3k3/8/8/8/8/8/8/2R1K3 b q - 0 1", "e8c8", "castling_attacked", Rule::CastlingSafeWay),
    case("r3k3/3P4/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "castling_attacked", Rule::CastlingSafeWay),
    // The enemy king attacks too.
    case("8/8/8/8/8/8/6k1/4K2R w K - 0 1", "e1g1", "castling_attacked", Rule::CastlingSafeWay),
    // The rook was the king's shield against the rook in the corner.
    case("4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "d1b1", "castling_attacked", Rule::CastlingSafeWay),

    case("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "pawn_not_promoted", Rule::Promotion),
    case("1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7b8", "pawn_not_promoted", Rule::Promotion),
    case("4k3/8/8/8/8/8/p7/4K3 b - - 0 1", "a2a1", "pawn_not_promoted", Rule::Promotion),
    // Without a king there is nothing to protect, but the pawn must still be promoted.
    case("8/P7/8/8/8/8/8/8 w - - 0 1", "a7a8", "pawn_not_promoted", Rule::Promotion),
];

#[test]
fn each_reason_is_given_with_its_rule() {
    check(REASONS);
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for case in REASONS {
        *counts.entry(case.code).or_default() += 1;
    }
    assert_eq!(counts.len(), 11, "{counts:?}");
    assert!(counts.values().all(|&count| count >= 3), "{counts:?}");
}

#[rustfmt::skip]
const PRECEDENCE: &[Case] = &[
    // An empty square of departure comes before the square of arrival.
    case(START, "e3e2", "no_piece", Rule::MovesInTurn),
    case(START, "e7d8", "not_yours", Rule::MovesInTurn),
    case("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "e8h8", "not_yours", Rule::MovesInTurn),
    // Castling: the lost right, then the pieces in the way, then the attacks.
    case("4r1k1/8/8/8/8/8/8/RN2K3 w - - 0 1", "e1c1", "castling_right_lost", Rule::CastlingRight),
    case("4r1k1/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "castling_blocked", Rule::CastlingFreeWay),
    case("4k3/8/8/8/8/8/8/R1B1K3 w - - 0 1", "e1c1", "castling_right_lost", Rule::CastlingRight),
    case("4k3/8/8/8/8/8/8/R1B1K3 w Q - 0 1", "e1c1", "castling_blocked", Rule::CastlingFreeWay),
    case("4k3/8/8/8/8/8/8/4K1RR w - - 0 1", "e1g1", "castling_right_lost", Rule::CastlingRight),
    case("8/8/8/8/4K1k1/8/8/8 w - - 0 1", "e4g4", "castling_right_lost", Rule::CastlingRight),
    // One step to its own rook is castling too; to its own knight it is not.
    case("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "e1f1", "castling_right_lost", Rule::CastlingRight),
    case("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "e1f1", "own_piece", Rule::OwnPieceOnSquare),
    case("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e1e2", "own_piece", Rule::OwnPieceOnSquare),
    // The right exists, but from the d-file two squares do not mean castling.
    case("3k4/8/8/8/8/8/8/3K3R w H - 0 1", "d1f1", "cannot_reach", Rule::KingMove),
    case("3k4/8/8/8/8/8/8/3K1N1R w H - 0 1", "d1f1", "own_piece", Rule::OwnPieceOnSquare),
    // The outer rook has the right, the inner one has not.
    case("4k3/8/8/8/8/8/8/3K1R1R w H - 0 1", "d1f1", "castling_right_lost", Rule::CastlingRight),
    case("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "e1g1", "castling_blocked", Rule::CastlingFreeWay),
    // The square of arrival comes before the path.
    case(START, "a1b2", "own_piece", Rule::OwnPieceOnSquare),
    case(START, "a1a8", "blocked", Rule::NoPassingOver),
    case(START, "a1h1", "own_piece", Rule::OwnPieceOnSquare),
    // The movement of the piece comes before captures and checks.
    case("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1e8", "cannot_reach", Rule::RookMove),
    case("4k3/8/8/8/4P3/8/4R3/4K3 w - - 0 1", "e2e8", "blocked", Rule::NoPassingOver),
    case("4k3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8", "blocked", Rule::PawnMove),
    case("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2e4", "cannot_reach", Rule::KnightMove),
    case("4r1k1/8/8/8/1p6/8/1R6/4K3 w - - 0 1", "b2b5", "blocked", Rule::NoPassingOver),
    case("n7/P7/8/8/8/8/8/4K2k w - - 0 1", "a7a8", "blocked", Rule::PawnMove),
    case("8/P7/8/8/8/8/8/4K2k w - - 0 1", "a7b8", "cannot_reach", Rule::PawnMove),
    // The king taken comes before the king left in check, and that before the promotion.
    case("8/4r3/8/8/8/8/4R2k/4K3 w - - 0 1", "e2h2", "king_captured", Rule::KingNotCaptured),
    case("4k3/3P4/8/8/8/8/8/4K3 w - - 0 1", "d7e8", "king_captured", Rule::KingNotCaptured),
    case("8/KP5r/8/8/8/8/8/k7 w - - 0 1", "b7b8", "own_king_in_check", Rule::OwnKingSafe),
    case("8/KP5r/8/8/8/8/8/k7 w - - 0 1", "b7b8q", "own_king_in_check", Rule::OwnKingSafe),
];

#[test]
fn the_first_of_several_reasons_is_given() {
    check(PRECEDENCE);
}

#[test]
fn near_misses_are_legal_and_come_back_in_one_form() {
    check_legal(&[
        // Only the rook passes over an attacked square, or stands on one.
        ("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "e1a1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "e1h1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "e8a8"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8a8", "e8a8"),
        // Chess960: the king stays, or the rook stays, or they change places.
        ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "g1h1"),
        ("4k3/8/8/8/8/8/8/1K1R4 w D - 0 1", "b1d1", "b1d1"),
        ("3k4/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "f1g1"),
        // From the e-file, two squares mean the rook with the right, wherever it stands.
        ("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1", "e1c1", "e1b1"),
        ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1g1", "e1f1"),
        ("8/8/8/K2pP3/8/8/8/4k2r w - d6 0 1", "e5d6", "e5d6"),
        // A king on d1 and its rook on f1: two squares along the rank, and yet the right move.
        ("4k3/8/8/8/8/8/8/3K1R2 w F - 0 1", "d1f1", "d1f1"),
        // Without a king, or with several, a move need only keep the kings that are there.
        ("8/8/8/8/8/8/P7/8 w - - 0 1", "a2a4", "a2a4"),
        ("4k3/8/8/8/8/8/P7/K1K5 w - - 0 1", "a1b1", "a1b1"),
        ("8/KP6/7r/8/8/8/8/k7 w - - 0 1", "b7b8n", "b7b8n"),
    ]);
}

/// A pawn becomes neither king nor pawn, and nothing else is promoted at all.
#[test]
fn nonsense_promotions_are_illegal() {
    let promoting = position("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    for role in [Role::King, Role::Pawn] {
        let mv = Move { promotion: Some(role), .."a7a8".parse().unwrap() };
        assert!(promoting.why(mv).is_err(), "{role}");
    }
    let castling = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for role in Role::ALL {
        for (place, text) in
            [(Position::standard(), "e2e4"), (Position::standard(), "b1c3"), (castling, "e1h1")]
        {
            let mv = Move { promotion: Some(role), ..text.parse().unwrap() };
            assert!(place.why(mv).is_err(), "{mv}");
        }
    }
}
