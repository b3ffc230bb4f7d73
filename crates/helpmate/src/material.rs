//! Proves that a side has too little material to checkmate, whatever happens.
//!
//! If the winner has a pawn, a rook or a queen and the loser has a king, nothing is decided here. The tests compare each argument below
//! with an exhaustive search of all arrangements of such material.
//!
//! - **A king alone** cannot give check. Nor can a side whose opponent has no king.
//! - **King and one knight against king and queens**: the loser's own queens have to block the flights that neither the knight nor the
//!   winner's king covers. One of these queens can then always capture the knight, so there is no mate. A rook, bishop, knight or pawn of
//!   the loser can block without guarding the knight's square, so if there is one, the argument proves nothing.
//! - **King and bishops of one colour against king, queens, rooks and bishops of that same colour**: the king is mated on a square of the
//!   bishops' colour. The squares next to it on its rank and file have the other colour, so only the winner's king can cover them and only
//!   the loser's queens and rooks can block them. A queen or rook on such a square can capture or interpose. If the loser has a pawn, a
//!   knight or a bishop of the other colour, the argument proves nothing.
//!
//! A side cannot checkmate either if every legal move leads to such a position, because the last piece that could mate must be captured.
//! Some games end this way.

use touchmove_board::{Bitboard, Color, Position, Role};

/// Returns true if these sides can certainly checkmate between them: there are two knights, two bishops of different colours, or a bishop and a
/// knight, nothing else but the kings, and a move after which both are still there and the player on move has a move or is in check.
///
/// A king without a piece of its own can be driven into stalemate if the winner has a bishop and it stands in or next to a corner; nothing is
/// decided there. The tests compare this with all positions of such material.
pub(crate) fn two_minor_pieces_suffice(position: &Position, sides: &[Color]) -> bool {
    let board = &position.board;
    let pieces = board.occupied().without(board.of_role(Role::King));
    let bishops = board.of_role(Role::Bishop);
    let is_such = pieces.len() == 2
        && pieces.without(bishops | board.of_role(Role::Knight)).is_empty()
        && board.has_one_king_each()
        && (bishops != pieces
            || [Bitboard::LIGHT, Bitboard::DARK].iter().all(|colour| (bishops & *colour).any()));
    if !is_such {
        return false;
    }
    let alone = Color::ALL.into_iter().find(|color| (pieces & board.of_color(*color)).is_empty());
    let is_asked = match alone {
        Some(alone) => {
            sides.contains(&!alone)
                && (bishops.is_empty() || (board.of(alone, Role::King) & NEAR_CORNERS).is_empty())
        }
        // One side alone may be unable to.
        None => Color::ALL.iter().all(|color| sides.contains(color)),
    };
    is_asked
        && position.legal_moves().into_iter().any(|mv| {
            let next = position.after(mv);
            next.board.occupied().len() == 4 && (next.has_legal_move() || next.is_check())
        })
}

/// The corners, and the squares next to them on an edge.
const NEAR_CORNERS: Bitboard = Bitboard(0xC381_0000_0000_81C3);

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
    // The arguments below assume one king on each side.
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

/// Returns true if there are legal moves, none of them gives checkmate, and each leaves all of these sides with too little material.
pub(crate) fn is_lost_by_every_move(position: &Position, sides: &[Color]) -> bool {
    let is_too_little = |next: &Position| sides.iter().all(|side| cannot_mate(next, *side));
    position.has_legal_move()
        && position.legal_moves().into_iter().all(|mv| {
            let next = position.after(mv);
            is_too_little(&next) && !next.is_checkmate()
        })
}
