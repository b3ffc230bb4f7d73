//! A pawn becomes a queen.
//!
//! It goes straight ahead, or takes what stands beside its way. Pieces that stand in it, of either side, go somewhere else; pawns do not.

use super::play::{Play, pawn_step};
use crate::mate::attacks;
use touchmove_board::attacks::{diagonal_lines, king_steps, pawn_captures_of, straight_lines};
use touchmove_board::{Bitboard, Board, Color, Move, Rank, Role, Square};

/// So many half-moves are played at most.
const PLIES: usize = 16;

/// Plays until a pawn is a queen, and the loser has answered if that is a check. Is there such a pawn?
pub(super) fn arrives(play: &mut Play<'_>, winner: Color) -> bool {
    let Some(route) = shortest(&play.position.board, winner) else { return false };
    let mut pawn = route.pawn;
    for _ in 0..PLIES {
        let Some(to) = route.after(pawn, winner) else { return false };
        if play.position.turn != winner {
            if !route.loser_moves(play, to, winner) {
                return false;
            }
            continue;
        }
        let is_last = pawn_step(winner, to).is_none();
        let mv = Move { from: pawn, to, promotion: is_last.then_some(Role::Queen) };
        if play.make(mv) {
            pawn = to;
            if is_last {
                return !play.position.is_check() || play.step(Bitboard::ALL);
            }
        } else if !route.winner_waits(play, to, winner) {
            return false;
        }
    }
    false
}

/// The way of a pawn, and the squares on it.
struct Route {
    pawn: Square,
    squares: Bitboard,
    /// What a queen at its end could attack.
    seen: Bitboard,
}

/// The route of the pawn that needs the fewest moves.
fn shortest(board: &Board, winner: Color) -> Option<Route> {
    let pawns = board.of_role(Role::Pawn);
    let prey = board.of_color(!winner).without(board.of_role(Role::King));
    // A set of squares that one rank after another can be reached on, going on from those before.
    let go_on = |from: Bitboard| ahead(from, winner).without(pawns) | (pawn_captures_of(winner, from) & prey);
    let cost = |pawn: Square| {
        let mut front = Bitboard::of(pawn);
        let mut steps = 0;
        while (front & Bitboard::rank(Rank::Eighth.seen_by(winner))).is_empty() {
            front = go_on(front);
            if front.is_empty() {
                return None;
            }
            steps += 1;
        }
        Some((steps, pawn))
    };
    let (_, pawn) = board.of(winner, Role::Pawn).into_iter().filter_map(cost).min()?;
    let mut fronts = [Bitboard::EMPTY; 8];
    let mut last = 0;
    fronts[0] = Bitboard::of(pawn);
    while (fronts[last] & Bitboard::rank(Rank::Eighth.seen_by(winner))).is_empty() && last < 7 {
        fronts[last + 1] = go_on(fronts[last]);
        last += 1;
    }
    // Back again, straight where that is possible.
    let mut at = fronts[last].first()?;
    let seen = straight_lines(at) | diagonal_lines(at);
    let mut squares = Bitboard::of(at);
    for front in fronts[..last].iter().rev() {
        let straight = ahead(Bitboard::of(at), !winner) & *front;
        let can_be_straight = !pawns.has(at) && straight.any();
        let aside = front.into_iter().filter(|from| (pawn_captures_of(winner, Bitboard::of(*from))).has(at));
        at = if can_be_straight { straight.first()? } else { aside.min_by_key(|_| 0)? };
        squares |= Bitboard::of(at);
    }
    Some(Route { pawn, squares: squares.without(Bitboard::of(pawn)), seen })
}

fn ahead(from: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(from.0 << 8),
        Color::Black => Bitboard(from.0 >> 8),
    }
}

impl Route {
    /// The next square of the way.
    fn after(&self, pawn: Square, winner: Color) -> Option<Square> {
        let here = Bitboard::of(pawn);
        ((ahead(here, winner) | pawn_captures_of(winner, here)) & self.squares).first()
    }

    /// A move of the loser's that neither gives check nor comes into the pawn's way; out of it, if a piece stands there.
    fn loser_moves(&self, play: &mut Play<'_>, to: Square, winner: Color) -> bool {
        let Some(own) = play.king_of(winner) else { return false };
        let board = &play.position.board;
        let is_in_the_way = board.of_color(!winner).has(to) && !self.is_taken(board, to, winner);
        if is_in_the_way && board.role_at(to) != Some(Role::King) {
            return leaves(play, to, self.squares, own);
        }
        let stands_in_it = (board.of(!winner, Role::King) & self.squares).any();
        play.step(!(self.squares | self.seen))
            || stands_in_it && play.step(!self.squares)
            || play.look_away(self.squares, Bitboard::of(own), Bitboard::EMPTY, Bitboard::EMPTY)
            || play.step(!self.squares)
    }

    /// Does the pawn come there by capturing?
    fn is_taken(&self, _: &Board, to: Square, winner: Color) -> bool {
        (ahead(Bitboard::of(to), !winner) & (self.squares | Bitboard::of(self.pawn))).is_empty()
    }

    /// The winner's move while the pawn has to wait: out of its way, if it is the winner's man that stands there.
    fn winner_waits(&self, play: &mut Play<'_>, to: Square, winner: Color) -> bool {
        let Some(king) = play.king_of(!winner) else { return false };
        let board = &play.position.board;
        if board.of_color(winner).has(to) && board.role_at(to) != Some(Role::King) {
            return leaves(play, to, self.squares, king);
        }
        play.step(!self.squares) || play.wait(self.squares, king)
    }
}

/// The piece there goes somewhere else, without a check to that king.
fn leaves(play: &mut Play<'_>, from: Square, keep: Bitboard, king: Square) -> bool {
    let color = play.position.turn;
    let board = play.position.board;
    let Some(role) = board.role_at(from) else { return false };
    let occupied = board.occupied();
    attacks(role, color, from, occupied).without(occupied | keep | king_steps(king)).into_iter().any(|to| {
        !attacks(role, color, to, occupied.without(Bitboard::of(from))).has(king)
            && play.make(Move::new(from, to))
    })
}
