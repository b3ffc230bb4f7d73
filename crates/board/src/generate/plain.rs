//! Legal moves of a player with several kings, or with none.
//!
//! The slow and obvious way: a move is legal if it follows the piece's movement, captures no king, and leaves no king of
//! its own side attacked.

use super::{Side, Visitor};
use crate::attacks::{bishop_attacks, king_steps, knight_jumps, pawn_captures, rook_attacks};
use crate::{Bitboard, Move, Position, Role, Square};

/// Passes every legal move to the visitor. The player on move is `S`. There is no castling, which needs exactly one king.
#[inline(never)]
pub(super) fn visit<S: Side, V: Visitor>(position: &Position, visitor: &mut V) {
    let board = &position.board;
    let occupied = board.occupied();
    let open = !(board.of_color(S::COLOR) | board.of_role(Role::King));
    for from in board.of_color(S::COLOR) {
        let safe = |to: &Square| !position.after(Move::new(from, *to)).board.in_check(S::COLOR);
        let safe = |targets: Bitboard| -> Bitboard { targets.into_iter().filter(safe).collect() };
        match board.role_at(from) {
            Some(Role::Knight) => visitor.piece(from, safe(knight_jumps(from) & open)),
            Some(Role::Bishop) => visitor.piece(from, safe(bishop_attacks(from, occupied) & open)),
            Some(Role::Rook) => visitor.piece(from, safe(rook_attacks(from, occupied) & open)),
            Some(Role::Queen) => {
                let lines = rook_attacks(from, occupied) | bishop_attacks(from, occupied);
                visitor.piece(from, safe(lines & open));
            }
            Some(Role::King) => visitor.king(from, safe(king_steps(from) & open)),
            Some(Role::Pawn) => visit_pawn::<S, V>(from, position, safe, visitor),
            None => {}
        }
    }
    if let Some(step) = position.double_step() {
        for from in position.en_passant_capturers(step) {
            if position.en_passant_is_safe(from, step) {
                visitor.en_passant(from, step.over, step.pawn);
            }
        }
    }
}

fn visit_pawn<S: Side, V: Visitor>(
    from: Square,
    position: &Position,
    safe: impl Fn(Bitboard) -> Bitboard,
    visitor: &mut V,
) {
    let pawn = Bitboard::of(from);
    if (pawn & (S::FIRST | S::LAST)).any() {
        return;
    }
    let board = &position.board;
    let empty = !board.occupied();
    let single = S::forward(pawn) & empty;
    visitor.double_steps(safe(S::forward(single & S::THIRD) & empty));
    let prey = board.of_color(!S::COLOR).without(board.of_role(Role::King));
    for to in safe(single | pawn_captures(S::COLOR, from) & prey) {
        let step = to.index() as i32 - from.index() as i32;
        if (Bitboard::of(to) & S::LAST).any() {
            visitor.promotions(step, Bitboard::of(to));
        } else {
            visitor.pawns(step, Bitboard::of(to));
        }
    }
}
