//! Runs every scenario of the project through the built program.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

#[path = "../../../doc-tests/tests/support/scenarios.rs"]
mod tree;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use touchmove_referee::scenario::{Scenario, ScenarioError};

#[test]
fn every_scenario_is_ruled_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let scenarios = tree::all(&folder).expect("scenarios that can be read");
    let faults: Vec<String> =
        scenarios.iter().filter_map(|scenario| run(scenario).err()).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{} of {} failed:\n{}", faults.len(), scenarios.len(), faults.join("\n"));
}

/// Act by act: each is sent only when the one before has been answered.
fn run(scenario: &Scenario) -> Result<(), ScenarioError> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    let mut referee = command
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("touchmove referee: {error}"));
    let mut acts = referee.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(referee.stdout.take().expect("a pipe")).lines();
    let verdict = scenario.run(|act| {
        writeln!(acts, "{act}").expect("the referee listens");
        answers.next().expect("the referee answers").expect("in UTF-8")
    });
    drop(acts);
    assert!(referee.wait().expect("the referee ends").success(), "{}", scenario.full_name());
    verdict
}
