//! Arrangements that no game leads to, compared with the oracle: any number of kings, pawns on the end ranks, crowds of
//! queens, rights and en passant squares that make no sense. The crate promises the right moves there too, and no panic.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::oracle::{Oracle, Place};
use crate::support::{Random, describe, odd};
use touchmove_board::{
    Bitboard, Board, CastlingRights, Color, Move, Piece, Position, Role, Square,
    diagram::{Symbols, text},
    fen::{CastlingField, EnPassantField},
    perft,
};

const POSITIONS: usize = 120_000;

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_unstable();
    moves
}

fn compare(position: &Position) -> usize {
    let oracle = Oracle::new(position);
    let expected = oracle.legal_moves();
    let name = || describe(position);
    assert_eq!(sorted(position.legal_moves()), expected, "moves of {}", name());
    assert_eq!(position.count_legal_moves(), expected.len() as u64, "count of {}", name());
    assert_eq!(position.has_legal_move(), !expected.is_empty(), "any move of {}", name());
    assert_eq!(position.is_check(), oracle.is_check(), "check in {}", name());
    assert_eq!(position.is_checkmate(), oracle.is_check() && expected.is_empty(), "checkmate in {}", name());
    assert_eq!(position.is_stalemate(), !oracle.is_check() && expected.is_empty(), "stalemate in {}", name());
    assert_eq!(position.checkers().any(), oracle.is_check(), "checkers in {}", name());
    assert_eq!(position.legal_en_passant(), oracle.legal_en_passant(), "en passant in {}", name());
    expected.len()
}

#[test]
fn legal_moves_agree_with_the_oracle() {
    let mut random = Random::new(1);
    let mut most = 0;
    let mut ended = [0; 2];
    for number in 0..POSITIONS {
        let position = odd::arrangement(number, &mut random);
        most = most.max(compare(&position));
        ended[0] += usize::from(position.is_checkmate());
        ended[1] += usize::from(position.is_stalemate());
    }
    // The comparison is worth little if the boards are tame.
    assert!(most > 256, "the largest number of moves was {most}");
    assert!(ended.iter().all(|&count| count > 100), "checkmates and stalemates: {ended:?}");
}

#[test]
fn positions_after_a_move_agree_with_the_oracle() {
    let mut random = Random::new(2);
    for number in 0..20_000 {
        let position = odd::arrangement(number, &mut random);
        let oracle = Oracle::new(&position);
        for mv in oracle.legal_moves() {
            let (after, expected) = (position.after(mv), oracle.after(mv));
            let name = || format!("{} after {mv}", describe(&position));
            let counted = (after.turn, after.en_passant, after.fullmove_number);
            let next_number = position.fullmove_number + u32::from(position.turn == Color::Black);
            let found = Oracle::new(&after);
            assert_eq!(found.identity(), expected.identity(), "{}", name());
            assert_eq!(counted, (!position.turn, expected.passed_square(), next_number), "{}", name());
            let is_pawn = position.board.role_at(mv.from) == Some(Role::Pawn);
            let is_capture = position.board.piece_at(mv.to).is_some_and(|piece| piece.color != position.turn);
            let clock = if is_pawn || is_capture { 0 } else { position.halfmove_clock + 1 };
            assert_eq!(after.halfmove_clock, clock, "{}", name());
        }
    }
}

#[test]
fn attackers_agree_with_the_oracle() {
    let mut random = Random::new(5);
    for number in 0..5_000 {
        let position = odd::arrangement(number, &mut random);
        let oracle = Oracle::new(&position);
        for (square, color) in Square::all().flat_map(|square| Color::ALL.map(|color| (square, color))) {
            let expected: Bitboard = oracle.attackers(Place::of(square), color).collect();
            let found = position.board.attackers(square, color);
            assert_eq!(found, expected, "{color} against {square} in {}", describe(&position));
        }
        let kings = position.board.of(position.turn, Role::King).into_iter();
        let checkers: Bitboard = kings
            .flat_map(|king| oracle.attackers(Place::of(king), !position.turn).collect::<Vec<_>>())
            .collect();
        assert_eq!(position.checkers(), checkers, "checkers in {}", describe(&position));
    }
}

/// A castling move written as UCI does and read back is the same move, wherever king and rook stand.
#[test]
fn moves_written_for_uci_come_back() {
    let mut random = Random::new(6);
    for number in 0..30_000 {
        let position = odd::arrangement(number, &mut random);
        for mv in position.legal_moves() {
            let written = mv.uci(&position);
            assert_eq!(position.resolve(written), mv, "{written} in {}", describe(&position));
            assert_eq!(written.to_string().parse(), Ok(written));
            if position.castling_side_of(mv).is_none() {
                assert_eq!(written, mv, "in {}", describe(&position));
            }
        }
    }
}

#[test]
fn two_moves_deep_the_counts_agree() {
    let mut random = Random::new(3);
    for number in 0..1_500 {
        let position = odd::arrangement(number, &mut random);
        // Crowds have too many moves for a slow count of every answer.
        if position.board.occupied().len() <= 24 {
            assert_eq!(perft(&position, 2), Oracle::new(&position).perft(2), "{}", describe(&position));
        }
        assert_eq!(perft(&position, 1), position.count_legal_moves(), "{}", describe(&position));
        assert_eq!(perft(&position, 0), 1);
    }
}

#[test]
fn nothing_panics_on_any_arrangement() {
    let mut random = Random::new(4);
    let promotions = [None, Some(Role::Queen), Some(Role::King), Some(Role::Pawn), Some(Role::Knight)];
    for number in 0..50_000 {
        let mut position = odd::arrangement(number, &mut random);
        if number % 10 == 0 {
            position.halfmove_clock = u32::MAX;
            position.fullmove_number = u32::MAX;
        }
        let _ = (position.defects(), position.key(), position.to_string(), position.effective_castling());
        let _ = (position.capturable_en_passant(), text(&position.board, Symbols::Unicode, position.turn));
        for castling in [CastlingField::Standard, CastlingField::XFen, CastlingField::Shredder] {
            let _ = position.to_fen(castling, EnPassantField::WhenCapturable);
        }
        for _ in 0..10 {
            let squares: Vec<Square> = Square::all().collect();
            let (from, to) = (random.pick(&squares), random.pick(&squares));
            let mv = Move { from, to, promotion: random.pick(&promotions) };
            let _ = (
                position.why(mv),
                position.is_legal(mv),
                position.castling_side_of(mv),
                position.resolve(mv),
            );
            let _ = (mv.uci(&position), position.after(mv).legal_moves(), position.after(mv).defects());
        }
    }
}

/// All 64 squares filled, or none: the two ends.
#[test]
fn full_and_empty_boards_work() {
    for color in Color::ALL {
        compare(&Position::new(Board::EMPTY, color));
        for role in Role::ALL {
            let mut board = Board::EMPTY;
            for square in Square::all() {
                board.place(square, Piece::new(color, role));
            }
            compare(&Position::new(board, color));
            compare(&Position::new(board, !color));
            for square in Square::all().step_by(2) {
                board.remove(square);
            }
            let mut position = Position::new(board, color);
            position.castling = CastlingRights::with_rooks(Bitboard::ALL);
            compare(&position);
        }
    }
}

/// Queens all along the edge: each of the 36 squares within is reached along eight lines.
#[test]
fn more_than_256_moves_are_listed() {
    for turn in Color::ALL {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            if matches!(square.index() % 8, 0 | 7) || matches!(square.index() / 8, 0 | 7) {
                board.place(square, Piece::new(turn, Role::Queen));
            }
        }
        assert_eq!(compare(&Position::new(board, turn)), 288);
    }
}
