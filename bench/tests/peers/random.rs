//! Random numbers, random moves and random boards.

#[path = "../../../crates/board/tests/support/random.rs"]
mod numbers;

use touchmove_board::{
    Bitboard, Board, CastlingRights, Color, File, Move, Piece, Position, Rank, Role, Square,
};

pub(crate) use numbers::Random;

impl Random {
    /// A random move, but castling, captures en passant and promotions more often than by chance.
    pub(crate) fn pick_move(&mut self, position: &Position, moves: &[Move]) -> Move {
        let is_rare = |mv: &Move| {
            mv.promotion.is_some()
                || position.castling_side_of(*mv).is_some()
                || (Some(mv.to) == position.legal_en_passant() && mv.from.file() != mv.to.file())
        };
        let rare: Vec<Move> = moves.iter().copied().filter(is_rare).collect();
        if !rare.is_empty() && self.percent(40) { self.pick(&rare) } else { self.pick(moves) }
    }

    fn any_square(&mut self) -> Square {
        let index = self.below(64);
        Square::new(File::ALL[index % 8], Rank::ALL[index / 8])
    }

    /// One king for each side and a few pieces, often with rights to castle or with a pawn that may have made a double step.
    pub(crate) fn composed(&mut self) -> Position {
        let mut board = Board::EMPTY;
        for _ in 0..1 + self.below(14) {
            let piece = Piece::new(self.pick(&Color::ALL), self.pick(&Role::ALL[..5]));
            let square = self.any_square();
            let is_end = matches!(square.rank(), Rank::First | Rank::Eighth);
            if piece.role != Role::Pawn || !is_end {
                board.place(square, piece);
            }
        }
        let turn = self.pick(&Color::ALL);
        let mut position = Position::new(board, turn);
        if self.percent(40) {
            self.add_double_step(&mut position);
        }
        let castles = self.percent(40);
        for color in Color::ALL {
            let first = Rank::First.seen_by(color);
            let mut king = self.any_square();
            if castles {
                king = Square::new(self.pick(&[File::B, File::C, File::D, File::E, File::F, File::G]), first);
                self.add_rooks(&mut position, color, king);
            }
            position.board.place(king, Piece::new(color, Role::King));
        }
        position
    }

    /// A pawn of the opponent on its fourth rank with pawns beside it, and often king and rook on the same rank.
    fn add_double_step(&mut self, position: &mut Position) {
        let turn = position.turn;
        let (file, rank) = (self.below(8), |number: usize| Rank::ALL[number].seen_by(turn));
        for beside in [file.wrapping_sub(1), file + 1] {
            if let Some(&file) = File::ALL.get(beside).filter(|_| self.percent(70)) {
                position.board.place(Square::new(file, rank(4)), Piece::new(turn, Role::Pawn));
            }
        }
        let slider = Square::new(self.pick(&File::ALL), rank(4));
        position.board.place(slider, Piece::new(!turn, self.pick(&[Role::Rook, Role::Queen])));
        position.board.place(Square::new(File::ALL[file], rank(4)), Piece::new(!turn, Role::Pawn));
        position.board.remove(Square::new(File::ALL[file], rank(5)));
        position.board.remove(Square::new(File::ALL[file], rank(6)));
        position.en_passant = Some(Square::new(File::ALL[file], rank(5)));
    }

    fn add_rooks(&mut self, position: &mut Position, color: Color, king: Square) {
        let mut rooks = position.castling.rooks();
        let king_file = king.file() as usize;
        for (from, to) in [(0, king_file), (king_file + 1, 8)] {
            let square = Square::new(File::ALL[from + self.below(to - from)], king.rank());
            position.board.place(square, Piece::new(color, Role::Rook));
            if self.percent(80) {
                rooks |= Bitboard::of(square);
            }
        }
        position.castling = CastlingRights::with_rooks(rooks);
    }
}
