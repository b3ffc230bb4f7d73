//! Reading PGN token by token, from a stream, in bounded memory.
//!
//! However the bytes lie, nothing here recurses, keeps more than one token, tag or comment, or gives up before the end of
//! the text: what cannot be read is told as a [`Fault`], and the next game begins at its tags at the latest.

mod comment;
mod movetext;
mod tags;
mod token;

use super::text::Text;
use super::visitor::Deaf;
use super::{Fault, FaultKind, Flow, Source, Visitor};
use memchr::memchr3;

/// So many bytes are looked at together; no token is longer.
const LOOKAHEAD: usize = 512;

/// How long the parts of a game may be. What is longer is a fault and is passed over, in no more memory than this.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// A tag with name and value, in bytes.
    pub tag: usize,
    /// A comment, in bytes.
    pub comment: usize,
    /// How deep variations may be nested.
    pub depth: u32,
}

impl Limits {
    /// The longest token in bytes. It cannot be changed.
    pub const TOKEN: usize = 255;

    /// What every game that people have written keeps to: 64 KiB, 1 MiB, 256.
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
    /// A tag's value without its escapes.
    value: Vec<u8>,
    /// How many lines ended in the blanks before the last tag.
    line_ends: usize,
    /// Comments among the tags, which are told when the tags are over.
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

    /// The source, of which more may have been read than games have been told.
    pub fn source(&self) -> &S {
        &self.source
    }

    /// The source, without what has been read from it ahead.
    pub fn into_source(self) -> S {
        self.source
    }

    /// How many bytes of memory it holds: never much more than the longest tag or comment may have, or than what is read at a
    /// time.
    pub fn memory(&self) -> usize {
        let early: usize = self.early_comments.iter().map(Vec::capacity).sum();
        self.text.memory() + self.value.capacity() + early
    }

    /// Where the next game begins, in bytes from the start; none if there is none.
    pub fn next_game(&mut self) -> Result<Option<u64>, S::Error> {
        Ok(self.next_in_tags()?.map(|_| self.text.at().offset()))
    }

    /// Reads the next game; false if there is none.
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
                self.read_moves(&mut Deaf)?;
            }
        }
        visitor.end_game();
        Ok(true)
    }

    /// Reads all games that are left.
    pub fn read_all<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        while self.read_game(visitor)? {}
        Ok(())
    }

    #[inline]
    fn ensure(&mut self, count: usize) -> Result<(), S::Error> {
        self.text.ensure(&mut self.source, count)
    }

    /// Tells a fault that begins so many bytes into the unread text.
    #[cold]
    fn fault<V: Visitor>(&self, visitor: &mut V, index: usize, kind: FaultKind) {
        visitor.fault(Fault { place: self.text.at_index(index).place(), kind });
    }

    /// Passes over everything up to that byte or the end of the line, which is not read.
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

    /// Passes over the rest of the line.
    fn pass_line(&mut self) -> Result<(), S::Error> {
        self.pass_until(b'\n')
    }
}

fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}
