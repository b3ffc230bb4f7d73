//! Why a move is illegal (Articles 3.10 and 3.1 to 3.9).

use crate::attacks::{between, diagonal_lines, king_steps, knight_jumps, pawn_captures, straight_lines};
use crate::castling::CastlingPath;
use crate::{Bitboard, CastlingSide, Color, Move, Piece, Position, Rank, Role, Square};

/// Why a move is illegal: the first rule that it breaks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// There is no piece on the square of departure.
    NoPiece,
    /// The piece is the opponent's.
    NotYours,
    /// The king or that rook has moved, or they never stood where castling is possible.
    CastlingRightLost,
    /// A piece stands on a square that king or rook must cross or reach.
    CastlingBlocked,
    /// The king's square, a square that it must cross, or the one it would reach is attacked.
    CastlingAttacked,
    /// A piece of the same colour stands on the square of arrival.
    OwnPiece,
    /// A piece of this kind does not move that way.
    CannotReach(Role),
    /// Another piece stands in the way of this piece.
    Blocked(Role),
    /// The move would capture the king.
    KingCaptured,
    /// The player's own king would be left or put in check.
    OwnKingInCheck,
    /// A pawn on the last rank must become another piece as part of the move.
    PawnNotPromoted,
}

impl Reason {
    /// One of each kind, in the order in which they are checked.
    pub const ALL: [Self; 11] = [
        Self::NoPiece,
        Self::NotYours,
        Self::CastlingRightLost,
        Self::CastlingBlocked,
        Self::CastlingAttacked,
        Self::OwnPiece,
        Self::CannotReach(Role::Pawn),
        Self::Blocked(Role::Pawn),
        Self::KingCaptured,
        Self::OwnKingInCheck,
        Self::PawnNotPromoted,
    ];

    /// The reason's name in the referee protocol and the program.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoPiece => "no_piece",
            Self::NotYours => "not_yours",
            Self::CastlingRightLost => "castling_right_lost",
            Self::CastlingBlocked => "castling_blocked",
            Self::CastlingAttacked => "castling_attacked",
            Self::OwnPiece => "own_piece",
            Self::CannotReach(_) => "cannot_reach",
            Self::Blocked(_) => "blocked",
            Self::KingCaptured => "king_captured",
            Self::OwnKingInCheck => "own_king_in_check",
            Self::PawnNotPromoted => "pawn_not_promoted",
        }
    }

    /// The broken rule. Its number differs from edition to edition.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::NoPiece | Self::NotYours => Rule::MovesInTurn,
            Self::CastlingRightLost => Rule::CastlingRight,
            Self::CastlingBlocked => Rule::CastlingFreeWay,
            Self::CastlingAttacked => Rule::CastlingSafeWay,
            Self::OwnPiece => Rule::OwnPieceOnSquare,
            Self::CannotReach(Role::Bishop) => Rule::BishopMove,
            Self::CannotReach(Role::Rook) => Rule::RookMove,
            Self::CannotReach(Role::Queen) => Rule::QueenMove,
            Self::CannotReach(Role::Knight) => Rule::KnightMove,
            Self::CannotReach(Role::King) => Rule::KingMove,
            Self::CannotReach(Role::Pawn) | Self::Blocked(Role::Pawn) => Rule::PawnMove,
            Self::Blocked(_) => Rule::NoPassingOver,
            Self::KingCaptured => Rule::KingNotCaptured,
            Self::OwnKingInCheck => Rule::OwnKingSafe,
            Self::PawnNotPromoted => Rule::Promotion,
        }
    }
}

/// A rule of Articles 1 and 3, named by its content, because its number differs from edition to edition.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// The players move their own pieces, in turn (1.1 in 2005, 1.3 in 2023).
    MovesInTurn,
    /// The king may not be captured (1.2 in 2005, 1.4.1 in 2023).
    KingNotCaptured,
    /// No piece may move to a square held by a piece of its own colour (3.1).
    OwnPieceOnSquare,
    /// The moves of a bishop (3.2).
    BishopMove,
    /// The moves of a rook (3.3).
    RookMove,
    /// The moves of a queen (3.4).
    QueenMove,
    /// Bishop, rook and queen may not pass over a piece (3.5).
    NoPassingOver,
    /// The moves of a knight (3.6).
    KnightMove,
    /// The moves and captures of a pawn (3.7).
    PawnMove,
    /// A pawn on the last rank becomes another piece (3.7.e in 2005, 3.7.3.3 in 2023).
    Promotion,
    /// The moves of a king other than castling (3.8.a in 2005, 3.8.1 in 2023).
    KingMove,
    /// The right to castle is lost for good (3.8.2.1 in 2023).
    CastlingRight,
    /// Castling is prevented while a square on the king's path is attacked (3.8.2.2.1 in 2023).
    CastlingSafeWay,
    /// Castling is prevented while a piece stands in the way (3.8.2.2.2 in 2023).
    CastlingFreeWay,
    /// No move may expose the player's own king to check or leave it in check (3.9 in 2005, 3.9.2 in 2023).
    OwnKingSafe,
}

impl Position {
    /// Checks whether the move is legal (3.10). Returns the move, with castling as the king's move to its own rook.
    ///
    /// A king that moves two squares along its rank, or to the square of its own rook there, tries to castle. In Chess960 it may
    /// have the right to castle to that side, but not by such a move: the reason is then that it cannot reach the square. The reason is
    /// the same for a promotion of a piece other than a pawn, on another rank, or to a king or a pawn.
    ///
    /// # Errors
    /// The move is illegal. If there are several reasons, it is the first in the order in which [`Reason`] lists them.
    pub fn why(&self, mv: Move) -> Result<Move, Reason> {
        let piece = self.board.piece_at(mv.from).ok_or(Reason::NoPiece)?;
        if piece.color != self.turn {
            return Err(Reason::NotYours);
        }
        if piece.role == Role::King && mv.promotion.is_none() {
            let meant = self.resolve(mv);
            if self.castling_side_of(meant).is_some() {
                return self.why_castling(meant);
            }
            if self.tries_to_castle(mv) {
                return Err(Reason::CastlingRightLost);
            }
        }
        if self.board.of_color(self.turn).has(mv.to) {
            return Err(Reason::OwnPiece);
        }
        self.why_movement(piece.role, mv)?;
        if self.board.of(!self.turn, Role::King).has(mv.to) {
            return Err(Reason::KingCaptured);
        }
        if self.after(mv).board.in_check(self.turn) {
            return Err(Reason::OwnKingInCheck);
        }
        if piece.role == Role::Pawn && self.is_last_rank(mv.to) && mv.promotion.is_none() {
            return Err(Reason::PawnNotPromoted);
        }
        Ok(mv)
    }

    /// Returns true if the king tries to castle without the right to it.
    fn tries_to_castle(&self, mv: Move) -> bool {
        let along_rank = mv.from.rank() == mv.to.rank() && mv.from != mv.to;
        let two_squares = mv.from.file().abs_diff(mv.to.file()) == 2;
        let own_rook = self.board.piece_at(mv.to) == Some(Piece::new(self.turn, Role::Rook));
        let right = self.castling_rook(self.turn, CastlingSide::of(mv.from, mv.to));
        along_rank && (own_rook || two_squares && right.is_none())
    }

    fn why_castling(&self, mv: Move) -> Result<Move, Reason> {
        let path = CastlingPath::new(self.turn, mv.from, mv.to);
        if !path.is_free(self.board.occupied()) {
            return Err(Reason::CastlingBlocked);
        }
        let without_king = self.board.occupied().without(Bitboard::of(mv.from));
        let attacked = |square| self.board.attackers_through(square, !self.turn, without_king).any();
        if path.must_be_safe.into_iter().any(attacked) || !path.king_arrives_safely(self, self.turn) {
            return Err(Reason::CastlingAttacked);
        }
        Ok(mv)
    }

    /// Checks that a piece of this kind moves that way and that its path is free (3.2 to 3.8.1).
    fn why_movement(&self, role: Role, mv: Move) -> Result<(), Reason> {
        if role == Role::Pawn {
            return self.why_pawn_movement(mv);
        }
        let reach = match role {
            Role::Knight => knight_jumps(mv.from),
            Role::Bishop => diagonal_lines(mv.from),
            Role::Rook => straight_lines(mv.from),
            Role::Queen => diagonal_lines(mv.from) | straight_lines(mv.from),
            Role::King | Role::Pawn => king_steps(mv.from),
        };
        if !reach.has(mv.to) || mv.promotion.is_some() {
            return Err(Reason::CannotReach(role));
        }
        if role != Role::Knight && (between(mv.from, mv.to) & self.board.occupied()).any() {
            return Err(Reason::Blocked(role));
        }
        Ok(())
    }

    fn why_pawn_movement(&self, mv: Move) -> Result<(), Reason> {
        let cannot_reach = Err(Reason::CannotReach(Role::Pawn));
        let on_end_rank = matches!(mv.from.rank(), Rank::First | Rank::Eighth);
        let promotes = match mv.promotion {
            None => true,
            Some(role) => Role::PROMOTIONS.contains(&role) && self.is_last_rank(mv.to),
        };
        if on_end_rank || !promotes {
            return cannot_reach;
        }
        if pawn_captures(self.turn, mv.from).has(mv.to) {
            let en_passant = self.double_step().is_some_and(|step| step.over == mv.to);
            let captures = self.board.of_color(!self.turn).has(mv.to) || en_passant;
            return if captures { Ok(()) } else { cannot_reach };
        }
        let steps = match self.turn {
            Color::White => mv.to.rank() as i32 - mv.from.rank() as i32,
            Color::Black => mv.from.rank() as i32 - mv.to.rank() as i32,
        };
        let first_move = mv.from.rank() == Rank::Second.seen_by(self.turn);
        if mv.from.file() != mv.to.file() || !(steps == 1 || steps == 2 && first_move) {
            return cannot_reach;
        }
        let way = between(mv.from, mv.to) | Bitboard::of(mv.to);
        if (way & self.board.occupied()).any() { Err(Reason::Blocked(Role::Pawn)) } else { Ok(()) }
    }

    fn is_last_rank(&self, square: Square) -> bool {
        square.rank() == Rank::Eighth.seen_by(self.turn)
    }
}
