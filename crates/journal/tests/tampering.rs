//! Any change made to the file behind the journal's back is found, at the entry where it was made.

use crate::support::{Folder, entry, fill};
use rusqlite::Connection;
use touchmove_journal::{Break, Depth, Sqlite, Wrong, verify};

/// Runs these statements on a journal of two streams with nine entries each, both with a snapshot of the ninth, and returns the breaks.
fn breaks_after(statements: &str) -> Vec<Break> {
    let folder = Folder::new();
    let path = folder.file("journal");
    let journal = Sqlite::open(&path).expect("opens");
    fill(&journal, "board/1", 9);
    fill(&journal, "board/2", 9);
    assert!(verify(&journal, Depth::Chains, |_| ()).expect("read").is_clean());
    drop(journal);
    Connection::open(&path).and_then(|file| file.execute_batch(statements)).expect(statements);
    let report = verify(&Sqlite::open_to_read(&path).expect("opens"), Depth::Chains, |_| ()).expect("read");
    assert_eq!(report.streams, 2);
    report.breaks
}

fn check(statements: &str, stream: &str, number: u64, wrong: Wrong) {
    assert_eq!(
        breaks_after(statements),
        [Break { stream: stream.to_owned(), number, wrong }],
        "{statements}"
    );
}

#[test]
fn every_field_of_an_entry() {
    let changes = [
        "wall_ms = wall_ms + 1",
        "at_ms = 7",
        "role = 'black'",
        "link = 'w2'",
        "link = NULL",
        "body = '{}'",
        "body = body || ' '",
        "digest = zeroblob(32)",
        "version = '9'",
        "hash = zeroblob(32)",
    ];
    for change in changes {
        check(
            &format!("UPDATE entries SET {change} WHERE stream = 1 AND number = 4"),
            "board/1",
            4,
            Wrong::Hash,
        );
    }
}

#[test]
fn what_cannot_even_be_an_entry() {
    for change in ["role = 'king'", "hash = x'00'", "digest = x'00'"] {
        let breaks = breaks_after(&format!("UPDATE entries SET {change} WHERE stream = 2 AND number = 4"));
        let [Break { stream, number: 4, wrong: Wrong::Unreadable(_) }] = &breaks[..] else {
            unreachable!("{change}: {breaks:?}")
        };
        assert_eq!(stream, "board/2");
    }
}

#[test]
fn an_entry_before_a_damaged_one_is_still_looked_at() {
    let changes = "UPDATE entries SET body = '' WHERE stream = 1 AND number = 3;
                   UPDATE entries SET role = '' WHERE stream = 1 AND number = 5";
    check(changes, "board/1", 3, Wrong::Hash);
}

#[test]
fn an_entry_taken_away() {
    for number in 1..9 {
        let found = number + 1;
        check(
            &format!("DELETE FROM entries WHERE stream = 2 AND number = {number}"),
            "board/2",
            number,
            Wrong::Missing { found },
        );
    }
}

#[test]
fn taken_away_and_the_rest_moved_up() {
    let changes = "DELETE FROM entries WHERE stream = 1 AND number = 5;
                   UPDATE entries SET number = number - 1 WHERE stream = 1 AND number > 5";
    check(changes, "board/1", 5, Wrong::Hash);
}

#[test]
fn two_entries_swapped() {
    let changes = "UPDATE entries SET number = 99 WHERE stream = 1 AND number = 3;
                   UPDATE entries SET number = 3 WHERE stream = 1 AND number = 4;
                   UPDATE entries SET number = 4 WHERE stream = 1 AND number = 99";
    check(changes, "board/1", 3, Wrong::Hash);
}

#[test]
fn two_streams_swapped() {
    let changes = "UPDATE entries SET stream = stream + 10; UPDATE entries SET stream = 13 - stream";
    let breaks = breaks_after(&format!("PRAGMA foreign_keys = OFF; {changes}"));
    let expected = ["board/1", "board/2"].map(|stream| Break {
        stream: stream.to_owned(),
        number: 1,
        wrong: Wrong::Hash,
    });
    assert_eq!(breaks, expected);
}

#[test]
fn the_end_cut_off() {
    check("DELETE FROM entries WHERE stream = 1 AND number > 6", "board/1", 7, Wrong::CutOff);
    check("DELETE FROM entries WHERE stream = 1", "board/1", 1, Wrong::CutOff);
}

#[test]
fn a_snapshot_of_something_else() {
    check("UPDATE snapshots SET hash = zeroblob(32) WHERE stream = 1", "board/1", 9, Wrong::Snapshot);
    check("UPDATE snapshots SET number = 8 WHERE stream = 1", "board/1", 8, Wrong::Snapshot);
    check("UPDATE snapshots SET number = 12 WHERE stream = 1", "board/1", 10, Wrong::CutOff);
}

#[test]
fn several_streams_are_all_told() {
    let breaks = breaks_after("UPDATE entries SET body = '' WHERE number = 2");
    assert_eq!(
        breaks.iter().map(|found| (&*found.stream, found.number)).collect::<Vec<_>>(),
        [("board/1", 2), ("board/2", 2)]
    );
}

#[test]
fn an_entry_written_by_hand_with_a_hash_of_its_own() {
    // A person who knows the algorithm can rewrite a chain, but all later hashes then change.
    let folder = Folder::new();
    let path = folder.file("journal");
    let journal = Sqlite::open(&path).expect("opens");
    let receipts = fill(&journal, "board/1", 9);
    drop(journal);
    let forged = entry("forged").into_entry(4, &receipts[2].hash);
    let file = Connection::open(&path).expect("opens");
    file.execute("UPDATE entries SET body = 'forged', hash = ?1 WHERE number = 4", [forged.hash.as_bytes()])
        .expect("changed");
    drop(file);
    let report = verify(&Sqlite::open_to_read(&path).expect("opens"), Depth::Chains, |_| ()).expect("read");
    assert_eq!(report.breaks, [Break { stream: "board/1".to_owned(), number: 5, wrong: Wrong::Hash }]);
}
