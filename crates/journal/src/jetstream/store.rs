//! Queries to JetStream about stored messages.
//!
//! The leader's answers include everything acknowledged so far. Many messages at once come from any server that has them ("direct get").
//! That server may be a little behind, so callers state how far the answer must reach, and ask again if it does not.

use super::connection::{Connection, subjects};
use super::message::{Raw, group, stream_of, token};
use crate::Fault;
use async_nats::Client;
use async_nats::client::Request;
use async_nats::jetstream::context::Context;
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{LastRawMessageErrorKind, RawMessageBuilder, Stream};
use futures_util::{StreamExt, TryStreamExt};
use serde::Serialize;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

/// The read side of a journal's stream.
pub(super) struct Store {
    pub(super) client: Client,
    pub(super) context: Context,
    stream: Stream<()>,
    name: String,
    prefix: String,
    patience: Duration,
    /// How long a single request may take.
    attempt: Duration,
    /// Counts the connections that were made and lost.
    changes: watch::Receiver<u64>,
}

/// The reason why a query was not answered.
pub(super) enum QueryError {
    /// It may be answered later.
    Later(String),
    /// It will not be.
    Never(Fault),
}

/// A direct get, which any server may answer.
#[derive(Serialize, Default)]
pub(super) struct Get<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seq: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) next_by_subj: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) batch: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) max_bytes: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) multi_last: Option<&'a [String]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) up_to_seq: Option<u64>,
}

/// Several messages as stored on one server.
pub(super) struct Several {
    pub(super) messages: Vec<Raw>,
    /// The last sequence on that server, if it reported one.
    pub(super) up_to: Option<u64>,
}

/// The extent of the whole journal.
pub(super) struct Extent {
    /// The sequence of the last message.
    pub(super) last: u64,
    /// The number of deleted messages.
    pub(super) deleted: u64,
}

impl Store {
    pub(super) async fn new(
        connection: Connection,
        options: &super::JetStreamOptions,
    ) -> Result<Self, Fault> {
        let Connection { client, context, attempt, changes } = connection;
        let stream = context.get_stream_no_info(&options.stream).await;
        let stream = stream.map_err(|error| Fault::Io(error.to_string()))?;
        Ok(Self {
            client,
            context,
            stream,
            name: options.stream.clone(),
            prefix: options.prefix.clone(),
            patience: options.patience,
            attempt,
            changes,
        })
    }

    pub(super) fn prefix(&self) -> &str {
        &self.prefix
    }

    pub(super) fn subject(&self, stream: &str) -> String {
        format!("{}.j.{}.{}", self.prefix, group(stream), token(stream))
    }

    /// The subjects of all streams that are read together with this one.
    pub(super) fn subjects_with(&self, stream: &str) -> String {
        format!("{}.j.{}.*", self.prefix, group(stream))
    }

    /// The time at which an operation that begins now gives up.
    pub(super) fn deadline(&self) -> Instant {
        Instant::now() + self.patience
    }

    /// Repeats a query until it is answered or patience runs out.
    pub(super) async fn patiently<T, Answer>(&self, ask: impl Fn() -> Answer) -> Result<T, Fault>
    where
        Answer: Future<Output = Result<T, QueryError>>,
    {
        let deadline = self.deadline();
        let mut pause = Duration::from_millis(5);
        loop {
            match ask().await {
                Ok(answer) => return Ok(answer),
                Err(QueryError::Never(fault)) => return Err(fault),
                Err(QueryError::Later(why)) if Instant::now() + pause >= deadline => {
                    return Err(Fault::Io(format!("JetStream does not answer: {why}")));
                }
                Err(QueryError::Later(_)) => sleep(pause).await,
            }
            pause = (pause * 2).min(Duration::from_millis(250));
        }
    }

    /// Returns the last message of a stream, from the leader.
    pub(super) async fn last(&self, stream: &str) -> Result<Option<Raw>, Fault> {
        let subject = self.subject(stream);
        self.of_leader(|builder| builder.last_by_subject(&subject)).await
    }

    /// Returns the message at this sequence, from the leader.
    pub(super) async fn at(&self, sequence: u64) -> Result<Option<Raw>, Fault> {
        self.of_leader(|builder| builder.sequence(sequence)).await
    }

    /// Returns the first message of a stream at or after this sequence, from the leader.
    pub(super) async fn next(&self, stream: &str, sequence: u64) -> Result<Option<Raw>, Fault> {
        let subject = self.subject(stream);
        self.of_leader(|builder| builder.sequence(sequence).next_by_subject(&subject)).await
    }

    async fn of_leader(
        &self,
        question: impl Fn(RawMessageBuilder) -> RawMessageBuilder,
    ) -> Result<Option<Raw>, Fault> {
        self.patiently(async || {
            match self.in_time(question(self.stream.raw_message_builder()).send()).await? {
                Ok(message) => Ok(Some(self.raw(message))),
                Err(error) => match error.kind() {
                    LastRawMessageErrorKind::NoMessageFound => Ok(None),
                    LastRawMessageErrorKind::JetStream(inner) if !(500..600).contains(&inner.code()) => {
                        Err(QueryError::Never(Fault::Io(format!("JetStream: {inner}"))))
                    }
                    _ => Err(QueryError::Later(error.to_string())),
                },
            }
        })
        .await
    }

    /// Returns the extent of the whole journal, from the leader.
    pub(super) async fn extent(&self) -> Result<Extent, Fault> {
        self.patiently(async || {
            let info = self
                .in_time(self.stream.get_info())
                .await?
                .map_err(|error| QueryError::Later(error.to_string()))?;
            Ok(Extent { last: info.state.last_sequence, deleted: info.state.deleted_count.unwrap_or(0) })
        })
        .await
    }

    /// Returns all streams with their number of messages, from the leader; and the journal's last sequence before they were counted.
    pub(super) async fn streams(&self) -> Result<(u64, Vec<(String, u64)>), Fault> {
        self.counted(&subjects(&self.prefix)).await
    }

    /// Returns the streams with these subjects and their number of messages, from the leader; and the journal's last sequence before they
    /// were counted.
    pub(super) async fn counted(&self, subjects: &str) -> Result<(u64, Vec<(String, u64)>), Fault> {
        self.patiently(async || {
            let later =
                |error: async_nats::jetstream::context::RequestError| QueryError::Later(error.to_string());
            let listed = self.in_time(self.stream.info_with_subjects(subjects)).await?.map_err(later)?;
            let last = listed.info.state.last_sequence;
            let streams = listed.map_ok(|(subject, count)| (self.stream_of(&subject), count as u64));
            Ok((last, streams.try_collect().await.map_err(later)?))
        })
        .await
    }

    /// Returns several messages from any server, in order.
    pub(super) async fn several(&self, get: &Get<'_>) -> Result<Several, QueryError> {
        let later = |error: &dyn std::fmt::Display| QueryError::Later(error.to_string());
        let question =
            serde_json::to_vec(get).map_err(|error| QueryError::Never(Fault::Io(error.to_string())))?;
        let inbox = self.client.new_inbox();
        let mut changes = self.changes.clone();
        changes.mark_unchanged();
        let mut answers =
            self.in_time(self.client.subscribe(inbox.clone())).await?.map_err(|error| later(&error))?;
        let request = Request::new().inbox(inbox).payload(question.into());
        let subject = format!("DIRECT.GET.{}", self.name);
        self.in_time(self.context.send_request(subject, request)).await?.map_err(|error| later(&error))?;
        let mut received: Vec<Raw> = Vec::new();
        let up_to = |message: &async_nats::Message| {
            message.headers.as_ref()?.get("Nats-UpTo-Sequence")?.as_str().parse().ok()
        };
        loop {
            let next = tokio::select! {
                next = self.in_time(answers.next()) => next,
                // What is on its way will not arrive.
                Ok(()) = changes.changed() => Err(QueryError::Later("the connection was lost".to_owned())),
            };
            let message = match next {
                Ok(Some(message)) => message,
                // The next messages after a sequence are of use even without those that follow them.
                Err(_) if get.next_by_subj.is_some() && !received.is_empty() => {
                    return Ok(Several { messages: received, up_to: None });
                }
                Ok(None) => return Err(QueryError::Later("the connection ended".to_owned())),
                Err(error) => return Err(error),
            };
            match message.status.map(|status| status.as_u16()) {
                None | Some(200) => received.push(self.part(&message, &received)?),
                Some(204 | 404) => return Ok(Several { messages: received, up_to: up_to(&message) }),
                Some(503) => {
                    return Err(QueryError::Later("no server of JetStream has the journal now".to_owned()));
                }
                Some(status) => {
                    let description = message.description.unwrap_or_default();
                    return Err(QueryError::Never(Fault::Io(format!("JetStream: {status} {description}"))));
                }
            }
        }
    }

    /// Reads the next of several messages. Each states which one came before it, so that none can be lost on the way.
    fn part(&self, message: &async_nats::Message, received: &[Raw]) -> Result<Raw, QueryError> {
        let header = |name: &str| Some(message.headers.as_ref()?.get(name)?.as_str().to_owned());
        let number = |name: &str| header(name)?.parse::<u64>().ok();
        let lost = || QueryError::Later("part of the answer was lost".to_owned());
        let sequence = number("Nats-Sequence").ok_or_else(lost)?;
        let subject = header("Nats-Subject").ok_or_else(lost)?;
        match (received.last(), number("Nats-Last-Sequence")) {
            (Some(before), Some(said)) if before.sequence != said => Err(lost()),
            _ => Ok(Raw { sequence, stream: self.stream_of(&subject), payload: message.payload.to_vec() }),
        }
    }

    fn raw(&self, message: StreamMessage) -> Raw {
        let stream = self.stream_of(&message.subject);
        Raw { sequence: message.sequence, stream, payload: message.payload.to_vec() }
    }

    fn stream_of(&self, subject: &str) -> String {
        stream_of(subject.rsplit('.').next().unwrap_or(subject))
    }

    async fn in_time<T>(&self, answer: impl Future<Output = T>) -> Result<T, QueryError> {
        timeout(self.attempt, answer).await.map_err(|_| QueryError::Later("it took too long".to_owned()))
    }
}
