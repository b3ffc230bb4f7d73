//! The connection to NATS, and the stream that holds the journal.

use super::JetStreamOptions;
use super::options::OtherReplicas;
use crate::Fault;
use async_nats::jetstream::context::{Context, ContextBuilder};
use async_nats::jetstream::stream::{
    Compression, Config, DiscardPolicy, Info, Republish, RetentionPolicy, StorageType,
};
use async_nats::{Client, ConnectOptions, Event};
use std::time::Duration;
use tokio::sync::watch;

/// How long a request to JetStream may take before it is repeated.
pub(super) const ATTEMPT: Duration = Duration::from_secs(2);

/// The version of the messages' content and subjects.
const VERSION: &str = "2";
const VERSION_KEY: &str = "touchmove-journal";

/// The purpose of opening a journal: one opened for writing is created if it does not exist.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Purpose {
    Write,
    Read,
}

/// The subject under which the entries of all streams are published.
pub(super) fn subjects(prefix: &str) -> String {
    format!("{prefix}.j.*.*")
}

/// The subject on which JetStream announces stored entries.
pub(super) fn announcements(prefix: &str) -> String {
    format!("{prefix}.stored.*.*")
}

/// How long a request may take that JetStream has to search for. A repeated one waits behind the first.
pub(super) const SEARCH: Duration = Duration::from_secs(6);

/// A connection to NATS.
pub(super) struct Connection {
    pub(super) client: Client,
    pub(super) context: Context,
    /// How long a request on it may take before it is repeated.
    pub(super) attempt: Duration,
    /// Changes whenever the connection is lost or made.
    pub(super) changes: watch::Receiver<u64>,
}

/// Connects to NATS.
pub(super) async fn connect(options: &JetStreamOptions, attempt: Duration) -> Result<Connection, Fault> {
    let changes = watch::Sender::new(0);
    let changed = changes.subscribe();
    let mut connection = ConnectOptions::new()
        .name("touchmove")
        .connection_timeout(ATTEMPT)
        // Notices a server that hangs, and finds another one, before users have waited for long.
        .ping_interval(Duration::from_secs(1))
        .reconnect_delay_callback(|attempts| {
            Duration::from_millis(50).saturating_mul(u32::try_from(attempts).unwrap_or(u32::MAX)).min(ATTEMPT)
        })
        .event_callback(move |event| {
            if matches!(event, Event::Connected | Event::Disconnected | Event::SlowConsumer(_)) {
                changes.send_modify(|count| *count += 1);
            }
            std::future::ready(())
        });
    if let Some(file) = &options.credentials {
        connection = connection
            .credentials_file(file)
            .await
            .map_err(|error| Fault::Io(format!("{}: {error}", file.display())))?;
    }
    if let Some(file) = &options.authorities {
        connection = connection.add_root_certificates(file.clone());
    }
    let servers = &options.servers;
    if let Some((user, password)) = servers.iter().find_map(|server| user_and_password(server)) {
        connection = connection.user_and_password(user, password);
    }
    let client = connection.connect(&servers[..]).await.map_err(|error| {
        let places: Vec<&str> = servers.iter().map(|server| without_password(server)).collect();
        Fault::Io(format!("cannot connect to NATS at {}: {error}", places.join(", ")))
    })?;
    let context = ContextBuilder::new().timeout(attempt).build(client.clone());
    Ok(Connection { client, context, attempt, changes: changed })
}

/// Returns the user name and password before the host in an address; the client does not look for them there.
fn user_and_password(server: &str) -> Option<(String, String)> {
    let (before, _) = server.rsplit_once('@')?;
    let (user, password) = before.rsplit_once("//").map_or(before, |(_, rest)| rest).split_once(':')?;
    Some((plain(user), plain(password)))
}

/// Decodes `%40` and the like in a part of an address.
fn plain(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, behind @ ..] = rest {
        let digits =
            behind.get(..2).filter(|_| *first == b'%').and_then(|digits| std::str::from_utf8(digits).ok());
        let (byte, left) = match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => (byte, &behind[2..]),
            None => (*first, behind),
        };
        bytes.push(byte);
        rest = left;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Removes the user name and password from an address, so that it can be shown.
fn without_password(server: &str) -> &str {
    server.rsplit_once('@').map_or(server, |(_, host)| host)
}

/// Finds the stream of the journal, or creates it.
pub(super) async fn find_or_make(
    context: &Context,
    options: &JetStreamOptions,
    purpose: Purpose,
) -> Result<(), Fault> {
    let mut last = None;
    let deadline = tokio::time::Instant::now() + options.patience;
    // Right after a start a cluster has no leader and does not answer for a while.
    while tokio::time::Instant::now() < deadline {
        match context.get_stream(&options.stream).await {
            Ok(stream) => return check(context, options, purpose, stream.cached_info()).await,
            Err(error) if is_missing(&error) && purpose == Purpose::Read => {
                return Err(Fault::NotAJournal(format!(
                    "there is no stream {} in JetStream",
                    options.stream
                )));
            }
            Err(error) if is_missing(&error) => match context.create_stream(config(options)).await {
                Ok(_) => return Ok(()),
                Err(error) => last = Some(error.to_string()),
            },
            Err(error) => last = Some(error.to_string()),
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let why = last.unwrap_or_else(|| "no answer".to_owned());
    Err(Fault::Io(format!("the stream {} cannot be opened in JetStream: {why}", options.stream)))
}

fn is_missing(error: &async_nats::jetstream::context::GetStreamError) -> bool {
    use async_nats::jetstream::ErrorCode;
    use async_nats::jetstream::context::GetStreamErrorKind;
    matches!(error.kind(), GetStreamErrorKind::JetStream(error) if error.error_code() == ErrorCode::STREAM_NOT_FOUND)
}

fn config(options: &JetStreamOptions) -> Config {
    Config {
        name: options.stream.clone(),
        description: Some("The journal of a Touchmove hall".to_owned()),
        subjects: vec![subjects(&options.prefix)],
        retention: RetentionPolicy::Limits,
        storage: StorageType::File,
        num_replicas: options.replicas,
        // A full stream refuses new messages; it never drops old ones.
        discard: DiscardPolicy::New,
        max_bytes: -1,
        max_messages: -1,
        max_messages_per_subject: -1,
        deny_delete: true,
        deny_purge: true,
        allow_direct: true,
        allow_atomic_publish: true,
        compression: Some(Compression::S2),
        // Writers state the sequence they expect, so duplicates need not be remembered.
        duplicate_window: Duration::from_secs(1),
        republish: Some(Republish {
            source: subjects(&options.prefix),
            destination: format!("{}.stored.{{{{wildcard(1)}}}}.{{{{wildcard(2)}}}}", options.prefix),
            headers_only: true,
        }),
        metadata: [(VERSION_KEY.to_owned(), VERSION.to_owned())].into(),
        ..Config::default()
    }
}

/// Checks that the existing stream is a usable journal.
async fn check(
    context: &Context,
    options: &JetStreamOptions,
    purpose: Purpose,
    info: &Info,
) -> Result<(), Fault> {
    let found = &info.config;
    let name = &options.stream;
    match found.metadata.get(VERSION_KEY).map(String::as_str) {
        Some(VERSION) => {}
        Some(other) => {
            return Err(Fault::NotAJournal(format!(
                "the version of the stream {name} is {other}, but this program supports {VERSION}"
            )));
        }
        None => {
            return Err(Fault::NotAJournal(format!(
                "the stream {name} in JetStream belongs to another program"
            )));
        }
    }
    if found.subjects != [subjects(&options.prefix)] {
        let subjects = found.subjects.join(", ");
        return Err(Fault::NotAJournal(format!(
            "the stream {name} has the subjects {subjects}, not those that begin with {}",
            options.prefix
        )));
    }
    let lacks = [
        ("allow_direct", found.allow_direct),
        ("allow_atomic", found.allow_atomic_publish),
        ("republish", found.republish.is_some()),
        ("deny_delete", found.deny_delete),
        ("deny_purge", found.deny_purge),
    ];
    if let Some((lacking, _)) = lacks.iter().find(|(_, is_set)| !is_set) {
        return Err(Fault::NotAJournal(format!(
            "the stream {name} was configured without {lacking}; journals need it"
        )));
    }
    let is_changed =
        found.num_replicas != options.replicas && options.other_replicas == OtherReplicas::Change;
    if purpose == Purpose::Write && is_changed {
        let config = Config { num_replicas: options.replicas, ..found.clone() };
        context.update_stream(config).await.map_err(|error| {
            Fault::Io(format!("the stream {name} cannot be kept on {} servers: {error}", options.replicas))
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{user_and_password, without_password};

    #[test]
    fn passwords_in_addresses() {
        let address = "nats://hall:a%40b:%zz@one:4222";
        assert_eq!(user_and_password(address), Some(("hall".to_owned(), "a@b:%zz".to_owned())));
        assert_eq!(user_and_password("nats://one:4222"), None);
        assert_eq!(without_password(address), "one:4222");
    }
}
