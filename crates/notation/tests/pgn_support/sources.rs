//! Sources other than a text in memory.

use std::convert::Infallible;
use touchmove_notation::pgn::Source;

/// Gives a text in windows of a few bytes.
pub(crate) struct Drip<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) window: usize,
}

impl Source for Drip<'_> {
    type Error = Infallible;

    fn fill(&mut self) -> Result<&[u8], Infallible> {
        Ok(&self.text[..self.window.min(self.text.len())])
    }

    fn consume(&mut self, count: usize) {
        self.text = &self.text[count..];
    }
}

/// A text that is never held in memory: a beginning, one piece repeated, an end.
pub(crate) struct Endless {
    parts: [Vec<u8>; 3],
    repeats: u64,
    part: usize,
    at: usize,
}

impl Endless {
    pub(crate) fn new(beginning: &str, piece: &str, bytes: u64, end: &str) -> Self {
        let piece = piece.repeat(1.max(4096 / piece.len()));
        let repeats = bytes / piece.len() as u64;
        Self { parts: [beginning.into(), piece.into(), end.into()], repeats, part: 0, at: 0 }
    }
}

impl Source for Endless {
    type Error = Infallible;

    fn fill(&mut self) -> Result<&[u8], Infallible> {
        while self.part < 3 && self.at == self.parts[self.part].len() {
            self.at = 0;
            if self.part == 1 && self.repeats > 0 {
                self.repeats -= 1;
            } else {
                self.part += 1;
            }
        }
        Ok(self.parts.get(self.part).map_or(&[], |part| &part[self.at..]))
    }

    fn consume(&mut self, count: usize) {
        self.at += count;
    }
}
