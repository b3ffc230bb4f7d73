//! Following a journal: what is there, then what comes.
//!
//! A subscription reads from the journal itself, and is only woken by the writer. However slow its reader is, nothing piles up and
//! nothing is missed.

use crate::{Fault, Journal, Posted};
use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;
use tokio::sync::watch;

/// Where a subscription begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// Everything, from this position on; 0 is the beginning.
    All {
        /// The first position that is wanted.
        position: u64,
    },
    /// One stream, from this number on. Positions are then not known, and given as 0.
    Stream {
        /// The stream's name.
        name: String,
        /// The first number that is wanted.
        number: u64,
    },
}

/// Entries as they come.
pub struct Subscription {
    journal: Arc<dyn Journal>,
    next: Start,
    read: VecDeque<Posted>,
    written: watch::Receiver<u64>,
}

/// How many entries are read at a time.
const PAGE: usize = 256;

impl Subscription {
    /// Follows a journal that says through `written` that there is something new.
    pub fn new(journal: Arc<dyn Journal>, from: Start, written: watch::Receiver<u64>) -> Self {
        Self { journal, next: from, read: VecDeque::new(), written }
    }

    /// The next entry, once it is there. After a fault the same entry is asked for again.
    pub async fn next(&mut self) -> Result<Posted, Fault> {
        loop {
            if let Some(posted) = self.read.pop_front() {
                return Ok(posted);
            }
            // First note how far the journal is, then read: what is written in between wakes us.
            let _ = self.written.borrow_and_update();
            self.turn_page().await?;
            if self.read.is_empty() {
                self.written.changed().await.map_err(|_| Fault::Closed)?;
            }
        }
    }

    async fn turn_page(&mut self) -> Result<(), Fault> {
        match &mut self.next {
            Start::All { position } => {
                self.read = self.journal.read_all(*position, PAGE).await?.into();
                *position = self.read.back().map_or(*position, |last| last.position + 1);
            }
            Start::Stream { name, number } => {
                let entries = self.journal.read(name, *number, PAGE).await?;
                *number = entries.last().map_or(*number, |last| last.number + 1);
                self.read = entries
                    .into_iter()
                    .map(|entry| Posted { position: 0, stream: name.clone(), entry })
                    .collect();
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscription").field("next", &self.next).finish_non_exhaustive()
    }
}
