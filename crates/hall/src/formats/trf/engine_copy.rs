//! The report for a pairing engine: a copy that contains only what pairing depends on.
//!
//! Engines differ in what else they accept (encodings, titles, team records, lines of 2016 or of 2026), and names do not matter to them.
//! The copy is plain ASCII, has numbers in place of names, and uses only lines that all engines read.

use super::Report;
use super::pairing::Bye;
use super::record::Record;
use std::collections::BTreeMap;
use std::fmt::Write;
use touchmove_laws::board::Color;

/// Why the report cannot be given to an engine.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NotCopied {
    /// The number of rounds is unknown.
    RoundsUnknown,
    /// The colour of the first player in the first round is unknown.
    FirstColorUnknown,
    /// The file names an acceleration, but does not give the points.
    AccelerationUnknown,
}

impl Report {
    /// The copy for pairing this round. Players with a bye are marked as absent.
    pub fn engine_copy(&self, round: u32, byes: &BTreeMap<u32, Bye>) -> Result<String, NotCopied> {
        let rounds = self.directives.rounds.ok_or(NotCopied::RoundsUnknown)?;
        if self.directives.is_accelerated_in_name_only() {
            return Err(NotCopied::AccelerationUnknown);
        }
        if round == 1 && self.directives.first.is_none() {
            return Err(NotCopied::FirstColorUnknown);
        }
        let mut copy = format!("012 Round {round}\nXXR {rounds}\n");
        let first = self
            .directives
            .first
            .or_else(|| self.first_color_played())
            .map(|first| if first == Color::White { "white1" } else { "black1" });
        let rank = self.directives.by_rank.then_some("rank");
        let configuration: Vec<&str> = rank.into_iter().chain(first).collect();
        if !configuration.is_empty() {
            let _ = writeln!(copy, "XXC {}", configuration.join(" "));
        }
        for line in self.points.lines() {
            let _ = writeln!(copy, "{line}");
        }
        for record in self.records() {
            let _ =
                writeln!(copy, "{}", self.engine_record(record, round, byes.contains_key(&record.number)));
        }
        for record in self.records() {
            let points = self.directives.acceleration(record.number, round);
            if !points.is_empty() {
                let _ = write!(copy, "XXA {:>4}", record.number);
                for tenths in points {
                    let _ = write!(copy, " {:>4}", format!("{}.{}", tenths / 10, tenths % 10));
                }
                copy.push('\n');
            }
        }
        for (one, other) in self.directives.forbidden(round) {
            let _ = writeln!(copy, "XXP {one} {other}");
        }
        Ok(copy)
    }

    /// Adds what the file lacks: the number of rounds, and the colour of the first player in the first round. It is written into the file
    /// in the lines that every engine reads.
    pub fn complete(&mut self, rounds: Option<u32>, first: Option<Color>) {
        let rounds = rounds.filter(|_| self.directives.rounds.is_none());
        if let Some(rounds) = rounds {
            self.directives.rounds = Some(rounds);
            self.add_line(format!("XXR {rounds}"));
        }
        let first = first.filter(|_| self.directives.first.is_none());
        if let Some(first) = first {
            self.directives.first = Some(first);
            self.add_line(format!("XXC {}", if first == Color::White { "white1" } else { "black1" }));
        }
    }

    /// The colour of the first player in the first round, where it is known.
    pub const fn first_color(&self) -> Option<Color> {
        self.directives.first
    }

    /// The pairing system in the file, if it is not the Dutch one.
    pub fn other_system(&self) -> Option<&str> {
        self.directives.system.as_deref().filter(|system| !system.starts_with("FIDE_DUTCH"))
    }

    /// True if the file has teams.
    pub const fn has_teams(&self) -> bool {
        self.directives.has_teams
    }

    /// The colour that the first player had in the first round, or would have had: the colours of the paired players alternate.
    fn first_color_played(&self) -> Option<Color> {
        let mut paired: Vec<&Record> = self.records().filter(|record| record.is_paired(1)).collect();
        paired.sort_by_key(|record| record.number);
        let mut colors =
            paired.iter().enumerate().filter_map(|(at, record)| Some((at, record.game(1)?.color?)));
        colors.next().map(|(at, color)| if at % 2 == 0 { color } else { !color })
    }

    fn engine_record(&self, record: &Record, round: u32, is_absent: bool) -> String {
        let mut points = self.points_before(record, round);
        let rating = record.identity.rating.map_or_else(String::new, |rating| rating.to_string());
        let mut rounds = String::new();
        for earlier in 1..round {
            rounds.push_str("  ");
            rounds.push_str(&record.cell(earlier));
        }
        if is_absent {
            rounds.push_str("  ");
            rounds.push_str("0000 - Z");
            points = points.saturating_add(self.points.of_bye(Bye::Zero));
        }
        let (number, name) = (record.number, format!("Player {}", record.number));
        let points = format!("{}.{}", points / 10, points % 10);
        format!(
            "001 {number:>4}      {name:<33} {rating:>4} {:>3} {:>11} {:>10} {points:>4} {:>4}{rounds}",
            "",
            "",
            "",
            record.rank.unwrap_or(number)
        )
    }

    /// Adds a line at the end, with the line ending of the file.
    fn add_line(&mut self, text: String) {
        let end = self.lines.first().map_or("\n", |line| line.end.as_str()).to_owned();
        let end = if end.is_empty() { "\n".to_owned() } else { end };
        if let Some(last) = self.lines.last_mut()
            && last.end.is_empty()
        {
            last.end.clone_from(&end);
        }
        self.lines.push(super::Line { text, end, record: None });
    }
}
