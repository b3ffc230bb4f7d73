//! Legal moves (Articles 3.1 to 3.9).
//!
//! If the player on move has exactly one king, [`fast`] finds the legal moves directly: it determines the checks and pins
//! first, and never makes a move to check whether it is legal. All other arrangements use [`plain`], which makes each move that the
//! pieces' movements allow and looks at the kings afterwards.

mod arrivals;
mod fast;
mod plain;
mod replies;

pub(crate) use replies::Replies;

use crate::{Bitboard, Color, Move, Position, Rank, Role, Square};
use alloc::vec::Vec;

/// A side as a type, so that everything that depends on the colour is resolved at compile time.
pub(crate) trait Side {
    type Opponent: Side<Opponent = Self>;
    const COLOR: Color;

    const FIRST: Bitboard = Bitboard::first_rank(Self::COLOR);
    const THIRD: Bitboard = Bitboard::rank(Rank::Third.seen_by(Self::COLOR));
    const LAST: Bitboard = Bitboard::rank(Rank::Eighth.seen_by(Self::COLOR));
    /// The difference in index of one step forward.
    const FORWARD: i32 = match Self::COLOR {
        Color::White => 8,
        Color::Black => -8,
    };

    /// These squares moved one rank forward.
    #[inline]
    fn forward(squares: Bitboard) -> Bitboard {
        match Self::COLOR {
            Color::White => Bitboard(squares.0 << 8),
            Color::Black => Bitboard(squares.0 >> 8),
        }
    }
}

pub(crate) struct White;
pub(crate) struct Black;

impl Side for White {
    type Opponent = Black;
    const COLOR: Color = Color::White;
}

impl Side for Black {
    type Opponent = White;
    const COLOR: Color = Color::Black;
}

/// Receives the legal moves as they are found, many at a time.
pub(crate) trait Visitor {
    /// Moves of a knight, bishop, rook or queen. Those of a queen may come in two calls.
    fn piece(&mut self, from: Square, targets: Bitboard);
    /// Steps of the king.
    fn king(&mut self, from: Square, targets: Bitboard);
    /// Castling of the king with that rook.
    fn castling(&mut self, king: Square, rook: Square);
    /// Moves of pawns that are not promoted, each from the square `step` before its target.
    fn pawns(&mut self, step: i32, targets: Bitboard);
    /// Double steps of pawns to these squares.
    fn double_steps(&mut self, targets: Bitboard);
    /// Moves of pawns to the last rank, each from the square `step` before its target, with all four promotions.
    fn promotions(&mut self, step: i32, targets: Bitboard);
    /// A capture en passant of the pawn on `taken`.
    fn en_passant(&mut self, from: Square, to: Square, taken: Square);
}

/// The square from which that step leads to this one.
#[inline]
pub(crate) fn before(to: Square, step: i32) -> Square {
    Square::wrapping((to.index() as i32 - step) as u32)
}

/// Passes all legal moves of the player on move, who is `S`, to the visitor.
#[inline]
pub(crate) fn visit<S: Side, V: Visitor>(position: &Position, visitor: &mut V) {
    if position.board.of(S::COLOR, Role::King).single() {
        fast::visit::<S, V>(position, visitor);
    } else {
        plain::visit::<S, V>(position, visitor);
    }
}

fn visit_either<V: Visitor>(position: &Position, visitor: &mut V) {
    match position.turn {
        Color::White => visit::<White, V>(position, visitor),
        Color::Black => visit::<Black, V>(position, visitor),
    }
}

impl Position {
    /// The legal moves of the player on move, in no particular order. Castling is the king's move to its own rook.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Clears the list and fills it with the legal moves, so that its memory can be reused.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        visit_either(self, &mut List { moves, color: self.turn });
    }

    /// The number of legal moves of the player on move.
    #[must_use]
    pub fn count_legal_moves(&self) -> u64 {
        let mut count = Count(0);
        visit_either(self, &mut count);
        count.0
    }

    /// Returns true if the player on move has a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.count_legal_moves() > 0
    }

    /// Returns true if the move is legal. Castling may also be given as the king's two-square move.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.why(mv).is_ok()
    }
}

/// Counts moves without listing them.
pub(crate) struct Count(pub(crate) u64);

impl Visitor for Count {
    #[inline]
    fn piece(&mut self, _: Square, targets: Bitboard) {
        self.0 += u64::from(targets.len());
    }
    #[inline]
    fn king(&mut self, _: Square, targets: Bitboard) {
        self.0 += u64::from(targets.len());
    }
    #[inline]
    fn castling(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
    #[inline]
    fn pawns(&mut self, _: i32, targets: Bitboard) {
        self.0 += u64::from(targets.len());
    }
    #[inline]
    fn double_steps(&mut self, targets: Bitboard) {
        self.0 += u64::from(targets.len());
    }
    #[inline]
    fn promotions(&mut self, _: i32, targets: Bitboard) {
        self.0 += Role::PROMOTIONS.len() as u64 * u64::from(targets.len());
    }
    #[inline]
    fn en_passant(&mut self, _: Square, _: Square, _: Square) {
        self.0 += 1;
    }
}

/// Lists moves.
struct List<'a> {
    moves: &'a mut Vec<Move>,
    color: Color,
}

impl Visitor for List<'_> {
    fn piece(&mut self, from: Square, targets: Bitboard) {
        self.moves.extend(targets.into_iter().map(|to| Move::new(from, to)));
    }
    fn king(&mut self, from: Square, targets: Bitboard) {
        self.piece(from, targets);
    }
    fn castling(&mut self, king: Square, rook: Square) {
        self.moves.push(Move::new(king, rook));
    }
    fn pawns(&mut self, step: i32, targets: Bitboard) {
        self.moves.extend(targets.into_iter().map(|to| Move::new(before(to, step), to)));
    }
    fn double_steps(&mut self, targets: Bitboard) {
        let step = match self.color {
            Color::White => White::FORWARD * 2,
            Color::Black => Black::FORWARD * 2,
        };
        self.pawns(step, targets);
    }
    fn promotions(&mut self, step: i32, targets: Bitboard) {
        for to in targets {
            let promoting = |role| Move::promoting(before(to, step), to, role);
            self.moves.extend(Role::PROMOTIONS.map(promoting));
        }
    }
    fn en_passant(&mut self, from: Square, to: Square, _: Square) {
        self.moves.push(Move::new(from, to));
    }
}
