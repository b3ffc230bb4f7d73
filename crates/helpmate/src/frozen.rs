//! Proof that pieces cannot reach the squares that a checkmate would need.
//!
//! **Squares that pieces may reach.** The proof finds, for every piece including pawns and kings, all squares that it might ever stand on.
//! In case of doubt a square is included: the proof ignores whose turn it is, whether there is a check, and pieces in the way that might
//! move or be captured. A square can become empty if it is empty now, or if the piece on it may leave or be captured.
//!
//! - A piece moves along its lines over squares that can become empty, and ends on one of these or on a square where an enemy piece may
//!   stand.
//! - A pawn is pushed to a square that can become empty. It captures where an enemy piece may stand, and en passant where an enemy pawn may
//!   pass over. By pushes alone it does not pass another pawn on its file that can neither leave the file nor be captured: it stops short
//!   of an enemy pawn, and stays behind one of its own. A promoted pawn may be a queen or a knight; a rook or a bishop reaches nothing that
//!   a queen does not.
//! - A king steps where another piece could go, but not onto a square that is guarded for ever by a piece that can neither leave its own
//!   square nor be captured. Of the squares that a queen, rook or bishop attacks, it guards only the adjacent ones for ever.
//! - If any right to castle is left, kings and rooks on their first rank may also reach its squares c, d, f and g.
//!
//! By induction over the moves of a game, no piece is ever on a square that is not found here: each rule allows every move that is possible
//! if all moves before it were allowed.
//!
//! **Conditions for mate.** The loser's king stands on one of its squares, attacked by a piece of the winner other than the king. Each
//! square around it is attacked by such a piece, or next to the winner's king, which stands on one of *its* squares at least two steps
//! away, or occupied by a piece of the loser, a different one for each square. If no more than three of the winner's pieces can move, the
//! piece that gives check is tried on each of its squares in turn, and attacks only what it attacks from there. If the conditions fail for
//! every pair of king squares, no series of legal moves ends in mate.
//!
//! There is no proof if a pawn of the winner might promote: another queen can nearly always mate.

use crate::sets::{DIAGONAL, STRAIGHT, ahead, at_or_beyond, last_rank, one_man_each, pawns_rank, slide};
use alloc::vec::Vec;
use touchmove_board::attacks::{
    king_steps, king_steps_of, knight_jumps, knight_jumps_of, pawn_captures, pawn_captures_of,
};
use touchmove_board::{Bitboard, CastlingRights, Color, File, Position, Rank, Role, Square};

/// Returns true if it is proven that this side can never checkmate. The game must not be over.
pub(crate) fn no_net(position: &Position, winner: Color) -> bool {
    position.board.has_one_king_each()
        && Men::of(position, winner).is_some_and(|men| !men.net_is_possible(winner))
}

/// One piece, and every square it might ever stand on.
#[derive(Copy, Clone, PartialEq)]
struct Man {
    color: Color,
    role: Role,
    origin: Square,
    /// The squares of a pawn that has not captured yet.
    pushed: Bitboard,
    /// The squares of a pawn that has captured, or of any other piece.
    reach: Bitboard,
    /// The squares of a promoted pawn: as a queen, and as a knight.
    queen: Bitboard,
    knight: Bitboard,
}

impl Man {
    fn squares(&self) -> Bitboard {
        self.pushed | self.captor()
    }

    /// The squares on which it may capture. A pawn that has only been pushed has captured nothing.
    fn captor(&self) -> Bitboard {
        self.reach | self.queen | self.knight
    }

    /// The squares that it guards as long as it stays on its square, whatever else happens.
    fn guards_for_ever(&self) -> Bitboard {
        let near = king_steps(self.origin);
        let straight = Bitboard::rank(self.origin.rank()) | Bitboard::file(self.origin.file());
        match self.role {
            Role::Pawn => pawn_captures(self.color, self.origin),
            Role::Knight => knight_jumps(self.origin),
            Role::King | Role::Queen => near,
            Role::Rook => near & straight,
            Role::Bishop => near.without(straight),
        }
    }
}

/// All pieces, and what follows from the squares that they may reach.
struct Men {
    men: Vec<Man>,
    /// Squares that can become empty.
    vacant: Bitboard,
    /// By colour: where pieces other than the king may stand.
    present: [Bitboard; 2],
    /// By colour: where pieces may capture.
    captors: [Bitboard; 2],
    /// The pawn that may be captured en passant at once, by a capture that does not end on its square.
    passing: Bitboard,
    /// By colour: the squares that its pawns may pass over, or have just passed over.
    passed: [Bitboard; 2],
}

impl Men {
    /// Finds all squares; `None` if a pawn of the winner might promote.
    fn of(position: &Position, winner: Color) -> Option<Self> {
        let just_passed = position.en_passant.map_or(Bitboard::EMPTY, Bitboard::of);
        let passing = ahead(!position.turn, just_passed);
        let mut passed = [Bitboard::EMPTY; 2];
        passed[!position.turn as usize] = just_passed;
        let vacant = !position.board.occupied() | passing;
        let none = Bitboard::EMPTY;
        let mut men = Vec::with_capacity(32);
        for (origin, piece) in position.board.pieces() {
            let stands = Bitboard::of(origin);
            let (pushed, mut reach) = if piece.role == Role::Pawn { (stands, none) } else { (none, stands) };
            if position.castling != CastlingRights::NONE && matches!(piece.role, Role::King | Role::Rook) {
                reach |= castling_squares(piece.color, origin);
            }
            men.push(Man {
                color: piece.color,
                role: piece.role,
                origin,
                pushed,
                reach,
                queen: none,
                knight: none,
            });
        }
        let mut men = Self { men, vacant, present: [none; 2], captors: [none; 2], passing, passed };
        while men.grow() {
            if men.men.iter().any(|man| man.color == winner && man.queen.any()) {
                return None;
            }
        }
        Some(men)
    }

    /// Lets every piece move once more from all its squares. Returns true if a square was new.
    fn grow(&mut self) -> bool {
        let mut changed = self.look();
        let barred = self.barred();
        for index in 0..self.men.len() {
            let next = self.moved(&self.men[index], &barred);
            if next != self.men[index] {
                self.men[index] = next;
                changed = true;
            }
        }
        changed
    }

    /// Updates what follows from the squares of the pieces. Returns true if anything was new.
    fn look(&mut self) -> bool {
        let before = (self.vacant, self.present, self.captors, self.passed);
        for man in &self.men {
            let color = man.color as usize;
            self.captors[color] |= man.captor();
            if man.role != Role::King {
                self.present[color] |= man.squares();
            }
        }
        for man in &self.men {
            let captured = man.role != Role::King && self.captors[!man.color as usize].has(man.origin);
            if captured || man.squares() != Bitboard::of(man.origin) {
                self.vacant |= Bitboard::of(man.origin);
            }
        }
        for man in &self.men {
            if man.role == Role::Pawn && pawns_rank(man.color).has(man.origin) {
                let over = ahead(man.color, Bitboard::of(man.origin)) & self.vacant;
                if (ahead(man.color, over) & self.vacant).any() {
                    self.passed[man.color as usize] |= over;
                }
            }
        }
        before != (self.vacant, self.present, self.captors, self.passed)
    }

    /// By colour: squares closed to its king for ever.
    fn barred(&self) -> [Bitboard; 2] {
        let mut barred = [Bitboard::EMPTY; 2];
        for man in &self.men {
            if !self.vacant.has(man.origin) {
                barred[!man.color as usize] |= man.guards_for_ever();
            }
        }
        barred
    }

    fn moved(&self, man: &Man, barred: &[Bitboard; 2]) -> Man {
        let (vacant, enemies) = (self.vacant, self.present[!man.color as usize]);
        let open = vacant | enemies;
        let mut next = *man;
        match man.role {
            Role::Pawn => {
                let last = last_rank(man.color);
                let once = ahead(man.color, man.pushed) & vacant;
                let from_start = ahead(man.color, man.pushed & pawns_rank(man.color)) & vacant;
                let twice = ahead(man.color, from_start) & vacant;
                let pushed = (once | twice).without(self.closed_on_file(man));
                let captured = pawn_captures_of(man.color, man.pushed | man.reach)
                    & (enemies | self.passed[!man.color as usize]);
                let strayed = captured | ahead(man.color, man.reach) & vacant;
                next.pushed |= pushed.without(last);
                next.reach |= strayed.without(last);
                next.queen |= (pushed | strayed) & last;
                next.knight |= (pushed | strayed) & last;
                if next.queen.any() {
                    let lines = slide(next.queen, &STRAIGHT, vacant) | slide(next.queen, &DIAGONAL, vacant);
                    next.queen |= lines & open;
                    next.knight |= knight_jumps_of(next.knight) & open;
                }
            }
            Role::Knight => next.reach |= knight_jumps_of(man.reach) & open,
            Role::Bishop => next.reach |= slide(man.reach, &DIAGONAL, vacant) & open,
            Role::Rook => next.reach |= slide(man.reach, &STRAIGHT, vacant) & open,
            Role::Queen => {
                next.reach |=
                    (slide(man.reach, &STRAIGHT, vacant) | slide(man.reach, &DIAGONAL, vacant)) & open;
            }
            Role::King => next.reach |= king_steps_of(man.reach) & open.without(barred[man.color as usize]),
        }
        next
    }

    /// The squares of its own file that the pawn cannot reach by pushes alone, because other pawns are in the way for ever.
    fn closed_on_file(&self, pawn: &Man) -> Bitboard {
        let file = Bitboard::file(pawn.origin.file());
        let mut closed = Bitboard::EMPTY;
        for other in &self.men {
            let in_front =
                other.origin != pawn.origin && at_or_beyond(pawn.color, pawn.origin).has(other.origin);
            if other.role != Role::Pawn || !in_front || !file.has(other.origin) || self.leaves_file(other) {
                continue;
            }
            let nearest = match pawn.color {
                _ if other.color != pawn.color => Some(other.origin),
                Color::White => other.pushed.last(),
                Color::Black => other.pushed.first(),
            };
            closed |= nearest.map_or(Bitboard::EMPTY, |square| file & at_or_beyond(pawn.color, square));
        }
        closed
    }

    /// Returns true if the pawn may capture, promote, or be captured.
    fn leaves_file(&self, pawn: &Man) -> bool {
        pawn.captor().any()
            || self.passing.has(pawn.origin)
            || (pawn.pushed & self.captors[!pawn.color as usize]).any()
    }

    fn net_is_possible(&self, winner: Color) -> bool {
        let king = |color| self.men.iter().find(|man| man.color == color && man.role == Role::King);
        let (Some(loser_king), Some(winner_king)) = (king(!winner), king(winner)) else { return true };
        // The loser's king does not shield the squares behind it, because it would step onto them.
        let through = self.vacant | loser_king.reach;
        let attackers: Vec<&Man> =
            self.men.iter().filter(|man| man.color == winner && man.role != Role::King).collect();
        let attacks: Vec<Bitboard> =
            attackers.iter().map(|man| attacks(man.role, winner, man.squares(), through)).collect();
        let all = attacks.iter().fold(Bitboard::EMPTY, |set, more| set | *more);
        let blockers: Vec<Bitboard> = self
            .men
            .iter()
            .filter(|man| man.color != winner && man.role != Role::King)
            .map(Man::squares)
            .collect();
        let held = |king: Square, attacked: Bitboard| {
            let open = king_steps(king).without(attacked);
            let away = winner_king.reach.without(king_steps(king) | Bitboard::of(king));
            away.into_iter().any(|place| one_man_each(open.without(king_steps(place)), &blockers))
        };
        let checked_by_one = |king: Square| {
            attackers.iter().enumerate().any(|(index, man)| {
                let others = attacks.iter().enumerate().filter(|(other, _)| *other != index);
                let others = others.fold(Bitboard::EMPTY, |set, (_, more)| set | *more);
                man.squares().into_iter().any(|square| {
                    let from_there = attacks_from(man.role, winner, square, through);
                    from_there.has(king) && held(king, from_there | others)
                })
            })
        };
        // With more than three, checking them one by one takes long and proves little.
        let many_can_move = attackers.iter().filter(|man| man.squares().several()).count() > 3;
        (loser_king.reach & all)
            .into_iter()
            .any(|king| held(king, all) && (many_can_move || checked_by_one(king)))
    }
}

fn castling_squares(color: Color, origin: Square) -> Bitboard {
    let rank = Rank::First.seen_by(color);
    if origin.rank() != rank {
        return Bitboard::EMPTY;
    }
    [File::C, File::D, File::F, File::G].into_iter().map(|file| Square::new(file, rank)).collect()
}

fn attacks_from(role: Role, color: Color, square: Square, through: Bitboard) -> Bitboard {
    attacks(role, color, Bitboard::of(square), through)
}

fn attacks(role: Role, color: Color, men: Bitboard, through: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_captures_of(color, men),
        Role::Knight => knight_jumps_of(men),
        Role::Bishop => slide(men, &DIAGONAL, through),
        Role::Rook => slide(men, &STRAIGHT, through),
        Role::Queen => slide(men, &STRAIGHT, through) | slide(men, &DIAGONAL, through),
        Role::King => king_steps_of(men),
    }
}
