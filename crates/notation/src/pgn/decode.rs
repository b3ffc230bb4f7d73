//! Decodes the bytes of a file.

use std::borrow::Cow;

/// Decodes bytes as UTF-8 if they are valid, otherwise as Latin-1, the original encoding of PGN. Decoding never fails.
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| char::from(*byte)).collect()),
    }
}
