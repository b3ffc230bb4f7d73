//! Asks the crate, checks its lines by playing them, and compares its answers with the truth.

use super::{Exploration, Winners};
use crate::support::describe;
use touchmove_board::{Color, Move, Position};
use touchmove_helpmate::{Answer, Solver, Verdict};

/// What an oracle knows about a position and a side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Truth {
    Winnable,
    Unwinnable,
    /// No oracle was asked, or there were too many positions to explore.
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
    pub(crate) tally: Tally,
    /// The first question that was left undecided.
    open: Option<String>,
    faults: Vec<String>,
}

/// The number of questions, and of each kind of answer.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) asked: usize,
    /// Won by a line that was replayed.
    pub(crate) won: usize,
    /// Answered as unwinnable, and confirmed.
    pub(crate) confirmed: usize,
    /// Answered as unwinnable, but not checked.
    pub(crate) unchecked: usize,
    pub(crate) undecided: usize,
}

impl Examiner {
    pub(crate) fn new(solver: Solver) -> Self {
        Self { solver, tally: Tally::default(), open: None, faults: Vec::new() }
    }

    /// Asks whether that side can still checkmate.
    pub(crate) fn ask(&mut self, position: &Position, side: Color, truth: Truth) -> Answer {
        let answer = self.solver.ask(position, side);
        self.judge(position, side, &answer.verdict, truth);
        answer
    }

    /// Asks about both sides.
    pub(crate) fn ask_both(&mut self, position: &Position, winners: Winners) {
        for side in Color::ALL {
            self.ask(position, side, Truth::of(winners, side));
        }
    }

    /// Asks about both sides where the truth is not known. A line proves that a side can win. If the crate denies that a side can, the
    /// positions that can be reached are explored, up to the limit. Returns that exploration.
    pub(crate) fn ask_and_explore(&mut self, position: &Position, limit: usize) -> Option<Exploration> {
        let verdicts = Color::ALL.map(|side| self.solver.ask(position, side).verdict);
        let is_denied = verdicts.iter().any(|verdict| matches!(verdict, Verdict::Unwinnable(_)));
        let exploration = is_denied.then(|| Exploration::of(position, limit));
        for (side, verdict) in Color::ALL.into_iter().zip(verdicts) {
            let truth = exploration.as_ref().map_or(Truth::Unknown, |exploration| exploration.truth(0, side));
            self.judge(position, side, &verdict, truth);
        }
        exploration
    }

    fn judge(&mut self, position: &Position, side: Color, verdict: &Verdict, truth: Truth) {
        let question = || format!("{side} in {}", describe(position));
        let mut fault = |wrong| self.faults.push(format!("{}: {verdict:?}, but {wrong}", question()));
        self.tally.asked += 1;
        match (verdict, truth) {
            (Verdict::Winnable(line), _) if !is_mate_line(position, side, line) => {
                fault("there is no such line")
            }
            (Verdict::Winnable(_), Truth::Unwinnable) => fault("everything was looked at"),
            (Verdict::Winnable(_), _) => self.tally.won += 1,
            (Verdict::Unwinnable(_), Truth::Winnable) => fault("it can be won"),
            (Verdict::Unwinnable(_), Truth::Unwinnable) => self.tally.confirmed += 1,
            (Verdict::Unwinnable(_), Truth::Unknown) => self.tally.unchecked += 1,
            (Verdict::Undecided(_), _) => {
                self.tally.undecided += 1;
                self.open.get_or_insert_with(question);
            }
        }
    }

    /// Checks that no answer was wrong, and that at most this number of questions were left undecided.
    pub(crate) fn finish(self, undecided: usize) -> Tally {
        let some = self.faults.iter().take(20).map(String::as_str).collect::<Vec<_>>().join("\n");
        assert!(self.faults.is_empty(), "{} answers are wrong, {:?}:\n{some}", self.faults.len(), self.tally);
        assert!(self.tally.undecided <= undecided, "{:?}, the first {:?}", self.tally, self.open);
        self.tally
    }
}

/// Returns true if every move of the line is legal, and after them it is checkmate by that side (5.1.1).
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
