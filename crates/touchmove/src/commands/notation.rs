//! `touchmove notation`

use super::batch::{LineAnswer, answer_lines, position_and_text};
use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;
use touchmove_board::{Move, Position};
use touchmove_notation::{Language, Mode, ReadError, Style, braille::braille, read, write};

/// Rewrite moves from one notation into another
///
/// Reads lines `FEN<TAB>TEXT` and answers with `UCI<TAB>TEXT`, or with `illegal`, `ambiguous` or `unreadable`.
#[derive(Args)]
pub(crate) struct Notation {
    /// The notation of the input: en, sr-Latn, sr-Cyrl, hr, cs, de, …, figurine, uci, long
    #[arg(long, value_name = "NOTATION", default_value = "en")]
    from: Form,
    /// The notation of the answers: the same, or braille
    #[arg(long, value_name = "NOTATION", default_value = "en")]
    to: Form,
    /// Read a move as a sealed move: English letters count only if the text is not in the given language at all
    #[arg(long)]
    sealed: bool,
    /// The file to read; without one, or with -, reads standard input
    file: Option<PathBuf>,
}

/// A notation for moves.
#[derive(Copy, Clone)]
pub(super) enum Form {
    National(&'static Language),
    Uci,
    Long,
    Braille,
}

impl FromStr for Form {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let language = |code| Language::by_code(code).map(Self::National);
        match text {
            "uci" => Ok(Self::Uci),
            "long" => Ok(Self::Long),
            "braille" => Ok(Self::Braille),
            code => language(code).ok_or_else(|| {
                let known: Vec<&str> = Language::ALL.iter().map(|language| language.code).collect();
                format!("there is no such notation; use {} uci long braille", known.join(" "))
            }),
        }
    }
}

impl Form {
    /// Reads a move.
    pub(super) fn read(self, position: &Position, text: &str, mode: Mode) -> Result<Move, ReadError> {
        match self {
            Self::National(language) => read(position, text, language, mode),
            Self::Long | Self::Braille => read(position, text, Language::ENGLISH, mode),
            Self::Uci => {
                let mv: Move = text.trim().parse().map_err(|_| ReadError::Unreadable)?;
                position.why(mv).map_err(|reason| ReadError::Illegal { meant: Some(mv), reason })
            }
        }
    }

    fn write(self, position: &Position, mv: Move) -> String {
        match self {
            Self::National(language) => write(position, mv, language, Style::LAWS),
            Self::Long => write(position, mv, Language::ENGLISH, Style::LONG),
            Self::Uci => mv.uci(position).to_string(),
            Self::Braille => braille(&write(position, mv, Language::ENGLISH, Style::LAWS)),
        }
    }
}

impl Notation {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        if matches!(self.from, Form::Braille) {
            return Err(Failure::usage("moves can be written in braille, but not read from it"));
        }
        let mode = if self.sealed { Mode::Sealed } else { Mode::Forgiving };
        answer_lines(self.file.as_deref(), output, |line| {
            let (position, text) = position_and_text(line)?;
            Ok(match self.from.read(&position, text, mode) {
                Ok(mv) => LineAnswer::Yes(format!("{}\t{}", mv.uci(&position), self.to.write(&position, mv))),
                Err(fault) => LineAnswer::No(fault.name().to_owned()),
            })
        })
    }
}
