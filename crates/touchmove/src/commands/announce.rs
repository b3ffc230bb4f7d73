//! `touchmove announce`

use super::batch::{LineAnswer, answer_lines, position_and_text};
use super::notation::Form;
use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use touchmove_notation::Mode;
use touchmove_notation::spoken::Speech;

/// Write moves as blind players announce them
///
/// Reads lines `FEN<TAB>TEXT` and answers with the spoken form, or with `illegal`, `ambiguous` or
/// `unreadable`.
#[derive(Args)]
pub(crate) struct Announce {
    /// The language of the announcements: de, en, sr-Latn, sr-Cyrl, hr, cs
    #[arg(long, value_name = "LANGUAGE", default_value = "de", value_parser = speech)]
    lang: &'static Speech,
    /// The notation of the input, as in `touchmove notation`
    #[arg(long, value_name = "NOTATION", default_value = "en")]
    from: Form,
    /// Read announcements instead: lines `FEN<TAB>ANNOUNCEMENT`, answered in UCI
    #[arg(long)]
    listen: bool,
    /// The file to read; without one, or with -, reads standard input
    file: Option<PathBuf>,
}

fn speech(code: &str) -> Result<&'static Speech, String> {
    Speech::by_code(code).ok_or_else(|| {
        let known: Vec<&str> = Speech::ALL.iter().map(|speech| speech.code).collect();
        format!("there are no announcements in that language; the languages are {}", known.join(" "))
    })
}

impl Announce {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        answer_lines(self.file.as_deref(), output, |line| {
            let (position, text) = position_and_text(line)?;
            let understood = match self.listen {
                true => self.lang.hear(&position, text),
                false => self.from.read(&position, text, Mode::Forgiving),
            };
            Ok(match understood {
                Ok(mv) if self.listen => LineAnswer::Yes(mv.uci(&position).to_string()),
                Ok(mv) => LineAnswer::Yes(self.lang.say(&position, mv)),
                Err(fault) => LineAnswer::No(fault.name().to_owned()),
            })
        })
    }
}
