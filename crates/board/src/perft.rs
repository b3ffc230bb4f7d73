//! Counts the ways to play a number of moves, the usual test of move generators.

use crate::generate::{Black, Count, Replies, Side, Visitor, White, before, visit};
use crate::{Bitboard, Color, Position, Role, Square};

/// The number of ways to play `depth` legal moves from a position. The last move is counted but not made, and so is the one before it where
/// it does not change the replies.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match (depth, position.turn) {
        (0, _) => 1,
        (_, Color::White) => leaves::<White>(position, depth),
        (_, Color::Black) => leaves::<Black>(position, depth),
    }
}

fn leaves<S: Side>(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        let mut count = Count(0);
        visit::<S, _>(position, &mut count);
        count.0
    } else {
        let replies = if depth == 2 { Replies::before_move(position) } else { None };
        let mut tree =
            Tree::<S> { position, depth: depth - 1, leaves: 0, replies, side: core::marker::PhantomData };
        visit::<S, _>(position, &mut tree);
        tree.leaves
    }
}

/// Makes every move that it visits, and counts the leaves below.
struct Tree<'a, S: Side> {
    position: &'a Position,
    depth: u32,
    leaves: u64,
    /// The moves of the opponent, if they are counted next.
    replies: Option<Replies<S::Opponent>>,
    side: core::marker::PhantomData<S>,
}

impl<S: Side> Tree<'_, S> {
    /// Counts the leaves below an ordinary move: the replies to it, or the leaves below them.
    #[inline]
    fn below_ordinary(&mut self, from: Square, to: Square, make: impl FnOnce(&mut Position)) {
        match self.replies.as_ref().and_then(|replies| replies.to(from, to)) {
            Some(count) => self.leaves += count,
            None => self.below(make),
        }
    }

    #[inline]
    fn below(&mut self, make: impl FnOnce(&mut Position)) {
        let mut next = *self.position;
        make(&mut next);
        self.leaves += leaves::<S::Opponent>(&next, self.depth);
    }
}

impl<S: Side> Visitor for Tree<'_, S> {
    fn piece(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            self.below_ordinary(from, to, |next| next.move_piece::<S>(from, to));
        }
    }
    fn king(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            self.below(|next| next.move_king::<S>(from, to));
        }
    }
    fn castling(&mut self, king: Square, rook: Square) {
        self.below(|next| next.castle::<S>(king, rook));
    }
    fn pawns(&mut self, step: i32, targets: Bitboard) {
        for to in targets {
            let from = before(to, step);
            self.below_ordinary(from, to, |next| next.move_pawn::<S>(from, to));
        }
    }
    fn double_steps(&mut self, targets: Bitboard) {
        for to in targets {
            let from = before(to, 2 * S::FORWARD);
            let step = |next: &mut Position| next.step_twice::<S>(from, to);
            match &self.replies {
                Some(replies) if !replies.takes_in_passing(to) => self.below_ordinary(from, to, step),
                _ => self.below(step),
            }
        }
    }
    fn promotions(&mut self, step: i32, targets: Bitboard) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.below(|next| next.promote::<S>(before(to, step), to, role));
            }
        }
    }
    fn en_passant(&mut self, from: Square, to: Square, taken: Square) {
        self.below(|next| next.take_en_passant::<S>(from, to, taken));
    }
}
