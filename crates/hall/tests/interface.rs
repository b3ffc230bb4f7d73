//! The interface as it is checked in: the OpenAPI document, and the TypeScript types made from it.
//!
//! `WRITE_SNAPSHOTS=1 cargo test -p touchmove-hall --test all interface` writes it anew.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use serde_json::Value;
use std::fmt::Write;
use std::path::Path;

fn check(file: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os("WRITE_SNAPSHOTS").is_some() {
        std::fs::write(&path, made).unwrap();
    }
    let checked_in = std::fs::read_to_string(&path).unwrap_or_default();
    let first = checked_in.lines().zip(made.lines()).position(|(old, new)| old != new);
    assert!(
        checked_in == made,
        "{file} is not what the server says (line {}); WRITE_SNAPSHOTS=1 writes it anew",
        first.map_or(0, |line| line + 1)
    );
}

#[test]
fn the_document_is_checked_in() {
    check("docs/openapi.json", &touchmove_hall::openapi());
}

#[test]
fn the_types_are_checked_in() {
    let document: Value = serde_json::from_str(&touchmove_hall::openapi()).unwrap();
    check("web/src/api.ts", &typescript(&document));
}

/// Every schema of the document as a type.
fn typescript(document: &Value) -> String {
    let mut text =
        "// Made from docs/openapi.json by crates/hall/tests/interface.rs; not written by hand.\n".to_owned();
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        text.push('\n');
        comment(&mut text, "", schema);
        match schema["properties"].as_object() {
            None => writeln!(text, "export type {name} = {};", type_of(schema)).unwrap(),
            Some(properties) => {
                let required: Vec<&str> = match schema["required"].as_array() {
                    Some(names) => names.iter().map(|name| name.as_str().unwrap()).collect(),
                    None => Vec::new(),
                };
                writeln!(text, "export interface {name} {{").unwrap();
                for (field, schema) in properties {
                    comment(&mut text, "  ", schema);
                    let mark = if required.contains(&field.as_str()) { "" } else { "?" };
                    writeln!(text, "  {field}{mark}: {};", type_of(schema)).unwrap();
                }
                text.push_str("}\n");
            }
        }
    }
    text
}

fn comment(text: &mut String, indent: &str, schema: &Value) {
    if let Some(description) = schema["description"].as_str() {
        writeln!(text, "{indent}/** {} */", description.replace('\n', " ")).unwrap();
    }
}

fn type_of(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap().to_owned();
    }
    for choice in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[choice].as_array() {
            let types: Vec<String> = choices.iter().map(type_of).collect();
            return types.join(" | ");
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        let values: Vec<String> = values.iter().map(Value::to_string).collect();
        return values.join(" | ");
    }
    match &schema["type"] {
        Value::String(name) => plain_type(name, schema),
        Value::Array(names) => {
            let types: Vec<String> =
                names.iter().map(|name| plain_type(name.as_str().unwrap(), schema)).collect();
            types.join(" | ")
        }
        _ => "unknown".to_owned(),
    }
}

fn plain_type(name: &str, schema: &Value) -> String {
    match name {
        "string" | "boolean" | "null" => name.to_owned(),
        "integer" | "number" => "number".to_owned(),
        "array" => format!("({})[]", type_of(&schema["items"])),
        "object" => "Record<string, unknown>".to_owned(),
        other => panic!("no type for {other}: {schema}"),
    }
}
