//! Scenarios: the acts of a game and the rulings expected, in every edition that has the rule.
//!
//! A file holds the scenarios of one subject, one JSON object on each line. `#` begins a comment.
//!
//! - A head begins a scenario: `{"scenario":NAME,"editions":"2005-2014 2023","article":NUMBERS,"why":SENTENCE}`. Several articles go
//!   into one text, separated by spaces.
//! - Steps follow: `{"do":ACT,"expect":{…}}`. ACT is an act, or any text in quotes. An `open` names no edition: the head does.
//! - An expectation can contain `rulings`, each a part of a ruling, found in this order; `absent`, kinds that do not occur; `state`,
//!   a part of the state; `error`, an error code.
//! - Where editions differ, an object with editions as keys replaces the value: `"ms":{"2005-2009":180000,"2014-2023":120000}`. Every
//!   edition of the scenario must be named there once. `"nothing"` leaves the field or the item out.
//! - A step for only some editions names them: `{"editions":"2014","do":…}`.
//!
//! Reading gives one [`Scenario`] for each edition in the head.

mod editions;
mod expectation;
mod written;

use core::fmt;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use touchmove_laws::EditionName;
use written::Written;

/// A game under one edition, with the expected answers.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The name of the file, as passed to the reader.
    pub file: String,
    /// The line of its head.
    pub line: usize,
    /// The edition it is played under.
    pub edition: EditionName,
    /// Its name in the head, unique in the file for each edition.
    pub name: String,
    /// The articles that it is about.
    pub articles: Vec<String>,
    /// The reason for the rulings.
    pub why: String,
    steps: Vec<Step>,
}

#[derive(Clone, Debug)]
struct Step {
    line: usize,
    act: String,
    expect: Map<String, Value>,
}

/// A fault in a file of scenarios or in an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    file: String,
    line: usize,
    message: String,
}

/// The scenarios of a file, each once for every edition that it names.
///
/// # Errors
/// A line does not have the form above, or a name occurs twice in an edition.
pub fn read(file: &str, text: &str) -> Result<Vec<Scenario>, ScenarioError> {
    let mut scenarios = Vec::new();
    let mut lines = BTreeMap::new();
    for written in Written::all(file, text) {
        let written = written?;
        for edition in written.editions() {
            let scenario = written.in_edition(edition)?;
            if let Some(other) = lines.insert(scenario.title(), scenario.line) {
                let message = format!("\"{}\" stands in line {other} already", scenario.title());
                return Err(ScenarioError { file: file.to_owned(), line: scenario.line, message });
            }
            scenarios.push(scenario);
        }
    }
    Ok(scenarios)
}

/// The scenario with that [title](Scenario::title), if the file has it.
pub fn find(file: &str, text: &str, title: &str) -> Option<Scenario> {
    let (edition, name) = title.split_once(": ")?;
    let edition = edition.parse().ok()?;
    let is_meant = |written: &Written<'_>| written.is_named(name) && written.editions().contains(&edition);
    Written::all(file, text).map_while(Result::ok).find(is_meant)?.in_edition(edition).ok()
}

impl Scenario {
    /// Edition and name: `2023: agreement`.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{}: {}", self.edition, self.name)
    }

    /// File and title: `draws.jsonl: 2023: agreement`.
    #[must_use]
    pub fn full_name(&self) -> String {
        format!("{}: {}", self.file, self.title())
    }

    /// The acts, as lines for the referee.
    pub fn acts(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().map(|step| step.act.as_str())
    }

    /// The articles that the expected rulings cite.
    pub fn cited(&self) -> impl Iterator<Item = &str> {
        let rulings = self.steps.iter().filter_map(|step| step.expect.get("rulings")?.as_array()).flatten();
        rulings
            .flat_map(|ruling| [ruling.get("article"), ruling.get("reason_article")])
            .flatten()
            .filter_map(Value::as_str)
    }

    /// Passes the acts to a referee one by one, and compares its answers with the expected ones.
    ///
    /// # Errors
    /// The first answer that is not as expected.
    pub fn run(&self, mut referee: impl FnMut(&str) -> String) -> Result<(), ScenarioError> {
        for step in &self.steps {
            let answer = referee(&step.act);
            let verdict = serde_json::from_str(&answer)
                .map_err(|error| format!("{answer}: {error}"))
                .and_then(|answer| expectation::compare(&step.expect, &answer));
            verdict.map_err(|fault| ScenarioError {
                file: self.file.clone(),
                line: step.line,
                message: format!("[{}] {}: {fault}", self.title(), step.act),
            })?;
        }
        Ok(())
    }
}

/// `draws.jsonl:12: …`.
impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl core::error::Error for ScenarioError {}
