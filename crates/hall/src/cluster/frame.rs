//! The frames of a tunnel: numbered pieces of a byte stream, so that a lost one is noticed and sent again.

use axum::body::Bytes;

/// A piece of the stream in one direction, or a message about both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    /// The number of pieces received in the other direction without a gap.
    pub(super) got: u64,
    /// Its content.
    pub(super) what: What,
}

/// The content of a frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// The next piece.
    Data {
        /// The number of pieces before it.
        number: u64,
        /// When it was first sent, in microseconds of the sender's own clock.
        sent_us: u64,
        /// How long the sender had stood still just before, in microseconds: the bytes may have waited there for that long.
        stalled_us: u64,
        /// The sender wants to know at once that it has arrived.
        is_asking: bool,
        /// The bytes.
        bytes: Bytes,
    },
    /// The end of this direction.
    End {
        /// The number of pieces before it.
        number: u64,
    },
    /// The total number of bytes that have been read.
    Read(u64),
    /// A sign of life, with the number of pieces sent so far.
    Alive(u64),
}

const DATA: u8 = 0;
const END: u8 = 1;
const READ: u8 = 2;
const ALIVE: u8 = 3;
const ASKING: u8 = 4;

/// The kind, and four numbers.
const HEAD: usize = 33;

impl Frame {
    /// The bytes to send.
    pub(super) fn write(&self) -> Bytes {
        let (kind, number, times, bytes) = match &self.what {
            What::Data { number, sent_us, stalled_us, is_asking, bytes } => {
                let kind = if *is_asking { ASKING } else { DATA };
                (kind, *number, [*sent_us, *stalled_us], &bytes[..])
            }
            What::End { number } => (END, *number, [0, 0], &[][..]),
            What::Read(count) => (READ, *count, [0, 0], &[][..]),
            What::Alive(sent) => (ALIVE, *sent, [0, 0], &[][..]),
        };
        let mut written = Vec::with_capacity(HEAD + bytes.len());
        written.push(kind);
        for number in [number, self.got].iter().chain(&times) {
            written.extend_from_slice(&number.to_be_bytes());
        }
        written.extend_from_slice(bytes);
        written.into()
    }

    /// Reads a frame from a message; `None` if it is not one.
    pub(super) fn read(message: &Bytes) -> Option<Self> {
        let (kind, rest) = message.split_first()?;
        let (numbers, _) = rest.split_first_chunk::<{ HEAD - 1 }>()?;
        let mut numbers = numbers.chunks_exact(8).map(|number| number.try_into().map(u64::from_be_bytes));
        let mut next = || numbers.next()?.ok();
        let (number, got, sent_us, stalled_us) = (next()?, next()?, next()?, next()?);
        let what = match *kind {
            DATA | ASKING => {
                let (is_asking, bytes) = (*kind == ASKING, message.slice(HEAD..));
                What::Data { number, sent_us, stalled_us, is_asking, bytes }
            }
            END => What::End { number },
            READ => What::Read(number),
            ALIVE => What::Alive(number),
            _ => return None,
        };
        Some(Self { got, what })
    }
}

#[cfg(test)]
mod tests {
    use super::{Frame, What};
    use axum::body::Bytes;

    #[test]
    fn frames_are_read_as_they_are_written() {
        for what in [
            What::Data {
                number: 3,
                sent_us: 1 << 40,
                stalled_us: 7,
                is_asking: true,
                bytes: Bytes::from_static(b"e4"),
            },
            What::Data { number: 0, sent_us: 0, stalled_us: 0, is_asking: false, bytes: Bytes::new() },
            What::End { number: 9 },
            What::Read(u64::MAX),
            What::Alive(2),
        ] {
            let frame = Frame { got: 5, what };
            assert_eq!(Frame::read(&frame.write()), Some(frame));
        }
        let wrong_kind = [&b"\x07"[..], &[b'a'; 32]].concat();
        for nonsense in [&b""[..], b"\0", &wrong_kind, &wrong_kind[..32]] {
            assert_eq!(Frame::read(&Bytes::copy_from_slice(nonsense)), None);
        }
    }
}
