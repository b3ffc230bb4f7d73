//! The fields of a line.

use crate::fault::{Code, Fault};
use serde_json::{Map, Value};

/// What a line holds, less and less as it is read.
#[derive(Debug)]
pub(crate) struct Fields(Map<String, Value>);

impl Fields {
    pub(crate) fn parse(line: &str) -> Result<Self, Fault> {
        match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => Ok(Self(fields)),
            Ok(_) => Err(Fault::new(Code::BadJson, "a line is one JSON object")),
            Err(error) => Err(Fault::new(Code::BadJson, error.to_string())),
        }
    }

    pub(crate) const fn of(fields: Map<String, Value>) -> Self {
        Self(fields)
    }

    /// The name of the act.
    pub(crate) fn act(&mut self) -> Result<String, Fault> {
        self.required("act", |value| value.as_str().map(str::to_owned).ok_or("an act is named by a text"))
    }

    /// Takes a field that must be there.
    pub(crate) fn required<T, E: core::fmt::Display>(
        &mut self,
        name: &str,
        read: impl FnOnce(&Value) -> Result<T, E>,
    ) -> Result<T, Fault> {
        let value = self.0.remove(name).ok_or_else(|| missing(name))?;
        read(&value).map_err(|error| Fault::value(name, error))
    }

    /// Takes a field that may be left out; `null` is the same as nothing.
    pub(crate) fn optional<T, E: core::fmt::Display>(
        &mut self,
        name: &str,
        read: impl FnOnce(&Value) -> Result<T, E>,
    ) -> Result<Option<T>, Fault> {
        match self.0.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => read(&value).map(Some).map_err(|error| Fault::value(name, error)),
        }
    }

    /// Nothing may be left.
    pub(crate) fn end(self) -> Result<(), Fault> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => Err(Fault::new(Code::UnknownField, format!("{name:?} is no field of this act"))),
        }
    }

    /// The name of a field that is left.
    pub(crate) fn left(&self) -> Option<&str> {
        self.0.keys().next().map(String::as_str)
    }
}

/// A field that must be there is not.
pub(crate) fn missing(name: &str) -> Fault {
    Fault::new(Code::MissingField, format!("the field {name:?} is missing"))
}
