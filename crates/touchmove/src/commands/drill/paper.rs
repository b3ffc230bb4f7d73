//! The drill on paper: all questions, and then the key.

use super::show;
use crate::failure::Failure;
use std::io::Write;
use touchmove_gym::{Paper, Words};

/// Prints the questions and the key.
pub(super) fn print(paper: &Paper, language: &str, output: &mut impl Write) -> Result<(), Failure> {
    let words = Words::of(language);
    let count = paper.questions.len();
    writeln!(output, "{}\n", words.count("paper-title", &[("count", count)]))?;
    for (number, question) in (1..).zip(&paper.questions) {
        show::heading(question, [number, count], &words, output)?;
        show::story(question, &words, output)?;
        writeln!(output)?;
    }
    writeln!(output, "{} (--seed {})\n", words.say("paper-key", &[]), paper.seed)?;
    for (number, (question, right)) in (1..).zip(paper.questions.iter().zip(&paper.key)) {
        writeln!(output, "{number}: {right}")?;
        show::ruling(question, None, &words, output)?;
    }
    Ok(())
}
