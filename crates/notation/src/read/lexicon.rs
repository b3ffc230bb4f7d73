//! What single characters mean.

use crate::Language;
use touchmove_board::{File, Role};

/// How literally characters are taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Lexicon {
    /// As the Laws print them: capitals for pieces, small letters for files.
    Literal,
    /// Characters of the other script stand for those that look the same; a Cyrillic х may be a capture.
    LookAlikes,
    /// Small letters for pieces, capitals for files.
    AnyCase,
}

impl Lexicon {
    pub(super) const ALL: [Self; 3] = [Self::Literal, Self::LookAlikes, Self::AnyCase];

    /// A piece at the beginning of the text, and what follows it. Of two letters that fit, the longer: `Кр` before `К`.
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
        File::ALL.into_iter().find(|file| {
            let letter = language.file(*file);
            // х is the h-file to the letter; where it is not, it was meant for the x that looks the same.
            found == letter || (self != Self::Literal && letter != 'х' && self.same(found, letter))
        })
    }

    /// Is this the sign of a capture?
    pub(super) fn is_capture(self, found: char) -> bool {
        matches!(found, 'x' | '×' | ':') || self != Self::Literal && matches!(found, 'X' | 'х' | 'Х')
    }

    fn same(self, found: char, expected: char) -> bool {
        match self {
            Self::Literal => found == expected,
            Self::LookAlikes => found == expected || look_alike(found) == look_alike(expected),
            Self::AnyCase => {
                let small = |letter: char| look_alike(letter.to_lowercase().next().unwrap_or(letter));
                found == expected || small(found) == small(expected)
            }
        }
    }
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
    // A symbol may be followed by a mark that asks for its plain form.
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
