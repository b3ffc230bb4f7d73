//! A pawn becomes a queen.
//!
//! It goes straight ahead, or takes what stands beside its way. Pieces that stand in it, of either side, go somewhere else; pawns do not.

use super::play::{Play, pawn_step};
use crate::mate::attacks;
use touchmove_board::attacks::{diagonal_lines, king_steps, pawn_captures_of, straight_lines};
use touchmove_board::{Bitboard, Board, Color, Move, Rank, Role, Square};

/// The maximum number of half-moves.
const PLIES: usize = 16;

/// Plays until a pawn is a queen, and until the loser has replied if that is a check. Returns true if there is such a pawn.
pub(super) fn arrives(play: &mut Play<'_>, winner: Color) -> bool {
    let Some(route) = Route::shortest(&play.position.board, winner) else { return false };
    let mut pawn = route.pawn;
    for _ in 0..PLIES {
        let Some(to) = route.after(pawn) else { return false };
        if play.position.turn != winner {
            if !route.loser_moves(play, to) {
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
        } else if !route.winner_waits(play, to) {
            return false;
        }
    }
    false
}

/// The way of a pawn.
struct Route {
    winner: Color,
    pawn: Square,
    /// The squares on it, without the first.
    squares: Bitboard,
    /// The squares that a queen at its end could attack.
    seen: Bitboard,
}

impl Route {
    /// The way of the pawn that needs the fewest moves.
    fn shortest(board: &Board, winner: Color) -> Option<Self> {
        let pawns = board.of(winner, Role::Pawn).into_iter();
        let (last, fronts) = pawns
            .filter_map(|pawn| fronts(board, winner, pawn))
            .min_by_key(|(last, fronts)| (*last, fronts[0].0))?;
        // Back again from the end, straight where that is possible.
        let mut at = fronts[last].first()?;
        let seen = straight_lines(at) | diagonal_lines(at);
        let mut squares = Bitboard::EMPTY;
        for front in fronts[..last].iter().rev() {
            squares |= Bitboard::of(at);
            let straight = ahead(Bitboard::of(at), !winner) & *front;
            at = match straight.first().filter(|_| !board.of_role(Role::Pawn).has(at)) {
                Some(before) => before,
                None => {
                    front.into_iter().find(|from| pawn_captures_of(winner, Bitboard::of(*from)).has(at))?
                }
            };
        }
        Some(Self { winner, pawn: at, squares, seen })
    }

    /// The next square.
    fn after(&self, pawn: Square) -> Option<Square> {
        let here = Bitboard::of(pawn);
        ((ahead(here, self.winner) | pawn_captures_of(self.winner, here)) & self.squares).first()
    }

    /// Returns true if the pawn gets there by capturing.
    fn captures_on(&self, square: Square) -> bool {
        (ahead(Bitboard::of(square), !self.winner) & (self.squares | Bitboard::of(self.pawn))).is_empty()
    }

    /// A move of the loser's that neither gives check nor comes into the pawn's way; out of it, if something stands there.
    fn loser_moves(&self, play: &mut Play<'_>, to: Square) -> bool {
        let Some(own) = play.king_of(self.winner) else { return false };
        let board = &play.position.board;
        let king = board.of(!self.winner, Role::King);
        if board.of_color(!self.winner).has(to) && !king.has(to) && !self.captures_on(to) {
            return leaves(play, to, self.squares, own);
        }
        let is_king_in_the_way = (king & self.squares).any();
        play.step(!(self.squares | self.seen))
            || is_king_in_the_way && play.step(!self.squares)
            || play.look_away(self.squares, Bitboard::of(own), Bitboard::EMPTY, Bitboard::EMPTY)
            || play.step(!self.squares)
    }

    /// The winner's move while the pawn has to wait: out of its way, if it is the winner's piece that stands there.
    fn winner_waits(&self, play: &mut Play<'_>, to: Square) -> bool {
        let Some(king) = play.king_of(!self.winner) else { return false };
        let board = &play.position.board;
        if board.of_color(self.winner).has(to) && !board.of_role(Role::King).has(to) {
            return leaves(play, to, self.squares, king);
        }
        play.step(!self.squares) || play.wait(self.squares, king)
    }
}

/// The squares of a pawn after zero, one, two and more moves, and the number of moves to the end of the board; `None` if it cannot get
/// there.
fn fronts(board: &Board, winner: Color, pawn: Square) -> Option<(usize, [Bitboard; 8])> {
    let pawns = board.of_role(Role::Pawn);
    let prey = board.of_color(!winner).without(board.of_role(Role::King));
    let end = Bitboard::rank(Rank::Eighth.seen_by(winner));
    let mut fronts = [Bitboard::EMPTY; 8];
    let mut front = Bitboard::of(pawn);
    for (moves, place) in fronts.iter_mut().enumerate() {
        *place = front;
        if (front & end).any() {
            return Some((moves, fronts));
        }
        front = ahead(front, winner).without(pawns) | (pawn_captures_of(winner, front) & prey);
    }
    None
}

/// The squares before these.
fn ahead(from: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(from.0 << 8),
        Color::Black => Bitboard(from.0 >> 8),
    }
}

/// The piece there goes somewhere else, without a check to that king.
fn leaves(play: &mut Play<'_>, from: Square, keep: Bitboard, king: Square) -> bool {
    let color = play.position.turn;
    let board = play.position.board;
    let Some(role) = board.role_at(from) else { return false };
    let occupied = board.occupied();
    let to = attacks(role, color, from, occupied).without(occupied | keep | king_steps(king));
    to.into_iter().any(|to| {
        !attacks(role, color, to, occupied.without(Bitboard::of(from))).has(king)
            && play.make(Move::new(from, to))
    })
}
