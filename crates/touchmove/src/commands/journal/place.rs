//! The place of a journal: a file, or NATS JetStream.

use crate::failure::Failure;
use clap::Args;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use touchmove_journal::{Fault, Journal, Sqlite};

/// The place of a journal as typed: `FILE`, `sqlite:FILE`, or `nats://HOST:PORT` with further servers after commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::commands) enum Place {
    File(PathBuf),
    Nats(Vec<String>),
}

/// How a journal in NATS is reached.
#[derive(Args, Clone, Debug)]
pub(in crate::commands) struct Nats {
    /// The file with the credentials for NATS
    #[arg(long, value_name = "FILE")]
    nats_credentials: Option<PathBuf>,
    /// A file with certificates of authorities to trust (PEM), in addition to those that the system trusts
    #[arg(long, value_name = "FILE")]
    nats_ca: Option<PathBuf>,
    /// The prefix of the hall's subjects in NATS and the name of its stream: halls with different prefixes are independent of each other
    #[arg(long, value_name = "NAME", default_value = "touchmove", value_parser = prefix)]
    nats_prefix: String,
    /// The number of NATS servers that keep each entry, used when a hall is created there
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    replicas: usize,
}

/// Checks that the prefix can be one token of a subject.
fn prefix(text: &str) -> Result<String, String> {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    match (1..=40).contains(&text.len()) && text.bytes().all(is_fine) {
        true => Ok(text.to_owned()),
        false => Err("it has 1 to 40 letters, digits and hyphens of ASCII".to_owned()),
    }
}

impl FromStr for Place {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.strip_prefix("sqlite:") {
            Some(file) => Self::File(file.into()),
            None => match ["nats://", "tls://"].into_iter().find(|scheme| text.starts_with(scheme)) {
                Some(scheme) => Self::Nats(servers(text, scheme)),
                None => Self::File(text.into()),
            },
        })
    }
}

/// Splits servers at commas; those without a scheme get that of the first.
fn servers(text: &str, scheme: &str) -> Vec<String> {
    let servers = text.split(',').map(str::trim).filter(|server| !server.is_empty());
    let whole = |server: &str| match server.contains("://") {
        true => server.to_owned(),
        false => format!("{scheme}{server}"),
    };
    servers.map(whole).collect()
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            // An address may contain a password.
            Self::Nats(_) => f.write_str("the journal in NATS"),
        }
    }
}

impl Place {
    /// Adds the name of the journal to a fault.
    pub(super) fn told(&self) -> impl Fn(Fault) -> Failure {
        let place = self.to_string();
        move |fault| Failure::usage(format!("{place}: {fault}"))
    }

    /// Opens the journal for reading.
    pub(super) fn open_to_read(&self, nats: &Nats, keys: Option<&Path>) -> Result<Box<dyn Journal>, Failure> {
        match self {
            Self::File(path) => Ok(Box::new(Sqlite::open_to_read(path).map_err(self.told())?)),
            Self::Nats(servers) => nats.connect(servers, keys, Purpose::Read).map_err(self.told()),
        }
    }

    /// Opens the journal for writing, or creates it.
    pub(super) fn open(&self, nats: &Nats, keys: Option<&Path>) -> Result<Box<dyn Journal>, Failure> {
        match self {
            Self::File(path) => Ok(Box::new(Sqlite::open(path).map_err(self.told())?)),
            Self::Nats(servers) => nats.connect(servers, keys, Purpose::Write).map_err(self.told()),
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Purpose {
    Read,
    Write,
}

#[cfg(feature = "cluster")]
impl Nats {
    fn connect(
        &self,
        servers: &[String],
        keys: Option<&Path>,
        purpose: Purpose,
    ) -> Result<Box<dyn Journal>, Fault> {
        use touchmove_journal::JetStream;
        let options = self.options(servers, keys);
        Ok(Box::new(match purpose {
            Purpose::Read => JetStream::connect_to_read(&options)?,
            Purpose::Write => JetStream::connect(&options)?,
        }))
    }

    /// The number of NATS servers that keep each entry.
    pub(in crate::commands) const fn replicas(&self) -> usize {
        self.replicas
    }

    /// The options to reach a journal there.
    pub(in crate::commands) fn options(
        &self,
        servers: &[String],
        keys: Option<&Path>,
    ) -> touchmove_journal::JetStreamOptions {
        touchmove_journal::JetStreamOptions {
            credentials: self.nats_credentials.clone(),
            authorities: self.nats_ca.clone(),
            stream: self.nats_prefix.to_ascii_uppercase(),
            prefix: self.nats_prefix.clone(),
            replicas: self.replicas,
            keys: keys.map(Path::to_owned),
            ..touchmove_journal::JetStreamOptions::new(servers)
        }
    }
}

#[cfg(not(feature = "cluster"))]
impl Nats {
    fn connect(&self, _: &[String], _: Option<&Path>, _: Purpose) -> Result<Box<dyn Journal>, Fault> {
        Err(Fault::Io("this program was built without NATS; build it with --features cluster".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn places_as_they_are_typed() {
        let place = |text: &str| text.parse::<Place>().expect("any text is a place");
        assert_eq!(place("a/journal.db"), Place::File("a/journal.db".into()));
        assert_eq!(place("sqlite:journal.db"), Place::File("journal.db".into()));
        let servers = ["nats://one:4222", "nats://two:4222"].map(str::to_owned).to_vec();
        assert_eq!(place("nats://one:4222, nats://two:4222"), Place::Nats(servers.clone()));
        assert_eq!(place("nats://one:4222,two:4222"), Place::Nats(servers));
        assert_eq!(place("tls://one:4222"), Place::Nats(vec!["tls://one:4222".to_owned()]));
        assert!(!place("nats://hall:secret@one").to_string().contains("secret"));
    }
}
