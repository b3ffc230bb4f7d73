//! Text from the bytes of a file.

use std::borrow::Cow;

/// The text that bytes of a file are: UTF-8 if they are that, else Latin-1, which PGN was defined with. Every text has one
/// reading, and none fails.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| char::from(*byte)).collect()),
    }
}
