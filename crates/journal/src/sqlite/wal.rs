//! Checks the write-ahead log before SQLite reads it: SQLite stops at the first invalid frame and does not report what follows it.
//!
//! A transaction is acknowledged after it was synced to the disk, and the next one begins after that. So a crash can tear at most the last
//! transaction, which was not acknowledged. An invalid frame followed by another transaction was changed afterwards: that is damage, and
//! acknowledged entries are lost.
//!
//! The format (`https://sqlite.org/fileformat2.html#walformat`): a header of 32 bytes, then frames of 24 bytes and a page each, with the
//! salts of the header and a checksum over everything before. Frames with other salts after the end are left over from before the log was
//! restarted.

use super::files;
use crate::Fault;
use std::fs::File;
use std::io::{BufReader, ErrorKind, Read};
use std::path::Path;
use std::time::Duration;

/// The ending of the log's file name.
pub(super) const ENDING: &str = "-wal";

const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;

/// The state of a journal's write-ahead log.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LogState {
    /// There is no log, or every transaction in it is complete.
    Whole,
    /// The last transaction is incomplete. That is normal after a crash: it was not acknowledged.
    Torn {
        /// The number of its frames found.
        frames: u64,
    },
    /// A frame was changed after it was written, and acknowledged transactions follow it.
    Damaged {
        /// The frame, from 1.
        frame: u64,
        /// The number of transactions after it.
        transactions: u64,
    },
}

/// The state of the log, and where its last readable transaction ends, in bytes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Inspected {
    pub(super) state: LogState,
    pub(super) whole_until: u64,
}

/// Checks the log of a journal. Apparent damage is checked again, because a process may be writing to the log.
///
/// # Errors
/// The log cannot be read.
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

/// Checks the log and also returns where the readable part ends.
pub(super) fn inspect(journal: &Path) -> Result<Inspected, Fault> {
    let path = files::beside(journal, ENDING);
    let look = || match File::open(&path) {
        Ok(file) => read(BufReader::with_capacity(1 << 20, file)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(WHOLE),
        Err(error) => Err(error),
    };
    let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", path.display()));
    let mut found = look().map_err(told)?;
    // A log that is being written or restarted can look torn for a moment. Real damage persists.
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

/// The header of a log.
struct Head {
    is_big_endian: bool,
    page: usize,
    salts: [u8; 8],
    sums: Sums,
}

impl Head {
    /// Reads the header, if its checksum matches.
    fn read(bytes: &[u8; HEAD]) -> Option<Self> {
        let magic = number(bytes, 0);
        // The byte order of the checksum.
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

/// Follows the frames. Each continues the checksum of the one before, so a frame after a bad one is still valid if it continues the
/// checksum stored in the bad one.
fn read(mut log: impl Read) -> std::io::Result<Inspected> {
    let mut bytes = [0; HEAD];
    if !fill(&mut log, &mut bytes)? {
        return Ok(WHOLE);
    }
    // Without a valid header SQLite ignores the log, and it is unknown which frames belong to it.
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

/// After this many consecutive frames with other salts, the log has ended.
const STRANGERS: u64 = 3;

#[derive(Default)]
struct Following {
    /// The checksum stored in the frame before.
    sums: Sums,
    /// The first invalid frame.
    bad: Option<u64>,
    /// The last frame before the first bad one that ends a transaction.
    whole: u64,
    /// The last frame that has the salts of the log.
    last: u64,
    /// The number of consecutive frames with other salts.
    strangers: u64,
    /// Whether the transaction of the first bad frame has ended.
    has_ended: bool,
    /// The number of valid frames, and of ended transactions, after that.
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
                // The changed frame may be the one that ended its transaction.
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

/// Fills the buffer. Returns false if the log ended before.
fn fill(log: &mut impl Read, bytes: &mut [u8]) -> std::io::Result<bool> {
    match log.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// Continues the checksum over these bytes, eight at a time.
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
