//! Reads the files in a zip archive one after another, in the order of the archive.
//!
//! Each file has its own header before its data, so that an archive can be read from a pipe; the list at its end is not needed.
//! Stored and deflated files are supported, which covers all archives of games. Files whose names do not look like games are skipped.

use flate2::bufread::DeflateDecoder;
use std::io::{self, BufRead, Read};

/// The signature before each file in the archive.
pub(crate) const SIGNATURE: [u8; 4] = *b"PK\x03\x04";

/// The beginning of an archive without files.
pub(crate) const EMPTY: [u8; 4] = *b"PK\x05\x06";

/// The signatures that may follow the last file: the list of files, or records before or after it.
const LISTS: [[u8; 4]; 4] = [*b"PK\x01\x02", EMPTY, *b"PK\x06\x06", *b"PK\x06\x08"];

/// The signature of the sizes that may follow the data of a file.
const DESCRIPTOR: [u8; 4] = *b"PK\x07\x08";

/// The games of an archive, as one text.
pub(crate) struct Archive<R> {
    state: State<R>,
    /// Whether a line end must be added after a file that lacks one.
    owes_line_end: bool,
}

enum State<R> {
    /// Before a header, or at the end.
    Between(R),
    Stored(io::Take<R>),
    Deflated(Box<DeflateDecoder<R>>, Sizes),
    Over,
}

/// Whether the sizes are before or after the data.
#[derive(Copy, Clone)]
enum Sizes {
    Before,
    Behind,
}

/// A header.
struct Header {
    method: u16,
    sizes: Sizes,
    packed: u64,
    is_wanted: bool,
    is_folder: bool,
}

impl<R: BufRead> Archive<R> {
    /// Starts at the beginning of an archive.
    pub(crate) fn new(raw: R) -> Self {
        Self { state: State::Between(raw), owes_line_end: false }
    }

    /// Moves to the data of the next file.
    fn next_file(&mut self, mut raw: R) -> io::Result<()> {
        loop {
            let Some(header) = Header::read(&mut raw)? else { return Ok(()) };
            match (header.method, header.sizes) {
                (0, Sizes::Before) if header.is_wanted => {
                    self.state = State::Stored(raw.take(header.packed));
                    return Ok(());
                }
                (8, sizes) if header.is_wanted => {
                    self.state = State::Deflated(Box::new(DeflateDecoder::new(raw)), sizes);
                    return Ok(());
                }
                (_, Sizes::Before) if !header.is_wanted => {
                    io::copy(&mut raw.by_ref().take(header.packed), &mut io::sink())?;
                }
                (8, Sizes::Behind) => {
                    let mut data = DeflateDecoder::new(raw);
                    io::copy(&mut data, &mut io::sink())?;
                    raw = data.into_inner();
                    pass_descriptor(&mut raw)?;
                }
                (0, Sizes::Behind) if header.is_folder => pass_descriptor(&mut raw)?,
                _ => {
                    return Err(broken(
                        "a file in the archive uses an unsupported compression method; unpack it first",
                    ));
                }
            }
        }
    }
}

impl<R: BufRead> Read for Archive<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = match &mut self.state {
                State::Between(_) => 0,
                State::Stored(data) => data.read(buffer)?,
                State::Deflated(data, _) => data.read(buffer)?,
                State::Over => return Ok(0),
            };
            if count > 0 || buffer.is_empty() {
                self.owes_line_end = true;
                return Ok(count);
            }
            if self.owes_line_end {
                self.owes_line_end = false;
                buffer[0] = b'\n';
                return Ok(1);
            }
            match std::mem::replace(&mut self.state, State::Over) {
                State::Between(raw) => self.next_file(raw)?,
                State::Stored(data) if data.limit() > 0 => return Err(broken(CUT)),
                State::Stored(data) => self.state = State::Between(data.into_inner()),
                State::Deflated(data, sizes) => {
                    let mut raw = data.into_inner();
                    if let Sizes::Behind = sizes {
                        pass_descriptor(&mut raw)?;
                    }
                    self.state = State::Between(raw);
                }
                State::Over => {}
            }
        }
    }
}

impl Header {
    /// Reads a header; none where the list of files begins.
    fn read(raw: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut fixed = [0; 30];
        fill(raw, &mut fixed[..4])?;
        if LISTS.iter().any(|list| fixed.starts_with(list)) {
            return Ok(None);
        }
        if !fixed.starts_with(&SIGNATURE) {
            return Err(broken(
                "the archive contains something that is neither a file nor the list of files",
            ));
        }
        fill(raw, &mut fixed[4..])?;
        let short = |at: usize| u16::from_le_bytes([fixed[at], fixed[at + 1]]);
        let long = |at: usize| u64::from(short(at)) | u64::from(short(at + 2)) << 16;
        let mut name = vec![0; usize::from(short(26))];
        fill(raw, &mut name)?;
        let mut extra = vec![0; usize::from(short(28))];
        fill(raw, &mut extra)?;
        if short(6) & 1 != 0 {
            return Err(broken("the archive is encrypted; unpack it first"));
        }
        let packed = match long(18) {
            0xFFFF_FFFF => {
                packed_in_64_bits(&extra).ok_or_else(|| broken("a size is missing in the archive"))?
            }
            packed => packed,
        };
        let name = String::from_utf8_lossy(&name).to_lowercase();
        Ok(Some(Self {
            method: short(8),
            sizes: if short(6) & 8 != 0 { Sizes::Behind } else { Sizes::Before },
            packed,
            is_wanted: [".pgn", ".txt"].iter().any(|end| name.ends_with(end)),
            is_folder: name.ends_with('/'),
        }))
    }
}

/// The packed size of a file of more than 4 GiB, from its extra field.
fn packed_in_64_bits(mut extra: &[u8]) -> Option<u64> {
    while let [a, b, c, d, rest @ ..] = extra {
        let length = usize::from(u16::from_le_bytes([*c, *d]));
        let field = rest.get(..length)?;
        if [*a, *b] == [1, 0] {
            return field.get(8..16)?.try_into().ok().map(u64::from_le_bytes);
        }
        extra = &rest[length..];
    }
    None
}

/// Skips the sizes after the data: with or without a signature, in 32 or in 64 bits, which only the next header shows.
fn pass_descriptor(raw: &mut impl BufRead) -> io::Result<()> {
    let mut passed = [0; 12];
    fill(raw, &mut passed)?;
    if passed[..4] == DESCRIPTOR {
        fill(raw, &mut [0; 4])?;
    }
    if !raw.fill_buf()?.starts_with(b"PK") && !raw.fill_buf()?.is_empty() {
        fill(raw, &mut [0; 8])?;
    }
    Ok(())
}

/// Every archive ends with its list of files; one without it was cut off.
const CUT: &str = "the archive ends too early";

fn fill(raw: &mut impl BufRead, bytes: &mut [u8]) -> io::Result<()> {
    raw.read_exact(bytes).map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => broken(CUT),
        _ => error,
    })
}

fn broken(reason: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, reason)
}
