//! The notation for editions in scenarios, and values that differ between editions.

use serde_json::{Map, Value};
use touchmove_laws::EditionName;

/// Stands for a value that is absent: the field or the item of a list is left out.
const NOTHING: &str = "nothing";

/// Reads `2005`, `2005-2014`, or several of these separated by spaces.
pub(super) fn read(text: &str) -> Result<Vec<EditionName>, String> {
    let edition = |year: &str| year.parse::<EditionName>().map_err(|fault| format!("\"{year}\": {fault}"));
    let mut editions: Vec<EditionName> = Vec::new();
    for part in text.split_whitespace() {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        let range = edition(from)?..=edition(to)?;
        if range.is_empty() {
            return Err(format!("\"{part}\" ends before it begins"));
        }
        for edition in EditionName::ALL.into_iter().filter(|edition| range.contains(edition)) {
            if editions.contains(&edition) {
                return Err(format!("\"{text}\" names {edition} twice"));
            }
            editions.push(edition);
        }
    }
    match editions.is_empty() {
        true => Err("no edition is named".to_owned()),
        false => Ok(editions),
    }
}

/// Checks the choices in a value: objects with editions as keys. Each must name every one of these editions once, and no other, with
/// a different value for each key.
pub(super) fn check(value: &Value, editions: &[EditionName]) -> Result<(), String> {
    match value {
        Value::Object(fields) if is_choice(fields) => check_choice(fields, editions),
        Value::Object(fields) => fields.values().try_for_each(|field| check(field, editions)),
        Value::Array(items) => items.iter().try_for_each(|item| check(item, editions)),
        _ => Ok(()),
    }
}

/// The value in an edition; `None` if the edition leaves it out. The value has been checked.
pub(super) fn pick(value: &Value, edition: EditionName) -> Option<Value> {
    match value {
        Value::Object(fields) if is_choice(fields) => {
            let is_meant = |key: &str| read(key).is_ok_and(|named| named.contains(&edition));
            let (_, chosen) = fields.iter().find(|(key, _)| is_meant(key))?;
            if chosen == NOTHING { None } else { pick(chosen, edition) }
        }
        Value::Object(fields) => Some(Value::Object(pick_fields(fields, edition))),
        Value::Array(items) => {
            Some(Value::Array(items.iter().filter_map(|item| pick(item, edition)).collect()))
        }
        _ => Some(value.clone()),
    }
}

/// The fields of an object that is not itself a choice, in an edition.
pub(super) fn pick_fields(fields: &Map<String, Value>, edition: EditionName) -> Map<String, Value> {
    fields.iter().filter_map(|(name, value)| Some((name.clone(), pick(value, edition)?))).collect()
}

/// No field of the protocol begins with a digit, so a misspelt edition is still recognised as one.
fn is_choice(fields: &Map<String, Value>) -> bool {
    fields.keys().any(|key| key.starts_with(|first: char| first.is_ascii_digit()))
}

fn check_choice(choice: &Map<String, Value>, editions: &[EditionName]) -> Result<(), String> {
    let mut named: Vec<EditionName> = Vec::new();
    let mut values: Vec<(&str, &Value)> = Vec::new();
    for (key, value) in choice {
        let group = read(key)?;
        if let Some(stranger) = group.iter().find(|edition| !editions.contains(edition)) {
            return Err(format!("\"{key}\": {stranger} is not an edition of this scenario or step"));
        }
        if let Some(twice) = group.iter().find(|edition| named.contains(edition)) {
            return Err(format!("\"{key}\": {twice} is named twice"));
        }
        if let Some((other, _)) = values.iter().find(|(_, other)| *other == value) {
            return Err(format!("\"{other}\" and \"{key}\" have the same value; name them together"));
        }
        check(value, &group)?;
        named.extend(group);
        values.push((key, value));
    }
    match editions.iter().find(|edition| !named.contains(edition)) {
        Some(missing) => Err(format!(
            "{missing} is missing beside {}; write \"{NOTHING}\" for an edition without the value",
            values.iter().map(|(key, _)| format!("\"{key}\"")).collect::<Vec<_>>().join(", ")
        )),
        None if values.len() == 1 => {
            Err(format!("\"{}\" names every edition; write the value alone", values[0].0))
        }
        None => Ok(()),
    }
}
