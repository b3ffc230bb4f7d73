//! `cargo xtask coverage`: which articles have evidence that they are followed, and which do not.
//!
//! - An article that software can decide, or present to a person to decide, has evidence if a passing scenario expects rulings that cite
//!   it, or if `scenarios/tests.toml` names a test or a scenario that fails without it. Being mentioned in the head of a scenario is not
//!   enough. For a paragraph without a number, which rulings cite by the number above it, both are required.
//! - An article that software can only record is linked by `scenarios/records.toml` to the act or to the field that records it, or to a
//!   reason why there is nothing to record.
//! - The rest is equipment and explanation, and is counted as such.

mod report;
#[path = "../../../doc-tests/tests/support/scenarios.rs"]
mod scenarios;
mod shown;
mod tables;

use std::collections::BTreeSet;
use std::io::{ErrorKind, Write};

use serde_json::Value;
use tables::Ties;
pub(crate) use tables::{line_of_test, tests};
use touchmove_laws::Article;
use touchmove_referee::Referee;
use touchmove_referee::scenario::Scenario;

use crate::{Outcome, root};

/// The file with the evidence for each article, for the program and its pages.
const SHOWN: &str = "crates/laws/articles/shown.tsv";

/// Runs the scenarios and prints the report.
pub(crate) fn run() -> Result<Outcome, String> {
    let coverage = Coverage::measure()?;
    let (report, is_whole) = report::write(|article| coverage.ties.contains_key(&article));
    let failures: String = coverage.faults.iter().map(|fault| format!("{fault}\n")).collect();
    let kept = std::fs::read_to_string(root().join(SHOWN)).unwrap_or_default();
    let is_kept = kept == shown::write(&coverage.ties);
    let stale = if is_kept { String::new() } else { format!("{SHOWN} is stale: run `cargo xtask shown`\n") };
    let text = format!(
        "{failures}{} scenarios, {} failed\n\n{report}{stale}",
        coverage.scenarios,
        coverage.faults.len()
    );
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(error.to_string()),
        _ => {}
    }
    let is_sound = coverage.faults.is_empty() && is_whole && is_kept;
    Ok(if is_sound { Outcome::NothingFound } else { Outcome::FaultsFound })
}

/// `cargo xtask shown`: writes the evidence for each article.
pub(crate) fn keep() -> Result<Outcome, String> {
    let text = shown::write(&Coverage::measure()?.ties);
    std::fs::write(root().join(SHOWN), text).map_err(|error| format!("{SHOWN}: {error}"))?;
    Ok(Outcome::NothingFound)
}

/// The articles with evidence, and the evidence.
struct Coverage {
    ties: Ties,
    faults: Vec<String>,
    scenarios: usize,
}

impl Coverage {
    fn measure() -> Result<Self, String> {
        let root = root();
        let mut seen = Seen::default();
        for scenario in scenarios::all(&root.join("scenarios"))? {
            seen.look(&scenario);
        }
        let read = |name: &str| {
            let path = format!("scenarios/{name}.toml");
            std::fs::read_to_string(root.join(&path)).map_err(|error| format!("{path}: {error}"))
        };
        let tests = tables::read_tests(&read("tests")?, &root, &seen.passed)
            .map_err(|fault| format!("scenarios/tests.toml: {fault}"))?;
        let records = tables::read_records(&read("records")?, &seen.fields)
            .map_err(|fault| format!("scenarios/records.toml: {fault}"))?;
        let Seen { shown: mut ties, faults, scenarios, .. } = seen;
        for (article, by) in tests {
            ties.entry(article).or_default().extend(by);
        }
        // What records an article comes before what mentions it.
        for (article, by) in records {
            ties.entry(article).or_default().splice(0..0, by);
        }
        Ok(Self { ties, faults, scenarios })
    }
}

/// The evidence from the scenarios so far.
#[derive(Default)]
struct Seen {
    shown: Ties,
    /// The scenarios that passed, as `scenarios/FILE: EDITION: NAME`.
    passed: BTreeSet<String>,
    /// The names of all fields in answers.
    fields: BTreeSet<String>,
    faults: Vec<String>,
    scenarios: usize,
}

impl Seen {
    fn look(&mut self, scenario: &Scenario) {
        self.scenarios += 1;
        let mut referee = Referee::new();
        let verdict = scenario.run(|act| {
            let answer = referee.line(act);
            if let Ok(answer) = serde_json::from_str(&answer) {
                self.note_fields(&answer);
            }
            answer
        });
        match verdict.map_err(|fault| fault.to_string()).and_then(|()| shown_by(scenario)) {
            Ok(articles) => {
                let name = scenario.full_name();
                for article in BTreeSet::from_iter(articles) {
                    let by = self.shown.entry(article).or_default();
                    // Scenarios about the article come before those that only cite it.
                    let place =
                        if scenario.articles.iter().any(|id| id == article.id()) { 0 } else { by.len() };
                    by.insert(place, format!("scenario {name}"));
                }
                self.passed.insert(format!("scenarios/{name}"));
            }
            Err(fault) => self.faults.push(fault),
        }
    }

    fn note_fields(&mut self, answer: &Value) {
        match answer {
            Value::Object(fields) => {
                for (name, value) in fields {
                    self.fields.insert(name.clone());
                    self.note_fields(value);
                }
            }
            Value::Array(items) => items.iter().for_each(|item| self.note_fields(item)),
            _ => {}
        }
    }
}

/// Returns the articles that a passing scenario shows. A number that its edition does not have is a fault.
pub(crate) fn shown_by(scenario: &Scenario) -> Result<Vec<Article>, String> {
    let Scenario { file, line, edition, .. } = scenario;
    let article = |id: &str| {
        Article::named(*edition, id).ok_or_else(|| format!("{file}:{line}: {edition} has no article {id}"))
    };
    let cited: Vec<Article> = scenario.cited().map(article).collect::<Result<_, _>>()?;
    let named: Vec<Article> = scenario.articles.iter().map(|id| article(id)).collect::<Result<_, _>>()?;
    let paragraphs =
        named.into_iter().filter(|named| named.cited() != *named && cited.contains(&named.cited()));
    Ok(paragraphs.chain(cited.iter().copied()).collect())
}

#[cfg(test)]
mod tests {
    use super::{Seen, shown_by};
    use touchmove_referee::scenario::{Scenario, read};

    fn scenarios(head_articles: &str, edition: &str, expect: &str) -> Vec<Scenario> {
        let text = format!(
            r#"{{"scenario":"s","editions":"{edition}","article":"{head_articles}","why":"w"}}
            {{"do":{{"act":"open"}}}}
            {{"do":{{"act":"move","at":1,"by":"white","move":"e2e5"}},"expect":{{"rulings":[{expect}]}}}}"#
        );
        read("text", &text).expect("a scenario")
    }

    fn shown(head_articles: &str, edition: &str, expect: &str) -> Result<Vec<&'static str>, String> {
        let scenarios = scenarios(head_articles, edition, expect);
        shown_by(&scenarios[0]).map(|articles| articles.iter().map(|article| article.id()).collect())
    }

    #[test]
    fn what_the_expected_rulings_cite_is_shown_and_the_head_alone_shows_nothing() {
        let illegal = r#"{"kind":"illegal","article":"7.5.1","reason_article":"3.7"}"#;
        assert_eq!(shown("7.5.5", "2018", illegal), Ok(vec!["7.5.1", "3.7"]));
        assert_eq!(shown("7.5.1", "2018", r#"{"kind":"illegal"}"#), Ok(vec![]));
    }

    #[test]
    fn a_paragraph_needs_the_head_and_the_citation_of_the_number_above_it() {
        let illegal = r#"{"kind":"illegal","article":"7.5.a"}"#;
        assert_eq!(shown("7.5.a.p2", "2014", illegal), Ok(vec!["7.5.a.p2", "7.5.a"]));
        assert_eq!(shown("7.5.a", "2014", illegal), Ok(vec!["7.5.a"]));
        assert_eq!(shown("7.5.a.p2", "2014", r#"{"kind":"made"}"#), Ok(vec![]));
    }

    #[test]
    fn a_number_that_the_edition_does_not_have_is_a_fault() {
        let fault = shown("7.5.1", "2005", r#"{"kind":"illegal"}"#).expect_err("2005 has 7.4");
        assert!(fault.contains("2005 has no article 7.5.1"), "{fault}");
    }

    #[test]
    fn a_scenario_that_fails_shows_nothing() {
        let mut seen = Seen::default();
        let passes = r#"{"kind":"illegal","article":"7.5.1"}"#;
        let fails = r#"{"kind":"illegal","article":"7.5.2"}"#;
        for scenario in [scenarios("", "2018", passes), scenarios("", "2018", fails)].iter().flatten() {
            seen.look(scenario);
        }
        let shown: Vec<&str> = seen.shown.keys().map(|article| article.id()).collect();
        assert_eq!((shown, seen.faults.len(), seen.scenarios), (vec!["7.5.1"], 1, 2));
        assert!(seen.fields.contains("reason") && seen.fields.contains("illegal_moves"));
    }
}
