//! A row of the table.

use super::super::rows::FindingRow;
use std::borrow::Cow;
use std::sync::Arc;
use touchmove_audit::{Class, Day, Report, Stood, end_name};
use touchmove_board::Color;
use touchmove_laws::EditionName;

/// A game and its findings. Unknown values are `None`, also where PGN has a question mark.
pub(super) struct Row {
    /// The number of the game, from 1: within its sheet at first, and among all games when the row is written.
    pub(super) game: u64,
    pub(super) file: Arc<str>,
    pub(super) offset: u64,
    pub(super) event: Option<Box<str>>,
    pub(super) white: Option<Box<str>>,
    pub(super) black: Option<Box<str>>,
    pub(super) white_elo: Option<u16>,
    pub(super) black_elo: Option<u16>,
    pub(super) day: Option<Day>,
    pub(super) time_control: Option<Box<str>>,
    pub(super) class: Option<&'static str>,
    pub(super) edition: Option<&'static str>,
    pub(super) plies: u32,
    pub(super) result: &'static str,
    /// Checkmate or stalemate.
    pub(super) ending: Option<&'static str>,
    pub(super) stood: Stood,
    pub(super) findings: Box<[FindingRow]>,
}

/// The rows of a sheet. Their numbers and their file are set when they are added to the table, because the games before them may not have
/// been counted yet.
#[derive(Default)]
pub(in super::super) struct Rows {
    rows: Vec<Row>,
    bytes: usize,
}

impl Rows {
    /// The approximate memory that the rows need, in bytes.
    pub(in super::super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Adds a game.
    pub(in super::super) fn add(&mut self, game: u64, report: &Report<'_>) {
        let row = Row::of(game, report);
        self.bytes += row.bytes();
        self.rows.push(row);
    }

    /// Returns the rows with their file and their numbers. `before` is the number of games that precede them.
    pub(super) fn placed(self, before: u64, file: &Arc<str>) -> impl Iterator<Item = Row> {
        self.rows.into_iter().map(move |row| Row { game: before + row.game, file: Arc::clone(file), ..row })
    }
}

impl Row {
    fn of(game: u64, report: &Report<'_>) -> Self {
        let heading = report.heading;
        Self {
            game,
            file: Arc::default(),
            offset: report.offset,
            event: known(heading.event()),
            white: known(heading.white()),
            black: known(heading.black()),
            white_elo: heading.elo(Color::White),
            black_elo: heading.elo(Color::Black),
            day: heading.day(),
            time_control: known(heading.time_control()),
            class: report.class().map(Class::name),
            edition: report.in_force.edition.map(EditionName::name),
            plies: report.plies,
            result: report.result.tag(),
            ending: report.end.map(end_name),
            stood: *report.stood,
            findings: report.findings.iter().map(FindingRow::of).collect(),
        }
    }

    fn bytes(&self) -> usize {
        let texts = [&self.event, &self.white, &self.black, &self.time_control];
        let findings = self.findings.iter().map(|finding| {
            size_of::<FindingRow>() + finding.fen.as_ref().map_or(0, String::len) + finding.text.len()
        });
        size_of::<Self>()
            + texts.into_iter().flatten().map(|text| text.len()).sum::<usize>()
            + findings.sum::<usize>()
    }
}

/// Returns the value of a tag, or `None` if it is empty or a question mark.
fn known(tag: Option<Cow<'_, str>>) -> Option<Box<str>> {
    tag.filter(|text| !matches!(text.trim(), "" | "?")).map(|text| text.into_owned().into_boxed_str())
}
