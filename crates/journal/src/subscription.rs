//! Follows a journal: first the existing entries, then new ones.
//!
//! A subscription reads from the journal itself; the writer only wakes it. However slow its reader is, nothing accumulates and
//! nothing is missed.

use crate::{Fault, Journal, Posted};
use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;
use tokio::sync::watch;

/// Where a subscription begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// All streams, from this position on; 0 is the beginning.
    All {
        /// The first position to read.
        position: u64,
    },
    /// One stream, from this number on. Positions are then unknown and given as 0.
    Stream {
        /// The stream's name.
        name: String,
        /// The first number to read.
        number: u64,
    },
}

/// Entries, as they are written.
pub struct Subscription {
    journal: Arc<dyn Journal>,
    next: Start,
    read: VecDeque<Posted>,
    written: watch::Receiver<u64>,
}

/// The number of entries read at a time.
const PAGE: usize = 256;

impl Subscription {
    /// Follows a journal that signals new entries through `written`.
    pub fn new(journal: Arc<dyn Journal>, from: Start, written: watch::Receiver<u64>) -> Self {
        Self { journal, next: from, read: VecDeque::new(), written }
    }

    /// Waits for the next entry and returns it. After a fault the next call tries the same entry again.
    pub async fn next(&mut self) -> Result<Posted, Fault> {
        loop {
            if let Some(posted) = self.read.pop_front() {
                return Ok(posted);
            }
            // Note the journal's state before reading it: an entry written in between then wakes us.
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
