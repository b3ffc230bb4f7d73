//! Findings of an audit, and a sentence for each.

use crate::clocks::{ClockConflict, ClockFault};
use core::fmt;
use touchmove_board::{Color, Move, Position, Reason, Role};
use touchmove_laws::{Article, AutomaticEnding, EditionName};
use touchmove_notation::pgn::{ClockTime, GameResult};

/// Something in a game that does not follow the Laws of its day.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Finding {
    /// The half-move after which it occurred, or the half-move that is wrong. 0 is the start.
    pub ply: u32,
    /// The kind of finding.
    pub kind: Kind,
    /// The article; `None` before 1 July 2005.
    pub article: Option<Article>,
    /// The position after the half-move, or before it if the half-move is wrong. `None` if the game has no position.
    pub position: Option<Position>,
    /// Set if the date is incomplete and the game was judged by the earliest edition that can have been in force.
    pub by_earliest: Option<ByEarliest>,
}

/// The earliest edition that can have been in force, if there is one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ByEarliest(pub Option<EditionName>);

/// The kinds of finding.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// A move breaks a rule of Article 3.
    IllegalMove {
        /// The move as written.
        text: String,
        /// Why it is illegal.
        reason: Reason,
        /// How the game continued.
        then: Then,
    },
    /// A text is not a move.
    UnreadableMove {
        /// The text.
        text: String,
    },
    /// A text fits several legal moves.
    AmbiguousMove {
        /// The text.
        text: String,
        /// The moves.
        moves: Vec<Move>,
    },
    /// Moves are recorded after the game had ended.
    PlayedOnAfter(AutomaticEnding),
    /// The result contradicts the ending on the board.
    ResultConflict {
        /// The ending.
        end: AutomaticEnding,
        /// The result of that ending.
        right: GameResult,
        /// The recorded result.
        recorded: GameResult,
    },
    /// A draw could have been claimed, and the game was not drawn.
    Claimable(Claim),
    /// A player lost on time, although the opponent could not checkmate by any series of legal moves.
    FlagUnwinnable {
        /// The player who lost.
        loser: Color,
    },
    /// A clock does not fit the time control.
    ClockConflict {
        /// The conflict.
        conflict: ClockConflict,
        /// The time that an arbiter gives the opponent for an offence, in milliseconds, if it would explain the gain.
        penalty: Option<u64>,
    },
    /// The end of the game is not recorded.
    MissingResult,
}

/// How a game continued after an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Then {
    /// The game continued, in a class of play where an illegal move stands once the opponent has replied, by this article.
    Stood(Article),
    /// The game continued.
    WentOn,
    /// Nothing that makes sense is recorded after it.
    Nothing,
}

/// A draw that a player may claim.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Claim {
    /// 9.2
    Threefold,
    /// 9.3
    Fifty,
}

impl Claim {
    /// `threefold` or `fifty`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Threefold => "threefold",
            Self::Fifty => "fifty",
        }
    }
}

/// `checkmate`, `stalemate`, `dead_position`, `fivefold` or `seventyfive`.
#[must_use]
pub const fn end_name(end: AutomaticEnding) -> &'static str {
    match end {
        AutomaticEnding::Checkmate => "checkmate",
        AutomaticEnding::Stalemate => "stalemate",
        AutomaticEnding::DeadPosition => "dead_position",
        AutomaticEnding::Fivefold => "fivefold",
        AutomaticEnding::Seventyfive => "seventyfive",
    }
}

impl Kind {
    /// The names of all kinds.
    pub const NAMES: [&'static str; 9] = [
        "illegal_move",
        "unreadable_move",
        "ambiguous_move",
        "played_on_after",
        "result_conflict",
        "claimable",
        "flag_unwinnable",
        "clock_conflict",
        "missing_result",
    ];

    /// Its name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        Self::NAMES[self.place()]
    }

    /// Its index among the names.
    #[must_use]
    pub const fn place(&self) -> usize {
        match self {
            Self::IllegalMove { .. } => 0,
            Self::UnreadableMove { .. } => 1,
            Self::AmbiguousMove { .. } => 2,
            Self::PlayedOnAfter(_) => 3,
            Self::ResultConflict { .. } => 4,
            Self::Claimable(_) => 5,
            Self::FlagUnwinnable { .. } => 6,
            Self::ClockConflict { .. } => 7,
            Self::MissingResult => 8,
        }
    }

    /// The ending that it concerns, if any.
    #[must_use]
    pub const fn end(&self) -> Option<AutomaticEnding> {
        match self {
            Self::PlayedOnAfter(end) | Self::ResultConflict { end, .. } => Some(*end),
            _ => None,
        }
    }

    /// The claim that it concerns, if any.
    #[must_use]
    pub const fn claim(&self) -> Option<Claim> {
        match self {
            Self::Claimable(claim) => Some(*claim),
            _ => None,
        }
    }
}

/// The sentence for people.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)?;
        match self.by_earliest {
            Some(ByEarliest(Some(edition))) => write!(
                f,
                " The date is incomplete; this applies the Laws of {edition}, the earliest that may have been in force."
            ),
            Some(ByEarliest(None)) => f.write_str(
                " The date is incomplete, and the game may be older than the Laws of 2005; this judges by the board alone.",
            ),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove { text, reason, then } => {
                write!(f, "{text} is illegal: {}.", words(*reason))?;
                match then {
                    Then::Stood(article) => {
                        write!(f, " It was answered, and stands unless it was corrected at once ({article}).")
                    }
                    Then::WentOn => f.write_str(" The game continued from it."),
                    Then::Nothing => Ok(()),
                }
            }
            Self::UnreadableMove { text } => write!(f, "{text} is not a move."),
            Self::AmbiguousMove { text, moves } => {
                write!(f, "{text} can be any of")?;
                moves.iter().try_for_each(|mv| write!(f, " {mv}"))?;
                f.write_str(".")
            }
            Self::PlayedOnAfter(end) => {
                write!(f, "Moves are recorded after {}, which had ended the game.", ending_words(*end))
            }
            Self::ResultConflict { end, right, recorded } => {
                write!(f, "The result is {recorded}, but {} makes it {right}.", ending_words(*end))
            }
            Self::Claimable(Claim::Threefold) => f.write_str(
                "The position occurred for the third time, so a draw could have been claimed; the game was not drawn.",
            ),
            Self::Claimable(Claim::Fifty) => f.write_str(
                "Each player had made 50 moves without a capture or pawn move, so a draw could have been claimed; the game was not drawn.",
            ),
            Self::FlagUnwinnable { loser } => write!(
                f,
                "{} lost on time, but {} could not checkmate by any series of legal moves: the game is drawn.",
                capital(*loser),
                capital(!*loser)
            ),
            Self::ClockConflict { conflict, penalty } => {
                write!(f, "{conflict}")?;
                match penalty {
                    Some(time) => write!(f, " {} added by the arbiter would explain it.", Shown(*time)),
                    None => Ok(()),
                }
            }
            Self::MissingResult => f.write_str("It is not recorded how the game ended."),
        }
    }
}

impl fmt::Display for ClockConflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (player, shown, bound) = (capital(self.player), Shown(self.shown), Shown(self.bound));
        match self.fault {
            ClockFault::AboveStart => {
                write!(
                    f,
                    "{player}'s clock shows {shown} at the start, but the time control gives at most {bound}."
                )
            }
            ClockFault::Gained => write!(
                f,
                "{player}'s clock shows {shown}, but with the increment it can show at most {bound}."
            ),
            ClockFault::RanUp => {
                write!(
                    f,
                    "{player}'s clock went up to {shown}; without an increment it can show at most {bound}."
                )
            }
            ClockFault::IncrementMissing => {
                write!(f, "{player}'s clock shows {shown}; with the increment it should be at least {bound}.")
            }
            ClockFault::Lost => {
                write!(f, "{player}'s clock shows {shown}, but the time spent on the move leaves {bound}.")
            }
            ClockFault::Overstepped => {
                write!(f, "{player} has spent {shown} so far, but the time control gives only {bound}.")
            }
            ClockFault::FlagOfStandingClock => {
                write!(
                    f,
                    "{player} lost on time, but that clock showed {shown} and the opponent was on move."
                )
            }
        }?;
        match self.times {
            0 | 1 => Ok(()),
            times => write!(f, " It happened {times} times."),
        }
    }
}

/// A time in milliseconds, as clocks show it.
struct Shown(u64);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ClockTime::from_milliseconds(self.0).fmt(f)
    }
}

fn capital(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// The ending in words.
const fn ending_words(ending: AutomaticEnding) -> &'static str {
    match ending {
        AutomaticEnding::Checkmate => "the checkmate",
        AutomaticEnding::Stalemate => "the stalemate",
        AutomaticEnding::DeadPosition => "the dead position",
        AutomaticEnding::Fivefold => "the fifth occurrence of the position",
        AutomaticEnding::Seventyfive => "75 moves by each player without a capture or pawn move",
    }
}

/// The reason in words.
fn words(reason: Reason) -> &'static str {
    match reason {
        Reason::NoPiece => "none of the player's pieces can make this move",
        Reason::NotYours => "the piece belongs to the opponent",
        Reason::CastlingRightLost => "there is no right to castle there",
        Reason::CastlingBlocked => "a piece is in the way of castling",
        Reason::CastlingAttacked => "the king may not castle out of, through or into check",
        Reason::OwnPiece => "one of the player's own pieces is on that square",
        Reason::CannotReach(Role::Pawn) => "the pawn does not move like that",
        Reason::CannotReach(_) => "the piece does not move like that",
        Reason::Blocked(_) => "another piece is in the way",
        Reason::KingCaptured => "a king may not be captured",
        Reason::OwnKingInCheck => "the player's own king would be in check",
        Reason::PawnNotPromoted => "a pawn on the last rank must be promoted",
    }
}
