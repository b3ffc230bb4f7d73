//! Backups: made while the journal is being written, checked, and restored.

use crate::support::{Folder, entry, fill};
use rusqlite::Connection;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use touchmove_journal::{
    Depth, Earlier, Fault, Journal, LogState, Restored, Sqlite, backup, log_state, repair, restore, verify,
};

fn entries_of(path: &Path) -> u64 {
    verify(&Sqlite::open_to_read(path).expect("opens"), Depth::Chains, |_| ()).expect("read").entries
}

#[test]
fn a_backup_under_load_is_one_complete_file() {
    let folder = Folder::new();
    let path = folder.file("journal.db");
    let journal = Sqlite::open(&path).expect("opens");
    fill(&journal, "board/1", 500);
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut number = 1;
            while !is_over.load(Ordering::Relaxed) {
                journal.append("board/2", number, entry("{}")).wait().expect("nobody waits for a backup");
                number += 1;
            }
        });
        for count in 1..=5 {
            let file = folder.file(&format!("backup-{count}.db"));
            let made = backup(&path, &file).expect("backed up");
            assert!(made.report.entries >= 500 && made.report.is_clean(), "{:?}", made.report);
            assert_eq!(made.bytes, file.metadata().expect("there").len());
            // Alone in another folder it is the complete journal.
            let elsewhere = Folder::new();
            std::fs::copy(&file, elsewhere.file("copy.db")).expect("copied");
            assert_eq!(entries_of(&elsewhere.file("copy.db")), made.report.entries);
            let files = std::fs::read_dir(elsewhere.path()).expect("read").count();
            assert_eq!(files, 1, "reading it leaves nothing beside it");
        }
        is_over.store(true, Ordering::Relaxed);
    });
    let file = folder.file("backup-1.db");
    assert!(matches!(backup(&path, &file), Err(Fault::Exists(_))));
    let through_the_journal = journal.backup(&folder.file("other.db")).wait().expect("backed up");
    assert!(through_the_journal.report.is_clean());
}

#[test]
fn a_backup_is_checked_before_it_is_put_back_and_replaces_nothing_unasked() {
    let folder = Folder::new();
    let (path, file) = (folder.file("journal.db"), folder.file("backup.db"));
    let journal = Sqlite::open(&path).expect("opens");
    fill(&journal, "board/1", 5);
    backup(&path, &file).expect("backed up");
    fill(&journal, "board/2", 5);
    assert_eq!(restore(&file, &path, Earlier::KeptAside, |_| ()), Err(Fault::InUse), "a server has it open");
    drop(journal);
    assert!(matches!(restore(&file, &path, Earlier::Stays, |_| ()), Err(Fault::Exists(_))));
    assert_eq!(entries_of(&path), 10);
    let Ok(Restored::Done { report, aside: Some(aside) }) = restore(&file, &path, Earlier::KeptAside, |_| ())
    else {
        unreachable!("not restored")
    };
    assert_eq!((report.entries, entries_of(&path), entries_of(&aside)), (5, 5, 10));
    let journal = Sqlite::open(&path).expect("the hall goes on with it");
    journal.append("board/1", 6, entry("{}")).wait().expect("appended");
    drop(journal);

    Connection::open(&file)
        .and_then(|file| file.execute_batch("UPDATE entries SET body = 'x' WHERE number = 2"))
        .expect("damaged");
    let Ok(Restored::Broken(report)) = restore(&file, &path, Earlier::KeptAside, |_| ()) else {
        unreachable!("a damaged backup was taken")
    };
    assert_eq!((report.breaks.len(), entries_of(&path)), (1, 6), "the journal stays");
    let again =
        backup(&file, &folder.file("again.db")).expect("what is whole is kept, whatever else is damaged");
    assert!(!again.report.is_whole(), "nobody keeps a backup of damage unwarned");
}

/// A journal whose log has nine transactions, copied in the state that a crash leaves.
fn crashed(folder: &Folder) -> std::path::PathBuf {
    let path = folder.file("live.db");
    let journal = Sqlite::open(&path).expect("opens");
    for number in 1..=9 {
        journal.append("board/1", number, entry("{}")).wait().expect("appended");
    }
    let crashed = folder.file("journal.db");
    for ending in ["", "-wal"] {
        let name = |name: &str| folder.file(&format!("{name}{ending}"));
        std::fs::copy(name("live.db"), name("journal.db")).expect("copied");
    }
    crashed
}

#[test]
fn every_flipped_byte_of_a_log_is_reported_and_a_torn_end_is_not_damage() {
    let folder = Folder::new();
    let path = crashed(&folder);
    assert_eq!(log_state(&path), Ok(LogState::Whole));
    let wal = folder.file("journal.db-wal");
    let log = std::fs::read(&wal).expect("read");
    let mut damaged = 0;
    for place in (0..log.len()).step_by(log.len() / 200) {
        let mut flipped = log.clone();
        flipped[place] ^= 1;
        std::fs::write(&wal, flipped).expect("written");
        match log_state(&path) {
            Ok(LogState::Damaged { .. }) => damaged += 1,
            Ok(LogState::Torn { .. }) => {}
            other => unreachable!("byte {place}: {other:?}"),
        }
    }
    assert!(damaged > 150, "{damaged} of 200");
    for length in (0..log.len()).step_by(log.len() / 200) {
        std::fs::write(&wal, &log[..length]).expect("written");
        let state = log_state(&path).expect("read");
        assert!(!matches!(state, LogState::Damaged { .. }), "cut off after {length} bytes: {state:?}");
    }
}

#[test]
fn an_end_that_was_acknowledged_is_missed() {
    let folder = Folder::new();
    let path = crashed(&folder);
    std::fs::copy(folder.file("live.db.mark"), folder.file("journal.db.mark")).expect("copied");
    let wal = folder.file("journal.db-wal");
    let log = std::fs::read(&wal).expect("read");
    // Inside the last transaction, where a crash could also have cut it off, and exactly between
    // two.
    let mut missing = 0;
    for length in [log.len() - 1, log.len() - 4096 - 24 - 100, log.len() / 2, 0] {
        std::fs::write(&wal, &log[..length]).expect("written");
        let Err(fault @ Fault::CutOff { acknowledged: 9, found }) = Sqlite::open(&path) else {
            unreachable!("{length} of {} bytes were taken for the whole", log.len())
        };
        missing = 9 - found;
        assert_eq!(std::fs::read(&wal).expect("read"), log[..length], "the remains are kept");
        let to_read = Sqlite::open_to_read(&path).expect("what is there can be read");
        assert_eq!(to_read.cut_off(), Some(&fault));
    }
    let repaired = repair(&path).expect("repaired").expect("there was something to repair");
    assert!(missing > 0);
    assert_eq!(repaired.missing, missing);
    let journal = Sqlite::open(&path).expect("opens");
    journal.append("board/1", 10 - missing, entry("{}")).wait().expect("the journal goes on");
    drop(journal);
    assert_eq!(repair(&path), Ok(None));
}

#[test]
fn a_damaged_page_keeps_nobody_from_a_backup_of_the_rest() {
    let folder = Folder::new();
    let path = folder.file("journal.db");
    let journal = Sqlite::open(&path).expect("opens");
    fill(&journal, "board/1", 2000);
    fill(&journal, "board/2", 2000);
    drop(journal);
    let mut bytes = std::fs::read(&path).expect("read");
    // A page in the middle of the entries, far from the file's header.
    let page = bytes.len() / 4096 / 2 * 4096;
    bytes[page..page + 4096].fill(0xff);
    std::fs::write(&path, &bytes).expect("written");
    let made = backup(&path, &folder.file("backup.db")).expect("what can be read is backed up");
    assert!(!made.report.is_whole());
    assert!(!made.report.breaks.is_empty() || !made.report.store.is_empty(), "{:?}", made.report);
    let report = verify(&Sqlite::open_to_read(&path).expect("opens"), Depth::Chains, |_| ()).expect("read");
    assert!(!report.is_whole() && report.entries > 1000, "{report:?}");
}

#[test]
fn a_backup_says_that_the_end_is_missing() {
    let folder = Folder::new();
    let path = crashed(&folder);
    std::fs::copy(folder.file("live.db.mark"), folder.file("journal.db.mark")).expect("copied");
    std::fs::write(folder.file("journal.db-wal"), "").expect("written");
    let made = backup(&path, &folder.file("backup.db")).expect("backed up");
    assert!(!made.report.is_whole(), "{:?}", made.report);
}

#[test]
fn a_mark_that_is_old_torn_or_missing_claims_nothing() {
    let folder = Folder::new();
    let path = crashed(&folder);
    let mark = folder.file("journal.db.mark");
    let whole = std::fs::read(folder.file("live.db.mark")).expect("a mark");
    let old = {
        let older = Folder::new();
        let journal = Sqlite::open(older.file("older.db")).expect("opens");
        fill(&journal, "board/1", 1);
        std::fs::read(older.file("older.db.mark")).expect("a mark")
    };
    let huge = b"99999999999999999999 00000000\n".as_slice();
    for text in [&whole[..], &old[..], &whole[..7], &whole[7..], b"", b"\0\0\0\0", huge] {
        std::fs::write(&mark, text).expect("written");
        let journal = Sqlite::open(&path).expect("opens");
        assert_eq!(journal.head("board/1").wait().expect("read").expect("there").last, 9);
    }
}

#[test]
fn a_damaged_log_is_cut_off_only_when_somebody_says_so() {
    let folder = Folder::new();
    let path = crashed(&folder);
    let wal = folder.file("journal.db-wal");
    let mut log = std::fs::read(&wal).expect("read");
    let middle = log.len() / 2;
    log[middle] ^= 1;
    std::fs::write(&wal, &log).expect("written");
    assert!(matches!(Sqlite::open(&path), Err(Fault::DamagedLog { .. })));
    assert!(backup(&path, &folder.file("backup.db")).is_err());
    assert_eq!(std::fs::read(&wal).expect("read"), log, "nothing was changed");
    let repaired = repair(&path).expect("repaired").expect("there was something to repair");
    assert!(matches!(repaired.log, LogState::Damaged { transactions: 1.., .. }));
    let journal = Sqlite::open(&path).expect("opens");
    let last = journal.head("board/1").wait().expect("read").expect("there").last;
    assert!((1..9).contains(&last), "{last}");
    assert!(verify(&journal, Depth::Chains, |_| ()).expect("read").is_clean());
    let kept = std::fs::read(folder.file("journal.db.damaged-1-wal")).expect("kept");
    assert_eq!(kept, log);
    drop(journal);
    assert_eq!(repair(&path), Ok(None));
}
