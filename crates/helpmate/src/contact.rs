//! A quick walk for a winner with a queen. She mates next to the king, guarded, where she attacks every flight that is not blocked.
//!
//! The square in front of a king on the edge of the board is always such a square, and next to a king that has not left home there are
//! often others. So it only takes a few moves to bring the queen and a guard while the loser's pieces move away from that square: most
//! positions of real games have a line of four or five moves. A walk that fails proves nothing.

use crate::mate::{Checks, attacks, mate_in_one};
use crate::plan::jumps;
use alloc::vec::Vec;
use touchmove_board::attacks::{bishop_attacks, king_steps, rook_attacks};
use touchmove_board::{Bitboard, Color, Move, Position, Role, Square};

/// The maximum length of a walk, in half-moves.
pub(crate) const PLIES: usize = 16;

/// The value of a piece of the winner that attacks the queen's square, and of one that could do so after one more move.
const ATTACKS: i32 = 12;
const COULD_ATTACK: i32 = 4;

/// Walks from the position, and stores the moves in the line. Returns true if it succeeded.
pub(crate) fn walk(root: &Position, winner: Color, moves: &mut Vec<Move>, line: &mut Vec<Move>) -> bool {
    line.clear();
    let mut position = *root;
    while line.len() < PLIES {
        position.legal_moves_into(moves);
        let Some(king) = position.board.of(!winner, Role::King).first() else { return false };
        let last = line.len().checked_sub(2).map(|place| line[place]);
        let square = best_square(&position, king, winner);
        let chosen = if position.turn != winner {
            loser_move(&position, king, square, moves)
        } else if let Some(mate) = mate_in_one(&position, moves) {
            line.push(mate);
            return true;
        } else {
            winner_move(&position, king, square, last, moves)
        };
        let Some(chosen) = chosen else { return false };
        line.push(chosen);
        position.play_unchecked(chosen);
    }
    false
}

/// The square next to the king where a guarded queen mates and the fewest of the loser's pieces can capture her.
fn best_square(position: &Position, king: Square, winner: Color) -> Option<Square> {
    let board = &position.board;
    let behind_king = board.occupied().without(Bitboard::of(king));
    let own = board.of_color(!winner);
    let around = king_steps(king);
    let reach = |square: Square| bishop_attacks(square, behind_king) | rook_attacks(square, behind_king);
    around
        .without(board.of_color(winner))
        .into_iter()
        .filter(|square| around.without(own | Bitboard::of(*square)).without(reach(*square)).is_empty())
        .min_by_key(|square| {
            let takers = board.attackers(*square, !winner).without(Bitboard::of(king));
            2 * takers.len() + u32::from((reach(*square) & board.of(winner, Role::Queen)).is_empty())
        })
}

fn winner_move(
    position: &Position,
    king: Square,
    square: Option<Square>,
    last: Option<Move>,
    moves: &[Move],
) -> Option<Move> {
    let winner = position.turn;
    let board = &position.board;
    let occupied = board.occupied();
    let own = board.of_color(winner);
    let goal = square.map_or(Bitboard::EMPTY, Bitboard::of);
    let (diagonals, lines) = square
        .map_or((goal, goal), |square| (bishop_attacks(square, occupied), rook_attacks(square, occupied)));
    let knight_way = if board.of(winner, Role::Knight).any() { jumps(goal) } else { [0; 64] };
    let checks = Checks::of(board, king, winner);
    let guarded = square
        .is_some_and(|square| board.attackers(square, winner).without(board.of(winner, Role::Queen)).any());
    let value = |role: Role, at: Square, covered: Bitboard| -> i32 {
        match role {
            _ if (covered & goal).any() => ATTACKS,
            Role::Queen if (covered & (diagonals | lines)).any() => COULD_ATTACK,
            Role::Bishop if (covered & diagonals).any() => COULD_ATTACK,
            Role::Rook if (covered & lines).any() => COULD_ATTACK,
            Role::Knight => COULD_ATTACK + 2 - 2 * i32::from(knight_way[at.index()]),
            _ => 0,
        }
    };
    let mut best: Option<(Move, i32)> = None;
    let mut from = None;
    let (mut role, mut now) = (Role::King, 0);
    for mv in moves {
        if own.has(mv.to) {
            continue;
        }
        if from != Some(mv.from) {
            from = Some(mv.from);
            role = board.role_at(mv.from)?;
            now = value(role, mv.from, attacks(role, winner, mv.from, occupied));
        }
        let becomes = mv.promotion.unwrap_or(role);
        let covered = attacks(becomes, winner, mv.to, occupied ^ Bitboard::of(mv.from));
        let mut score = value(becomes, mv.to, covered) - now;
        if guarded && role != Role::Queen && score > 0 {
            score = 1;
        }
        if role == Role::Queen {
            score += 2 * (steps(king, mv.from) - steps(king, mv.to));
        }
        if checks.gives(becomes, mv.to) {
            score -= 5;
        }
        if role == Role::King || last.is_some_and(|last| (last.from, last.to) == (mv.to, mv.from)) {
            score -= 4;
        }
        if best.is_none_or(|(_, most)| score > most) {
            best = Some((*mv, score));
        }
    }
    best.map(|(mv, _)| mv)
}

fn loser_move(position: &Position, king: Square, square: Option<Square>, moves: &[Move]) -> Option<Move> {
    let loser = position.turn;
    let board = &position.board;
    let occupied = board.occupied();
    let takers = square.map_or(Bitboard::EMPTY, |square| board.attackers(square, loser));
    let takers = takers.without(Bitboard::of(king));
    let around = king_steps(king);
    let enemies = board.of_color(!loser);
    let mut best: Option<(Move, i32)> = None;
    for mv in moves {
        let role = board.role_at(mv.from)?;
        let mut score = if enemies.has(mv.to) { -10 } else { 0 };
        if role == Role::King {
            score += match square {
                Some(_) => -6,
                None => 10 * (from_edge(mv.from) - from_edge(mv.to)),
            };
        } else if let Some(square) = square {
            let covered =
                attacks(mv.promotion.unwrap_or(role), loser, mv.to, occupied ^ Bitboard::of(mv.from));
            score += 8 * (i32::from(takers.has(mv.from)) - i32::from(covered.has(square)));
            score -= 3 * i32::from(around.has(mv.from));
        }
        if best.is_none_or(|(_, most)| score > most) {
            best = Some((*mv, score));
            if takers.is_empty() && square.is_some() && score == 0 {
                break;
            }
        }
    }
    best.map(|(mv, _)| mv)
}

fn from_edge(square: Square) -> i32 {
    let (file, rank) = (square.file() as i32, square.rank() as i32);
    file.min(7 - file).min(rank).min(7 - rank)
}

fn steps(from: Square, to: Square) -> i32 {
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank())) as i32
}
