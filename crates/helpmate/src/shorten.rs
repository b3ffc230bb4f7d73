//! Cuts detours out of a line.

use crate::store::essence;
use std::collections::HashMap;
use touchmove_board::{Move, Position};

/// A line as short as jumping ahead makes it: wherever one move leads from a position to a later one of the line, the moves
/// between are left out.
pub(crate) fn shorten(root: &Position, line: Vec<Move>) -> Vec<Move> {
    let mut positions = vec![essence(*root)];
    for mv in &line {
        let next = essence(positions[positions.len() - 1].after(*mv));
        positions.push(next);
    }
    // The last time that each position comes up.
    let last: HashMap<&Position, usize> =
        positions.iter().enumerate().map(|(ply, position)| (position, ply)).collect();
    let mut shorter = Vec::new();
    let mut ply = 0;
    let mut moves = Vec::new();
    while ply < line.len() {
        let position = &positions[ply];
        position.legal_moves_into(&mut moves);
        let leads_to = |mv: &Move| last.get(&essence(position.after(*mv))).map(|ply| (*ply, *mv));
        let (to, mv) =
            moves.iter().filter_map(leads_to).max_by_key(|(ply, _)| *ply).unwrap_or((ply + 1, line[ply]));
        shorter.push(mv);
        ply = to;
    }
    shorter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detours_are_cut_out() {
        let line =
            |text: &str| text.split_whitespace().filter_map(|mv| mv.parse().ok()).collect::<Vec<Move>>();
        let start = Position::standard();
        // Knights that come back, and one that goes to f3 by way of h3, g5 and e4 … is not there in one move.
        assert_eq!(shorten(&start, line("g1f3 g8f6 f3g1 f6g8 e2e4 e7e5")), line("e2e4 e7e5"));
        assert_eq!(shorten(&start, line("e2e4 e7e5 d2d4")), line("e2e4 e7e5 d2d4"));
    }
}
