//! The faults that a game in PGN can have, with their places.

use super::ResultConflict;
use crate::ReadError;
use core::fmt;
use touchmove_board::fen::FenError;

/// Something that does not follow the PGN standard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnError {
    /// The place where it begins.
    pub place: Place,
    /// The kind of fault.
    pub kind: PgnErrorKind,
}

/// A place in a text. Lines and columns are counted from 1, columns in bytes; the offset, in bytes from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line number.
    pub line: u64,
    /// The column in the line.
    pub column: u64,
    /// The byte offset in the whole text.
    pub offset: u64,
}

/// The kinds of fault.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PgnErrorKind {
    /// A tag is longer than the limit; it is left out.
    TagTooLong,
    /// A tag has no name or no value in quotation marks; it is left out.
    TagMalformed,
    /// A tag's value does not end on its line; it is taken to end there.
    TagUnclosed,
    /// A tag's name contains something other than letters, digits and underscores; it is left out.
    TagName,
    /// A tag is repeated; the first one counts.
    TagRepeated,
    /// The game has more tags than the limit; the rest are left out.
    TooManyTags,
    /// A comment is longer than the limit; it is left out.
    CommentTooLong,
    /// A comment does not end before the next game or the end of the text; it is left out.
    CommentUnclosed,
    /// A token is longer than the limit; it is left out.
    TokenTooLong,
    /// Something that does not belong to a game; it is left out.
    StrayToken,
    /// `$` without a number from 0 to 255.
    NagMalformed,
    /// A glyph before any move; it is left out.
    NagMisplaced,
    /// Variations are nested deeper than the limit; those below are left out.
    VariationTooDeep,
    /// Variations are still open at the end of the game.
    VariationUnclosed,
    /// The end of a variation that has not begun.
    VariationUnopened,
    /// A variation before any move; it is left out.
    VariationMisplaced,
    /// A result within a variation; it is left out.
    OutcomeInVariation,
    /// The FEN tag is not a position; the moves are kept as text.
    Fen(FenError),
    /// The starting position is not that of standard chess, but there is no FEN tag to give it; the moves are kept as text.
    FenMissing,
    /// The game is of this other chess variant; the moves are kept as text.
    OtherVariant(String),
    /// A move cannot be played; it and the rest of its line are left out.
    Move {
        /// The half-move, counted from the start of the game, from 1.
        ply: u32,
        /// The token.
        text: String,
        /// The reason.
        why: ReadError,
    },
    /// The continuation after an illegal move that stood cannot be read; the rest of it is left out.
    Stood,
    /// The Result tag is not a result; the one after the moves counts.
    Result,
    /// The Result tag and the end of the moves give different results. Both are kept; the one after the moves counts, unless it is `*`.
    ResultConflict(ResultConflict),
    /// The game is longer than the limit; the rest is left out.
    GameTooLong,
}

impl PgnErrorKind {
    /// The name of the kind for programs, such as `tag_too_long`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::TagTooLong => "tag_too_long",
            Self::TagMalformed => "tag_malformed",
            Self::TagUnclosed => "tag_unclosed",
            Self::TagName => "tag_name",
            Self::TagRepeated => "tag_repeated",
            Self::TooManyTags => "too_many_tags",
            Self::CommentTooLong => "comment_too_long",
            Self::CommentUnclosed => "comment_unclosed",
            Self::TokenTooLong => "token_too_long",
            Self::StrayToken => "stray_token",
            Self::NagMalformed => "nag_malformed",
            Self::NagMisplaced => "nag_misplaced",
            Self::VariationTooDeep => "variation_too_deep",
            Self::VariationUnclosed => "variation_unclosed",
            Self::VariationUnopened => "variation_unopened",
            Self::VariationMisplaced => "variation_misplaced",
            Self::OutcomeInVariation => "outcome_in_variation",
            Self::Fen(_) => "fen",
            Self::FenMissing => "fen_missing",
            Self::OtherVariant(_) => "other_variant",
            Self::Move { .. } => "move",
            Self::Stood => "stood",
            Self::Result => "result",
            Self::ResultConflict(_) => "result_conflict",
            Self::GameTooLong => "game_too_long",
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind)
    }
}

impl core::error::Error for PgnError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.kind {
            PgnErrorKind::Fen(error) => Some(error),
            PgnErrorKind::Move { why, .. } => Some(why),
            _ => None,
        }
    }
}

impl fmt::Display for PgnErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TagTooLong => "a tag longer than the limit",
            Self::TagMalformed => "a tag without a name, or without a value in quotation marks",
            Self::TagUnclosed => "a tag that does not end in its line",
            Self::TagName => "a tag's name is made of letters, digits and underscores",
            Self::TagRepeated => "a tag given twice; the first one counts",
            Self::TooManyTags => "more tags than the limit",
            Self::CommentTooLong => "a comment longer than the limit",
            Self::CommentUnclosed => "a comment that does not end",
            Self::TokenTooLong => "a word longer than the limit",
            Self::StrayToken => "this is neither a move nor anything else of a game",
            Self::NagMalformed => "$ is followed by a number from 0 to 255",
            Self::NagMisplaced => "a glyph before any move",
            Self::VariationTooDeep => "variations nested deeper than the limit",
            Self::VariationUnclosed => "a variation that does not end",
            Self::VariationUnopened => "the end of a variation that has not begun",
            Self::VariationMisplaced => "a variation before any move",
            Self::OutcomeInVariation => "a result within a variation",
            Self::Fen(fault) => return write!(f, "the FEN tag: {fault}; the moves are kept as text"),
            Self::FenMissing => {
                "the game starts from a position of its own, but has no FEN tag; the moves are kept as text and not replayed"
            }
            Self::OtherVariant(variant) => {
                return write!(f, "a game of {variant}, another variant of chess; the moves are kept as text and not replayed");
            }
            Self::Move { ply, text, why } => return write!(f, "half-move {ply}, {text}: {why}"),
            Self::Stood => "what follows the illegal move that stood is not readable",
            Self::Result => "the Result tag is not a result",
            Self::ResultConflict(ResultConflict { tag, token }) => {
                return write!(f, "the Result tag says {tag}, but the moves end with {token}");
            }
            Self::GameTooLong => "a game longer than the limit",
        })
    }
}
