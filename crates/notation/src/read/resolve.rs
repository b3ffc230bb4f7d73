//! Finds the move that a pattern means in a position.

use super::ReadError;
use super::pattern::Pattern;
use touchmove_board::{Bitboard, CastlingSide, Move, Position, Rank, Reason, Role, Square};

/// The only legal move that fits, or the fault.
pub(crate) fn resolve(position: &Position, pattern: &Pattern) -> Result<Move, ReadError> {
    let judged: Vec<(Move, Result<Move, Reason>)> =
        candidates(position, pattern).into_iter().map(|mv| (mv, judge(position, pattern, mv))).collect();
    let legal: Vec<Move> = judged.iter().filter_map(|(_, verdict)| (*verdict).ok()).collect();
    match legal.as_slice() {
        [mv] => Ok(*mv),
        [] => Err(illegal(position, &judged)),
        several => Err(ReadError::Ambiguous(several.to_vec())),
    }
}

/// Checks that the move is legal as written. A king that is named makes an ordinary move; castling has its own sign (C.13).
fn judge(position: &Position, pattern: &Pattern, mv: Move) -> Result<Move, Reason> {
    let meant = position.why(mv)?;
    match (pattern.role, position.castling_side_of(meant)) {
        (Some(role), Some(_)) => Err(Reason::CannotReach(role)),
        _ => Ok(meant),
    }
}

/// The reason and the move concerned: of several, one that its piece could at least make if nothing hindered it.
fn illegal(position: &Position, judged: &[(Move, Result<Move, Reason>)]) -> ReadError {
    let wrong = judged.iter().filter_map(|(mv, verdict)| Some((*mv, verdict.err()?)));
    let (far, near): (Vec<_>, Vec<_>) =
        wrong.partition(|(_, reason)| matches!(reason, Reason::CannotReach(_)));
    match if near.is_empty() { far.as_slice() } else { near.as_slice() } {
        [] => ReadError::Illegal { meant: None, reason: Reason::NoPiece },
        // A king's move that would be castling with another sign is not given as a move.
        [(mv, reason)] => {
            ReadError::Illegal { meant: Some(*mv).filter(|mv| !position.is_legal(*mv)), reason: *reason }
        }
        [(_, reason), ..] => ReadError::Illegal { meant: None, reason: *reason },
    }
}

/// Castling to that side.
pub(crate) fn castling(position: &Position, side: CastlingSide) -> Result<Move, ReadError> {
    let meant = castling_move(position, side);
    match meant.map_or(Err(Reason::CastlingRightLost), |mv| position.why(mv)) {
        Ok(mv) => Ok(mv),
        Err(reason) => Err(ReadError::Illegal { meant, reason }),
    }
}

/// The king's move to the rook that it has the right to castle with on that side.
pub(super) fn castling_move(position: &Position, side: CastlingSide) -> Option<Move> {
    let king = position.board.of(position.turn, Role::King).first()?;
    position.castling_rook(position.turn, side).map(|rook| Move::new(king, rook))
}

/// The moves that the text can mean, legal or not: from every piece of the player that fits, to every square that fits.
pub(super) fn candidates(position: &Position, pattern: &Pattern) -> Vec<Move> {
    let mut from = match pattern.role {
        Some(role) => position.board.of(position.turn, role),
        // Both squares are written, so any piece on the first is meant, or none.
        None => Bitboard::ALL,
    };
    if let Some(file) = pattern.from_file {
        from &= Bitboard::file(file);
    }
    if let Some(rank) = pattern.from_rank {
        from &= Bitboard::rank(rank);
    }
    // A pawn move without a file of departure is not a capture (C.9.3).
    if pattern.role == Some(Role::Pawn) && pattern.from_file.is_none() {
        from &= Bitboard::file(pattern.to_file);
    }
    let ranks = pattern.to_rank.map_or(Rank::ALL.to_vec(), |rank| vec![rank]);
    let mut moves = Vec::new();
    for from in from {
        for rank in &ranks {
            let mv = Move { from, to: Square::new(pattern.to_file, *rank), promotion: pattern.promotion };
            // Without a rank, a pawn's capture is meant, so only squares it could capture on count.
            if pattern.to_rank.is_some() || position.possible_origins(Role::Pawn, mv.to).has(from) {
                moves.push(mv);
            }
        }
    }
    moves
}
