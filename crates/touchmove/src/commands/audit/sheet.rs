//! What a thread answers to a part of the input.

use super::deal::Part;
use super::fix::{self, Edit};
use super::page::{MOST_GAMES, ShownGame};
use super::rows::{Form, Rows};
use super::tally::Tally;
use std::convert::Infallible;
use touchmove_audit::{Auditor, Report};
use touchmove_laws::EditionName;
use touchmove_notation::pgn::{Reader, Source};

/// What is wanted of every game.
#[derive(Copy, Clone, Debug)]
pub(super) struct Wanted {
    /// The edition, if it is not that of the day.
    pub(super) edition: Option<EditionName>,
    /// A line for each game or finding.
    pub(super) form: Option<Form>,
    /// Games with findings for the page.
    pub(super) page: bool,
    /// The games again, as they should be.
    pub(super) fix: bool,
}

/// The answers to a part.
#[derive(Default)]
pub(super) struct Sheet {
    /// Which file it is of.
    pub(super) file: usize,
    /// Where in it the part ends.
    pub(super) end: u64,
    pub(super) tally: Tally,
    pub(super) rows: Rows,
    pub(super) shown: Vec<ShownGame>,
    /// The text as it should be, and of which game what was changed, the game counted from 1 within the part.
    pub(super) fixed: Vec<u8>,
    pub(super) changes: Vec<(u64, String)>,
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
        let Part { file, offset, line, mut blocks, reply } = part;
        let mut sheet = Self { file, ..Self::default() };
        if wanted.fix {
            let text = blocks.whole();
            let mut edits = Vec::new();
            sheet.judge(auditor, &mut Reader::new(text.as_slice()), &mut |sheet, mut report| {
                sheet.fix(&report, &text, &mut edits);
                report.offset += offset;
                sheet.add(&report, wanted, line);
            });
            sheet.fixed = fix::apply(&text, edits);
            sheet.end = offset + blocks.count();
        } else {
            let mut reader = Reader::new(blocks);
            sheet.judge(auditor, &mut reader, &mut |sheet, mut report| {
                report.offset += offset;
                sheet.add(&report, wanted, line);
            });
            sheet.end = offset + reader.into_source().count();
        }
        // If nobody waits for it any more the program is about to end.
        let _ = reply.send(sheet);
    }

    fn judge<S: Source<Error = Infallible>>(
        &mut self,
        auditor: &mut Auditor,
        reader: &mut Reader<S>,
        take: &mut impl FnMut(&mut Self, Report<'_>),
    ) {
        loop {
            match auditor.next_game(reader) {
                Ok(Some(report)) => take(self, report),
                Ok(None) => return,
                Err(never) => match never {},
            }
        }
    }

    fn fix(&mut self, report: &Report<'_>, text: &[u8], edits: &mut Vec<Edit>) {
        if let Some(said) = fix::edits(report, text, edits) {
            self.changes.push((self.tally.games + 1, said));
        }
    }

    fn add(&mut self, report: &Report<'_>, wanted: &Wanted, line: u64) {
        self.tally.add(report);
        if let Some(form) = wanted.form {
            self.rows.add(self.tally.games, report, form);
        }
        if wanted.page && !report.findings.is_empty() && self.shown.len() < MOST_GAMES {
            self.shown.push(ShownGame::of(self.tally.games, report));
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
