//! Castling (Article 3.8.2, and Guidelines II for Chess960).

use super::{Oracle, Place, first_rank};
use touchmove_board::{Color, Move, Piece, Role, Square};

/// Where king and rook arrive: to the h-side, then to the a-side.
const ARRIVALS: [(i32, i32); 2] = [(6, 5), (2, 3)];

impl Oracle {
    /// The king of that player and the rooks that may castle with it, the one towards the h-file first.
    fn castling_pieces(&self, color: Color) -> Option<(Place, [Option<Place>; 2])> {
        let kings = self.kings(color);
        let &[king] = kings.as_slice() else { return None };
        let rank = first_rank(color);
        if king.rank != rank {
            return None;
        }
        let has_right = |&place: &Place| {
            self.rights[rank as usize][place.file as usize] && self.holds(place, color, Role::Rook)
        };
        let rank_places = (0..8).map(|file| Place { file, rank });
        let rooks: Vec<Place> = rank_places.filter(has_right).collect();
        // The outermost rook of each side: the last one towards h, the first one towards a.
        let towards_h = rooks.iter().rev().find(|rook| rook.file > king.file).copied();
        let towards_a = rooks.iter().find(|rook| rook.file < king.file).copied();
        Some((king, [towards_h, towards_a]))
    }

    /// The rooks of both players that have the right to castle.
    pub(super) fn all_castling_rooks(&self) -> Vec<Place> {
        let of_color = |color| self.castling_pieces(color).into_iter().flat_map(|(_, rooks)| rooks).flatten();
        Color::ALL.into_iter().flat_map(of_color).collect()
    }

    /// The rook that the player on move may castle with towards that side: 0 the h-side, 1 the a-side.
    pub(super) fn castling_rook(&self, side: usize) -> Option<(Place, Place)> {
        let (king, rooks) = self.castling_pieces(self.turn)?;
        Some((king, rooks[side]?))
    }

    /// Does a piece other than the two stand on their ways?
    pub(super) fn castling_is_blocked(&self, king: Place, rook: Place, side: usize) -> bool {
        let (king_file, rook_file) = ARRIVALS[side];
        let ways = [way(king.file, king_file), way(rook.file, rook_file)].concat();
        let occupied = |place: Place| place != king && place != rook && self.at(place).is_some();
        ways.into_iter().any(|file| occupied(Place { file, rank: king.rank }))
    }

    /// Is a square on the king's way attacked, or the king once the rook has gone?
    pub(super) fn castling_is_attacked(&self, king: Place, rook: Place, side: usize) -> bool {
        let mut lifted = self.clone();
        lifted.set(king, None);
        let king_way = way(king.file, ARRIVALS[side].0);
        let attacked = |file: i32| lifted.is_attacked(Place { file, rank: king.rank }, !self.turn);
        let mut after = self.clone();
        after.castle(king, rook);
        king_way.into_iter().any(attacked) || after.in_check(self.turn)
    }

    pub(super) fn castling_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for side in 0..2 {
            let Some((king, rook)) = self.castling_rook(side) else { continue };
            if !self.castling_is_blocked(king, rook, side) && !self.castling_is_attacked(king, rook, side) {
                moves.push(Move::new(king.square(), rook.square()));
            }
        }
        moves
    }

    /// Puts king and rook where castling brings them.
    pub(super) fn castle(&mut self, king: Place, rook: Place) {
        let color = if king.rank == first_rank(Color::White) { Color::White } else { Color::Black };
        let (king_file, rook_file) = ARRIVALS[usize::from(rook.file < king.file)];
        self.set(king, None);
        self.set(rook, None);
        self.set(Place { file: king_file, rank: king.rank }, Some(Piece::new(color, Role::King)));
        self.set(Place { file: rook_file, rank: king.rank }, Some(Piece::new(color, Role::Rook)));
    }

    /// The castling move that the king's two-square move from the e-file stands for, if it stands for one.
    pub(crate) fn castling_meant(&self, mv: Move) -> Option<Move> {
        (0..2).find_map(|side| {
            let (king, rook) = self.castling_rook(side)?;
            let arrival = Place { file: ARRIVALS[side].0, rank: king.rank };
            let two_squares = king.file == 4 && (Place::of(mv.from), Place::of(mv.to)) == (king, arrival);
            (two_squares && mv.promotion.is_none()).then(|| Move::new(king.square(), rook.square()))
        })
    }

    /// The two-square move of a castling move whose king stands on the e-file.
    pub(crate) fn two_square_form(&self, castling: Move) -> Option<Move> {
        let arrival =
            |king: Square, side: usize| Place { file: ARRIVALS[side].0, ..Place::of(king) }.square();
        let side = (0..2).find(|&side| {
            self.castling_rook(side)
                .is_some_and(|(king, rook)| Move::new(king.square(), rook.square()) == castling)
        })?;
        (Place::of(castling.from).file == 4).then(|| Move::new(castling.from, arrival(castling.from, side)))
    }
}

/// All files from one to another, both included.
fn way(from: i32, to: i32) -> Vec<i32> {
    (from.min(to)..=from.max(to)).collect()
}
