//! Too little material to checkmate, whatever happens.
//!
//! If the winner has a pawn, nothing is decided here. The tests compare each argument below with an exhaustive search of all
//! arrangements of such material.
//!
//! - **A king alone** cannot give check. Nor can a side whose opponent has no king.
//! - **King and one knight against king and queens**: the knight checks the king from a square of the other colour, and of the
//!   squares around the king it covers none beside itself that the king's own queens could be made to leave alone: a queen next to
//!   its king always guards the square of a checking knight or a flight, so there is no mate. Any other piece of the loser's can
//!   serve as a block, and the argument is silent.
//! - **King and bishops of one colour against king, queens, rooks and bishops of that same colour**: the king is mated on a square of
//!   the bishops' colour; the squares beside it in rank and file have the other colour, and only the winner's king and the
//!   loser's own pieces can take them. A rook or queen there can capture or interpose. The argument is silent once
//!   the loser has a pawn, a knight or a bishop of the other colour.
//!
//! A position is no better if every legal move leads to one like that: the last piece that could mate must be captured. Some games end so.

use touchmove_board::{Bitboard, Color, Position, Role};

/// Returns true if the side certainly has too little material to checkmate.
pub(crate) fn cannot_mate(position: &Position, winner: Color) -> bool {
    let board = &position.board;
    let of = |color, role| board.of(color, role);
    let loser = !winner;
    if of(loser, Role::King).is_empty() {
        return true;
    }
    let mine = |role| of(winner, role);
    if (mine(Role::Pawn) | mine(Role::Rook) | mine(Role::Queen)).any() {
        return false;
    }
    let (knights, bishops) = (mine(Role::Knight), mine(Role::Bishop));
    if (knights | bishops).is_empty() {
        return true;
    }
    // The arguments below are about one king each.
    if !(of(loser, Role::King).single() && of(winner, Role::King).single()) {
        return false;
    }
    let pawns_or_knights = of(loser, Role::Pawn) | of(loser, Role::Knight);
    if bishops.is_empty() && knights.single() {
        return (pawns_or_knights | of(loser, Role::Bishop) | of(loser, Role::Rook)).is_empty();
    }
    let one_colour =
        [Bitboard::LIGHT, Bitboard::DARK].into_iter().find(|colour| bishops.without(*colour).is_empty());
    match one_colour {
        Some(colour) if knights.is_empty() => {
            (pawns_or_knights | of(loser, Role::Bishop).without(colour)).is_empty()
        }
        _ => false,
    }
}

/// Returns true if there is a move, and each of them leaves too little for any of these sides to checkmate.
pub(crate) fn is_lost_by_every_move(position: &Position, sides: &[Color]) -> bool {
    let is_too_little = |next: &Position| sides.iter().all(|side| cannot_mate(next, *side));
    position.has_legal_move()
        && position.legal_moves().into_iter().all(|mv| {
            let next = position.after(mv);
            is_too_little(&next) && !next.is_checkmate()
        })
}
