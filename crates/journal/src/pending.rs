//! An answer that comes when it comes: to be awaited in any runtime, or waited for without one.

use crate::Fault;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// A journal's answer. It may be dropped: what was asked for happens all the same.
#[must_use = "whether it went well is known only when it is awaited"]
pub struct Pending<T> {
    answer: oneshot::Receiver<Result<T, Fault>>,
    observer: Option<Observer<T>>,
}

/// Sees the answer when it is received; nothing if nobody waited for it.
type Observer<T> = Box<dyn FnOnce(Option<&Result<T, Fault>>) + Send + Sync>;

/// The other end of a [`Pending`] answer. Dropped without a word, it answers [`Fault::Closed`].
#[derive(Debug)]
pub struct Resolver<T>(oneshot::Sender<Result<T, Fault>>);

impl<T> Pending<T> {
    /// An answer to come, and the end from which it is given.
    pub fn new() -> (Resolver<T>, Self) {
        let (sender, receiver) = oneshot::channel();
        (Resolver(sender), Self { answer: receiver, observer: None })
    }

    /// An answer that is there already.
    pub fn ready(answer: Result<T, Fault>) -> Self {
        let (resolver, pending) = Self::new();
        resolver.resolve(answer);
        pending
    }

    /// Waits for the answer, for programs without a runtime and threads of their own. It must not be called by a thread that runs
    /// asynchronous tasks.
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
    /// The same answer, seen by an observer as soon as it is received, before whoever waits for it has it. If it is dropped before that, the
    /// observer sees nothing.
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
    /// Gives the answer. If nobody waits for it any more, nothing happens.
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
