//! Finds the pieces of a kind that can move to a square, which is needed to read written moves.

use crate::attacks::{between, diagonal_lines, king_steps, knight_jumps, pawn_origins, straight_lines};
use crate::{Bitboard, Color, Move, Position, Rank, Role, Square};

impl Position {
    /// The squares from which a piece of that kind has a legal move to a square, other than castling. A pawn's move to the last rank
    /// includes a promotion to any piece.
    #[must_use]
    pub fn legal_origins(&self, role: Role, to: Square) -> Bitboard {
        self.possible_origins(role, to).into_iter().filter(|from| self.leaves_king_safe(*from, to)).collect()
    }

    /// Returns true if a move that [the pieces allow](Position::possible_origins) neither exposes the player's own king to check nor leaves
    /// it in check (3.9.2). The move is not made.
    #[must_use]
    pub fn leaves_king_safe(&self, from: Square, to: Square) -> bool {
        let kings = self.board.of(self.turn, Role::King);
        let (Some(king), false) = (kings.first(), kings.several()) else {
            return !self.after(Move::new(from, to)).board.in_check(self.turn);
        };
        let is_en_passant = self.en_passant == Some(to)
            && self.board.role_at(from) == Some(Role::Pawn)
            && from.file() != to.file();
        if let Some(step) = is_en_passant.then(|| self.double_step()).flatten() {
            return self.en_passant_is_safe(from, step);
        }
        let occupied = self.board.occupied().without(Bitboard::of(from)) | Bitboard::of(to);
        let king = if king == from { to } else { king };
        // A captured piece no longer attacks.
        !self.board.is_attacked_by(
            king,
            self.board.of_color(!self.turn).without(Bitboard::of(to)),
            !self.turn,
            occupied,
        )
    }

    /// The same without regard to the player's own king: the squares from which a piece of that kind could move there if checks did not
    /// matter.
    #[inline]
    #[must_use]
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

    /// The squares among these with no piece in between. There are seldom more than two to check.
    #[inline]
    fn open_lines(&self, from: Bitboard, to: Square) -> Bitboard {
        let occupied = self.board.occupied();
        from.into_iter().filter(|from| (between(*from, to) & occupied).is_empty()).collect()
    }

    /// The squares from which a pawn of the player on move reaches that square: by capturing if there is something to
    /// capture, straight ahead if the square is empty.
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
