//! The scenarios and tests that show an article, with their lines.

use std::collections::BTreeMap;

use touchmove_laws::articles::PlaceKind;
use touchmove_laws::{Article, EditionName};
use touchmove_referee::scenario::{self, Scenario};

use super::{Place, Places};
use crate::coverage;
use crate::house::{File, text};

/// The most scenarios listed that only cite an article.
const CITING: usize = 3;

pub(super) fn add(files: &[File], places: &mut Places) -> Result<(), String> {
    let scenarios = scenarios(files)?;
    let mut citing: BTreeMap<Article, Vec<&Scenario>> = BTreeMap::new();
    let mut about: BTreeMap<Article, Vec<&Scenario>> = BTreeMap::new();
    for scenario in &scenarios {
        for article in coverage::shown_by(scenario)? {
            let is_about = scenario.articles.iter().any(|id| id == article.id());
            let list = if is_about { &mut about } else { &mut citing };
            list.entry(article).or_default().push(scenario);
        }
    }
    citing.retain(|article, _| !about.contains_key(article));
    let few = citing.into_iter().flat_map(|(article, found)| {
        let mut lines = found;
        lines.dedup_by_key(|scenario| (scenario.file.clone(), scenario.line));
        lines.truncate(CITING);
        lines.into_iter().map(move |scenario| (article, scenario))
    });
    let all = about
        .into_iter()
        .flat_map(|(article, found)| found.into_iter().map(move |scenario| (article, scenario)));
    for (article, scenario) in all.chain(few) {
        places.entry(place(scenario)).or_default().insert(article);
    }
    add_tests(files, &scenarios, places)
}

fn scenarios(files: &[File]) -> Result<Vec<Scenario>, String> {
    let mut scenarios = Vec::new();
    for file in files {
        if let Some(name) = file.path.strip_prefix("scenarios/").filter(|name| name.ends_with(".jsonl")) {
            scenarios.extend(scenario::read(name, &file.text).map_err(|fault| fault.to_string())?);
        }
    }
    Ok(scenarios)
}

fn place(scenario: &Scenario) -> Place {
    let Scenario { file, line, name, .. } = scenario;
    Place { kind: PlaceKind::Scenario, file: format!("scenarios/{file}"), line: *line, name: name.clone() }
}

/// Adds the tests and scenarios in `scenarios/tests.toml`. The coverage check makes sure that all
/// of them exist.
fn add_tests(files: &[File], scenarios: &[Scenario], places: &mut Places) -> Result<(), String> {
    const TESTS: &str = "scenarios/tests.toml";
    let table = text(files, TESTS).ok_or(format!("{TESTS} is missing"))?;
    for (file, name, article) in coverage::tests(table).map_err(|fault| format!("{TESTS}: {fault}"))? {
        let found = match file.strip_prefix("scenarios/") {
            Some(inner) => scenario_named(scenarios, inner, &name, article.edition()).map(place),
            None => text(files, &file)
                .and_then(|source| coverage::line_of_test(source, &name))
                .map(|line| Place { kind: PlaceKind::Test, file: file.clone(), line, name: name.clone() }),
        };
        let place = found.ok_or(format!("{TESTS}: {file} has no `{name}`"))?;
        places.entry(place).or_default().insert(article);
    }
    Ok(())
}

fn scenario_named<'a>(
    scenarios: &'a [Scenario],
    file: &str,
    name: &str,
    edition: EditionName,
) -> Option<&'a Scenario> {
    scenarios
        .iter()
        .find(|scenario| scenario.file == file && scenario.name == name && scenario.edition == edition)
}
