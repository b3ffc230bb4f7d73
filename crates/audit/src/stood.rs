//! Repetitions, moves without capture or pawn move, and dead positions in a game, whether or not the players noticed.
//!
//! Repetition is exact. Positions can only be the same if there was no pawn move and no capture between them, so only the moves since
//! then are examined; equal boards are then compared as Article 9.2 says. After an illegal move that argument fails, and all positions are
//! examined.

use touchmove_board::Position;
use touchmove_helpmate::Solver;
use touchmove_laws::edition::Fivefold;
use touchmove_laws::{QuietMoves, Repetition, unwinnable};

/// The half-moves after which each of these first occurred; 0 is the start.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Stood {
    /// The same position for the third time (9.2).
    pub threefold: Option<u32>,
    /// Fifty moves by each player without a capture or a move of a pawn (9.3).
    pub fifty: Option<u32>,
    /// The same position for the fifth time (9.6.1 since 2017).
    pub fivefold: Option<u32>,
    /// The same position for the fifth time in consecutive alternate moves (9.6.a of 2014).
    pub fivefold_in_a_row: Option<u32>,
    /// Seventy-five moves by each player without a capture or a move of a pawn (9.6.2).
    pub seventyfive: Option<u32>,
    /// A dead position (5.2.2).
    pub dead: Option<u32>,
}

impl Stood {
    /// Examines the last of these positions.
    pub(crate) fn look(&mut self, positions: &[Position], has_illegal_move: bool) {
        let Some((now, earlier)) = positions.split_last() else { return };
        let ply = earlier.len() as u32;
        let quiet = QuietMoves::before(now);
        if quiet.is_fifty() {
            self.fifty.get_or_insert(ply);
        }
        if quiet.is_seventyfive() {
            self.seventyfive.get_or_insert(ply);
        }
        if self.fivefold.is_some() && self.fivefold_in_a_row.is_some() {
            return;
        }
        let reach = match has_illegal_move {
            true => earlier.len(),
            false => earlier.len().min(now.halfmove_clock as usize),
        };
        // A position cannot recur in fewer than four half-moves, and the same player is on move after every second half-move.
        let candidates = (1..=reach).skip(3).step_by(2);
        let repetition = Repetition::of_distances(candidates.filter(|distance| {
            let then = &earlier[earlier.len() - distance];
            then.board == now.board && then.same_as(now)
        }));
        if repetition.is_threefold() {
            self.threefold.get_or_insert(ply);
        }
        if repetition.is_fivefold(Fivefold::Any) {
            self.fivefold.get_or_insert(ply);
        }
        if repetition.is_fivefold(Fivefold::InARow) {
            self.fivefold_in_a_row.get_or_insert(ply);
        }
    }

    /// The half-move of the fifth occurrence as the edition defines it.
    pub(crate) fn fivefold_by(&self, rule: Fivefold) -> Option<u32> {
        match rule {
            Fivefold::InARow => self.fivefold_in_a_row,
            Fivefold::Any => self.fivefold,
        }
    }
}

/// The first dead position among these, which are connected by legal moves; `None` if the last is not dead.
///
/// Every position that can be reached from a dead position is dead, so a position that is not dead settles all before it. Undecided
/// counts as not dead.
pub(crate) fn first_dead(positions: &[Position], solver: &mut Solver) -> Option<usize> {
    let mut is_dead = |position: &Position| unwinnable::is_dead(position, solver);
    let mut dead = positions.len().checked_sub(1)?;
    if !is_dead(&positions[dead]) {
        return None;
    }
    // It is nearly always a capture or a pawn move that makes a position dead, so the position before the last of them is checked first.
    loop {
        let quiet = positions[dead].halfmove_clock as usize;
        let Some(before) = dead.checked_sub(quiet + 1) else {
            return Some(positions[..dead].partition_point(|position| !is_dead(position)));
        };
        if is_dead(&positions[before]) {
            dead = before;
            continue;
        }
        let after = before + 1;
        if after == dead || is_dead(&positions[after]) {
            return Some(after);
        }
        let rest = &positions[after + 1..dead];
        return Some(after + 1 + rest.partition_point(|position| !is_dead(position)));
    }
}
