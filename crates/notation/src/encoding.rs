//! Decodes the bytes of a file into text and encodes it again, in the character encodings that chess files use.
//!
//! - A byte order mark decides; without one, valid UTF-8 is read as UTF-8.
//! - Anything else is a guess among the code pages of Europe, from the letters and the language of the event, and is marked as a
//!   guess.
//! - Encoding a decoded text gives the same bytes, including the byte order mark.

mod guess;

use core::fmt;
use core::str::FromStr;
use encoding_rs::{ISO_8859_2, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};
use std::borrow::Cow;

/// A character encoding.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    /// `utf-8`
    Utf8,
    /// `utf-16le`: the low byte first, as on Windows.
    Utf16Le,
    /// `utf-16be`: the high byte first.
    Utf16Be,
    /// `windows-1250`: Central Europe.
    Windows1250,
    /// `windows-1251`: Cyrillic.
    Windows1251,
    /// `windows-1252`: Western Europe.
    Windows1252,
    /// `iso-8859-2`: Central Europe, before Windows.
    Iso8859_2,
}

impl Encoding {
    /// All encodings.
    pub const ALL: [Self; 7] = [
        Self::Utf8,
        Self::Utf16Le,
        Self::Utf16Be,
        Self::Windows1250,
        Self::Windows1251,
        Self::Windows1252,
        Self::Iso8859_2,
    ];

    /// The name under which it is commonly known.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::Windows1250 => "windows-1250",
            Self::Windows1251 => "windows-1251",
            Self::Windows1252 => "windows-1252",
            Self::Iso8859_2 => "iso-8859-2",
        }
    }

    /// The encoding given by a byte order mark at the beginning, and the length of the mark.
    #[must_use]
    pub fn of_mark(bytes: &[u8]) -> Option<(Self, usize)> {
        match bytes {
            [0xEF, 0xBB, 0xBF, ..] => Some((Self::Utf8, 3)),
            [0xFF, 0xFE, ..] => Some((Self::Utf16Le, 2)),
            [0xFE, 0xFF, ..] => Some((Self::Utf16Be, 2)),
            _ => None,
        }
    }

    /// The most likely code page of bytes that are not UTF-8, for an event in this language.
    #[must_use]
    pub fn guess(bytes: &[u8], language: &str) -> Self {
        guess::guess(bytes, language)
    }

    /// Decodes bytes in this encoding, without looking for a byte order mark. Invalid bytes become U+FFFD.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self.code_page() {
            Some(page) => page.decode_without_bom_handling(bytes).0,
            None => match self {
                Self::Utf16Le => Cow::Owned(utf16(bytes, u16::from_le_bytes)),
                Self::Utf16Be => Cow::Owned(utf16(bytes, u16::from_be_bytes)),
                _ => String::from_utf8_lossy(bytes),
            },
        }
    }

    /// Encodes a text; `None` if the encoding lacks a letter.
    pub fn encode(self, text: &str) -> Option<Vec<u8>> {
        match self.code_page() {
            Some(page) => {
                let (bytes, _, is_lossy) = page.encode(text);
                (!is_lossy).then(|| bytes.into_owned())
            }
            None => Some(match self {
                Self::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
                Self::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
                _ => text.as_bytes().to_vec(),
            }),
        }
    }

    const fn code_page(self) -> Option<&'static encoding_rs::Encoding> {
        match self {
            Self::Utf8 | Self::Utf16Le | Self::Utf16Be => None,
            Self::Windows1250 => Some(WINDOWS_1250),
            Self::Windows1251 => Some(WINDOWS_1251),
            Self::Windows1252 => Some(WINDOWS_1252),
            Self::Iso8859_2 => Some(ISO_8859_2),
        }
    }
}

/// Decodes 16-bit units. A single byte left over is invalid.
fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (units, rest) = bytes.as_chunks::<2>();
    let letters = char::decode_utf16(units.iter().map(|pair| unit(*pair)));
    let letters = letters.map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
    letters.chain((!rest.is_empty()).then_some(char::REPLACEMENT_CHARACTER)).collect()
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text does not name an encoding supported here.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseEncodingError;

impl fmt::Display for ParseEncodingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the encodings are")?;
        Encoding::ALL.iter().try_for_each(|encoding| write!(f, " {encoding}"))
    }
}

impl core::error::Error for ParseEncodingError {}

impl FromStr for Encoding {
    type Err = ParseEncodingError;

    /// Case is ignored, and `cp1250`, `latin2` and the like are accepted.
    fn from_str(text: &str) -> Result<Self, ParseEncodingError> {
        let name = text.trim().to_ascii_lowercase().replace('_', "-");
        let known = Self::ALL.into_iter().find(|encoding| encoding.name() == name);
        known.map_or_else(
            || match name.as_str() {
                "utf8" => Ok(Self::Utf8),
                "utf-16" | "utf16" | "utf16le" => Ok(Self::Utf16Le),
                "utf16be" => Ok(Self::Utf16Be),
                "cp1250" | "1250" => Ok(Self::Windows1250),
                "cp1251" | "1251" => Ok(Self::Windows1251),
                "cp1252" | "1252" | "latin1" | "latin-1" | "iso-8859-1" => Ok(Self::Windows1252),
                "latin2" | "latin-2" | "iso8859-2" => Ok(Self::Iso8859_2),
                _ => Err(ParseEncodingError),
            },
            Ok,
        )
    }
}

/// How the encoding was determined.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// It was given.
    Given,
    /// From the byte order mark.
    Mark,
    /// The bytes are valid in it, which would hardly happen by chance.
    Valid,
    /// Guessed from the letters.
    Guessed,
}

/// The text of a file, and how it was decoded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decoded {
    /// The text, without a byte order mark.
    pub text: String,
    /// The encoding.
    pub encoding: Encoding,
    /// How the encoding was determined.
    pub known: Known,
    has_mark: bool,
}

impl Decoded {
    /// Decodes a file: in the given encoding, or else in the one that its bytes and the language of the event suggest.
    #[must_use]
    pub fn new(bytes: &[u8], given: Option<Encoding>, language: &str) -> Self {
        let mark = Encoding::of_mark(bytes).filter(|(marked, _)| given.is_none_or(|given| given == *marked));
        let (encoding, known) = match (given, mark) {
            (Some(given), _) => (given, Known::Given),
            (None, Some((marked, _))) => (marked, Known::Mark),
            (None, None) if core::str::from_utf8(bytes).is_ok() => (Encoding::Utf8, Known::Valid),
            (None, None) => (Encoding::guess(bytes, language), Known::Guessed),
        };
        let body = bytes.get(mark.map_or(0, |(_, length)| length)..).unwrap_or_default();
        let text = encoding.decode(body).into_owned();
        Self { text, encoding, known, has_mark: mark.is_some() }
    }

    /// Encodes a text as in the file: in the same encoding, with a byte order mark if the file has one; `None` if the encoding
    /// lacks a letter.
    #[must_use]
    pub fn encode(&self, text: &str) -> Option<Vec<u8>> {
        let mut bytes = if self.has_mark { self.encoding.encode("\u{feff}")? } else { Vec::new() };
        bytes.append(&mut self.encoding.encode(text)?);
        Some(bytes)
    }
}
