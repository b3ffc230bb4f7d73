//! Text that one person writes and another reads: names of events and players, notes, reasons. Whatever comes in, by hand or in a file,
//! goes through here.
//!
//! - What nobody sees is left out, and every kind of blank becomes a plain one: two names that look alike are alike.
//! - What would make the text look like another one is refused: signs that turn the direction of writing, and breaks of lines.
//! - Letters and marks of every script stay, from right to left too. The joiners that Persian and the scripts of India need stay between
//!   letters.

use std::fmt;

/// Why a text is not taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum TextFault {
    /// It has nothing but blanks.
    Blank,
    /// It has more characters than this.
    TooLong {
        /// How many it may have.
        most: usize,
    },
    /// It has a sign that is not seen and changes what is seen.
    Hidden {
        /// Which.
        sign: char,
    },
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blank => f.write_str("there are only blanks; write something, or leave it out"),
            Self::TooLong { most } => write!(f, "it is too long; it has at most {most} characters"),
            Self::Hidden { sign } => {
                write!(f, "it has a hidden sign (U+{:04X}); delete it and type the text again", *sign as u32)
            }
        }
    }
}

impl std::error::Error for TextFault {}

/// How many characters a name may have: it is written on a card.
pub(crate) const LONGEST_NAME: usize = 200;

/// What is to become of a sign.
enum Fate {
    Stays,
    Blank,
    LeftOut,
    /// It stays between letters, and is left out elsewhere.
    Joins,
    Refused,
}

/// Signs that nobody sees and that change nothing: soft hyphen, zero-width space, marks of direction, word joiner, byte order mark,
/// annotations, tags, and others that were given up.
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

/// Letters that are drawn as nothing.
const BLANK_LETTERS: [char; 5] = ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

fn fate(sign: char) -> Fate {
    match sign {
        '\u{200c}' | '\u{200d}' => Fate::Joins,
        // Embeddings, overrides and isolates, which make the rest of a line run backwards; separators of lines and paragraphs.
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}' => Fate::Refused,
        '\t' => Fate::Blank,
        _ if sign.is_control() => Fate::Refused,
        _ if sign.is_whitespace() || BLANK_LETTERS.contains(&sign) => Fate::Blank,
        _ if UNSEEN.iter().any(|unseen| unseen.contains(&sign)) => Fate::LeftOut,
        _ => Fate::Stays,
    }
}

/// A line of at most so many characters; empty only if nothing was written.
///
/// # Errors
/// It has only blanks, is too long, or has a sign that hides something.
pub(crate) fn line(text: &str, most: usize) -> Result<String, TextFault> {
    let cleaned = cleaned(text)?;
    match cleaned.chars().count() {
        0 if !text.is_empty() => Err(TextFault::Blank),
        length if length > most => Err(TextFault::TooLong { most }),
        _ => Ok(cleaned),
    }
}

/// Several lines of at most so many characters in all, of which one at least says something.
///
/// # Errors
/// The same as of a [`line`], and if nothing was written.
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

/// The line without what nobody sees, and without blanks around it.
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

/// Letters and the marks above and below them; nothing that stands in ASCII is ever joined.
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
