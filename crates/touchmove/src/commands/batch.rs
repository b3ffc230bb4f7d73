//! Commands that answer every line of their input, in order.

use crate::failure::{Answer, Failure};
use crate::games;
use std::io::{BufRead, Write};
use std::path::Path;
use touchmove_board::Position;

/// The answer to a line.
pub(super) enum LineAnswer {
    /// Success.
    Yes(String),
    /// The answer is "no".
    No(String),
}

/// Answers every line of a file or of standard input. A line that cannot be read answers `error TEXT`.
pub(super) fn answer_lines(
    input: Option<&Path>,
    output: &mut impl Write,
    answer: impl Fn(&str) -> Result<LineAnswer, String>,
) -> Result<Answer, Failure> {
    let path = input.unwrap_or(Path::new("-"));
    let mut reader = games::open(path)?;
    let mut overall = Answer::Yes;
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        if reader.read_until(b'\n', &mut bytes).map_err(Failure::file(path))? == 0 {
            return Ok(overall);
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_end_matches(['\n', '\r']);
        match answer(line) {
            Ok(LineAnswer::Yes(text)) => writeln!(output, "{text}")?,
            Ok(LineAnswer::No(text)) => {
                writeln!(output, "{text}")?;
                overall = overall.max(Answer::No);
            }
            Err(text) => {
                writeln!(output, "error {text}")?;
                overall = Answer::UnreadablePart;
            }
        }
        // A program that asks line by line gets its answers line by line.
        if path.as_os_str() == "-" {
            output.flush()?;
        }
    }
}

/// Reads a line `FEN<TAB>TEXT`.
pub(super) fn position_and_text(line: &str) -> Result<(Position, &str), String> {
    let (fen, text) = line.split_once('\t').ok_or("a line must be a FEN, a tab and a move")?;
    let position = Position::from_fen_or_epd(fen).map_err(|fault| fault.to_string())?;
    Ok((position, text))
}
