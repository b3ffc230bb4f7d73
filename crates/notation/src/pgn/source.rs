//! The source of the text, independent of how it is read.

/// A stream of bytes, read through a window: like `std::io::BufRead`, for a crate that does no input.
///
/// A program implements it for its readers in three lines: `fill` is `fill_buf`, `consume` is `consume`. The windows may be
/// of any size, down to one byte.
pub trait Source {
    /// The error of a failed read.
    type Error;

    /// The bytes received but not yet consumed: at least one, unless the stream has ended.
    fn fill(&mut self) -> Result<&[u8], Self::Error>;

    /// Drops the first `count` bytes of the window.
    fn consume(&mut self, count: usize);
}

/// A text that is already in memory.
impl Source for &[u8] {
    type Error = core::convert::Infallible;

    fn fill(&mut self) -> Result<&[u8], Self::Error> {
        Ok(self)
    }

    fn consume(&mut self, count: usize) {
        *self = self.get(count..).unwrap_or_default();
    }
}

impl<S: Source + ?Sized> Source for &mut S {
    type Error = S::Error;

    fn fill(&mut self) -> Result<&[u8], Self::Error> {
        (**self).fill()
    }

    fn consume(&mut self, count: usize) {
        (**self).consume(count);
    }
}
