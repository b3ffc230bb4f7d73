//! A line at first glance: no moves are listed and none are weighed, only those of one plan are made.
//!
//! Many positions of real games have a short line in which a queen or a rook gives check where the king has no flight, next to it and
//! guarded, or from afar, while the loser's men look away; the king may have to go a step or two for it. Where the two kings are out in the
//! open, the loser's goes to the edge and the winner's faces it, and a queen or a rook mates on the edge. Either plan is read off
//! the board with a few sets of squares; it is then played move by move, each one looked at for its king's safety, and the end is
//! looked at for mate. So what is found is a line, and what is not found proves nothing.

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
    net(root, winner, king, line) || edge(root, winner, king, own, moves, line)
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

    /// A move of the player on move, of a man that is not among these squares and comes to none of them, without a check to that square.
    fn wait(&mut self, keep: Bitboard, king: Square) -> bool {
        let color = self.position.turn;
        let board = self.position.board;
        let occupied = board.occupied();
        for man in board.of_color(color).without(keep | board.of_role(Role::King)) {
            let Some(role) = board.role_at(man) else { continue };
            if role == Role::Pawn {
                continue;
            }
            for to in attacks(role, color, man, occupied).without(occupied | keep) {
                let covered = attacks(role, color, to, occupied ^ Bitboard::of(man));
                if !covered.has(king)
                    && (covered & king_steps(king)).is_empty()
                    && self.make(Move::new(man, to))
                {
                    return true;
                }
            }
        }
        false
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

/// So many plans are played out at most.
const PLANS: u32 = 6;

/// A queen or a rook that gives check where the king has no flight: next to it and guarded, or from afar. The king may first go a
/// step or two to a square where that can happen.
fn net(root: &Position, winner: Color, king: Square, line: &mut Vec<Move>) -> bool {
    let board = &root.board;
    let mut plans = PLANS;
    let heavy = board.of(winner, Role::Queen) | board.of(winner, Role::Rook);
    for from in heavy {
        let Some(role) = board.role_at(from) else { continue };
        let mover = Bitboard::of(from);
        let rest = covered(board, winner, mover);
        let behind = board.occupied().without(Bitboard::of(king) | mover);
        let open = !(board.occupied() | rest | attacks(role, winner, from, behind));
        let near = king_steps(king) & open;
        let far = king_steps_of(near) & open.without(near | Bitboard::of(king));
        for place in Bitboard::of(king).into_iter().chain(near).chain(far) {
            let around = king_steps(place);
            let men = board.of_color(!winner).without(Bitboard::of(king));
            let flights = around.without(men | rest);
            let checks =
                attacks(role, winner, place, behind).without(board.of_color(winner) | Bitboard::of(king));
            for square in checks {
                let held = attacks(role, winner, square, behind) | Bitboard::of(square);
                if flights.without(held).any() {
                    continue;
                }
                let plan = Plan { role, from, square, king, place, near };
                if let Some(moves) = plan.moves(board, winner) {
                    if plan.arrives(root, winner, moves, line) {
                        return true;
                    }
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

/// Who mates whom, and where.
struct Plan {
    /// The queen or rook, and where it stands and mates.
    role: Role,
    from: Square,
    square: Square,
    /// The king, where it stands and is mated, and the squares between.
    king: Square,
    place: Square,
    near: Bitboard,
}

impl Plan {
    /// The winner's moves: a guard, an approach, the mate.
    fn moves(&self, board: &Board, winner: Color) -> Option<[Option<Move>; 3]> {
        let occupied = board.occupied();
        let around = king_steps(self.place);
        let must_be_guarded = around.has(self.square);
        let guards = board.attackers(self.square, winner).without(Bitboard::of(self.from));
        let guard = match must_be_guarded && guards.is_empty() {
            true => Some(guard_move(board, winner, self.place, self.from, self.square)?),
            false => None,
        };
        let lines = attacks(self.role, winner, self.from, occupied);
        if lines.has(self.square) {
            return Some([guard, None, Some(Move::new(self.from, self.square))]);
        }
        let meeting = lines & attacks(self.role, winner, self.square, occupied);
        let seen = attacks(self.role, winner, self.place, occupied)
            | attacks(self.role, winner, self.king, occupied);
        let to = meeting.without(board.of_color(winner) | around | seen).first()?;
        Some([guard, Some(Move::new(self.from, to)), Some(Move::new(to, self.square))])
    }

    /// Plays it out.
    fn arrives(&self, root: &Position, winner: Color, plan: [Option<Move>; 3], line: &mut Vec<Move>) -> bool {
        line.clear();
        let mut play = Play { position: *root, line };
        let here = Bitboard::of(self.square) | Bitboard::of(self.place);
        let stops = plan.iter().flatten().fold(here, |all, mv| all | Bitboard::of(mv.to));
        let keep = king_steps(self.place) | stops;
        let mut at = self.king;
        let mut moves = plan.into_iter().flatten().peekable();
        while let Some(next) = moves.peek().copied() {
            if play.position.turn != winner {
                if at == self.place {
                    if !play.look_away(keep, self.square) {
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
                // The mate waits for the king.
                let guards = play.position.board.attackers(self.square, winner);
                if !play.wait(keep | guards | Bitboard::of(next.from), self.place) {
                    return false;
                }
                continue;
            }
            moves.next();
            let board = &play.position.board;
            let reach = match board.role_at(next.from) {
                Some(Role::Pawn) => !board.occupied(),
                Some(role) => attacks(role, winner, next.from, board.occupied()),
                None => return false,
            };
            if !reach.has(next.to) || board.of_color(winner).has(next.to) || !play.make(next) {
                return false;
            }
        }
        play.position.is_checkmate()
    }
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
