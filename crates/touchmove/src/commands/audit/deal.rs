//! Files of games, dealt out in parts to several threads.
//!
//! A part begins where a game surely does: at an Event tag that begins a line after something that is no tag. There the reader of PGN
//! begins a game whatever came before, so that the parts together read as the whole would. A part is handed over block
//! by block, and a block is not read before there is room for it: memory is bounded, however long a game is.
//!
//! When nobody wants more, a part ends in the middle of a game, of which nothing may be told: it is not over.

use super::sheet::Sheet;
use crate::failure::Failure;
use crate::games::{self, Coding};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::io::BufRead;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::Duration;
use touchmove_notation::pgn::{Source, last_game};

/// The largest block.
const BLOCK: usize = 1 << 17;

/// So long is waited for input before somebody looks whether more is wanted.
pub(super) const PATIENCE: Duration = Duration::from_millis(100);

/// Some games, and where their answers are waited for.
pub(super) struct Part {
    /// Which file.
    pub(super) file: usize,
    /// Where the part begins in it: bytes from 0, lines from 0.
    pub(super) offset: u64,
    pub(super) line: u64,
    pub(super) blocks: Blocks,
    pub(super) reply: SyncSender<Sheet>,
}

/// What comes next in the order of the input.
pub(super) enum Promise {
    /// The answers to a part.
    Sheets(Receiver<Sheet>),
    /// A file that could not be read, or not to its end.
    Unreadable { file: usize, failure: Failure },
    /// That was all.
    End,
}

/// The bytes of a part, as they come.
pub(super) struct Blocks {
    coming: Receiver<Vec<u8>>,
    block: Vec<u8>,
    at: usize,
    /// How many bytes have been read.
    count: u64,
    /// There are no more.
    is_over: bool,
    /// Nobody wants more.
    stop: Arc<AtomicBool>,
}

impl Blocks {
    /// The next block as soon as it is there; none at the end, or when nobody wants to wait for it.
    fn next(&mut self) -> Option<Vec<u8>> {
        loop {
            match self.coming.recv_timeout(PATIENCE) {
                Ok(block) => return Some(block),
                Err(RecvTimeoutError::Timeout) if !self.stop.load(Ordering::Relaxed) => {}
                Err(_) => {
                    self.is_over = true;
                    return None;
                }
            }
        }
    }

    /// May the text have been cut off because nobody wants more?
    pub(super) fn is_cut(&self) -> bool {
        self.is_over && self.stop.load(Ordering::Relaxed)
    }

    /// How many bytes have been read.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// All that comes.
    pub(super) fn whole(&mut self) -> Vec<u8> {
        let mut text = Vec::new();
        while let Some(block) = self.next() {
            text.extend_from_slice(&block);
        }
        text
    }
}

impl Source for Blocks {
    type Error = Infallible;

    fn fill(&mut self) -> Result<&[u8], Infallible> {
        while self.at == self.block.len() {
            match self.next() {
                Some(block) => (self.block, self.at) = (block, 0),
                None => return Ok(&[]),
            }
        }
        Ok(&self.block[self.at..])
    }

    fn consume(&mut self, count: usize) {
        self.at += count;
        self.count += count as u64;
    }
}

/// Where a run begins that goes on where another ended.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Beginning {
    /// Which file.
    pub(super) file: usize,
    /// How many bytes of it have been done.
    pub(super) offset: u64,
}

/// Reads the files and deals them out.
pub(super) struct Dealer {
    pub(super) parts: Sender<Part>,
    /// In the order of the input.
    pub(super) promises: SyncSender<Promise>,
    /// In what encoding the files are read.
    pub(super) coding: Coding,
    /// How many bytes have been read from the disk.
    pub(super) read: Arc<AtomicU64>,
    /// Nobody wants more.
    pub(super) stop: Arc<AtomicBool>,
}

impl Dealer {
    pub(super) fn deal(self, files: &[PathBuf], beginning: Beginning) {
        for (file, path) in files.iter().enumerate().skip(beginning.file) {
            let skip = if file == beginning.file { beginning.offset } else { 0 };
            if let Err(failure) = self.deal_file(file, path, skip) {
                // Whoever could be told has already ended.
                let _ = self.promises.send(Promise::Unreadable { file, failure });
            }
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
        }
        let _ = self.promises.send(Promise::End);
    }

    fn deal_file(&self, file: usize, path: &Path, skip: u64) -> Result<(), Failure> {
        let read = Arc::clone(&self.read);
        let mut reader = games::open_text(path, self.coding, move |count| {
            read.fetch_add(count as u64, Ordering::Relaxed);
        })?;
        let (mut offset, mut line) = (0, 0);
        let mut part = None;
        while !self.stop.load(Ordering::Relaxed) {
            let window = reader.fill_buf().map_err(Failure::file(path))?;
            let block = match window.get(..BLOCK.min(window.len())) {
                Some([]) | None => break,
                Some(block) => block,
            };
            let length = block.len();
            let done = usize::try_from(skip.saturating_sub(offset)).unwrap_or(length).min(length);
            line += lines(&block[..done]);
            offset += done as u64;
            let block = &block[done..];
            if !block.is_empty() {
                let cut = part.as_ref().and_then(|_| last_game(block)).unwrap_or(0);
                let (end, start) = block.split_at(cut);
                if cut > 0 {
                    send(&mut part, end);
                    part = None;
                    line += lines(end);
                    offset += end.len() as u64;
                }
                if part.is_none() {
                    part = Some(self.begin_part(file, offset, line));
                }
                send(&mut part, start);
                line += lines(start);
                offset += start.len() as u64;
            }
            reader.consume(length);
        }
        if offset < skip && !self.stop.load(Ordering::Relaxed) {
            return Err(Failure::usage(format!(
                "{}: the file has become shorter since the audit began; remove the --resume file to start again",
                path.display()
            )));
        }
        Ok(())
    }

    fn begin_part(&self, file: usize, offset: u64, line: u64) -> SyncSender<Vec<u8>> {
        let (blocks, coming) = mpsc::sync_channel(1);
        let (reply, sheet) = mpsc::sync_channel(1);
        let stop = Arc::clone(&self.stop);
        let blocks_read = Blocks { coming, block: Vec::new(), at: 0, count: 0, is_over: false, stop };
        // If nobody waits for answers any more the program is about to end, and the games may be lost.
        let _ = self.promises.send(Promise::Sheets(sheet));
        let _ = self.parts.send(Part { file, offset, line, blocks: blocks_read, reply });
        blocks
    }
}

fn send(part: &mut Option<SyncSender<Vec<u8>>>, block: &[u8]) {
    if let Some(blocks) = part.as_ref().filter(|_| !block.is_empty()) {
        // A thread that has ended will not answer either.
        let _ = blocks.send(block.to_vec());
    }
}

fn lines(block: &[u8]) -> u64 {
    block.iter().filter(|byte| **byte == b'\n').count() as u64
}
