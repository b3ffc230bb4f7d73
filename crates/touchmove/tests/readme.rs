//! The README's console examples, run as they stand: what it promises is what the program does.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use std::path::Path;
use std::process::Command;

/// A command of the README and what it says it prints.
struct Example {
    line: usize,
    command: String,
    printed: String,
}

fn examples(readme: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut inside = false;
    for (line, text) in (1..).zip(readme.lines()) {
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

/// What the command prints on both outputs, and its exit code if it is not 0.
fn run(command: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_touchmove"));
    let folders = program.parent().into_iter().map(Path::to_path_buf);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(folders.chain(std::env::split_paths(&path))).expect("a search path");
    let output = Command::new("sh").args(["-c", &format!("{command} 2>&1")]).env("PATH", path).output();
    let output = output.unwrap_or_else(|error| panic!("sh: {error}"));
    let mut printed = String::from_utf8_lossy(&output.stdout).into_owned();
    if let Some(code) = output.status.code().filter(|code| *code > 1) {
        printed += &format!("[exit {code}]\n");
    }
    printed
}

#[test]
fn every_command_prints_what_the_readme_says() {
    let readme = include_str!("../../../README.md");
    let examples = examples(readme);
    assert!(examples.len() >= 5, "the README has lost its examples");
    for Example { line, command, printed } in examples {
        assert_eq!(run(&command), printed, "README.md, line {line}: {command}");
    }
}
