//! Judges a part of the input, and collects the results.

use super::deal::Part;
use super::fix::{self, Edit};
use super::page::{MOST_GAMES, ShownGame};
use super::rows::{Form, Rows};
use super::table;
use super::tally::Tally;
use std::convert::Infallible;
use touchmove_audit::{Auditor, Report};
use touchmove_laws::EditionName;
use touchmove_notation::pgn::{Listener, Reader, Source, Visitor};

/// What to produce for each game.
#[derive(Copy, Clone, Debug)]
pub(super) struct Wanted {
    /// The edition to judge by, if it was given with `--edition`.
    pub(super) edition: Option<EditionName>,
    /// A line for each game or finding.
    pub(super) form: Option<Form>,
    /// A row for each game in a table.
    pub(super) table: bool,
    /// Games with findings for the page.
    pub(super) page: bool,
    /// The corrected games.
    pub(super) fix: bool,
}

/// The results of a part, or of some games of a long part.
#[derive(Default)]
pub(super) struct Sheet {
    /// The index of the file.
    pub(super) file: usize,
    /// The offset in the file at which these games end.
    pub(super) end: u64,
    /// Whether these are the last games of the part.
    pub(super) is_last: bool,
    pub(super) tally: Tally,
    pub(super) rows: Rows,
    pub(super) table: table::Rows,
    pub(super) shown: Vec<ShownGame>,
    /// The corrected text, and a description of the changes to each game. Games are counted from 1 within the sheet.
    pub(super) fixed: Vec<u8>,
    pub(super) changes: Vec<(u64, String)>,
    /// The first faults in the PGN.
    pub(super) faults: Vec<PlacedFault>,
}

/// A fault and its place in the file.
pub(super) struct PlacedFault {
    pub(super) line: u64,
    pub(super) column: u64,
    pub(super) what: String,
}

/// The number of faults kept in a sheet.
const KEPT_FAULTS: usize = 20;

/// A sheet with this many games, or this many bytes of rows, is full. It is not a whole part, because a part can be as long as its file.
const FULL_GAMES: u64 = 4096;
const FULL_BYTES: usize = 1 << 20;

impl Sheet {
    /// Judges the games of a part, and sends the results.
    pub(super) fn answer(part: Part, auditor: &mut Auditor, wanted: &Wanted) {
        let Part { file, offset, line, mut blocks, reply } = part;
        let mut sheet = Self { file, ..Self::default() };
        if wanted.fix {
            let mut text = blocks.whole();
            if blocks.is_cut() {
                text.truncate(last_game(&text));
            }
            sheet.judge_text(&text, auditor, wanted, offset, line);
        } else {
            let mut reader = Reader::new(blocks);
            loop {
                let Some(mut report) = next_game(auditor, &mut reader) else {
                    sheet.end = offset + reader.source().count();
                    break;
                };
                let start = offset + report.offset;
                if reader.source().is_cut() {
                    sheet.end = start;
                    break;
                }
                if sheet.is_full() {
                    sheet.end = start;
                    // If this fails, the receiver is gone and the program is about to end.
                    if reply.send(std::mem::replace(&mut sheet, Self { file, ..Self::default() })).is_err() {
                        return;
                    }
                }
                report.offset = start;
                sheet.add(&report, wanted, line);
            }
        }
        sheet.is_last = true;
        let _ = reply.send(sheet);
    }

    fn is_full(&self) -> bool {
        self.tally.games >= FULL_GAMES || self.rows.bytes() + self.table.bytes() >= FULL_BYTES
    }

    /// Judges the games of a text in memory, and keeps the corrected text.
    fn judge_text(&mut self, text: &[u8], auditor: &mut Auditor, wanted: &Wanted, offset: u64, line: u64) {
        let mut edits = Vec::new();
        let mut reader = Reader::new(text);
        while let Some(mut report) = next_game(auditor, &mut reader) {
            self.fix(&report, text, &mut edits);
            report.offset += offset;
            self.add(&report, wanted, line);
        }
        self.fixed = fix::apply(text, edits);
        self.end = offset + text.len() as u64;
    }

    fn fix(&mut self, report: &Report<'_>, text: &[u8], edits: &mut Vec<Edit>) {
        if let Some(change) = fix::edits(report, text, edits) {
            self.changes.push((self.tally.games + 1, change));
        }
    }

    fn add(&mut self, report: &Report<'_>, wanted: &Wanted, line: u64) {
        self.tally.add(report);
        if let Some(form) = wanted.form {
            self.rows.add(self.tally.games, report, form);
        }
        if wanted.table {
            self.table.add(self.tally.games, report);
        }
        if wanted.page && !report.findings.is_empty() && self.shown.len() < MOST_GAMES {
            self.shown.push(ShownGame::of(self.tally.games, report));
        }
        for fault in report.faults.iter().take(KEPT_FAULTS.saturating_sub(self.faults.len())) {
            let place = fault.place;
            self.faults.push(PlacedFault {
                line: line + place.line,
                column: place.column,
                what: fault.kind.to_string(),
            });
        }
    }
}

fn next_game<'a, S: Source<Error = Infallible>>(
    auditor: &'a mut Auditor,
    reader: &mut Reader<S>,
) -> Option<Report<'a>> {
    match auditor.next_game(reader) {
        Ok(report) => report,
        Err(never) => match never {},
    }
}

/// Returns the offset at which the last game of a text begins.
fn last_game(text: &[u8]) -> usize {
    struct Nobody;
    impl Listener for Nobody {}
    impl Visitor for Nobody {}
    let mut reader = Reader::new(text);
    let mut last = 0;
    while let Ok(Some(start)) = reader.next_game() {
        last = start as usize;
        match reader.read_game(&mut Nobody) {
            Ok(_) => {}
            Err(never) => match never {},
        }
    }
    last
}
