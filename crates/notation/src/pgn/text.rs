//! The part of the text being examined, and its place in the whole.

use super::Source;
use super::fault::Place;
use core::cell::Cell;
use memchr::{memchr, memchr_iter, memrchr};

/// The number of bytes requested from the source at a time.
const CHUNK: usize = 1 << 16;

/// The bytes that have been read and are still needed.
///
/// Lines are counted lazily: when a place is needed, or when bytes are dropped. So the reader need not look at every byte
/// just for counting, and a text full of faults is still counted only once.
pub(super) struct Text {
    bytes: Vec<u8>,
    /// Where the unread part begins.
    next: usize,
    /// The source has ended.
    ended: bool,
    /// The number of bytes dropped before `bytes`.
    let_go: u64,
    /// The byte before `bytes` ends a line, or there is none.
    starts_line: bool,
    /// There are only blanks before `bytes` in its line.
    starts_blank: bool,
    mark: Cell<Mark>,
}

/// A byte whose line is known.
#[derive(Copy, Clone)]
struct Mark {
    offset: u64,
    line: u64,
    line_offset: u64,
    after_return: bool,
}

impl Text {
    pub(super) fn new() -> Self {
        Self {
            bytes: Vec::new(),
            next: 0,
            ended: false,
            let_go: 0,
            starts_line: true,
            starts_blank: true,
            mark: Cell::new(Mark { offset: 0, line: 1, line_offset: 0, after_return: false }),
        }
    }

    /// The memory held, in bytes.
    pub(super) fn memory(&self) -> usize {
        self.bytes.capacity()
    }

    /// The bytes received but not yet read.
    #[inline]
    pub(super) fn unread(&self) -> &[u8] {
        self.bytes.get(self.next..).unwrap_or_default()
    }

    /// Advances by this many bytes.
    #[inline]
    pub(super) fn advance(&mut self, count: usize) {
        self.next += count;
    }

    /// The place where the unread part begins.
    #[inline]
    pub(super) fn at(&self) -> At<'_> {
        self.at_index(0)
    }

    /// The place that many bytes into the unread part.
    #[inline]
    pub(super) fn at_index(&self, index: usize) -> At<'_> {
        At { text: self, index: self.next + index }
    }

    /// Makes sure that this many unread bytes are available, or all the rest.
    #[inline]
    pub(super) fn ensure<S: Source>(&mut self, source: &mut S, count: usize) -> Result<(), S::Error> {
        if self.bytes.len() - self.next >= count || self.ended {
            return Ok(());
        }
        self.more(source, count)
    }

    /// Adds to the unread bytes. Returns false if there is nothing to add.
    pub(super) fn grow<S: Source>(&mut self, source: &mut S) -> Result<bool, S::Error> {
        let before = self.unread().len();
        if !self.ended {
            self.more(source, before + 1)?;
        }
        Ok(self.unread().len() > before)
    }

    #[cold]
    fn more<S: Source>(&mut self, source: &mut S, count: usize) -> Result<(), S::Error> {
        self.let_go_of_read();
        while self.bytes.len() < count && !self.ended {
            let window = source.fill()?;
            let taken = window.len().min(CHUNK);
            self.ended = taken == 0;
            self.bytes.extend_from_slice(&window[..taken]);
            source.consume(taken);
        }
        Ok(())
    }

    fn let_go_of_read(&mut self) {
        if self.next == 0 {
            return;
        }
        self.count_lines_to(self.next);
        self.starts_blank = self.is_first_in_line(0);
        self.starts_line = self.is_line_start(0);
        self.let_go += self.next as u64;
        self.bytes.drain(..self.next);
        self.next = 0;
    }

    /// Returns true if a line begins at that unread byte.
    pub(super) fn is_line_start(&self, index: usize) -> bool {
        match (self.next + index).checked_sub(1).and_then(|before| self.bytes.get(before)) {
            Some(byte) => matches!(byte, b'\n' | b'\r'),
            None => self.starts_line,
        }
    }

    /// Returns true if only blanks precede that unread byte in its line. A byte order mark is blank.
    pub(super) fn is_first_in_line(&self, index: usize) -> bool {
        let before = self.bytes.get(..self.next + index).unwrap_or_default();
        match before.iter().rev().find(|byte| !matches!(byte, b' ' | b'\t' | 0xEF | 0xBB | 0xBF)) {
            Some(byte) => matches!(byte, b'\n' | b'\r'),
            None => self.starts_blank,
        }
    }

    fn count_lines_to(&self, index: usize) -> Mark {
        let mut mark = self.mark.get();
        let from = (mark.offset - self.let_go) as usize;
        let Some(bytes) = self.bytes.get(from..index) else { return mark };
        if mark.after_return || memchr(b'\r', bytes).is_some() {
            for (offset, byte) in (mark.offset + 1..).zip(bytes) {
                // A line feed after a carriage return ends the same line.
                let ends_line = *byte == b'\r' || *byte == b'\n' && !mark.after_return;
                if matches!(byte, b'\r' | b'\n') {
                    mark.line += u64::from(ends_line);
                    mark.line_offset = offset;
                }
                mark.after_return = *byte == b'\r';
            }
        } else if let Some(last) = memrchr(b'\n', bytes) {
            mark.line += memchr_iter(b'\n', bytes).count() as u64;
            mark.line_offset = mark.offset + last as u64 + 1;
        }
        mark.offset += bytes.len() as u64;
        self.mark.set(mark);
        mark
    }
}

/// A place in the text. Its line is counted only when needed.
#[derive(Copy, Clone)]
pub struct At<'a> {
    text: &'a Text,
    index: usize,
}

impl At<'_> {
    /// The byte offset in the whole text.
    #[inline]
    #[must_use]
    pub fn offset(self) -> u64 {
        self.text.let_go + self.index as u64
    }

    /// Line, column and offset.
    #[cold]
    #[must_use]
    pub fn place(self) -> Place {
        let mark = self.text.count_lines_to(self.index);
        let offset = self.offset();
        // Places are needed in the order of the text; an earlier one is on the line of the last at most.
        let column = offset.saturating_sub(mark.line_offset) + 1;
        Place { line: mark.line, column, offset }
    }
}

impl core::fmt::Debug for At<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.place().fmt(f)
    }
}
