//! Counts the replies to every move without making it.
//!
//! Most moves change little for the opponent: the targets of a knight stay the same, and so do those of a bishop unless the move begins or
//! ends on a square that it attacks. So the opponent's moves are counted once, in the position before the move, piece by piece. After a
//! move that changes nothing near the opponent's king, only two things are counted again: the pieces that attack one of the two squares of
//! the move, and the pawns, which are all counted at once anyway.
//!
//! **Why that is right.** Let a move go from one square to another, both outside the [`near`](Replies::near) squares, by a piece other than
//! the king. Then no check and no pin of the opponent's king can arise or disappear: they depend on the squares between the king and the
//! second piece on each of its lines, which are near, and on the squares from which a knight gives check, which are near for a knight. The
//! king's own steps stay the same: whether a square next to it is attacked depends on the first piece on each of that square's lines and on
//! the squares a knight's move away, which are near too. That leaves the moves of other pieces. Their targets are all squares without a
//! piece of their own side and without the mover's king. A knight has the same targets as before, and one more if its own piece was
//! captured there. A slider has the same targets unless one of the two squares is on its lines.

use super::fast::{self, Pins, free_castlings, lines_to, visit_pawns};
use super::{Count, Side};
use crate::attacks::{
    bishop_attacks, diagonal_lines, king_steps, knight_jumps, pawn_origins, rook_attacks, straight_lines,
};
use crate::{Bitboard, Position, Role, Square};

/// The moves of side `S`, counted in a position in which its opponent is on move.
pub(crate) struct Replies<S> {
    /// Squares whose contents affect a check, a pin, or a step of the king.
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

/// A position with more sliders is counted in the usual way; a queen counts as two.
const MOST: usize = 16;

#[derive(Copy, Clone)]
struct Slider {
    square: Square,
    kind: Kind,
    /// The squares that a pin leaves it.
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
    /// Counts the moves that `S` would have. `None` in an unusual position: `S` is in check, may castle, or does not have exactly one
    /// king.
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

    /// The number of replies to a move that is not a capture en passant, a promotion, or a double step that can be captured en passant.
    /// `None` if the move may affect what the king can do, so that it has to be made.
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
            // One more target for knights, and no moves of a captured knight.
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

    /// Returns true if a pawn can capture en passant after a double step to that square.
    #[inline]
    pub(crate) fn takes_in_passing(&self, to: Square) -> bool {
        let beside = Bitboard::of(to);
        ((beside.east() | beside.west()) & self.pawns).any()
    }
}

/// The squares of a king's lines up to the second piece on each line.
#[inline]
fn seen_twice(king: Square, occupied: Bitboard) -> Bitboard {
    let behind = |first: Bitboard| occupied.without(first);
    rook_attacks(king, behind(rook_attacks(king, occupied)))
        | bishop_attacks(king, behind(bishop_attacks(king, occupied)))
}

/// The squares on which a change can start or end an attack on this one.
#[inline]
fn bears_on(square: Square, occupied: Bitboard) -> Bitboard {
    rook_attacks(square, occupied)
        | bishop_attacks(square, occupied)
        | knight_jumps(square)
        | Bitboard::of(square)
}
