//! A position: the board and everything else that the next move depends on.

use crate::attacks::pawn_origins;
use crate::{Bitboard, Board, CastlingRights, CastlingSide, Color, Rank, Role, Square};

/// A board, the side on move, and everything else that determines which moves are legal and how they are counted.
///
/// Any combination of values is possible: no function panics, and a castling right or an en passant square that does not fit the
/// board has no effect. [`Position::defects`] lists what is wrong with a position.
///
/// It takes 56 bytes. `==` compares every field; [`Position::same_as`] compares positions as Article 9.2 does.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The pieces.
    pub board: Board,
    /// The rights to castle.
    pub castling: CastlingRights,
    /// Moves by both players since the last capture or move of a pawn (Article 9.3). Never capped.
    pub halfmove_clock: u32,
    /// The number of the next move, as on a scoresheet; 1 at the start, one more after each move by Black.
    pub fullmove_number: u32,
    /// The square that a pawn passed over in the last move, whether or not it can be captured there.
    pub en_passant: Option<Square>,
    /// The player who is to move.
    pub turn: Color,
}

impl Position {
    /// The start of a game of standard chess (Article 2.3), White to move (Article 1).
    #[must_use]
    pub fn standard() -> Self {
        crate::chess960::Start::STANDARD.position()
    }

    /// A board without castling rights and without history.
    #[must_use]
    pub const fn new(board: Board, turn: Color) -> Self {
        Self {
            board,
            castling: CastlingRights::NONE,
            halfmove_clock: 0,
            fullmove_number: 1,
            en_passant: None,
            turn,
        }
    }

    /// Returns true if the player on move is in check (Article 3.9).
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.board.in_check(self.turn)
    }

    /// The pieces that give check to the player on move.
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        let kings = self.board.of(self.turn, Role::King);
        kings.into_iter().fold(Bitboard::EMPTY, |all, king| all | self.board.attackers(king, !self.turn))
    }

    /// Returns true if the player on move is checkmated (Article 5.1.1): in check, and without a legal move.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Returns true if the player on move is stalemated (Article 5.2.1): not in check, and without a legal move.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// The king that a castling right can be for: the player's only king, on the first rank.
    pub(crate) fn castling_king(&self, color: Color) -> Option<Square> {
        let kings = self.board.of(color, Role::King);
        if kings.several() { None } else { (kings & Bitboard::first_rank(color)).first() }
    }

    /// The rook with which that player has the right to castle to that side (3.8.2.1), even if castling is prevented now.
    /// If there are rights for two rooks on one side, the outer one has it.
    #[must_use]
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.castling_king(color)?;
        let rooks = self.castling.rooks_of(color) & self.board.of(color, Role::Rook);
        match side {
            CastlingSide::King => rooks.last().filter(|rook| *rook > king),
            CastlingSide::Queen => rooks.first().filter(|rook| *rook < king),
        }
    }

    /// The rights to castle that fit the board.
    #[must_use]
    pub fn effective_castling(&self) -> CastlingRights {
        let rights = Color::ALL.into_iter().flat_map(|color| {
            CastlingSide::ALL.into_iter().filter_map(move |side| self.castling_rook(color, side))
        });
        CastlingRights::with_rooks(rights.collect())
    }

    /// The pawn that has just made a double step and the square it passed over, if that fits the board: the pawn is
    /// there, and the squares it came from and passed over are empty.
    pub(crate) fn double_step(&self) -> Option<DoubleStep> {
        let over = self.en_passant?;
        let mover = !self.turn;
        if over.rank() != Rank::Third.seen_by(mover) {
            return None;
        }
        let from = Square::new(over.file(), Rank::Second.seen_by(mover));
        let pawn = Square::new(over.file(), Rank::Fourth.seen_by(mover));
        let empty = !self.board.occupied();
        let sound = empty.has(over) && empty.has(from) && self.board.of(mover, Role::Pawn).has(pawn);
        sound.then_some(DoubleStep { over, pawn })
    }

    /// The pawns that can capture en passant, not considering their own king.
    pub(crate) fn en_passant_capturers(&self, step: DoubleStep) -> Bitboard {
        pawn_origins(self.turn, step.over) & self.board.of(self.turn, Role::Pawn)
    }

    /// Returns true if no king of the player is attacked after an en passant capture.
    pub(crate) fn en_passant_is_safe(&self, from: Square, step: DoubleStep) -> bool {
        let lifted = Bitboard::of(from) | Bitboard::of(step.pawn);
        let occupied = self.board.occupied().without(lifted) | Bitboard::of(step.over);
        let mut kings = self.board.of(self.turn, Role::King).into_iter();
        kings.all(|king| self.board.attackers_through(king, !self.turn, occupied).is_empty())
    }

    /// The square of [`Position::en_passant`], if a pawn can capture there, not considering its own king.
    #[must_use]
    pub fn capturable_en_passant(&self) -> Option<Square> {
        let step = self.double_step()?;
        self.en_passant_capturers(step).any().then_some(step.over)
    }

    /// The square of [`Position::en_passant`], if such a capture is a legal move.
    #[must_use]
    pub fn legal_en_passant(&self) -> Option<Square> {
        let step = self.double_step()?;
        let mut capturers = self.en_passant_capturers(step).into_iter();
        capturers.any(|from| self.en_passant_is_safe(from, step)).then_some(step.over)
    }
}

/// A double step that fits the board.
#[derive(Copy, Clone)]
pub(crate) struct DoubleStep {
    /// The square passed over.
    pub(crate) over: Square,
    /// The square where the pawn is now.
    pub(crate) pawn: Square,
}
