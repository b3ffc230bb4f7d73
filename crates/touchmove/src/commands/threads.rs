//! Answers every line of the input with several threads, in the order of the lines.
//!
//! A line is answered without waiting for the next one to arrive. Memory is bounded, however long the input or one of its lines
//! is, and however long one answer takes while later ones are ready. When the answers can no longer be written, the program does
//! not wait for the threads.

use crate::failure::{Answer, Failure};
use crate::games;
use std::io::{BufRead, Write};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread;

/// The longest line in bytes. A longer one arrives cut, but still longer than this.
pub(super) const LONGEST_LINE: usize = 4096;

/// The most lines a thread takes at once: handing them over one by one would cost as much as answering.
const SHEET: usize = 16;

/// The number of sheets that may be read before the first of them is answered.
const READ_AHEAD: usize = 1024;

/// Some lines, and the channel for their answers.
struct Sheet {
    lines: Vec<u8>,
    reply: SyncSender<Answered>,
}

/// The answers to the lines of a sheet.
struct Answered {
    text: String,
    worst: Answer,
}

/// Answers every line of the files with this many threads. Each thread has its own answerer, which appends the answer to a text,
/// without a line end, and returns the kind of answer.
pub(super) fn answer_lines<F>(
    files: Vec<PathBuf>,
    threads: usize,
    output: &mut impl Write,
    new_answerer: impl Fn() -> F + Copy + Send + 'static,
) -> Result<Answer, Failure>
where
    F: FnMut(&str, &mut String) -> Answer,
{
    let (sheets, taken) = mpsc::channel();
    let (promises, promised) = mpsc::sync_channel(READ_AHEAD);
    let taken = Arc::new(Mutex::new(taken));
    for _ in 0..threads {
        let taken = Arc::clone(&taken);
        start(move || answer_sheets(&taken, new_answerer()))?;
    }
    start(move || Dealer { sheets, promises }.deal(&files))?;
    let mut worst = Answer::Yes;
    for promise in promised {
        let answered = promise?.recv().map_err(|_| Failure::usage("a thread ended before its answer"))?;
        output.write_all(answered.text.as_bytes())?;
        output.flush()?;
        worst = worst.max(answered.worst);
    }
    Ok(worst)
}

fn start(work: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let started = thread::Builder::new().spawn(work);
    started.map(drop).map_err(|error| Failure::usage(format!("cannot start a thread: {error}")))
}

/// Answers one sheet after another until there are no more.
fn answer_sheets(sheets: &Mutex<Receiver<Sheet>>, mut answer: impl FnMut(&str, &mut String) -> Answer) {
    loop {
        let Ok(waiting) = sheets.lock() else { return };
        let Ok(Sheet { lines, reply }) = waiting.recv() else { return };
        drop(waiting);
        let mut answered = Answered { text: String::new(), worst: Answer::Yes };
        for line in lines.split_inclusive(is_line_end) {
            let line = String::from_utf8_lossy(line);
            let kind = answer(line.trim_end_matches(['\n', '\r']), &mut answered.text);
            answered.worst = answered.worst.max(kind);
            answered.text.push('\n');
        }
        if reply.send(answered).is_err() {
            return;
        }
    }
}

fn is_line_end(byte: &u8) -> bool {
    *byte == b'\n'
}

/// Reads the lines and distributes them.
struct Dealer {
    sheets: Sender<Sheet>,
    /// The channels for the answers to each sheet, in the order of the input, or why no more could be read.
    promises: SyncSender<Result<Receiver<Answered>, Failure>>,
}

impl Dealer {
    fn deal(self, files: &[PathBuf]) {
        for path in files {
            if let Err(failure) = self.deal_file(path) {
                // If the receiver has ended already, there is no one to report to.
                let _ = self.promises.send(Err(failure));
                return;
            }
        }
    }

    fn deal_file(&self, path: &Path) -> Result<(), Failure> {
        let mut reader = games::open(path)?;
        let mut unfinished = Vec::new();
        loop {
            let window = reader.fill_buf().map_err(Failure::file(path))?;
            let length = window.len();
            if length == 0 {
                self.deal_sheet(unfinished);
                return Ok(());
            }
            let (mut lines, mut count) = (Vec::new(), 0);
            for part in window.split_inclusive(is_line_end) {
                unfinished.extend_from_slice(part);
                if part.last().is_some_and(is_line_end) {
                    lines.append(&mut unfinished);
                    count += 1;
                    if count % SHEET == 0 {
                        self.deal_sheet(mem::take(&mut lines));
                    }
                }
            }
            // Answer these lines now: the next one may be a long time coming.
            self.deal_sheet(lines);
            unfinished.truncate(LONGEST_LINE + 1);
            reader.consume(length);
        }
    }

    fn deal_sheet(&self, lines: Vec<u8>) {
        if lines.is_empty() {
            return;
        }
        let (reply, answered) = mpsc::sync_channel(1);
        // If the receiver has ended, the program is about to end, and the lines may be lost.
        let _ = self.promises.send(Ok(answered));
        let _ = self.sheets.send(Sheet { lines, reply });
    }
}
