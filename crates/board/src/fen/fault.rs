//! What can be wrong with a FEN.

use core::fmt;

/// A field of a FEN.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FenField {
    /// Where the pieces stand.
    Pieces,
    /// Who is to move.
    Turn,
    /// The rights to castle.
    Castling,
    /// The square a pawn has just passed over.
    EnPassant,
    /// Moves since the last capture or move of a pawn.
    HalfmoveClock,
    /// The number of the next move.
    FullmoveNumber,
    /// What follows the sixth field.
    Rest,
}

impl FenField {
    /// The field's name in a sentence.
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

/// Why a FEN cannot be read: the field, what is wrong with it, and at which character of the whole text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct FenFault {
    /// The field.
    pub field: FenField,
    /// What is wrong.
    pub kind: FenFaultKind,
    /// The place in the text, counted in characters from 1; where something is missing, the place where it should be.
    pub column: usize,
}

/// What is wrong with a field of a FEN.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FenFaultKind {
    /// The field is not there.
    Missing,
    /// The field ends before it is complete.
    Incomplete,
    /// A character that has no meaning in this field.
    Unexpected(char),
    /// Two digits in a row: empty squares side by side are counted together.
    TwoDigits(char),
    /// A rank with more than eight squares; this character is too many.
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

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unreadable FEN, {} (character {}): ", self.field.name(), self.column)?;
        match (self.kind, self.field) {
            (FenFaultKind::Missing, _) => f.write_str("the field is missing"),
            (FenFaultKind::Incomplete, _) => f.write_str("the field ends too early"),
            (FenFaultKind::Unexpected(found), FenField::Pieces) => {
                write!(
                    f,
                    "{found:?} is neither a piece (KQRBNP, kqrbnp) nor a number of empty squares (1 to 8)"
                )
            }
            (FenFaultKind::Unexpected(found), FenField::Turn) => {
                write!(f, "{found:?} where w or b should be")
            }
            (FenFaultKind::Unexpected(found), FenField::Castling) => {
                write!(f, "{found:?} is neither one of KQkq nor a rook's file (A to H, a to h) nor a lone -")
            }
            (FenFaultKind::Unexpected(found), FenField::EnPassant) => {
                write!(f, "{found:?} where a square such as e3 or a lone - should be")
            }
            (FenFaultKind::Unexpected(found), FenField::Rest) => write!(f, "{found:?} after the sixth field"),
            (FenFaultKind::Unexpected(found), _) => write!(f, "{found:?} is not a digit"),
            (FenFaultKind::TwoDigits(found), _) => {
                write!(f, "{found:?} follows another digit; add the two up")
            }
            (FenFaultKind::RankTooLong(found), _) => {
                write!(f, "with {found:?} the rank has more than eight squares")
            }
            (FenFaultKind::RankTooShort(squares), _) => {
                write!(f, "the rank has {squares} squares instead of eight")
            }
            (FenFaultKind::TooFewRanks(ranks), _) => write!(f, "there are {ranks} ranks instead of eight"),
            (FenFaultKind::TooManyRanks, _) => f.write_str("there are more than eight ranks"),
            (FenFaultKind::SameRightTwice(found), _) => write!(f, "{found:?} gives a right a second time"),
            (FenFaultKind::TwoRightsOnOneSide(found), _) => {
                write!(f, "{found:?} gives a second right on the same side of the king")
            }
            (FenFaultKind::WrongRank, _) => f.write_str(
                "the square must be on the sixth rank with White to move, on the third with Black",
            ),
            (FenFaultKind::TooLarge, _) => f.write_str("the number is too large"),
        }
    }
}

impl core::error::Error for FenFault {}
