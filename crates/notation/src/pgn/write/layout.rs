//! Sets words in lines of less than 80 characters.

use super::super::joined::Joined;

/// The longest line. The standard requires lines of less than 80 characters.
const WIDTH: usize = 79;

/// The text being written.
#[derive(Default)]
pub(super) struct Layout {
    text: String,
    /// The number of characters in the last line.
    column: usize,
    /// The last word, which may still grow.
    word: String,
    /// The next word is part of the last one.
    is_open: bool,
    /// The notes to be written before the next word, in one comment.
    pub(super) notes: Joined,
}

impl Layout {
    /// Adds a word, after a comment with the notes before it.
    pub(super) fn word(&mut self, word: &str) {
        self.end_notes();
        self.add(word);
    }

    fn add(&mut self, word: &str) {
        if !self.is_open {
            self.set();
        }
        self.is_open = false;
        self.word.push_str(word);
    }

    /// An opening parenthesis, with the next word.
    pub(super) fn open(&mut self) {
        self.word("(");
        self.is_open = true;
    }

    /// A closing parenthesis, with the last word.
    pub(super) fn close(&mut self) {
        self.end_notes();
        self.is_open = false;
        self.word.push(')');
    }

    fn end_notes(&mut self) {
        let Some(comment) = self.notes.take() else { return };
        let mut pieces = pieces(&comment);
        if let Some(first) = pieces.first_mut() {
            first.insert(0, '{');
        }
        if let Some(last) = pieces.last_mut() {
            // Some readers take a backslash as an escape of the brace.
            last.push_str(if last.ends_with('\\') { " }" } else { "}" });
        }
        pieces.iter().for_each(|piece| self.add(piece));
    }

    /// Writes the last word, after a blank or on a new line.
    fn set(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let width = self.word.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + width <= WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(&self.word);
        self.column += width;
        self.word.clear();
    }

    /// The whole text, including the end of its last line.
    pub(super) fn finish(mut self) -> String {
        self.end_notes();
        self.set();
        self.text.push('\n');
        self.text
    }
}

/// Splits a comment into pieces, between which a blank may become a line end. It may not where there are several blanks,
/// before text with a special meaning at the beginning of a line, or within a command, which other programs expect on one line.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut after_blank = true;
    let mut in_command = false;
    for part in text.split(' ') {
        let looks_special = part.starts_with(['%', '\t']) || part.starts_with("[Event");
        match pieces.last_mut() {
            Some(last) if after_blank || in_command || part.is_empty() || looks_special => {
                last.push(' ');
                last.push_str(part);
            }
            _ => pieces.push(part.to_owned()),
        }
        after_blank = part.is_empty();
        in_command = match part.rfind("[%") {
            Some(at) => !part[at..].contains(']') && !part[at..].starts_with("[%stood"),
            None => in_command && !part.contains(']'),
        };
    }
    pieces
}
