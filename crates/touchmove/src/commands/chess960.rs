//! `touchmove chess960`

use super::{POSITION_HELP, read_position, read_start};
use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::Write;
use touchmove_board::Color;
use touchmove_board::chess960::Start;
use touchmove_board::diagram::{Symbols, text};

/// Show a starting position of Chess960, or draw one at random
///
/// Without a number, one of the 960 is drawn with the operating system's randomness.
#[derive(Args)]
pub(crate) struct Chess960 {
    /// The number of the starting position, 0 to 959; 518 is the standard starting position
    number: Option<String>,
    /// Print the number of the starting position on this board, or the rule it breaks
    #[arg(long, value_name = "FEN", conflicts_with = "number", long_help = POSITION_HELP)]
    check: Option<String>,
}

impl Chess960 {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        if let Some(fen) = self.check {
            return match Start::of_board(&read_position(&fen)?.board) {
                Ok(start) => {
                    writeln!(output, "{}", start.number())?;
                    Ok(Answer::Yes)
                }
                Err(rule) => {
                    writeln!(output, "not a starting position of Chess960: {rule}")?;
                    Ok(Answer::No)
                }
            };
        }
        let start = match self.number {
            Some(number) => read_start(&number)?,
            None => draw()?,
        };
        let position = start.position();
        writeln!(output, "{}\n{position}\n", start.number())?;
        write!(output, "{}", text(&position.board, Symbols::Ascii, Color::White))?;
        Ok(Answer::Yes)
    }
}

/// Draws a starting position, all with equal probability.
fn draw() -> Result<Start, Failure> {
    // The largest multiple of 960 in range; higher values would favour the first numbers and are drawn again.
    const FAIR: u32 = u32::MAX - u32::MAX % Start::COUNT as u32;
    loop {
        let drawn = getrandom::u32()
            .map_err(|error| Failure::usage(format!("the system provides no random numbers: {error}")))?;
        if drawn < FAIR
            && let Some(start) = Start::new((drawn % u32::from(Start::COUNT)) as u16)
        {
            return Ok(start);
        }
    }
}
