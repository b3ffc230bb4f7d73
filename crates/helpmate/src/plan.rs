//! The target of a walk: the squares of the two kings, and what has to happen first.

use alloc::vec::Vec;
use touchmove_board::attacks::{between, king_steps_of, knight_jumps_of, pawn_captures_of};
use touchmove_board::{Bitboard, Board, Color, Rank, Role, Square};

/// A square for each king, and perhaps one for a piece of the loser.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Target {
    /// The square of the loser's king, on an edge of the board.
    pub(crate) loser: Square,
    /// The square of the winner's king, opposite the loser's king or near the corner.
    pub(crate) winner: Square,
    /// A square next to the corner for one of the loser's own pieces, needed if a knight or a bishop is to mate.
    pub(crate) block: Option<Square>,
    cost: u32,
}

/// By square: the number of steps that a king needs to its place; `FAR` if it cannot get there.
pub(crate) type Way = [u8; 64];

/// More steps than any way takes.
const FAR: u8 = 40;

/// The current stage on the way to the mate.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// The kings go to their places and a piece of the winner mates.
    Mate,
    /// The winner has no queen or rook: this pawn runs over these squares to become one.
    Promote(Square, Bitboard),
    /// Other pawns block every pawn of the winner: the winner's king goes and captures this one of the loser.
    Capture(Square),
}

/// A target, a stage, and the kings' ways.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) target: Target,
    pub(crate) stage: Stage,
    pub(crate) loser_way: Way,
    pub(crate) winner_way: Way,
    /// The square between the kings, where a queen mates.
    pub(crate) middle: Square,
}

impl Plan {
    pub(crate) fn new(board: &Board, winner: Color, target: Target) -> Self {
        let stage = stage(board, winner, target);
        let winner_goal = match stage {
            Stage::Capture(prey) => prey,
            Stage::Mate | Stage::Promote(..) => target.winner,
        };
        Self {
            target,
            stage,
            loser_way: way(target.loser, closed(board, !winner)),
            winner_way: way(winner_goal, closed(board, winner)),
            middle: between(target.loser, target.winner).first().unwrap_or(target.loser),
        }
    }
}

/// Squares that are closed to a king: those of its own pawns and those that enemy pawns attack.
fn closed(board: &Board, color: Color) -> Bitboard {
    board.of(color, Role::Pawn) | pawn_captures_of(!color, board.of(!color, Role::Pawn))
}

fn stage(board: &Board, winner: Color, target: Target) -> Stage {
    let heavy = (board.of(winner, Role::Queen) | board.of(winner, Role::Rook)).any();
    if heavy || target.block.is_some() {
        return Stage::Mate;
    }
    let pawns = board.of(winner, Role::Pawn);
    let (occupied, enemies) = (board.occupied(), board.of(!winner, Role::Pawn));
    let runner = pawns
        .into_iter()
        .map(|pawn| {
            let last = Square::new(pawn.file(), Rank::Eighth.seen_by(winner));
            let ahead = between(pawn, last) | Bitboard::of(last);
            let pawns_ahead = (ahead & (enemies | pawns)).len();
            let cost = pawn.rank().abs_diff(last.rank()) + 2 * (ahead & occupied).len() + 20 * pawns_ahead;
            (cost, pawn, ahead)
        })
        .min_by_key(|(cost, ..)| *cost);
    match runner {
        None => Stage::Mate,
        Some((cost, pawn, ahead)) if cost < 20 => Stage::Promote(pawn, ahead),
        Some((_, pawn, ahead)) => {
            let king = board.of(winner, Role::King).first();
            let way = king.map_or([0; 64], |king| way(king, closed(board, winner)));
            let prey = enemies.into_iter().min_by_key(|square| way[square.index()]);
            match prey {
                Some(prey) if way[prey.index()] < FAR => Stage::Capture(prey),
                _ => Stage::Promote(pawn, ahead),
            }
        }
    }
}

/// Returns the targets, those that look nearest first.
pub(crate) fn targets(board: &Board, winner: Color, loser_king: Square, winner_king: Square) -> Vec<Target> {
    let loser = !winner;
    let from_loser = way(loser_king, closed(board, loser));
    let from_winner = way(winner_king, closed(board, winner));
    let guarded = pawn_captures_of(loser, board.of(loser, Role::Pawn));
    let distance = |target: &Target| {
        let loser = u32::from(from_loser[target.loser.index()]);
        let winner = u32::from(from_winner[target.winner.index()]);
        2 * loser.max(winner) + loser.min(winner)
    };
    let light_pieces = board.of(winner, Role::Knight) | board.of(winner, Role::Bishop);
    let heavy = board.of(winner, Role::Queen) | board.of(winner, Role::Rook);
    let mut targets = Vec::with_capacity(48);
    if light_pieces.any() && heavy.is_empty() {
        corner_targets(board, winner, |target| distance(target), &mut targets);
    }
    let edges = if heavy.any() || board.of(winner, Role::Pawn).any() { 0..8 } else { 0..0 };
    for edge in edges {
        let pairs = [
            (edge, 16 + edge),
            (56 + edge, 40 + edge),
            (8 * edge, 8 * edge + 2),
            (8 * edge + 7, 8 * edge + 5),
        ];
        for (k, w) in pairs {
            if let (Some(loser_place), Some(winner_place)) = (Square::from_index(k), Square::from_index(w)) {
                let mut target = Target { loser: loser_place, winner: winner_place, block: None, cost: 0 };
                let middle = between(loser_place, winner_place);
                target.cost = distance(&target)
                    + 6 * (middle & board.of(winner, Role::Pawn)).len()
                    + 4 * (middle & guarded).len()
                    + 3 * (middle & board.of(loser, Role::Pawn)).len();
                targets.push(target);
            }
        }
    }
    targets.sort_by_key(|target| target.cost);
    targets
}

/// For the corner h8: the square of the winner's king, and the square to be blocked. The other corners mirror it.
const CORNER: [(usize, usize); 4] = [(46, 62), (47, 62), (53, 55), (61, 55)];

fn corner_targets(
    board: &Board,
    winner: Color,
    distance: impl Fn(&Target) -> u32,
    targets: &mut Vec<Target>,
) {
    let bishops = board.of(winner, Role::Bishop);
    let knights = board.of(winner, Role::Knight);
    for mirror in [0, 7, 56, 63] {
        let Some(corner) = Square::from_index(63 ^ mirror) else { continue };
        let colour = if Bitboard::LIGHT.has(corner) { Bitboard::LIGHT } else { Bitboard::DARK };
        if knights.is_empty() && (bishops & colour).is_empty() {
            continue;
        }
        for (king, block) in CORNER {
            if let (Some(king), Some(block)) =
                (Square::from_index(king ^ mirror), Square::from_index(block ^ mirror))
            {
                let mut target = Target { loser: corner, winner: king, block: Some(block), cost: 0 };
                let filled = board.of_color(!winner).has(block);
                target.cost = distance(&target) + if filled { 0 } else { 3 };
                targets.push(target);
            }
        }
    }
}

/// By square: the number of steps that a king needs to the goal over squares that are not closed.
pub(crate) fn way(goal: Square, closed: Bitboard) -> Way {
    let mut way = [FAR; 64];
    let mut front = Bitboard::of(goal);
    let mut open = !closed;
    let mut steps = 0;
    while front.any() {
        for square in front {
            way[square.index()] = steps;
        }
        open = open.without(front);
        front = king_steps_of(front) & open;
        steps += 1;
    }
    way
}

/// By square: the number of moves that a knight needs to reach one of these squares.
pub(crate) fn jumps(goals: Bitboard) -> [u8; 64] {
    let mut jumps = [7; 64];
    let (mut front, mut seen) = (goals, Bitboard::EMPTY);
    let mut count = 0;
    while front.any() {
        for square in front {
            jumps[square.index()] = count;
        }
        seen |= front;
        front = knight_jumps_of(front).without(seen);
        count += 1;
    }
    jumps
}
