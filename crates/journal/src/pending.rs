//! An answer that comes when it comes: to be awaited in any runtime, or waited for without one.

use crate::Fault;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// A journal's answer. It may be dropped: what was asked for happens all the same.
#[derive(Debug)]
#[must_use = "whether it went well is known only when it is awaited"]
pub struct Pending<T>(oneshot::Receiver<Result<T, Fault>>);

/// The other end of a [`Pending`] answer. Dropped without a word, it answers [`Fault::Closed`].
#[derive(Debug)]
pub struct Resolver<T>(oneshot::Sender<Result<T, Fault>>);

impl<T> Pending<T> {
    /// An answer to come, and the end from which it is given.
    pub fn new() -> (Resolver<T>, Self) {
        let (sender, receiver) = oneshot::channel();
        (Resolver(sender), Self(receiver))
    }

    /// An answer that is there already.
    pub fn ready(answer: Result<T, Fault>) -> Self {
        let (resolver, pending) = Self::new();
        resolver.resolve(answer);
        pending
    }

    /// Waits for the answer, for programs without a runtime and threads of their own. It must not be called by a thread that runs
    /// asynchronous tasks.
    pub fn wait(self) -> Result<T, Fault> {
        self.0.blocking_recv().unwrap_or(Err(Fault::Closed))
    }
}

impl<T> Future for Pending<T> {
    type Output = Result<T, Fault>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or(Err(Fault::Closed)))
    }
}

impl<T> Resolver<T> {
    /// Gives the answer. If nobody waits for it any more, nothing happens.
    pub fn resolve(self, answer: Result<T, Fault>) {
        let _ = self.0.send(answer);
    }
}
