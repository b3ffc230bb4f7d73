//! The record of what the clients sent and how they were answered, as lines of JSON. The checker compares the journal with it.

use crate::Outcome;
use crate::clock::Clock;
use serde_json::Value;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

/// The record. A thread of its own writes the lines, so that no client waits for the disk.
pub(crate) struct Record {
    pub(crate) clock: Clock,
    lines: Mutex<Option<Sender<String>>>,
    writing: Mutex<Option<JoinHandle<std::io::Result<()>>>>,
}

impl Record {
    /// Begins a record in this file.
    pub(crate) fn begin(file: &Path) -> Outcome<Self> {
        let mut file = BufWriter::new(File::create(file)?);
        let (lines, written) = channel::<String>();
        let writing = std::thread::spawn(move || {
            for line in written {
                writeln!(file, "{line}")?;
            }
            file.flush()
        });
        let (lines, writing) = (Mutex::new(Some(lines)), Mutex::new(Some(writing)));
        Ok(Self { clock: Clock::begin(), lines, writing })
    }

    /// Creates a record that writes nothing.
    pub(crate) fn of_nothing() -> Self {
        Self { clock: Clock::begin(), lines: Mutex::new(None), writing: Mutex::new(None) }
    }

    /// Records that something happened now. Returns the time.
    pub(crate) fn note(&self, what: &str, facts: Value) -> u64 {
        let now_us = self.clock.now_us();
        self.note_at(now_us, what, facts);
        now_us
    }

    /// Records that something happened at this time.
    pub(crate) fn note_at(&self, at_us: u64, what: &str, mut facts: Value) {
        if let Some(lines) = &*self.lines.lock().unwrap_or_else(PoisonError::into_inner) {
            facts["t"] = at_us.into();
            facts["what"] = what.into();
            let _ = lines.send(facts.to_string());
        }
    }

    /// Ends the record, and waits until all lines are written.
    pub(crate) fn end(&self) -> Outcome<()> {
        *self.lines.lock().unwrap_or_else(PoisonError::into_inner) = None;
        match self.writing.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(writing) => Ok(writing.join().map_err(|_| "the record broke")??),
            None => Ok(()),
        }
    }
}
