//! A server of a cluster: its journal and its name.

use crate::commands::journal::place::Nats;
use crate::failure::Failure;
use clap::Args;
use std::path::{Path, PathBuf};
use touchmove_hall::{Meeting, ServerName};
use touchmove_journal::JetStream;

/// A hall on several machines, with `--journal nats://…`.
#[derive(Args)]
#[command(next_help_heading = "A hall on many machines, with --journal nats://…")]
pub(super) struct Shared {
    /// The name of this server in the cluster: letters, digits, hyphens [default: the machine's name]
    #[arg(long, value_name = "NAME")]
    name: Option<ServerName>,
    /// The hall's key file, the same on every server [default: journal.keys in the folder]
    #[arg(long, value_name = "FILE")]
    keys: Option<PathBuf>,
    #[command(flatten)]
    nats: Nats,
}

impl Shared {
    /// Connects to NATS.
    pub(super) fn open(&self, servers: &[String], data: &Path) -> Result<(JetStream, Meeting), Failure> {
        let name = match &self.name {
            Some(name) => name.clone(),
            None => machine_name().ok_or_else(|| {
                Failure::usage("this machine's name cannot be used here; give one with --name")
            })?,
        };
        let keys = self.keys.clone().unwrap_or_else(|| data.join("journal.keys"));
        let journal = JetStream::connect(&self.nats.options(servers, Some(&keys))).map_err(Failure::usage)?;
        let (client, prefix) = (journal.client(), journal.prefix().to_owned());
        Ok((journal, Meeting { name, client, prefix, replicas: self.nats.replicas() }))
    }
}

/// The machine's name, if it can be the name of a server.
fn machine_name() -> Option<ServerName> {
    let name = nix::unistd::gethostname().ok()?.into_string().ok()?;
    name.split('.').next()?.parse().ok()
}
