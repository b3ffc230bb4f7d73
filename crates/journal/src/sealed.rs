//! Sealed moves: they are encrypted in the journal, so that a person with the file, a backup or an export cannot read them before the
//! envelope is opened. The key is in a file beside the journal.
//!
//! When the envelope is opened, its text is recorded in an entry without an answer, `{"unsealed":[{"entry":7,"text":"Nf3"}]}`: from then on
//! the game can be replayed without the key.

use crate::{Entry, Fault, Keys};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use touchmove_referee::wire::{Act, ActKind, act};

/// The prefix of the text of a sealed move in the journal.
const SEALED: &str = "sealed:";

/// The contents of opened envelopes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    unsealed: Vec<Unsealed>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unsealed {
    entry: u64,
    text: String,
}

/// Returns the act as it is to be recorded, with a sealed move encrypted.
pub fn sealed<'a>(act: &'a Act, keys: &Keys) -> Result<Cow<'a, Act>, Fault> {
    let ActKind::Seal(act::Seal { by, text: Some(text) }) = &act.kind else { return Ok(Cow::Borrowed(act)) };
    let text = Some(format!("{SEALED}{}", keys.seal(text)?));
    Ok(Cow::Owned(Act { kind: ActKind::Seal(act::Seal { by: *by, text }), ..act.clone() }))
}

impl Opened {
    /// Collects the texts of sealed moves in these entries of a board, as far as entries record them or the keys decrypt them; none if
    /// there are none.
    pub fn of(entries: &[Entry], keys: &Keys) -> Option<Self> {
        let known = Self::told(entries);
        let text = |entry: &Entry| {
            let sealed = cipher_of(&entry.content.body)?.1;
            known.text(entry.number).map(str::to_owned).or_else(|| keys.unseal(&sealed))
        };
        let unsealed =
            entries.iter().filter_map(|entry| Some(Unsealed { entry: entry.number, text: text(entry)? }));
        let unsealed: Vec<Unsealed> = unsealed.collect();
        (!unsealed.is_empty()).then_some(Self { unsealed })
    }

    /// Collects the contents of envelopes that these entries of a board record.
    fn told(entries: &[Entry]) -> Self {
        let told = entries.iter().filter(|entry| entry.content.digest.is_none());
        let told = told.filter_map(|entry| serde_json::from_str::<Self>(&entry.content.body).ok());
        Self { unsealed: told.flat_map(|opened| opened.unsealed).collect() }
    }

    fn text(&self, entry: u64) -> Option<&str> {
        self.unsealed.iter().find(|unsealed| unsealed.entry == entry).map(|unsealed| unsealed.text.as_str())
    }
}

/// Puts the texts of sealed moves back into these entries of a board, where an envelope was opened or the keys decrypt it. The entries no
/// longer match their hashes after that. Returns true if all could be read.
pub fn unseal(entries: &mut [Entry], keys: Option<&Keys>) -> bool {
    let opened = Opened::told(entries);
    let mut is_all = true;
    for Entry { number, content, .. } in entries {
        let Some((act, sealed)) = cipher_of(&content.body) else { continue };
        let told = opened.text(*number).map(str::to_owned);
        match told.or_else(|| keys?.unseal(&sealed)).and_then(|text| with_text(act, text)) {
            Some(body) => content.body = body,
            None => is_all = false,
        }
    }
    is_all
}

/// Returns true if this entry has a sealed move that is still encrypted.
pub(crate) fn is_sealed(entry: &Entry) -> bool {
    cipher_of(&entry.content.body).is_some()
}

/// Returns the act and its encrypted text, if it is an encrypted sealed move.
fn cipher_of(body: &str) -> Option<(Act, String)> {
    // Sealed moves are rare: other entries are not parsed.
    if !body.contains(SEALED) {
        return None;
    }
    let act = Act::parse(body).ok()?;
    match &act.kind {
        ActKind::Seal(act::Seal { text: Some(text), .. }) => {
            let sealed = text.strip_prefix(SEALED)?.to_owned();
            Some((act, sealed))
        }
        _ => None,
    }
}

fn with_text(mut act: Act, plain: String) -> Option<String> {
    if let ActKind::Seal(act::Seal { text, .. }) = &mut act.kind {
        *text = Some(plain);
    }
    serde_json::to_string(&act).ok()
}

#[cfg(test)]
mod tests {
    use super::{Opened, sealed, unseal};
    use crate::{Author, Content, Entry, Hash, Keys, NewEntry};
    use touchmove_referee::wire::Act;

    fn entry(number: u64, body: &str) -> Entry {
        NewEntry::from(Content::new(Author::SERVER, body)).into_entry(number, &Hash::of(b""))
    }

    #[test]
    fn only_the_keys_or_the_opened_envelope_tell_a_sealed_move() {
        let keys = Keys::new().expect("keys");
        let act = Act::parse(r#"{"act":"seal","at":7,"by":"white","text":"Nf3"}"#).expect("an act");
        let body = serde_json::to_string(&*sealed(&act, &keys).expect("sealed")).expect("written");
        assert!(body.contains("seal") && !body.contains("Nf3"), "{body}");
        let plain = serde_json::to_string(&act).expect("written");

        let mut entries = [entry(1, &body), entry(2, r#"{"act":"write","by":"white","text":"sealed:00"}"#)];
        assert!(!unseal(&mut entries.clone(), None), "nobody else reads it");
        assert!(unseal(&mut entries, Some(&keys)));
        assert_eq!(entries[0].content.body, plain);
        assert!(entries[1].content.body.contains("sealed:00"), "what a player writes is no envelope");

        let opened = Opened::of(&[entry(1, &body)], &keys).expect("opened");
        let told = entry(2, &serde_json::to_string(&opened).expect("written"));
        let mut entries = [entry(1, &body), told];
        assert!(unseal(&mut entries, None), "an opened envelope needs no key");
        assert_eq!(entries[0].content.body, plain);
        // In older journals sealed moves are plain text.
        let mut entries = [entry(1, &plain)];
        assert!(unseal(&mut entries, None));
        assert_eq!(entries[0].content.body, plain);
    }
}
