//! Plays a pawn until it becomes a queen.
//!
//! The pawn goes straight ahead, or captures what stands beside its way. Pieces of either side that stand in its way move elsewhere; pawns
//! do not.
//!
//! Most often nothing stands in its way, and the loser's king has a square next to it to go to and come back from. Then one look at the
//! board shows that the whole run is legal. Nothing moves but the pawn and that king; the bare board is the board without these two.
//!
//! - The squares in front of the pawn are empty, and the king's second square is empty and not one of them, so both can always move.
//! - On the bare board nothing attacks the winner's king. The two that move can only block lines to it, so it is never in check.
//! - On the bare board no other piece of the winner attacks either square of the loser's king, and the pawn attacks neither from any square
//!   of its way. So that king is safe on both, and only the last move, which makes the queen, can give check.
//! - The pawn makes no double step and nothing is captured, so no other move becomes possible or necessary.
//!
//! If the pawn has one step to make and its side is on move, the loser's king does not move at all, and needs no second square.

use super::play::{LAST_RANKS, Play, pawn_step};
use super::{is_attacked, is_attacked_by};
use crate::mate::attacks;
use touchmove_board::attacks::{diagonal_lines, king_steps, pawn_captures_of, straight_lines};
use touchmove_board::{Bitboard, Board, Color, Move, Rank, Role, Square};

/// The maximum number of half-moves.
const PLIES: usize = 16;

/// The routes that are tried, the shortest first.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Routes {
    /// The shortest alone.
    First,
    /// The next two.
    Others,
}

/// Plays until a pawn has become a queen and, if that gives check, the loser's king has moved; then goes on with `follows`. Returns true if
/// all of it succeeds.
pub(super) fn arrives(
    play: &mut Play<'_>,
    winner: Color,
    routes: Routes,
    follows: fn(&mut Play<'_>, Color) -> bool,
) -> bool {
    let (root, len) = (play.position, play.len());
    let mut pawns = movable(&root.board, winner);
    for number in 0..3 {
        let Some(route) = Route::shortest(&root.board, winner, pawns) else { return false };
        pawns = pawns.without(Bitboard::of(route.pawn));
        match (routes, number) {
            (Routes::First, 0) => return route.arrives(play) && follows(play, winner),
            (Routes::First, _) | (Routes::Others, 0) => {}
            (Routes::Others, _) => {
                play.again_from(root, len);
                if route.arrives(play) && follows(play, winner) {
                    return true;
                }
            }
        }
    }
    false
}

/// The minimum number of moves that a pawn of that side needs to become a queen; `usize::MAX` if none can.
pub(super) fn distance(board: &Board, color: Color) -> usize {
    fronts(board, color, movable(board, color)).map_or(usize::MAX, |(moves, _)| moves)
}

/// The pawns that can move. A pawn on an end rank, where an illegal move may leave it, cannot.
fn movable(board: &Board, color: Color) -> Bitboard {
    board.of(color, Role::Pawn).without(LAST_RANKS)
}

/// The way of a pawn.
struct Route {
    winner: Color,
    pawn: Square,
    /// The squares of the way, without the first.
    squares: Bitboard,
    /// The squares that a queen at its end could attack.
    seen: Bitboard,
}

impl Route {
    /// The way of the pawn among these that needs the fewest moves.
    fn shortest(board: &Board, winner: Color, pawns: Bitboard) -> Option<Self> {
        let (last, fronts) = fronts(board, winner, pawns)?;
        // Trace the way back from the end, straight where that is possible.
        let mut at = (fronts[last] & end_of(winner)).first()?;
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

    /// Plays the pawn along its way, and a step of the loser's king if that gives check. Returns true if it succeeded.
    fn arrives(&self, play: &mut Play<'_>) -> bool {
        if self.is_run_alone(play) {
            return !play.position.is_check() || play.step(Bitboard::ALL);
        }
        let winner = self.winner;
        let mut pawn = self.pawn;
        for _ in 0..PLIES {
            let Some(to) = self.after(pawn) else { return false };
            if play.position.turn != winner {
                if !self.loser_moves(play, to) {
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
            } else if !self.winner_waits(play, to) {
                return false;
            }
        }
        false
    }

    /// Plays the run over empty squares while the loser's king goes back and forth, if the argument at the top of this file shows that it
    /// is legal. Returns true if it does.
    fn is_run_alone(&self, play: &mut Play<'_>) -> bool {
        let position = &play.position;
        let board = &position.board;
        let (Some(king), Some(own)) = (play.king_of(!self.winner), play.king_of(self.winner)) else {
            return false;
        };
        let occupied = board.occupied();
        if (self.squares & occupied).any() {
            return false;
        }
        let least = occupied.without(Bitboard::of(self.pawn) | Bitboard::of(king));
        if is_attacked(board, own, !self.winner, least) {
            return false;
        }
        let pushes = self.squares.len();
        let steps = pushes - u32::from(position.turn == self.winner);
        let mut beside = king;
        if steps > 0 {
            let men = least & board.of_color(self.winner);
            let hit = pawn_captures_of(self.winner, self.squares | Bitboard::of(self.pawn));
            let safe = |at: &Square| !is_attacked_by(board, *at, self.winner, men, least);
            let to = king_steps(king).without(occupied | self.squares | hit);
            if hit.has(king) || !safe(&king) {
                return false;
            }
            let unseen = to.without(self.seen).into_iter().chain(to & self.seen);
            let Some(found) = unseen.into_iter().find(safe) else { return false };
            beside = found;
        }
        play.run_alone(self.winner, self.pawn, pushes, (king, beside));
        true
    }

    /// The next square of the way.
    fn after(&self, pawn: Square) -> Option<Square> {
        let here = Bitboard::of(pawn);
        ((ahead(here, self.winner) | pawn_captures_of(self.winner, here)) & self.squares).first()
    }

    /// Returns true if the pawn gets there by capturing.
    fn captures_on(&self, square: Square) -> bool {
        (ahead(Bitboard::of(square), !self.winner) & (self.squares | Bitboard::of(self.pawn))).is_empty()
    }

    /// Makes a move of the loser that keeps out of the pawn's way and does not give check with the moved piece. A piece on the pawn's next
    /// square, unless it is to be captured there, moves out of the way.
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

    /// Makes a move of the winner while the pawn has to wait. A piece of the winner on the pawn's next square moves out of the way.
    fn winner_waits(&self, play: &mut Play<'_>, to: Square) -> bool {
        let Some(king) = play.king_of(!self.winner) else { return false };
        let board = &play.position.board;
        if board.of_color(self.winner).has(to) && !board.of_role(Role::King).has(to) {
            return leaves(play, to, self.squares, king);
        }
        play.step(!self.squares) || play.wait(self.squares, king)
    }
}

/// Returns the number of moves to the end of the board, and the squares of these pawns after zero, one, two and more moves; `None` if none
/// of them can get there.
fn fronts(board: &Board, winner: Color, from: Bitboard) -> Option<(usize, [Bitboard; 8])> {
    let pawns = board.of_role(Role::Pawn);
    let prey = board.of_color(!winner).without(board.of_role(Role::King));
    let end = end_of(winner);
    let mut fronts = [Bitboard::EMPTY; 8];
    let mut front = from;
    for (moves, place) in fronts.iter_mut().enumerate() {
        *place = front;
        if (front & end).any() {
            return Some((moves, fronts));
        }
        if front.is_empty() {
            return None;
        }
        front = ahead(front, winner).without(pawns) | (pawn_captures_of(winner, front) & prey);
    }
    None
}

/// The rank on which that side's pawns promote.
fn end_of(winner: Color) -> Bitboard {
    Bitboard::rank(Rank::Eighth.seen_by(winner))
}

/// The squares in front of these.
fn ahead(from: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(from.0 << 8),
        Color::Black => Bitboard(from.0 >> 8),
    }
}

/// Moves the piece away from that square, without a check to that king by the piece.
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use crate::proofs::random::Random;
    use crate::proofs::{put, wanted};
    use touchmove_board::{CastlingRights, Position};

    /// Kings and a few pieces of each side, anywhere; `None` if a king is in check.
    fn random_position(random: &mut Random) -> Option<Position> {
        let mut board = Board::default();
        for color in Color::ALL {
            put(&mut board, random, color, Role::King);
            for _ in 0..1 + random.below(3) {
                put(&mut board, random, color, Role::Pawn);
            }
            for _ in 0..random.below(4) {
                let role = random.pick(&[Role::Bishop, Role::Knight, Role::Rook, Role::Queen]);
                put(&mut board, random, color, role);
            }
        }
        let turn = random.pick(&Color::ALL);
        let position = Position {
            board,
            turn,
            castling: CastlingRights::NONE,
            en_passant: None,
            ..Position::standard()
        };
        (!Color::ALL.into_iter().any(|color| position.board.in_check(color))).then_some(position)
    }

    /// Returns true if the run is legal move by move, with the king going to that square and back. Only the last move may give check.
    fn is_legal(root: &Position, winner: Color, pawn: Square, king: Square, beside: Square) -> bool {
        let (mut position, mut pawn, mut at, mut other) = (*root, pawn, king, beside);
        loop {
            let mv = match position.turn == winner {
                true => {
                    let Some(to) = pawn_step(winner, pawn) else { return false };
                    let is_last = pawn_step(winner, to).is_none();
                    let mv = Move { from: pawn, to, promotion: is_last.then_some(Role::Queen) };
                    pawn = to;
                    mv
                }
                false => {
                    (at, other) = (other, at);
                    Move::new(other, at)
                }
            };
            if position.is_check() || !position.is_legal(mv) {
                return false;
            }
            position.play_unchecked(mv);
            if mv.promotion.is_some() {
                return true;
            }
        }
    }

    /// Compares the argument for a run alone with the moves themselves: every run that it claims is legal, so it claims nothing where no
    /// run is.
    #[test]
    fn runs_alone_are_legal() {
        let mut random = Random::new(0x000A_104E);
        let (mut claimed, mut refuted) = (0, 0);
        while claimed < wanted() || refuted < wanted() {
            let Some(root) = random_position(&mut random) else { continue };
            for winner in Color::ALL {
                let Some(route) = Route::shortest(&root.board, winner, movable(&root.board, winner)) else {
                    continue;
                };
                let mut line = Vec::new();
                let mut play = Play::new(root, &mut line);
                let claim = route.is_run_alone(&mut play);
                let reached = play.position;
                let king = root.board.of(!winner, Role::King).first().unwrap();
                let is_possible =
                    king_steps(king).into_iter().any(|to| is_legal(&root, winner, route.pawn, king, to));
                assert!(!claim || is_possible, "{winner} in {root}");
                claimed += u32::from(claim);
                refuted += u32::from(!is_possible);
                if claim {
                    let mut position = root;
                    for mv in line {
                        assert!(position.is_legal(mv), "{mv} of {winner} in {root}");
                        position.play_unchecked(mv);
                    }
                    assert!(position.same_as(&reached), "{winner} in {root}: {position}, not {reached}");
                }
            }
        }
    }

    /// The king's rights to castle end once it has moved; those of the other side remain.
    #[test]
    fn castling_ends_with_the_run() {
        let root: Position = "r3k2r/8/8/8/6P1/8/8/R3K2R b KQkq - 0 1".parse().unwrap();
        let route = Route::shortest(&root.board, Color::White, movable(&root.board, Color::White)).unwrap();
        let mut line = Vec::new();
        let mut play = Play::new(root, &mut line);
        assert!(route.is_run_alone(&mut play));
        let reached = play.position;
        let position = line.into_iter().fold(root, |position, mv| position.after(mv));
        assert!(position.same_as(&reached), "{position}, not {reached}");
        assert_eq!(reached.castling, position.castling);
    }
}
