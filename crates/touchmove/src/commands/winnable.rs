//! `touchmove winnable`

use super::threads::{LONGEST_LINE, answer_lines};
use crate::failure::{Answer, Failure};
use clap::Args;
use serde::{Serialize, Serializer};
use std::fmt::{self, Write as _};
use std::io::Write;
use std::path::PathBuf;
use std::thread::available_parallelism;
use touchmove_board::{Color, Move, Position};
use touchmove_helpmate::{DEFAULT_LIMIT, Proof, Solver, Verdict};

/// Check whether a player can still checkmate by any possible series of legal moves
///
/// Reads lines `FEN white` or `FEN black`, or `FEN` to ask about the player who is not on move. Answers with `winnable MOVES…`
/// (legal moves of both sides, in UCI, that end in checkmate by that player), `unwinnable` or `undecided`; ends with 1 if any line
/// has another answer than `winnable`.
#[derive(Args)]
pub(crate) struct Winnable {
    /// The files to read; without any, or with -, reads standard input
    files: Vec<PathBuf>,
    /// The number of positions to search before a line is answered with `undecided`
    #[arg(long, value_name = "NODES", default_value_t = DEFAULT_LIMIT,
        value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,
    /// The number of threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Answer in JSON, with the kind of proof and the number of positions searched
    #[arg(long)]
    json: bool,
}

impl Winnable {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let files = if self.files.is_empty() { vec![PathBuf::from("-")] } else { self.files };
        let threads = match self.threads {
            Some(threads) => usize::from(threads),
            None => available_parallelism().map_or(1, usize::from),
        };
        let (limit, json) = (self.limit, self.json);
        answer_lines(files, threads, output, move || {
            let mut solver = Solver::with_limit(limit);
            move |line: &str, text: &mut String| {
                let reply = Reply::to(line, &mut solver);
                // Neither can fail: the text grows as needed, and a reply contains nothing that JSON cannot express.
                match json {
                    true => text.push_str(&serde_json::to_string(&reply).unwrap_or_default()),
                    false => _ = write!(text, "{reply}"),
                }
                reply.kind()
            }
        })
    }
}

/// The answer to a line.
#[derive(Serialize)]
#[serde(tag = "answer", rename_all = "lowercase")]
enum Reply {
    Winnable {
        side: &'static str,
        proof: &'static str,
        #[serde(serialize_with = "as_texts")]
        moves: Vec<Move>,
        nodes: u64,
    },
    Unwinnable {
        side: &'static str,
        proof: &'static str,
        nodes: u64,
    },
    Undecided {
        side: &'static str,
        nodes: u64,
    },
    Error {
        text: String,
    },
}

impl Reply {
    fn to(line: &str, solver: &mut Solver) -> Self {
        let (position, color) = match question(line) {
            Ok(question) => question,
            Err(text) => return Self::Error { text },
        };
        let answer = solver.ask(&position, color);
        let (side, nodes) = (color.name(), answer.nodes);
        match answer.verdict {
            Verdict::Winnable(line) => {
                Self::Winnable { side, proof: "line", moves: in_uci(position, &line), nodes }
            }
            Verdict::Unwinnable(proof) => Self::Unwinnable { side, proof: name(proof), nodes },
            Verdict::Undecided(_) => Self::Undecided { side, nodes },
        }
    }

    fn kind(&self) -> Answer {
        match self {
            Self::Winnable { .. } => Answer::Yes,
            Self::Unwinnable { .. } | Self::Undecided { .. } => Answer::No,
            Self::Error { .. } => Answer::UnreadablePart,
        }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Winnable { moves, .. } => {
                f.write_str("winnable")?;
                moves.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
            Self::Unwinnable { .. } => f.write_str("unwinnable"),
            Self::Undecided { .. } => f.write_str("undecided"),
            Self::Error { text } => write!(f, "error {text}"),
        }
    }
}

/// Reads a line `FEN [white|black]`.
fn question(line: &str) -> Result<(Position, Color), String> {
    if line.len() > LONGEST_LINE {
        return Err(format!("a line of more than {LONGEST_LINE} bytes"));
    }
    let line = line.trim_end();
    let named = Color::ALL.into_iter().find_map(|side| Some((line.strip_suffix(side.name())?, side)));
    let (fen, side) = match named {
        Some((fen, side)) if fen.ends_with(char::is_whitespace) => (fen, Some(side)),
        _ => (line, None),
    };
    let position = Position::from_fen_or_epd(fen).map_err(|fault| fault.to_string())?;
    Ok((position, side.unwrap_or(!position.turn)))
}

/// Returns each move with its UCI text in the position where it is played.
fn in_uci(mut position: Position, line: &[Move]) -> Vec<Move> {
    let mut moves = Vec::with_capacity(line.len());
    for mv in line {
        moves.push(mv.uci(&position));
        position.play_unchecked(*mv);
    }
    moves
}

fn name(proof: Proof) -> &'static str {
    match proof {
        Proof::Material => "material",
        Proof::Frozen => "frozen",
        Proof::Exhausted => "exhausted",
    }
}

fn as_texts<S: Serializer>(moves: &[Move], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(moves.iter().map(Move::to_string))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn castling_is_written_as_uci_writes_it_where_it_is_played() {
        for (fen, line, written) in [
            ("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", ["e1h1", "e8a8", "f1f7"], ["e1g1", "e8c8", "f1f7"]),
            // In Chess960 the rook's square tells the side.
            ("r1k5/8/8/8/8/8/8/4K1R1 w Gq - 0 1", ["e1g1", "c8a8", "f1f7"], ["e1g1", "c8a8", "f1f7"]),
        ] {
            let position = fen.parse().expect("a FEN");
            let line = line.map(|mv| mv.parse().expect("a move"));
            let moves: Vec<String> = in_uci(position, &line).iter().map(Move::to_string).collect();
            assert_eq!(moves, written, "{fen}");
        }
    }
}
