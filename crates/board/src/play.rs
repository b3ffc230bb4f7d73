//! Making a move on the board.

use crate::generate::Side;
use crate::{Bitboard, CastlingSide, Color, Move, Piece, Position, Rank, Reason, Role, Square};

impl Position {
    /// The position after a move.
    ///
    /// The move need not be legal. A legal move is carried out as Article 3 says. Any other moves the piece on `from` to `to`, captures the
    /// piece there, and removes the castling rights of both. A move that looks like castling or like a capture en passant is carried out
    /// as such, even without the right to it, because the player's hands move the rook or take the pawn. The turn passes and the counters
    /// advance in every case.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut next = *self;
        next.play_unchecked(mv);
        next
    }

    /// Makes a legal move, and returns it: castling comes back as the king's move to its own rook.
    ///
    /// # Errors
    /// The move is illegal, for the reason that [`Position::why`] gives. The position has not changed.
    pub fn play(&mut self, mv: Move) -> Result<Move, Reason> {
        let mv = self.why(mv)?;
        self.play_unchecked(mv);
        Ok(mv)
    }

    /// Makes a move, legal or not, as [`Position::after`] does.
    pub fn play_unchecked(&mut self, mv: Move) {
        match self.turn {
            Color::White => self.play_any::<crate::generate::White>(mv),
            Color::Black => self.play_any::<crate::generate::Black>(mv),
        }
    }

    /// The position after the turn has passed without a move. A pawn that could be captured en passant no longer can.
    #[must_use]
    pub fn after_no_move(&self) -> Self {
        let played_by_black = u32::from(self.turn == Color::Black);
        Self {
            turn: !self.turn,
            en_passant: None,
            halfmove_clock: self.halfmove_clock.saturating_add(1),
            fullmove_number: self.fullmove_number.saturating_add(played_by_black),
            ..*self
        }
    }

    fn play_any<S: Side>(&mut self, mv: Move) {
        let Move { from, to, promotion } = mv;
        match self.board.role_at(from) {
            Some(Role::Pawn) => {
                let en_passant = self
                    .double_step()
                    .filter(|step| step.over == to && self.en_passant_capturers(*step).has(from));
                match (en_passant, promotion) {
                    (Some(step), None) => self.take_en_passant::<S>(from, to, step.pawn),
                    (_, Some(role)) => self.promote::<S>(from, to, role),
                    _ if is_double_step::<S>(from, to) => self.step_twice::<S>(from, to),
                    _ => match self.taken_in_passing::<S>(from, to) {
                        Some(pawn) => self.take_en_passant::<S>(from, to, pawn),
                        None => self.move_pawn::<S>(from, to),
                    },
                }
            }
            Some(Role::King) if self.castling_by_hand(mv) == Some(mv) => self.castle::<S>(from, to),
            Some(Role::King) => {
                let color = if self.board.of_color(S::COLOR).has(from) { S::COLOR } else { !S::COLOR };
                self.move_piece::<S>(from, to);
                self.castling = self.castling.without_color(color);
            }
            _ => self.move_piece::<S>(from, to),
        }
    }

    /// Moves a knight, bishop, rook or queen.
    #[inline]
    pub(crate) fn move_piece<S: Side>(&mut self, from: Square, to: Square) {
        let quiet = self.halfmove_clock.saturating_add(1);
        let capture = self.board.occupied().has(to);
        self.pass::<S>(from, to);
        self.halfmove_clock = if capture { 0 } else { quiet };
        self.board.carry(from, to);
    }

    /// Moves the king by a step.
    #[inline]
    pub(crate) fn move_king<S: Side>(&mut self, from: Square, to: Square) {
        self.move_piece::<S>(from, to);
        self.castling = self.castling.without_color(S::COLOR);
    }

    /// Makes a single step or a capture with a pawn that is not promoted.
    #[inline]
    pub(crate) fn move_pawn<S: Side>(&mut self, from: Square, to: Square) {
        self.pass::<S>(from, to);
        self.board.carry(from, to);
    }

    /// Makes a double step with a pawn.
    #[inline]
    pub(crate) fn step_twice<S: Side>(&mut self, from: Square, to: Square) {
        self.move_pawn::<S>(from, to);
        self.en_passant = Some(Square::wrapping((from.index() + to.index()) as u32 / 2));
    }

    /// Moves a pawn and promotes it.
    #[inline]
    pub(crate) fn promote<S: Side>(&mut self, from: Square, to: Square, role: Role) {
        let color = if self.board.of_color(Color::Black).has(from) { Color::Black } else { Color::White };
        self.pass::<S>(from, to);
        self.board.clear(Bitboard::of(from) | Bitboard::of(to));
        self.board.set(to, Piece::new(color, role));
    }

    /// Captures the pawn on `taken` en passant.
    #[inline]
    pub(crate) fn take_en_passant<S: Side>(&mut self, from: Square, to: Square, taken: Square) {
        self.move_pawn::<S>(from, to);
        self.board.clear(Bitboard::of(taken));
    }

    /// Castles with that rook.
    #[inline]
    pub(crate) fn castle<S: Side>(&mut self, king: Square, rook: Square) {
        let side = CastlingSide::of(king, rook);
        let quiet = self.halfmove_clock.saturating_add(1);
        self.pass::<S>(king, rook);
        self.halfmove_clock = quiet;
        self.castling = self.castling.without_color(S::COLOR);
        let (king_to, rook_to) = (side.king_to(S::COLOR), side.rook_to(S::COLOR));
        // An illegal castling captures what stands where king and rook arrive.
        let emptied = [king, rook, king_to, rook_to].map(Bitboard::of);
        self.board.clear(emptied.into_iter().fold(Bitboard::EMPTY, |all, square| all | square));
        self.board.set(king_to, Piece::new(S::COLOR, Role::King));
        self.board.set(rook_to, Piece::new(S::COLOR, Role::Rook));
    }

    /// The enemy pawn that a pawn of the player on move seems to capture en passant by this move: it stands beside the pawn on its fifth
    /// rank, behind the empty square where the pawn arrives.
    fn taken_in_passing<S: Side>(&self, from: Square, to: Square) -> Option<Square> {
        let is_passing = from.rank() == Rank::Fifth.seen_by(S::COLOR)
            && to.rank() == Rank::Sixth.seen_by(S::COLOR)
            && from.file().abs_diff(to.file()) == 1
            && self.board.of(S::COLOR, Role::Pawn).has(from)
            && !self.board.occupied().has(to);
        let beside = Square::new(to.file(), from.rank());
        (is_passing && self.board.of(!S::COLOR, Role::Pawn).has(beside)).then_some(beside)
    }

    /// Passes the turn, sets the counters as after a pawn move or a capture, and removes the castling rights of the piece that leaves
    /// `from` and of the one captured on `to` (3.8.2.1).
    #[inline]
    fn pass<S: Side>(&mut self, from: Square, to: Square) {
        self.castling = self.castling.without(Bitboard::of(from) | Bitboard::of(to));
        self.halfmove_clock = 0;
        if S::COLOR == Color::Black {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.en_passant = None;
        self.turn = !S::COLOR;
    }
}

fn is_double_step<S: Side>(from: Square, to: Square) -> bool {
    from.file() == to.file()
        && from.rank() == Rank::Second.seen_by(S::COLOR)
        && to.rank() == Rank::Fourth.seen_by(S::COLOR)
}
