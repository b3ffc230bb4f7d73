//! Anchors: a signed hash over the heads of all streams.
//!
//! A chain reveals a change in its middle. It does not reveal that its end was cut off, that a whole stream is gone, or that everything was
//! rewritten. An anchor does: it is an entry of the stream `anchors` and covers every entry that comes before it in the journal. (Where
//! several servers write at once, it may not cover the last few before it; an anchor states how many entries it covers.) As long as its
//! short code is kept outside the journal, for instance on paper, nothing before it can be lost or changed unnoticed.

use crate::keys::{PublicKey, Signature, is_signed};
use crate::{Fault, Hash, Keys};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The stream of the anchors.
pub const ANCHORS: &str = "anchors";

/// The content of an entry of the stream `anchors`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anchor {
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall_ms: u64,
    /// The number of streams, not counting `anchors` itself.
    pub streams: u64,
    /// The number of entries in those streams.
    pub entries: u64,
    /// The hash over each stream's name, number of entries and last hash.
    pub root: Hash,
    /// The key that signed it.
    pub key: PublicKey,
    /// The signature.
    pub signature: Signature,
}

/// The head of a stream: its last entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reached {
    /// The stream.
    pub stream: String,
    /// The number of its last entry.
    pub last: u64,
    /// That entry's hash.
    pub hash: Hash,
}

/// An anchor with the heads it covers, to be kept elsewhere: with it each stream can be checked separately.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnchorFile {
    /// The anchor.
    pub anchor: Anchor,
    /// The head of each stream, sorted by name.
    pub heads: Vec<Reached>,
}

/// The printed form of an anchor: 90 bits of its hash in groups that can be typed, and two check digits that reveal a typing error.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Code(u128);

/// The digits of a code; no two look alike.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 20;
const GROUP: usize = 4;
/// The last two digits are a checksum of the others.
const CHECK_BITS: u32 = 10;

impl AnchorFile {
    /// Signs these heads, which must be sorted by name.
    pub(crate) fn new(heads: Vec<Reached>, wall_ms: u64, keys: &Keys) -> Self {
        let root = root_of(&heads);
        let (streams, entries) = (heads.len() as u64, heads.iter().map(|head| head.last).sum());
        let message = message(wall_ms, streams, entries, &root);
        let anchor =
            Anchor { wall_ms, streams, entries, root, key: keys.public(), signature: keys.sign(&message) };
        Self { anchor, heads }
    }

    /// Reads an anchor file.
    ///
    /// # Errors
    /// The text is not an anchor, or its heads are not those that were signed.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let file: Self = serde_json::from_str(text)
            .map_err(|error| Fault::Io(format!("this is not an anchor file: {error}")))?;
        match file.anchor.is_signed() && file.anchor.root == root_of(&file.heads) {
            true => Ok(file),
            false => Err(Fault::Io("the anchor file was changed after it was signed".to_owned())),
        }
    }
}

fn root_of(heads: &[Reached]) -> Hash {
    Hash::of_heads(heads.iter().map(|head| (head.stream.as_str(), head.last, head.hash)))
}

impl Anchor {
    /// Returns true if the signature was made with the key it names.
    pub fn is_signed(&self) -> bool {
        let message = message(self.wall_ms, self.streams, self.entries, &self.root);
        is_signed(&self.key, &message, &self.signature)
    }

    /// Returns its short code.
    pub fn code(&self) -> Code {
        Code::of(&self.root)
    }
}

fn message(wall_ms: u64, streams: u64, entries: u64, root: &Hash) -> Vec<u8> {
    let mut message = b"touchmove anchor 1".to_vec();
    for number in [wall_ms, streams, entries] {
        message.extend(number.to_be_bytes());
    }
    message.extend(root.as_bytes());
    message
}

impl Code {
    /// Returns the code of the anchor with this hash.
    pub fn of(root: &Hash) -> Self {
        let leading = root.as_bytes()[..12].iter().fold(0, |bits, byte| bits << 8 | u128::from(*byte));
        // The first 90 of 96 bits.
        Self::with_check(leading >> 6)
    }

    fn with_check(bits: u128) -> Self {
        let check = Hash::of(&bits.to_be_bytes());
        let check = u128::from(check.as_bytes()[0]) << 2 | u128::from(check.as_bytes()[1]) >> 6;
        Self(bits << CHECK_BITS | check)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in 0..LENGTH {
            if place > 0 && place % GROUP == 0 {
                f.write_str("-")?;
            }
            let digit = self.0 >> (5 * (LENGTH - 1 - place)) & 31;
            write!(f, "{}", char::from(DIGITS[digit as usize]))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The reason why a text is not the code of an anchor.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NotACode {
    /// It does not have the form of a code.
    Form,
    /// It has the form of a code, but a digit is wrong.
    Mistyped,
}

impl fmt::Display for NotACode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "the code of an anchor has five groups of four letters or digits",
            Self::Mistyped => "the code is mistyped: its last two characters do not match the others",
        })
    }
}

impl std::error::Error for NotACode {}

impl FromStr for Code {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<Self, NotACode> {
        let typed = text.chars().filter(|typed| !typed.is_whitespace() && *typed != '-');
        let (mut bits, mut count) = (0_u128, 0);
        for typed in typed {
            // Letters that are not digits of a code are read as the digits they look like.
            let digit = match typed.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                digit => digit,
            };
            let value = DIGITS.iter().position(|known| char::from(*known) == digit).ok_or(NotACode::Form)?;
            bits = bits << 5 | value as u128;
            count += 1;
            if count > LENGTH {
                return Err(NotACode::Form);
            }
        }
        match Self::with_check(bits >> CHECK_BITS) {
            _ if count != LENGTH => Err(NotACode::Form),
            code if code.0 == bits => Ok(code),
            _ => Err(NotACode::Mistyped),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{AnchorFile, Code, NotACode, Reached};
    use crate::{Hash, Keys};

    #[test]
    fn a_code_is_read_as_people_type_it_and_a_slip_shows() {
        let code = Code::of(&Hash::of(b"abc"));
        let printed = code.to_string();
        assert_eq!(printed.len(), 24);
        for typed in
            [printed.clone(), printed.to_uppercase(), printed.replace('-', ""), printed.replace('-', " ")]
        {
            assert_eq!(typed.parse(), Ok(code));
        }
        let mut slips = 0;
        for place in (0..24).filter(|place| place % 5 != 4) {
            let mut slip = printed.clone().into_bytes();
            slip[place] = if slip[place] == b'7' { b'8' } else { b'7' };
            let slip = String::from_utf8(slip).expect("digits");
            slips += u32::from(slip.parse::<Code>() == Err(NotACode::Mistyped));
        }
        assert!(slips >= 19, "{slips} of 20 slips show");
        for wrong in ["", "k7qx", "u", &printed[..23], &format!("{printed}0")] {
            assert_eq!(wrong.parse::<Code>(), Err(NotACode::Form), "{wrong}");
        }
    }

    #[test]
    fn a_file_that_was_changed_is_not_read() {
        let keys = Keys::new().expect("keys");
        let head = |stream: &str, last| Reached { stream: stream.to_owned(), last, hash: Hash::of(b"") };
        let file = AnchorFile::new(vec![head("board/1", 7), head("hall", 2)], 1, &keys);
        assert_eq!((file.anchor.streams, file.anchor.entries), (2, 9));
        let text = serde_json::to_string(&file).expect("written");
        assert_eq!(AnchorFile::read(&text), Ok(file));
        for (was, now) in [(r#""last":7"#, r#""last":6"#), (r#""wall_ms":1"#, r#""wall_ms":2"#)] {
            assert!(text.contains(was));
            assert!(AnchorFile::read(&text.replace(was, now)).is_err(), "{now}");
        }
    }
}
