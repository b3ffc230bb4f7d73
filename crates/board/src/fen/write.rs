//! Writing FEN.

use super::read::{castling_side, outermost_rook};
use crate::{Board, CastlingSide, Color, File, Position, Rank, Square};
use core::fmt;

/// How the rights to castle are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CastlingField {
    /// `KQkq` always: enough for standard chess, ambiguous where an inner rook of Chess960 has the right.
    Standard,
    /// `KQkq` where that means the outermost rook, the rook's file otherwise.
    XFen,
    /// The rooks' files always: `HAha`.
    Shredder,
}

/// When the square that a pawn has just passed over is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EnPassantField {
    /// After every double step: the square as it stands in the position.
    Always,
    /// When a pawn stands ready to capture there, even if its king does not allow it.
    WhenCapturable,
    /// When a capture there is a legal move.
    WhenLegal,
}

impl Position {
    /// Writes the position as a FEN of six fields.
    pub fn to_fen(&self, castling: CastlingField, en_passant: EnPassantField) -> String {
        let square = match en_passant {
            EnPassantField::Always => self.en_passant,
            EnPassantField::WhenCapturable => self.capturable_en_passant(),
            EnPassantField::WhenLegal => self.legal_en_passant(),
        };
        format!(
            "{} {} {} {} {} {}",
            self.board,
            match self.turn {
                Color::White => 'w',
                Color::Black => 'b',
            },
            self.castling_field(castling),
            square.map_or("-".to_owned(), |square| square.to_string()),
            self.halfmove_clock,
            self.fullmove_number
        )
    }

    fn castling_field(&self, style: CastlingField) -> String {
        let mut field = String::new();
        for color in Color::ALL {
            // King's side first, so from the h-file to the a-file.
            let mut rooks: Vec<Square> = self.castling.rooks_of(color).into_iter().collect();
            rooks.reverse();
            for rook in rooks {
                let side = castling_side(&self.board, color, rook);
                let letter = match (style, side) {
                    (CastlingField::Shredder, _) => rook.file().letter(),
                    (CastlingField::XFen, _) if outermost_rook(&self.board, color, side) != rook => {
                        rook.file().letter()
                    }
                    (_, CastlingSide::King) => 'k',
                    (_, CastlingSide::Queen) => 'q',
                };
                field.push(match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter,
                });
            }
        }
        if field.is_empty() { "-".to_owned() } else { field }
    }
}

/// The FEN with the castling field of X-FEN, and the en passant square only when such a capture is legal.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen(CastlingField::XFen, EnPassantField::WhenLegal))
    }
}

/// The first field of a FEN.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // 64 letters and seven strokes are the most there can be.
        let mut field = String::with_capacity(71);
        for rank in Rank::ALL.iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                match self.piece_at(Square::new(file, *rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        field.extend(digit(empty));
                        field.push(piece.letter());
                        empty = 0;
                    }
                }
            }
            field.extend(digit(empty));
            if *rank != Rank::First {
                field.push('/');
            }
        }
        f.write_str(&field)
    }
}

/// A number of empty squares; nothing for none.
fn digit(empty: u32) -> Option<char> {
    char::from_digit(empty, 10).filter(|_| empty > 0)
}
