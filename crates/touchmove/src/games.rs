//! Opens files as people have them: plain, compressed with gzip or Zstandard, in a zip archive, or standard input.

mod transcode;

use crate::failure::Failure;
use crate::zip::{self, Archive};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use touchmove_notation::encoding::Encoding;
use touchmove_notation::pgn::Source;
use transcode::Transcoded;

/// The number of bytes read at a time.
const WINDOW: usize = 1 << 17;

/// The encoding in which a file of games is read.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Coding {
    /// The bytes as they are, unless a byte order mark says UTF-16: when written again they must be the same bytes.
    Raw,
    /// In this one.
    Given(Encoding),
    /// UTF-8, and for lines that are not, the code page that they seem to be in.
    Found {
        /// The language of the players, for the guess.
        language: &'static str,
        /// The code page, once it has been guessed.
        page: Option<Encoding>,
    },
}

impl Coding {
    /// The given encoding, or else detection with the help of a language.
    pub(crate) fn of(given: Option<Encoding>, language: &'static str) -> Self {
        given.map_or(Self::Found { language, page: None }, Self::Given)
    }
}

/// Opens a file, or standard input if it is `-`. Compression is recognised by the first bytes.
pub(crate) fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    open_counting(path, |_| {})
}

/// Opens a file as [`open`] does, and reports how many bytes have been read from the disk.
pub(crate) fn open_counting(
    path: &Path,
    tell: impl FnMut(usize) + 'static,
) -> Result<Box<dyn BufRead>, Failure> {
    let raw: Box<dyn Read> = match path.as_os_str() == "-" {
        true => Box::new(io::stdin()),
        false => Box::new(File::open(path).map_err(Failure::file(path))?),
    };
    let raw = Counting { raw, tell };
    let mut raw = BufReader::with_capacity(WINDOW, raw);
    let first = raw.fill_buf().map_err(Failure::file(path))?;
    Ok(if first.starts_with(&[0x1F, 0x8B]) {
        Box::new(BufReader::with_capacity(WINDOW, flate2::bufread::MultiGzDecoder::new(raw)))
    } else if first.starts_with(&[0x28, 0xB5, 0x2F, 0xFD]) {
        Box::new(BufReader::with_capacity(WINDOW, Frames { raw, frame: None }))
    } else if first.starts_with(&zip::SIGNATURE) || first.starts_with(&zip::EMPTY) {
        Box::new(BufReader::with_capacity(WINDOW, Archive::new(raw)))
    } else {
        Box::new(raw)
    })
}

/// Opens a file of games as [`open_counting`] does, and reads it as UTF-8.
pub(crate) fn open_text(
    path: &Path,
    coding: Coding,
    tell: impl FnMut(usize) + 'static,
) -> Result<Box<dyn BufRead>, Failure> {
    let raw = open_counting(path, tell)?;
    Ok(Box::new(Transcoded::new(raw, path.display().to_string(), coding)))
}

/// A reader that reports how much has been read.
struct Counting<R, F> {
    raw: R,
    tell: F,
}

impl<R: Read, F: FnMut(usize)> Read for Counting<R, F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.raw.read(buffer)?;
        (self.tell)(count);
        Ok(count)
    }
}

/// A file of games as UTF-8, for the PGN reader.
pub(crate) struct Games(Box<dyn BufRead>);

impl Games {
    /// Opens a file as [`open`] does, and reads it as UTF-8.
    pub(crate) fn open(path: &Path, coding: Coding) -> Result<Self, Failure> {
        open_text(path, coding, |_| {}).map(Self)
    }
}

impl Source for Games {
    type Error = io::Error;

    fn fill(&mut self) -> Result<&[u8], io::Error> {
        self.0.fill_buf()
    }

    fn consume(&mut self, count: usize) {
        self.0.consume(count);
    }
}

/// The frames of a Zstandard file, one after another: long files have many.
struct Frames<R> {
    raw: R,
    frame: Option<ruzstd::decoding::FrameDecoder>,
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
        // The decoder's message does not help a user who has only the file.
        let broken = |_| {
            let reason = "the Zstandard data is damaged or ends too early; fetch the file again";
            io::Error::new(io::ErrorKind::InvalidData, reason)
        };
        loop {
            let Some(frame) = &mut self.frame else {
                if self.raw.fill_buf()?.is_empty() {
                    return Ok(0);
                }
                let mut frame = FrameDecoder::new();
                frame.init(&mut self.raw).map_err(broken)?;
                self.frame = Some(frame);
                continue;
            };
            let count = frame.read(buffer)?;
            if count > 0 {
                return Ok(count);
            }
            if frame.is_finished() {
                self.frame = None;
            } else {
                frame
                    .decode_blocks(&mut self.raw, BlockDecodingStrategy::UptoBytes(buffer.len()))
                    .map_err(broken)?;
            }
        }
    }
}
