//! Runs the console examples of the README and of the pages for users, and compares their output.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use std::path::Path;
use std::process::Command;

/// A command on a page and its output according to the page.
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

/// Returns both outputs of the command, and its exit code if it is not 0.
fn run(command: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_touchmove"));
    let folders = program.parent().into_iter().map(Path::to_path_buf);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(folders.chain(std::env::split_paths(&path))).expect("a search path");
    let output = Command::new("sh")
        .args(["-c", &format!("{command} 2>&1")])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
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
    for (name, page, fewest) in [
        ("README.md", include_str!("../../../README.md"), 5),
        ("docs/dead-positions.md", include_str!("../../../docs/dead-positions.md"), 2),
    ] {
        let examples = examples(page);
        assert!(examples.len() >= fewest, "{name} has lost its examples");
        for Example { line, command, printed } in examples {
            assert_eq!(run(&command), printed, "{name}, line {line}: {command}");
        }
    }
}
