//! Games made for the purpose: at least five for every kind of finding and five that only just escape it.
//!
//! `games.expected` was written from the Laws. It has a line for each game, its number, its event and its edition, and under it a line
//! for each finding: half-move, kind, what it is about, article, and the position as FEN writes its pieces and the player on move.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeMap;
use touchmove_audit::{Auditor, AutomaticEnding, Claim, Finding, Kind, Report, end_name};
use touchmove_laws::{Article, EditionName};
use touchmove_notation::pgn::Reader;

const GAMES: &[u8] = include_bytes!("games.pgn");
const EXPECTED: &str = include_str!("games.expected");

fn line(finding: &Finding) -> String {
    let about = finding.kind.end().map(end_name).or(finding.kind.claim().map(Claim::name));
    let fen = finding.position.map(|position| position.to_string()).unwrap_or_default();
    let board: Vec<&str> = fen.split(' ').take(2).collect();
    let article = finding.article.map_or("-", Article::id);
    format!(
        "  {} {} {} {article} {}\n",
        finding.ply,
        finding.kind.name(),
        about.unwrap_or("-"),
        board.join(" ")
    )
}

fn told(number: usize, report: &Report<'_>) -> String {
    let event = report.heading.event().unwrap();
    let edition = report.in_force.edition.map_or("-", EditionName::name);
    let findings: String = report.findings.iter().map(line).collect();
    format!("{number}: {event} | {edition}\n{findings}")
}

#[test]
fn every_game_has_the_findings_that_the_laws_give_it() {
    let mut auditor = Auditor::new();
    let mut reader = Reader::new(GAMES);
    let mut all = String::new();
    let mut number = 0;
    while let Ok(Some(report)) = auditor.next_game(&mut reader) {
        number += 1;
        assert!(report.faults.is_empty(), "game {number}: {:?}", report.faults);
        all.push_str(&told(number, &report));
    }
    for (found, expected) in all.lines().zip(EXPECTED.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(all, EXPECTED);
}

/// Of each kind, and of each ending and claim within it, there are enough games on both sides of the line.
#[test]
fn there_are_five_of_every_kind() {
    let mut games: BTreeMap<String, u32> = BTreeMap::new();
    for line in EXPECTED.lines().filter(|line| line.starts_with("  ")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        *games.entry(format!("{} {}", words[1], words[2])).or_default() += 1;
    }
    // Five endings to play on after, three to contradict, two claims; the other kinds are about nothing further.
    let kinds = AutomaticEnding::ALL.len() + 3 + 2 + Kind::NAMES.len() - 3;
    assert_eq!(games.len(), kinds, "{games:?}");
    assert!(games.values().all(|games| *games >= 5), "{games:?}");
    let without = EXPECTED.lines().zip(EXPECTED.lines().skip(1));
    let clean = without.filter(|(game, next)| !game.starts_with("  ") && !next.starts_with("  ")).count();
    assert!(clean >= 5 * kinds, "only {clean} games without a finding");
}

/// The findings in some of the games do not depend on the games before them.
#[test]
fn an_auditor_remembers_nothing() {
    let mut reader = Reader::new(GAMES);
    let mut one = Auditor::new();
    let mut number = 0;
    let mut offsets = Vec::new();
    while let Ok(Some(report)) = one.next_game(&mut reader) {
        number += 1;
        offsets.push((report.offset as usize, told(number, &report)));
    }
    for (number, (offset, expected)) in (1..).zip(&offsets) {
        let mut reader = Reader::new(&GAMES[*offset..]);
        let mut auditor = Auditor::new();
        let report = auditor.next_game(&mut reader).unwrap().unwrap();
        assert_eq!(told(number, &report), *expected);
    }
}
