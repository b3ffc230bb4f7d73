//! The secrets of a journal: one key that signs its heads, and one that encrypts sealed moves. They are kept in a file beside the journal,
//! never in it: exports and backups do not contain them.

use crate::{Fault, Hash, hex};
use chacha20poly1305::aead::{Aead, KeyInit};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The keys of a journal.
pub struct Keys {
    signing: Ed25519KeyPair,
    stored: Stored,
}

/// The keys as they are stored.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    version: u32,
    signing: Bytes<32>,
    sealing: Bytes<32>,
}

const VERSION: u32 = 1;

/// The length of the nonce in a sealed text.
const NONCE: usize = 24;

/// The key that verifies signatures; it is not secret.
pub type PublicKey = Bytes<32>;

/// A signature.
pub type Signature = Bytes<64>;

/// Bytes that are written as hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Bytes<const COUNT: usize>(pub [u8; COUNT]);

impl Keys {
    /// Creates new random keys.
    pub fn new() -> Result<Self, Fault> {
        let draw = || {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| Fault::Keys(format!("the system provides no random numbers: {error}")))?;
            Ok(Bytes(bytes))
        };
        Self::of(Stored { version: VERSION, signing: draw()?, sealing: draw()? })
    }

    /// Reads the keys from their stored form.
    pub(crate) fn read(text: &str) -> Result<Self, Fault> {
        let stored: Stored = serde_json::from_str(text)
            .map_err(|error| Fault::Keys(format!("the key file cannot be read: {error}")))?;
        match stored.version {
            VERSION => Self::of(stored),
            other => Err(Fault::Keys(format!(
                "the version of the key file is {other}, but this program supports {VERSION}"
            ))),
        }
    }

    /// Returns the keys in their stored form.
    pub(crate) fn write(&self) -> Result<String, Fault> {
        serde_json::to_string(&self.stored).map_err(|error| Fault::Keys(error.to_string()))
    }

    /// A fingerprint that identifies these keys without revealing anything about them.
    pub(crate) fn fingerprint(&self) -> Result<Hash, Fault> {
        Ok(Hash::of(self.write()?.as_bytes()))
    }

    fn of(stored: Stored) -> Result<Self, Fault> {
        let signing = Ed25519KeyPair::from_seed_unchecked(&stored.signing.0)
            .map_err(|error| Fault::Keys(format!("the key file has no key to sign with: {error}")))?;
        Ok(Self { signing, stored })
    }

    /// The key that verifies the signatures.
    pub fn public(&self) -> PublicKey {
        let mut key = [0; 32];
        key.copy_from_slice(self.signing.public_key().as_ref());
        Bytes(key)
    }

    /// Signs a message.
    pub fn sign(&self, message: &[u8]) -> Signature {
        let mut signature = [0; 64];
        signature.copy_from_slice(self.signing.sign(message).as_ref());
        Bytes(signature)
    }

    /// Encrypts a text: only the holder of these keys can read it.
    pub fn seal(&self, text: &str) -> Result<String, Fault> {
        let mut nonce = [0; NONCE];
        getrandom::fill(&mut nonce)
            .map_err(|error| Fault::Keys(format!("the system provides no random numbers: {error}")))?;
        let sealed = self.cipher().encrypt(XNonce::from_slice(&nonce), text.as_bytes());
        let sealed = sealed.map_err(|_| Fault::Keys("this cannot be sealed: it is too long".to_owned()))?;
        Ok(hex::write(&nonce) + &hex::write(&sealed))
    }

    /// Decrypts a sealed text; none if it was sealed with other keys or has been changed since.
    pub fn unseal(&self, sealed: &str) -> Option<String> {
        let (nonce, sealed) = sealed.split_at_checked(NONCE * 2)?;
        let nonce: [u8; NONCE] = hex::read(nonce)?;
        let sealed = sealed.as_bytes().chunks(2).map(|pair| {
            let [byte] = hex::read(std::str::from_utf8(pair).ok()?)?;
            Some(byte)
        });
        let sealed: Vec<u8> = sealed.collect::<Option<_>>()?;
        String::from_utf8(self.cipher().decrypt(XNonce::from_slice(&nonce), &*sealed).ok()?).ok()
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new((&self.stored.sealing.0).into())
    }
}

/// Returns true if the owner of this key signed the message.
pub(crate) fn is_signed(key: &PublicKey, message: &[u8], signature: &Signature) -> bool {
    UnparsedPublicKey::new(&ED25519, key.0).verify(message, &signature.0).is_ok()
}

/// Prints no secrets, so that none gets into a log by mistake.
impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keys").field("public", &self.public()).finish_non_exhaustive()
    }
}

impl<const COUNT: usize> fmt::Display for Bytes<COUNT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl<const COUNT: usize> fmt::Debug for Bytes<COUNT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const COUNT: usize> Serialize for Bytes<COUNT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, const COUNT: usize> Deserialize<'de> for Bytes<COUNT> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = hex::read(&text).map(Self);
        bytes.ok_or_else(|| serde::de::Error::custom(format!("{} hexadecimal digits are needed", COUNT * 2)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Keys, is_signed};

    #[test]
    fn what_is_sealed_is_opened_by_the_same_keys_alone() {
        let (keys, others) = (Keys::new().expect("keys"), Keys::new().expect("keys"));
        let sealed = keys.seal("Qh5+").expect("sealed");
        assert!(!sealed.contains("Qh5"));
        assert_ne!(sealed, keys.seal("Qh5+").expect("sealed"), "two envelopes do not look alike");
        assert_eq!(keys.unseal(&sealed).as_deref(), Some("Qh5+"));
        assert_eq!(others.unseal(&sealed), None);
        for wrong in ["", "00", &sealed[2..], &format!("{sealed}00"), &"é".repeat(60)] {
            assert_eq!(keys.unseal(wrong), None, "{wrong}");
        }
        let again = Keys::read(&keys.write().expect("written")).expect("read");
        assert_eq!(again.unseal(&sealed).as_deref(), Some("Qh5+"));
    }

    #[test]
    fn a_signature_is_of_one_message_and_one_key() {
        let (keys, others) = (Keys::new().expect("keys"), Keys::new().expect("keys"));
        let signature = keys.sign(b"heads");
        assert!(is_signed(&keys.public(), b"heads", &signature));
        assert!(!is_signed(&keys.public(), b"tails", &signature));
        assert!(!is_signed(&others.public(), b"heads", &signature));
    }
}
