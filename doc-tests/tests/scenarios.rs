//! Runs every scenario of the project through the library, and the example in `CONTRIBUTING.md`.

#[path = "support/scenarios.rs"]
mod folder;

use std::path::Path;
use touchmove_referee::Referee;
use touchmove_referee::scenario::{Scenario, read};

#[test]
fn every_scenario_is_ruled_as_expected() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios");
    let scenarios = folder::all(&path).expect("scenarios that can be read");
    let faults: Vec<String> = scenarios.iter().filter_map(fault).collect();
    assert!(faults.is_empty(), "{} of {} failed:\n{}", faults.len(), scenarios.len(), faults.join("\n"));
    assert!(scenarios.len() > 2000, "the scenarios have been lost");
}

#[test]
fn the_example_for_contributors_passes() {
    let page = include_str!("../../CONTRIBUTING.md");
    let example =
        page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let scenarios = read("CONTRIBUTING.md", example).expect("a scenario");
    assert_eq!(scenarios.len(), 3, "one for each of its editions");
    assert_eq!(scenarios.iter().filter_map(fault).collect::<Vec<_>>(), [""; 0]);
}

/// The first answer of the referee that is not as expected.
fn fault(scenario: &Scenario) -> Option<String> {
    let mut referee = Referee::new();
    scenario.run(|act| referee.line(act)).err().map(|fault| fault.to_string())
}
