//! Sums over all games, and the summary.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, Write};
use touchmove_audit::{AutomaticEnding, Kind, Report, end_name};
use touchmove_board::Color;
use touchmove_helpmate::{Proof, Verdict, winnable};

/// Sums over games.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) plies: u64,
    /// Games with a finding.
    pub(super) games_with_findings: u64,
    /// Faults in the PGN.
    pub(super) faults: u64,
    /// Games by the edition that they were judged by, or by `none`.
    pub(super) editions: BTreeMap<String, u64>,
    /// Findings by kind and what they are about.
    pub(super) findings: BTreeMap<String, Found>,
    /// Games in which each of [`BOARD`] occurred, whether or not it led to a finding.
    pub(super) board: BTreeMap<String, u64>,
    /// Findings by the year of the game, then by kind.
    pub(super) years: BTreeMap<String, BTreeMap<String, u64>>,
    /// Games by their length, in steps of ten moves.
    pub(super) lengths: Vec<u64>,
    /// The time left after each move, beginning with the first.
    pub(super) time_left: Vec<TimeLeft>,
}

/// The time left on the clocks of all games after the same move.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct TimeLeft {
    /// The number of clock times.
    pub(super) clocks: u64,
    /// The sum of these times, each as a share of the first period, in ten-thousandths.
    pub(super) share_sum: u64,
}

/// The last step of the lengths. Longer games are counted there.
const LONGEST: usize = 30;

/// The number of moves for which the time left is summed.
const TIMED_MOVES: usize = 80;

/// How often a kind of finding occurred, and in how many games.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Found {
    pub(super) findings: u64,
    pub(super) games: u64,
}

/// What is counted from the board, in the order of the summary.
const BOARD: [&str; 8] = [
    "checkmate",
    "stalemate",
    "dead position",
    "too little material",
    "threefold",
    "fifty",
    "fivefold",
    "seventyfive",
];

impl Tally {
    /// Adds a game.
    pub(super) fn add(&mut self, report: &Report<'_>) {
        self.games += 1;
        self.plies += u64::from(report.plies);
        self.faults += report.fault_count;
        count(&mut self.editions, report.in_force.edition.map_or("none", |edition| edition.name()));
        self.add_board(report);
        self.add_length(report);
        self.add_time(report);
        self.games_with_findings += u64::from(!report.findings.is_empty());
        let mut names: Vec<String> = report.findings.iter().map(|finding| name_of(&finding.kind)).collect();
        for name in &names {
            self.findings.entry(name.clone()).or_default().findings += 1;
        }
        if !names.is_empty() {
            let date = report.heading.date().unwrap_or_default();
            let is_year = |year: &&str| year.bytes().all(|byte| byte.is_ascii_digit());
            let year = date.get(..4).filter(is_year).unwrap_or("?");
            let kinds = self.years.entry(year.to_owned()).or_default();
            report.findings.iter().for_each(|finding| count(kinds, finding.kind.name()));
        }
        names.sort();
        names.dedup();
        for name in names {
            self.findings.entry(name).or_default().games += 1;
        }
    }

    fn add_length(&mut self, report: &Report<'_>) {
        let step = (report.plies.div_ceil(2) as usize / 10).min(LONGEST);
        if self.lengths.len() <= step {
            self.lengths.resize(step + 1, 0);
        }
        self.lengths[step] += 1;
    }

    fn add_time(&mut self, report: &Report<'_>) {
        let Some(first) = report.first_period.filter(|first| *first > 0) else { return };
        for clock in report.clocks {
            let place = (clock.ply.max(1) as usize - 1) / 2;
            if place >= TIMED_MOVES {
                return;
            }
            if self.time_left.len() <= place {
                self.time_left.resize(place + 1, TimeLeft::default());
            }
            let time = &mut self.time_left[place];
            time.clocks += 1;
            time.share_sum += (clock.left.min(2 * first) * 10_000) / first;
        }
    }

    fn add_board(&mut self, report: &Report<'_>) {
        let stood = report.stood;
        let dead = stood.dead;
        // Examines the last position: material may have become too little only after the position was dead.
        let last = dead.and_then(|_| report.positions().last());
        let by_material = last.is_some_and(|position| {
            let proof = |color| winnable(position, color);
            Color::ALL.into_iter().all(|color| proof(color) == Verdict::Unwinnable(Proof::Material))
        });
        let seen = [
            report.end == Some(AutomaticEnding::Checkmate),
            report.end == Some(AutomaticEnding::Stalemate),
            dead.is_some(),
            by_material,
            stood.threefold.is_some(),
            stood.fifty.is_some(),
            stood.fivefold.is_some(),
            stood.seventyfive.is_some(),
        ];
        for (name, is_seen) in BOARD.into_iter().zip(seen) {
            if is_seen {
                count(&mut self.board, name);
            }
        }
    }

    /// Adds the sums of another tally.
    pub(super) fn join(&mut self, other: Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.games_with_findings += other.games_with_findings;
        self.faults += other.faults;
        for (name, number) in other.editions {
            *self.editions.entry(name).or_default() += number;
        }
        for (year, kinds) in other.years {
            let sums = self.years.entry(year).or_default();
            for (kind, number) in kinds {
                *sums.entry(kind).or_default() += number;
            }
        }
        self.lengths.resize(self.lengths.len().max(other.lengths.len()), 0);
        self.lengths.iter_mut().zip(other.lengths).for_each(|(sum, number)| *sum += number);
        self.time_left.resize(self.time_left.len().max(other.time_left.len()), TimeLeft::default());
        for (sum, time) in self.time_left.iter_mut().zip(other.time_left) {
            sum.clocks += time.clocks;
            sum.share_sum += time.share_sum;
        }
        for (name, number) in other.board {
            *self.board.entry(name).or_default() += number;
        }
        for (name, found) in other.findings {
            let sum = self.findings.entry(name).or_default();
            sum.findings += found.findings;
            sum.games += found.games;
        }
    }

    /// Writes the summary.
    pub(super) fn write(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(
            output,
            "games: {}, half-moves: {}, games with findings: {}, faults of the file: {}",
            self.games, self.plies, self.games_with_findings, self.faults
        )?;
        for (edition, games) in &self.editions {
            match edition.as_str() {
                "none" => writeln!(output, "before the Laws of 2005, or not dated: {games}")?,
                year => writeln!(output, "by the Laws of {year}: {games}")?,
            }
        }
        writeln!(output, "\n{:<32} {:>9} {:>9}", "found", "findings", "games")?;
        for kind in Kind::NAMES {
            let of_kind = self.findings.iter().filter(|(name, _)| name.split(' ').next() == Some(kind));
            for (name, found) in of_kind {
                writeln!(output, "{name:<32} {:>9} {:>9}", found.findings, found.games)?;
            }
        }
        if self.findings.is_empty() {
            writeln!(output, "{:<32} {:>9} {:>9}", "nothing", 0, 0)?;
        }
        writeln!(output, "\n{:<32} {:>9} {:>9}", "on the board", "", "games")?;
        for name in BOARD {
            let games = self.board.get(name).copied().unwrap_or(0);
            writeln!(output, "{name:<32} {:>9} {games:>9}", "")?;
        }
        Ok(())
    }
}

fn count(counts: &mut BTreeMap<String, u64>, name: &str) {
    match counts.get_mut(name) {
        Some(number) => *number += 1,
        None => _ = counts.insert(name.to_owned(), 1),
    }
}

/// Returns the kind of a finding and what it is about, such as `played_on_after fivefold`.
fn name_of(kind: &Kind) -> String {
    let about = kind.end().map(end_name).or(kind.claim().map(touchmove_audit::Claim::name));
    match about {
        Some(about) => format!("{} {about}", kind.name()),
        None => kind.name().to_owned(),
    }
}
