//! Asks the crate, checks its lines by playing them, and compares its answers with the truth.

use super::Winners;
use crate::support::describe;
use touchmove_board::{Color, Move, Position};
use touchmove_helpmate::{Answer, Solver, Verdict};

/// What an oracle says of a position and a side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Truth {
    Winnable,
    Unwinnable,
    /// There was too much to look at.
    Unknown,
}

impl Truth {
    pub(crate) fn of(winners: Winners, side: Color) -> Self {
        if winners.has(side) { Self::Winnable } else { Self::Unwinnable }
    }
}

/// Asks one question after another and remembers which answers were wrong.
pub(crate) struct Examiner {
    solver: Solver,
    pub(crate) asked: usize,
    pub(crate) undecided: usize,
    /// The first of them in words.
    undecided_about: Option<String>,
    faults: Vec<String>,
}

impl Examiner {
    pub(crate) fn new(solver: Solver) -> Self {
        Self { solver, asked: 0, undecided: 0, undecided_about: None, faults: Vec::new() }
    }

    /// Asks whether that side can still checkmate.
    pub(crate) fn ask(&mut self, position: &Position, side: Color, truth: Truth) -> Answer {
        self.asked += 1;
        let answer = self.solver.ask(position, side);
        let wrong = match (&answer.verdict, truth) {
            (Verdict::Winnable(line), _) if !is_mate_line(position, side, line) => Some("no such line"),
            (Verdict::Winnable(_), Truth::Unwinnable) => Some("a line where there is none"),
            (Verdict::Unwinnable(_), Truth::Winnable) => Some("it is winnable"),
            (Verdict::Undecided(_), _) => {
                self.undecided += 1;
                self.undecided_about.get_or_insert_with(|| format!("{side} in {}", describe(position)));
                None
            }
            _ => None,
        };
        if let Some(wrong) = wrong {
            self.faults.push(format!("{side} in {}: {:?}, but {wrong}", describe(position), answer.verdict));
        }
        answer
    }

    /// Asks for both sides.
    pub(crate) fn ask_both(&mut self, position: &Position, winners: Winners) {
        for side in Color::ALL {
            self.ask(position, side, Truth::of(winners, side));
        }
    }

    /// No answer was wrong, and no more than so many questions were left open.
    pub(crate) fn finish(self, undecided: usize) {
        let some = self.faults.iter().take(20).map(String::as_str).collect::<Vec<_>>().join("\n");
        assert!(self.faults.is_empty(), "{} of {} answers are wrong:\n{some}", self.faults.len(), self.asked);
        let open = self.undecided_about.unwrap_or_default();
        assert!(self.undecided <= undecided, "{} of {} undecided: {open}", self.undecided, self.asked);
    }
}

/// Is every move of the line among the legal moves, and the last of them checkmate by that side (5.1.1)?
pub(crate) fn is_mate_line(position: &Position, side: Color, line: &[Move]) -> bool {
    let mut position = *position;
    for mv in line {
        if !position.legal_moves().contains(mv) {
            return false;
        }
        position = position.after(*mv);
    }
    let mated = position.turn;
    mated == !side && position.board.in_check(mated) && position.legal_moves().is_empty()
}
