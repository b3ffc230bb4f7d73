//! Scenarios as written: one for several editions.

use super::{Scenario, ScenarioError, Step, editions, expectation};
use core::iter::Peekable;
use serde_json::{Map, Value};
use touchmove_laws::EditionName;

type Object = Map<String, Value>;

/// A scenario whose lines have been checked but not yet resolved for an edition.
pub(super) struct Written<'a> {
    file: &'a str,
    line: usize,
    head: Object,
    editions: Vec<EditionName>,
    steps: Vec<WrittenStep>,
}

struct WrittenStep {
    line: usize,
    editions: Vec<EditionName>,
    fields: Object,
}

impl<'a> Written<'a> {
    /// Reads the scenarios of a file one after the other.
    pub(super) fn all(file: &'a str, text: &'a str) -> impl Iterator<Item = Result<Self, ScenarioError>> {
        let is_content = |(_, line): &(usize, &str)| !line.is_empty() && !line.starts_with('#');
        let lines = (1..).zip(text.lines().map(str::trim)).filter(is_content);
        let mut objects = lines
            .map(move |(number, line)| {
                let object = serde_json::from_str(line);
                let fault = |error: serde_json::Error| fault_in(file, number)(error.to_string());
                object.map(|object| (number, object)).map_err(fault)
            })
            .peekable();
        core::iter::from_fn(move || Some(Self::next(file, objects.next()?, &mut objects)))
    }

    /// Reads the scenario that begins here, up to the next head.
    fn next(
        file: &'a str,
        head: Result<(usize, Object), ScenarioError>,
        rest: &mut Peekable<impl Iterator<Item = Result<(usize, Object), ScenarioError>>>,
    ) -> Result<Self, ScenarioError> {
        let (line, head) = head?;
        let editions = read_head(&head).map_err(fault_in(file, line))?;
        let mut written = Self { file, line, head, editions, steps: Vec::new() };
        let is_step = |object: &Result<(usize, Object), _>| {
            object.as_ref().map_or(true, |(_, object)| !object.contains_key("scenario"))
        };
        while let Some(step) = rest.next_if(is_step) {
            let (line, fields) = step?;
            let editions = read_step(&fields, &written.editions).map_err(fault_in(file, line))?;
            written.steps.push(WrittenStep { line, editions, fields });
        }
        match written.steps.is_empty() {
            true => Err(fault_in(file, line)("a scenario needs at least one step".to_owned())),
            false => Ok(written),
        }
    }

    pub(super) fn editions(&self) -> Vec<EditionName> {
        self.editions.clone()
    }

    pub(super) fn is_named(&self, name: &str) -> bool {
        self.head.get("scenario").and_then(Value::as_str) == Some(name)
    }

    /// The scenario in one of its editions.
    pub(super) fn in_edition(&self, edition: EditionName) -> Result<Scenario, ScenarioError> {
        let head = editions::pick_fields(&self.head, edition);
        let text =
            |field: &str| text(&head, field).map(str::to_owned).map_err(fault_in(self.file, self.line));
        let articles: Vec<String> = text("article")?.split_whitespace().map(str::to_owned).collect();
        if let Some(twice) = (1..articles.len()).find(|place| articles[..*place].contains(&articles[*place]))
        {
            let message = format!("`article` names {} twice in {edition}", articles[twice]);
            return Err(fault_in(self.file, self.line)(message));
        }
        let in_force = self.steps.iter().filter(|step| step.editions.contains(&edition));
        let steps = in_force.map(|step| step.in_edition(edition).map_err(fault_in(self.file, step.line)));
        Ok(Scenario {
            file: self.file.to_owned(),
            line: self.line,
            edition,
            name: text("scenario")?,
            articles,
            why: text("why")?,
            steps: steps.collect::<Result<_, _>>()?,
        })
    }
}

impl WrittenStep {
    fn in_edition(&self, edition: EditionName) -> Result<Step, String> {
        let mut fields = editions::pick_fields(&self.fields, edition);
        let act = match fields.remove("do") {
            Some(Value::String(text)) => text,
            Some(Value::Object(act)) => in_the_edition(act, edition)?,
            Some(other) => return Err(format!("`do` is an act or a text, not {other}")),
            None => return Err(format!("`do` is missing in {edition}")),
        };
        let expect = match fields.remove("expect") {
            Some(Value::Object(expect)) => expect,
            Some(other) => return Err(format!("`expect` is an object, not {other}")),
            None => Map::new(),
        };
        known(&expect, expectation::FIELDS)?;
        Ok(Step { line: self.line, act, expect })
    }
}

/// An act as a line for the referee, with the edition added to an `open`.
fn in_the_edition(mut act: Object, edition: EditionName) -> Result<String, String> {
    if act.get("act").is_some_and(|name| name == "open")
        && act.insert("edition".to_owned(), Value::from(edition.name())).is_some()
    {
        return Err("`open` names no edition: the head of the scenario does".to_owned());
    }
    Ok(Value::Object(act).to_string())
}

/// Checks a head, and returns its editions.
fn read_head(head: &Object) -> Result<Vec<EditionName>, String> {
    if !head.contains_key("scenario") {
        return Err("a scenario begins with its name".to_owned());
    }
    known(head, &["scenario", "editions", "article", "why"])?;
    text(head, "scenario")?;
    let editions = editions::read(text(head, "editions")?)?;
    for field in ["article", "why"] {
        let value = head.get(field).ok_or_else(|| format!("`{field}` is missing"))?;
        editions::check(value, &editions).map_err(|fault| format!("`{field}`: {fault}"))?;
    }
    Ok(editions)
}

/// Checks a step, and returns its editions: its own, or those of the scenario.
fn read_step(step: &Object, of_scenario: &[EditionName]) -> Result<Vec<EditionName>, String> {
    known(step, &["editions", "do", "expect"])?;
    let editions = match step.contains_key("editions") {
        true => editions::read(text(step, "editions")?)?,
        false => of_scenario.to_vec(),
    };
    if let Some(stranger) = editions.iter().find(|edition| !of_scenario.contains(edition)) {
        return Err(format!("{stranger} is not an edition of this scenario"));
    }
    if step.contains_key("editions") && editions.len() == of_scenario.len() {
        return Err("`editions` names every edition of the scenario; leave it out".to_owned());
    }
    for field in ["do", "expect"] {
        let value = step.get(field).unwrap_or(&Value::Null);
        editions::check(value, &editions).map_err(|fault| format!("`{field}`: {fault}"))?;
    }
    Ok(editions)
}

fn text<'a>(object: &'a Object, field: &str) -> Result<&'a str, String> {
    object.get(field).and_then(Value::as_str).ok_or_else(|| format!("`{field}` is missing, or not a text"))
}

/// Rejects unknown fields: a misspelt one would otherwise have no effect.
fn known(object: &Object, fields: &[&str]) -> Result<(), String> {
    let stranger = object.keys().find(|field| !fields.contains(&field.as_str()));
    stranger.map_or(Ok(()), |field| Err(format!("what is `{field}`?")))
}

fn fault_in(file: &str, line: usize) -> impl Fn(String) -> ScenarioError {
    move |message| ScenarioError { file: file.to_owned(), line, message }
}
