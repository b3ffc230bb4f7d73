//! The address and the limits of a journal in JetStream.

use std::path::PathBuf;
use std::time::Duration;

/// The address and the limits of a journal in JetStream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JetStreamOptions {
    /// The NATS servers, as `nats://host:port` or, with TLS, `tls://host:port`. One that answers is enough: it reports the others.
    pub servers: Vec<String>,
    /// The file with the credentials for NATS.
    pub credentials: Option<PathBuf>,
    /// A file with certificates of authorities to trust, in addition to those that the system trusts.
    pub authorities: Option<PathBuf>,
    /// The name of the stream in JetStream.
    pub stream: String,
    /// The prefix of the subjects.
    pub prefix: String,
    /// The number of servers that keep each entry, used when the stream is created.
    pub replicas: usize,
    /// How to treat an existing stream with another number of replicas.
    pub other_replicas: OtherReplicas,
    /// The key file. Without one, nothing can be signed or sealed.
    pub keys: Option<PathBuf>,
    /// The number of appends that may wait; one more is answered with [`Fault::Busy`](crate::Fault::Busy).
    pub most_waiting: usize,
    /// The number of appends under way at once.
    pub most_at_once: usize,
    /// How long an append or a read is retried while JetStream does not answer. Electing a new leader takes a few seconds.
    pub patience: Duration,
}

/// How to treat an existing stream with another number of replicas than the options state.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OtherReplicas {
    /// Use it as it is.
    Stay,
    /// Change the number of replicas.
    Change,
}

impl JetStreamOptions {
    /// The default limits and names, with these servers and without a key file.
    pub fn new(servers: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            servers: servers.into_iter().map(Into::into).collect(),
            credentials: None,
            authorities: None,
            stream: "TOUCHMOVE".to_owned(),
            prefix: "touchmove".to_owned(),
            replicas: 1,
            other_replicas: OtherReplicas::Stay,
            keys: None,
            most_waiting: 16_384,
            most_at_once: 512,
            patience: Duration::from_secs(10),
        }
    }
}
