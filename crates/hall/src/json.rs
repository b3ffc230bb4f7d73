//! Writing our own types as JSON.
//!
//! It cannot fail: they are written into memory, their keys are names and their numbers are finite. Were that ever not so, it would be a
//! mistake in this program, and the request or act that met it ends with it, before anything was recorded or announced.

use serde::Serialize;
use serde_json::value::RawValue;

/// As text.
pub(crate) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own types can be written")
}

/// As text that goes into other JSON as it is.
pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("our own types can be written")
}
