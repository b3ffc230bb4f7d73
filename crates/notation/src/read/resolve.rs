//! Which move a pattern means in a position.

use super::ReadFault;
use super::pattern::Pattern;
use touchmove_board::{Bitboard, CastlingSide, Move, Position, Rank, Reason, Role, Square};

/// The one legal move that fits, or the fault.
pub(crate) fn resolve(position: &Position, pattern: &Pattern) -> Result<Move, ReadFault> {
    let mut meant: Vec<Move> = candidates(position, pattern);
    let legal: Vec<Move> = meant.iter().filter_map(|mv| position.why(*mv).ok()).collect();
    match legal.as_slice() {
        [mv] => Ok(*mv),
        [] => {
            let reason = reason(position, &meant);
            let only = meant.pop().filter(|_| meant.is_empty());
            Err(ReadFault::Illegal { meant: only, reason })
        }
        several => Err(ReadFault::Ambiguous(several.to_vec())),
    }
}

/// Castling to that side.
pub(crate) fn castling(position: &Position, side: CastlingSide) -> Result<Move, ReadFault> {
    let kings = position.board.of(position.turn, Role::King);
    let rook = position.castling_rook(position.turn, side);
    let meant = match (kings.first(), rook) {
        (Some(king), Some(rook)) => Some(Move::new(king, rook)),
        _ => None,
    };
    match meant.map_or(Err(Reason::CastlingRightLost), |mv| position.why(mv)) {
        Ok(mv) => Ok(mv),
        Err(reason) => Err(ReadFault::Illegal { meant, reason }),
    }
}

/// The moves that the text can mean, legal or not: from every piece of the player that it fits, to every square.
fn candidates(position: &Position, pattern: &Pattern) -> Vec<Move> {
    let mut from = position.board.of_color(position.turn);
    if let Some(role) = pattern.role {
        from &= position.board.of_role(role);
    }
    if let Some(file) = pattern.from_file {
        from &= Bitboard::file(file);
    }
    if let Some(rank) = pattern.from_rank {
        from &= Bitboard::rank(rank);
    }
    // A pawn that names no file of departure does not capture (C.9.3).
    if pattern.role == Some(Role::Pawn) && pattern.from_file.is_none() {
        from &= Bitboard::file(pattern.to_file);
    }
    let ranks = pattern.to_rank.map_or(Rank::ALL.to_vec(), |rank| vec![rank]);
    let mut moves = Vec::new();
    for from in from {
        for rank in &ranks {
            let mv = Move { from, to: Square::new(pattern.to_file, *rank), promotion: pattern.promotion };
            // Without a rank a pawn's capture is meant, so only what it could capture.
            if pattern.to_rank.is_some() || position.possible_origins(Role::Pawn, mv.to).has(from) {
                moves.push(position.resolve(mv));
            }
        }
    }
    moves
}

/// What is wrong, if one thing is: the reason of the piece that comes closest to being able to move so.
fn reason(position: &Position, meant: &[Move]) -> Reason {
    let reasons = meant.iter().filter_map(|mv| position.why(*mv).err());
    let is_reach = |reason: &Reason| matches!(reason, Reason::CannotReach(_));
    reasons.min_by_key(is_reach).unwrap_or(Reason::NoPiece)
}
