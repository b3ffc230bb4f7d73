//! The write-ahead log, looked at before SQLite does: SQLite reads it to the first frame that does not fit, and says nothing of what
//! stands behind it.
//!
//! A transaction is acknowledged when it was synced to the disk, and the next one begins after that. So at most the last transaction can be
//! torn by a crash, and nobody was told that it was written. A frame that does not fit, with another transaction behind its own, was changed
//! afterwards: that is damage, and acknowledged entries are lost by it.
//!
//! The format (`https://sqlite.org/fileformat2.html#walformat`): a head of 32 bytes; frames of 24 bytes and a page each, with the salts of
//! the head and a checksum over everything before. Frames behind the end that have other salts are left over from before the log was begun
//! anew.

use super::files;
use crate::Fault;
use std::fs::File;
use std::io::{BufReader, ErrorKind, Read};
use std::path::Path;
use std::time::Duration;

/// How the name of the log ends.
pub(super) const ENDING: &str = "-wal";

const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;

/// How the write-ahead log of a journal was found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LogState {
    /// There is none, or every transaction in it is whole.
    Whole,
    /// The last transaction is not whole. After a crash that is as it should be: nobody was told that it was written.
    Torn {
        /// How many of its frames are there.
        frames: u64,
    },
    /// A frame was changed after it was written, and acknowledged transactions stand behind it.
    Damaged {
        /// The frame, from 1.
        frame: u64,
        /// How many transactions stand behind it.
        transactions: u64,
    },
}

/// The log as it was found, and where its last readable transaction ends, in bytes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Inspected {
    pub(super) state: LogState,
    pub(super) whole_until: u64,
}

/// Looks at the log of a journal. While somebody writes in it, what looks damaged is looked at again.
///
/// # Errors
/// It cannot be read.
pub fn log_state(journal: &Path) -> Result<LogState, Fault> {
    Ok(inspect(&files::resolve(journal)?)?.state)
}

/// Fails if the log is damaged.
pub(super) fn check(journal: &Path) -> Result<LogState, Fault> {
    match inspect(journal)?.state {
        LogState::Damaged { frame, transactions } => Err(Fault::DamagedLog { frame, transactions }),
        state => Ok(state),
    }
}

/// The same, with where the readable part ends.
pub(super) fn inspect(journal: &Path) -> Result<Inspected, Fault> {
    let path = files::beside(journal, ENDING);
    let look = || match File::open(&path) {
        Ok(file) => read(BufReader::with_capacity(1 << 20, file)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(WHOLE),
        Err(error) => Err(error),
    };
    let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", path.display()));
    let mut found = look().map_err(told)?;
    // A log that is being written or begun anew can look torn for a moment. Damage stays where it is.
    for _ in 0..3 {
        if !matches!(found.state, LogState::Damaged { .. }) {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
        let again = look().map_err(told)?;
        let is_the_same = |one: LogState, other: LogState| match (one, other) {
            (LogState::Damaged { frame, .. }, LogState::Damaged { frame: other, .. }) => frame == other,
            _ => false,
        };
        if is_the_same(found.state, again.state) {
            return Ok(again);
        }
        found = again;
    }
    Ok(found)
}

const WHOLE: Inspected = Inspected { state: LogState::Whole, whole_until: 0 };

type Sums = (u32, u32);

/// The head of a log.
struct Head {
    is_big_endian: bool,
    page: usize,
    salts: [u8; 8],
    sums: Sums,
}

impl Head {
    /// The head, if it is what was written.
    fn read(bytes: &[u8; HEAD]) -> Option<Self> {
        let magic = number(bytes, 0);
        // In which order the numbers of the checksum are read.
        let is_big_endian = magic & 1 == 1;
        let page = number(bytes, 8) as usize;
        if magic & !1 != 0x377f_0682 || !page.is_power_of_two() || !(512..=65_536).contains(&page) {
            return None;
        }
        let mut salts = [0; 8];
        salts.copy_from_slice(&bytes[16..24]);
        let sums = add((0, 0), &bytes[..24], is_big_endian);
        (sums == stored(bytes, 24)).then_some(Self { is_big_endian, page, salts, sums })
    }
}

/// Follows the frames. Each has the checksum of everything before it, so behind one that does not fit the next one still does, if it
/// goes on from what that one says.
fn read(mut log: impl Read) -> std::io::Result<Inspected> {
    let mut bytes = [0; HEAD];
    if !fill(&mut log, &mut bytes)? {
        return Ok(WHOLE);
    }
    // Without its head SQLite reads nothing of the log, and nobody can tell which frames belong to it.
    let Some(head) = Head::read(&bytes) else {
        let mut rest = Vec::new();
        log.read_to_end(&mut rest)?;
        let is_left = rest.iter().any(|byte| *byte != 0);
        let state = match is_left {
            true => LogState::Damaged { frame: 1, transactions: 1 },
            false => LogState::Whole,
        };
        return Ok(Inspected { state, whole_until: 0 });
    };
    let mut following = Following { sums: head.sums, ..Following::default() };
    let mut frame = vec![0; FRAME_HEAD + head.page];
    let mut count = 0;
    while fill(&mut log, &mut frame)? {
        count += 1;
        let has_salts = frame[8..16] == head.salts;
        let given = stored(&frame, 16);
        let sums = add(following.sums, &frame[..8], head.is_big_endian);
        let sums = add(sums, &frame[FRAME_HEAD..], head.is_big_endian);
        following.frame(count, has_salts && sums == given, has_salts, number(&frame, 4) != 0);
        following.sums = given;
        if following.strangers > STRANGERS {
            break;
        }
    }
    Ok(following.end(head.page))
}

/// After this many frames in a row that do not belong to the log, it has ended.
const STRANGERS: u64 = 3;

#[derive(Default)]
struct Following {
    /// The checksum of the frame before, as it is written there.
    sums: Sums,
    /// The first frame that does not fit.
    bad: Option<u64>,
    /// The last frame that ends a transaction, of those before the first bad one.
    whole: u64,
    /// The last frame that has the salts of the log.
    last: u64,
    /// Frames in a row with other salts.
    strangers: u64,
    /// The transaction of the first bad frame has ended.
    has_ended: bool,
    /// Frames that fit, and transactions that ended, behind that.
    behind: u64,
    transactions: u64,
}

impl Following {
    fn frame(&mut self, number: u64, fits: bool, has_salts: bool, ends_transaction: bool) {
        self.strangers = if has_salts { 0 } else { self.strangers + 1 };
        if has_salts {
            self.last = number;
        }
        match self.bad {
            None if fits => {
                if ends_transaction {
                    self.whole = number;
                }
            }
            None => {
                self.bad = Some(number);
                // A frame that was changed may be the one that ended its transaction.
                self.has_ended = has_salts && ends_transaction;
            }
            Some(_) if !fits => {}
            Some(_) if !self.has_ended => self.has_ended = ends_transaction,
            Some(_) => {
                self.behind += 1;
                self.transactions += u64::from(ends_transaction);
            }
        }
    }

    fn end(self, page: usize) -> Inspected {
        let whole_until = match self.whole {
            0 => 0,
            whole => HEAD as u64 + whole * (FRAME_HEAD + page) as u64,
        };
        let state = match self.bad {
            Some(frame) if self.behind > 0 => {
                LogState::Damaged { frame, transactions: self.transactions.max(1) }
            }
            _ if self.last > self.whole => LogState::Torn { frames: self.last - self.whole },
            _ => LogState::Whole,
        };
        Inspected { state, whole_until }
    }
}

/// Whether there was enough to fill this.
fn fill(log: &mut impl Read, bytes: &mut [u8]) -> std::io::Result<bool> {
    match log.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// The checksum goes on over these bytes, eight at a time.
fn add((mut first, mut second): Sums, bytes: &[u8], is_big_endian: bool) -> Sums {
    let word = |bytes: &[u8]| {
        let bytes = [bytes[0], bytes[1], bytes[2], bytes[3]];
        if is_big_endian { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) }
    };
    for pair in bytes.chunks_exact(8) {
        first = first.wrapping_add(word(&pair[..4])).wrapping_add(second);
        second = second.wrapping_add(word(&pair[4..])).wrapping_add(first);
    }
    (first, second)
}

fn stored(bytes: &[u8], place: usize) -> Sums {
    (number(bytes, place), number(bytes, place + 4))
}

fn number(bytes: &[u8], place: usize) -> u32 {
    u32::from_be_bytes([bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]])
}
