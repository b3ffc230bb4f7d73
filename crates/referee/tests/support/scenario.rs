//! Scenarios: acts of a game and what the Laws must say of them, one file of `scenarios/` a subject.
//!
//! A scenario begins with a line `{"scenario":NAME,"article":NUMBERS,"why":SENTENCE}`, which may list more `articles`; lines
//! `{"do":ACT,"expect":{…}}` follow, where ACT is an act, or any text in quotes. What is expected of the answer: `rulings`, each a part of a ruling, found in this order;
//! `absent`, kinds that do not occur; `state`, a part of the state; or `error`, the code of one. `#` begins a remark.

#![allow(dead_code, reason = "each user uses a part of it")]

use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

/// A game with what is expected of it.
pub(crate) struct Scenario {
    /// Where it stands: `file:line`.
    pub(crate) place: String,
    pub(crate) name: String,
    /// The articles that it is about, as its head names them.
    pub(crate) articles: Vec<String>,
    steps: Vec<Step>,
}

struct Step {
    line: usize,
    act: String,
    expect: Map<String, Value>,
}

impl Scenario {
    /// All the scenarios of a folder and the folders in it, file by file in the order of their names.
    pub(crate) fn all(folder: &Path) -> Result<Vec<Self>, String> {
        let mut paths = files(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
        paths.sort();
        let mut scenarios = Vec::new();
        for path in paths {
            let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
            scenarios.extend(read(&name, &text)?);
        }
        Ok(scenarios)
    }

    /// Tells the acts to a referee, and compares the answers with what is expected.
    pub(crate) fn run(&self, mut referee: impl FnMut(&str) -> String) -> Result<(), String> {
        let file = self.file();
        for step in &self.steps {
            let answer = referee(&step.act);
            let verdict = serde_json::from_str(&answer)
                .map_err(|error| format!("{answer}: {error}"))
                .and_then(|answer| compare(&step.expect, &answer));
            verdict.map_err(|fault| format!("{file}:{} [{}] {}: {fault}", step.line, self.name, step.act))?;
        }
        Ok(())
    }

    /// The file it stands in, from the folder of scenarios.
    pub(crate) fn file(&self) -> &str {
        self.place.rsplit_once(':').map_or("", |(file, _)| file)
    }

    /// The acts, as the referee is told them.
    pub(crate) fn acts(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().map(|step| step.act.as_str())
    }

    /// The edition that is played by, if the first act says so.
    pub(crate) fn edition(&self) -> Option<String> {
        let open: Value = serde_json::from_str(self.acts().next()?).ok()?;
        open.get("edition")?.as_str().map(str::to_owned)
    }

    /// The articles that the expected rulings cite.
    pub(crate) fn cited(&self) -> Vec<&str> {
        let rulings = self.steps.iter().filter_map(|step| step.expect.get("rulings")?.as_array()).flatten();
        rulings
            .flat_map(|ruling| [ruling.get("article"), ruling.get("reason_article")])
            .flatten()
            .filter_map(Value::as_str)
            .collect()
    }
}

/// Every file in a folder, however deep.
fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false => found.push(path),
        }
    }
    Ok(found)
}

/// The scenarios of a file.
pub(crate) fn read(file: &str, text: &str) -> Result<Vec<Scenario>, String> {
    let mut scenarios: Vec<Scenario> = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = format!("{file}:{number}");
        let object: Map<String, Value> =
            serde_json::from_str(line).map_err(|error| format!("{place}: {error}"))?;
        match (object.contains_key("scenario"), scenarios.last_mut()) {
            (true, _) => scenarios.push(head(&place, &object).map_err(|fault| format!("{place}: {fault}"))?),
            (false, Some(scenario)) => {
                scenario.steps.push(step(number, object).map_err(|fault| format!("{place}: {fault}"))?);
            }
            (false, None) => return Err(format!("{place}: a scenario begins with its name")),
        }
    }
    Ok(scenarios)
}

fn head(place: &str, object: &Map<String, Value>) -> Result<Scenario, String> {
    known(object, &["scenario", "article", "articles", "why"])?;
    let text = |field: &str| object.get(field).and_then(Value::as_str).ok_or(format!("`{field}` is missing"));
    text("why")?;
    let also =
        object.get("articles").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
    let articles = text("article")?.split_whitespace().chain(also);
    Ok(Scenario {
        place: place.to_owned(),
        name: text("scenario")?.to_owned(),
        articles: articles.map(str::to_owned).collect(),
        steps: Vec::new(),
    })
}

fn step(line: usize, mut object: Map<String, Value>) -> Result<Step, String> {
    known(&object, &["do", "expect"])?;
    let act = match object.remove("do") {
        Some(Value::String(text)) => text,
        Some(act) => act.to_string(),
        None => return Err("`do` is missing".to_owned()),
    };
    let expect = match object.remove("expect") {
        Some(Value::Object(expect)) => expect,
        Some(_) => return Err("`expect` is an object".to_owned()),
        None => Map::new(),
    };
    known(&expect, &["rulings", "absent", "state", "error"])?;
    Ok(Step { line, act, expect })
}

/// A misspelt expectation would expect nothing.
fn known(object: &Map<String, Value>, fields: &[&str]) -> Result<(), String> {
    let stranger = object.keys().find(|field| !fields.contains(&field.as_str()));
    stranger.map_or(Ok(()), |field| Err(format!("what is `{field}`?")))
}

fn compare(expect: &Map<String, Value>, answer: &Value) -> Result<(), String> {
    if expect.get("error") != answer.pointer("/error/code") {
        return Err(format!("error {:?} expected, answered {answer}", expect.get("error")));
    }
    let list = |of: Option<&Value>| of.and_then(Value::as_array).cloned().unwrap_or_default();
    let rulings = list(answer.get("rulings"));
    let mut rest = rulings.iter();
    for wanted in list(expect.get("rulings")) {
        if !rest.any(|ruling| is_part(&wanted, ruling)) {
            return Err(format!("no ruling {wanted} (in order) in {rulings:?}"));
        }
    }
    for kind in list(expect.get("absent")) {
        if rulings.iter().any(|ruling| ruling.get("kind") == Some(&kind)) {
            return Err(format!("a ruling of kind {kind} in {rulings:?}"));
        }
    }
    match (expect.get("state"), answer.get("state")) {
        (Some(wanted), Some(state)) if !is_part(wanted, state) => {
            Err(format!("state {wanted} expected, it is {state}"))
        }
        _ => Ok(()),
    }
}

/// Objects are compared as parts, everything else exactly.
fn is_part(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(field, value)| found.get(field).is_some_and(|found| is_part(value, found)))
        }
        (Value::Number(wanted), Value::Number(found)) => wanted.as_f64() == found.as_f64(),
        _ => wanted == found,
    }
}
