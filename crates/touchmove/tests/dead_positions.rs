//! Checks that `docs/dead-positions.md` agrees with what the program answers.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use crate::program::touchmove;
use std::path::Path;
use touchmove_board::{Color, Position};
use touchmove_helpmate::is_helpmate;
use touchmove_notation::{Language, Mode, read};

const PAGE: &str = include_str!("../../../docs/dead-positions.md");

/// Returns the text between the first two of these marks in a line.
fn between<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(mark)?;
    Some(rest.split_once(mark)?.0)
}

/// The diagrams' files and the FENs below them.
fn diagrams() -> Vec<(&'static str, &'static str)> {
    let lines: Vec<&str> = PAGE.lines().filter(|line| !line.is_empty()).collect();
    let diagrams = lines.windows(2).filter(|pair| pair[0].starts_with("!["));
    diagrams
        .map(|pair| {
            let file = pair[0].split_once("](").and_then(|(_, file)| file.strip_suffix(')'));
            let fen = between(pair[1], "`");
            file.zip(fen).unwrap_or_else(|| panic!("no file or no FEN: {pair:?}"))
        })
        .collect()
}

#[test]
fn the_diagrams_are_those_of_the_positions_below_them() {
    let diagrams = diagrams();
    assert_eq!(diagrams.len(), 3);
    for (file, fen) in diagrams {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(file);
        let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
        let (_, drawn, _) = touchmove(&["diagram", "--svg", fen], b"");
        assert!(kept == drawn, "{file} is out of date: touchmove diagram --svg {fen:?} -o docs/{file}");
    }
}

#[test]
fn the_answers_are_those_of_the_table() {
    let rows: Vec<Vec<&str>> = PAGE
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert!(rows.len() >= 10, "the table has lost its rows");
    for (_, fen) in diagrams() {
        assert!(rows.iter().any(|row| between(row[0], "`") == Some(fen)), "{fen} is not in the table");
    }
    for row in rows {
        let [fen, _, white, black] = row[..] else { panic!("{row:?} has not four cells") };
        let fen = fen.trim_matches('`');
        let (_, answers, _) = touchmove(&["winnable"], format!("{fen} white\n{fen} black\n").as_bytes());
        let words: Vec<&str> = answers.lines().filter_map(|line| line.split(' ').next()).collect();
        assert_eq!(words, [white, black], "{fen}");
    }
}

#[test]
fn the_line_of_the_knight_is_a_helpmate() {
    let (_, fen) = diagrams()[0];
    let start: Position = fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    let text = PAGE.lines().find_map(|line| between(line, "**")).expect("a line of moves");
    let (mut position, mut line) = (start, Vec::new());
    for word in text.split(' ').filter(|word| !word.ends_with('.')) {
        let mv = read(&position, word, Language::ENGLISH, Mode::Forgiving);
        let mv = mv.unwrap_or_else(|fault| panic!("{word}: {}", fault.name()));
        position.play_unchecked(mv);
        line.push(mv);
    }
    assert!(is_helpmate(&start, Color::White, &line), "{text}");
}
