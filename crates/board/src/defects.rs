//! Proofs that a position cannot arise in a game (Article 3.10: a position is illegal when no series of legal moves
//! can lead to it).
//!
//! They work in one direction only. Every [`Defect`] proves that no series of legal moves leads to the position from the starting
//! position of standard chess or of Chess960. A position without defects may still be unreachable. The documentation of each variant
//! gives the proof.

use crate::attacks::{between, diagonal_lines, knight_jumps, straight_lines};
use crate::{Bitboard, CastlingSide, Color, Position, Rank, Role, Square};
use alloc::vec::Vec;
use core::fmt;

/// One reason why a position cannot arise in a game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Defect {
    /// That side has this number of kings instead of one. A king is never captured, and no pawn becomes one.
    Kings(Color, u32),
    /// The player who is not on move is in check. The last move would have left the king there.
    OpponentInCheck,
    /// A pawn stands on an end rank. It starts on the second, only advances, and is promoted on the last.
    PawnOnEndRank(Square),
    /// That side has more pawns and promoted pieces than the eight pawns it started with.
    TooManyPieces(Color),
    /// That side's pawns need more captures to reach their files than the opponent has lost pieces. A pawn changes its file only
    /// by capturing.
    PawnsNeedMoreCaptures {
        /// Whose pawns they are.
        color: Color,
        /// The least number of captures that brings them there.
        needed: u32,
        /// The number of pieces that the opponent has lost.
        available: u32,
    },
    /// No single move can have produced this check.
    ImpossibleCheck,
    /// There is a right to castle with the rook on this square, but no rook there or no king on the first rank.
    CastlingWithoutKingAndRook(Square),
    /// There are two rights on one side of the king. In no starting position do both rooks stand on one side of it.
    CastlingTwiceOnOneSide(Color, CastlingSide),
    /// Both players may castle, but their kings, or the rooks of one side of the board, do not stand opposite each other,
    /// as all pieces do at the start of a game.
    CastlingNotOpposite,
    /// No pawn can have passed over the en passant square in the last move.
    EnPassantWithoutPawn(Square),
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kings(color, 0) => write!(f, "{color} has no king"),
            Self::Kings(color, count) => write!(f, "{color} has {count} kings"),
            Self::OpponentInCheck => f.write_str("the player who is not on move is in check"),
            Self::PawnOnEndRank(square) => write!(f, "a pawn stands on {square}"),
            Self::TooManyPieces(color) => {
                write!(f, "{color} has more pawns and promoted pieces than the eight pawns of the start")
            }
            Self::PawnsNeedMoreCaptures { color, needed, available } => write!(
                f,
                "the {color} pawns need {needed} captures to stand there, and only {available} pieces are missing"
            ),
            Self::ImpossibleCheck => f.write_str("no single move can have given this check"),
            Self::CastlingWithoutKingAndRook(square) => {
                write!(f, "the right to castle with the rook on {square} has no king and rook at home")
            }
            Self::CastlingTwiceOnOneSide(color, side) => {
                write!(f, "{color} has two castling rights on the {}'s side", side.name())
            }
            Self::CastlingNotOpposite => f.write_str(
                "both players may castle, but their kings and rooks do not stand opposite each other",
            ),
            Self::EnPassantWithoutPawn(square) => {
                write!(f, "no pawn can have passed over {square} in the last move")
            }
        }
    }
}

impl Position {
    /// All defects that were found, in a fixed order. A position that can arise in a game has none.
    pub fn defects(&self) -> Vec<Defect> {
        let mut found = Vec::new();
        for color in Color::ALL {
            let kings = self.board.of(color, Role::King).len();
            if kings != 1 {
                found.push(Defect::Kings(color, kings));
            }
        }
        if self.board.in_check(!self.turn) {
            found.push(Defect::OpponentInCheck);
        }
        let end_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        found.extend((self.board.of_role(Role::Pawn) & end_ranks).into_iter().map(Defect::PawnOnEndRank));
        for color in Color::ALL {
            if self.has_too_many_pieces(color) {
                found.push(Defect::TooManyPieces(color));
            } else {
                found.extend(self.missing_captures(color));
            }
        }
        if self.check_is_impossible() {
            found.push(Defect::ImpossibleCheck);
        }
        self.castling_defects(&mut found);
        let unexplained = self.en_passant.filter(|_| self.double_step().is_none());
        found.extend(unexplained.map(Defect::EnPassantWithoutPawn));
        found
    }

    /// Beyond one queen, two rooks, two knights and one bishop on each colour, every piece is a promoted pawn.
    fn has_too_many_pieces(&self, color: Color) -> bool {
        let bishops = self.board.of(color, Role::Bishop);
        let promoted = self.board.of(color, Role::Queen).len().saturating_sub(1)
            + self.board.of(color, Role::Rook).len().saturating_sub(2)
            + self.board.of(color, Role::Knight).len().saturating_sub(2)
            + (bishops & Bitboard::LIGHT).len().saturating_sub(1)
            + (bishops & Bitboard::DARK).len().saturating_sub(1);
        self.board.of(color, Role::Pawn).len() + promoted > 8
    }

    /// Computes the least number of captures that brings pawns from the second rank to their squares, at most one from each file.
    fn missing_captures(&self, color: Color) -> Option<Defect> {
        const UNREACHABLE: u32 = 64;
        // cheapest[set] is the fewest captures by the pawns looked at so far, if they came from that set of files.
        let mut cheapest = [UNREACHABLE; 256];
        cheapest[0] = 0;
        for pawn in self.board.of(color, Role::Pawn) {
            let mut next = [UNREACHABLE; 256];
            let advanced = (pawn.rank().seen_by(color) as u32).saturating_sub(Rank::Second as u32);
            for (set, cost) in cheapest.into_iter().enumerate() {
                for home in 0..8_u32 {
                    let captures = home.abs_diff(pawn.file() as u32);
                    let with_home = set | 1 << home;
                    // Every capture also advances the pawn by one rank.
                    if with_home != set && captures <= advanced {
                        next[with_home] = next[with_home].min(cost + captures);
                    }
                }
            }
            cheapest = next;
        }
        let needed = cheapest.into_iter().min().unwrap_or(0);
        let available = 16_u32.saturating_sub(self.board.of_color(!color).len());
        (needed > available).then_some(Defect::PawnsNeedMoreCaptures { color, needed, available })
    }

    /// Before the last move the king was not in check, so that move must explain every piece that gives check now: the piece
    /// that moved, and sliders on lines that were opened by it or by a pawn that it captured en passant.
    fn check_is_impossible(&self) -> bool {
        let kings = self.board.of(self.turn, Role::King);
        let (Some(king), false) = (kings.first(), kings.several()) else { return false };
        let checkers = self.checkers();
        let sliders = self.board.straight_sliders() | self.board.diagonal_sliders();
        // A piece that does not slide checks only if it has just moved; a pawn on its second rank has not.
        let unmoved = Bitboard::rank(Rank::Second.seen_by(!self.turn)) & self.board.of_role(Role::Pawn);
        if (checkers & unmoved).any() || checkers.without(sliders).several() {
            return true;
        }
        if let Some(step) = self.double_step() {
            // The last move was that double step: a check by anything else came through the square the pawn left.
            let from = Square::new(step.over.file(), Rank::Second.seen_by(!self.turn));
            return checkers
                .into_iter()
                .any(|checker| checker != step.pawn && !between(king, checker).has(from));
        }
        let mut squares = checkers.into_iter();
        match (squares.next(), squares.next(), squares.next()) {
            (_, _, Some(_)) => true,
            (Some(a), Some(b), None) => !self.explains_double_check(king, a, b),
            _ => false,
        }
    }

    /// Returns true if one move can have given both checks: one of the pieces came from the line of the other, or castling
    /// or a capture en passant cleared two squares at once.
    fn explains_double_check(&self, king: Square, a: Square, b: Square) -> bool {
        [(a, b), (b, a)].into_iter().any(|(moved, uncovered)| {
            between(king, uncovered).into_iter().any(|from| self.may_have_come(moved, from))
        }) || self.may_have_just_castled()
            || self.may_have_just_captured_en_passant()
    }

    /// Returns true if that piece can have made the last move from that empty square.
    fn may_have_come(&self, piece: Square, from: Square) -> bool {
        let mover = !self.turn;
        let files = from.file().abs_diff(piece.file());
        let ranks = from.rank().abs_diff(piece.rank());
        let seen_from = |square: Square| square.rank().seen_by(mover);
        let promoted = seen_from(piece) == Rank::Eighth && seen_from(from) == Rank::Seventh && files <= 1;
        let free = (between(from, piece) & self.board.occupied()).is_empty();
        let moved = match self.board.role_at(piece) {
            Some(Role::Knight) => knight_jumps(from).has(piece),
            Some(Role::Bishop) => diagonal_lines(from).has(piece) && free,
            Some(Role::Rook) => straight_lines(from).has(piece) && free,
            Some(Role::Queen) => (diagonal_lines(from) | straight_lines(from)).has(piece) && free,
            Some(Role::Pawn) => files <= 1 && ranks <= 2,
            Some(Role::King) | None => false,
        };
        moved || promoted
    }

    fn may_have_just_castled(&self) -> bool {
        let mover = !self.turn;
        CastlingSide::ALL.into_iter().any(|side| {
            self.board.of(mover, Role::King).has(side.king_to(mover))
                && self.board.of(mover, Role::Rook).has(side.rook_to(mover))
        })
    }

    fn may_have_just_captured_en_passant(&self) -> bool {
        let mover = !self.turn;
        let arrived = self.board.of(mover, Role::Pawn) & Bitboard::rank(Rank::Sixth.seen_by(mover));
        arrived.into_iter().any(|pawn| {
            let taken = Square::new(pawn.file(), Rank::Fifth.seen_by(mover));
            self.board.piece_at(taken).is_none()
        })
    }

    fn castling_defects(&self, found: &mut Vec<Defect>) {
        let effective = self.effective_castling();
        for square in self.castling.rooks().without(effective.rooks()) {
            let color = Color::ALL.into_iter().find(|color| Bitboard::first_rank(*color).has(square));
            match (color, color.and_then(|color| self.castling_king(color))) {
                (Some(color), Some(king))
                    if self.board.of(color, Role::Rook).has(square) && king != square =>
                {
                    found.push(Defect::CastlingTwiceOnOneSide(color, CastlingSide::of(king, square)));
                }
                _ => found.push(Defect::CastlingWithoutKingAndRook(square)),
            }
        }
        let kings = Color::ALL.map(|color| {
            self.castling_king(color).filter(|_| effective.rooks_of(color).any()).map(Square::file)
        });
        let rooks = CastlingSide::ALL
            .map(|side| Color::ALL.map(|color| self.castling_rook(color, side).map(Square::file)));
        if [kings]
            .into_iter()
            .chain(rooks)
            .any(|files| matches!(files, [Some(white), Some(black)] if white != black))
        {
            found.push(Defect::CastlingNotOpposite);
        }
    }
}
