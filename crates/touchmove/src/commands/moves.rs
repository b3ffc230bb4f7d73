//! `touchmove moves`

use super::{POSITION_HELP, read_position};
use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::Write;
use touchmove_board::Move;
use touchmove_notation::{Language, Style, write};

/// List the legal moves of a position, sorted
#[derive(Args)]
pub(crate) struct Moves {
    #[arg(value_name = "FEN", help = POSITION_HELP)]
    position: String,
    /// Write them in PGN's SAN instead of UCI
    #[arg(long)]
    san: bool,
}

impl Moves {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let position = read_position(&self.position)?;
        let text = |mv: Move| match self.san {
            true => write(&position, mv, Language::ENGLISH, Style::PGN),
            false => mv.uci(&position).to_string(),
        };
        let mut moves: Vec<String> = position.legal_moves().into_iter().map(text).collect();
        moves.sort_unstable();
        for text in moves {
            writeln!(output, "{text}")?;
        }
        Ok(Answer::Yes)
    }
}
