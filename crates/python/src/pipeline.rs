//! Work on the parts of files, with a thread for each core.
//!
//! The thread that takes the results also reads the files, so no other thread needs the interpreter. Results come in the order of the parts, and
//! only a few parts are read ahead, so memory is bounded however long the files are.

use crate::parts::{Part, Parts};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::vec;

/// The number of parts that are read ahead for each thread.
const AHEAD: usize = 3;

/// A part, and the channel for its results.
struct Task<T> {
    part: Part,
    reply: SyncSender<Vec<T>>,
}

/// The results of the parts, one after another.
pub(crate) struct Pipeline<T> {
    parts: Parts,
    /// None when everything has been read.
    tasks: Option<Sender<Task<T>>>,
    /// The channels for the results, in the order of the parts.
    promised: VecDeque<Receiver<Vec<T>>>,
    ready: vec::IntoIter<T>,
    ahead: usize,
    /// Why no more could be read. It is raised after the results before it.
    failure: Option<PyErr>,
}

impl<T: Send + 'static> Pipeline<T> {
    /// Starts the threads. Each has its own worker.
    pub(crate) fn start<W>(parts: Parts, new_worker: impl Fn() -> W + Copy + Send + 'static) -> PyResult<Self>
    where
        W: FnMut(&Part) -> Vec<T>,
    {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let (tasks, waiting) = mpsc::channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name("touchmove".to_owned())
                .spawn(move || work(&waiting, new_worker()))?;
        }
        Ok(Self {
            parts,
            tasks: Some(tasks),
            promised: VecDeque::new(),
            ready: Vec::new().into_iter(),
            ahead: AHEAD * threads,
            failure: None,
        })
    }

    /// The next result; None at the end.
    pub(crate) fn next(&mut self, py: Python<'_>) -> PyResult<Option<T>> {
        loop {
            if let Some(result) = self.ready.next() {
                return Ok(Some(result));
            }
            self.read_ahead(py);
            let Some(promise) = self.promised.pop_front() else {
                return self.failure.take().map_or(Ok(None), Err);
            };
            let results = py.detach(move || promise.recv());
            let ended = |_| PyRuntimeError::new_err("a thread ended before its answer; please report this");
            self.ready = results.map_err(ended)?.into_iter();
            py.check_signals()?;
        }
    }

    /// Reads parts until enough of them wait.
    fn read_ahead(&mut self, py: Python<'_>) {
        while self.promised.len() < self.ahead {
            let Some(tasks) = &self.tasks else { return };
            match self.parts.next(py) {
                Ok(Some(part)) => {
                    let (reply, promise) = mpsc::sync_channel(1);
                    self.promised.push_back(promise);
                    // Without threads the promise is not kept, which is noticed when it is due.
                    let _ = tasks.send(Task { part, reply });
                }
                Ok(None) => self.tasks = None,
                Err(failure) => {
                    self.tasks = None;
                    self.failure = Some(failure);
                }
            }
        }
    }
}

/// Works on one part after another until there are no more.
fn work<T>(tasks: &Mutex<Receiver<Task<T>>>, mut worker: impl FnMut(&Part) -> Vec<T>) {
    loop {
        let Ok(waiting) = tasks.lock() else { return };
        let Ok(task) = waiting.recv() else { return };
        drop(waiting);
        // If nobody waits for the results any more, there will be no more tasks either.
        let _ = task.reply.send(worker(&task.part));
    }
}
