//! Every fault in every language.

use super::{FormatFault, TEXTS, Wrong};
use std::collections::BTreeSet;
use touchmove_laws::board::Color;
use touchmove_notation::encoding::Encoding;

/// One of each.
fn faults() -> Vec<Wrong> {
    let text = || "Bo.".to_owned();
    vec![
        Wrong::NotInEncoding { encoding: Encoding::Windows1250 },
        Wrong::NoPairings,
        Wrong::OpenQuote,
        Wrong::NotHeadings { found: text() },
        Wrong::NotATable { found: text() },
        Wrong::NotARound { found: text() },
        Wrong::NoPlayer { side: Color::White },
        Wrong::NoPlayer { side: Color::Black },
        Wrong::TableTwice { table: 4, first: 2 },
        Wrong::PlayerTwice { name: text(), first: 2 },
        Wrong::TableTaken { round: 3, table: 4 },
        Wrong::NotAName { most: 100 },
        Wrong::HiddenSign { sign: '\u{202e}' },
        Wrong::Empty,
        Wrong::NoGames,
        Wrong::TooManyGames { most: 20_000 },
        Wrong::NoTag { game: 7, tag: "White" },
        Wrong::NotARoundTag { game: 7, found: text() },
        Wrong::NotABoardTag { game: 7, found: text() },
        Wrong::NotWritten { detail: text() },
        Wrong::NoPlayers,
        Wrong::NotPaired { round: 3 },
        Wrong::NotTheirRound { white: text(), black: text(), round: 3 },
        Wrong::OneSided { player: 5, opponent: 6, round: 3 },
        Wrong::NotInFile { player: 5, round: 3 },
        Wrong::NumberTwice { player: 5, first: 2 },
        Wrong::NameTwice { name: text(), first: 2, player: 5 },
        Wrong::NotAPlayer { found: text() },
        Wrong::NoName { player: 5 },
        Wrong::NotPoints { found: text() },
        Wrong::TooManyRounds { player: 5, rounds: 1000 },
        Wrong::NotAGame { found: text(), round: 3 },
        Wrong::TooManyPoints { player: 5, points: 1000 },
    ]
}

/// The messages that are not faults.
const OTHERS: [&str; 10] = [
    "at-line",
    "at-column",
    "encoding-guessed",
    "pairing-note-system",
    "pairing-note-teams",
    "skipped-bye",
    "skipped-forfeit",
    "skipped-unpaired",
    "stall",
    "electronic-board-unread",
];

#[test]
fn every_language_has_every_fault() {
    let english: Vec<String> = faults().into_iter().map(|wrong| wrong.at(9).told("en")).collect();
    for (code, _) in TEXTS.files() {
        for (wrong, english) in faults().into_iter().zip(&english) {
            let values: Vec<String> = wrong.words().1.into_iter().map(|(_, value)| value).collect();
            let side = matches!(wrong, Wrong::NoPlayer { .. });
            for fault in [wrong.clone().of_file(), wrong.clone().at(9), wrong.at_column(9, 17)] {
                let told = fault.told(code);
                assert!(told.ends_with('.') && !told.contains('{'), "{code}: {told}");
                assert!(side || values.iter().all(|value| told.contains(value)), "{code}: {told}");
                assert_eq!(fault.line.is_some(), told.contains('9'), "{code}: {told}");
                assert_eq!(fault.column.is_some(), told.contains("17"), "{code}: {told}");
                assert!(code == "en" || told != *english, "{code}: {told}");
            }
        }
    }
}

#[test]
fn every_fault_says_something_of_its_own() {
    for (code, _) in TEXTS.files() {
        let told: BTreeSet<String> = faults().into_iter().map(|wrong| wrong.of_file().told(code)).collect();
        assert_eq!(told.len(), faults().len(), "{code}");
    }
}

#[test]
fn no_language_has_a_text_for_nothing() {
    let mut known: BTreeSet<&str> = faults().iter().map(|wrong| wrong.words().0).chain(OTHERS).collect();
    known.append(&mut crate::pairing::messages());
    for (code, file) in TEXTS.files() {
        let lines = file.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
        let defined: BTreeSet<&str> =
            lines.filter(|name| name.starts_with(|first: char| first.is_ascii_lowercase())).collect();
        assert_eq!(defined, known, "{code}");
    }
}

#[test]
fn english_reads_plainly() {
    let fault =
        FormatFault { line: Some(1), column: Some(1), wrong: Wrong::NotHeadings { found: "Bo.".to_owned() } };
    let said = "line 1, column 1: \"Bo.\" is not a table number; the first column must be the table. \
                Use the headings table, white, black.";
    assert_eq!(fault.to_string(), said);
    assert_eq!(fault.told("xx"), said);
}

#[test]
fn what_was_found_does_not_swamp_the_sentence() {
    let told = Wrong::NotATable { found: "č\n".repeat(500) }.at(1).told("en");
    assert!(told.chars().count() < 150 && !told.contains('\n'), "{told}");
}
