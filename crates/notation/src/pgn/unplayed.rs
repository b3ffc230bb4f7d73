//! What stands in the movetext of a game that is not replayed.

use super::Nag;

/// A piece of the movetext of a game of which the moves are not played: one of another variant, or one whose start is not known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// What stands where a move should.
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
