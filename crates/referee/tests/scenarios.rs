//! Reads scenarios, and checks that faults in them are found. `doc-tests` runs those of the project.

use touchmove_referee::Referee;
use touchmove_referee::scenario::{Scenario, find, read};

/// The first answer of the referee that is not as expected.
fn fault(scenario: &Scenario) -> Option<String> {
    let mut referee = Referee::new();
    scenario.run(|act| referee.line(act)).err().map(|fault| fault.to_string())
}

/// A check that accepts everything would accept the scenarios too.
#[test]
fn a_wrong_expectation_is_found() {
    for (expect, words) in [
        (r#"{"rulings":[{"kind":"made","san":"e5"}]}"#, "no ruling"),
        (r#"{"rulings":[{"kind":"completed"},{"kind":"made"}]}"#, "no ruling"),
        (r#"{"absent":["made"]}"#, "a ruling of kind"),
        (r#"{"state":{"ply":2}}"#, "state"),
        (r#"{"state":{"clock":{}}}"#, "state"),
        (r#"{"error":"bad_value"}"#, "error"),
        (r#"{"rulings":[{"kind":"made","article":{"2005":"4.6","2023":"4.6"}}]}"#, "have the same value"),
    ] {
        let text = format!(
            r#"{{"scenario":"s","editions":"2005 2023","article":"4.1","why":"w"}}
            {{"do":{{"act":"open"}}}}
            {{"do":{{"act":"move","at":1,"by":"white","move":"e2e4"}},"expect":{expect}}}"#
        );
        let found = match read("text", &text) {
            Ok(scenarios) => fault(&scenarios[0]).expect(expect),
            Err(fault) => fault.to_string(),
        };
        assert!(found.starts_with("text:3: ") && found.contains(words), "{expect}: {found}");
    }
}

#[test]
fn an_edition_has_its_own_values_and_its_own_steps() {
    let text = r#"# A remark.

        {"scenario":"s","editions":"2005-2014 2023","article":{"2005-2009":"4.6 9.2.a","2014 2023":"4.7"},"why":"w"}
        {"do":{"act":"open","time":"60","watch":{"2005":"nothing","2009-2014 2023":false}}}
        {"editions":"2014","do":{"act":"start","at":0}}
        {"do":"not an act","expect":{"error":"bad_json"}}
        {"do":{"act":"tick","at":1},"expect":{"rulings":[{"kind":"a","article":{"2005-2009":"4.6","2014 2023":"4.7"}},{"2005-2014":"nothing","2023":{"kind":"b"}}]}}"#;
    let scenarios = read("text", text).expect("a scenario");
    let titles: Vec<String> = scenarios.iter().map(Scenario::title).collect();
    assert_eq!(titles, ["2005: s", "2009: s", "2014: s", "2023: s"]);
    assert_eq!(scenarios[0].articles, ["4.6", "9.2.a"]);
    assert_eq!(scenarios[3].articles, ["4.7"]);
    let acts = |place: usize| scenarios[place].acts().collect::<Vec<_>>();
    assert_eq!(
        acts(0),
        [r#"{"act":"open","edition":"2005","time":"60"}"#, "not an act", r#"{"act":"tick","at":1}"#]
    );
    assert_eq!(acts(1)[0], r#"{"act":"open","edition":"2009","time":"60","watch":false}"#);
    assert_eq!(acts(2)[1], r#"{"act":"start","at":0}"#);
    assert_eq!(scenarios.iter().map(|scenario| scenario.acts().count()).collect::<Vec<_>>(), [3, 3, 4, 3]);
    assert_eq!(scenarios[1].cited().collect::<Vec<_>>(), ["4.6"]);

    assert_eq!(
        find("text", text, "2014: s").map(|found| found.full_name()).as_deref(),
        Some("text: 2014: s")
    );
    for title in ["s", "2017: s", "2014: t", "2014: "] {
        assert!(find("text", text, title).is_none(), "{title}");
    }
}

#[test]
fn a_line_that_is_not_sound_is_told_with_its_place() {
    let open = r#"{"do":{"act":"open"}}"#;
    let head = r#"{"scenario":"s","editions":"2005-2014","article":"4.1","why":"w"}"#;
    let step = |expect: &str| format!("{head}\n{open}\n{{\"do\":{{}},\"expect\":{expect}}}");
    let of = |editions: &str| format!("{}\n{open}", head.replace("2005-2014", editions));
    for (text, fault) in [
        (open.to_owned(), "text:1: a scenario begins with its name"),
        ("[]".to_owned(), "text:1: invalid type"),
        (head.to_owned(), "text:1: a scenario needs at least one step"),
        (format!("{head}\n{head}"), "text:1: a scenario needs at least one step"),
        (head.replace(r#","why":"w""#, ""), "text:1: `why` is missing"),
        (head.replace("article", "articles"), "text:1: what is `articles`?"),
        (of("2005").replace("4.1", "4.1 4.6 4.1"), "text:1: `article` names 4.1 twice in 2005"),
        (of("2010"), "text:1: \"2010\": the editions are"),
        // Between 2014 and 2023 there are two editions that the head leaves out.
        (
            of("2005-2014 2023").replace("\"4.1\"", "{\"2005-2009\":\"4.6\",\"2014-2023\":\"4.7\"}"),
            "text:1: `article`: \"2014-2023\": 2017 is not an edition",
        ),
        (of(""), "text:1: no edition is named"),
        (of("2014-2005"), "text:1: \"2014-2005\" ends before it begins"),
        (of("2005-2014 2009"), "text:1: \"2005-2014 2009\" names 2009 twice"),
        (format!("{head}\n{open}\n{head}\n{open}"), "text:3: \"2005: s\" stands in line 1 already"),
        (format!("{head}\n{{\"expect\":{{}}}}"), "text:2: `do` is missing"),
        (
            format!("{head}\n{{\"do\":{{\"act\":\"open\",\"edition\":\"2005\"}}}}"),
            "text:2: `open` names no edition",
        ),
        (step(r#"{"ruling":[]}"#), "text:3: what is `ruling`?"),
        (step("[]"), "text:3: `expect` is an object"),
        // An edition that the head does not have, one that is missing, one named twice, one that does not exist.
        (
            step(r#"{"state":{"2005-2014":{},"2017":[]}}"#),
            "text:3: `expect`: \"2017\": 2017 is not an edition",
        ),
        (
            step(r#"{"state":{"2005":{},"2014":[]}}"#),
            "text:3: `expect`: 2009 is missing beside \"2005\", \"2014\"",
        ),
        (
            step(r#"{"state":{"2005-2009":{},"2009-2014":[]}}"#),
            "text:3: `expect`: \"2009-2014\": 2009 is named twice",
        ),
        (step(r#"{"state":{"2005-2013":{},"2014":[]}}"#), "text:3: `expect`: \"2013\": the editions are"),
        (step(r#"{"state":{"2005-2014":{},"ply":3}}"#), "text:3: `expect`: \"ply\": the editions are"),
        // Choices that make no difference.
        (step(r#"{"state":{"ply":{"2005-2014":3}}}"#), "text:3: `expect`: \"2005-2014\" names every edition"),
        (
            step(r#"{"rulings":[{"count":{"2005":1,"2009":2,"2014":1}}]}"#),
            "text:3: `expect`: \"2005\" and \"2014\" have the same value",
        ),
        (
            format!("{head}\n{{\"editions\":\"2005-2014\",\"do\":{{}}}}"),
            "text:2: `editions` names every edition",
        ),
        (
            format!("{head}\n{{\"editions\":\"2023\",\"do\":{{}}}}"),
            "text:2: 2023 is not an edition of this scenario",
        ),
        (
            format!("{head}\n{{\"editions\":\"2005\",\"do\":{{\"at\":{{\"2005\":1,\"2009\":2}}}}}}"),
            "text:2: `do`: \"2009\": 2009 is not an edition of this scenario or step",
        ),
        (
            format!("{head}\n{{\"do\":{{\"2005-2009\":{{}},\"2014\":\"nothing\"}}}}"),
            "text:2: `do` is missing in 2014",
        ),
    ] {
        let found = read("text", &text).err().map(|fault| fault.to_string()).unwrap_or_default();
        assert!(found.starts_with(fault), "{text}: {found}");
    }
}
