//! What only a journal in SQLite does; `suite` tests what every journal does.

use crate::support::{Folder, entry, fill};
use rusqlite::Connection;
use touchmove_journal::{Depth, Fault, Journal, Options, Sqlite, check_stream_name, verify};

fn open(folder: &Folder) -> Sqlite {
    Sqlite::open(folder.file("journal")).expect("opens")
}

#[test]
fn a_crowd_is_written_in_the_order_in_which_it_came() {
    let folder = Folder::new();
    let options = Options { most_in_a_commit: 7, ..Options::default() };
    let journal = Sqlite::open_with(folder.file("journal"), &options).expect("opens");
    let streams = ["board/1", "board/2", "board/3"];
    let asked: Vec<_> = (0..300).map(|place| (streams[place % 3], place as u64 / 3 + 1)).collect();
    let append = |&(stream, number): &(&str, u64)| {
        journal.append(stream, number, entry(&format!("{stream} {number}")))
    };
    let pending: Vec<_> = asked.iter().map(append).collect();
    for ((_, number), pending) in asked.iter().zip(pending) {
        assert_eq!(pending.wait().expect("appended").number, *number);
    }
    let posted = journal.read_all(0, 1000).wait().expect("read");
    let written: Vec<_> = posted.iter().map(|posted| (posted.stream.as_str(), posted.entry.number)).collect();
    assert_eq!(written, asked);
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let folder = Folder::new();
    let refused = Sqlite::open(folder.file("nowhere/journal")).map(|_| ()).expect_err("no folder");
    let told = refused.to_string();
    assert!(told.starts_with("there is no folder ") && told.ends_with("nowhere; create it first"), "{told}");
}

#[test]
fn one_process_writes_and_any_may_read() {
    let folder = Folder::new();
    let writing = open(&folder);
    fill(&writing, "hall", 3);
    assert_eq!(Sqlite::open(folder.file("journal")).map(|_| ()), Err(Fault::InUse));
    let reading = Sqlite::open_to_read(folder.file("journal")).expect("opens");
    assert_eq!(reading.streams().wait(), writing.streams().wait());
    assert_eq!(reading.append("hall", 4, entry("{}")).wait(), Err(Fault::Closed));
    drop(writing);
    open(&folder);
}

#[test]
fn other_files_are_left_alone() {
    let folder = Folder::new();
    let text = folder.file("text");
    std::fs::write(&text, "This is a text, and it is long enough to be looked at. ".repeat(100))
        .expect("written");
    let before = std::fs::read(&text).expect("read");
    assert!(matches!(Sqlite::open(&text), Err(Fault::NotAJournal(_))));
    assert!(matches!(Sqlite::open_to_read(&text), Err(Fault::NotAJournal(_))));
    assert_eq!(std::fs::read(&text).expect("read"), before);

    let database = folder.file("database");
    Connection::open(&database).and_then(|other| other.execute_batch("CREATE TABLE t (a)")).expect("made");
    let before = std::fs::read(&database).expect("read");
    assert!(matches!(Sqlite::open(&database), Err(Fault::NotAJournal(_))));
    assert_eq!(std::fs::read(&database).expect("read"), before);

    assert!(Sqlite::open_to_read(folder.file("nothing")).is_err());
    assert!(!folder.file("nothing").exists(), "reading begins no journal");
}

#[test]
fn a_journal_of_the_first_version_is_read_and_goes_on() {
    let folder = Folder::new();
    let journal = open(&folder);
    fill(&journal, "board/1", 9);
    drop(journal);
    let earlier = Connection::open(folder.file("journal")).expect("opens");
    earlier
        .execute_batch(
            "ALTER TABLE entries DROP COLUMN snapshot; DROP TABLE origins; PRAGMA user_version = 1; PRAGMA journal_mode = DELETE",
        )
        .expect("made older");
    drop(earlier);
    let before = std::fs::read(folder.file("journal")).expect("read");
    let read = Sqlite::open_to_read(folder.file("journal")).expect("opens");
    let report = verify(&read, Depth::Chains, |_| ()).expect("read");
    assert!(report.is_clean() && report.entries == 9, "{report:?}");
    drop(read);
    touchmove_journal::backup(&folder.file("journal"), &folder.file("backup")).expect("backed up");
    assert_eq!(std::fs::read(folder.file("journal")).expect("read"), before, "reading changes nothing");
    for _ in 0..2 {
        let journal = open(&folder);
        let last = journal.head("board/1").wait().expect("read").expect("there").last;
        journal.append("board/1", last + 1, entry("{}")).wait().expect("goes on");
        assert!(verify(&journal, Depth::Chains, |_| ()).expect("read").is_clean());
    }
}

#[test]
fn a_journal_of_a_later_version_is_not_touched() {
    let folder = Folder::new();
    drop(open(&folder));
    let later = Connection::open(folder.file("journal")).expect("opens");
    later.execute_batch("PRAGMA user_version = 3").expect("set");
    drop(later);
    assert!(matches!(Sqlite::open(folder.file("journal")), Err(Fault::NotAJournal(_))));
}

#[test]
fn a_file_that_may_not_grow_refuses_cleanly() {
    let folder = Folder::new();
    let small = Options { most_pages: Some(40), ..Options::default() };
    let journal = Sqlite::open_with(folder.file("journal"), &small).expect("opens");
    let body = "x".repeat(2000);
    let pending: Vec<_> = (1..=200).map(|number| journal.append("board/1", number, entry(&body))).collect();
    let answers: Vec<_> = pending.into_iter().map(|pending| pending.wait()).collect();
    assert!(answers.contains(&Err(Fault::Full)), "{answers:?}");
    // One at a time, until the file is full.
    let mut last = journal.head("board/1").wait().expect("read").map_or(0, |head| head.last);
    while journal.append("board/1", last + 1, entry(&body)).wait().is_ok() {
        last += 1;
    }
    assert_eq!(journal.append("board/1", last + 1, entry(&body)).wait(), Err(Fault::Full));
    assert!(last > 10 && last < 200, "{last}");
    let report = verify(&journal, Depth::Chains, |_| ()).expect("read");
    assert!(report.is_clean() && report.entries == last, "{report:?}");
    drop(journal);

    let journal = open(&folder);
    assert_eq!(
        journal.append("board/1", last + 1, entry(&body)).wait().map(|receipt| receipt.number),
        Ok(last + 1)
    );
    assert!(verify(&journal, Depth::Chains, |_| ()).expect("read").is_clean());
}

#[test]
fn names_of_streams() {
    for name in ["hall", "event/7f", "board/A-b_c.1", &"x".repeat(200)] {
        assert_eq!(check_stream_name(name), Ok(()), "{name}");
    }
    for name in ["", "board 1", "š", "a\n", &"x".repeat(201)] {
        assert_eq!(check_stream_name(name), Err(Fault::BadStreamName), "{name}");
    }
}

#[test]
fn ten_thousand_boards_are_listed_whole() {
    let folder = Folder::new();
    let journal = open(&folder);
    let pending: Vec<_> = (0..10_000)
        .map(|board| {
            let mut entry = entry(r#"{"act":"open"}"#);
            entry.snapshot = Some(format!("board {board}"));
            journal.append(&format!("board/{board}"), 1, entry)
        })
        .collect();
    pending.into_iter().for_each(|pending| assert!(pending.wait().is_ok()));
    drop(journal);
    let heads = open(&folder).streams().wait().expect("read");
    assert_eq!(heads.len(), 10_000);
    for (board, head) in heads.iter().enumerate() {
        assert_eq!(head.stream, format!("board/{board}"));
        assert_eq!(head.snapshot.as_ref().map(|snapshot| &*snapshot.body), Some(&*format!("board {board}")));
    }
}
