//! The moves of a game that is not replayed.

use super::super::{Nag, Token, decode};
use super::Comment;

/// Part of the movetext of a game that is not replayed, as written in the file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Unplayed {
    /// A move, or whatever is in its place.
    Move(String),
    /// A glyph on the last move.
    Nag(Nag),
    /// A draw was offered with the last move.
    DrawOffer,
    /// A comment.
    Comment(Comment),
    /// A variation begins.
    Begin,
    /// A variation ends.
    End,
}

impl Unplayed {
    /// The part of a token to be kept; `None` for a comment without text.
    pub(super) fn kept(token: Token<'_>) -> Option<Self> {
        Some(match token {
            Token::Move(text) => Self::Move(decode(text).into_owned()),
            Token::NotRecorded => Self::Move("--".to_owned()),
            Token::Nag(nag) => Self::Nag(nag),
            Token::DrawOffer => Self::DrawOffer,
            Token::Comment(text) => Self::Comment(Comment::new(&decode(text))?),
        })
    }

    /// Its approximate size in memory, in bytes.
    pub(super) fn size(&self) -> usize {
        let text = match self {
            Self::Move(text) => text.len(),
            Self::Comment(comment) => comment.text().len(),
            Self::Nag(_) | Self::DrawOffer | Self::Begin | Self::End => 0,
        };
        size_of::<Self>() + text
    }
}
