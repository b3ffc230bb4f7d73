//! The meanings of single characters.

use crate::Language;
use touchmove_board::{File, Role};

/// How literally characters are read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Lexicon {
    /// As printed in the Laws: capitals for pieces, small letters for files.
    Literal,
    /// Characters of the other script stand for those that look the same.
    LookAlikes,
    /// The same, and a Cyrillic х is a capture, not the h-file.
    CyrillicCapture,
    /// Small letters for pieces.
    SmallPieces,
    /// Capitals for files.
    CapitalFiles,
}

impl Lexicon {
    /// The usual ways to read a text in its language.
    pub(super) const USUAL: [Self; 4] =
        [Self::Literal, Self::LookAlikes, Self::CyrillicCapture, Self::SmallPieces];

    /// The last resort when nothing else has worked.
    pub(super) const LAST: [Self; 1] = [Self::CapitalFiles];

    /// A piece at the beginning of the text, and the rest. If two letters fit, the longer is taken: `Кр` before `К`.
    pub(super) fn piece<'t>(self, text: &'t str, language: &Language) -> Option<(Role, &'t str)> {
        let pieces = language.pieces().filter_map(|(role, letter)| {
            let mut rest = text.chars();
            let fits =
                letter.chars().all(|expected| rest.next().is_some_and(|found| self.same(found, expected)));
            fits.then_some((role, rest.as_str()))
        });
        pieces.min_by_key(|(_, rest)| rest.len()).or_else(|| figurine(text))
    }

    /// The file that a character names.
    pub(super) fn file(self, found: char, language: &Language) -> Option<File> {
        let named = |file: &File| {
            let letter = language.file(*file);
            match self {
                Self::Literal => found == letter,
                // Literally, х is the h-file; here it stands for the x that looks the same.
                Self::CyrillicCapture if found == 'х' => false,
                Self::LookAlikes | Self::CyrillicCapture | Self::SmallPieces => {
                    found == letter
                        || found == file.letter()
                        || letter != 'х' && look_alike(found) == look_alike(letter)
                }
                Self::CapitalFiles => small(found) == letter || small(found) == file.letter(),
            }
        };
        File::ALL.into_iter().find(named)
    }

    /// Returns true for the sign of a capture.
    pub(super) fn is_capture(self, found: char) -> bool {
        match found {
            'x' | '×' | ':' => true,
            'X' | 'Х' => self != Self::Literal,
            'х' => self == Self::CyrillicCapture,
            _ => false,
        }
    }

    fn same(self, found: char, expected: char) -> bool {
        found == expected
            || match self {
                Self::Literal => false,
                Self::LookAlikes | Self::CyrillicCapture => look_alike(found) == look_alike(expected),
                Self::SmallPieces | Self::CapitalFiles => {
                    look_alike(small(found)) == look_alike(small(expected))
                }
            }
    }
}

fn small(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

/// White and black chess symbols are understood in every language.
fn figurine(text: &str) -> Option<(Role, &str)> {
    let mut rest = text.chars();
    let role = match rest.next()? {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        _ => return None,
    };
    // A symbol may be followed by a variation selector for its plain form.
    Some((role, rest.as_str().trim_start_matches(['\u{FE0E}', '\u{FE0F}'])))
}

/// The Latin letter that a Cyrillic one is taken for.
fn look_alike(letter: char) -> char {
    match letter {
        'А' => 'A',
        'В' => 'B',
        'Е' => 'E',
        'К' => 'K',
        'О' => 'O',
        'Р' => 'P',
        'С' => 'C',
        'Т' => 'T',
        'Н' => 'H',
        'М' => 'M',
        'Х' => 'X',
        'а' => 'a',
        'е' => 'e',
        'о' => 'o',
        'р' => 'p',
        'с' => 'c',
        'х' => 'x',
        other => other,
    }
}
