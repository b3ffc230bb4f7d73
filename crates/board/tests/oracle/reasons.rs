//! Why a move is illegal, in the fixed order of precedence.

use super::{Oracle, Place, first_rank, forward, is_end_rank};
use touchmove_board::{Move, Reason, Role};

impl Oracle {
    /// The first reason why a move without promotion is illegal, or the legal move that is meant.
    pub(crate) fn why(&self, mv: Move) -> Result<Move, Reason> {
        let (from, to) = (Place::of(mv.from), Place::of(mv.to));
        let piece = self.at(from).ok_or(Reason::NoPiece)?;
        if piece.color != self.turn {
            return Err(Reason::NotYours);
        }
        if piece.role == Role::King && self.is_castling_attempt(mv) {
            return self.why_not_castle(mv);
        }
        let target = self.at(to);
        if target.is_some_and(|target| target.color == self.turn) {
            return Err(Reason::OwnPiece);
        }
        if piece.role == Role::Pawn {
            self.why_no_pawn_move(from, to)?;
        } else if !self.aims_at(from, to) {
            return Err(Reason::CannotReach(piece.role));
        } else if !self.attacks(from, to) {
            return Err(Reason::Blocked(piece.role));
        }
        if target.is_some_and(|target| target.role == Role::King) {
            return Err(Reason::KingCaptured);
        }
        if self.after(mv).in_check(self.turn) {
            return Err(Reason::OwnKingInCheck);
        }
        if piece.role == Role::Pawn && is_end_rank(to.rank) {
            return Err(Reason::PawnNotPromoted);
        }
        Ok(mv)
    }

    /// The king goes to its own rook along their rank, or two squares along it. A player who has the right to castle to
    /// that side, but does not stand on the e-file, has not lost it: then two squares are no attempt to castle.
    fn is_castling_attempt(&self, mv: Move) -> bool {
        let (from, to) = (Place::of(mv.from), Place::of(mv.to));
        if from.rank != to.rank {
            return false;
        }
        if self.holds(to, self.turn, Role::Rook) {
            return true;
        }
        let side = usize::from(to.file < from.file);
        let has_right = self.castling_rook(side).is_some();
        (from.file - to.file).abs() == 2 && (!has_right || self.castling_meant(mv).is_some())
    }

    fn why_not_castle(&self, mv: Move) -> Result<Move, Reason> {
        let meant = self.castling_meant(mv).unwrap_or(mv);
        for side in 0..2 {
            let Some((king, rook)) = self.castling_rook(side) else { continue };
            if Move::new(king.square(), rook.square()) != meant {
                continue;
            }
            if self.castling_is_blocked(king, rook, side) {
                return Err(Reason::CastlingBlocked);
            }
            if self.castling_is_attacked(king, rook, side) {
                return Err(Reason::CastlingAttacked);
            }
            return Ok(meant);
        }
        Err(Reason::CastlingRightLost)
    }

    fn why_no_pawn_move(&self, from: Place, to: Place) -> Result<(), Reason> {
        let cannot = Err(Reason::CannotReach(Role::Pawn));
        if is_end_rank(from.rank) {
            return cannot;
        }
        if self.aims_at(from, to) {
            return if self.at(to).is_some() || self.is_en_passant(from, to) { Ok(()) } else { cannot };
        }
        let step = forward(self.turn);
        let steps = (to.rank - from.rank) * step;
        let may_double = from.rank == first_rank(self.turn) + step;
        if to.file != from.file || !(steps == 1 || steps == 2 && may_double) {
            return cannot;
        }
        let way_is_free = (1..=steps).all(|count| self.at(from.moved(0, count * step)).is_none());
        if way_is_free { Ok(()) } else { Err(Reason::Blocked(Role::Pawn)) }
    }
}
