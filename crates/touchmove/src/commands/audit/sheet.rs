//! What a thread answers to a part of the input.

use super::deal::Part;
use super::rows::{Form, Rows};
use super::tally::Tally;
use touchmove_audit::{Auditor, Report};
use touchmove_laws::EditionName;
use touchmove_notation::pgn::Reader;

/// What is wanted of every game.
#[derive(Copy, Clone, Debug)]
pub(super) struct Wanted {
    /// The edition, if it is not that of the day.
    pub(super) edition: Option<EditionName>,
    /// A line for each game or finding.
    pub(super) form: Option<Form>,
}

/// The answers to a part.
#[derive(Default)]
pub(super) struct Sheet {
    /// Which file it is of.
    pub(super) file: usize,
    pub(super) tally: Tally,
    pub(super) rows: Rows,
    /// What is not as PGN has it, the first of it.
    pub(super) faults: Vec<Told>,
}

/// A fault and its place in the file.
pub(super) struct Told {
    pub(super) line: u64,
    pub(super) column: u64,
    pub(super) what: String,
}

/// So many faults of a part are told.
const TOLD_FAULTS: usize = 20;

impl Sheet {
    /// Judges the games of a part, and answers.
    pub(super) fn answer(part: Part, auditor: &mut Auditor, wanted: &Wanted) {
        let Part { file, offset, line, blocks, reply } = part;
        let mut sheet = Self { file, ..Self::default() };
        let mut reader = Reader::new(blocks);
        loop {
            match auditor.next_game(&mut reader) {
                Ok(Some(mut report)) => {
                    report.offset += offset;
                    sheet.add(&report, wanted, line);
                }
                Ok(None) => break,
                Err(never) => match never {},
            }
        }
        // If nobody waits for it any more the program is about to end.
        let _ = reply.send(sheet);
    }

    fn add(&mut self, report: &Report<'_>, wanted: &Wanted, line: u64) {
        self.tally.add(report);
        if let Some(form) = wanted.form {
            self.rows.add(self.tally.games, report, form);
        }
        for fault in report.faults.iter().take(TOLD_FAULTS.saturating_sub(self.faults.len())) {
            let place = fault.place;
            self.faults.push(Told {
                line: line + place.line,
                column: place.column,
                what: fault.kind.to_string(),
            });
        }
    }
}
