//! Where the text comes from, without saying how it is read.

/// A stream of bytes, read through a window: what `std::io::BufRead` is to a program, for a crate that does no input.
///
/// A program implements it for its readers in three lines: `fill` is `fill_buf`, `consume` is `consume`. The windows may be
/// of any size, down to one byte.
pub trait Source {
    /// What can go wrong while reading.
    type Error;

    /// The bytes that have come and are not consumed yet: at least one, unless the stream has ended.
    fn fill(&mut self) -> Result<&[u8], Self::Error>;

    /// The first `count` bytes of the window are not needed any more.
    fn consume(&mut self, count: usize);
}

/// A text that is in memory already.
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
