//! Publishing: one message, or a batch that is stored completely or not at all.

use super::connection::ATTEMPT;
use super::message::Outgoing;
use super::store::Store;
use crate::Fault;
use async_nats::client::{Request, RequestErrorKind};
use async_nats::header::{
    NATS_BATCH_COMMIT, NATS_BATCH_COMMIT_FINAL, NATS_BATCH_ID, NATS_BATCH_SEQUENCE,
    NATS_EXPECTED_LAST_SUBJECT_SEQUENCE,
};
use async_nats::jetstream::ErrorCode;
use async_nats::jetstream::publish::PublishAck;
use async_nats::jetstream::response::Response;
use async_nats::{HeaderMap, Message};
use std::time::Duration;
use tokio::time::timeout;

/// The most messages that JetStream accepts in one batch.
pub(super) const MOST_IN_A_BATCH: usize = 1000;

/// The extra time that a batch may take for each of its messages.
const EACH: Duration = Duration::from_millis(5);

/// The most that a server adds to a message, in bytes.
const HEADERS: usize = 1024;

/// The outcome of publishing messages.
pub(super) enum Sent {
    /// They are stored; the last one at this sequence.
    Stored(u64),
    /// Some subject has another last message than expected. This attempt stored nothing.
    WrongLast,
    /// No server accepted them. This attempt stored nothing.
    Untaken(String),
    /// No acknowledgement came. They may be stored.
    Unknown(String),
    /// They cannot be stored.
    Refused(Fault),
}

impl Store {
    /// Publishes these messages once, as one batch if there are several.
    pub(super) async fn publish(&self, messages: &[Outgoing], batch: &str) -> Sent {
        let patience = ATTEMPT + EACH * u32::try_from(messages.len()).unwrap_or(u32::MAX);
        timeout(patience, self.send(messages, batch))
            .await
            .unwrap_or_else(|_| Sent::Unknown("no acknowledgement came in time".to_owned()))
    }

    async fn send(&self, messages: &[Outgoing], batch: &str) -> Sent {
        let count = messages.len();
        for (place, message) in messages.iter().enumerate() {
            let payload = match self.checked_payload(message) {
                Ok(payload) => payload,
                Err(fault) => return Sent::Refused(fault),
            };
            let mut headers = HeaderMap::new();
            if let Some(expected) = message.expected {
                headers.insert(NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, expected.to_string());
            }
            if count > 1 {
                headers.insert(NATS_BATCH_ID, batch);
                headers.insert(NATS_BATCH_SEQUENCE, (place + 1).to_string());
            }
            let subject = self.subject(&message.stream);
            if place + 1 < count {
                // Only the last one is acknowledged. If one of these gets lost, the batch has a gap, and is refused.
                if let Err(error) = self.client.publish_with_headers(subject, headers, payload.into()).await {
                    return Sent::Untaken(error.to_string());
                }
                continue;
            }
            if count > 1 {
                headers.insert(NATS_BATCH_COMMIT, NATS_BATCH_COMMIT_FINAL);
            }
            let request = Request::new().headers(headers).payload(payload.into()).timeout(Some(ATTEMPT));
            return match self.client.send_request(subject, request).await {
                Ok(answer) => acknowledged(&answer),
                Err(error) if error.kind() == RequestErrorKind::NoResponders => {
                    Sent::Untaken("JetStream has no leader for the journal".to_owned())
                }
                Err(error) => Sent::Unknown(error.to_string()),
            };
        }
        Sent::Refused(Fault::Io("there is nothing to publish".to_owned()))
    }

    fn checked_payload(&self, message: &Outgoing) -> Result<Vec<u8>, Fault> {
        let payload = message.payload()?;
        let most = self.client.max_payload();
        match payload.len() + HEADERS > most {
            false => Ok(payload),
            true => Err(Fault::Io(format!(
                "an entry of {} has {} bytes with its snapshot, and NATS takes messages of {most} bytes; raise max_payload in its configuration",
                message.stream,
                payload.len()
            ))),
        }
    }
}

fn acknowledged(answer: &Message) -> Sent {
    let error = match serde_json::from_slice::<Response<PublishAck>>(&answer.payload) {
        Ok(Response::Ok(stored)) => return Sent::Stored(stored.sequence),
        Ok(Response::Err { error }) => error,
        Err(error) => return Sent::Unknown(format!("the acknowledgement cannot be read: {error}")),
    };
    let said = error.to_string();
    match error.error_code() {
        ErrorCode::STREAM_WRONG_LAST_SEQUENCE | ErrorCode::STREAM_WRONG_LAST_SEQUENCE_CONSTANT => {
            Sent::WrongLast
        }
        ErrorCode::ACCOUNT_RESOURCES_EXCEEDED
        | ErrorCode::INSUFFICIENT_RESOURCES
        | ErrorCode::STORAGE_RESOURCES_EXCEEDED => Sent::Refused(Fault::Full),
        ErrorCode::STREAM_STORE_FAILED if said.contains("maximum") || said.contains("no space") => {
            Sent::Refused(Fault::Full)
        }
        ErrorCode::ATOMIC_PUBLISH_INCOMPLETE_BATCH
        | ErrorCode::ATOMIC_PUBLISH_TOO_MANY_INFLIGHT
        | ErrorCode::STREAM_TOO_MANY_REQUESTS
        | ErrorCode::CLUSTER_NOT_AVAILABLE => Sent::Untaken(said),
        _ if error.code() >= 500 => Sent::Unknown(said),
        _ => Sent::Refused(Fault::Io(format!("JetStream: {said}"))),
    }
}
