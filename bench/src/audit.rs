//! Audits games: every move is checked against the Laws of its day.

use std::time::{Duration, Instant};
use touchmove_audit::{Auditor, Kind};
use touchmove_notation::pgn::Reader;

/// The result of an audit.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Audited {
    /// The number of games.
    pub games: u64,
    /// The number of half-moves.
    pub plies: u64,
    /// The number of findings of each kind.
    pub findings: [u64; Kind::NAMES.len()],
}

/// Audits a text, in one thread.
pub fn audit(pgn: &[u8]) -> Audited {
    let mut audited = Audited::default();
    let mut auditor = Auditor::new();
    let mut reader = Reader::new(pgn);
    while let Ok(Some(report)) = auditor.next_game(&mut reader) {
        audited.games += 1;
        audited.plies += u64::from(report.plies);
        for finding in &report.findings {
            audited.findings[finding.kind.place()] += 1;
        }
    }
    audited
}

/// The time that the slowest game of a text takes, in seconds.
pub fn slowest_game(pgn: &[u8]) -> f64 {
    let mut auditor = Auditor::new();
    let mut reader = Reader::new(pgn);
    let mut slowest = Duration::ZERO;
    let mut start = Instant::now();
    while let Ok(Some(report)) = auditor.next_game(&mut reader) {
        std::hint::black_box(report);
        slowest = slowest.max(start.elapsed());
        start = Instant::now();
    }
    slowest.as_secs_f64()
}
