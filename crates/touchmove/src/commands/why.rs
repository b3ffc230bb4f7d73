//! `touchmove why`

use super::{POSITION_HELP, read_position};
use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::Write;
use touchmove_board::Move;
use touchmove_laws::{Edition, EditionName};
use touchmove_notation::why_illegal;

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
                writeln!(output, "{}", why_illegal(&position, mv, reason))?;
                if let Some(edition) = self.edition {
                    let article = Edition::of(edition).reasons.rule(reason.rule());
                    writeln!(output, "{article} (Laws of {edition}): {}", article.says())?;
                }
                Ok(Answer::No)
            }
        }
    }
}
