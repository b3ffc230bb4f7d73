//! Every scenario of the project, through the library.

use crate::scenario::{self, Scenario};
use std::path::Path;
use touchmove_referee::Referee;

#[test]
fn every_scenario_is_ruled_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let scenarios = Scenario::all(&folder).expect("scenarios that can be read");
    let faults: Vec<String> = scenarios
        .iter()
        .filter_map(|scenario| {
            let mut referee = Referee::new();
            scenario.run(|act| referee.line(act)).err()
        })
        .collect();
    assert!(faults.is_empty(), "{} of {} failed:\n{}", faults.len(), scenarios.len(), faults.join("\n"));
    assert!(scenarios.len() > 20, "the scenarios have been lost");
}

/// A check that finds everything right would find the scenarios right too.
#[test]
fn a_wrong_expectation_is_found() {
    for (expect, fault) in [
        (r#"{"rulings":[{"kind":"made","san":"e5"}]}"#, "no ruling"),
        (r#"{"rulings":[{"kind":"completed"},{"kind":"made"}]}"#, "no ruling"),
        (r#"{"absent":["made"]}"#, "a ruling of kind"),
        (r#"{"state":{"ply":2}}"#, "state"),
        (r#"{"state":{"clock":{}}}"#, "state"),
        (r#"{"error":"bad_value"}"#, "error"),
    ] {
        let text = format!(
            "{{\"scenario\":\"s\",\"article\":\"4.7\",\"why\":\"w\"}}\n{{\"do\":{{\"act\":\"open\"}}}}\n{{\"do\":{{\"act\":\"move\",\"at\":1,\"by\":\"white\",\"move\":\"e2e4\"}},\"expect\":{expect}}}"
        );
        let scenarios = scenario::read("text", &text).expect("a scenario");
        let mut referee = Referee::new();
        let found = scenarios[0].run(|act| referee.line(act)).expect_err(expect);
        assert!(found.contains(fault), "{expect}: {found}");
    }
    let head = r#"{"scenario":"s","article":"4.7","why":"w"}"#;
    for (text, fault) in [
        (r#"{"do":{}}"#, "begins with its name"),
        (r#"{"scenario":"s","article":"4.7"}"#, "`why` is missing"),
        (&format!("{head}\n{{\"expect\":{{}}}}"), "`do` is missing"),
        (&format!("{head}\n{{\"do\":{{}},\"expect\":{{\"ruling\":[]}}}}"), "what is `ruling`?"),
    ] {
        let found = scenario::read("text", text).err().unwrap_or_default();
        assert!(found.contains(fault), "{text}: {found}");
    }
}
