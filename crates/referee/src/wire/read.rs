//! Reads the fields of an object so that an error names the field concerned.

use super::{ActError, ErrorCode};
use crate::problem::Problem;
use core::fmt;
use serde::de::{self, DeserializeOwned, DeserializeSeed, IntoDeserializer, MapAccess, Visitor};
use serde_json::{Map, Value};

/// Reads a struct from its fields: known fields first, in the order of the struct, so that the first fault is the one reported.
pub(super) fn fields<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, ActError> {
    T::deserialize(Fields(fields)).map_err(|ReadError(error)| error)
}

/// The error of the protocol, in the form serde requires.
#[derive(Debug)]
struct ReadError(ActError);

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl core::error::Error for ReadError {}

impl de::Error for ReadError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(ActError::new(ErrorCode::BadValue, Problem::Other(message.to_string())))
    }

    fn missing_field(field: &'static str) -> Self {
        Self(ActError::missing(field))
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> Self {
        Self(ActError::new(ErrorCode::UnknownField, Problem::UnknownField(field.to_owned())))
    }
}

struct Fields(Map<String, Value>);

impl<'de> de::Deserializer<'de> for Fields {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_map(Entries { left: self.0.into_iter().collect(), value: None })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        let mut left: Vec<(String, Value)> = self.0.into_iter().collect();
        let place = |name: &str| known.iter().position(|known| *known == name).unwrap_or(known.len());
        // Fields are taken from the end.
        left.sort_by_key(|(name, _)| core::cmp::Reverse(place(name)));
        visitor.visit_map(Entries { left, value: None })
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

struct Entries {
    left: Vec<(String, Value)>,
    value: Option<(String, Value)>,
}

impl<'de> MapAccess<'de> for Entries {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, ReadError> {
        let Some((name, value)) = self.left.pop() else { return Ok(None) };
        let key = seed.deserialize(name.as_str().into_deserializer())?;
        self.value = Some((name, value));
        Ok(Some(key))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, ReadError> {
        let (name, value) = self.value.take().unwrap_or_default();
        seed.deserialize(value).map_err(|error| ReadError(ActError::unread(&name, error)))
    }
}
