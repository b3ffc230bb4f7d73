//! Links nobody can guess, and how they are recognised.
//!
//! A link carries an id, which is public, and a secret of 160 bits from the system's randomness. Only the SHA-256 of the secret is
//! kept, and compared in constant time: whoever reads the journal cannot act for anybody.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use subtle::ConstantTimeEq;

/// The digits of a secret: small letters and figures without those that are mistaken for each other on a printed card.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many digits a secret has, five bits each.
const LENGTH: usize = 32;

/// What the holder of a link knows: its id and its secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Token {
    id: u64,
    secret: String,
}

/// What is kept of a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kept(String);

/// The text is not of the form of a link.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotAToken;

impl Token {
    /// A new id and a new secret.
    ///
    /// # Errors
    /// The system gives no random numbers.
    pub fn new() -> Result<Self, getrandom::Error> {
        let mut random = [0_u8; LENGTH];
        getrandom::fill(&mut random)?;
        // Events move from hall to hall with their links: ids are not counted but drawn, and fit into a number of JavaScript.
        let id = getrandom::u64()? >> 24;
        let secret = random.iter().map(|byte| char::from(DIGITS[usize::from(byte & 31)])).collect();
        Ok(Self { id, secret })
    }

    /// The id of the link.
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// What may be written down of it.
    pub fn kept(&self) -> Kept {
        let hash = Sha256::digest(self.secret.as_bytes());
        Kept(hash.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Is this the secret of which that was kept? It takes as long whatever the answer.
    pub fn opens(&self, kept: &Kept) -> bool {
        self.kept().0.as_bytes().ct_eq(kept.0.as_bytes()).into()
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.id, self.secret)
    }
}

/// A secret does not get into a log by mistake.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Token").field("id", &self.id).finish_non_exhaustive()
    }
}

impl FromStr for Token {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Self, NotAToken> {
        let (id, secret) = text.split_once('-').ok_or(NotAToken)?;
        let is_well_formed = secret.len() == LENGTH && secret.bytes().all(|digit| DIGITS.contains(&digit));
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

    use super::Token;

    #[test]
    fn a_link_opens_what_was_kept_of_it_and_nothing_else() {
        let (mine, other) = (Token::new().unwrap(), Token::new().unwrap());
        assert!(mine.opens(&mine.kept()));
        assert!(!other.opens(&mine.kept()), "two secrets are never the same");
        assert_eq!(mine.to_string().parse(), Ok(mine.clone()));
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
