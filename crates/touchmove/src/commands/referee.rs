//! `touchmove referee`

use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::{BufRead, Write};
use std::path::Path;
use touchmove_referee::{LONGEST_LINE, Referee as Arbiter};

/// Judge a game: the referee protocol on standard input and output
///
/// Reads one act a line, in JSON, and answers each with a line: what the Laws say of it, and where the game stands.
#[derive(Args)]
pub(crate) struct Referee {}

impl Referee {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let mut input = std::io::stdin().lock();
        let mut arbiter = Arbiter::new();
        let mut line = Vec::new();
        loop {
            let answer = match read_line(&mut input, &mut line).map_err(Failure::file(Path::new("-")))? {
                Line::End => return Ok(Answer::Yes),
                Line::Whole => arbiter.bytes(line.strip_suffix(b"\r").unwrap_or(&line)),
                Line::TooLong => Arbiter::too_long(),
            };
            output.write_all(answer.as_bytes())?;
            output.write_all(b"\n")?;
            // Whoever tells an act waits for the answer.
            output.flush()?;
        }
    }
}

/// What there was to read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads a line without its end. No more than the longest line is ever kept.
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
