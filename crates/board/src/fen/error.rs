//! Errors in a FEN.

use core::fmt;

/// A field of a FEN.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FenField {
    /// The placement of the pieces.
    Pieces,
    /// The side to move.
    Turn,
    /// The rights to castle.
    Castling,
    /// The square that a pawn passed over in the last move.
    EnPassant,
    /// Moves since the last capture or move of a pawn.
    HalfmoveClock,
    /// The number of the next move.
    FullmoveNumber,
    /// Anything after the sixth field.
    Rest,
}

impl FenField {
    /// The field's name in a sentence.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pieces => "the pieces",
            Self::Turn => "the side to move",
            Self::Castling => "the castling rights",
            Self::EnPassant => "the en passant square",
            Self::HalfmoveClock => "the halfmove clock",
            Self::FullmoveNumber => "the move number",
            Self::Rest => "the end",
        }
    }
}

/// Why a FEN cannot be read: the field, what is wrong with it, and the character.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// The field.
    pub field: FenField,
    /// What is wrong.
    pub kind: FenErrorKind,
    /// The place in the whole text, counted in characters from 1. If something is missing, the place where it should be.
    pub column: usize,
}

/// What is wrong with a field of a FEN.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FenErrorKind {
    /// The field is missing.
    Missing,
    /// The field ends before it is complete.
    Incomplete,
    /// A character that has no meaning in this field.
    Unexpected(char),
    /// Two digits in a row. Adjacent empty squares are counted together.
    TwoDigits(char),
    /// A rank with more than eight squares. The character is the first that is too many.
    RankTooLong(char),
    /// A rank with fewer than eight squares.
    RankTooShort(u8),
    /// Fewer than eight ranks.
    TooFewRanks(u8),
    /// More than eight ranks.
    TooManyRanks,
    /// The same right to castle twice.
    SameRightTwice(char),
    /// A second right to castle on one side of the king.
    TwoRightsOnOneSide(char),
    /// The square is not on the rank that a pawn of the player who has just moved can pass over.
    WrongRank,
    /// A number over 4,294,967,295.
    TooLarge,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unreadable FEN, {} (character {}): ", self.field.name(), self.column)?;
        match (self.kind, self.field) {
            (FenErrorKind::Missing, _) => f.write_str("the field is missing"),
            (FenErrorKind::Incomplete, _) => f.write_str("the field ends too early"),
            (FenErrorKind::Unexpected(found), FenField::Pieces) => {
                write!(
                    f,
                    "{found:?} is neither a piece (KQRBNP, kqrbnp) nor a number of empty squares (1 to 8)"
                )
            }
            (FenErrorKind::Unexpected(found), FenField::Turn) => {
                write!(f, "{found:?} where w or b should be")
            }
            (FenErrorKind::Unexpected(found), FenField::Castling) => {
                write!(f, "{found:?} is neither one of KQkq nor a rook's file (A to H, a to h) nor a lone -")
            }
            (FenErrorKind::Unexpected(found), FenField::EnPassant) => {
                write!(f, "{found:?} where a square such as e3 or a lone - should be")
            }
            (FenErrorKind::Unexpected(found), FenField::Rest) => write!(f, "{found:?} after the sixth field"),
            (FenErrorKind::Unexpected(found), _) => write!(f, "{found:?} is not a digit"),
            (FenErrorKind::TwoDigits(found), _) => {
                write!(f, "{found:?} follows another digit; add the two up")
            }
            (FenErrorKind::RankTooLong(found), _) => {
                write!(f, "with {found:?} the rank has more than eight squares")
            }
            (FenErrorKind::RankTooShort(squares), _) => {
                write!(f, "the rank has {squares} squares instead of eight")
            }
            (FenErrorKind::TooFewRanks(ranks), _) => write!(f, "there are {ranks} ranks instead of eight"),
            (FenErrorKind::TooManyRanks, _) => f.write_str("there are more than eight ranks"),
            (FenErrorKind::SameRightTwice(found), _) => write!(f, "{found:?} gives a right a second time"),
            (FenErrorKind::TwoRightsOnOneSide(found), _) => {
                write!(f, "{found:?} gives a second right on the same side of the king")
            }
            (FenErrorKind::WrongRank, _) => f.write_str(
                "the square must be on the sixth rank with White to move, on the third with Black",
            ),
            (FenErrorKind::TooLarge, _) => f.write_str("the number is too large"),
        }
    }
}

impl core::error::Error for FenError {}
