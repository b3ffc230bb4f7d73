//! The kinds of bytes in movetext.

use super::super::GameResult;

/// The kind of a byte.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// Blanks and control characters.
    Blank,
    /// Part of a word, or its beginning.
    Word,
    /// A digit: part of a word that may be a number.
    Digit,
    /// A token by itself, which also ends a word.
    Mark,
}

/// The kind of every byte. Bytes above ASCII are parts of words: figurines, `½`, letters of other languages.
pub(super) static KINDS: [Kind; 256] = kinds();

const fn kinds() -> [Kind; 256] {
    let mut kinds = [Kind::Word; 256];
    let mut byte = 0;
    while byte < 256 {
        kinds[byte] = match byte as u8 {
            0..=b' ' | 0x7F => Kind::Blank,
            b'0'..=b'9' => Kind::Digit,
            b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'<' | b'>' => Kind::Mark,
            b';' | b'$' | b'!' | b'?' | b'"' | b'*' => Kind::Mark,
            _ => Kind::Word,
        };
        byte += 1;
    }
    kinds
}

/// The number of bytes at the beginning that belong to one word.
#[inline]
pub(super) fn word_length(bytes: &[u8]) -> usize {
    let ends = |byte: &u8| matches!(KINDS[usize::from(*byte)], Kind::Blank | Kind::Mark);
    bytes.iter().position(ends).unwrap_or(bytes.len())
}

/// The number of blank bytes at the beginning.
#[inline]
pub(super) fn blank_length(bytes: &[u8]) -> usize {
    let ends = |byte: &u8| KINDS[usize::from(*byte)] != Kind::Blank;
    bytes.iter().position(ends).unwrap_or(bytes.len())
}

/// The number of bytes at the beginning that form a move number: digits and the dots after them, or dots alone. 0 if
/// the digits begin something else, such as a result or castling.
#[inline]
pub(super) fn number_length(bytes: &[u8]) -> usize {
    let digits = bytes.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(bytes.len());
    let dots = dots_length(&bytes[digits..]);
    // `0.5-0.5` and `1 - 0` begin like a number.
    if digits == 1 && matches!(bytes[0], b'0' | b'1') && GameResult::at_start(bytes).is_some() {
        return 0;
    }
    match bytes.get(digits + dots).map_or(Kind::Blank, |byte| KINDS[usize::from(*byte)]) {
        _ if dots > 0 => digits + dots,
        Kind::Blank | Kind::Mark => digits,
        // A number directly before its move, `1e4`; but not `1-0`, `0-0`, `1/2`.
        Kind::Word if bytes.get(digits).is_some_and(u8::is_ascii_alphabetic) => digits,
        Kind::Word | Kind::Digit => 0,
    }
}

/// The number of bytes at the beginning that are dots, or ellipses made by a word processor.
#[inline]
fn dots_length(bytes: &[u8]) -> usize {
    let dots = bytes.iter().take_while(|byte| **byte == b'.').count();
    if bytes.get(dots).is_some_and(|byte| *byte >= 0x80) { dots_and_ellipses_length(bytes) } else { dots }
}

#[cold]
fn dots_and_ellipses_length(bytes: &[u8]) -> usize {
    let mut length = 0;
    loop {
        match bytes.get(length..) {
            Some([b'.', ..]) => length += 1,
            // In UTF-8, and in the Windows code page.
            Some([0xE2, 0x80, 0xA6, ..]) => length += 3,
            Some([0x85, ..]) => length += 1,
            _ => return length,
        }
    }
}
