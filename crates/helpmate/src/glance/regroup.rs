//! Moves a queen or a rook first to a square from which it can do more.

use super::heavy_attacks;
use super::play::Play;
use touchmove_board::{Bitboard, Color, Move, Role};

/// The maximum number of such moves that are tried.
const TRIES: usize = 4;

/// The value of a capture, in newly attacked squares: a captured piece no longer guards anything.
const CAPTURE: u32 = 3;

/// Makes one of these moves, and goes on with `follows`. Returns true if that succeeds.
pub(super) fn helps(play: &mut Play<'_>, winner: Color, follows: fn(&mut Play<'_>, Color) -> bool) -> bool {
    if play.position.turn != winner && !waits(play) {
        return false;
    }
    let (root, len) = (play.position, play.len());
    best_moves(play, winner).into_iter().flatten().any(|(_, mv)| {
        play.again_from(root, len);
        play.make(mv) && waits(play) && follows(play, winner)
    })
}

/// The moves after which a queen or a rook attacks the most squares that it did not attack before, without giving check.
fn best_moves(play: &Play<'_>, winner: Color) -> [Option<(u32, Move)>; TRIES] {
    let board = &play.position.board;
    let occupied = board.occupied();
    let king = board.of(!winner, Role::King);
    let mut best = [None; TRIES];
    for from in board.of(winner, Role::Queen) | board.of(winner, Role::Rook) {
        let reach = heavy_attacks(board, from, from, occupied);
        for to in reach.without(board.of_color(winner) | king) {
            let then = heavy_attacks(board, from, to, occupied.without(Bitboard::of(from)));
            if (then & king).any() {
                continue;
            }
            let worth = then.without(reach).len() + if occupied.has(to) { CAPTURE } else { 0 };
            let mut entry = Some((worth, Move::new(from, to)));
            for place in &mut best {
                if place.is_none_or(|(least, _)| entry.is_some_and(|(worth, _)| worth > least)) {
                    core::mem::swap(place, &mut entry);
                }
            }
        }
    }
    best
}

/// Makes a move of the loser that changes little.
fn waits(play: &mut Play<'_>) -> bool {
    play.look_away(Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY)
        || play.step(Bitboard::ALL)
}
