//! Games and findings as lines of JSON or CSV.

use serde::Serialize;
use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};
use touchmove_audit::{Finding, Report};

/// The form of the lines.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// An object for each game.
    Json,
    /// A row for each finding.
    Csv,
}

/// The first row of a CSV file.
pub(super) const CSV_HEAD: &str =
    "game,file,offset,white,black,date,edition,plies,result,ply,kind,about,article,fen,text";

/// The lines of a sheet. The number and the file of each game are added when the lines are written, because the games before them may not
/// have been counted yet.
#[derive(Default)]
pub(super) struct Rows {
    text: String,
    /// For each line, the number of its game within the sheet, from 1, and the end of the line in `text`.
    ends: Vec<(u64, usize)>,
}

/// The fields of a game in `--json`, after its number.
#[derive(Serialize)]
struct GameRow<'a> {
    offset: u64,
    white: Option<Cow<'a, str>>,
    black: Option<Cow<'a, str>>,
    date: Option<Cow<'a, str>>,
    edition: Option<&'static str>,
    plies: u32,
    result: &'static str,
    findings: Vec<FindingRow>,
}

/// A finding, as written in JSON, CSV and the table.
#[derive(Serialize)]
pub(super) struct FindingRow {
    pub(super) ply: u32,
    pub(super) kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<&'static str>,
    pub(super) article: Option<&'static str>,
    pub(super) fen: Option<String>,
    pub(super) text: String,
}

impl FindingRow {
    /// The ending or the claim that the finding is about.
    pub(super) fn about(&self) -> Option<&'static str> {
        self.end.or(self.claim)
    }

    pub(super) fn of(finding: &Finding) -> Self {
        Self {
            ply: finding.ply,
            kind: finding.kind.name(),
            end: finding.kind.end().map(touchmove_audit::end_name),
            claim: finding.kind.claim().map(touchmove_audit::Claim::name),
            article: finding.article.map(touchmove_laws::Article::id),
            fen: finding.position.map(|position| position.to_string()),
            text: finding.to_string(),
        }
    }
}

impl Rows {
    /// The total length of the lines, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.text.len()
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: u64, report: &Report<'_>, form: Form) {
        match form {
            Form::Json => self.add_json(game, report),
            Form::Csv => report.findings.iter().for_each(|finding| self.add_csv(game, report, finding)),
        }
    }

    fn add_json(&mut self, game: u64, report: &Report<'_>) {
        let row = GameRow {
            offset: report.offset,
            white: report.heading.white(),
            black: report.heading.black(),
            date: report.heading.date(),
            edition: report.in_force.edition.map(touchmove_laws::EditionName::name),
            plies: report.plies,
            result: report.result.tag(),
            findings: report.findings.iter().map(FindingRow::of).collect(),
        };
        // Serialising cannot fail. `write` puts the opening brace back, with the number of the game.
        let json = serde_json::to_string(&row).unwrap_or_default();
        self.text.push_str(json.trim_start_matches('{'));
        self.ends.push((game, self.text.len()));
    }

    fn add_csv(&mut self, game: u64, report: &Report<'_>, finding: &Finding) {
        let heading = report.heading;
        let row = FindingRow::of(finding);
        let edition = report.in_force.edition.map_or("", touchmove_laws::EditionName::name);
        let fields = [
            report.offset.to_string().into(),
            heading.white().unwrap_or_default(),
            heading.black().unwrap_or_default(),
            heading.date().unwrap_or_default(),
            edition.into(),
            report.plies.to_string().into(),
            report.result.tag().into(),
            row.ply.to_string().into(),
            row.kind.into(),
            row.about().unwrap_or("").into(),
            row.article.unwrap_or("").into(),
            row.fen.unwrap_or_default().into(),
            row.text.into(),
        ];
        for (place, field) in fields.iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            // Writing to a String cannot fail.
            let _ = write!(self.text, "{comma}{}", Quoted(field));
        }
        self.ends.push((game, self.text.len()));
    }

    /// Writes the lines. `before` is the number of games that precede them, in this file and the files before. `file` is given if lines
    /// name their file.
    pub(super) fn write(
        &self,
        before: u64,
        file: Option<&str>,
        form: Form,
        output: &mut impl Write,
    ) -> io::Result<()> {
        let mut start = 0;
        for (game, end) in &self.ends {
            let line = &self.text[start..*end];
            let game = before + game;
            match (form, file) {
                (Form::Json, None) => writeln!(output, "{{\"game\":{game},{line}")?,
                (Form::Json, Some(file)) => {
                    let file = serde_json::to_string(file).unwrap_or_default();
                    let line = line.strip_suffix('}').unwrap_or(line);
                    writeln!(output, "{{\"game\":{game},{line},\"file\":{file}}}")?;
                }
                (Form::Csv, file) => {
                    writeln!(output, "{game},{},{line}", Quoted(file.unwrap_or("")))?;
                }
            }
            start = *end;
        }
        Ok(())
    }
}

/// A CSV field, quoted if it contains a comma, a quotation mark or a line break.
struct Quoted<'a>(&'a str);

impl std::fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0.contains([',', '"', '\n', '\r']) {
            true => write!(f, "\"{}\"", self.0.replace('"', "\"\"")),
            false => f.write_str(self.0),
        }
    }
}
