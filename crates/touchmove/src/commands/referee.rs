//! `touchmove referee`

use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use touchmove_referee::{Comparison, LONGEST_LINE, Referee as Arbiter};

/// Judge a game: the referee protocol on standard input and output
///
/// Reads one act per line, in JSON, and answers each with one line: the rulings of the Laws, and the state of the game.
#[derive(Args)]
pub(crate) struct Referee {
    /// Judge the same acts under every edition, and show where the rulings differ; ends with 1 if they do
    #[arg(long)]
    compare: bool,
}

impl Referee {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let mut input = BufReader::with_capacity(LONGEST_LINE, std::io::stdin().lock());
        if self.compare { compare(&mut input, output) } else { judge(&mut input, output) }
    }
}

/// Answers every act.
fn judge(input: &mut BufReader<impl Read>, output: &mut impl Write) -> Result<Answer, Failure> {
    let mut arbiter = Arbiter::new();
    let mut line = Vec::new();
    loop {
        let answer = match read_line(input, &mut line).map_err(Failure::file(Path::new("-")))? {
            Line::End => return Ok(Answer::Yes),
            Line::Whole => arbiter.bytes(line.strip_suffix(b"\r").unwrap_or(&line)),
            Line::TooLong => Arbiter::too_long(),
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        // Flush only if the next line has not arrived yet: the sender may be waiting for this answer.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
}

/// Shows the acts on which the editions differ.
fn compare(input: &mut impl BufRead, output: &mut impl Write) -> Result<Answer, Failure> {
    let mut comparison = Comparison::new();
    let mut line = Vec::new();
    let mut overall = Answer::Yes;
    for number in 1_u64.. {
        match read_line(input, &mut line).map_err(Failure::file(Path::new("-")))? {
            Line::End => break,
            Line::TooLong => return Err(Failure::usage(format!("line {number} is too long"))),
            Line::Whole => {}
        }
        let told = String::from_utf8_lossy(&line);
        let differences = comparison.line(told.trim_end());
        if differences.is_empty() {
            continue;
        }
        overall = Answer::No;
        writeln!(output, "{number}: {}", told.trim_end())?;
        for difference in differences {
            for (edition, says) in difference.editions.iter().zip(&difference.says) {
                writeln!(output, "  {edition}  {says}")?;
            }
        }
    }
    Ok(overall)
}

/// The result of reading a line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads a line without its line end. Never keeps more than the longest allowed line.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<Line> {
    line.clear();
    let mut found = Line::End;
    loop {
        let bytes = input.fill_buf()?;
        if bytes.is_empty() {
            return Ok(found);
        }
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        if line.len() + part.len() > LONGEST_LINE {
            found = Line::TooLong;
            line.clear();
        } else if found != Line::TooLong {
            found = Line::Whole;
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(found);
        }
    }
}
