//! Finds the event of a link: only the keeper of an event knows its links, so all servers are asked.

use super::Cluster;
use super::directory::ServerName;
use crate::hall::Hall;
use crate::secrets::Kept;
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// How long the servers may take to answer.
const ASKING: Duration = Duration::from_millis(700);

/// The link sought: by its number, or by the code of its seat.
#[derive(Serialize, Deserialize)]
pub(super) struct Sought {
    pub link: Option<u64>,
    pub code: Option<Kept>,
}

/// What a server knows about a link.
#[derive(Serialize, Deserialize)]
struct Knows {
    server: ServerName,
    /// The event into which it leads.
    event: Option<u64>,
    /// True if this server has read the links of all events whose leases it has.
    is_settled: bool,
    /// The latest change of a lease that it knew then. Servers of older versions do not say.
    #[serde(default)]
    version: Option<u64>,
}

/// What all servers together know about a link.
pub(super) enum Known {
    /// It leads into this event.
    Into(u64),
    /// There is no such link.
    ToNobody,
    /// A server did not answer, or an event is changing hands.
    NotCertain,
}

impl Cluster {
    /// Asks the other servers into which event a link leads.
    pub(super) async fn who_knows(&self, sought: &Sought) -> Known {
        let Ok(question) = serde_json::to_vec(sought) else { return Known::NotCertain };
        let inbox = self.client.new_inbox();
        let Ok(mut answers) = self.client.subscribe(inbox.clone()).await else { return Known::NotCertain };
        let mut silent: BTreeSet<ServerName> = self.directory().present(self.now()).cloned().collect();
        let asked = self.client.publish_with_reply(self.subject("who"), inbox, question.into()).await;
        let until = Instant::now() + ASKING;
        let version = self.directory().version();
        let mut is_certain = asked.is_ok() && self.directory().is_settled(self.now());
        while !silent.is_empty() {
            let Ok(Some(answer)) = timeout_at(until, answers.next()).await else { return Known::NotCertain };
            let Ok(Knows { server, event, is_settled, version: theirs }) =
                serde_json::from_slice(&answer.payload)
            else {
                continue;
            };
            if let Some(event) = event {
                return Known::Into(event);
            }
            // An event that changes hands between two answers would be missed by both servers.
            is_certain &= is_settled && theirs.is_none_or(|theirs| theirs == version);
            silent.remove(&server);
        }
        is_certain &= self.directory().version() == version;
        if is_certain { Known::ToNobody } else { Known::NotCertain }
    }

    /// Answers the other servers which links are known here, until the server ends.
    pub(super) async fn say_who_knows(&self, hall: &Hall) {
        loop {
            if let Ok(mut questions) = self.client.subscribe(self.subject("who")).await {
                while let Some(question) = questions.next().await {
                    let Ok(Sought { link, code }) = serde_json::from_slice(&question.payload) else {
                        continue;
                    };
                    let event = hall.links().event_of(link, code.as_ref());
                    let knows = Knows {
                        server: self.name.clone(),
                        event,
                        is_settled: self.is_settled_here(),
                        version: Some(self.directory().version()),
                    };
                    if let (Ok(answer), Some(reply)) = (serde_json::to_vec(&knows), question.reply) {
                        let _ = self.client.publish(reply, answer.into()).await;
                    }
                }
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    }
}
