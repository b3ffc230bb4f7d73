//! The journal: whatever is in its file, in the log beside it, or in an imported file, it is opened and verified, or gives a fault. Nothing
//! panics, and nothing hangs.
//!
//! The first byte selects what the rest is: the file, the log, changes to bytes of a good file or of its log (four bytes for the place,
//! then the bits to flip there), or an import.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::fs;
use std::io::Cursor;
use std::path::PathBuf;
use std::sync::LazyLock;
use touchmove_journal::{Author, Depth, Journal, Memory, NewEntry, Sqlite, import, verify, verify_export};

/// A file and the log beside it.
#[derive(Clone)]
struct Files {
    file: Vec<u8>,
    log: Vec<u8>,
}

static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("touchmove-fuzz-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
});

/// A good journal: two boards and an event.
static GOOD: LazyLock<Files> = LazyLock::new(|| {
    let path = FOLDER.join("good.db");
    let journal = Sqlite::open(&path).expect("a new journal");
    for number in 1..=20 {
        for stream in ["event/1", "board/1-1", "board/1-2"] {
            let body = match number {
                1 => r#"{"act":"open","time":"180+2"}"#,
                2 => r#"{"act":"start","at":0}"#,
                _ => r#"{"act":"tick","at":1000}"#,
            };
            let mut entry = NewEntry::new(Author::SERVER, body);
            entry.snapshot = Some("{}".to_owned());
            journal.append(stream, number, entry).wait().expect("an entry");
        }
    }
    // Read while it is open: closing it may move everything from the log into the file.
    let read = |end: &str| fs::read(FOLDER.join(format!("good.db{end}"))).unwrap_or_default();
    Files { file: read(""), log: read("-wal") }
});

fuzz_target!(|input: &[u8]| {
    let Some((kind, rest)) = input.split_first() else { return };
    let mut files = GOOD.clone();
    match kind % 5 {
        0 => files = Files { file: rest.to_vec(), log: Vec::new() },
        1 => files.log = rest.to_vec(),
        2 => flip(&mut files.file, rest),
        3 => flip(&mut files.log, rest),
        _ => {
            let _ = verify_export(rest, Depth::Answers, |_| ());
            let memory = Memory::new();
            if import(&memory, Cursor::new(rest)).is_ok() {
                let report = verify(&memory, Depth::Chains, |_| ()).expect("memory can be read");
                assert!(report.breaks.is_empty(), "what was imported is unbroken: {report:?}");
            }
            return;
        }
    }
    look_over(&files);
});

fn flip(bytes: &mut [u8], flips: &[u8]) {
    for flip in flips.chunks_exact(5) {
        let place = u32::from_le_bytes([flip[0], flip[1], flip[2], flip[3]]) as usize;
        if !bytes.is_empty() {
            let place = place % bytes.len();
            bytes[place] ^= flip[4];
        }
    }
}

fn look_over(files: &Files) {
    let path = FOLDER.join("journal.db");
    for end in ["", "-wal", "-shm", ".lock"] {
        let _ = fs::remove_file(FOLDER.join(format!("journal.db{end}")));
    }
    fs::write(&path, &files.file).expect("room in the folder");
    if !files.log.is_empty() {
        fs::write(FOLDER.join("journal.db-wal"), &files.log).expect("room in the folder");
    }
    if let Ok(journal) = Sqlite::open_to_read(&path) {
        let _ = verify(&journal, Depth::Answers, |_| ());
    }
    if let Ok(journal) = Sqlite::open(&path) {
        let _ = journal.streams().wait();
        let _ = verify(&journal, Depth::Chains, |_| ());
        let _ = journal.append("board/9-9", 1, NewEntry::new(Author::SERVER, "{}")).wait();
    }
}
