//! Whatever a user types, there is a clear message, exit code 2, nothing on standard output, and no
//! panic.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use std::process::{Command, Output};

fn touchmove(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.args(arguments).stdin(std::process::Stdio::null());
    command.output().unwrap_or_else(|error| panic!("{arguments:?}: {error}"))
}

/// Runs the program and looks for these words in its message.
#[track_caller]
fn check(arguments: &[&str], words: &str) {
    let output = touchmove(arguments);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
    assert!(message.contains(words), "{arguments:?}: {message}");
    assert!(!message.contains("panicked"), "{arguments:?}: {message}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed {:?}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn an_unreadable_fen_names_the_field_and_the_character() {
    let nonsense = [
        ("", "the pieces"),
        ("   ", "the pieces"),
        ("x", "'x' is neither a piece"),
        ("8/8/8/8/8/8/8/8", "the side to move"),
        ("8/8/8/8/8/8/8/9 w - - 0 1", "'9'"),
        ("8/8/8/8/8/8/8/8 white - - 0 1", "where w or b should be"),
        ("8/8/8/8/8/8/8/8 w KQkx - 0 1", "'x'"),
        ("8/8/8/8/8/8/8/8 w - e4 0 1", "sixth rank"),
        ("8/8/8/8/8/8/8/8 w - - -1 1", "'-' is not a digit"),
        ("8/8/8/8/8/8/8/8 w - - 0 99999999999", "too large"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 2", "after the sixth field"),
        ("♔7/8/8/8/8/8/8/8 w - - 0 1", "'♔'"),
        ("chess960:960", "0 to 959"),
        ("chess960:-1", "0 to 959"),
        ("chess960:", "0 to 959"),
        ("-", "the pieces"),
    ];
    for (fen, words) in nonsense {
        check(&["moves", "--", fen], words);
        check(&["why", "--", fen, "e2e4"], words);
        check(&["perft", "--", fen, "1"], words);
        check(&["diagram", "--", fen], words);
        check(&["chess960", &format!("--check={fen}")], words);
    }
}

#[test]
fn absurd_numbers_squares_and_moves() {
    for depth in ["-1", "65", "1000000", "99999999999999999999", "two", "", "1.5"] {
        check(&["perft", "standard", &format!("--divide=x{depth}")], "--divide");
        check(&["perft", "--", "standard", depth], "DEPTH");
    }
    for mv in [
        "",
        "e",
        "e2",
        "e2e",
        "e2e9",
        "i2e4",
        "e7e8k",
        "e7e8Q",
        "e2-e4",
        "e4",
        "Nf3",
        "е2е4",
        "e2e4e5",
        "\u{1F600}",
    ] {
        check(&["why", "standard", "--", mv], "a move is two squares");
    }
    for number in ["960", "-5", "1e3", "many", "99999999999999"] {
        check(&["chess960", "--", number], "0 to 959");
    }
    for square in ["e9", "z1", "e2 e4", ""] {
        check(&["diagram", "standard", "--svg", &format!("--mark={square}")], "a square is");
    }
    check(&["diagram", "standard", "--svg", "--size", "1"], "64..=8192");
    check(&["diagram", "standard", "-o", "/nowhere/board.png"], "/nowhere/board.png");
}

#[test]
fn wrong_usage() {
    check(&[], "Usage");
    check(&["castle"], "unrecognized subcommand");
    check(&["perft"], "FEN");
    check(&["perft", "standard"], "DEPTH");
    check(&["perft", "--suite", "no-such-file.epd"], "no-such-file.epd");
    check(&["perft", "--suite", "-"], "no line to check");
    check(&["moves"], "FEN");
    check(&["why", "standard"], "MOVE");
}

#[test]
fn a_suite_tells_what_is_wrong_with_each_line() {
    let folder = std::env::temp_dir().join(format!("touchmove-suite-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let run = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file for the test");
        let output = touchmove(&["perft", "--suite", &path.to_string_lossy()]);
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let good = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400\n";
    assert_eq!(run("good", good), (Some(0), "1 passed, 0 failed\n".to_owned()));

    let (code, text) = run("wrong", &good.replace("400", "401"));
    assert_eq!(code, Some(1));
    assert!(text.starts_with("FAIL line 1: 401 expected at depth 2, 400 counted: "), "{text}");
    assert!(text.ends_with("\n0 passed, 1 failed\n"), "{text}");

    for broken in ["nonsense ;D1 20\n", "8/8/8/8/8/8/8/8 w - - 0 1\n", "8/8/8/8/8/8/8/8 w - - 0 1 ;E1 20\n"] {
        let (code, text) = run("broken", &format!("# a comment\n\n{good}{broken}"));
        assert_eq!(code, Some(2), "{text}");
        assert!(text.starts_with("FAIL line 4: error "), "{text}");
        assert!(text.ends_with("\n1 passed, 1 failed\n"), "{text}");
    }
    std::fs::remove_dir_all(folder).expect("the folder is ours to remove");
}
