//! The effect of a power cut on files: writes not yet synced may be lost.

use crate::chance::Chance;
use std::collections::HashMap;
use std::fs::OpenOptions;
use std::os::unix::fs::FileExt;
use std::path::Path;

/// An unsynced write: its place, the bytes it replaced, and the previous length of the file.
struct Unsynced {
    offset: u64,
    size: u64,
    old: Vec<u8>,
}

/// Undoes unsynced writes according to the log, all of them or the latest ones. Returns their number and deletes the log.
pub(crate) fn cut(log: &Path, chance: &mut Chance) -> u64 {
    let mut dropped = 0;
    for (path, writes) in unsynced(&std::fs::read(log).expect("the log")) {
        let is_index = path.ends_with("-shm");
        let Ok(file) = OpenOptions::new().write(true).open(&path) else { continue };
        let kept = match chance.below(2) {
            0 => 0,
            _ => chance.below(writes.len() as u64 + 1) as usize,
        };
        // The log's index is in memory and is always lost in a power cut.
        for write in writes[if is_index { 0 } else { kept }..].iter().rev() {
            file.write_all_at(&write.old, write.offset).expect("the file");
            file.set_len(write.size).expect("the file");
            dropped += u64::from(!is_index);
        }
    }
    std::fs::remove_file(log).expect("the log");
    dropped
}

/// Returns the writes to each file after its last sync, in order.
fn unsynced(mut log: &[u8]) -> HashMap<String, Vec<Unsynced>> {
    let mut files: HashMap<String, Vec<Unsynced>> = HashMap::new();
    while let Some(end) = log.iter().position(|byte| *byte == b'\n') {
        let line = std::str::from_utf8(&log[..end]).expect("text");
        log = &log[end + 1..];
        let mut words = line.splitn(5, ' ');
        let what = words.next().expect("a word");
        let mut number = || words.next().and_then(|word| word.parse::<u64>().ok()).expect("a number");
        let (offset, size, length) = (number(), number(), number() as usize);
        let path = words.next().expect("a path").to_owned();
        // Killed while noting it: the write itself did not happen.
        if log.len() < length {
            break;
        }
        let old = log[..length].to_vec();
        log = &log[length..];
        let writes = files.entry(path).or_default();
        match what {
            "s" => writes.clear(),
            _ => writes.push(Unsynced { offset, size, old }),
        }
    }
    files
}
