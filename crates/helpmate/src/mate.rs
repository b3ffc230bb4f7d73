//! Finds the checks that a move gives, and mates in one.

use touchmove_board::attacks::{
    bishop_attacks, king_steps, king_steps_of, knight_jumps, knight_jumps_of, pawn_captures,
    pawn_captures_of, pawn_origins, rook_attacks,
};
use touchmove_board::{Bitboard, Board, Color, Move, Position, Role, Square};

/// The squares that a piece attacks from a square.
pub(crate) fn attacks(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_captures(color, from),
        Role::Knight => knight_jumps(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => bishop_attacks(from, occupied) | rook_attacks(from, occupied),
        Role::King => king_steps(from),
    }
}

/// The squares from which each kind of piece would give check now.
pub(crate) struct Checks {
    pub(crate) knight: Bitboard,
    pub(crate) bishop: Bitboard,
    pub(crate) rook: Bitboard,
    pub(crate) pawn: Bitboard,
}

impl Checks {
    pub(crate) fn of(board: &Board, king: Square, by: Color) -> Self {
        let occupied = board.occupied();
        Self {
            knight: knight_jumps(king),
            bishop: bishop_attacks(king, occupied),
            rook: rook_attacks(king, occupied),
            pawn: pawn_origins(by, king),
        }
    }

    pub(crate) fn gives(&self, role: Role, to: Square) -> bool {
        match role {
            Role::King => false,
            Role::Knight => self.knight.has(to),
            Role::Bishop => self.bishop.has(to),
            Role::Rook => self.rook.has(to),
            Role::Queen => (self.bishop | self.rook).has(to),
            Role::Pawn => self.pawn.has(to),
        }
    }
}

/// Finds a move by which the moved piece gives checkmate. It does not look for mates by a discovered check alone.
pub(crate) fn mate_in_one(position: &Position, moves: &[Move]) -> Option<Move> {
    let winner = position.turn;
    let board = &position.board;
    let king = board.of(!winner, Role::King).first()?;
    let checks = Checks::of(board, king, winner);
    let any_check = checks.knight | checks.bishop | checks.rook | checks.pawn;
    let behind_king = board.occupied().without(Bitboard::of(king));
    let mut flights = None;
    moves.iter().copied().find(|mv| {
        if !any_check.has(mv.to) {
            return false;
        }
        let Some(role) = mv.promotion.or_else(|| board.role_at(mv.from)) else { return false };
        if !checks.gives(role, mv.to) {
            return false;
        }
        let flights = *flights.get_or_insert_with(|| flights_of(board, king, winner));
        let covered = attacks(role, winner, mv.to, behind_king.without(Bitboard::of(mv.from)));
        flights.without(covered | Bitboard::of(mv.to)).is_empty() && position.after(*mv).is_checkmate()
    })
}

/// The squares around the king that the winner does not attack and the king's own pieces do not occupy.
pub(crate) fn flights_of(board: &Board, king: Square, winner: Color) -> Bitboard {
    let mine = board.of_color(winner);
    let behind_king = board.occupied().without(Bitboard::of(king));
    let mut attacked = pawn_captures_of(winner, board.of(winner, Role::Pawn))
        | knight_jumps_of(board.of(winner, Role::Knight))
        | king_steps_of(board.of(winner, Role::King));
    for square in mine & (board.of_role(Role::Bishop) | board.of_role(Role::Queen)) {
        attacked |= bishop_attacks(square, behind_king);
    }
    for square in mine & (board.of_role(Role::Rook) | board.of_role(Role::Queen)) {
        attacked |= rook_attacks(square, behind_king);
    }
    king_steps(king).without(board.of_color(!winner) | attacked)
}
