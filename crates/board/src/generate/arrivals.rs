//! Which pieces of a kind can go to a square: what reading a written move asks.

use crate::attacks::{bishop_attacks, king_steps, knight_jumps, pawn_origins, rook_attacks};
use crate::{Bitboard, Color, Move, Position, Rank, Role, Square};

impl Position {
    /// The squares from which a piece of that kind has a legal move to a square, castling aside. For a pawn on the last rank
    /// that means a promotion, to whatever piece.
    pub fn legal_origins(&self, role: Role, to: Square) -> Bitboard {
        let mut origins = self.possible_origins(role, to);
        let promotion =
            (role == Role::Pawn && to.rank() == Rank::Eighth.seen_by(self.turn)).then_some(Role::Queen);
        for from in origins {
            // 3.9.2: no king of one's own may be left or put in check.
            if self.after(Move { from, to, promotion }).board.in_check(self.turn) {
                origins ^= Bitboard::of(from);
            }
        }
        origins
    }

    /// The same without regard to the player's own king: from where a piece of that kind could go there if checks did not
    /// count.
    pub fn possible_origins(&self, role: Role, to: Square) -> Bitboard {
        let board = &self.board;
        if board.of_color(self.turn).has(to) || board.of_role(Role::King).has(to) {
            return Bitboard::EMPTY;
        }
        let reach = match role {
            Role::Knight => knight_jumps(to),
            Role::Bishop => bishop_attacks(to, board.occupied()),
            Role::Rook => rook_attacks(to, board.occupied()),
            Role::Queen => bishop_attacks(to, board.occupied()) | rook_attacks(to, board.occupied()),
            Role::King => king_steps(to),
            Role::Pawn => self.pawn_arrivals(to),
        };
        reach & board.of(self.turn, role)
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
