//! A queen or a rook goes first to where it has more to do.

use super::heavy_attacks;
use super::play::Play;
use touchmove_board::{Bitboard, Color, Move, Role};

/// The best moves of that kind are tried, one after another, each with what can follow.
pub(super) fn helps(play: &mut Play<'_>, winner: Color, then: fn(&mut Play<'_>, Color) -> bool) -> bool {
    let (root, len) = (play.position, play.len());
    if root.turn != winner && !waits(play) {
        return false;
    }
    let (root, len) = (play.position, play.len().max(len));
    let board = &root.board;
    let Some(king) = play.king_of(!winner) else { return false };
    let heavy = board.of(winner, Role::Queen) | board.of(winner, Role::Rook);
    let occupied = board.occupied();
    let mut best: [Option<(u32, Move)>; TRIES] = [None; TRIES];
    for from in heavy {
        let reach = heavy_attacks(board, from, occupied).without(board.of_color(winner) | Bitboard::of(king));
        for to in reach {
            let men = occupied.without(Bitboard::of(from));
            let then = match board.of_role(Role::Queen).has(from) {
                true => super::queen_attacks(to, men),
                false => touchmove_board::attacks::rook_attacks(to, men),
            };
            if then.has(king) {
                continue;
            }
            let worth = then.without(reach).len() + if occupied.has(to) { 3 } else { 0 };
            let mut entry = Some((worth, Move::new(from, to)));
            for place in &mut best {
                if place.is_none_or(|(least, _)| entry.is_some_and(|(worth, _)| worth > least)) {
                    core::mem::swap(place, &mut entry);
                }
            }
        }
    }
    best.into_iter().flatten().any(|(_, mv)| {
        play.again_from(root, len);
        play.make(mv) && waits(play) && then(play, winner)
    })
}

const TRIES: usize = 4;

/// A move of the loser's that changes little.
fn waits(play: &mut Play<'_>) -> bool {
    play.look_away(Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY)
        || play.step(Bitboard::ALL)
}
