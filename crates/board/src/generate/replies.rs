//! Counting the replies to every move without making it.
//!
//! Most moves change little for the opponent: a knight's targets stay as they are, and so do a bishop's unless the move begins or ends on a
//! square that it reaches. So the opponent's moves are counted once, in the position before the move, piece by piece. After a move that touches
//! nothing near the opponent's king, only the pieces that reach one of its two squares are counted again, and the pawns, which are counted all at
//! once anyway.
//!
//! **Why that is right.** Let a move go from one square to another, both outside the [`near`](Replies::near) squares, by a piece other than the
//! king. Then no check and no pin of the opponent's king can come or go: those hang on the squares between the king and the second piece on
//! each of its lines, which are near, and on the squares from which a knight gives check, which are near to a knight. The king's own
//! steps stay as they are: whether a square next to it is attacked hangs on the first piece on each of its lines and on the squares a knight
//! away, which are near too. What is left are the moves of other pieces. Their targets are all squares without a piece of their own side and
//! without the mover's king. A knight reaches the same of them as before, and one more if its own piece was captured there. A slider
//! reaches the same unless one of the two squares is on its lines.

use super::fast::{self, Pins, free_castlings, lines_to, visit_pawns};
use super::{Count, Side};
use crate::attacks::{
    bishop_attacks, diagonal_lines, king_steps, knight_jumps, pawn_origins, rook_attacks, straight_lines,
};
use crate::{Bitboard, Position, Role, Square};

/// The moves of side `S`, counted in a position in which its opponent is on move.
pub(crate) struct Replies<S> {
    /// Squares whose change may change a check, a pin, or a step of the king.
    near: Bitboard,
    /// Squares from which a knight gives check.
    knight_checks: Bitboard,
    /// The mover's pieces, and its king among them.
    mover: Bitboard,
    mover_king: Bitboard,
    mover_knights: Bitboard,
    own: Bitboard,
    pawns: Bitboard,
    /// Knights that are not pinned.
    knights: Bitboard,
    sliders: [Slider; MOST],
    slider_count: usize,
    pins: Pins,
    /// The moves of the king and of all knights.
    steps: u64,
    jumps: u64,
    side: core::marker::PhantomData<S>,
}

/// More sliders than a game can have are counted in the usual way; a queen is two.
const MOST: usize = 16;

#[derive(Copy, Clone)]
struct Slider {
    square: Square,
    kind: Kind,
    /// What a pin leaves it.
    line: Bitboard,
    reach: Bitboard,
    moves: u32,
}

#[derive(Copy, Clone)]
enum Kind {
    Straight,
    Diagonal,
}

impl Kind {
    #[inline]
    fn reach(self, square: Square, occupied: Bitboard) -> Bitboard {
        match self {
            Self::Straight => rook_attacks(square, occupied),
            Self::Diagonal => bishop_attacks(square, occupied),
        }
    }
}

impl<S: Side> Replies<S> {
    /// Counts the moves that `S` would have. `None` if there is something unusual about the position: `S` is in check or may castle, or has not
    /// exactly one king.
    pub(crate) fn before_move(position: &Position) -> Option<Self> {
        let board = &position.board;
        let (own, mover) = (board.of_color(S::COLOR), board.of_color(<S::Opponent as Side>::COLOR));
        let occupied = own | mover;
        let kings = own & board.of_role(Role::King);
        let king = kings.first().filter(|_| kings.single())?;
        if free_castlings::<S>(position, king, own, occupied).any() {
            return None;
        }
        let straight = lines_to(king, own, occupied, straight_lines(king) & mover & board.straight_sliders());
        let diagonal = lines_to(king, own, occupied, diagonal_lines(king) & mover & board.diagonal_sliders());
        let mover_knights = mover & board.of_role(Role::Knight);
        let mover_king = mover & board.of_role(Role::King);
        let checkers = straight.checkers
            | diagonal.checkers
            | knight_jumps(king) & mover_knights
            | pawn_origins(<S::Opponent as Side>::COLOR, king) & mover & board.of_role(Role::Pawn)
            | king_steps(king) & mover_king;
        if checkers.any() {
            return None;
        }
        let pins = Pins { straight: straight.pins, diagonal: diagonal.pins };
        let attacked = fast::attacked_by::<S::Opponent>(board, mover, occupied.without(kings));
        let steps = king_steps(king).without(own | mover_king);
        let rights = position.castling.rooks() & S::FIRST;
        let mut replies = Self {
            near: seen_twice(king, occupied)
                | steps
                    .into_iter()
                    .fold(Bitboard::EMPTY, |near, step| near | bears_on(step, occupied.without(kings)))
                | if rights.any() { S::FIRST } else { Bitboard::EMPTY },
            knight_checks: knight_jumps(king),
            mover,
            mover_king,
            mover_knights,
            own,
            pawns: (own & board.of_role(Role::Pawn)).without(S::FIRST),
            knights: (own & board.of_role(Role::Knight)).without(pins.straight | pins.diagonal),
            sliders: [Slider {
                square: king,
                kind: Kind::Straight,
                line: Bitboard::EMPTY,
                reach: Bitboard::EMPTY,
                moves: 0,
            }; MOST],
            slider_count: 0,
            steps: steps.without(attacked).len().into(),
            jumps: 0,
            pins,
            side: core::marker::PhantomData,
        };
        let targets = !(own | mover_king);
        replies.jumps =
            replies.knights.into_iter().map(|knight| u64::from((knight_jumps(knight) & targets).len())).sum();
        let (straight, diagonal) = (replies.pins.straight, replies.pins.diagonal);
        let kinds = [
            (own & board.straight_sliders(), Kind::Straight, straight, diagonal),
            (own & board.diagonal_sliders(), Kind::Diagonal, diagonal, straight),
        ];
        for (sliders, kind, along, across) in kinds {
            for square in sliders.without(across) {
                let line = if along.has(square) { along } else { Bitboard::ALL };
                let reach = kind.reach(square, occupied);
                let moves = (reach & targets & line).len();
                *replies.sliders.get_mut(replies.slider_count)? = Slider { square, kind, line, reach, moves };
                replies.slider_count += 1;
            }
        }
        Some(replies)
    }

    /// The number of replies to a move of a piece or a pawn that takes nothing en passant, does not promote, and is no double step that may
    /// be taken en passant. `None` if it may change what the king can do, and the move has to be made.
    #[inline]
    pub(crate) fn to(&self, from: Square, to: Square) -> Option<u64> {
        let (source, target) = (Bitboard::of(from), Bitboard::of(to));
        let touched = source | target;
        let gives_check = self.mover_knights.has(from) && self.knight_checks.has(to);
        if (touched & self.near).any() || gives_check {
            return None;
        }
        let mover = self.mover ^ touched;
        let own = self.own.without(target);
        let occupied = own | mover;
        let targets = !(own | self.mover_king);
        let mut count = Count(self.steps + self.jumps);
        if self.own.has(to) {
            // One more knight's target, and the moves of a knight that is gone.
            count.0 += u64::from((knight_jumps(to) & self.knights).len());
            if self.knights.has(to) {
                count.0 -= u64::from((knight_jumps(to) & !(self.own | self.mover_king)).len());
            }
        }
        for slider in self.sliders.iter().take(self.slider_count) {
            let moves = match (slider.reach & touched).any() {
                _ if slider.square == to => 0,
                true => (slider.kind.reach(slider.square, occupied) & targets & slider.line).len(),
                false => slider.moves,
            };
            count.0 += u64::from(moves);
        }
        let pawns = self.pawns.without(target);
        visit_pawns::<S, _>(
            pawns,
            occupied,
            mover.without(self.mover_king),
            Bitboard::ALL,
            &self.pins,
            &mut count,
        );
        Some(count.0)
    }

    /// The pawns that could take a pawn en passant after a double step to that square.
    #[inline]
    pub(crate) fn takes_in_passing(&self, to: Square) -> bool {
        let beside = Bitboard::of(to);
        ((beside.east() | beside.west()) & self.pawns).any()
    }
}

/// The squares of a king's lines up to the second piece on each.
#[inline]
fn seen_twice(king: Square, occupied: Bitboard) -> Bitboard {
    let behind = |first: Bitboard| occupied.without(first);
    rook_attacks(king, behind(rook_attacks(king, occupied)))
        | bishop_attacks(king, behind(bishop_attacks(king, occupied)))
}

/// The squares on which something may begin or cease to attack this one.
#[inline]
fn bears_on(square: Square, occupied: Bitboard) -> Bitboard {
    rook_attacks(square, occupied)
        | bishop_attacks(square, occupied)
        | knight_jumps(square)
        | Bitboard::of(square)
}
