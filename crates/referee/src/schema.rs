//! The protocol as JSON Schema (2020-12), the source of `docs/referee.schema.json`.

use crate::wire::{Act, Answer, ErrorLine};
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;

/// Acts in which naming a player is optional.
const NEED_NO_PLAYER: [&str; 2] = ["act.Observe", "act.Adjourn"];

/// The schema of the protocol's lines: `$defs/Act` in, `$defs/Answer` or `$defs/ErrorLine` out.
#[must_use]
pub fn json_schema() -> Value {
    let mut schemas = Vec::new();
    add::<Act>(&mut schemas);
    add::<Answer>(&mut schemas);
    add::<ErrorLine>(&mut schemas);
    let defs: Map<String, Value> = schemas.into_iter().map(|(name, schema)| (name, plain(&schema))).collect();
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The referee protocol",
        "description": "One line of JSON is an act; one line of JSON answers it. docs/referee.md explains them.",
        "oneOf": [
            { "$ref": "#/$defs/Act" }, { "$ref": "#/$defs/Answer" }, { "$ref": "#/$defs/ErrorLine" },
        ],
        "$defs": defs,
    });
    if let Some(defs) = schema["$defs"].as_object_mut() {
        for (name, act) in defs.iter_mut().filter(|(name, _)| name.starts_with("act.") && *name != "act.Open")
        {
            complete(name, act);
        }
    }
    schema
}

fn add<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
    schemas.push((T::name().into_owned(), T::schema()));
    T::schemas(schemas);
}

/// Makes the moment and the player required: a hall fills them in, but the referee needs them.
fn complete(name: &str, act: &mut Value) {
    let has_player = act["properties"].get("by").is_some() && !NEED_NO_PLAYER.contains(&name);
    // A hall hides this field later, but the act must contain it.
    let has_text = name == "act.Seal";
    if let Some(required) = act["required"].as_array_mut() {
        required.push("at".into());
        required.extend(has_player.then(|| Value::from("by")));
        required.extend(has_text.then(|| Value::from("text")));
    }
}

/// Converts to plain JSON Schema: references point into `$defs`, and there is no discriminator.
fn plain(schema: &RefOr<Schema>) -> Value {
    let mut value = serde_json::to_value(schema).expect("a schema can be written");
    rewrite(&mut value);
    value
}

fn rewrite(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("discriminator");
            for (name, value) in fields {
                match (name.as_str(), value) {
                    ("$ref", Value::String(address)) => {
                        *address = address.replace("#/components/schemas/", "#/$defs/");
                    }
                    (_, value) => rewrite(value),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(rewrite),
        _ => {}
    }
}
