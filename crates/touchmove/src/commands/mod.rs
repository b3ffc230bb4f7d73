//! The commands, one file each.

mod announce;
mod articles;
mod audit;
mod batch;
mod chess960;
mod diagram;
mod drill;
mod journal;
mod moves;
mod notation;
mod package_files;
mod perft;
mod pgn;
mod referee;
mod serve;
mod threads;
mod why;
mod winnable;

use crate::failure::{Answer, Failure};
use clap::Subcommand;
use std::io::Write;
use std::path::Path;
use touchmove_board::Position;
use touchmove_board::chess960::Start;

/// The commands.
#[derive(Subcommand)]
pub(crate) enum Command {
    Perft(perft::Perft),
    Moves(moves::Moves),
    Why(why::Why),
    Chess960(chess960::Chess960),
    Diagram(diagram::Diagram),
    Notation(notation::Notation),
    Announce(announce::Announce),
    Pgn(pgn::Pgn),
    Winnable(winnable::Winnable),
    Audit(audit::Audit),
    Articles(articles::Articles),
    Drill(drill::Drill),
    Referee(referee::Referee),
    Serve(Box<serve::Serve>),
    Journal(journal::Journal),
    PackageFiles(package_files::PackageFiles),
}

impl Command {
    /// Runs the command and writes its output.
    pub(crate) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        match self {
            Self::Perft(command) => command.run(output),
            Self::Moves(command) => command.run(output),
            Self::Why(command) => command.run(output),
            Self::Chess960(command) => command.run(output),
            Self::Diagram(command) => command.run(output),
            Self::Notation(command) => command.run(output),
            Self::Announce(command) => command.run(output),
            Self::Pgn(command) => command.run(output),
            Self::Winnable(command) => command.run(output),
            Self::Audit(command) => command.run(output),
            Self::Articles(command) => command.run(output),
            Self::Drill(command) => command.run(output),
            Self::Referee(command) => command.run(output),
            Self::Serve(command) => command.run(output),
            Self::Journal(command) => command.run(output),
            Self::PackageFiles(command) => command.run(),
        }
    }
}

/// Reads a position from an argument: `standard`, `chess960:N`, `-` for a line of standard input, or a FEN, whose two
/// counters may be left out.
fn read_position(argument: &str) -> Result<Position, Failure> {
    match argument.trim() {
        "standard" => Ok(Position::standard()),
        "-" => {
            let mut line = String::new();
            std::io::stdin().read_line(&mut line).map_err(Failure::file(Path::new("-")))?;
            Position::from_fen_or_epd(&line).map_err(Failure::usage)
        }
        text => match text.strip_prefix("chess960:") {
            Some(number) => Ok(read_start(number)?.position()),
            None => Position::from_fen_or_epd(text).map_err(Failure::usage),
        },
    }
}

/// Reads the number of a starting position of Chess960.
fn read_start(number: &str) -> Result<Start, Failure> {
    let start = number.parse().ok().and_then(Start::new);
    start.ok_or_else(|| {
        Failure::usage(format!(
            "{number:?} is not a starting position of Chess960: they are numbered 0 to 959"
        ))
    })
}

/// The help text for positions, shared by every command that takes one.
const POSITION_HELP: &str = "A FEN in quotes (its two counters may be left out), `standard`, `chess960:N`, or - to read a FEN from standard input";
