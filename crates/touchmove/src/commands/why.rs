//! `touchmove why`

use super::{POSITION_HELP, read_position};
use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::Write;
use touchmove_board::{Move, Position, Reason, Role};
use touchmove_laws::{Edition, EditionName};

/// Check whether a move is legal, and if not, explain why
///
/// Answers with `legal`, or with `illegal REASON` and a sentence; --edition adds the article that the move breaks. Ends with 1
/// if the move is illegal.
#[derive(Args)]
pub(crate) struct Why {
    #[arg(value_name = "FEN", help = POSITION_HELP)]
    position: String,
    /// The move in UCI: e2e4, e7e8q; castling as e1g1, or as the king's move to its own rook
    #[arg(value_name = "MOVE")]
    text: String,
    /// Name the article of this edition: 2005, 2009, 2014, 2017, 2018 or 2023
    #[arg(long, value_name = "YEAR")]
    edition: Option<EditionName>,
}

impl Why {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let position = read_position(&self.position)?;
        let mv: Move =
            self.text.parse().map_err(|error| Failure::usage(format!("{:?}: {error}", self.text)))?;
        match position.why(mv) {
            Ok(_) => {
                writeln!(output, "legal")?;
                Ok(Answer::Yes)
            }
            Err(reason) => {
                writeln!(output, "illegal {}", reason.code())?;
                writeln!(output, "{}", sentence(&position, mv, reason))?;
                if let Some(edition) = self.edition {
                    let article = Edition::of(edition).reasons.rule(reason.rule());
                    writeln!(output, "{article} (Laws of {edition}): {}", article.says())?;
                }
                Ok(Answer::No)
            }
        }
    }
}

/// The reason as a sentence.
fn sentence(position: &Position, mv: Move, reason: Reason) -> String {
    let Move { from, to, .. } = mv;
    let piece = |square| position.board.piece_at(square).map_or("piece", |piece| piece.role.name());
    match reason {
        Reason::NoPiece => format!("There is no piece on {from}."),
        Reason::NotYours => format!("The {} on {from} is not {}'s to move.", piece(from), position.turn),
        Reason::CastlingRightLost => {
            "There is no right to castle there: the king or the rook has moved, or is not at home.".to_owned()
        }
        Reason::CastlingBlocked => "A piece stands in the way of castling.".to_owned(),
        Reason::CastlingAttacked => {
            "The king may not castle out of check, over an attacked square, or into check.".to_owned()
        }
        Reason::OwnPiece => format!("A piece of the player's own stands on {to}."),
        Reason::CannotReach(Role::Pawn) => format!("A pawn cannot go from {from} to {to} like that."),
        Reason::CannotReach(role) => format!("A {role} does not move from {from} to {to}."),
        Reason::Blocked(role) => format!("Another piece stands in the way of the {role}."),
        Reason::KingCaptured => "A king is never captured.".to_owned(),
        Reason::OwnKingInCheck => "The move would put or leave the player's own king in check.".to_owned(),
        Reason::PawnNotPromoted => {
            format!(
                "A pawn that reaches {to} must become a queen, rook, bishop or knight as part of the move."
            )
        }
    }
}
