//! A line at first glance: no moves are listed and none are weighed, only those of one plan are made.
//!
//! Most positions of real games have a short line in which a queen arrives next to the king, guarded, with every flight
//! hers or blocked, while the loser's men look away. Where the two kings are out in the open, the loser's goes to the edge and the winner's
//! faces it, and a queen or a rook mates on the edge. Either plan is read off the board with a few sets of squares; it is then
//! played move by move, each one looked at for its king's safety, and the end is looked at for mate. So what is found is a line, and
//! what is not found proves nothing.

use crate::mate::{attacks, mate_in_one};
use touchmove_board::attacks::{
    bishop_attacks, king_steps, king_steps_of, knight_jumps, knight_jumps_of, pawn_captures_of, pawn_origins,
    rook_attacks,
};
use touchmove_board::{Bitboard, Board, Color, File, Move, Position, Rank, Role, Square};

/// Finds a line at first glance, or not.
pub(crate) fn finds(root: &Position, winner: Color, moves: &mut Vec<Move>, line: &mut Vec<Move>) -> bool {
    let board = &root.board;
    let (king, own) = (board.of(!winner, Role::King), board.of(winner, Role::King));
    if !king.single() || !own.single() || root.is_check() {
        return false;
    }
    let (Some(king), Some(own)) = (king.first(), own.first()) else { return false };
    board.of(winner, Role::Queen).any() && contact(root, winner, king, line)
        || edge(root, winner, king, own, moves, line)
}

/// A line as it is played.
struct Play<'a> {
    position: Position,
    line: &'a mut Vec<Move>,
}

impl Play<'_> {
    /// Makes a move that the piece can make, if it leaves its king safe.
    fn make(&mut self, mv: Move) -> bool {
        let is_safe = self.position.leaves_king_safe(mv.from, mv.to);
        if is_safe {
            self.line.push(mv);
            self.position.play(mv);
        }
        is_safe
    }

    /// A move of the player on move that keeps these squares as they are and does not bear on that one; of the men that do, if there are any.
    fn look_away(&mut self, keep: Bitboard, from: Square) -> bool {
        let color = self.position.turn;
        let board = self.position.board;
        let occupied = board.occupied();
        let kings = board.of_role(Role::King);
        let takers = board.attackers(from, color).without(kings);
        let others = board.of_color(color).without(kings | keep);
        let men = if takers.any() { takers } else { others };
        for man in men {
            let Some(role) = board.role_at(man) else { continue };
            let to = if role == Role::Pawn {
                pawn_step(color, man).filter(|to| !occupied.has(*to)).map_or(Bitboard::EMPTY, Bitboard::of)
            } else {
                attacks(role, color, man, occupied)
            };
            let last_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
            let to = to.without(occupied | keep | Bitboard::of(from));
            let to = if role == Role::Pawn { to.without(last_ranks) } else { to };
            for to in to {
                let covered = attacks(role, color, to, occupied ^ Bitboard::of(man));
                if !covered.has(from) && self.make(Move::new(man, to)) {
                    return true;
                }
            }
        }
        false
    }
}

fn pawn_step(color: Color, pawn: Square) -> Option<Square> {
    let rank = match color {
        Color::White => pawn.index() + 8,
        Color::Black => pawn.index().checked_sub(8)?,
    };
    Square::from_index(rank)
}

fn queen_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    bishop_attacks(from, occupied) | rook_attacks(from, occupied)
}

/// Everything that the side attacks, but for these men; the other side's king does not stand in the way.
fn covered(board: &Board, color: Color, without: Bitboard) -> Bitboard {
    let men = board.of_color(color).without(without);
    let occupied = board.occupied().without(board.of(!color, Role::King));
    let mut all = pawn_captures_of(color, men & board.of_role(Role::Pawn))
        | knight_jumps_of(men & board.of_role(Role::Knight))
        | king_steps_of(men & board.of_role(Role::King));
    for man in men & (board.of_role(Role::Bishop) | board.of_role(Role::Queen)) {
        all |= bishop_attacks(man, occupied);
    }
    for man in men & (board.of_role(Role::Rook) | board.of_role(Role::Queen)) {
        all |= rook_attacks(man, occupied);
    }
    all
}

/// The queen next to the king.
fn contact(root: &Position, winner: Color, king: Square, line: &mut Vec<Move>) -> bool {
    let board = &root.board;
    let Some(queen) = board.of(winner, Role::Queen).first() else { return false };
    let around = king_steps(king);
    let flights = around.without(board.of_color(!winner) | covered(board, winner, Bitboard::of(queen)));
    let behind = board.occupied().without(Bitboard::of(king) | Bitboard::of(queen));
    for square in around.without(board.of_color(winner)) {
        let left = flights.without(queen_attacks(square, behind) | Bitboard::of(square));
        if left.is_empty() && contact_at(root, winner, king, queen, square, line) {
            return true;
        }
    }
    false
}

fn contact_at(
    root: &Position,
    winner: Color,
    king: Square,
    queen: Square,
    square: Square,
    line: &mut Vec<Move>,
) -> bool {
    let board = &root.board;
    let occupied = board.occupied();
    let here = Bitboard::of(square);
    let keep = king_steps(king) | here;
    let guards = board.attackers(square, winner).without(Bitboard::of(queen));
    let guard = match guards.any() {
        true => None,
        false => match guard_move(board, winner, king, queen, square) {
            Some(mv) => Some(mv),
            None => return false,
        },
    };
    let lines = queen_attacks(queen, occupied);
    let approach = match lines.has(square) {
        true => None,
        false => {
            let from_there = queen_attacks(square, occupied) & lines;
            let to =
                from_there.without(board.of_color(winner) | keep | queen_attacks(king, occupied)).first();
            match to {
                Some(to) => Some(to),
                None => return false,
            }
        }
    };
    line.clear();
    let mut play = Play { position: *root, line };
    let keep = keep | approach.map_or(Bitboard::EMPTY, Bitboard::of);
    let last = approach.unwrap_or(queen);
    let plan = [guard, approach.map(|to| Move::new(queen, to)), Some(Move::new(last, square))];
    for mv in plan.into_iter().flatten() {
        if play.position.turn != winner && !play.look_away(keep | Bitboard::of(mv.to), square) {
            return false;
        }
        if mv.to == square && !queen_attacks(last, play.position.board.occupied()).has(square) {
            return false;
        }
        if play.position.board.of_color(winner).has(mv.to) || !play.make(mv) {
            return false;
        }
    }
    play.position.is_checkmate()
}

/// A move by which a man of the winner's comes to guard that square, without a check.
fn guard_move(board: &Board, winner: Color, king: Square, queen: Square, square: Square) -> Option<Move> {
    let occupied = board.occupied();
    let own = board.of_color(winner);
    let free = |to: Bitboard| to.without(own | king_steps(king) | Bitboard::of(king));
    for man in board.of(winner, Role::Knight) {
        let to = free(knight_jumps(man) & knight_jumps(square)).without(knight_jumps(king));
        if let Some(to) = to.first() {
            return Some(Move::new(man, to));
        }
    }
    let diagonals = bishop_attacks(square, occupied);
    for man in board.of(winner, Role::Bishop) {
        let to = free(bishop_attacks(man, occupied) & diagonals).without(bishop_attacks(king, occupied));
        if let Some(to) = to.first() {
            return Some(Move::new(man, to));
        }
    }
    let straights = rook_attacks(square, occupied);
    for man in board.of(winner, Role::Rook) {
        let to = free(rook_attacks(man, occupied) & straights).without(rook_attacks(king, occupied));
        if let Some(to) = to.first() {
            return Some(Move::new(man, to));
        }
    }
    for to in pawn_origins(winner, square).without(occupied) {
        let from = pawn_step(!winner, to)?;
        if board.of(winner, Role::Pawn).has(from) {
            return Some(Move::new(from, to));
        }
    }
    // Another queen serves as well as any.
    let others = board.of(winner, Role::Queen).without(Bitboard::of(queen));
    for man in others {
        let to = free(queen_attacks(man, occupied) & queen_attacks(square, occupied));
        if let Some(to) = to.without(queen_attacks(king, occupied)).first() {
            return Some(Move::new(man, to));
        }
    }
    None
}

/// No way of a king is longer than this, if it is to be a short one.
const STEPS: usize = 12;

/// The squares from which a king needs so many steps.
struct Way {
    layers: [Bitboard; STEPS],
    all: Bitboard,
}

impl Way {
    fn to(goal: Square, open: Bitboard) -> Self {
        let mut way = Self { layers: [Bitboard::EMPTY; STEPS], all: Bitboard::EMPTY };
        let mut front = Bitboard::of(goal);
        for layer in &mut way.layers {
            *layer = front;
            way.all |= front;
            front = (king_steps_of(front) & open).without(way.all);
            if front.is_empty() {
                break;
            }
        }
        way
    }

    fn steps(&self, from: Square) -> Option<usize> {
        self.layers.iter().position(|layer| layer.has(from))
    }
}

/// The loser's king on the edge, the winner's opposite, and a queen or a rook on the edge.
fn edge(
    root: &Position,
    winner: Color,
    king: Square,
    own: Square,
    moves: &mut Vec<Move>,
    line: &mut Vec<Move>,
) -> bool {
    let board = &root.board;
    let heavy = board.of(winner, Role::Queen) | board.of(winner, Role::Rook);
    if heavy.is_empty() {
        return false;
    }
    let empty = !board.occupied();
    let kings = board.of_role(Role::King);
    let loser_open = (empty | Bitboard::of(king)).without(covered(board, winner, kings));
    let winner_open = (empty | Bitboard::of(own)).without(covered(board, !winner, kings));
    let from_king = Way::to(king, loser_open);
    let from_own = Way::to(own, winner_open);
    let mut best: Option<(usize, Square, Square)> = None;
    for (edge, inward) in EDGES {
        for place in edge & from_king.all {
            let Some(opposite) = Square::from_index((place.index() as i32 + inward) as usize) else {
                continue;
            };
            if let (Some(a), Some(b)) = (from_king.steps(place), from_own.steps(opposite)) {
                let cost = 2 * a.max(b) + a.min(b);
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, place, opposite));
                }
            }
        }
    }
    let Some((_, place, opposite)) = best else { return false };
    let ways = [Way::to(place, loser_open), Way::to(opposite, winner_open)];
    line.clear();
    let mut play = Play { position: *root, line };
    for _ in 0..2 * STEPS {
        let turn = play.position.turn;
        let is_winner = turn == winner;
        let Some(at) = play.position.board.of(turn, Role::King).first() else { return false };
        let way = &ways[usize::from(is_winner)];
        let Some(steps) = way.steps(at) else { return false };
        let other = play.position.board.of(!turn, Role::King).first();
        let is_there = other.is_some_and(|other| ways[usize::from(!is_winner)].layers[0].has(other));
        if is_winner && steps == 0 && is_there {
            play.position.legal_moves_into(moves);
            if let Some(mate) = mate_in_one(&play.position, moves) {
                play.line.push(mate);
                return true;
            }
        }
        let goes = |play: &mut Play<'_>, to: Bitboard| {
            let to = to & king_steps(at).without(play.position.board.occupied());
            to.into_iter().any(|to| play.make(Move::new(at, to)))
        };
        let moved = steps > 0 && goes(&mut play, way.layers[steps - 1])
            || play.look_away(Bitboard::EMPTY, place)
            || goes(&mut play, way.layers[steps])
            || steps + 1 < STEPS && goes(&mut play, way.layers[steps + 1]);
        if !moved {
            return false;
        }
    }
    false
}

/// The edges of the board, and how far it is to the square opposite a king on them.
const EDGES: [(Bitboard, i32); 4] = [
    (Bitboard::rank(Rank::First), 16),
    (Bitboard::rank(Rank::Eighth), -16),
    (Bitboard::file(File::A), 2),
    (Bitboard::file(File::H), -2),
];
