//! Links that cannot be guessed, and how they are recognised.
//!
//! A link contains a public id and a random secret. Only the SHA-256 of the secret is kept, and it is compared in constant time: reading
//! the journal does not let anyone act for someone else.
//!
//! Links to an event or the whole hall have secrets of 160 bits. Links to a seat have 60 bits, so that the secret can be printed on a
//! card and typed in; wrong codes are counted per address (`Limits::wrong_links`).

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use subtle::ConstantTimeEq;

/// The digits of a secret: lower-case letters and figures, without those that are easily confused on a printed card.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The number of digits of a secret, five bits each.
const LENGTH: usize = 32;

/// The number of digits of a code to type in.
const CODE_LENGTH: usize = 12;

/// The size of a group of digits in a printed code.
const CODE_GROUP: usize = 4;

/// The id and the secret of a link, as its holder has them.
#[derive(Clone, PartialEq, Eq)]
pub struct Token {
    id: u64,
    secret: String,
}

/// The kept hash of a secret: its SHA-256, written in hexadecimal.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Kept([u8; 32]);

/// The text is not a hash of a secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotAHash;

/// The secret of a link to a seat as it was typed in: hyphens, spaces and capitals do not matter.
#[derive(Clone, PartialEq, Eq)]
pub struct Code(String);

/// The text does not have the form of a link.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotAToken;

impl Kept {
    /// The first eight bytes, as a number.
    pub(crate) fn beginning(&self) -> u64 {
        self.0.first_chunk().map_or(0, |bytes| u64::from_be_bytes(*bytes))
    }
}

impl Token {
    /// A new id and a new secret.
    ///
    /// # Errors
    /// The system provides no random numbers.
    pub fn new() -> Result<Self, getrandom::Error> {
        Self::of_length(LENGTH)
    }

    /// A new id and a new secret that can be typed in.
    ///
    /// # Errors
    /// The system provides no random numbers.
    pub fn short() -> Result<Self, getrandom::Error> {
        Self::of_length(CODE_LENGTH)
    }

    fn of_length(length: usize) -> Result<Self, getrandom::Error> {
        let mut random = vec![0_u8; length];
        getrandom::fill(&mut random)?;
        // Events move from hall to hall with their links, so ids are random, not counted. They fit into a JavaScript number.
        let id = getrandom::u64()? >> 24;
        let secret = random.iter().map(|byte| char::from(DIGITS[usize::from(byte & 31)])).collect();
        Ok(Self { id, secret })
    }

    /// The id of the link.
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// The code to print on a card, if it is short enough to be typed.
    pub fn code(&self) -> Option<Code> {
        (self.secret.len() == CODE_LENGTH).then(|| Code(self.secret.clone()))
    }

    /// The hash of the secret, which may be recorded.
    pub fn kept(&self) -> Kept {
        kept(&self.secret)
    }

    /// Checks the secret against a hash, in constant time.
    pub fn opens(&self, kept: &Kept) -> bool {
        self.kept().0.ct_eq(&kept.0).into()
    }
}

fn kept(secret: &str) -> Kept {
    Kept(Sha256::digest(secret.as_bytes()).into())
}

impl From<Kept> for String {
    fn from(Kept(hash): Kept) -> Self {
        hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Kept {
    type Error = NotAHash;

    fn try_from(text: String) -> Result<Self, NotAHash> {
        let mut hash = [0; 32];
        if text.len() != 2 * hash.len() || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(NotAHash);
        }
        for (byte, place) in hash.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&text[place..place + 2], 16).map_err(|_| NotAHash)?;
        }
        Ok(Self(hash))
    }
}

impl fmt::Display for NotAHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what is kept of a link is not a hash of 64 hexadecimal digits")
    }
}

impl Code {
    /// The hash of the code, by which its link is found.
    pub fn kept(&self) -> Kept {
        kept(&self.0)
    }

    /// The token of the link with this id and this secret.
    pub fn of(self, id: u64) -> Token {
        Token { id, secret: self.0 }
    }
}

/// As printed: `k7qx-m2tp-9dhw`.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, digit) in self.0.chars().enumerate() {
            if index > 0 && index % CODE_GROUP == 0 {
                f.write_str("-")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

impl FromStr for Code {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Self, NotAToken> {
        let typed = text.chars().filter(|digit| !digit.is_whitespace() && *digit != '-');
        // Letters that are not digits of a code look like digits that are.
        let digits: String = typed
            .map(|digit| match digit.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                digit => digit,
            })
            .collect();
        match digits.len() == CODE_LENGTH && digits.bytes().all(|digit| DIGITS.contains(&digit)) {
            true => Ok(Self(digits)),
            false => Err(NotAToken),
        }
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Code").finish_non_exhaustive()
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.id, self.secret)
    }
}

/// Keeps secrets out of logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Token").field("id", &self.id).finish_non_exhaustive()
    }
}

impl FromStr for Token {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Self, NotAToken> {
        let (id, secret) = text.split_once('-').ok_or(NotAToken)?;
        let is_well_formed = [LENGTH, CODE_LENGTH].contains(&secret.len())
            && secret.bytes().all(|digit| DIGITS.contains(&digit));
        let is_plain = id.bytes().all(|digit| digit.is_ascii_digit());
        match id.parse() {
            Ok(id) if is_well_formed && is_plain => Ok(Self { id, secret: secret.to_owned() }),
            _ => Err(NotAToken),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Code, Kept, Token};

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let token = Token::short().unwrap();
        let code = token.code().unwrap();
        let printed = code.to_string();
        assert_eq!(printed.len(), 14);
        for typed in
            [printed.clone(), printed.to_uppercase(), printed.replace('-', ""), printed.replace('-', " ")]
        {
            let read: Code = typed.parse().unwrap();
            assert_eq!(read.kept(), token.kept(), "{typed}");
            assert_eq!(read.of(token.id()), token);
        }
        assert_eq!("OIL0-1111-2222".parse::<Code>().unwrap().to_string(), "0110-1111-2222");
        for typed in ["", "1234", "1234-5678-9abcd", "uuuu-uuuu-uuuu", "äöüä-öüäö-üäöü"] {
            assert!(typed.parse::<Code>().is_err(), "{typed}");
        }
        assert!(Token::new().unwrap().code().is_none(), "a long secret is not typed");
    }

    #[test]
    fn a_link_opens_what_was_kept_of_it_and_nothing_else() {
        let (mine, other) = (Token::new().unwrap(), Token::new().unwrap());
        assert!(mine.opens(&mine.kept()));
        assert!(!other.opens(&mine.kept()), "two secrets are never the same");
        assert_eq!(mine.to_string().parse(), Ok(mine.clone()));
        let written = String::from(mine.kept());
        assert_eq!(Kept::try_from(written.clone()), Ok(mine.kept()));
        for text in [String::new(), written[1..].to_owned(), format!("é{}", &written[2..]), "+1".repeat(32)]
        {
            assert!(Kept::try_from(text.clone()).is_err(), "{text}");
        }
        assert!(!format!("{mine:?}{:?}", mine.kept()).contains(&mine.secret));
    }

    #[test]
    fn what_is_no_link() {
        let zeros = "0".repeat(32);
        for text in
            ["", "-", "7", "7-", &zeros, &format!("-{zeros}"), &format!("+7-{zeros}"), &format!("7-{zeros}0")]
        {
            assert!(text.parse::<Token>().is_err(), "{text}");
        }
        assert!(format!("7-{zeros}").parse::<Token>().is_ok());
        assert!(format!("7-{}", "I".repeat(32)).parse::<Token>().is_err());
    }
}
