//! Removes detours from a line.
//!
//! A best-first search wanders: its lines can be thousands of moves long, and nearly all of these moves only shift pieces back and forth
//! between two irreversible moves. Such a stretch only has to bring the pieces to the squares that the next capture or pawn move needs, so
//! a direct way is searched for.

use crate::store::{Store, essence};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Board, Move, Position, Role};

/// The minimum length of a stretch that is shortened.
const LONG: usize = 12;

/// The maximum number of positions in the search for a shorter way.
const EFFORT: usize = 20_000;

/// The line with its long stretches shortened, where a shorter way is found.
pub(crate) fn shorten(root: &Position, line: &[Move]) -> Vec<Move> {
    let mut shorter = Vec::new();
    let mut stretch = Vec::new();
    let (mut start, mut position) = (essence(*root), essence(*root));
    for mv in line {
        let next = essence(position.after(*mv));
        let for_good = position.board.occupied().has(mv.to)
            || position.board.role_at(mv.from) == Some(Role::Pawn)
            || next.castling != position.castling;
        if for_good {
            shorter.extend(straight(&start, &position, &stretch));
            shorter.push(*mv);
            stretch.clear();
            start = next;
        } else {
            stretch.push(*mv);
        }
        position = next;
    }
    shorter.extend(straight(&start, &position, &stretch));
    shorter
}

/// Removes the loops from a line. A position that occurs for the fifth time ends the game (9.6.1), so a line through one would prove
/// nothing.
pub(crate) fn without_loops(root: &Position, line: &[Move]) -> Vec<Move> {
    // No position can recur in fewer than four moves.
    if line.len() < 4 {
        return line.to_vec();
    }
    let mut straight: Vec<Move> = Vec::with_capacity(line.len());
    let mut stood = vec![essence(*root)];
    for mv in line {
        let next = essence(stood[straight.len()].after(*mv));
        match stood.iter().position(|earlier| *earlier == next) {
            Some(place) => {
                straight.truncate(place);
                stood.truncate(place + 1);
            }
            None => {
                straight.push(*mv);
                stood.push(next);
            }
        }
    }
    straight
}

/// Returns a shorter way from one position to the other, or the stretch itself if none is found.
fn straight(from: &Position, to: &Position, stretch: &[Move]) -> Vec<Move> {
    let way = if stretch.len() < LONG { None } else { way(from, to) };
    match way {
        Some(way) if way.len() < stretch.len() => way,
        _ => stretch.to_vec(),
    }
}

fn way(from: &Position, to: &Position) -> Option<Vec<Move>> {
    let mut store = Store::new(*from);
    let mut waiting = vec![Vec::new(); 65];
    waiting[0].push(0);
    let mut moves = Vec::new();
    while store.len() < EFFORT {
        let number = waiting.iter_mut().find_map(Vec::pop)?;
        let position = *store.position(number);
        position.legal_moves_into(&mut moves);
        for mv in &moves {
            let next = essence(position.after(*mv));
            if next.board.occupied().len() != to.board.occupied().len() || next.castling != to.castling {
                continue;
            }
            let Some(next_number) = store.insert(next, number, Some(*mv)) else { continue };
            if next == *to {
                return Some(store.line(next_number));
            }
            waiting[misplaced(&next.board, &to.board)].push(next_number);
        }
    }
    None
}

/// The number of pieces whose square does not hold the same piece in the goal.
fn misplaced(now: &Board, then: &Board) -> usize {
    now.pieces().filter(|(square, piece)| then.piece_at(*square) != Some(*piece)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Vec<Move> {
        text.split_whitespace().filter_map(|mv| mv.parse().ok()).collect()
    }

    #[test]
    fn what_leads_back_is_left_out() {
        let to_and_fro = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e2e4 e7e5";
        assert_eq!(without_loops(&Position::standard(), &line(to_and_fro)), line("e2e4 e7e5"));
        let further = "e2e4 e7e5 g1f3 b8c6 f3g1 c6b8 d2d4";
        assert_eq!(without_loops(&Position::standard(), &line(further)), line("e2e4 e7e5 d2d4"));
        // The right to castle is lost on the way, so it is not the same position.
        let king = "e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 d2d4";
        assert_eq!(without_loops(&Position::standard(), &line(king)), line(king));
    }

    #[test]
    fn knights_that_wander_are_sent_straight() {
        let wandering = "g1f3 g8f6 f3d4 f6d5 d4b3 d5b6 b3d4 b6d5 d4f3 d5f6 f3g1 f6g8 g1h3 g8h6 e2e4";
        assert_eq!(shorten(&Position::standard(), &line(wandering)), line("g1h3 g8h6 e2e4"));
    }

    #[test]
    fn moves_that_cannot_be_taken_back_stay() {
        let moves = line("e2e4 e7e5 d2d4 e5d4");
        assert_eq!(shorten(&Position::standard(), &moves), moves);
    }
}
