//! `touchmove perft`

use super::{POSITION_HELP, read_position};
use crate::failure::{Answer, Failure};
use crate::{games, progress};
use clap::Args;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use touchmove_board::{Move, Position, perft};

/// Count the legal sequences of a given number of moves
///
/// The count is alone on the last line.
#[derive(Args)]
pub(crate) struct Perft {
    #[arg(value_name = "FEN", required_unless_present = "suite", requires = "depth", help = POSITION_HELP)]
    position: Option<String>,
    /// The number of moves, 0 to 64
    #[arg(value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: Option<u32>,
    /// Count separately for each first move
    #[arg(long, conflicts_with = "suite")]
    divide: bool,
    /// Check a file of lines `FEN ;D1 20 ;D2 400`; - reads standard input
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    suite: Option<PathBuf>,
}

impl Perft {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        match (self.suite, self.position, self.depth) {
            (Some(path), _, _) => check_suite(&path, output),
            (None, Some(text), Some(depth)) => {
                let position = read_position(&text)?;
                count(&position, depth, self.divide, output)
            }
            _ => Err(Failure::usage("perft needs a position and a depth, or a suite")),
        }
    }
}

fn count(position: &Position, depth: u32, divide: bool, output: &mut impl Write) -> Result<Answer, Failure> {
    let Some(below) = depth.checked_sub(1) else {
        writeln!(output, "1")?;
        return Ok(Answer::Yes);
    };
    let mut moves: Vec<(String, Move)> =
        position.legal_moves().into_iter().map(|mv| (mv.uci(position).to_string(), mv)).collect();
    moves.sort_unstable();
    let bar = progress::bar(moves.len(), "moves");
    let mut total: u64 = 0;
    for (text, mv) in moves {
        let leaves = perft(&position.after(mv), below);
        total = total.saturating_add(leaves);
        if divide {
            writeln!(output, "{text}: {leaves}")?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    writeln!(output, "{total}")?;
    Ok(Answer::Yes)
}

fn check_suite(path: &Path, output: &mut impl Write) -> Result<Answer, Failure> {
    let text = read_suite(path)?;
    let lines: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .collect();
    if lines.is_empty() {
        return Err(Failure::usage(format!("{}: there is no line to check", path.display())));
    }
    let bar = progress::bar(lines.len(), "positions");
    let (mut passed, mut failed, mut answer) = (0, 0, Answer::Yes);
    for (number, line) in lines {
        match check_line(line) {
            Ok(()) => passed += 1,
            Err(fault) => {
                failed += 1;
                match fault {
                    LineFault::Unreadable(reason) => {
                        answer = Answer::UnreadablePart;
                        writeln!(output, "FAIL line {number}: error {reason}")?;
                    }
                    LineFault::Wrong { depth, expected, counted } => {
                        writeln!(
                            output,
                            "FAIL line {number}: {expected} expected at depth {depth}, {counted} counted: {line}"
                        )?;
                    }
                }
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    writeln!(output, "{passed} passed, {failed} failed")?;
    Ok(if failed > 0 && answer == Answer::Yes { Answer::No } else { answer })
}

fn read_suite(path: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    games::open(path)?.read_to_string(&mut text).map_err(Failure::file(path))?;
    Ok(text)
}

/// The ways in which a line of a suite can be wrong.
enum LineFault {
    Unreadable(String),
    Wrong { depth: u32, expected: u64, counted: u64 },
}

/// Checks a line `FEN ;D1 20 ;D2 400`.
fn check_line(line: &str) -> Result<(), LineFault> {
    let unreadable = |reason: String| LineFault::Unreadable(reason);
    let mut parts = line.split(';');
    let fen = parts.next().unwrap_or("");
    let position = Position::from_fen_or_epd(fen).map_err(|fault| unreadable(fault.to_string()))?;
    let mut checked = false;
    for part in parts.map(str::trim).filter(|part| !part.is_empty()) {
        let (depth, expected) = read_count(part).ok_or_else(|| {
            unreadable(format!("{part:?} where a depth and a count should be, such as D2 400"))
        })?;
        let counted = perft(&position, depth);
        if counted != expected {
            return Err(LineFault::Wrong { depth, expected, counted });
        }
        checked = true;
    }
    if checked { Ok(()) } else { Err(unreadable("no depth and count, such as ;D2 400".to_owned())) }
}

/// Reads `D2 400`.
fn read_count(part: &str) -> Option<(u32, u64)> {
    let (depth, count) = part.strip_prefix('D')?.split_once(' ')?;
    let depth = depth.parse().ok().filter(|depth| *depth <= 64)?;
    Some((depth, count.trim().parse().ok()?))
}
