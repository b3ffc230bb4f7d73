//! A line while it is being played.

use crate::mate::attacks;
use alloc::vec::Vec;
use touchmove_board::attacks::king_steps;
use touchmove_board::{Bitboard, CastlingRights, Color, Move, Piece, Position, Rank, Role, Square};

/// The moves of a line, and the position after them.
pub(super) struct Play<'a> {
    pub(super) position: Position,
    line: &'a mut Vec<Move>,
}

pub(super) const LAST_RANKS: Bitboard =
    Bitboard(Bitboard::rank(Rank::First).0 | Bitboard::rank(Rank::Eighth).0);

impl<'a> Play<'a> {
    pub(super) fn new(position: Position, line: &'a mut Vec<Move>) -> Self {
        line.clear();
        Self { position, line }
    }

    /// Starts with that position. If it is not the first one, this move led to it.
    pub(super) fn start(&mut self, position: Position, by: Option<Move>) {
        self.position = position;
        self.line.clear();
        self.line.extend(by);
    }

    /// The number of moves made.
    pub(super) fn len(&self) -> usize {
        self.line.len()
    }

    /// Goes back to that position, which was reached after that number of moves.
    pub(super) fn again_from(&mut self, position: Position, len: usize) {
        self.position = position;
        self.line.truncate(len);
    }

    pub(super) fn king_of(&self, color: Color) -> Option<Square> {
        self.position.board.of(color, Role::King).first()
    }

    /// Makes a move and returns true, if the piece on the square can make it and it leaves the king safe. It may be a step or a capture,
    /// but not castling, a double step or a capture en passant.
    pub(super) fn make(&mut self, mv: Move) -> bool {
        let board = &self.position.board;
        let color = self.position.turn;
        let Some(role) = board.role_at(mv.from).filter(|_| board.of_color(color).has(mv.from)) else {
            return false;
        };
        let occupied = board.occupied();
        let is_reached = match role {
            Role::Pawn if mv.from.file() == mv.to.file() => {
                pawn_step(color, mv.from) == Some(mv.to) && !occupied.has(mv.to)
            }
            Role::Pawn => attacks(role, color, mv.from, occupied).has(mv.to) && occupied.has(mv.to),
            _ => attacks(role, color, mv.from, occupied).has(mv.to),
        };
        let becomes = role == Role::Pawn && LAST_RANKS.has(mv.to);
        // A pawn on an end rank, where an illegal move may leave it, cannot move.
        let can_move = role != Role::Pawn || !LAST_RANKS.has(mv.from);
        let is_legal = is_reached
            && can_move
            && becomes == mv.promotion.is_some()
            && !(board.of_color(color) | board.of_role(Role::King)).has(mv.to)
            && self.position.leaves_king_safe(mv.from, mv.to);
        if is_legal {
            self.line.push(mv);
            self.position.play_unchecked(mv);
        }
        is_legal
    }

    /// Plays a pawn of the winner that number of steps, until it becomes a queen, while the loser's king goes from the first square to the
    /// second and back. All of these moves must be legal.
    pub(super) fn run_alone(&mut self, winner: Color, pawn: Square, pushes: u32, king: (Square, Square)) {
        let (mut at, mut beside) = king;
        let mut from = pawn;
        for push in 1..=pushes {
            if push > 1 || self.position.turn != winner {
                self.line.push(Move::new(at, beside));
                (at, beside) = (beside, at);
            }
            let Some(to) = pawn_step(winner, from) else { return };
            self.line.push(Move { from, to, promotion: (push == pushes).then_some(Role::Queen) });
            from = to;
        }
        let position = &mut self.position;
        position.board.remove(pawn);
        position.board.place(from, Piece::new(winner, Role::Queen));
        if at != king.0 {
            position.board.remove(king.0);
            position.board.place(at, Piece::new(!winner, Role::King));
        }
        if pushes > 1 || position.turn != winner {
            position.castling = CastlingRights::with_rooks(position.castling.rooks_of(winner));
        }
        (position.turn, position.en_passant) = (!winner, None);
    }

    /// Makes a waiting move of the player on move with a piece other than a king or a pawn. It neither leaves nor enters a square of
    /// `keep`, and then attacks neither that king nor a square next to it. Returns true if there is such a move.
    pub(super) fn wait(&mut self, keep: Bitboard, king: Square) -> bool {
        let color = self.position.turn;
        let board = self.position.board;
        let occupied = board.occupied();
        for man in board.of_color(color).without(keep | board.of_role(Role::King)) {
            let Some(role) = board.role_at(man) else { continue };
            if role == Role::Pawn {
                continue;
            }
            for to in attacks(role, color, man, occupied).without(occupied | keep) {
                let covered = attacks(role, color, to, occupied ^ Bitboard::of(man));
                if !covered.has(king)
                    && (covered & king_steps(king)).is_empty()
                    && self.make(Move::new(man, to))
                {
                    return true;
                }
            }
        }
        false
    }

    /// Makes a quiet move of the player on move with a piece other than the king. It enters no square of `keep`, and the piece then attacks
    /// neither the line nor a square of `spared`, even if the pieces of `gone` are removed. If there are pieces that attack the line, one
    /// of them moves; otherwise a piece outside `keep`. Returns true if there is such a move.
    pub(super) fn look_away(
        &mut self,
        keep: Bitboard,
        line: Bitboard,
        spared: Bitboard,
        gone: Bitboard,
    ) -> bool {
        let color = self.position.turn;
        let board = self.position.board;
        let occupied = board.occupied();
        let kings = board.of_role(Role::King);
        let takers = line
            .into_iter()
            .fold(Bitboard::EMPTY, |all, square| all | board.attackers(square, color))
            .without(kings);
        let others = board.of_color(color).without(kings | keep);
        let men = if takers.any() { takers } else { others };
        for man in men {
            let Some(role) = board.role_at(man) else { continue };
            let to = match role {
                Role::Pawn => pawn_step(color, man).map_or(Bitboard::EMPTY, Bitboard::of).without(LAST_RANKS),
                _ => attacks(role, color, man, occupied),
            };
            for to in to.without(occupied | keep) {
                let covered = attacks(role, color, to, occupied.without(Bitboard::of(man) | gone));
                if (covered & (line | spared)).is_empty() && self.make(Move::new(man, to)) {
                    return true;
                }
            }
        }
        false
    }

    /// Makes a step of the king of the player on move to one of these squares, if one is empty and safe. Returns true if it did.
    pub(super) fn step(&mut self, to: Bitboard) -> bool {
        let Some(at) = self.king_of(self.position.turn) else { return false };
        let to = (king_steps(at) & to).without(self.position.board.occupied());
        to.into_iter().any(|to| self.make(Move::new(at, to)))
    }
}

/// The square in front of the pawn.
pub(super) fn pawn_step(color: Color, pawn: Square) -> Option<Square> {
    let rank = match color {
        Color::White => pawn.index() + 8,
        Color::Black => pawn.index().checked_sub(8)?,
    };
    Square::from_index(rank)
}
