//! The tokens with which events push their games. They are kept in a separate file beside the journal, which only its owner can read: no
//! journal, export, backup or log contains them, and no route returns them.

use super::destination::PushServer;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A token: a secret that only its server may read.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Secret(String);

impl Secret {
    /// Reads a pasted token; `None` if it cannot be one.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_token =
            (1..=LONGEST).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        is_token.then(|| Self(text.to_owned()))
    }

    /// The value for the header of a request, and nowhere else.
    pub(super) fn bearer(&self) -> String {
        format!("Bearer {}", self.0)
    }

    /// A text of the server with the token removed, in case the server repeats it.
    pub(super) fn taken_out_of(&self, text: &str) -> String {
        text.replace(&self.0, "…")
    }
}

/// Keeps secrets out of logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

const LONGEST: usize = 512;

/// The tokens of all events.
#[derive(Debug, Default)]
pub(super) struct Tokens {
    file: OnceLock<PathBuf>,
    kept: Mutex<Stored>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    events: BTreeMap<u64, StoredToken>,
}

/// A token is for one server and one event: no other gets it, even one with the number of a former event.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredToken {
    server: String,
    /// The event, by its [`crate::event::Event::made`].
    #[serde(default)]
    made: String,
    token: Secret,
}

impl Tokens {
    /// Keeps them in this file from now on, and reads those already there.
    pub(super) fn keep_in(&self, file: PathBuf) -> io::Result<()> {
        match fs::read_to_string(&file) {
            Ok(text) => *self.kept() = serde_json::from_str(&text)?,
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        let _ = self.file.set(file);
        Ok(())
    }

    /// The token of an event for this server.
    pub(super) fn get(&self, (event, made): (u64, &str), server: &PushServer) -> Option<Secret> {
        let kept = self.kept();
        let stored = kept.events.get(&event)?;
        (stored.server == server.to_string() && stored.made == made).then(|| stored.token.clone())
    }

    /// Sets or removes the token of an event.
    pub(super) fn set(
        &self,
        (event, made): (u64, &str),
        server: &PushServer,
        token: Option<Secret>,
    ) -> io::Result<()> {
        let mut kept = self.kept();
        let stored = |token| StoredToken { server: server.to_string(), made: made.to_owned(), token };
        let before = match token {
            Some(token) => kept.events.insert(event, stored(token)),
            None => kept.events.remove(&event),
        };
        let written = self.file.get().map_or(Ok(()), |file| write(file, &kept));
        if written.is_err() {
            // A token that could not be stored is not used either.
            match before {
                Some(before) => kept.events.insert(event, before),
                None => kept.events.remove(&event),
            };
        }
        written
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Stored> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Replaces the file in one step.
fn write(file: &Path, stored: &Stored) -> io::Result<()> {
    let mut unfinished = file.as_os_str().to_owned();
    unfinished.push(".new");
    let _ = fs::remove_file(&unfinished);
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    let mut new = options.open(&unfinished)?;
    new.write_all(&serde_json::to_vec(stored)?)?;
    new.sync_all()?;
    fs::rename(&unfinished, file)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{PushServer, Secret, Tokens};

    #[test]
    fn a_token_is_for_one_server_and_stays_over_a_restart() {
        let file = std::env::temp_dir().join(format!("touchmove-tokens-{}", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let lichess = PushServer::default();
        let other: PushServer = "https://chess.example".parse().unwrap();
        let tokens = Tokens::default();
        tokens.keep_in(file.clone()).unwrap();
        let secret = Secret::read(" lip_abc \n").unwrap();
        tokens.set((1, "A"), &lichess, Some(secret.clone())).unwrap();
        tokens.set((2, "A"), &lichess, Some(secret.clone())).unwrap();
        tokens.set((2, "A"), &lichess, None).unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        let again = Tokens::default();
        again.keep_in(file.clone()).unwrap();
        std::fs::remove_file(&file).unwrap();
        assert_eq!(again.get((1, "A"), &lichess), Some(secret));
        assert_eq!(again.get((1, "A"), &other), None);
        assert_eq!(again.get((1, "B"), &lichess), None, "another event has that number now");
        assert_eq!(again.get((2, "A"), &lichess), None);
    }

    #[test]
    fn a_secret_is_not_shown() {
        let secret = Secret::read("lip_abc").unwrap();
        assert!(!format!("{secret:?}").contains("abc"));
        assert_eq!(secret.taken_out_of("No such token: lip_abc"), "No such token: …");
        for wrong in ["", "  ", "two words", "a\r\nb", "ž", &"x".repeat(513)] {
            assert!(Secret::read(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn what_cannot_be_kept_is_not_used() {
        let tokens = Tokens::default();
        tokens.keep_in("/nowhere/at/all".into()).unwrap();
        let secret = Secret::read("lip_abc");
        assert!(tokens.set((1, "A"), &PushServer::default(), secret).is_err());
        assert_eq!(tokens.get((1, "A"), &PushServer::default()), None);
    }
}
