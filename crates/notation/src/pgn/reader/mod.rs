//! Reads PGN token by token, from a stream, in bounded memory.
//!
//! For any input, this module does not recurse, keeps no more than one token, tag or comment, and does not stop before the
//! end of the text. Anything unreadable is reported as a [`PgnError`], and reading continues at the tags of the next game at the latest.

mod comment;
mod movetext;
mod tags;
mod token;

use super::text::Text;
use super::visitor::IgnoreAll;
use super::{Flow, PgnError, PgnErrorKind, Source, Visitor};
use memchr::memchr3;

/// The number of bytes examined together; no token is longer.
const LOOKAHEAD: usize = 512;

/// The limits on the parts of a game. A longer part is a fault and is skipped, using no more memory than this.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// A tag with name and value, in bytes.
    pub tag: usize,
    /// A comment, in bytes.
    pub comment: usize,
    /// The greatest depth of nested variations.
    pub depth: u32,
}

impl Limits {
    /// The longest token in bytes. This limit is fixed.
    pub const TOKEN: usize = 255;

    /// Limits that no game written by people exceeds: 64 KiB, 1 MiB, 256.
    pub const DEFAULT: Self = Self { tag: 1 << 16, comment: 1 << 20, depth: 256 };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Reads games from a source, one after another.
pub struct Reader<S> {
    source: S,
    text: Text,
    limits: Limits,
    /// The value of a tag, unescaped.
    value: Vec<u8>,
    /// The number of line ends in the blanks before the last tag.
    line_ends: usize,
    /// Comments among the tags, which are reported after the tags.
    early_comments: Vec<Vec<u8>>,
}

impl<S: Source> Reader<S> {
    /// A reader with the [usual limits](Limits::DEFAULT).
    pub fn new(source: S) -> Self {
        Self::with_limits(source, Limits::DEFAULT)
    }

    /// A reader with other limits.
    pub fn with_limits(source: S, limits: Limits) -> Self {
        Self {
            source,
            text: Text::new(),
            limits,
            value: Vec::new(),
            line_ends: 0,
            early_comments: Vec::new(),
        }
    }

    /// The source. It may have been read further than the games reported so far.
    pub fn source(&self) -> &S {
        &self.source
    }

    /// The source, without the part that has been read ahead.
    pub fn into_source(self) -> S {
        self.source
    }

    /// The memory held, in bytes: never much more than the longest tag or comment allowed, or than is read at a time.
    pub fn memory(&self) -> usize {
        let early: usize = self.early_comments.iter().map(Vec::capacity).sum();
        self.text.memory() + self.value.capacity() + early
    }

    /// The byte offset at which the next game begins; `None` if there is none.
    pub fn next_game(&mut self) -> Result<Option<u64>, S::Error> {
        Ok(self.next_in_tags()?.map(|_| self.text.at().offset()))
    }

    /// Reads the next game. Returns false if there is none.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, S::Error> {
        if self.next_in_tags()?.is_none() {
            return Ok(false);
        }
        visitor.begin_game();
        self.read_tags(visitor)?;
        match visitor.begin_moves(self.text.at()) {
            Flow::Read => {
                for comment in core::mem::take(&mut self.early_comments) {
                    visitor.comment(&comment, self.text.at());
                }
                self.read_moves(visitor)?;
            }
            Flow::Skip => {
                self.early_comments.clear();
                self.read_moves(&mut IgnoreAll)?;
            }
        }
        visitor.end_game();
        Ok(true)
    }

    /// Reads all remaining games.
    pub fn read_all<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        while self.read_game(visitor)? {}
        Ok(())
    }

    #[inline]
    fn ensure(&mut self, count: usize) -> Result<(), S::Error> {
        self.text.ensure(&mut self.source, count)
    }

    /// Reports a fault that begins this many bytes into the unread text.
    #[cold]
    fn fault<V: Visitor>(&self, visitor: &mut V, index: usize, kind: PgnErrorKind) {
        visitor.fault(PgnError { place: self.text.at_index(index).place(), kind });
    }

    /// Skips everything up to that byte or the end of the line, which is not read.
    fn pass_until(&mut self, end: u8) -> Result<(), S::Error> {
        loop {
            self.ensure(1)?;
            let unread = self.text.unread();
            let found = memchr3(end, b'\n', b'\r', unread);
            let count = found.unwrap_or(unread.len());
            self.text.advance(count);
            if found.is_some() || count == 0 {
                return Ok(());
            }
        }
    }

    /// Skips the rest of the line.
    fn pass_line(&mut self) -> Result<(), S::Error> {
        self.pass_until(b'\n')
    }
}

fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}
