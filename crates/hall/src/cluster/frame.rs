//! What travels through a tunnel: pieces of a stream of bytes, each with its number, so that a lost one is noticed.

use axum::body::Bytes;

/// A piece of what is said in one direction, or a word about the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Frame {
    /// The next bytes.
    Data {
        /// How many pieces came before.
        number: u64,
        /// When it was sent, in microseconds of the sender's own clock.
        sent_us: u64,
        /// For how long the sender had stood still just before, in microseconds: as long as that may the bytes have waited there.
        stalled_us: u64,
        /// The bytes.
        bytes: Bytes,
    },
    /// The end of this direction, and how many pieces came before it.
    End {
        /// How many.
        number: u64,
    },
    /// So many bytes have been read, all together.
    Read(u64),
    /// The other end is there.
    Alive,
}

const DATA: u8 = 0;
const END: u8 = 1;
const READ: u8 = 2;
const ALIVE: u8 = 3;

/// The kind, the number and the two times.
const HEAD: usize = 25;

impl Frame {
    /// As it is sent.
    pub(super) fn write(&self) -> Bytes {
        let (kind, number, times, bytes) = match self {
            Self::Data { number, sent_us, stalled_us, bytes } => {
                (DATA, *number, [*sent_us, *stalled_us], &bytes[..])
            }
            Self::End { number } => (END, *number, [0, 0], &[][..]),
            Self::Read(count) => (READ, *count, [0, 0], &[][..]),
            Self::Alive => (ALIVE, 0, [0, 0], &[][..]),
        };
        let mut written = Vec::with_capacity(HEAD + bytes.len());
        written.push(kind);
        written.extend_from_slice(&number.to_be_bytes());
        times.iter().for_each(|time| written.extend_from_slice(&time.to_be_bytes()));
        written.extend_from_slice(bytes);
        written.into()
    }

    /// The frame in a message; none if it is not one.
    pub(super) fn read(message: &Bytes) -> Option<Self> {
        let (kind, rest) = message.split_first()?;
        let (number, rest) = rest.split_first_chunk()?;
        let (sent, rest) = rest.split_first_chunk()?;
        let (stalled, _) = rest.split_first_chunk()?;
        let [number, sent_us, stalled_us] = [number, sent, stalled].map(|number| u64::from_be_bytes(*number));
        match *kind {
            DATA => Some(Self::Data { number, sent_us, stalled_us, bytes: message.slice(HEAD..) }),
            END => Some(Self::End { number }),
            READ => Some(Self::Read(number)),
            ALIVE => Some(Self::Alive),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Frame;
    use axum::body::Bytes;

    #[test]
    fn frames_are_read_as_they_are_written() {
        for frame in [
            Frame::Data { number: 3, sent_us: 1 << 40, stalled_us: 7, bytes: Bytes::from_static(b"e4") },
            Frame::Data { number: 0, sent_us: 0, stalled_us: 0, bytes: Bytes::new() },
            Frame::End { number: 9 },
            Frame::Read(u64::MAX),
            Frame::Alive,
        ] {
            assert_eq!(Frame::read(&frame.write()), Some(frame));
        }
        for nonsense in [&b""[..], b"\0", b"\x07aaaaaaaaaaaaaaaaaaaaaaaa", b"\0aaaaaaaaaaaaaaaaaaaaaaa"] {
            assert_eq!(Frame::read(&Bytes::copy_from_slice(nonsense)), None);
        }
    }
}
