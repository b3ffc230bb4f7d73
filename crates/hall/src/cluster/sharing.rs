//! The entries of events, shared between servers.
//!
//! The entries of an event are spread over the whole journal, and JetStream has to load and unpack a block of messages for nearly each of
//! them. A server that has just started would need that for every event. So it asks the other servers for the entries that they have read, and
//! JetStream only for what has been written since. The hashes show whether the entries are the right ones.

use super::Cluster;
use super::directory::ServerName;
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};
use touchmove_journal::Entry;

/// How long the servers may take to answer.
const ASKING: Duration = Duration::from_millis(500);

/// The size of an answer, in bytes. NATS delivers up to a megabyte.
const PAGE_BYTES: usize = 256 << 10;

/// The size of an entry without its body, at most.
const ENTRY_BYTES: usize = 1 << 10;

/// A question for the entries of an event behind one of them.
#[derive(Serialize, Deserialize)]
struct Question {
    event: u64,
    after: u64,
}

/// The next of these entries that a server has read, as far as they fit into an answer.
#[derive(Serialize, Deserialize)]
struct Page {
    server: ServerName,
    entries: Vec<Entry>,
}

impl Cluster {
    /// Asks the other servers for the entries of an event that they have read.
    pub(crate) async fn entries_of_others(&self, event: u64) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            let after = entries.last().map_or(0, |last| last.number);
            let page = self.ask_for_entries(&Question { event, after }).await;
            if page.first().is_none_or(|first| first.number != after + 1) {
                return entries;
            }
            entries.extend(page);
        }
    }

    /// Returns the first answer that has an entry.
    async fn ask_for_entries(&self, question: &Question) -> Vec<Entry> {
        let mut silent: BTreeSet<ServerName> = self.directory().present(self.now()).cloned().collect();
        silent.remove(&self.name);
        let Ok(question) = serde_json::to_vec(question) else { return Vec::new() };
        let inbox = self.client.new_inbox();
        let Ok(mut answers) = self.client.subscribe(inbox.clone()).await else { return Vec::new() };
        if self.client.publish_with_reply(self.subject("entries"), inbox, question.into()).await.is_err() {
            return Vec::new();
        }
        let until = Instant::now() + ASKING;
        while !silent.is_empty() {
            let Ok(Some(answer)) = timeout_at(until, answers.next()).await else { break };
            let Ok(page) = serde_json::from_slice::<Page>(&answer.payload) else { continue };
            if !page.entries.is_empty() {
                return page.entries;
            }
            silent.remove(&page.server);
        }
        Vec::new()
    }

    /// Answers other servers which entries have been read here, until the server ends.
    pub(super) async fn share_entries(&self) {
        loop {
            if let Ok(mut questions) = self.client.subscribe(self.subject("entries")).await {
                while let Some(question) = questions.next().await {
                    let Ok(Question { event, after }) = serde_json::from_slice(&question.payload) else {
                        continue;
                    };
                    let entries = page_of(self.entries().get(&event).map_or(&[], Vec::as_slice), after);
                    let page = Page { server: self.name.clone(), entries };
                    if let (Ok(answer), Some(reply)) = (serde_json::to_vec(&page), question.reply) {
                        let _ = self.client.publish(reply, answer.into()).await;
                    }
                }
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    }
}

/// The entries behind one of them, as many as fit into an answer.
fn page_of(entries: &[Entry], after: u64) -> Vec<Entry> {
    let mut bytes = 0;
    let next = entries.iter().skip_while(|entry| entry.number <= after).take_while(|entry| {
        let is_first = bytes == 0;
        bytes += ENTRY_BYTES + entry.content.body.len() * 2;
        is_first || bytes <= PAGE_BYTES
    });
    next.cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::page_of;
    use touchmove_journal::{Author, Content, Entry, Hash};

    #[test]
    fn pages_follow_one_another_and_end_empty() {
        let entry = |number| {
            let content = Content::new(Author::SERVER, format!("{number}").repeat(1000));
            Entry { number, content, hash: Hash::of_stream("event/1") }
        };
        let entries: Vec<Entry> = (1..=500).map(entry).collect();
        let (mut received, mut pages) = (Vec::new(), 0);
        loop {
            let page = page_of(&entries, received.len() as u64);
            if page.is_empty() {
                break;
            }
            received.extend(page);
            pages += 1;
        }
        assert_eq!(received, entries);
        assert!(pages > 1, "{pages}");
        assert!(page_of(&[], 0).is_empty());
    }
}
