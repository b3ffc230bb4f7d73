//! The moves of a game that is not replayed.

use super::super::{Nag, Token, decode};
use super::Comment;

/// A piece of the movetext of a game that is not replayed, as it stands in the file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Unplayed {
    /// A move, or what stands in its place.
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
    /// What is kept of a token; none if that is a comment without text.
    pub(super) fn kept(token: Token<'_>) -> Option<Self> {
        Some(match token {
            Token::Move(text) => Self::Move(decode(text).into_owned()),
            Token::NotRecorded => Self::Move("--".to_owned()),
            Token::Nag(nag) => Self::Nag(nag),
            Token::DrawOffer => Self::DrawOffer,
            Token::Comment(text) => Self::Comment(Comment::new(&decode(text))?),
        })
    }

    /// How many bytes it takes, roughly.
    pub(super) fn size(&self) -> usize {
        let text = match self {
            Self::Move(text) => text.len(),
            Self::Comment(comment) => comment.text().len(),
            Self::Nag(_) | Self::DrawOffer | Self::Begin | Self::End => 0,
        };
        size_of::<Self>() + text
    }
}
