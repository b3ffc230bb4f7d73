//! Chooses which positions the search examines first. The choice never makes an answer wrong.

use crate::mate::flights_of;
use crate::sets::last_rank;
use touchmove_board::attacks::between;
use touchmove_board::{Bitboard, Board, Color, Role, Square};

/// The greatest distance that a position can have.
pub(crate) const FARTHEST: usize = 127;

/// Estimates the distance from mate by the king's flights, its distance from the edge, and its distance from the nearest piece. Without a
/// queen or a rook, the distance of a pawn from promotion counts instead; without pawns either, the king's distance from a corner is added.
pub(crate) fn from_mate(board: &Board, winner: Color) -> usize {
    let king = |color| board.of(color, Role::King).first();
    let (Some(king), Some(winner_king)) = (king(!winner), king(winner)) else { return FARTHEST };
    let of = |role| board.of(winner, role);
    let steps = |square: Square| king.file().abs_diff(square.file()).max(king.rank().abs_diff(square.rank()));
    let pieces = of(Role::Queen) | of(Role::Rook) | of(Role::Bishop) | of(Role::Knight);
    let nearest = pieces.into_iter().map(steps).min().unwrap_or(8);
    let (from_edge, from_corner) = edge_and_corner(king);
    let mut distance = 4 * flights_of(board, king, winner).len() + 2 * from_edge + nearest;
    if pieces.len() < 3 {
        distance += 2 * steps(winner_king);
    }
    if (of(Role::Queen) | of(Role::Rook)).is_empty() {
        distance = match promotion(of(Role::Pawn), board.occupied(), winner) {
            Some(steps) => 70 + 4 * steps,
            None => distance + 2 * from_corner,
        };
    }
    (distance as usize).min(FARTHEST)
}

/// The distance from a board without pawns: the number of steps that all pawns still have to make. Without pawns nothing is locked.
pub(crate) fn from_no_pawns(board: &Board) -> usize {
    let to_go = |color| -> u32 {
        let last = last_rank(color).first().map_or(0, |square| square.rank() as u32);
        board.of(color, Role::Pawn).into_iter().map(|pawn| (pawn.rank() as u32).abs_diff(last)).sum()
    };
    ((to_go(Color::White) + to_go(Color::Black)) as usize).min(FARTHEST)
}

/// The distance from promotion of the pawn that is nearest to it; each piece in its way counts as two steps.
fn promotion(pawns: Bitboard, occupied: Bitboard, color: Color) -> Option<u32> {
    let last = last_rank(color);
    let steps = |pawn: Square| {
        let target = (last & Bitboard::file(pawn.file())).first()?;
        let in_the_way = (between(pawn, target) | Bitboard::of(target)) & occupied;
        Some(pawn.rank().abs_diff(target.rank()) + 2 * in_the_way.len())
    };
    pawns.into_iter().filter_map(steps).min()
}

fn edge_and_corner(square: Square) -> (u32, u32) {
    let (file, rank) = (square.file() as u32, square.rank() as u32);
    let (file, rank) = (file.min(7 - file), rank.min(7 - rank));
    (file.min(rank), file.max(rank))
}
