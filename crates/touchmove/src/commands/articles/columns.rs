//! Wraps text to a given width, and sets it in two columns.

use crate::failure::Failure;
use std::io::Write;

/// The width of a line in characters; the same everywhere, so that answers can be compared.
pub(super) const WIDTH: usize = 100;

/// The separator between the columns.
const BETWEEN: &str = " | ";

/// Wraps the text between words into lines of at most this many characters. A longer word gets a line of its own.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Writes two texts side by side, given as paragraphs.
pub(super) fn beside(left: &[String], right: &[String], output: &mut impl Write) -> Result<(), Failure> {
    let width = (WIDTH - BETWEEN.len()) / 2;
    let lines = |paragraphs: &[String]| -> Vec<String> {
        paragraphs.iter().flat_map(|paragraph| wrap(paragraph, width)).collect()
    };
    let (left, right) = (lines(left), lines(right));
    for place in 0..left.len().max(right.len()) {
        let of = |lines: &[String]| lines.get(place).cloned().unwrap_or_default();
        let line = format!("{:<width$}{BETWEEN}{}", of(&left), of(&right));
        writeln!(output, "{}", line.trim_end())?;
    }
    Ok(())
}
