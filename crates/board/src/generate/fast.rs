//! Legal moves of a player who has exactly one king.
//!
//! First it determines how the opponent restricts that king: the squares it may not step on, the pieces that give check, the lines along
//! which its own pieces are pinned. The moves that respect all three are exactly the legal ones. Only castling and captures en
//! passant, which remove two pieces from a rank at once, are checked one by one.

use super::{Side, Visitor};
use crate::attacks::{
    between, bishop_attacks, diagonal_lines, king_steps, king_steps_of, knight_jumps, knight_jumps_of,
    pawn_captures_of, pawn_origins, rook_attacks, straight_lines,
};
use crate::castling::CastlingPath;
use crate::{Bitboard, Board, Position, Role, Square};

/// Passes every legal move to the visitor. The player on move is `S` and has exactly one king.
#[inline]
pub(super) fn visit<S: Side, V: Visitor>(position: &Position, visitor: &mut V) {
    let board = &position.board;
    let (us, them) = (board.of_color(S::COLOR), board.of_color(<S::Opponent as Side>::COLOR));
    let occupied = us | them;
    let Some(king) = (us & board.of_role(Role::King)).first() else { return };

    let enemy = Enemy::of(board, them);
    // A king may not be captured (1.4.1), nor a piece of one's own (3.1).
    let open = !(us | enemy.kings);
    let castlings = free_castlings::<S>(position, king, us, occupied);
    let mut attacked = enemy.near_attacks::<S>();
    let steps = (king_steps(king) & open).without(attacked);
    if steps.any() || castlings.any() {
        // The king does not block the line of a piece from which it steps away.
        attacked |= enemy.far_attacks(occupied.without(Bitboard::of(king)));
        visitor.king(king, steps.without(attacked));
    }

    let straight = lines_to(king, us, occupied, straight_lines(king) & enemy.straight);
    let diagonal = lines_to(king, us, occupied, diagonal_lines(king) & enemy.diagonal);
    let pins = Pins { straight: straight.pins, diagonal: diagonal.pins };
    let checkers = straight.checkers
        | diagonal.checkers
        | knight_jumps(king) & enemy.knights
        | pawn_origins(<S::Opponent as Side>::COLOR, king) & enemy.pawns
        | king_steps(king) & enemy.kings;
    if checkers.several() {
        return;
    }
    // Every other piece must capture the piece that gives check, or interpose (3.9).
    let answers = match checkers.first() {
        None => Bitboard::ALL,
        Some(checker) => between(king, checker) | checkers,
    };
    let targets = open & answers;

    for knight in (us & board.of_role(Role::Knight)).without(pins.straight).without(pins.diagonal) {
        visitor.piece(knight, knight_jumps(knight) & targets);
    }
    let diagonal = (us & board.diagonal_sliders()).without(pins.straight);
    for slider in diagonal.without(pins.diagonal) {
        visitor.piece(slider, bishop_attacks(slider, occupied) & targets);
    }
    for slider in diagonal & pins.diagonal {
        visitor.piece(slider, bishop_attacks(slider, occupied) & targets & pins.diagonal);
    }
    let straight = (us & board.straight_sliders()).without(pins.diagonal);
    for slider in straight.without(pins.straight) {
        visitor.piece(slider, rook_attacks(slider, occupied) & targets);
    }
    for slider in straight & pins.straight {
        visitor.piece(slider, rook_attacks(slider, occupied) & targets & pins.straight);
    }

    let pawns = (us & board.of_role(Role::Pawn)).without(S::FIRST);
    visit_pawns::<S, V>(pawns, occupied, them & targets, answers, &pins, visitor);
    if position.en_passant.is_some_and(|over| (pawn_origins(S::COLOR, over) & pawns).any()) {
        visit_en_passant::<V>(position, visitor);
    }
    for rook in castlings {
        let path = CastlingPath::new(S::COLOR, king, rook);
        if (path.must_be_safe & attacked).is_empty() && path.king_arrives_safely(position, S::COLOR) {
            visitor.castling(king, rook);
        }
    }
}

/// The squares that these pieces of side `S` attack.
#[inline]
pub(super) fn attacked_by<S: Side>(board: &Board, pieces: Bitboard, occupied: Bitboard) -> Bitboard {
    let enemy = Enemy::of(board, pieces);
    enemy.near_attacks::<S::Opponent>() | enemy.far_attacks(occupied)
}

/// The opponent's pieces by the way they attack.
struct Enemy {
    pawns: Bitboard,
    knights: Bitboard,
    kings: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
}

impl Enemy {
    #[inline]
    fn of(board: &Board, them: Bitboard) -> Self {
        Self {
            pawns: them & board.of_role(Role::Pawn),
            knights: them & board.of_role(Role::Knight),
            kings: them & board.of_role(Role::King),
            diagonal: them & board.diagonal_sliders(),
            straight: them & board.straight_sliders(),
        }
    }

    /// The squares attacked by pawns, knights and kings.
    #[inline]
    fn near_attacks<S: Side>(&self) -> Bitboard {
        pawn_captures_of(<S::Opponent as Side>::COLOR, self.pawns)
            | knight_jumps_of(self.knights)
            | king_steps_of(self.kings)
    }

    /// The squares attacked by bishops, rooks and queens.
    #[inline]
    fn far_attacks(&self, occupied: Bitboard) -> Bitboard {
        let mut attacked = Bitboard::EMPTY;
        for slider in self.diagonal {
            attacked |= bishop_attacks(slider, occupied);
        }
        for slider in self.straight {
            attacked |= rook_attacks(slider, occupied);
        }
        attacked
    }
}

/// The lines along which pieces are pinned: all squares from the king up to the pinning piece.
pub(super) struct Pins {
    pub(super) straight: Bitboard,
    pub(super) diagonal: Bitboard,
}

/// The checks and pins by enemy sliders on the lines of the king.
pub(super) struct Lines {
    pub(super) checkers: Bitboard,
    pub(super) pins: Bitboard,
}

/// A slider with nothing between it and the king gives check. A slider with a single piece in between, of the king's own side,
/// pins that piece.
#[inline]
pub(super) fn lines_to(king: Square, us: Bitboard, occupied: Bitboard, sliders: Bitboard) -> Lines {
    let mut lines = Lines { checkers: Bitboard::EMPTY, pins: Bitboard::EMPTY };
    for slider in sliders {
        let line = between(king, slider);
        let shields = line & occupied;
        if shields.is_empty() {
            lines.checkers |= Bitboard::of(slider);
        } else if !shields.several() && (shields & us).any() {
            lines.pins |= line | Bitboard::of(slider);
        }
    }
    lines
}

/// Moves of all pawns at once (3.7), en passant aside. A pinned pawn stays on its line: pinned on a file it may only
/// advance, pinned on a diagonal it may only capture along it, pinned on a rank it may not move.
#[inline]
pub(super) fn visit_pawns<S: Side, V: Visitor>(
    pawns: Bitboard,
    occupied: Bitboard,
    captures: Bitboard,
    answers: Bitboard,
    pins: &Pins,
    visitor: &mut V,
) {
    let empty = !occupied;
    let walkers = pawns.without(pins.diagonal);
    let single = empty
        & (S::forward(walkers.without(pins.straight)) | S::forward(walkers & pins.straight) & pins.straight);
    visitor.double_steps(S::forward(single & S::THIRD) & empty & answers);
    let single = single & answers;

    let takers = S::forward(pawns.without(pins.straight).without(pins.diagonal));
    let pinned_takers = S::forward(pawns.without(pins.straight) & pins.diagonal);
    let east = captures & (takers.east() | pinned_takers.east() & pins.diagonal);
    let west = captures & (takers.west() | pinned_takers.west() & pins.diagonal);

    visitor.pawns(S::FORWARD, single.without(S::LAST));
    visitor.pawns(S::FORWARD + 1, east.without(S::LAST));
    visitor.pawns(S::FORWARD - 1, west.without(S::LAST));
    if ((single | east | west) & S::LAST).any() {
        visitor.promotions(S::FORWARD, single & S::LAST);
        visitor.promotions(S::FORWARD + 1, east & S::LAST);
        visitor.promotions(S::FORWARD - 1, west & S::LAST);
    }
}

/// Captures en passant are rare, and pins and checks are complicated then, so the board after the capture is checked.
#[inline(never)]
fn visit_en_passant<V: Visitor>(position: &Position, visitor: &mut V) {
    let Some(step) = position.double_step() else { return };
    for from in position.en_passant_capturers(step) {
        if position.en_passant_is_safe(from, step) {
            visitor.en_passant(from, step.over, step.pawn);
        }
    }
}

/// The rooks with which the king has the right to castle and no piece stands in the way (3.8.2.1, 3.8.2.2.2).
#[inline]
pub(super) fn free_castlings<S: Side>(
    position: &Position,
    king: Square,
    us: Bitboard,
    occupied: Bitboard,
) -> Bitboard {
    let rights = position.castling.rooks() & S::FIRST;
    if rights.is_empty() || !S::FIRST.has(king) {
        return Bitboard::EMPTY;
    }
    let rooks = rights & us & position.board.of_role(Role::Rook);
    let beyond = Bitboard(!0 << king.index());
    let outer = [(rooks & beyond).last(), rooks.without(beyond).first()];
    let mut free = Bitboard::EMPTY;
    for rook in outer.into_iter().flatten() {
        if CastlingPath::new(S::COLOR, king, rook).is_free(occupied) {
            free |= Bitboard::of(rook);
        }
    }
    free
}
