//! Several notes in one comment.
//!
//! Many readers accept only one comment in a place, no `(=)`, and no comment that runs to the end of its line. So all notes of a record
//! in one place are written as a single comment:
//!
//! | in the comment | meaning |
//! |---|---|
//! | `[%and]` | one comment ends, another begins |
//! | `[%before]` | the notes before it belong before the move, after its alternatives |
//! | `[%offer]` | a draw was offered with the move; at the beginning of a comment |
//! | `[%7D]` | a closing brace |
//! | `[%5B]` | an opening bracket that would otherwise be read as one of these |

use memchr::memchr_iter;
use std::borrow::Cow;

const AND: &str = "[%and]";
const BEFORE: &str = "[%before]";
const OFFER: &str = "[%offer]";
const BRACE: &str = "[%7D]";
const BRACKET: &str = "[%5B]";
const STOOD: &str = "[%stood";

/// A note within a comment.
pub(super) enum Note<'a> {
    /// A draw was offered.
    DrawOffer,
    /// A comment, as written in the file.
    Comment(Cow<'a, [u8]>),
    /// The notes so far belong before the last move.
    Before,
    /// A comment that begins with `[%stood`, as written in the file.
    Stood(&'a [u8]),
}

/// Returns true if the comment is a single note, as in nearly every file.
///
/// Most comments are short, and servers write one after every move, so eight bytes are compared at a time.
#[inline]
pub(super) fn is_plain(comment: &[u8]) -> bool {
    let (words, rest) = comment.as_chunks::<8>();
    for (place, word) in words.iter().enumerate() {
        // A byte is zero where the bracket is. The subtraction may also mark a byte after it, which begins no mark.
        let differs = u64::from_le_bytes(*word) ^ BRACKETS;
        let mut found = differs.wrapping_sub(ONES) & !differs & (ONES << 7);
        while found != 0 {
            let at = 8 * place + found.trailing_zeros() as usize / 8;
            if begins_mark(&comment[at..]) {
                return false;
            }
            found &= found - 1;
        }
    }
    let tail = comment.len() - rest.len();
    !(tail..comment.len()).any(|at| comment[at] == b'[' && begins_mark(&comment[at..]))
}

/// Eight times a one, and eight times an opening bracket.
const ONES: u64 = u64::from_le_bytes([1; 8]);
const BRACKETS: u64 = u64::from_le_bytes([b'['; 8]);

fn begins_mark(text: &[u8]) -> bool {
    match text {
        // What servers write after every move.
        [b'[', b'%', b'c' | b'e', ..] => false,
        _ => marks().any(|mark| text.starts_with(mark.as_bytes())),
    }
}

fn marks() -> impl Iterator<Item = &'static str> {
    [AND, BEFORE, OFFER, BRACE, BRACKET, STOOD].into_iter()
}

/// The notes of a comment, with escaped braces and brackets restored.
pub(super) fn notes(comment: &[u8]) -> Vec<Note<'_>> {
    let mut notes = Vec::new();
    let mut rest = comment;
    loop {
        let (and, before) = (find(rest, AND.as_bytes()), find(rest, BEFORE.as_bytes()));
        let end = and.into_iter().chain(before).min();
        let mut part = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default().trim_ascii();
        while let Some(after) = part.strip_prefix(OFFER.as_bytes()) {
            notes.push(Note::DrawOffer);
            part = after.trim_ascii_start();
        }
        match part {
            [] => {}
            _ if part.starts_with(STOOD.as_bytes()) => notes.push(Note::Stood(part)),
            _ => notes.push(Note::Comment(without_escapes(part))),
        }
        let Some(end) = end else { return notes };
        let mark = if before == Some(end) { BEFORE } else { AND };
        if mark == BEFORE {
            notes.push(Note::Before);
        }
        rest = rest.get(end + mark.len()..).unwrap_or_default();
    }
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    memchr_iter(b'[', text).find(|at| text.get(*at..).is_some_and(|rest| rest.starts_with(wanted)))
}

fn without_escapes(text: &[u8]) -> Cow<'_, [u8]> {
    if find(text, BRACE.as_bytes()).is_none() && find(text, BRACKET.as_bytes()).is_none() {
        return Cow::Borrowed(text);
    }
    let mut plain = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [first, after @ ..] = rest {
        let escaped = [(BRACE, b'}'), (BRACKET, b'[')].into_iter();
        let escape =
            escaped.filter_map(|(mark, byte)| Some((rest.strip_prefix(mark.as_bytes())?, byte))).next();
        (rest, _) = match escape {
            Some((after, byte)) => (after, plain.push(byte)),
            None => (after, plain.push(*first)),
        };
    }
    Cow::Owned(plain)
}

/// Notes to be written as one comment.
#[derive(Default)]
pub(super) struct Joined {
    text: String,
    /// The next note needs no `[%and]` before it.
    is_open: bool,
}

impl Joined {
    /// Marks all notes so far as made before the move.
    pub(super) fn before(&mut self) {
        self.is_open = true;
        self.note(BEFORE);
        self.is_open = true;
    }

    /// Adds a draw offer.
    pub(super) fn draw_offer(&mut self) {
        self.note(OFFER);
        self.is_open = true;
    }

    /// Adds a comment.
    pub(super) fn comment(&mut self, comment: &str) {
        let mut escaped = String::with_capacity(comment.len());
        for (at, letter) in comment.char_indices() {
            match letter {
                '}' => escaped.push_str(BRACE),
                '[' if marks().any(|mark| comment[at..].starts_with(mark)) => escaped.push_str(BRACKET),
                _ => escaped.push(letter),
            }
        }
        self.note(&escaped);
    }

    /// Adds the continuation after a move that other programs cannot play. It needs no escapes.
    pub(super) fn stood(&mut self, comment: &str) {
        self.note(comment);
    }

    fn note(&mut self, note: &str) {
        if !self.text.is_empty() {
            self.text.push(' ');
            if !self.is_open {
                self.text.push_str(AND);
                self.text.push(' ');
            }
        }
        self.text.push_str(note);
        self.is_open = false;
    }

    /// Takes the text of the comment, if there is any.
    pub(super) fn take(&mut self) -> Option<String> {
        self.is_open = false;
        Some(core::mem::take(&mut self.text)).filter(|text| !text.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::{begins_mark, is_plain, marks};

    #[test]
    fn marks_are_found_anywhere() {
        for mark in marks() {
            for before in ["", "[", "x[Z", "[%clk 0:00:01] ", "[[%eval 0.5]", "a [ b [ c "] {
                for after in ["", " after", "[%clk 0:00:01]"] {
                    for blanks in 0..9 {
                        let comment = format!("{}{before}{mark}{after}", " ".repeat(blanks));
                        assert!(!is_plain(comment.as_bytes()), "{comment}");
                        // Without its last letter it is none.
                        let comment =
                            format!("{}{before}{}{after}", " ".repeat(blanks), &mark[..mark.len() - 1]);
                        let has_mark = (0..comment.len()).any(|at| begins_mark(&comment.as_bytes()[at..]));
                        assert_eq!(is_plain(comment.as_bytes()), !has_mark, "{comment}");
                    }
                }
            }
        }
    }
}
