//! Legal moves and the board after them (Articles 3.2 to 3.9).

use super::{Oracle, Place, first_rank, forward, is_end_rank};
use touchmove_board::{Move, Piece, Role};

impl Oracle {
    /// All legal moves, sorted. Castling is the king's move to the square of its rook.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in Place::all() {
            if self.at(from).is_none_or(|piece| piece.color != self.turn) {
                continue;
            }
            for to in Place::all() {
                if self.can_move(from, to) {
                    moves.extend(
                        self.written(from, to).into_iter().filter(|&mv| !self.after(mv).in_check(self.turn)),
                    );
                }
            }
        }
        moves.extend(self.castling_moves());
        moves.sort_unstable();
        moves
    }

    /// One move, or four if a pawn is promoted by it.
    fn written(&self, from: Place, to: Place) -> Vec<Move> {
        if self.holds(from, self.turn, Role::Pawn) && is_end_rank(to.rank) {
            let promoting = |role| Move::promoting(from.square(), to.square(), role);
            [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].map(promoting).to_vec()
        } else {
            vec![Move::new(from.square(), to.square())]
        }
    }

    /// Returns true if the piece on `from` can move to `to`, without regard to its own king. Castling is not included.
    fn can_move(&self, from: Place, to: Place) -> bool {
        let captured = self.at(to);
        if captured.is_some_and(|piece| piece.color == self.turn || piece.role == Role::King) {
            return false;
        }
        if self.holds(from, self.turn, Role::Pawn) {
            return match captured {
                Some(_) => self.attacks(from, to),
                None => self.can_advance(from, to) || self.is_en_passant(from, to),
            };
        }
        self.attacks(from, to)
    }

    fn can_advance(&self, from: Place, to: Place) -> bool {
        let step = forward(self.turn);
        if is_end_rank(from.rank) || to.file != from.file || self.at(to).is_some() {
            return false;
        }
        let double = from.rank == first_rank(self.turn) + step && to.rank == from.rank + 2 * step;
        to.rank == from.rank + step || (double && self.at(from.moved(0, step)).is_none())
    }

    /// Does a pawn that goes so capture the pawn that has just passed over `to`?
    pub(super) fn is_en_passant(&self, from: Place, to: Place) -> bool {
        let step = forward(self.turn);
        let sixth = first_rank(self.turn) + 5 * step;
        self.en_passant == Some(to)
            && to.rank == sixth
            && self.holds(from, self.turn, Role::Pawn)
            && self.attacks(from, to)
            && self.at(to).is_none()
            && self.at(to.moved(0, step)).is_none()
            && self.holds(to.moved(0, -step), !self.turn, Role::Pawn)
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, mv: Move) -> Self {
        let (from, to) = (Place::of(mv.from), Place::of(mv.to));
        let mut after = self.clone();
        after.turn = !self.turn;
        after.en_passant = None;
        after.lose_right(from);
        after.lose_right(to);
        let moving = self.at(from);
        if moving.is_some_and(|piece| piece.role == Role::King) {
            after.rights[first_rank(self.turn) as usize] = [false; 8];
        }
        if self.holds(from, self.turn, Role::King) && self.holds(to, self.turn, Role::Rook) {
            after.castle(from, to);
            return after;
        }
        if self.is_en_passant(from, to) {
            after.set(Place { file: to.file, rank: from.rank }, None);
        }
        if self.holds(from, self.turn, Role::Pawn) && (to.rank - from.rank).abs() == 2 {
            after.en_passant = Some(from.moved(0, forward(self.turn)));
        }
        after.set(from, None);
        after.set(to, mv.promotion.map_or(moving, |role| Some(Piece::new(self.turn, role))));
        after
    }

    fn lose_right(&mut self, place: Place) {
        self.rights[place.rank as usize][place.file as usize] = false;
    }
}
