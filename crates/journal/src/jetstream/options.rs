//! How a journal in JetStream is reached, and its bounds.

use std::path::PathBuf;
use std::time::Duration;

/// How a journal in JetStream is reached, and its bounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JetStreamOptions {
    /// The servers of NATS, as `nats://host:port` or, with TLS, `tls://host:port`. One that answers is enough: it tells of the others.
    pub servers: Vec<String>,
    /// The file with the credentials that NATS asks for.
    pub credentials: Option<PathBuf>,
    /// A file with the certificates of authorities to trust, besides those that the system trusts.
    pub authorities: Option<PathBuf>,
    /// The name of the stream in JetStream.
    pub stream: String,
    /// What the subjects begin with.
    pub prefix: String,
    /// On how many servers each entry is kept when the stream is made.
    pub replicas: usize,
    /// What becomes of a stream that is kept on another number of servers.
    pub other_replicas: OtherReplicas,
    /// The key file. Without one, nothing can be signed or sealed.
    pub keys: Option<PathBuf>,
    /// How many appends may wait; one more is answered [`Fault::Busy`](crate::Fault::Busy).
    pub most_waiting: usize,
    /// How many appends are under way at once.
    pub most_at_once: usize,
    /// How long an append or a reading is tried while JetStream does not answer. Choosing a new leader takes it a few seconds.
    pub patience: Duration,
}

/// What becomes of a stream that is kept on another number of servers than the options say.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OtherReplicas {
    /// It is used as it is.
    Stay,
    /// The number is changed.
    Change,
}

impl JetStreamOptions {
    /// The usual bounds and names, with these servers, without a key file.
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
