//! Threads for spectators. However much they ask for, they only compete with each other, and players do not wait behind them.

use std::future::Future;
use std::io;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio_util::task::AbortOnDropHandle;

/// The threads. Dropping it ends the tasks that run there.
#[derive(Debug)]
pub(crate) struct Gallery(Option<Runtime>);

/// A handle to the threads.
#[derive(Clone, Debug)]
pub(crate) struct Stairs(Handle);

impl Gallery {
    /// Half as many threads as the machine has processors.
    pub(crate) fn open() -> io::Result<Self> {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = (processors / 2).max(1);
        let mut builder = Builder::new_multi_thread();
        builder.worker_threads(threads).max_blocking_threads(threads).thread_name("gallery").enable_all();
        Ok(Self(Some(builder.build()?)))
    }

    /// A handle to the threads.
    pub(crate) fn stairs(&self) -> Stairs {
        // The runtime exists until it is dropped.
        Stairs(self.0.as_ref().map_or_else(Handle::current, |runtime| runtime.handle().clone()))
    }
}

impl Drop for Gallery {
    fn drop(&mut self) {
        // Do not wait: the server may end in the middle of anything.
        self.0.take().into_iter().for_each(Runtime::shutdown_background);
    }
}

impl Stairs {
    /// A handle to the current runtime, for tests, which have no spectators to keep apart.
    #[cfg(any(test, feature = "fuzzing"))]
    pub(crate) fn nowhere() -> Self {
        Self(Handle::current())
    }

    /// Runs a task there while the caller waits for it; `None` if it panicked or the server ends.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        AbortOnDropHandle::new(self.0.spawn(work)).await.ok()
    }
}
