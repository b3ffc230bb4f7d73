//! Text that one person writes and another reads: names of events and players, notes, reasons. All such input, typed or from a file, is
//! cleaned here.
//!
//! - Invisible characters are removed, and every kind of blank becomes a plain space: two names that look alike are alike.
//! - Characters that would make the text look like another one are refused: those that change the direction of writing, and line breaks.
//! - Letters and marks of every script stay, including right-to-left scripts. The joiners that Persian and the scripts of India need stay
//!   between letters.

use std::fmt;

/// Why a text is not accepted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum TextFault {
    /// It contains only blanks.
    Blank,
    /// It has more characters than this.
    TooLong {
        /// The greatest number of characters.
        most: usize,
    },
    /// It contains an invisible character that changes how the text looks.
    Hidden {
        /// The character.
        sign: char,
    },
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blank => f.write_str("it contains only spaces; write something, or leave it out"),
            Self::TooLong { most } => write!(f, "it is too long; it has at most {most} characters"),
            Self::Hidden { sign } => {
                write!(
                    f,
                    "it contains a hidden character (U+{:04X}); delete it and type the text again",
                    *sign as u32
                )
            }
        }
    }
}

impl std::error::Error for TextFault {}

/// The greatest number of characters in a name: it is printed on a card.
pub(crate) const LONGEST_NAME: usize = 200;

/// What happens to a character.
enum Fate {
    Stays,
    Blank,
    LeftOut,
    /// It stays between letters and is removed elsewhere.
    Joins,
    Refused,
}

/// Invisible characters that change nothing: soft hyphen, zero-width space, direction marks, word joiner, byte order mark, annotations,
/// tags, and other deprecated ones.
const UNSEEN: &[std::ops::RangeInclusive<char>] = &[
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{61c}'..='\u{61c}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200b}',
    '\u{200e}'..='\u{200f}',
    '\u{2060}'..='\u{2065}',
    '\u{206a}'..='\u{206f}',
    '\u{feff}'..='\u{feff}',
    '\u{fff0}'..='\u{fffb}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e00ff}',
];

/// Letters with a blank glyph.
const BLANK_LETTERS: [char; 5] = ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

fn fate(sign: char) -> Fate {
    match sign {
        '\u{200c}' | '\u{200d}' => Fate::Joins,
        // Embeddings, overrides and isolates, which make the rest of a line run backwards; line and paragraph separators.
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}' => Fate::Refused,
        '\t' => Fate::Blank,
        _ if sign.is_control() => Fate::Refused,
        _ if sign.is_whitespace() || BLANK_LETTERS.contains(&sign) => Fate::Blank,
        _ if UNSEEN.iter().any(|unseen| unseen.contains(&sign)) => Fate::LeftOut,
        _ => Fate::Stays,
    }
}

/// Cleans a line of at most `most` characters; empty only if nothing was written.
///
/// # Errors
/// It contains only blanks, is too long, or contains a hidden character.
pub(crate) fn line(text: &str, most: usize) -> Result<String, TextFault> {
    let cleaned = cleaned(text)?;
    match cleaned.chars().count() {
        0 if !text.is_empty() => Err(TextFault::Blank),
        length if length > most => Err(TextFault::TooLong { most }),
        _ => Ok(cleaned),
    }
}

/// Cleans several lines of at most `most` characters in all; at least one must not be blank.
///
/// # Errors
/// As for a [`line`], and if nothing was written.
pub(crate) fn lines(text: &str, most: usize) -> Result<String, TextFault> {
    let text = text.replace("\r\n", "\n");
    let lines: Result<Vec<String>, TextFault> = text.split('\n').map(cleaned).collect();
    let joined = lines?.join("\n").trim().to_owned();
    match joined.chars().count() {
        0 => Err(TextFault::Blank),
        length if length > most => Err(TextFault::TooLong { most }),
        _ => Ok(joined),
    }
}

/// The line without invisible characters, and without blanks around it.
fn cleaned(text: &str) -> Result<String, TextFault> {
    let mut cleaned = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match fate(sign) {
            Fate::Stays => cleaned.push(sign),
            Fate::Blank => cleaned.push(' '),
            Fate::LeftOut => {}
            Fate::Joins => {
                let is_between = cleaned.chars().next_back().is_some_and(can_be_joined)
                    && signs.peek().copied().is_some_and(can_be_joined);
                if is_between {
                    cleaned.push(sign);
                }
            }
            Fate::Refused => return Err(TextFault::Hidden { sign }),
        }
    }
    Ok(cleaned.trim().to_owned())
}

/// True for letters and their marks; ASCII characters are never joined.
fn can_be_joined(sign: char) -> bool {
    !sign.is_ascii() && !sign.is_whitespace() && matches!(fate(sign), Fate::Stays)
}

#[cfg(test)]
mod tests {
    use super::{TextFault, line, lines};

    #[test]
    fn names_of_every_script_stay_as_they_are() {
        for name in [
            "Ђорђе Петровић-Његош",
            "Ñuño O'Donnell, Jr.",
            "Nguye\u{302}\u{303}n Ti\u{301}",
            "محمد علي",
            "נועה כהן",
            "می\u{200c}خواهم",
            "ക്\u{200d}ഷ",
            "李 小龍",
            "葛\u{e0100}城",
            "=1+1",
        ] {
            assert_eq!(line(name, 200).as_deref(), Ok(name));
        }
    }

    #[test]
    fn what_nobody_sees_is_left_out() {
        for (written, read) in [
            ("A\u{200b}nna", "Anna"),
            ("\u{feff}Anna\u{200e}", "Anna"),
            ("An\u{ad}na", "Anna"),
            ("A\u{200d}nna\u{200c}", "Anna"),
            ("  Anna\u{a0}\u{3000}K\t", "Anna  K"),
            ("A\u{e0041}nna", "Anna"),
        ] {
            assert_eq!(line(written, 200).as_deref(), Ok(read), "{written:?}");
        }
    }

    #[test]
    fn what_hides_something_is_refused() {
        for sign in [
            '\u{202e}', '\u{202a}', '\u{2066}', '\u{2069}', '\u{2028}', '\u{2029}', '\n', '\r', '\0',
            '\u{85}',
        ] {
            assert_eq!(line(&format!("Anna{sign}K"), 200), Err(TextFault::Hidden { sign }));
        }
        let told = TextFault::Hidden { sign: '\u{202e}' }.to_string();
        assert!(told.contains("U+202E"), "{told}");
    }

    #[test]
    fn blanks_are_no_name() {
        for blank in [" ", "\t", "\u{a0}", "\u{200b}", "\u{3164}", "\u{2800} \u{feff}", "\u{200d}"] {
            assert_eq!(line(blank, 200), Err(TextFault::Blank), "{blank:?}");
            assert_eq!(lines(blank, 200), Err(TextFault::Blank), "{blank:?}");
        }
        assert_eq!(line("", 200).as_deref(), Ok(""), "nobody is known yet");
    }

    #[test]
    fn a_text_is_as_long_as_it_is_seen() {
        assert_eq!(line("ab\u{200b}", 2).as_deref(), Ok("ab"));
        assert_eq!(line("abc", 2), Err(TextFault::TooLong { most: 2 }));
    }

    #[test]
    fn a_note_has_lines() {
        assert_eq!(lines(" one\r\n\r\n two \n", 200).as_deref(), Ok("one\n\ntwo"));
        assert_eq!(lines("one\u{2028}two", 200), Err(TextFault::Hidden { sign: '\u{2028}' }));
        assert_eq!(lines("one\rtwo", 200), Err(TextFault::Hidden { sign: '\r' }));
    }
}
