//! Reads moves as people write them. [`ReadError`] defines the faults.

mod fitting;
mod lexicon;
pub(crate) mod pattern;
pub(crate) mod resolve;

pub use fitting::{moves_that_fit, position_as_seen};

use crate::Language;
use core::fmt;
use lexicon::Lexicon;
use pattern::Pattern;
use touchmove_board::{Move, Position, Reason};

/// The longest text that is examined, in bytes. No real move is half as long.
const LONGEST: usize = 128;

/// When English letters are tried.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Whenever the national reading is not a legal move.
    Forgiving,
    /// Only if the text is not in the given language at all.
    Sealed,
    /// Never: the text is read as that language is usually written, and in no other way.
    National,
}

/// Why a text is not a move.
///
/// # The line between the faults
///
/// A text is tried in several *readings*, one after another: in the letters of the given language as the Laws print them, then with
/// look-alikes from the other script, then with small letters for pieces; the same in the other script of the language, if it has
/// two; the same in English; and finally with capitals for files. Signs for captures, check, mate, en passant and a draw offer are
/// ignored, right or wrong, because the position shows what they say. Two whole squares without a letter, as in UCI, mean whatever
/// piece is on the first, and `e1g1` is castling; with its letter, a king only makes an ordinary move.
///
/// - **Unreadable**: in no reading does the text have the form of a move.
/// - **Ambiguous**: the first reading that fits any legal move fits several.
/// - **Illegal**: some reading has the form of a move, and none fits a legal one. The fault gives the reason for the first of
///   these; if several pieces fit, for one that could at least move that way.
///
/// In [`Mode::Forgiving`] an English reading is tried whenever the national ones fit no legal move. In [`Mode::Sealed`], for a sealed move
/// or anything else that is judged as written, English is tried only if no national reading has the form of a move at all: an illegal
/// knight move does not become a bishop move because English would allow it. In [`Mode::National`] it is not tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// It does not have the form of a move.
    Unreadable,
    /// It fits these legal moves.
    Ambiguous(Vec<Move>),
    /// It has the form of a move, but fits no legal one.
    Illegal {
        /// The move that seems to be meant, if there is only one.
        meant: Option<Move>,
        /// The reason it is illegal.
        reason: Reason,
    },
}

impl ReadError {
    /// `unreadable`, `ambiguous` or `illegal`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::Ambiguous(_) => "ambiguous",
            Self::Illegal { .. } => "illegal",
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("unreadable: this is not in the form of a move"),
            Self::Ambiguous(moves) => {
                f.write_str("ambiguous: this could be any of")?;
                moves.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
            Self::Illegal { meant: Some(mv), reason } => {
                write!(f, "illegal: {mv} breaks a rule ({})", reason.code())
            }
            Self::Illegal { meant: None, reason } => {
                write!(f, "illegal: no piece can make this move ({})", reason.code())
            }
        }
    }
}

impl core::error::Error for ReadError {}

/// Reads a move written by the player on move.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{Language, Mode, ReadError, read};
///
/// let position = Position::standard();
/// let croatian = Language::by_code("hr").unwrap();
/// assert_eq!(read(&position, "Sf3", croatian, Mode::Forgiving)?, "g1f3".parse().unwrap());
/// assert_eq!(read(&position, "Nf3", croatian, Mode::Forgiving)?, "g1f3".parse().unwrap());
/// assert_eq!(read(&position, "e2 – e4 (=)", croatian, Mode::Sealed)?, "e2e4".parse().unwrap());
/// assert_eq!(read(&position, "Zf3", croatian, Mode::Forgiving), Err(ReadError::Unreadable));
/// # Ok::<(), ReadError>(())
/// ```
pub fn read(position: &Position, text: &str, language: &Language, mode: Mode) -> Result<Move, ReadError> {
    if text.len() > LONGEST {
        return Err(ReadError::Unreadable);
    }
    let bare = pattern::strip_signs(text);
    if let Some(side) = pattern::castling(bare) {
        return resolve::castling(position, side);
    }
    let mut first_fault = ReadError::Unreadable;
    let known = if mode == Mode::National { 1 } else { usize::MAX };
    for stage in stages(language).into_iter().take(known) {
        match read_in(position, bare, &stage) {
            Err(ReadError::Unreadable) => {}
            Err(fault @ ReadError::Illegal { .. }) if mode == Mode::Forgiving => {
                if first_fault == ReadError::Unreadable {
                    first_fault = fault;
                }
            }
            // An ambiguous later reading does not change the fault of an earlier one.
            Err(ReadError::Ambiguous(_)) if first_fault != ReadError::Unreadable => {}
            decided => return decided,
        }
    }
    Err(first_fault)
}

/// Readings that are tried together, the most literal first.
struct Stage<'l> {
    languages: [Option<&'l Language>; 2],
    lexicons: &'static [Lexicon],
}

impl Stage<'_> {
    /// Every form that the text can have in these readings, in the order they are tried.
    fn patterns(&self, text: &str) -> impl Iterator<Item = Pattern> {
        let languages = self.languages.iter().flatten();
        languages.flat_map(move |language| {
            let lexicons = self.lexicons.iter();
            lexicons.flat_map(move |lexicon| Pattern::all(text, language, *lexicon))
        })
    }
}

/// The writer's own language in both of its scripts, then English; then the same again with capitals for files.
fn stages(language: &Language) -> [Stage<'_>; 4] {
    let own = [Some(language), language.other_script()];
    let english = [Some(Language::ENGLISH).filter(|english| *english != language), None];
    [
        Stage { languages: own, lexicons: &Lexicon::USUAL },
        Stage { languages: english, lexicons: &Lexicon::USUAL },
        Stage { languages: own, lexicons: &Lexicon::LAST },
        Stage { languages: english, lexicons: &Lexicon::LAST },
    ]
}

/// The first reading of a stage that fits a legal move decides.
fn read_in(position: &Position, text: &str, stage: &Stage<'_>) -> Result<Move, ReadError> {
    let mut first_fault = ReadError::Unreadable;
    for pattern in stage.patterns(text) {
        match resolve::resolve(position, &pattern) {
            Err(fault @ ReadError::Illegal { .. }) => {
                if first_fault == ReadError::Unreadable {
                    first_fault = fault;
                }
            }
            found => return found,
        }
    }
    Err(first_fault)
}
