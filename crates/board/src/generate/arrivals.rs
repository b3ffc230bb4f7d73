//! Which pieces of a kind can go to a square: what reading a written move asks.

use crate::attacks::{between, diagonal_lines, king_steps, knight_jumps, pawn_origins, straight_lines};
use crate::{Bitboard, Color, Move, Position, Rank, Role, Square};

impl Position {
    /// The squares from which a piece of that kind has a legal move to a square, castling aside. For a pawn on the last rank
    /// that means a promotion, to whatever piece.
    pub fn legal_origins(&self, role: Role, to: Square) -> Bitboard {
        self.possible_origins(role, to).into_iter().filter(|from| self.leaves_king_safe(*from, to)).collect()
    }

    /// Does a movement that [the pieces allow](Position::possible_origins) neither put nor leave a king of the player's own in
    /// check (3.9.2)? It is not made for that.
    pub fn leaves_king_safe(&self, from: Square, to: Square) -> bool {
        let kings = self.board.of(self.turn, Role::King);
        let (Some(king), false) = (kings.first(), kings.several()) else {
            return !self.after(Move::new(from, to)).board.in_check(self.turn);
        };
        if self.en_passant == Some(to)
            && self.board.role_at(from) == Some(Role::Pawn)
            && from.file() != to.file()
            && let Some(step) = self.double_step()
        {
            return self.en_passant_is_safe(from, step);
        }
        let occupied = self.board.occupied().without(Bitboard::of(from)) | Bitboard::of(to);
        let king = if king == from { to } else { king };
        // What is captured attacks no more.
        !self.board.is_attacked_by(
            king,
            self.board.of_color(!self.turn).without(Bitboard::of(to)),
            !self.turn,
            occupied,
        )
    }

    /// The same without regard to the player's own king: from where a piece of that kind could go there if checks did not
    /// count.
    #[inline]
    pub fn possible_origins(&self, role: Role, to: Square) -> Bitboard {
        let board = &self.board;
        if (board.of_color(self.turn) | board.of_role(Role::King)).has(to) {
            return Bitboard::EMPTY;
        }
        let men = board.of(self.turn, role);
        match role {
            Role::Knight => knight_jumps(to) & men,
            Role::Bishop => self.open_lines(diagonal_lines(to) & men, to),
            Role::Rook => self.open_lines(straight_lines(to) & men, to),
            Role::Queen => self.open_lines((diagonal_lines(to) | straight_lines(to)) & men, to),
            Role::King => king_steps(to) & men,
            Role::Pawn => self.pawn_arrivals(to) & men,
        }
    }

    /// Those of these squares from which nothing stands in the way there. There are seldom more than two to look at.
    #[inline]
    fn open_lines(&self, from: Bitboard, to: Square) -> Bitboard {
        let occupied = self.board.occupied();
        from.into_iter().filter(|from| (between(*from, to) & occupied).is_empty()).collect()
    }

    /// The squares from which a pawn of the player on move comes to that square: by capturing if something is there to
    /// capture, straight ahead if it is empty.
    fn pawn_arrivals(&self, to: Square) -> Bitboard {
        if self.board.occupied().has(to) {
            return pawn_origins(self.turn, to);
        }
        let behind = |square: Square| {
            let index = match self.turn {
                Color::White => square.index().checked_sub(8),
                Color::Black => Some(square.index() + 8),
            };
            // No pawn moves from an end rank.
            let square = index.and_then(Square::from_index)?;
            (!matches!(square.rank(), Rank::First | Rank::Eighth)).then_some(square)
        };
        let single = behind(to);
        let over_empty = single.filter(|square| !self.board.occupied().has(*square));
        let double = over_empty.filter(|_| to.rank() == Rank::Fourth.seen_by(self.turn)).and_then(behind);
        let en_passant = match self.double_step() {
            Some(step) if step.over == to => pawn_origins(self.turn, to),
            _ => Bitboard::EMPTY,
        };
        single.into_iter().chain(double).fold(en_passant, |all, square| all | Bitboard::of(square))
    }
}
