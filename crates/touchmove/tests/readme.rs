//! The README and the pages of `docs/`: their console examples are run and the output compared, and their links lead somewhere.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use std::path::Path;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The Markdown files of the root and of `docs/`: path from the root, and text.
fn pages() -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for folder in ["", "docs/"] {
        for entry in std::fs::read_dir(Path::new(ROOT).join(folder)).expect("a folder") {
            let name = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
            if name.ends_with(".md") {
                let path = format!("{folder}{name}");
                let text = std::fs::read_to_string(Path::new(ROOT).join(&path)).expect("a text file");
                pages.push((path, text));
            }
        }
    }
    pages.sort();
    pages
}

/// A command on a page, and the output that the page shows for it.
struct Example {
    line: usize,
    command: String,
    printed: String,
}

fn examples(page: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut inside = false;
    for (line, text) in (1..).zip(page.lines()) {
        match (inside, text.strip_prefix("$ ")) {
            (false, _) => inside = text == "```console",
            (true, _) if text == "```" => inside = false,
            (true, Some(command)) => {
                found.push(Example { line, command: command.to_owned(), printed: String::new() });
            }
            (true, None) => {
                let example =
                    found.last_mut().unwrap_or_else(|| panic!("line {line}: output before a command"));
                example.printed += text;
                example.printed.push('\n');
            }
        }
    }
    found
}

/// Returns both outputs of the command, and its exit code if it is greater than 1.
fn run(command: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_touchmove"));
    let folders = program.parent().into_iter().map(Path::to_path_buf);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(folders.chain(std::env::split_paths(&path))).expect("a search path");
    let output = Command::new("sh")
        .args(["-c", &format!("{command} 2>&1")])
        .current_dir(ROOT)
        .env("PATH", path)
        .output();
    let output = output.unwrap_or_else(|error| panic!("sh: {error}"));
    let mut printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if let Some(code) = output.status.code().filter(|code| *code > 1) {
        printed += &format!("[exit {code}]\n");
    }
    printed
}

#[test]
fn every_command_prints_what_the_page_says() {
    let pages = pages();
    for (expected, fewest) in [("README.md", 2), ("docs/tour.md", 20), ("docs/dead-positions.md", 2)] {
        let count = pages.iter().filter(|(name, _)| name == expected).map(|(_, page)| examples(page).len());
        assert!(count.sum::<usize>() >= fewest, "{expected} has lost its examples");
    }
    for (name, page) in &pages {
        for Example { line, command, printed } in examples(page) {
            assert_eq!(run(&command), printed, "{name}, line {line}: {command}");
        }
    }
}

/// The targets of a page's links, except in fenced code.
fn links(page: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut fenced = false;
    for line in page.lines() {
        fenced ^= line.starts_with("```");
        if !fenced {
            found.extend(line.split("](").skip(1).filter_map(|rest| rest.split(')').next()));
        }
    }
    found
}

/// The anchor of a heading, as code hosts and mdBook make it.
fn anchor(heading: &str) -> String {
    let letters = heading.trim().chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    letters.collect::<String>().to_lowercase().replace(' ', "-")
}

#[test]
fn every_link_leads_to_a_file_and_a_heading() {
    for (name, page) in pages() {
        let file = Path::new(ROOT).join(&name);
        for link in links(&page).into_iter().filter(|link| !link.contains("://")) {
            let (path, wanted) = link.split_once('#').unwrap_or((link, ""));
            let target = if path.is_empty() { file.clone() } else { file.with_file_name(path) };
            assert!(target.exists(), "{name}: there is no file {link}");
            let leaves_the_book = name.starts_with("docs/") && path.starts_with("..");
            assert!(!leaves_the_book, "{name}: the book does not contain {link}");
            if !wanted.is_empty() {
                let text = std::fs::read_to_string(&target).expect("a text file");
                let headings = text.lines().filter(|line| line.starts_with('#'));
                let mut anchors = headings.map(|line| anchor(line.trim_start_matches('#')));
                assert!(anchors.any(|anchor| anchor == wanted), "{name}: there is no heading {link}");
            }
        }
    }
}

#[test]
fn the_book_lists_every_page() {
    let pages = pages();
    let summary = pages.iter().find(|(name, _)| name == "docs/SUMMARY.md").map(|(_, page)| links(page));
    let listed = summary.unwrap_or_default();
    let names = pages.iter().filter_map(|(name, _)| name.strip_prefix("docs/"));
    for name in names.filter(|name| *name != "SUMMARY.md") {
        assert!(listed.contains(&name), "docs/SUMMARY.md does not list {name}");
    }
}
