//! The files of a journal: their permissions, their lock, and that the journal is one file when no process writes to it.

use crate::support::{Folder, entry, fill};
use rusqlite::Connection;
use std::path::Path;
use touchmove_journal::{Depth, Fault, Journal, Sqlite, verify};

fn entries_of(path: &Path) -> i64 {
    let file = Connection::open(path).expect("opens");
    file.query_row("SELECT count(*) FROM entries", (), |row| row.get(0)).expect("counted")
}

#[cfg(unix)]
#[test]
fn only_their_owner_reads_the_files_of_a_journal() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let journal = Sqlite::open(folder.file("journal.db")).expect("opens");
    fill(&journal, "board/1", 3);
    let files = std::fs::read_dir(folder.path()).expect("read");
    for file in files.map(|file| file.expect("read")) {
        let mode = file.metadata().expect("read").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{} has mode {mode:o}", file.path().display());
    }
}

#[cfg(unix)]
#[test]
fn a_journal_under_another_name_is_the_same_journal() {
    let folder = Folder::new();
    std::fs::create_dir(folder.file("elsewhere")).expect("made");
    let other_name = folder.file("elsewhere/link.db");
    std::os::unix::fs::symlink("../journal.db", &other_name).expect("linked");
    let journal = Sqlite::open(&other_name).expect("a link to a file that is not there yet begins it");
    fill(&journal, "board/1", 1);
    assert!(folder.file("journal.db").exists());
    assert_eq!(Sqlite::open(folder.file("journal.db")).err(), Some(Fault::InUse));
    drop(journal);
    let journal = Sqlite::open(folder.file("journal.db")).expect("opens");
    assert_eq!(Sqlite::open(&other_name).err(), Some(Fault::InUse));
    drop(journal);
}

#[test]
fn after_a_clean_end_the_journal_is_one_file() {
    // The order in which its threads end is not certain.
    for _ in 0..20 {
        let folder = Folder::new();
        let journal = Sqlite::open(folder.file("journal.db")).expect("opens");
        fill(&journal, "board/1", 9);
        assert_eq!(journal.streams().wait().expect("read").len(), 1);
        drop(journal);
        std::fs::copy(folder.file("journal.db"), folder.file("alone.db")).expect("copied");
        assert_eq!(entries_of(&folder.file("alone.db")), 9);
        assert!(!folder.file("journal.db-wal").exists());
    }
}

#[test]
fn a_journal_without_its_log_is_not_taken_for_a_new_one() {
    let folder = Folder::new();
    let path = folder.file("journal.db");
    // The state that earlier versions left behind: one page, and everything else in the write-ahead log.
    let file = Connection::open(&path).expect("opens");
    file.query_row("PRAGMA journal_mode = WAL", (), |row| row.get::<_, String>(0)).expect("set");
    drop(file);
    assert!(Sqlite::open(&path).is_err(), "an empty journal was opened in its place");
}

#[test]
fn what_is_written_is_soon_in_the_file_itself() {
    let folder = Folder::new();
    let journal = Sqlite::open(folder.file("journal.db")).expect("opens");
    fill(&journal, "board/1", 9);
    let began = std::time::Instant::now();
    while began.elapsed() < std::time::Duration::from_secs(20) {
        std::thread::sleep(std::time::Duration::from_millis(100));
        std::fs::copy(folder.file("journal.db"), folder.file("alone.db")).expect("copied");
        if entries_of(&folder.file("alone.db")) == 9 {
            return;
        }
        let _ = std::fs::remove_file(folder.file("alone.db"));
    }
    unreachable!("everything is still in the write-ahead log");
}

#[test]
fn signs_of_an_earlier_journal_keep_a_new_one_from_beginning() {
    let folder = Folder::new();
    let path = folder.file("journal.db");
    fill(&Sqlite::open(&path).expect("opens"), "board/1", 1);
    std::fs::remove_file(&path).expect("lost");
    let refused = || Sqlite::open(&path).expect_err("refused").to_string();
    assert!(refused().contains("journal.db.keys"), "{}", refused());
    std::fs::remove_file(folder.file("journal.db.keys")).expect("removed");
    std::fs::write(folder.file("journal.db-wal"), "frames").expect("written");
    assert!(refused().contains("journal.db-wal"), "{}", refused());
    std::fs::remove_file(folder.file("journal.db-wal")).expect("removed");
    std::fs::create_dir(folder.file("journal.db.backups")).expect("made");
    std::fs::write(folder.file("journal.db.backups/1.db"), "backup").expect("written");
    assert!(refused().contains("restore"), "{}", refused());
    std::fs::remove_file(folder.file("journal.db.backups/1.db")).expect("removed");
    assert!(refused().contains("journal.db.mark"), "{}", refused());
    std::fs::remove_file(folder.file("journal.db.mark")).expect("removed");
    Sqlite::open(&path).expect("nothing is left of it");
    Sqlite::open(&path).expect("a journal that has no entry yet is not lost");
    std::fs::write(folder.file("journal.db.backups/1.db"), "backup").expect("written");
    assert!(refused().contains("this journal is empty"), "{}", refused());
}

#[test]
fn an_import_for_which_there_is_no_room_leaves_nothing_behind() {
    let (folder, here) = (Folder::new(), Folder::new());
    let journal = Sqlite::open(folder.file("journal.db")).expect("opens");
    fill(&journal, "event/1", 3);
    for stream in ["board/1-1", "board/1-2"] {
        for number in 1..=2000 {
            drop(journal.append(stream, number, entry(&"x".repeat(500))));
        }
    }
    fill(&journal, "board/1-3", 1);
    let streams: Vec<String> =
        journal.streams().wait().expect("read").into_iter().map(|head| head.stream).collect();
    let mut file = Vec::new();
    touchmove_journal::export(&journal, &streams, &mut file).expect("exported");

    let path = here.file("journal.db");
    let bounds = touchmove_journal::Options { most_pages: Some(300), ..Default::default() };
    let journal = Sqlite::open_with(&path, &bounds).expect("opens");
    fill(&journal, "hall", 1);
    let imported = touchmove_journal::import(&journal, std::io::Cursor::new(&file));
    assert_eq!(imported, Err(Fault::Full));
    let there: Vec<String> =
        journal.streams().wait().expect("read").into_iter().map(|head| head.stream).collect();
    assert_eq!(there, ["hall"], "half an event is left");
    drop(journal);
    let journal = Sqlite::open(&path).expect("opens");
    touchmove_journal::import(&journal, std::io::Cursor::new(&file)).expect("room again");
    assert!(verify(&journal, Depth::Chains, |_| ()).expect("read").is_clean());
}

/// One flipped bit in the write-ahead log makes SQLite ignore everything after it.
#[test]
fn a_damaged_log_is_not_silently_cut() {
    let folder = Folder::new();
    let path = folder.file("journal.db");
    let journal = Sqlite::open(&path).expect("opens");
    for number in 1..=9 {
        journal.append("board/1", number, entry("{}")).wait().expect("appended");
    }
    let copied = folder.file("copied.db");
    std::fs::copy(&path, &copied).expect("copied");
    let mut log = std::fs::read(folder.file("journal.db-wal")).expect("read");
    let middle = log.len() / 2;
    log[middle] ^= 4;
    std::fs::write(folder.file("copied.db-wal"), log).expect("written");
    match Sqlite::open_to_read(&copied) {
        Ok(copy) => {
            let report = verify(&copy, Depth::Chains, |_| ()).expect("read");
            assert!(!report.is_clean(), "{} of 9 entries are there, and nothing is said", report.entries);
        }
        Err(fault) => assert!(fault.to_string().contains("log"), "{fault}"),
    }
    assert!(Sqlite::open(&copied).is_err(), "the hall would have gone on without the rest");
}
