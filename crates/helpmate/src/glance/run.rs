//! A pawn whose way is free becomes a queen.

use super::play::{Play, pawn_step};
use touchmove_board::attacks::between;
use touchmove_board::{Bitboard, Color, Move, Rank, Role, Square};

/// Plays until the pawn that has the shortest way is a queen, and the loser has answered if that is a check. Is there such a pawn?
pub(super) fn arrives(play: &mut Play<'_>, winner: Color) -> bool {
    let board = play.position.board;
    // The loser's king steps aside.
    let occupied = board.occupied().without(board.of(!winner, Role::King));
    let runner = board
        .of(winner, Role::Pawn)
        .into_iter()
        .filter_map(|pawn| {
            let last = Square::new(pawn.file(), Rank::Eighth.seen_by(winner));
            let ahead = between(pawn, last) | Bitboard::of(last);
            (ahead & occupied).is_empty().then_some((ahead.len(), pawn, ahead))
        })
        .min_by_key(|(steps, ..)| *steps);
    let Some((_, mut pawn, ahead)) = runner else { return false };
    let Some(own) = play.king_of(winner) else { return false };
    loop {
        if play.position.turn != winner {
            if !lets_pass(play, ahead, own) {
                return false;
            }
            continue;
        }
        let Some(to) = pawn_step(winner, pawn) else { return false };
        let is_last = pawn_step(winner, to).is_none();
        let mv = Move { from: pawn, to, promotion: is_last.then_some(Role::Queen) };
        if !play.make(mv) {
            return false;
        }
        pawn = to;
        if is_last {
            return !play.position.is_check() || play.step(Bitboard::ALL);
        }
    }
}

/// A move of the loser's that neither gives check nor comes into the pawn's way.
fn lets_pass(play: &mut Play<'_>, ahead: Bitboard, own: Square) -> bool {
    play.step(!ahead) || play.look_away(ahead, Bitboard::of(own), Bitboard::EMPTY, Bitboard::EMPTY)
}
