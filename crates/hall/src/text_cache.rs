//! A cache for a long message that many clients ask for: it is written once for all of them.

use crate::fault::Fault;
use axum::extract::ws::Utf8Bytes;
use std::future::Future;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How old a cached message may be: the times in it are accurate to a tenth of a second.
const FRESH: Duration = Duration::from_millis(100);

/// The latest message of its kind, and its key.
#[derive(Debug)]
pub(crate) struct TextCache<K>(Mutex<Option<Box<Kept<K>>>>);

#[derive(Debug)]
struct Kept<K> {
    of: K,
    written: Instant,
    text: Utf8Bytes,
}

impl<K> Default for TextCache<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: PartialEq> TextCache<K> {
    /// Empties the cache.
    pub(crate) async fn forget(&self) {
        *self.0.lock().await = None;
    }

    /// The message for this key; `write` is called only if there is none yet. Other callers wait for the message that is being written.
    pub(crate) async fn get<F>(&self, of: K, write: impl FnOnce() -> F) -> Result<Utf8Bytes, Fault>
    where
        F: Future<Output = Result<Utf8Bytes, Fault>>,
    {
        let mut place = self.0.lock().await;
        if let Some(kept) = place.as_ref().filter(|kept| kept.of == of && kept.written.elapsed() < FRESH) {
            return Ok(kept.text.clone());
        }
        let written = Instant::now();
        let text = write().await?;
        *place = Some(Box::new(Kept { of, written, text: text.clone() }));
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{FRESH, TextCache};
    use std::sync::atomic::{AtomicU64, Ordering};

    #[tokio::test]
    async fn a_message_is_written_once() {
        let (cache, written) = (TextCache::default(), AtomicU64::new(0));
        let (cache, written) = (&cache, &written);
        let ask = |of: u64| {
            let write =
                move || async move { Ok(format!("{of} {}", written.fetch_add(1, Ordering::Relaxed)).into()) };
            cache.get(of, write)
        };
        let both = tokio::join!(ask(1), ask(1));
        assert_eq!((both.0.unwrap().as_str(), both.1.unwrap().as_str()), ("1 0", "1 0"));
        assert_eq!(ask(2).await.unwrap().as_str(), "2 1", "something else happened");
        tokio::time::sleep(FRESH).await;
        assert_eq!(ask(2).await.unwrap().as_str(), "2 2", "times have changed");
    }
}
