//! Says in a sentence why a move is illegal.

use touchmove_board::{Move, Position, Reason, Role};

/// The reason why a move is illegal in a position, as a sentence in English.
#[must_use]
pub fn why_illegal(position: &Position, mv: Move, reason: Reason) -> String {
    let Move { from, to, .. } = mv;
    let piece = |square| position.board.piece_at(square).map_or("piece", |piece| piece.role.name());
    match reason {
        Reason::NoPiece => format!("There is no piece on {from}."),
        Reason::NotYours => format!("The {} on {from} is not {}'s to move.", piece(from), position.turn),
        Reason::CastlingRightLost => {
            "There is no right to castle there: the king or the rook has moved, or is not at home.".to_owned()
        }
        Reason::CastlingBlocked => "A piece is in the way of castling.".to_owned(),
        Reason::CastlingAttacked => {
            "The king may not castle out of check, through an attacked square, or into check.".to_owned()
        }
        Reason::OwnPiece => format!("One of the player's own pieces is on {to}."),
        Reason::CannotReach(Role::Pawn) => format!("A pawn cannot go from {from} to {to} like that."),
        Reason::CannotReach(role) => format!("A {role} does not move from {from} to {to}."),
        Reason::Blocked(role) => format!("Another piece is in the way of the {role}."),
        Reason::KingCaptured => "A king may not be captured.".to_owned(),
        Reason::OwnKingInCheck => "The move would put or leave the player's own king in check.".to_owned(),
        Reason::PawnNotPromoted => {
            format!(
                "A pawn that reaches {to} must be promoted to a queen, rook, bishop or knight as part of the move."
            )
        }
    }
}
