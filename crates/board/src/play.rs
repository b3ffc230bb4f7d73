//! Making a move on the board.

use crate::generate::Side;
use crate::{Bitboard, CastlingSide, Color, Move, Piece, Position, Rank, Role, Square};

impl Position {
    /// The position after a move.
    ///
    /// The move need not be legal. What is legal is carried out as Article 3 says; anything else moves what stands on
    /// `from` to `to`, takes what stands there, and takes away the castling rights of what moved or was taken. The turn
    /// passes and the counters go on in every case.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        match self.turn {
            Color::White => self.after_any::<crate::generate::White>(mv),
            Color::Black => self.after_any::<crate::generate::Black>(mv),
        }
    }

    /// Makes a move, as [`Position::after`] does.
    pub fn play(&mut self, mv: Move) {
        *self = self.after(mv);
    }

    fn after_any<S: Side>(&self, mv: Move) -> Self {
        let Move { from, to, promotion } = mv;
        match self.board.role_at(from) {
            Some(Role::Pawn) => {
                let en_passant = self
                    .double_step()
                    .filter(|step| step.over == to && self.en_passant_capturers(*step).has(from));
                match (en_passant, promotion) {
                    (Some(step), None) => self.after_en_passant::<S>(from, to, step.pawn),
                    (_, Some(role)) => self.after_promotion::<S>(from, to, role),
                    _ if is_double_step::<S>(from, to) => self.after_double_step::<S>(from, to),
                    _ => self.after_pawn::<S>(from, to),
                }
            }
            Some(Role::King) if self.castling_side_of(mv).is_some() => self.after_castling::<S>(from, to),
            Some(Role::King) => {
                let mut next = self.after_piece::<S>(from, to);
                let color = if self.board.of_color(S::COLOR).has(from) { S::COLOR } else { !S::COLOR };
                next.castling = next.castling.without_color(color);
                next
            }
            _ => self.after_piece::<S>(from, to),
        }
    }

    /// After a move of a knight, bishop, rook or queen.
    #[inline]
    pub(crate) fn after_piece<S: Side>(&self, from: Square, to: Square) -> Self {
        let capture = self.board.occupied().has(to);
        let mut next = self.passed::<S>(from, to);
        next.halfmove_clock = if capture { 0 } else { self.halfmove_clock.saturating_add(1) };
        next.board.carry(from, to);
        next
    }

    /// After a step of the king.
    #[inline]
    pub(crate) fn after_king<S: Side>(&self, from: Square, to: Square) -> Self {
        let mut next = self.after_piece::<S>(from, to);
        next.castling = next.castling.without_color(S::COLOR);
        next
    }

    /// After a single step or a capture of a pawn that is not promoted.
    #[inline]
    pub(crate) fn after_pawn<S: Side>(&self, from: Square, to: Square) -> Self {
        let mut next = self.passed::<S>(from, to);
        next.board.carry(from, to);
        next
    }

    /// After a double step of a pawn.
    #[inline]
    pub(crate) fn after_double_step<S: Side>(&self, from: Square, to: Square) -> Self {
        let mut next = self.after_pawn::<S>(from, to);
        next.en_passant = Some(Square::wrapping((from.index() + to.index()) as u32 / 2));
        next
    }

    /// After a pawn has become another piece.
    #[inline]
    pub(crate) fn after_promotion<S: Side>(&self, from: Square, to: Square, role: Role) -> Self {
        let mut next = self.passed::<S>(from, to);
        let color = if self.board.of_color(Color::Black).has(from) { Color::Black } else { Color::White };
        next.board.clear(Bitboard::of(from) | Bitboard::of(to));
        next.board.set(to, Piece::new(color, role));
        next
    }

    /// After a capture en passant of the pawn on `taken`.
    #[inline]
    pub(crate) fn after_en_passant<S: Side>(&self, from: Square, to: Square, taken: Square) -> Self {
        let mut next = self.after_pawn::<S>(from, to);
        next.board.clear(Bitboard::of(taken));
        next
    }

    /// After castling of the king with that rook.
    #[inline]
    pub(crate) fn after_castling<S: Side>(&self, king: Square, rook: Square) -> Self {
        let side = CastlingSide::of(king, rook);
        let mut next = self.passed::<S>(king, rook);
        next.halfmove_clock = self.halfmove_clock.saturating_add(1);
        next.castling = next.castling.without_color(S::COLOR);
        let (king_to, rook_to) = (side.king_to(S::COLOR), side.rook_to(S::COLOR));
        // An illegal castling takes what stands where king and rook arrive.
        let emptied = [king, rook, king_to, rook_to].map(Bitboard::of);
        next.board.clear(emptied.into_iter().fold(Bitboard::EMPTY, |all, square| all | square));
        next.board.set(king_to, Piece::new(S::COLOR, Role::King));
        next.board.set(rook_to, Piece::new(S::COLOR, Role::Rook));
        next
    }

    /// The same board with the turn passed, the counters advanced as by a pawn or a capture, and without the castling
    /// rights of what leaves `from` or is taken on `to` (3.8.2.1).
    #[inline]
    fn passed<S: Side>(&self, from: Square, to: Square) -> Self {
        Self {
            board: self.board,
            castling: self.castling.without(Bitboard::of(from) | Bitboard::of(to)),
            halfmove_clock: 0,
            fullmove_number: match S::COLOR {
                Color::White => self.fullmove_number,
                Color::Black => self.fullmove_number.saturating_add(1),
            },
            en_passant: None,
            turn: !S::COLOR,
        }
    }
}

fn is_double_step<S: Side>(from: Square, to: Square) -> bool {
    from.file() == to.file()
        && from.rank() == Rank::Second.seen_by(S::COLOR)
        && to.rank() == Rank::Fourth.seen_by(S::COLOR)
}
