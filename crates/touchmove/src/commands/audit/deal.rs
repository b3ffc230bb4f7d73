//! Splits files of games into parts, and deals them out to several threads.
//!
//! A part begins where a game certainly begins: at an Event tag at the start of a line, after something that is not a tag. There the PGN
//! reader begins a game whatever came before, so the parts together read as the whole file would. A part is passed on block by block, and a
//! block is not read before there is room for it, so memory stays bounded however long a part is. Only `--fix` needs whole parts.
//!
//! After Ctrl-C, a part may end in the middle of a game. Nothing is reported about that game, because it is incomplete.

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

/// The size of the largest block, in bytes.
const BLOCK: usize = 1 << 17;

/// How long to wait for input before checking whether Ctrl-C was pressed.
pub(super) const PATIENCE: Duration = Duration::from_millis(100);

/// Consecutive games of a file, and the channel for their results.
pub(super) struct Part {
    /// The index of the file.
    pub(super) file: usize,
    /// Where the part begins in the file: the byte and the line, both counted from 0.
    pub(super) offset: u64,
    pub(super) line: u64,
    pub(super) blocks: Blocks,
    pub(super) reply: SyncSender<Sheet>,
}

/// The next item in the order of the input.
pub(super) enum Promise {
    /// A part, whose results will arrive on this channel.
    Sheets(Receiver<Sheet>),
    /// A file that could not be opened or not be read to its end.
    Unreadable { file: usize, failure: Failure },
    /// The end of the input.
    End,
}

/// The bytes of a part, received block by block.
pub(super) struct Blocks {
    coming: Receiver<Vec<u8>>,
    block: Vec<u8>,
    at: usize,
    /// The number of bytes consumed through [`Source`].
    count: u64,
    /// No more blocks will be received.
    is_over: bool,
    /// Ctrl-C was pressed.
    stop: Arc<AtomicBool>,
}

impl Blocks {
    /// Waits for the next block. Returns `None` at the end of the part, and after Ctrl-C if no block is ready soon.
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

    /// Whether Ctrl-C may have cut the part short.
    pub(super) fn is_cut(&self) -> bool {
        self.is_over && self.stop.load(Ordering::Relaxed)
    }

    /// The number of bytes consumed through [`Source`].
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Reads the rest of the part into memory.
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

/// Where an audit begins: not at the start of the input if it is resumed.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Beginning {
    /// The index of the file.
    pub(super) file: usize,
    /// The number of bytes of this file that have been judged.
    pub(super) offset: u64,
}

/// Reads the files, and deals them out in parts.
pub(super) struct Dealer {
    pub(super) parts: Sender<Part>,
    /// The items of the input, in its order.
    pub(super) promises: SyncSender<Promise>,
    /// The encoding in which the files are read.
    pub(super) coding: Coding,
    /// The number of bytes read from the disk.
    pub(super) read: Arc<AtomicU64>,
    /// Ctrl-C was pressed.
    pub(super) stop: Arc<AtomicBool>,
}

impl Dealer {
    pub(super) fn deal(self, files: &[PathBuf], beginning: Beginning) {
        for (file, path) in files.iter().enumerate().skip(beginning.file) {
            let skip = if file == beginning.file { beginning.offset } else { 0 };
            if let Err(failure) = self.deal_file(file, path, skip) {
                // If this fails, the receiver is gone and the program is about to end.
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
        // If this fails, the receiver is gone, the program is about to end, and the games are not needed.
        let _ = self.promises.send(Promise::Sheets(sheet));
        let _ = self.parts.send(Part { file, offset, line, blocks: blocks_read, reply });
        blocks
    }
}

fn send(part: &mut Option<SyncSender<Vec<u8>>>, block: &[u8]) {
    if let Some(blocks) = part.as_ref().filter(|_| !block.is_empty()) {
        // If this fails, the judging thread has stopped, and whoever waits for its results will notice.
        let _ = blocks.send(block.to_vec());
    }
}

fn lines(block: &[u8]) -> u64 {
    block.iter().filter(|byte| **byte == b'\n').count() as u64
}
