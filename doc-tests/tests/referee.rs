//! `docs/referee.md` describes the whole protocol, and `docs/referee.schema.json` matches the types: every act, field and word
//! that the code reads or writes is in both.

use serde_json::Value;
use std::collections::BTreeSet;
use touchmove_referee::schema::json_schema;

const PAGE: &str = include_str!("../../docs/referee.md");

/// The words of the page: names are delimited by spaces, backquotes, quotes and the like.
fn words() -> BTreeSet<&'static str> {
    PAGE.split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '-').collect()
}

/// Every field name and every word that a field can have.
fn names(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            if let Some(properties) = fields.get("properties").and_then(Value::as_object) {
                found.extend(properties.keys().cloned());
            }
            if let Some(values) = fields.get("enum").and_then(Value::as_array) {
                found.extend(values.iter().map(|value| value.as_str().unwrap().to_owned()));
            }
            fields.values().for_each(|schema| names(schema, found));
        }
        Value::Array(items) => items.iter().for_each(|schema| names(schema, found)),
        _ => {}
    }
}

#[test]
fn the_page_names_everything() {
    let mut found = BTreeSet::new();
    names(&json_schema()["$defs"], &mut found);
    assert!(found.contains("touch_move") && found.contains("reason_article"), "{found:?}");
    let words = words();
    let missing: Vec<&String> = found.iter().filter(|name| !words.contains(name.as_str())).collect();
    assert!(missing.is_empty(), "docs/referee.md does not have {missing:?}");
}

/// `WRITE_SNAPSHOTS=1 cargo test -p touchmove-doc-tests` writes the file.
#[test]
fn the_schema_is_checked_in() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/referee.schema.json");
    let made = serde_json::to_string_pretty(&json_schema()).unwrap() + "\n";
    if std::env::var_os("WRITE_SNAPSHOTS").is_some() {
        std::fs::write(path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == made, "docs/referee.schema.json is out of date: WRITE_SNAPSHOTS=1 writes it anew");
}
