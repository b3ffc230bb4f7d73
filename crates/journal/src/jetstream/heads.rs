//! The heads of streams that a server remembers, and those that it asks other servers for.
//!
//! To find the end of a game that ended long ago, JetStream loads and unpacks a whole block of messages. A server that has just started would
//! need that for nearly every game ever played, and all others would wait for it. So it first asks them which heads they remember.
//! A remembered head is used only while its stream has as many messages as when the head was read.

use super::store::Store;
use crate::anchor::Reached;
use crate::{Fault, Head};
use async_nats::client::Request;
use async_nats::{Client, Message};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::ops::Bound::{Excluded, Unbounded};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The number of streams whose heads are remembered.
const MOST_REMEMBERED: usize = 32_768;

/// The size of an answer to another server, in bytes. NATS delivers up to a megabyte.
const PAGE_BYTES: usize = 256 << 10;

/// The size of a head without its snapshot, at most.
const HEAD_BYTES: usize = 1 << 10;

/// Another server that remembers heads answers within this time. If none does, they are asked again only after a while.
const ANSWERS_WITHIN: Duration = Duration::from_millis(500);
const ASK_AGAIN: Duration = Duration::from_secs(30);

/// The head of a stream, and what was known of the stream when the head was read.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Remembered {
    /// The number of messages.
    pub(super) count: u64,
    /// The sequence of the last of them.
    pub(super) sequence: u64,
    pub(super) head: Head,
}

/// A question to the other servers for the heads of the streams after this one, in the order of their names.
#[derive(Serialize, Deserialize)]
struct Question {
    asker: String,
    after: String,
    /// The number of heads that the server looks for. One that knows less than half as many does not answer.
    wanted: usize,
}

/// The heads that this server remembers.
pub(super) struct Heads {
    /// Distinguishes this server from the others.
    name: String,
    known: Mutex<BTreeMap<String, Remembered>>,
    /// When the others were asked and none answered.
    unanswered: Mutex<Option<Instant>>,
}

impl Heads {
    pub(super) fn new(name: String) -> Self {
        Self { name, known: Mutex::default(), unanswered: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<String, Remembered>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers heads that are without damage.
    pub(super) fn remember(&self, heads: impl IntoIterator<Item = Remembered>) {
        let mut known = self.known();
        for one in heads {
            if known.len() >= MOST_REMEMBERED {
                known.clear();
            }
            if one.head.damage.is_none() && one.head.snapshot_damage.is_none() {
                known.insert(one.head.stream.clone(), one);
            }
        }
    }

    /// Returns true if a head of this stream is remembered, which may have changed.
    pub(super) fn has(&self, stream: &str) -> bool {
        self.known().contains_key(stream)
    }

    /// Returns the heads of the streams that still have as many messages as when their heads were read.
    pub(super) fn unchanged(&self, counts: &HashMap<String, u64>) -> HashMap<String, Head> {
        let known = self.known();
        let current = counts.iter().filter_map(|(stream, count)| {
            known.get(stream).filter(|one| one.count == *count).map(|one| (stream.clone(), one.head.clone()))
        });
        current.collect()
    }

    /// Returns where a stream of this many messages ends, if its last message is known and was stored at or before a sequence.
    pub(super) fn reached(&self, stream: &str, count: u64, until: u64) -> Option<Reached> {
        let known = self.known();
        let one = known.get(stream).filter(|one| one.count == count && one.sequence <= until)?;
        Some(Reached { stream: stream.to_owned(), last: one.head.last, hash: one.head.hash })
    }

    /// Asks the other servers for heads until all have been received or nobody answers.
    pub(super) async fn ask_others(&self, store: &Store, wanted: usize) {
        if self.unanswered().is_some_and(|then| then.elapsed() < ASK_AGAIN) {
            return;
        }
        let mut after = String::new();
        while let Some(page) = self.ask_for_page(store, after, wanted).await {
            let Some(last) = page.last() else { return };
            after = last.head.stream.clone();
            self.remember(page);
        }
        *self.unanswered() = Some(Instant::now());
    }

    async fn ask_for_page(&self, store: &Store, after: String, wanted: usize) -> Option<Vec<Remembered>> {
        let question = serde_json::to_vec(&Question { asker: self.name.clone(), after, wanted }).ok()?;
        let request = Request::new().payload(question.into()).timeout(Some(ANSWERS_WITHIN));
        let answer = store.client.send_request(subject(store.prefix()), request).await.ok()?;
        serde_json::from_slice(&answer.payload).ok()
    }

    fn unanswered(&self) -> MutexGuard<'_, Option<Instant>> {
        self.unanswered.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the heads for an answer to another server; `None` if it should ask somebody else.
    fn answer(&self, question: &Question) -> Option<Vec<Remembered>> {
        let known = self.known();
        if question.asker == self.name || known.len() * 2 < question.wanted || known.is_empty() {
            return None;
        }
        let mut page = Vec::new();
        let mut bytes = 0;
        for one in known.range::<str, _>((Excluded(question.after.as_str()), Unbounded)).map(|(_, one)| one) {
            bytes += HEAD_BYTES + one.head.snapshot.as_ref().map_or(0, |snapshot| snapshot.body.len() * 2);
            if bytes > PAGE_BYTES && !page.is_empty() {
                break;
            }
            page.push(one.clone());
        }
        Some(page)
    }
}

fn subject(prefix: &str) -> String {
    format!("{prefix}.heads")
}

/// Answers other servers that ask for heads.
pub(super) async fn answer_others(store: &Store, heads: &Arc<Heads>) -> Result<(), Fault> {
    let mut questions = store
        .client
        .subscribe(subject(store.prefix()))
        .await
        .map_err(|error| Fault::Io(error.to_string()))?;
    let (client, heads) = (store.client.clone(), Arc::clone(heads));
    tokio::spawn(async move {
        while let Some(message) = questions.next().await {
            answer(&client, &heads, &message).await;
        }
    });
    Ok(())
}

async fn answer(client: &Client, heads: &Heads, message: &Message) {
    let Ok(question) = serde_json::from_slice(&message.payload) else { return };
    if let (Some(inbox), Some(page)) = (&message.reply, heads.answer(&question))
        && let Ok(page) = serde_json::to_vec(&page)
    {
        let _ = client.publish(inbox.clone(), page.into()).await;
    }
}

#[cfg(test)]
mod tests {
    use super::{Heads, Question, Remembered};
    use crate::{Hash, Head};
    use std::collections::HashMap;

    fn remembered(stream: &str, count: u64) -> Remembered {
        let head = Head::new(stream.to_owned(), count, Hash::of_stream(stream));
        Remembered { count, sequence: 10 * count, head }
    }

    fn question(after: &str, wanted: usize) -> Question {
        Question { asker: "other".to_owned(), after: after.to_owned(), wanted }
    }

    fn names(page: Option<Vec<Remembered>>) -> Option<Vec<String>> {
        page.map(|page| page.into_iter().map(|one| one.head.stream).collect())
    }

    #[test]
    fn a_head_is_used_while_its_stream_has_not_changed() {
        let heads = Heads::new("own".to_owned());
        heads.remember([remembered("board/1-1", 4), remembered("board/1-2", 5)]);
        let counts = HashMap::from([("board/1-1".to_owned(), 4), ("board/1-2".to_owned(), 6)]);
        let unchanged = heads.unchanged(&counts);
        assert_eq!(unchanged.keys().collect::<Vec<_>>(), ["board/1-1"]);
        assert!(heads.has("board/1-2") && !heads.has("board/1-3"));
        assert_eq!(heads.reached("board/1-1", 4, 40).map(|reached| reached.last), Some(4));
        assert!(heads.reached("board/1-1", 4, 39).is_none(), "its last message was stored later");
        assert!(heads.reached("board/1-1", 5, 99).is_none(), "it has another message");
    }

    #[test]
    fn what_is_damaged_is_not_remembered() {
        let heads = Heads::new("own".to_owned());
        let mut damaged = remembered("board/1-1", 4);
        damaged.head.damage = Some("it does not fit".to_owned());
        heads.remember([damaged]);
        assert!(!heads.has("board/1-1"));
    }

    #[test]
    fn pages_go_on_after_a_name_and_end_empty() {
        let heads = Heads::new("own".to_owned());
        let streams: Vec<String> = (0..600).map(|number| format!("board/1-{number:03}")).collect();
        heads.remember(streams.iter().map(|stream| remembered(stream, 4)));
        let (mut received, mut after, mut pages) = (Vec::new(), String::new(), 0);
        loop {
            let page = names(heads.answer(&question(&after, 600))).unwrap_or_default();
            let Some(last) = page.last() else { break };
            after = last.clone();
            received.extend(page);
            pages += 1;
        }
        assert_eq!(received, streams);
        assert!(pages > 1, "{pages}");
    }

    #[test]
    fn who_knows_little_leaves_the_answer_to_others() {
        let heads = Heads::new("own".to_owned());
        assert!(names(heads.answer(&question("", 0))).is_none(), "nothing is known");
        heads.remember([remembered("board/1-1", 4)]);
        assert!(names(heads.answer(&question("", 3))).is_none());
        assert_eq!(names(heads.answer(&question("", 2))), Some(vec!["board/1-1".to_owned()]));
        let own = Question { asker: "own".to_owned(), ..question("", 1) };
        assert!(names(heads.answer(&own)).is_none(), "it asks itself");
    }
}
