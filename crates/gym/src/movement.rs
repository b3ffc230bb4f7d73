//! A move as a story tells it, without saying whether it is legal.
//!
//! A legal move is written in notation (`12.Nf3`); for any other the squares are named, as a witness sees it.

use crate::words::{Owner, Sentence, Value};
use touchmove_laws::board::{Color, Move, Piece, Position, Role, Square};
use touchmove_laws::notation::{self, Language, Mode};
use touchmove_referee::wire::Stated;

/// What a player did on the board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Movement {
    /// A legal move, and the position before it.
    Legal(Box<Position>, Move),
    /// Castling that is not legal.
    Castling(Move),
    /// Illegal castling in Chess960, by the king on one square with the rook on another.
    CastlingWith(Square, Square),
    /// A piece moved from one square to another.
    Shift(Role, Owner, Move),
    /// A move from an empty square, or a text that is not a move here: there is nothing to see.
    Unseen,
}

/// The number of hands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum UsedHands {
    One,
    Both,
}

impl Movement {
    /// Returns what a player did by a stated move in this position.
    pub(crate) fn of(position: Option<&Position>, by: Color, stated: &Stated) -> Self {
        let Some(position) = position else { return Self::Unseen };
        // A player who is not on move may still move a piece.
        let own = Position { turn: by, ..*position };
        let Some(mv) = stated_move(&own, stated) else { return Self::Unseen };
        let resolved = own.resolve(mv);
        if position.turn == by && position.is_legal(resolved) {
            return Self::Legal(Box::new(*position), resolved);
        }
        if own.castling_by_hand(mv).is_some() {
            let is_rook = own.board.piece_at(mv.to) == Some(Piece::new(by, Role::Rook));
            return if is_rook { Self::CastlingWith(mv.from, mv.to) } else { Self::Castling(mv) };
        }
        match position.board.piece_at(mv.from) {
            Some(piece) if piece.color == by => Self::Shift(piece.role, Owner::Own, mv),
            Some(piece) => Self::Shift(piece.role, Owner::Opponent, mv),
            None => Self::Unseen,
        }
    }

    /// Returns the move, if there was one to see.
    pub(crate) const fn made(&self) -> Option<Move> {
        match self {
            Self::Legal(_, mv) | Self::Castling(mv) | Self::Shift(_, _, mv) => Some(*mv),
            Self::CastlingWith(king, rook) => Some(Move::new(*king, *rook)),
            Self::Unseen => None,
        }
    }

    /// Returns the sentence about it, without its continuation.
    pub(crate) fn sentence(&self, hands: UsedHands) -> Option<Sentence> {
        let (plain, both, sentence) = match self {
            Self::Legal(before, mv) => {
                let moves = Value::Moves(vec![(**before, *mv)]);
                ("move", "move-both-hands", Sentence::new("").with("move", moves))
            }
            Self::Castling(mv) => ("castling", "castling-both-hands", squares(Sentence::new(""), *mv)),
            Self::CastlingWith(_, rook) => {
                let sentence = Sentence::new("").with("square", Value::Squares(vec![*rook]));
                ("castling-with", "castling-with-both-hands", sentence)
            }
            Self::Shift(role, owner, mv) => {
                let sentence = squares(Sentence::new(""), *mv).with("man", Value::Man(*role, *owner));
                ("shift", "shift-both-hands", sentence)
            }
            Self::Unseen => return None,
        };
        let message = match hands {
            UsedHands::One => plain,
            UsedHands::Both => both,
        };
        Some(Sentence { message: message.into(), ..sentence })
    }
}

fn squares(sentence: Sentence, mv: Move) -> Sentence {
    let text = |square: Square| Value::Squares(vec![square]);
    sentence.with("from", text(mv.from)).with("to", text(mv.to))
}

/// Parses the stated move, in UCI or in English notation.
pub(crate) fn stated_move(position: &Position, stated: &Stated) -> Option<Move> {
    if let Ok(mv) = stated.0.parse() {
        return Some(mv);
    }
    let english = Language::by_code("en")?;
    notation::read(position, &stated.0, english, Mode::Forgiving).ok()
}
