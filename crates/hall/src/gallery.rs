//! Threads for those who look on. However much spectators ask for, they take turns with each other there, and whoever plays does not
//! wait behind them.

use std::future::Future;
use std::io;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio_util::task::AbortOnDropHandle;

/// The threads. When it is dropped, what goes on there ends.
#[derive(Debug)]
pub(crate) struct Gallery(Option<Runtime>);

/// The way to them.
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

    /// The way there.
    pub(crate) fn stairs(&self) -> Stairs {
        // There is a runtime until it is dropped.
        Stairs(self.0.as_ref().map_or_else(Handle::current, |runtime| runtime.handle().clone()))
    }
}

impl Drop for Gallery {
    fn drop(&mut self) {
        // Not to be waited for: the server may end in the middle of anything.
        self.0.take().into_iter().for_each(Runtime::shutdown_background);
    }
}

impl Stairs {
    /// To where this code runs: for tests, which have no spectators to keep apart.
    #[cfg(any(test, feature = "fuzzing"))]
    pub(crate) fn nowhere() -> Self {
        Self(Handle::current())
    }

    /// Does it there, as long as somebody waits for it; nothing if it broke or the server ends.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        AbortOnDropHandle::new(self.0.spawn(work)).await.ok()
    }
}
