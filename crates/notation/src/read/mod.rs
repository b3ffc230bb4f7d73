//! Reading moves as people write them. [`ReadFault`] draws the line between the faults.

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

/// The longest text that is looked at, in bytes. The longest move that anybody writes is not half as long.
const LONGEST: usize = 128;

/// When English letters are tried.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Wherever the national reading is not a legal move.
    Forgiving,
    /// Only where the text is not of the given language at all.
    Sealed,
    /// Never: the text is read as that language is usually written, and in no other way.
    National,
}

/// Why a text is not a move.
///
/// # The line between the faults
///
/// A text is looked at in several *readings*, one after another: in the letters of the given language as the Laws print
/// them, then with look-alikes from the other script, then with small letters for pieces; the same in the language's other script,
/// if it has two; the same in English; and at last with capitals for files. Signs for captures, check, mate, en passant and a
/// draw offer are read over, right or wrong, because the position tells what they say. Two whole squares without a letter, as UCI
/// writes them, mean whatever stands on the first, and `e1g1` is castling; with its letter a king only steps.
///
/// - **Unreadable**: in no reading does the text have the form of a move.
/// - **Ambiguous**: the first reading that fits any legal move fits several.
/// - **Illegal**: some reading has the form of a move, and none fits a legal one. The fault says why, for the first; of several
///   pieces it takes the one that could at least move so.
///
/// In [`Mode::Forgiving`] an English reading is tried wherever the national ones fit no legal move. In [`Mode::Sealed`], for a
/// sealed move or anything else that is judged by what was written, English is tried only if no national reading has the form
/// of a move at all: a knight's move that is illegal does not become a bishop's because English would allow it. In [`Mode::National`] it is
/// not tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadFault {
    /// It does not have the form of a move.
    Unreadable,
    /// It fits several legal moves, these.
    Ambiguous(Vec<Move>),
    /// It has the form of a move, but fits no legal one.
    Illegal {
        /// The move that seems to be meant, if only one can be.
        meant: Option<Move>,
        /// What is wrong with it.
        reason: Reason,
    },
}

impl ReadFault {
    /// `unreadable`, `ambiguous` or `illegal`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::Ambiguous(_) => "ambiguous",
            Self::Illegal { .. } => "illegal",
        }
    }
}

impl fmt::Display for ReadFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("unreadable: this does not have the form of a move"),
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

impl core::error::Error for ReadFault {}

/// Reads a move as the player on move would have written it.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{Language, Mode, ReadFault, read};
///
/// let position = Position::standard();
/// let croatian = Language::by_code("hr").unwrap();
/// assert_eq!(read(&position, "Sf3", croatian, Mode::Forgiving)?, "g1f3".parse().unwrap());
/// assert_eq!(read(&position, "Nf3", croatian, Mode::Forgiving)?, "g1f3".parse().unwrap());
/// assert_eq!(read(&position, "e2 – e4 (=)", croatian, Mode::Sealed)?, "e2e4".parse().unwrap());
/// assert_eq!(read(&position, "Zf3", croatian, Mode::Forgiving), Err(ReadFault::Unreadable));
/// # Ok::<(), ReadFault>(())
/// ```
pub fn read(position: &Position, text: &str, language: &Language, mode: Mode) -> Result<Move, ReadFault> {
    if text.len() > LONGEST {
        return Err(ReadFault::Unreadable);
    }
    let bare = pattern::strip_signs(text);
    if let Some(side) = pattern::castling(bare) {
        return resolve::castling(position, side);
    }
    let mut first_fault = ReadFault::Unreadable;
    let known = if mode == Mode::National { 1 } else { usize::MAX };
    for stage in stages(language).into_iter().take(known) {
        match read_in(position, bare, &stage) {
            Err(ReadFault::Unreadable) => {}
            Err(fault @ ReadFault::Illegal { .. }) if mode == Mode::Forgiving => {
                if first_fault == ReadFault::Unreadable {
                    first_fault = fault;
                }
            }
            // That a later reading could mean several things makes an earlier one no less wrong.
            Err(ReadFault::Ambiguous(_)) if first_fault != ReadFault::Unreadable => {}
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
    /// Every form that the text can have in these readings, in the order in which they are tried.
    fn patterns(&self, text: &str) -> impl Iterator<Item = Pattern> {
        let languages = self.languages.iter().flatten();
        languages.flat_map(move |language| {
            let lexicons = self.lexicons.iter();
            lexicons.flat_map(move |lexicon| Pattern::all(text, language, *lexicon))
        })
    }
}

/// The writer's own language in both of its scripts, then English; and the same once more with capitals for files.
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
fn read_in(position: &Position, text: &str, stage: &Stage<'_>) -> Result<Move, ReadFault> {
    let mut first_fault = ReadFault::Unreadable;
    for pattern in stage.patterns(text) {
        match resolve::resolve(position, &pattern) {
            Err(fault @ ReadFault::Illegal { .. }) => {
                if first_fault == ReadFault::Unreadable {
                    first_fault = fault;
                }
            }
            found => return found,
        }
    }
    Err(first_fault)
}
