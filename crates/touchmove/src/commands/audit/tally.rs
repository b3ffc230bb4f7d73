//! What all the games come to.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, Write};
use touchmove_audit::{End, Kind, Report};
use touchmove_board::Color;
use touchmove_helpmate::{Proof, Verdict, winnable};

/// Sums over games.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) plies: u64,
    /// Games with a finding.
    pub(super) games_with_findings: u64,
    /// Faults of the files themselves.
    pub(super) faults: u64,
    /// Games by the edition they were judged by; without one, by none.
    pub(super) editions: BTreeMap<String, u64>,
    /// Findings by kind and what they are about.
    pub(super) findings: BTreeMap<String, Found>,
    /// Games in which something stood on the board, whether or not anything is wrong with it.
    pub(super) board: BTreeMap<String, u64>,
}

/// How often something was found.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Found {
    pub(super) findings: u64,
    pub(super) games: u64,
}

/// What can stand on the board, in the order of the summary.
const BOARD: [&str; 8] =
    ["checkmate", "stalemate", "dead position", "too little material", "threefold", "fifty", "fivefold", "seventyfive"];

impl Tally {
    /// Adds a game.
    pub(super) fn add(&mut self, report: &Report<'_>) {
        self.games += 1;
        self.plies += u64::from(report.plies);
        self.faults += report.fault_count;
        count(&mut self.editions, report.in_force.edition.map_or("none", |edition| edition.name()));
        self.add_board(report);
        self.games_with_findings += u64::from(!report.findings.is_empty());
        let mut names: Vec<String> = report.findings.iter().map(|finding| name_of(&finding.kind)).collect();
        for name in &names {
            self.findings.entry(name.clone()).or_default().findings += 1;
        }
        names.sort();
        names.dedup();
        for name in names {
            self.findings.entry(name).or_default().games += 1;
        }
    }

    fn add_board(&mut self, report: &Report<'_>) {
        let stood = report.stood;
        let dead = stood.dead.and_then(|ply| report.positions.get(ply as usize));
        // The last one: too little may be left only later.
        let last = report.positions.last().filter(|_| dead.is_some());
        let by_material = last.is_some_and(|position| {
            let proof = |color| winnable(position, color);
            Color::ALL.into_iter().all(|color| proof(color) == Verdict::Unwinnable(Proof::Material))
        });
        let seen = [
            report.end == Some(End::Checkmate),
            report.end == Some(End::Stalemate),
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

    /// Adds what others have counted.
    pub(super) fn join(&mut self, other: Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.games_with_findings += other.games_with_findings;
        self.faults += other.faults;
        for (name, number) in other.editions {
            *self.editions.entry(name).or_default() += number;
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

    /// The table for people.
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

/// The kind, and what it is about: `played_on_after fivefold`.
fn name_of(kind: &Kind) -> String {
    let about = kind.end().map(End::name).or(kind.claim().map(touchmove_audit::Claim::name));
    match about {
        Some(about) => format!("{} {about}", kind.name()),
        None => kind.name().to_owned(),
    }
}
