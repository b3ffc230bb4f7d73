//! Text diagrams of boards.

use crate::{Board, Color, File, Piece, Rank, Square};
use alloc::string::String;
use core::fmt::Write;

/// The characters for the pieces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Symbols {
    /// Letters as in FEN, capital for White; dots for empty squares.
    Ascii,
    /// The chess symbols of Unicode; dots for empty squares.
    Unicode,
}

/// Draws the board in eight lines with the numbers of the ranks, and a line with the letters of the files. That side is at the bottom.
///
/// ```
/// use touchmove_board::{Color, Position, diagram::{Symbols, text}};
///
/// let drawn = text(&Position::standard().board, Symbols::Ascii, Color::White);
/// assert!(drawn.starts_with("8  r n b q k b n r\n7  p p p p p p p p\n"));
/// assert!(drawn.ends_with("\n\n   a b c d e f g h\n"));
/// ```
#[must_use]
pub fn text(board: &Board, symbols: Symbols, below: Color) -> String {
    let (mut files, mut ranks) = (File::ALL, Rank::ALL);
    match below {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    let draw = |piece: Piece| match symbols {
        Symbols::Ascii => piece.letter(),
        Symbols::Unicode => piece.symbol(),
    };
    let mut drawn = String::new();
    for rank in ranks {
        drawn.push(rank.digit());
        drawn.push(' ');
        for file in files {
            let symbol = board.piece_at(Square::new(file, rank)).map_or('.', draw);
            // Writing to a string cannot fail.
            let _ = write!(drawn, " {symbol}");
        }
        drawn.push('\n');
    }
    drawn.push_str("\n  ");
    for file in files {
        let _ = write!(drawn, " {file}");
    }
    drawn.push('\n');
    drawn
}
