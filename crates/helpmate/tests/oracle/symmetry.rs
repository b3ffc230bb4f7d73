//! Reflects the board and changes the colours. Without rights to castle the Laws do not distinguish left from right; without pawns they
//! distinguish no direction at all.

use crate::support::Random;
use touchmove_board::{Board, CastlingRights, Piece, Position, Square};

/// The reflections that do not change who can win.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Reflections {
    /// With pawns: left and right.
    Two,
    /// Without pawns: also front and back, and files and ranks.
    Eight,
}

/// A reflection of the board: left to right, then front to back, then along the diagonal a1 to h8, or only some of these.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) struct Symmetry {
    files: bool,
    ranks: bool,
    diagonal: bool,
}

impl Symmetry {
    pub(crate) const NONE: Self = Self { files: false, ranks: false, diagonal: false };
    pub(crate) const DIAGONAL: Self = Self { diagonal: true, ..Self::NONE };

    /// The reflection that brings the square of that index to the files a to d or, where all eight are allowed, to the triangle a1, d1, d4.
    pub(crate) fn to_home(index: usize, reflections: Reflections) -> Self {
        let (file, rank) = (index % 8, index / 8);
        let fold = |number: usize| number.min(7 - number);
        match reflections {
            Reflections::Two => Self { files: file > 3, ..Self::NONE },
            Reflections::Eight => {
                Self { files: file > 3, ranks: rank > 3, diagonal: fold(rank) > fold(file) }
            }
        }
    }

    /// A random reflection that is allowed.
    pub(crate) fn any(reflections: Reflections, random: &mut Random) -> Self {
        let [files, ranks, diagonal] = [(); 3].map(|()| random.percent(50));
        match reflections {
            Reflections::Two => Self { files, ..Self::NONE },
            Reflections::Eight => Self { files, ranks, diagonal },
        }
    }

    /// The index of the square to which the square of that index is reflected.
    pub(crate) fn index(self, mut index: usize) -> usize {
        if self.files {
            index ^= 7;
        }
        if self.ranks {
            index ^= 56;
        }
        if self.diagonal {
            index = index / 8 + index % 8 * 8;
        }
        index
    }

    fn square(self, square: Square) -> Square {
        Square::from_index(self.index(square.index())).unwrap()
    }

    /// The reflected position. It has no rights to castle.
    pub(crate) fn image(self, position: &Position) -> Position {
        let mut board = Board::EMPTY;
        for (square, piece) in position.board.pieces() {
            board.place(self.square(square), piece);
        }
        let en_passant = position.en_passant.map(|square| self.square(square));
        Position { board, en_passant, castling: CastlingRights::NONE, ..*position }
    }
}

/// The position seen from the other side of the board, White for Black. It has no rights to castle.
pub(crate) fn colors_changed(position: &Position) -> Position {
    let over = Symmetry { ranks: true, ..Symmetry::NONE }.image(position);
    let mut board = Board::EMPTY;
    for (square, piece) in over.board.pieces() {
        board.place(square, Piece::new(!piece.color, piece.role));
    }
    Position { board, turn: !position.turn, ..over }
}
