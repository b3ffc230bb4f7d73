//! The movetext of a game that is not replayed.

use super::Nag;

/// Part of the movetext of a game whose moves are not played: one of another variant, or without a known start.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// The text in the place of a move.
    Move(&'a [u8]),
    /// A move that was not recorded.
    NotRecorded,
    /// A glyph on the last move.
    Nag(Nag),
    /// A draw was offered with the last move.
    DrawOffer,
    /// A comment.
    Comment(&'a [u8]),
}
