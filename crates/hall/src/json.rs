//! Writes our own types as JSON.
//!
//! It cannot fail: they are written into memory, their keys are strings and their numbers are finite. If it ever did, that would be a bug
//! in this program, and it would end the request or act before anything was recorded or announced.

use serde::Serialize;
use serde_json::value::RawValue;

/// As text.
pub(crate) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own types can be written")
}

/// As text that is inserted into other JSON unchanged.
pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("our own types can be written")
}
