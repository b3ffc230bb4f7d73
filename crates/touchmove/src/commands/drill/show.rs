//! A question as text: the story, the board, the clocks and the answers.

use crate::failure::Failure;
use std::io::Write;
use touchmove_board::diagram::{Symbols, text};
use touchmove_board::{Color, Position};
use touchmove_gym::{DrillQuestion, Shown, Words};

/// The width of a line.
const WIDTH: usize = 100;

/// Writes the number, the topic and the level.
pub(super) fn heading(
    question: &DrillQuestion,
    [number, count]: [usize; 2],
    words: &Words,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let topic = words.say(&format!("topic-{}", question.topic.id()), &[]);
    let level = words.say(&format!("level-{}", question.level.number()), &[]);
    let [number, count] = [number.to_string(), count.to_string()];
    let values = [("number", &*number), ("count", &*count), ("topic", &*topic), ("level", &*level)];
    Ok(writeln!(output, "{}\n", words.say("drill-heading", &values))?)
}

/// Writes the story with the final position, and the answers.
pub(super) fn story(question: &DrillQuestion, words: &Words, output: &mut impl Write) -> Result<(), Failure> {
    wrapped("", &question.setting, output)?;
    // A game that does not begin as usual cannot be followed without the starting position, unless nothing moves in it.
    let last = question.lines.last();
    if question.begins_elsewhere() && last.is_none_or(|last| last.shown.fen != question.start.fen) {
        board(&question.start, output)?;
    }
    writeln!(output)?;
    for line in &question.lines {
        wrapped("- ", &line.text, output)?;
    }
    if let Some(last) = last {
        board(&last.shown, output)?;
        clocks(&last.shown, words, output)?;
    }
    writeln!(output, "\n{}", question.question)?;
    for (number, option) in (1..).zip(&question.options) {
        wrapped(&format!("{number}. "), &option.text, output)?;
    }
    Ok(())
}

/// Writes the ruling: each part with its article, and an explanation for the given answer.
pub(super) fn ruling(
    question: &DrillQuestion,
    given: Option<usize>,
    words: &Words,
    output: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(lesson) = given.and_then(|given| question.teaches.get(given)?.as_ref()) {
        wrapped("", &words.say("drill-lesson", &[("lesson", &lesson.text)]), output)?;
    }
    wrapped("", &question.ruling, output)?;
    let mut told: Vec<&str> = Vec::new();
    for ruling in &question.rulings {
        if told.contains(&&*ruling.article) {
            continue;
        }
        told.push(&ruling.article);
        let values = [("article", &*ruling.article), ("says", ruling.says)];
        wrapped("  ", &words.say("drill-article", &values), output)?;
    }
    if let Some(why) = &question.why {
        wrapped("", why, output)?;
    }
    Ok(writeln!(output)?)
}

fn board(shown: &Shown, output: &mut impl Write) -> Result<(), Failure> {
    let position = shown.fen.as_deref().and_then(|fen| Position::from_fen(fen).ok());
    if let Some(position) = position {
        write!(output, "\n{}", text(&position.board, Symbols::Ascii, Color::White))?;
    }
    Ok(())
}

fn clocks(shown: &Shown, words: &Words, output: &mut impl Write) -> Result<(), Failure> {
    if let Some(clock) = shown.clock {
        writeln!(output, "\n{}", words.clocks(&clock))?;
    }
    Ok(())
}

/// Writes a wrapped paragraph after a mark.
fn wrapped(mark: &str, paragraph: &str, output: &mut impl Write) -> Result<(), Failure> {
    let indent = " ".repeat(mark.chars().count());
    let mut line = mark.to_owned();
    let mut is_begun = false;
    for word in paragraph.split_whitespace() {
        if is_begun && line.chars().count() + 1 + word.chars().count() > WIDTH {
            writeln!(output, "{line}")?;
            line.clone_from(&indent);
            is_begun = false;
        }
        if is_begun {
            line.push(' ');
        }
        line.push_str(word);
        is_begun = true;
    }
    Ok(writeln!(output, "{line}")?)
}
