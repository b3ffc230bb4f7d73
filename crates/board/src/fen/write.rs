//! Writing FEN.

use super::read::{castling_side, outermost_rook};
use crate::{Board, CastlingSide, Color, File, Position, Rank, Square};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The notation for the rights to castle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CastlingField {
    /// Always `KQkq`: sufficient for standard chess, ambiguous in Chess960 if an inner rook has the right.
    Standard,
    /// `KQkq` for the outermost rook, and the rook's file for any other.
    XFen,
    /// Always the files of the rooks: `HAha`.
    Shredder,
}

/// When the square that a pawn passed over is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EnPassantField {
    /// After every double step.
    Always,
    /// When a pawn can capture there, not considering its own king.
    WhenCapturable,
    /// When a capture there is a legal move.
    WhenLegal,
}

impl Position {
    /// Writes the position as a FEN of six fields.
    #[must_use]
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

/// Writes the FEN with the castling field of X-FEN, and the en passant square only if such a capture is legal.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen(CastlingField::XFen, EnPassantField::WhenLegal))
    }
}

/// Writes the first field of a FEN.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // At most 64 letters and seven slashes.
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

/// The digit for a number of empty squares; `None` for 0.
fn digit(empty: u32) -> Option<char> {
    char::from_digit(empty, 10).filter(|_| empty > 0)
}
