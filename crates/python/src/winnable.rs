//! Can a player still checkmate?

use crate::arguments::color_of;
use crate::moves::PyMove;
use crate::position::PyPosition;
use pyo3::prelude::*;
use touchmove_board::{Move, Position};
use touchmove_helpmate::{Proof, Solver, Verdict};

/// A verdict: its name, the line, the proof, the number of positions searched.
type Found = (&'static str, Vec<PyMove>, Option<&'static str>, u64);

/// Searches for a checkmate. `touchmove.winnable` makes an answer of what this returns.
#[pyfunction]
pub(crate) fn can_checkmate(
    py: Python<'_>,
    position: &PyPosition,
    side: &str,
    limit: u64,
) -> PyResult<Found> {
    let (position, side) = (position.0, color_of(side)?);
    let answer = py.detach(|| Solver::with_limit(limit).ask(&position, side));
    Ok(match answer.verdict {
        Verdict::Winnable(line) => ("winnable", in_uci(position, &line), None, answer.nodes),
        Verdict::Unwinnable(proof) => ("unwinnable", Vec::new(), Some(proof_name(proof)), answer.nodes),
        Verdict::Undecided(nodes) => ("undecided", Vec::new(), None, nodes),
    })
}

/// True if neither side can checkmate, None if that is not known within the limit.
#[pyfunction]
pub(crate) fn is_dead(py: Python<'_>, position: &PyPosition, limit: u64) -> Option<bool> {
    let position = position.0;
    py.detach(|| Solver::with_limit(limit).is_dead(&position))
}

/// Returns each move as UCI writes it in the position where it is played.
fn in_uci(mut position: Position, line: &[Move]) -> Vec<PyMove> {
    let mut moves = Vec::with_capacity(line.len());
    for mv in line {
        moves.push(PyMove(mv.uci(&position)));
        position.play_unchecked(*mv);
    }
    moves
}

fn proof_name(proof: Proof) -> &'static str {
    match proof {
        Proof::Material => "material",
        Proof::Frozen => "frozen",
        Proof::Exhausted => "exhausted",
    }
}
