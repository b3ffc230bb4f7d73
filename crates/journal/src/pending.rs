//! An answer that comes later: it can be awaited in any runtime, or waited for without one.

use crate::Fault;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// A journal's answer. Dropping it does not cancel the request.
#[must_use = "whether it went well is known only when it is awaited"]
pub struct Pending<T> {
    answer: oneshot::Receiver<Result<T, Fault>>,
    observer: Option<Observer<T>>,
}

/// Sees the answer when it is received, or `None` if the [`Pending`] was dropped before.
type Observer<T> = Box<dyn FnOnce(Option<&Result<T, Fault>>) + Send + Sync>;

/// The other end of a [`Pending`] answer. If it is dropped unresolved, the answer is [`Fault::Closed`].
#[derive(Debug)]
pub struct Resolver<T>(oneshot::Sender<Result<T, Fault>>);

impl<T> Pending<T> {
    /// Creates a pending answer and its resolver.
    pub fn new() -> (Resolver<T>, Self) {
        let (sender, receiver) = oneshot::channel();
        (Resolver(sender), Self { answer: receiver, observer: None })
    }

    /// An answer that is already known.
    pub fn ready(answer: Result<T, Fault>) -> Self {
        let (resolver, pending) = Self::new();
        resolver.resolve(answer);
        pending
    }

    /// Blocks until the answer comes, for programs and threads without a runtime. Must not be called on a thread that runs asynchronous
    /// tasks.
    pub fn wait(mut self) -> Result<T, Fault> {
        let (_, nothing) = oneshot::channel();
        let answer = std::mem::replace(&mut self.answer, nothing);
        let answer = answer.blocking_recv().unwrap_or(Err(Fault::Closed));
        self.observe(Some(&answer));
        answer
    }

    fn observe(&mut self, answer: Option<&Result<T, Fault>>) {
        if let Some(observer) = self.observer.take() {
            observer(answer);
        }
    }
}

impl<T: 'static> Pending<T> {
    /// Returns the same answer; the observer sees it as soon as it is received, before the caller. If the answer is dropped before that,
    /// the observer gets `None`.
    pub fn observed(
        mut self,
        observer: impl FnOnce(Option<&Result<T, Fault>>) + Send + Sync + 'static,
    ) -> Self {
        self.observer = Some(match self.observer.take() {
            None => Box::new(observer),
            Some(earlier) => Box::new(move |answer| {
                earlier(answer);
                observer(answer);
            }),
        });
        self
    }
}

impl<T> Future for Pending<T> {
    type Output = Result<T, Fault>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.answer).poll(context).map(|answer| {
            let answer = answer.unwrap_or(Err(Fault::Closed));
            self.observe(Some(&answer));
            answer
        })
    }
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        self.observe(None);
    }
}

impl<T> fmt::Debug for Pending<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pending").finish_non_exhaustive()
    }
}

impl<T> Resolver<T> {
    /// Gives the answer. Does nothing if the [`Pending`] was dropped.
    pub fn resolve(self, answer: Result<T, Fault>) {
        let _ = self.0.send(answer);
    }
}

#[cfg(test)]
mod tests {
    use super::Pending;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[test]
    fn an_answer_is_observed_once_however_it_is_received() {
        let (seen, unseen) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        let observed = |pending: Pending<u32>| {
            let (seen, unseen) = (Arc::clone(&seen), Arc::clone(&unseen));
            pending.observed(move |answer| {
                let count = if answer.is_some() { seen } else { unseen };
                count.fetch_add(1, Ordering::SeqCst);
            })
        };
        assert_eq!(observed(Pending::ready(Ok(7))).wait(), Ok(7));
        drop(observed(Pending::ready(Ok(8))));
        assert_eq!((seen.load(Ordering::SeqCst), unseen.load(Ordering::SeqCst)), (1, 1));
    }
}
