//! Checks that `cargo xtask tidy` and `cargo xtask coverage` find nothing. They run as tests so that `cargo test --workspace` compiles
//! them with everything else: `cargo xtask` selects fewer packages, gets fewer features, and would compile half the workspace again.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use std::process::Command;

#[track_caller]
fn finds_nothing(command: &str) {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).arg(command).output();
    let output = output.unwrap_or_else(|error| panic!("{command}: {error}"));
    let [printed, message] =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.success(), "cargo xtask {command}:\n{printed}{message}");
}

#[test]
fn the_house_is_tidy() {
    finds_nothing("tidy");
}

#[test]
fn every_article_is_shown() {
    finds_nothing("coverage");
}
