//! The forms that a written move can have.

use super::lexicon::Lexicon;
use crate::Language;
use touchmove_board::{CastlingSide, File, Rank, Role};

/// What a text says about a move. What it leaves out is `None`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pattern {
    /// The kind of piece. `None` where both squares are written without a letter, as in UCI: then any piece is meant.
    pub(crate) role: Option<Role>,
    pub(crate) from_file: Option<File>,
    pub(crate) from_rank: Option<Rank>,
    pub(crate) to_file: File,
    /// A pawn's capture may omit it: `ed`.
    pub(crate) to_rank: Option<Rank>,
    pub(crate) promotion: Option<Role>,
}

impl Pattern {
    /// Every way to parse the text, those for a pawn first.
    pub(super) fn all(text: &str, language: &Language, lexicon: Lexicon) -> Vec<Self> {
        let pawn = Self::of_pawn(text, language, lexicon);
        let piece = lexicon
            .piece(text, language)
            .and_then(|(role, rest)| Self::of_piece(role, rest, language, lexicon));
        pawn.into_iter().chain(piece).collect()
    }

    fn of_pawn(text: &str, language: &Language, lexicon: Lexicon) -> Option<Self> {
        let (text, is_named) = without_pawn(text, language);
        if text.starts_with(|first| lexicon.is_capture(first) || is_dash(first)) {
            return None;
        }
        let (squares, rest) = squares(text, language, lexicon);
        let promotion = match rest {
            "" => None,
            rest => Some(promotion(rest, language, lexicon)?),
        };
        let pattern = Self::new(Role::Pawn, &squares, promotion)?;
        // Two whole squares without a letter mean whatever piece is on the first.
        let role = pattern.role.filter(|_| pattern.from_rank.is_none() || is_named);
        Some(Self { role, ..pattern })
    }

    fn of_piece(role: Role, text: &str, language: &Language, lexicon: Lexicon) -> Option<Self> {
        let (squares, rest) = squares(text, language, lexicon);
        if rest.is_empty() { Self::new(role, &squares, None) } else { None }
    }

    /// A pattern from a kind of piece with files and ranks in the order in which they are written or said.
    pub(crate) fn new(role: Role, squares: &[Coordinate], promotion: Option<Role>) -> Option<Self> {
        use Coordinate::{File as F, Rank as R};
        let (from_file, from_rank, to_file, to_rank) = match *squares {
            [F(file), R(rank)] => (None, None, file, Some(rank)),
            [F(from), F(file), R(rank)] => (Some(from), None, file, Some(rank)),
            [F(from), R(from_rank), F(file), R(rank)] => (Some(from), Some(from_rank), file, Some(rank)),
            [R(from_rank), F(file), R(rank)] if role != Role::Pawn => {
                (None, Some(from_rank), file, Some(rank))
            }
            [F(from), F(file)] if role == Role::Pawn => (Some(from), None, file, None),
            _ => return None,
        };
        Some(Self { role: Some(role), from_file, from_rank, to_file, to_rank, promotion })
    }
}

/// The text after a sign for the pawn, and whether there was one. A pawn has no letter (C.4), but printed figurines show it, and some
/// programs write `P`, which is the letter of another piece only in Dutch.
fn without_pawn<'t>(text: &'t str, language: &Language) -> (&'t str, bool) {
    let is_piece = language.pieces().any(|(_, letter)| letter == "P");
    let signs: &[char] = if is_piece { &['♙', '♟'] } else { &['♙', '♟', 'P', 'П'] };
    match text.strip_prefix(signs) {
        Some(rest) => (rest, true),
        None => (text, false),
    }
}

/// A file or a rank.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Coordinate {
    File(File),
    Rank(Rank),
}

/// Reads files and ranks, with dashes and capture signs between them, up to the first character that is neither.
fn squares<'t>(text: &'t str, language: &Language, lexicon: Lexicon) -> (Vec<Coordinate>, &'t str) {
    let mut found = Vec::new();
    let mut rest = text;
    loop {
        let mut characters = rest.chars();
        let Some(next) = characters.next() else { break };
        // Once a square is complete, a letter may be the piece of a promotion.
        let complete = matches!(found.last(), Some(Coordinate::Rank(_)));
        if complete && promotion(rest, language, lexicon).is_some() {
            break;
        }
        if let Some(file) = lexicon.file(next, language) {
            found.push(Coordinate::File(file));
        } else if let Some(rank) = Rank::from_digit(next) {
            found.push(Coordinate::Rank(rank));
        } else if !(lexicon.is_capture(next) || is_dash(next) || next == ' ') {
            break;
        }
        rest = characters.as_str();
    }
    (found, rest)
}

/// Reads `Q`, `=Q`, `(Q)`, `/Q` as the whole rest of a move.
fn promotion(text: &str, language: &Language, lexicon: Lexicon) -> Option<Role> {
    let bare = text.trim_matches(['=', '(', ')', '/', ' ']);
    let english = || lexicon.piece(bare, Language::ENGLISH);
    let (role, rest) = lexicon.piece(bare, language).or_else(english)?;
    rest.is_empty().then_some(role)
}

/// Removes what does not identify the move: a move number in front; signs for check, mate, en passant and a draw offer, and marks
/// such as `!` and `?`, behind.
pub(super) fn strip_signs(text: &str) -> &str {
    let text = text.trim();
    let numbered = text.trim_start_matches(|found: char| found.is_ascii_digit());
    let is_number =
        text.starts_with(|first| matches!(first, '1'..='9')) && numbered.starts_with(['.', '…', ')', ' ']);
    let mut bare = if is_number { numbered.trim_start_matches(['.', '…', ')', ' ']) } else { text };
    loop {
        let shorter = bare.trim_end_matches(['+', '#', '!', '?', '†', '‡', ':', '.', ',', ';']).trim_end();
        let shorter = SIGNS.iter().find_map(|sign| shorter.strip_suffix(sign)).unwrap_or(shorter).trim_end();
        if shorter == bare {
            return bare;
        }
        bare = shorter;
    }
}

/// A draw offer (C.12) and en passant captures, with and without dots and spaces, in both scripts.
const SIGNS: [&str; 11] =
    ["(=)", "(e.p.)", "(ep)", "(е.п.)", "e. p", "e.p", "ep", "е. п", "е.п", "еп", "(еп)"];

/// Reads castling: two or three zeros or letters O of either script, with any kind of dash or nothing between them.
pub(super) fn castling(text: &str) -> Option<CastlingSide> {
    let mut zeros = 0;
    let mut ends_with_dash = true;
    for found in text.chars() {
        match found {
            '0' | 'O' | 'o' | 'О' | 'о' => {
                zeros += 1;
                ends_with_dash = false;
            }
            ' ' => {}
            dash if is_dash(dash) && !ends_with_dash => ends_with_dash = true,
            _ => return None,
        }
    }
    match (zeros, ends_with_dash) {
        (2, false) => Some(CastlingSide::King),
        (3, false) => Some(CastlingSide::Queen),
        _ => None,
    }
}

fn is_dash(found: char) -> bool {
    matches!(found, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}
