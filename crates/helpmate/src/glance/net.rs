//! Mates with a queen or a rook that gives check where the king has no flight.

use super::play::{Play, pawn_step};
use super::{covered, heavy_attacks, queen_attacks};
use crate::mate::attacks;
use touchmove_board::attacks::{
    between, bishop_attacks, diagonal_lines, king_steps, king_steps_of, knight_jumps, pawn_origins,
    rook_attacks, straight_lines,
};
use touchmove_board::{Bitboard, Board, Color, File, Move, Rank, Role, Square};

/// The maximum number of plans that are played.
const PLANS: u32 = 8;

/// Plays to a mate by a queen or a rook that gives check where the king has no flight: next to it and guarded, or from afar. The king may
/// first go a step or two to a square where that can happen. Returns true if it succeeded.
pub(super) fn closes(play: &mut Play<'_>, winner: Color) -> bool {
    let (root, len) = (play.position, play.len());
    let board = &root.board;
    let Some(king) = play.king_of(!winner) else { return false };
    let mut plans = PLANS;
    let heavy = board.of(winner, Role::Queen) | board.of(winner, Role::Rook);
    if heavy.is_empty() {
        return false;
    }
    let light = covered(board, winner, heavy);
    let men = board.of_color(!winner).without(Bitboard::of(king));
    for from in board.of(winner, Role::Queen).into_iter().chain(board.of(winner, Role::Rook)) {
        let Some(role) = board.role_at(from) else { continue };
        let mover = Bitboard::of(from);
        let behind = board.occupied().without(Bitboard::of(king));
        let rest = heavy
            .without(mover)
            .into_iter()
            .fold(light, |rest, man| rest | heavy_attacks(board, man, man, behind));
        let behind = behind.without(mover);
        let free = !(board.of_color(winner) | Bitboard::of(king)) | mover;
        let open = !(board.occupied() | rest | attacks(role, winner, from, behind));
        let near = king_steps(king) & open;
        let far = king_steps_of(near) & open.without(near | Bitboard::of(king));
        // Most places can be ruled out at once.
        let hopeful = hopeful(role, men | rest);
        let (here, near_ones, far_ones) = (Bitboard::of(king) & hopeful, near & hopeful, far & hopeful);
        for place in here.into_iter().chain(near_ones).chain(far_ones) {
            let flights = king_steps(place).without(men | rest);
            // The squares from which, on an empty board, the piece attacks the king and every flight, or stands on the flight. Pieces on
            // the board never add to them.
            let bearing = flights.into_iter().fold(lines(role, place), |bearing, flight| {
                bearing & (lines(role, flight) | Bitboard::of(flight))
            });
            if (bearing & free).is_empty() {
                continue;
            }
            for square in bearing & free & attacks(role, winner, place, behind) {
                let held = attacks(role, winner, square, behind) | Bitboard::of(square);
                if flights.without(held).any() {
                    continue;
                }
                let plan = Plan { role, from, square, king, place, near };
                if let Some(moves) = plan.moves(board, winner) {
                    if plan.arrives(play, winner, moves) {
                        return true;
                    }
                    play.again_from(root, len);
                    plans -= 1;
                    if plans == 0 {
                        return false;
                    }
                }
            }
        }
    }
    false
}

/// The squares where a queen or a rook could mate a king that has no flight to the squares of `closed`. For a king anywhere else, no single
/// square attacks it and covers all its flights, even on an empty board.
///
/// A rook next to the king covers the flights beside the rook and the one behind the king; from afar it covers no more than the two on its
/// line. So the two flights on the other line through the king, and the two in the corners away from the rook, must be closed. A queen next
/// to the king covers all its flights but the two that are a knight's move away from her; from afar she covers no more than from the
/// nearest square on that line. So two flights in the corners on one side must be closed, or one in front of or behind the king and one
/// beside it.
fn hopeful(role: Role, closed: Bitboard) -> Bitboard {
    const A: u64 = Bitboard::file(File::A).0;
    const H: u64 = Bitboard::file(File::H).0;
    const FIRST: u64 = Bitboard::rank(Rank::First).0;
    const EIGHTH: u64 = Bitboard::rank(Rank::Eighth).0;
    // For every square at once: true if its neighbour in that direction is closed or off the board.
    let (east, west) = ((closed.0 & !A) >> 1 | H, (closed.0 & !H) << 1 | A);
    let (north, south) = (closed.0 >> 8 | EIGHTH, closed.0 << 8 | FIRST);
    let (north_east, north_west) = ((closed.0 & !A) >> 9 | H | EIGHTH, (closed.0 & !H) >> 7 | A | EIGHTH);
    let (south_east, south_west) = ((closed.0 & !A) << 7 | H | FIRST, (closed.0 & !H) << 9 | A | FIRST);
    Bitboard(match role {
        Role::Queen => {
            (north | south) & (east | west) | (north_east | south_west) & (north_west | south_east)
        }
        _ => {
            north & south & (north_east & south_east | north_west & south_west)
                | east & west & (north_east & north_west | south_east & south_west)
        }
    })
}

/// The squares that a queen or a rook there attacks on an empty board.
fn lines(role: Role, from: Square) -> Bitboard {
    match role {
        Role::Queen => straight_lines(from) | diagonal_lines(from),
        _ => straight_lines(from),
    }
}

/// The pieces of a mate and their squares.
struct Plan {
    /// The queen or rook, the square where it stands, and the square from which it mates.
    role: Role,
    from: Square,
    square: Square,
    /// The king's square, the square where it is mated, and the squares that it can step to first.
    king: Square,
    place: Square,
    near: Bitboard,
}

impl Plan {
    /// The winner's moves: a guarding move if needed, an approach if needed, and the mate.
    fn moves(&self, board: &Board, winner: Color) -> Option<[Option<Move>; 3]> {
        let occupied = board.occupied();
        let around = king_steps(self.place);
        let must_be_guarded = around.has(self.square);
        let guards = board.attackers(self.square, winner).without(Bitboard::of(self.from));
        let guard = match must_be_guarded && guards.is_empty() {
            true => Some(self.guard_move(board, winner)?),
            false => None,
        };
        let guarded_from = guard.map_or(Bitboard::EMPTY, |guard| Bitboard::of(guard.to));
        let lines = attacks(self.role, winner, self.from, occupied);
        if lines.has(self.square) && (between(self.from, self.square) & guarded_from).is_empty() {
            return Some([guard, None, Some(Move::new(self.from, self.square))]);
        }
        let meeting = lines & attacks(self.role, winner, self.square, occupied);
        let seen = attacks(self.role, winner, self.place, occupied)
            | attacks(self.role, winner, self.king, occupied);
        let to = meeting.without(board.of_color(winner) | around | seen | guarded_from).first()?;
        Some([guard, Some(Move::new(self.from, to)), Some(Move::new(to, self.square))])
    }

    /// Plays the plan. Returns true if it ends in checkmate.
    fn arrives(&self, play: &mut Play<'_>, winner: Color, plan: [Option<Move>; 3]) -> bool {
        let here = Bitboard::of(self.square) | Bitboard::of(self.place);
        let stops = plan.iter().flatten().fold(here, |all, mv| all | Bitboard::of(mv.to));
        let keep = king_steps(self.place) | stops;
        let line = Bitboard::of(self.square) | between(self.place, self.square);
        // The loser's pieces must not give check either.
        let own = play.position.board.of(winner, Role::King);
        let mut at = self.king;
        let mut moves = plan.into_iter().flatten().peekable();
        while let Some(next) = moves.peek().copied() {
            if play.position.turn != winner {
                if at == self.place {
                    if !play.look_away(keep, line, own, Bitboard::EMPTY) {
                        return false;
                    }
                } else {
                    let step = if king_steps(at).has(self.place) {
                        self.place
                    } else {
                        match (king_steps(self.place) & self.near).first() {
                            Some(step) => step,
                            None => return false,
                        }
                    };
                    if !play.make(Move::new(at, step)) {
                        return false;
                    }
                    at = step;
                }
                continue;
            }
            let is_last = next.to == self.square;
            if is_last && at != self.place {
                // The winner waits until the king has arrived.
                let guards = play.position.board.attackers(self.square, winner);
                if !play.wait(keep | guards | Bitboard::of(next.from), self.place) {
                    return false;
                }
                continue;
            }
            moves.next();
            if !play.make(next) {
                return false;
            }
        }
        play.position.is_checkmate()
    }

    /// Finds a move by which another piece of the winner guards that square. Unless it is a pawn, it does not attack the king's place.
    fn guard_move(&self, board: &Board, winner: Color) -> Option<Move> {
        let Self { square, place: king, .. } = *self;
        let occupied = board.occupied();
        let own = board.of_color(winner);
        let of = |role| board.of(winner, role).without(Bitboard::of(self.from));
        let free = |to: Bitboard| to.without(own | king_steps(king) | Bitboard::of(king));
        for man in of(Role::Knight) {
            let to = free(knight_jumps(man) & knight_jumps(square)).without(knight_jumps(king));
            if let Some(to) = to.first() {
                return Some(Move::new(man, to));
            }
        }
        let diagonals = bishop_attacks(square, occupied);
        for man in of(Role::Bishop) {
            let to = free(bishop_attacks(man, occupied) & diagonals).without(bishop_attacks(king, occupied));
            if let Some(to) = to.first() {
                return Some(Move::new(man, to));
            }
        }
        let straights = rook_attacks(square, occupied);
        for man in of(Role::Rook) {
            let to = free(rook_attacks(man, occupied) & straights).without(rook_attacks(king, occupied));
            if let Some(to) = to.first() {
                return Some(Move::new(man, to));
            }
        }
        for to in pawn_origins(winner, square).without(occupied) {
            let from = pawn_step(!winner, to)?;
            if of(Role::Pawn).has(from) {
                return Some(Move::new(from, to));
            }
        }
        // Another queen can guard the square too.
        for man in of(Role::Queen) {
            let to = free(queen_attacks(man, occupied) & (diagonals | straights));
            if let Some(to) = to.without(queen_attacks(king, occupied)).first() {
                return Some(Move::new(man, to));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proofs::random::Random;

    /// The places that are ruled out at once are those for which no square attacks the king and covers all its flights.
    #[test]
    fn a_place_is_hopeful_if_a_square_bears_on_all() {
        let mut random = Random::new(0x4E7);
        for _ in 0..2_000 {
            let closed = Bitboard(random.next() & random.next() | random.next() & random.next());
            let closed = if random.percent(50) { Bitboard(closed.0 & random.next()) } else { closed };
            for role in [Role::Queen, Role::Rook] {
                let hopeful = hopeful(role, closed);
                for place in Bitboard::ALL {
                    let flights = king_steps(place).without(closed);
                    let bearing = flights.into_iter().fold(lines(role, place), |bearing, flight| {
                        bearing & (lines(role, flight) | Bitboard::of(flight))
                    });
                    assert_eq!(bearing.any(), hopeful.has(place), "{role:?} {place} {closed:?}");
                }
            }
        }
    }
}
