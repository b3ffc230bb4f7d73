//! Compares the expectations of a step with the answer.

use serde_json::{Map, Value};

/// The fields of an expectation. A misspelt one would otherwise expect nothing.
pub(super) const FIELDS: &[&str] = &["rulings", "absent", "state", "error"];

/// Returns the first expectation that the answer does not meet, in words.
pub(super) fn compare(expect: &Map<String, Value>, answer: &Value) -> Result<(), String> {
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

/// An object may have more fields than expected; everything else must be equal.
fn is_part(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(field, value)| found.get(field).is_some_and(|found| is_part(value, found)))
        }
        (Value::Number(wanted), Value::Number(found)) => wanted.as_f64() == found.as_f64(),
        _ => wanted == found,
    }
}
