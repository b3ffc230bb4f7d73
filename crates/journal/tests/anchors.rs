//! Anchors reveal what chains do not: ends that were cut off, streams that are gone, a history that was rewritten.

use crate::support::{Folder, entry, fill};
use rusqlite::Connection;
use std::path::PathBuf;
use touchmove_journal::{
    AnchorFault, AnchorFile, Code, Depth, Fault, Journal, Outside, Sqlite, verify, verify_against,
};

/// A journal of two boards with nine entries each, an anchor, then one more entry; returns the anchor.
fn anchored(folder: &Folder) -> (PathBuf, AnchorFile) {
    let path = folder.file("journal.db");
    let journal = Sqlite::open(&path).expect("opens");
    fill(&journal, "board/1", 9);
    fill(&journal, "board/2", 9);
    let anchor = journal.anchor(1_700_000_000_000).wait().expect("anchored");
    journal.append("board/2", 10, entry("{}")).wait().expect("appended");
    (path, anchor)
}

fn change(path: &PathBuf, statements: &str) {
    Connection::open(path).and_then(|file| file.execute_batch(statements)).expect(statements);
}

/// The faults found without an outside anchor, with the code that was kept, and with the file that was kept.
fn found(path: &PathBuf, anchor: &AnchorFile) -> [Vec<AnchorFault>; 3] {
    let journal = Sqlite::open_to_read(path).expect("opens");
    let code: Code = anchor.anchor.code().to_string().parse().expect("a code");
    let text = serde_json::to_string(anchor).expect("written");
    let file = AnchorFile::read(&text).expect("read");
    [
        verify(&journal, Depth::Chains, |_| ()).expect("read").anchors.faults,
        verify_against(&journal, &Outside::Code(code)).expect("read"),
        verify_against(&journal, &Outside::File(Box::new(file))).expect("read"),
    ]
}

#[test]
fn a_journal_that_nobody_touched_is_proven() {
    let folder = Folder::new();
    let (path, anchor) = anchored(&folder);
    assert_eq!(found(&path, &anchor), [vec![], vec![], vec![]]);
    let report = verify(&Sqlite::open_to_read(&path).expect("opens"), Depth::Chains, |_| ()).expect("read");
    assert!(report.is_clean());
    assert_eq!((report.anchors.count, report.anchors.after), (1, 1));
    assert_eq!(report.anchors.last, Some(anchor.anchor));
}

#[test]
fn the_end_of_a_stream_cut_off_with_its_snapshot() {
    let folder = Folder::new();
    let (path, anchor) = anchored(&folder);
    change(
        &path,
        "DELETE FROM entries WHERE stream = 1 AND number > 6; DELETE FROM snapshots WHERE stream = 1",
    );
    let [plain, code, file] = found(&path, &anchor);
    assert_eq!(plain, [AnchorFault::Changed { number: 1, had: 18, has: 15, further: 0 }]);
    assert_eq!(code, [AnchorFault::Unknown]);
    assert_eq!(file, [AnchorFault::Missing { stream: "board/1".to_owned(), had: 9, has: 6 }]);
}

#[test]
fn a_stream_that_is_gone() {
    let folder = Folder::new();
    let (path, anchor) = anchored(&folder);
    change(
        &path,
        "DELETE FROM entries WHERE stream = 1; DELETE FROM snapshots WHERE stream = 1; DELETE FROM streams WHERE id = 1",
    );
    let [plain, code, file] = found(&path, &anchor);
    assert_eq!(plain, [AnchorFault::Changed { number: 1, had: 18, has: 9, further: 0 }]);
    assert_eq!(code, [AnchorFault::Unknown]);
    assert_eq!(file, [AnchorFault::Missing { stream: "board/1".to_owned(), had: 9, has: 0 }]);
}

#[test]
fn everything_behind_a_moment_cut_off_with_the_anchor_itself() {
    let folder = Folder::new();
    let (path, anchor) = anchored(&folder);
    change(&path, "DELETE FROM snapshots; DELETE FROM entries WHERE position > 12");
    let [plain, code, file] = found(&path, &anchor);
    assert_eq!(plain, [], "where the last anchor itself is gone, only one that was kept outside can tell");
    assert_eq!(code, [AnchorFault::Unknown]);
    assert_eq!(file, [AnchorFault::Missing { stream: "board/2".to_owned(), had: 9, has: 3 }]);
}

#[test]
fn a_history_that_was_written_anew() {
    let folder = Folder::new();
    let (_, anchor) = anchored(&folder);
    let path = folder.file("forged.db");
    let journal = Sqlite::open(&path).expect("opens");
    for number in 1..=9 {
        journal.append("board/1", number, entry("forged")).wait().expect("appended");
    }
    fill(&journal, "board/2", 9);
    drop(journal.anchor(1_700_000_000_000).wait().expect("anchored"));
    drop(journal);
    let [plain, code, file] = found(&path, &anchor);
    assert_eq!(plain, []);
    assert_eq!(code, [AnchorFault::Unknown]);
    assert_eq!(file, [AnchorFault::Other { stream: "board/1".to_owned(), number: 9 }]);
}

#[test]
fn an_anchor_that_was_changed_or_signed_by_somebody_else() {
    let folder = Folder::new();
    let (path, _) = anchored(&folder);
    change(
        &path,
        "UPDATE entries SET body = replace(body, '\"entries\":18', '\"entries\":17') WHERE number = 1 AND stream = 3",
    );
    let report = verify(&Sqlite::open_to_read(&path).expect("opens"), Depth::Chains, |_| ()).expect("read");
    assert_eq!(report.anchors.faults, [AnchorFault::Unsigned { number: 1 }]);
    assert_eq!(report.breaks.len(), 1, "its chain is broken, too");

    let folder = Folder::new();
    let (path, _) = anchored(&folder);
    std::fs::remove_file(folder.file("journal.db.keys")).expect("lost");
    let journal = Sqlite::open(&path).expect("opens");
    drop(journal.anchor(1).wait().expect("anchored"));
    let report = verify(&journal, Depth::Chains, |_| ()).expect("read");
    assert_eq!((report.anchors.count, &report.anchors.new_keys[..]), (2, &[2][..]));
}

#[test]
fn a_journal_that_is_only_read_signs_nothing() {
    let folder = Folder::new();
    let (path, _) = anchored(&folder);
    let journal = Sqlite::open_to_read(path).expect("opens");
    assert_eq!(journal.anchor(1).wait(), Err(Fault::Closed));
}
