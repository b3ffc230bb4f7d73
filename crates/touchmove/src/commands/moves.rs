//! `touchmove moves`

use super::{POSITION_HELP, read_position};
use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::Write;

/// List the legal moves of a position in UCI, sorted
#[derive(Args)]
pub(crate) struct Moves {
    #[arg(value_name = "FEN", help = POSITION_HELP)]
    position: String,
}

impl Moves {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let position = read_position(&self.position)?;
        let mut moves: Vec<String> =
            position.legal_moves().into_iter().map(|mv| mv.uci(&position).to_string()).collect();
        moves.sort_unstable();
        for text in moves {
            writeln!(output, "{text}")?;
        }
        Ok(Answer::Yes)
    }
}
