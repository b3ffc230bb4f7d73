//! National notations (C.2, C.3; E.2, E.3 in 2005): one row for each language.

use touchmove_board::{File, Role};

/// The letters that a language uses to write moves.
///
/// To add a language, add a row to [`Language::ALL`]. In some languages a letter stands for a different piece than in English
/// (`N` in Romanian, `R` in French, Spanish and Finnish, a Cyrillic `К` that looks like a Latin one). A score in English cannot
/// be read safely in such a language.
#[derive(PartialEq, Eq, Debug)]
pub struct Language {
    /// The language code, such as `hr` or `sr-Cyrl`.
    pub code: &'static str,
    /// The letters for king, queen, rook, bishop and knight. One may be two characters long (`Кр`).
    letters: [&'static str; 5],
    /// The letters for the files from a to h.
    files: Files,
}

/// The letters for the files.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Files {
    /// `a` to `h`.
    Latin,
    /// `а б ц д е ф г х`: the Latin order in Cyrillic letters.
    Cyrillic,
}

const CYRILLIC_FILES: [char; 8] = ['а', 'б', 'ц', 'д', 'е', 'ф', 'г', 'х'];

const fn latin(code: &'static str, letters: [&'static str; 5]) -> Language {
    Language { code, letters, files: Files::Latin }
}

/// The order of the pieces in the list of letters.
const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Language {
    /// English, the fallback for all.
    pub const ENGLISH: &'static Self = &Self::ALL[0];

    /// The white chess symbols of Unicode, as used in print (C.3).
    pub const FIGURINE: &'static Self = &Self::ALL[Self::ALL.len() - 1];

    /// All languages, English first, figurines last.
    pub const ALL: &'static [Self] = &[
        latin("en", ["K", "Q", "R", "B", "N"]),
        latin("sr-Latn", ["K", "D", "T", "L", "S"]),
        Self { code: "sr-Cyrl", letters: ["К", "Д", "Т", "Л", "С"], files: Files::Cyrillic },
        latin("hr", ["K", "D", "T", "L", "S"]),
        latin("bs", ["K", "D", "T", "L", "S"]),
        latin("sl", ["K", "D", "T", "L", "S"]),
        latin("mk", ["К", "Д", "Т", "Л", "С"]),
        latin("cs", ["K", "D", "V", "S", "J"]),
        latin("sk", ["K", "D", "V", "S", "J"]),
        latin("de", ["K", "D", "T", "L", "S"]),
        latin("fr", ["R", "D", "T", "F", "C"]),
        latin("nl", ["K", "D", "T", "L", "P"]),
        latin("es", ["R", "D", "T", "A", "C"]),
        latin("it", ["R", "D", "T", "A", "C"]),
        latin("pt", ["R", "D", "T", "B", "C"]),
        latin("pl", ["K", "H", "W", "G", "S"]),
        latin("hu", ["K", "V", "B", "F", "H"]),
        latin("ru", ["Кр", "Ф", "Л", "С", "К"]),
        latin("uk", ["Кр", "Ф", "Т", "С", "К"]),
        latin("ro", ["R", "D", "T", "N", "C"]),
        latin("sv", ["K", "D", "T", "L", "S"]),
        latin("da", ["K", "D", "T", "L", "S"]),
        latin("no", ["K", "D", "T", "L", "S"]),
        latin("fi", ["K", "D", "T", "L", "R"]),
        latin("figurine", ["♔", "♕", "♖", "♗", "♘"]),
    ];

    /// The language with that code.
    #[must_use]
    pub fn by_code(code: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|language| language.code == code)
    }

    /// The same language in its other script.
    pub(crate) fn other_script(&self) -> Option<&'static Self> {
        match self.code {
            "sr-Latn" => Self::by_code("sr-Cyrl"),
            "sr-Cyrl" => Self::by_code("sr-Latn"),
            _ => None,
        }
    }

    /// The letter of a piece; a pawn has none (C.4).
    #[must_use]
    pub fn letter(&self, role: Role) -> &'static str {
        PIECES.iter().position(|piece| *piece == role).map_or("", |place| self.letters[place])
    }

    /// The pieces that have a letter, with their letters.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Role, &'static str)> {
        PIECES.into_iter().zip(self.letters)
    }

    /// The letter of a file.
    #[must_use]
    pub fn file(&self, file: File) -> char {
        match self.files {
            Files::Latin => file.letter(),
            Files::Cyrillic => CYRILLIC_FILES[file as usize],
        }
    }

    /// The mark of an en passant capture.
    #[must_use]
    pub fn en_passant(&self) -> &'static str {
        match self.files {
            Files::Latin => "e.p.",
            Files::Cyrillic => "е.п.",
        }
    }
}
