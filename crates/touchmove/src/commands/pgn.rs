//! `touchmove pgn`

use crate::failure::{Answer, Failure};
use crate::games::{Coding, Games};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use touchmove_notation::Language;
use touchmove_notation::encoding::Encoding;
use touchmove_notation::pgn::{Limits, Records};

/// Read games in PGN and write them in the export format
///
/// Files may be compressed with gzip or Zstandard, and in UTF-8, UTF-16 or a code page. Guessed encodings are reported on standard error,
/// and so are errors, with file, line and column; the games before and after an error are still written, and the command ends with 1.
#[derive(Args)]
pub(crate) struct Pgn {
    /// The files to read; without any, or with -, reads standard input
    files: Vec<PathBuf>,
    /// The language of the moves in the output
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    lang: &'static Language,
    /// The language of the moves in the input; English letters are understood as well
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    from: &'static Language,
    /// The encoding of the files: utf-8, utf-16le, utf-16be, windows-1250, windows-1251, windows-1252 or iso-8859-2 [default: detected]
    #[arg(long, value_name = "ENCODING")]
    encoding: Option<Encoding>,
    /// Write no games, only the number of games and errors
    #[arg(long)]
    check: bool,
}

fn language(code: &str) -> Result<&'static Language, String> {
    Language::by_code(code).ok_or_else(|| {
        let known: Vec<&str> = Language::ALL.iter().map(|language| language.code).collect();
        format!("there is no such language; use one of {}", known.join(" "))
    })
}

impl Pgn {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let files = if self.files.is_empty() { vec![PathBuf::from("-")] } else { self.files };
        let coding = Coding::of(self.encoding, self.from.code);
        let (mut games, mut faults) = (0_u64, 0);
        for path in &files {
            let name = path.display();
            let mut records = Records::with(Games::open(path, coding)?, Limits::DEFAULT, self.from);
            while let Some(game) = records.next_game().map_err(Failure::file(path))? {
                games += 1;
                faults += game.fault_count;
                for fault in &game.faults {
                    let place = fault.place;
                    // If this message cannot be written, continue.
                    let _ =
                        writeln!(std::io::stderr(), "{name}:{}:{}: {}", place.line, place.column, fault.kind);
                }
                if !self.check {
                    write!(output, "{}", game.record.to_pgn_in(self.lang))?;
                }
            }
        }
        if self.check {
            writeln!(output, "games: {games}, faults: {faults}")?;
        }
        Ok(if faults > 0 { Answer::No } else { Answer::Yes })
    }
}
