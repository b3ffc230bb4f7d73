//! The tables beside the scenarios: the tests that show an article, and the acts and fields that record one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Deserialize;
use touchmove_laws::articles::Nature;
use touchmove_laws::{Article, EditionName};
use touchmove_referee::Referee;

/// Articles with their evidence: `test FILE: NAME`, `act NAME`, …
pub(super) type Ties = BTreeMap<Article, Vec<String>>;

/// Numbers by edition, separated by spaces.
type Numbers = BTreeMap<String, String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tests {
    test: Vec<Test>,
}

/// A test or a scenario that fails if the rule of these articles is switched off.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Test {
    file: String,
    name: String,
    articles: Numbers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Records {
    record: Vec<Record>,
}

/// What records these articles: an act, a field of the answers, or nothing, with a reason.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    act: Option<String>,
    field: Option<String>,
    nothing: Option<String>,
    articles: Numbers,
}

/// Returns the files and names of tests and scenarios, each with every article that it shows.
pub(crate) fn tests(text: &str) -> Result<Vec<(String, String, Article)>, String> {
    let tests: Tests = toml::from_str(text).map_err(|error| error.to_string())?;
    let mut found = Vec::new();
    for Test { file, name, articles } in tests.test {
        let articles = articles_of(&articles, &[Nature::Decide, Nature::Assist])?;
        found.extend(articles.into_iter().map(|article| (file.clone(), name.clone(), article)));
    }
    Ok(found)
}

/// Returns the articles that tests and scenarios show. One that is missing or has not passed is a fault.
pub(super) fn read_tests(text: &str, root: &Path, passed: &BTreeSet<String>) -> Result<Ties, String> {
    let mut ties = Ties::new();
    for (file, name, article) in tests(text)? {
        let edition = article.edition();
        let shown_by = match file.strip_prefix("scenarios/") {
            Some(_) if !passed.contains(&format!("{file}: {edition}: {name}")) => {
                return Err(format!("{file} has no `{name}` that passes in {edition}"));
            }
            Some(file) => format!("scenario {file}: {edition}: {name}"),
            None => {
                let source =
                    std::fs::read_to_string(root.join(&file)).map_err(|error| format!("{file}: {error}"))?;
                line_of_test(&source, &name).ok_or(format!("{file} has no test `{name}`"))?;
                format!("test {file}: {name}")
            }
        };
        ties.entry(article).or_default().push(shown_by);
    }
    Ok(ties)
}

/// Returns the line of a test in a Rust file. Whether it passes is left to running the tests.
pub(crate) fn line_of_test(source: &str, name: &str) -> Option<usize> {
    let head = format!("fn {name}()");
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let before = lines.windows(2).position(|pair| pair[0] == "#[test]" && pair[1].starts_with(&head))?;
    Some(before + 2)
}

/// Returns the articles that are recorded. An unknown act, or a field that no answer has, is a fault.
pub(super) fn read_records(text: &str, fields: &BTreeSet<String>) -> Result<Ties, String> {
    let records: Records = toml::from_str(text).map_err(|error| error.to_string())?;
    let mut ties = Ties::new();
    for Record { act, field, nothing, articles } in records.record {
        let recorded_by = match (&act, &field, &nothing) {
            (Some(act), None, None) if is_act(act) => format!("act {act}"),
            (None, Some(field), None) if fields.contains(field) => format!("field {field}"),
            (None, None, Some(reason)) if !reason.is_empty() => format!("nothing {reason}"),
            (Some(act), None, None) => return Err(format!("there is no act `{act}`")),
            (None, Some(field), None) => {
                return Err(format!("no answer to a scenario has a field `{field}`"));
            }
            _ => return Err(format!("one of `act`, `field` and `nothing`, for {articles:?}")),
        };
        for article in articles_of(&articles, &[Nature::Record])? {
            ties.entry(article).or_default().push(recorded_by.clone());
        }
    }
    Ok(ties)
}

fn is_act(name: &str) -> bool {
    let answer = Referee::new().line(&serde_json::json!({ "act": name, "at": 0 }).to_string());
    !answer.contains("\"unknown_act\"")
}

fn articles_of(numbers: &Numbers, natures: &[Nature]) -> Result<Vec<Article>, String> {
    let mut articles = Vec::new();
    for (edition, numbers) in numbers {
        let edition: EditionName = edition.parse().map_err(|fault| format!("{edition}: {fault}"))?;
        for id in numbers.split_whitespace() {
            let article = Article::named(edition, id).ok_or(format!("{edition} has no article {id}"))?;
            if !natures.contains(&article.nature()) {
                return Err(format!(
                    "{edition} {id} is for software to {}: not in this table",
                    article.nature().name()
                ));
            }
            articles.push(article);
        }
    }
    Ok(articles)
}

#[cfg(test)]
mod tests {
    use super::{read_records, read_tests};
    use std::collections::BTreeSet;
    use std::path::Path;

    /// Returns the number of articles in a table, or what is wrong with it.
    fn records(entry: &str) -> Result<usize, String> {
        let fields = BTreeSet::from(["offer".to_owned()]);
        read_records(&format!("[[record]]\n{entry}"), &fields).map(|ties| ties.len())
    }

    fn tests(entry: &str) -> Result<usize, String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let passed = BTreeSet::from(["scenarios/draws.jsonl: 2005: threefold".to_owned()]);
        read_tests(&format!("[[test]]\n{entry}"), &root, &passed).map(|ties| ties.len())
    }

    #[test]
    fn an_article_is_recorded_by_an_act_a_field_or_nothing_for_a_reason() {
        for tie in ["act = \"stop_clocks\"", "field = \"offer\"", "nothing = \"it is a wish\""] {
            assert_eq!(
                records(&format!("{tie}\narticles = {{ 2005 = \"6.13.a 6.13.b\", 2023 = \"6.11.1\" }}")),
                Ok(3)
            );
        }
        for (entry, fault) in [
            ("act = \"castle\"\narticles = {}", "there is no act `castle`"),
            ("field = \"opening\"\narticles = {}", "no answer to a scenario has a field `opening`"),
            ("nothing = \"\"\narticles = {}", "one of"),
            ("act = \"tick\"\nfield = \"offer\"\narticles = {}", "one of"),
            ("act = \"tick\"\narticles = { 2005 = \"6.99\" }", "2005 has no article 6.99"),
            ("act = \"tick\"\narticles = { 2006 = \"6.9\" }", "the editions are"),
            ("act = \"tick\"\narticles = { 2005 = \"6.10\" }", "is for software to decide"),
        ] {
            let found = records(entry).expect_err(entry);
            assert!(found.contains(fault), "{entry}: {found}");
        }
    }

    #[test]
    fn an_article_is_shown_by_a_test_or_a_scenario_that_is_there() {
        let test = "file = \"crates/clock/tests/control.rs\"\nname = \"classes_by_each_editions_bounds\"";
        assert_eq!(tests(&format!("{test}\narticles = {{ 2005 = \"B.1 C.1\", 2023 = \"A.1\" }}")), Ok(3));
        let scenario = "file = \"scenarios/draws.jsonl\"\nname = \"threefold\"";
        assert_eq!(tests(&format!("{scenario}\narticles = {{ 2005 = \"9.2\" }}")), Ok(1));
        for (entry, fault) in [
            (&test.replace("classes_by", "classes"), "has no test `classes_each_editions_bounds`"),
            (&test.replace("control", "controls"), "controls.rs: "),
            (&scenario.replace("three", "two"), "has no `twofold` that passes in 2005"),
        ] {
            let found = tests(&format!("{entry}\narticles = {{ 2005 = \"9.2\" }}")).expect_err(entry);
            assert!(found.contains(fault), "{entry}: {found}");
        }
        let found =
            tests(&format!("{scenario}\narticles = {{ 2009 = \"9.2\" }}")).expect_err("it is of 2005 only");
        assert!(found.contains("has no `threefold` that passes in 2009"), "{found}");
        let found =
            tests(&format!("{test}\narticles = {{ 2005 = \"6.13.a\" }}")).expect_err("6.13.a is recorded");
        assert!(found.contains("is for software to record"), "{found}");
    }
}
