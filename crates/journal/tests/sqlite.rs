//! What every journal does, as the one in SQLite does it; the one in memory is the plain account it is held against.

use crate::support::{Dice, Folder, any_entry, entry, fill};
use rusqlite::Connection;
use touchmove_journal::{Depth, Fault, Journal, Memory, Options, Sqlite, Start, check_stream_name, verify};

fn open(folder: &Folder) -> Sqlite {
    Sqlite::open(folder.file("journal")).expect("opens")
}

#[test]
fn the_same_as_in_memory_whatever_is_asked() {
    for seed in 0..24 {
        let folder = Folder::new();
        let (memory, mut sqlite) = (Memory::new(), open(&folder));
        let mut dice = Dice::new(seed);
        let mut pending = Vec::new();
        for _ in 0..200 {
            let stream = ["hall", "event/1", "board/1", "board/2", ""][dice.below(5) as usize];
            let last = memory.head(stream).wait().expect("memory").map_or(0, |head| head.last);
            // Mostly the right number, sometimes one of its neighbours.
            let number = match dice.below(6) {
                0 => last,
                1 => last + 2,
                _ => last + 1,
            };
            let entry = any_entry(&mut dice);
            pending
                .push((memory.append(stream, number, entry.clone()), sqlite.append(stream, number, entry)));
            if dice.below(20) == 0 {
                settle(&mut pending);
                compare(&memory, &sqlite, &mut dice);
            }
            if dice.below(60) == 0 {
                settle(&mut pending);
                drop(sqlite);
                sqlite = open(&folder);
            }
        }
        settle(&mut pending);
        compare(&memory, &sqlite, &mut dice);
        let report = verify(&sqlite, Depth::Chains, |_| ()).expect("read");
        assert!(report.is_clean(), "{report:?}");
        assert_eq!(report, verify(&memory, Depth::Chains, |_| ()).expect("read"));
    }
}

type Both = (
    touchmove_journal::Pending<touchmove_journal::Receipt>,
    touchmove_journal::Pending<touchmove_journal::Receipt>,
);

fn settle(pending: &mut Vec<Both>) {
    for (memory, sqlite) in pending.drain(..) {
        assert_eq!(memory.wait(), sqlite.wait());
    }
}

fn compare(memory: &Memory, sqlite: &Sqlite, dice: &mut Dice) {
    assert_eq!(Journal::streams(memory).wait(), sqlite.streams().wait());
    for stream in ["hall", "event/1", "board/1", "board/2", "", "elsewhere"] {
        let (from, at_most) = (dice.below(40), dice.below(40) as usize);
        assert_eq!(memory.read(stream, from, at_most).wait(), sqlite.read(stream, from, at_most).wait());
        assert_eq!(memory.read(stream, 0, usize::MAX).wait(), sqlite.read(stream, 0, usize::MAX).wait());
        assert_eq!(memory.read(stream, u64::MAX, 9).wait(), sqlite.read(stream, u64::MAX, 9).wait());
        assert_eq!(memory.head(stream).wait(), sqlite.head(stream).wait());
        assert_eq!(memory.read_all(from, at_most).wait(), sqlite.read_all(from, at_most).wait());
    }
}

#[test]
fn of_two_with_the_same_number_one_is_told() {
    let folder = Folder::new();
    let journal = open(&folder);
    fill(&journal, "board/1", 3);
    let pending: Vec<_> = (0..50).map(|_| journal.append("board/1", 4, entry("{}"))).collect();
    let answers: Vec<_> = pending.into_iter().map(|pending| pending.wait()).collect();
    assert!(answers[0].is_ok(), "the first to ask");
    for answer in &answers[1..] {
        assert_eq!(*answer, Err(Fault::Conflict { expected: 4, found: 5 }));
    }
    assert_eq!(journal.read("board/1", 4, 100).wait().map(|entries| entries.len()), Ok(1));
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
fn reopened_it_goes_on_where_it_was() {
    let folder = Folder::new();
    let journal = open(&folder);
    let receipts = fill(&journal, "board/1", 5);
    let others = fill(&journal, "board/2", 2);
    drop(journal);

    let journal = open(&folder);
    let head = journal.head("board/1").wait().expect("read").expect("is there");
    assert_eq!((head.last, head.hash), (5, receipts[4].hash));
    let snapshot = head.snapshot.expect("a snapshot");
    assert_eq!((snapshot.number, snapshot.body.as_str()), (5, "after 5"));
    assert_eq!(
        journal.append("board/1", 5, entry("{}")).wait(),
        Err(Fault::Conflict { expected: 5, found: 6 })
    );
    let receipt = journal.append("board/1", 6, entry("{}")).wait().expect("appended");
    assert!(receipt.position > others[1].position);
    let head = journal.head("board/1").wait().expect("read").expect("is there");
    assert_eq!(head.snapshot.map(|snapshot| snapshot.number), Some(5), "an entry without one keeps the last");
}

#[test]
fn what_waits_when_it_is_closed_is_still_written() {
    let folder = Folder::new();
    let journal = open(&folder);
    let pending: Vec<_> = (1..=500).map(|number| journal.append("hall", number, entry("{}"))).collect();
    drop(journal);
    for pending in pending {
        pending.wait().expect("appended");
    }
    let head = open(&folder).head("hall").wait().expect("read").expect("is there");
    assert_eq!(head.last, 500);
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let folder = Folder::new();
    let refused = Sqlite::open(folder.file("nowhere/journal")).map(|_| ()).expect_err("no folder");
    let told = refused.to_string();
    assert!(told.starts_with("there is no folder ") && told.ends_with("nowhere; make it first"), "{told}");
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
fn more_than_it_takes_on_is_refused_and_the_rest_written() {
    let folder = Folder::new();
    let options = Options { most_waiting: 4, ..Options::default() };
    let journal = Sqlite::open_with(folder.file("journal"), &options).expect("opens");
    let pending: Vec<_> =
        (0..5000).map(|place| journal.append(&format!("board/{place}"), 1, entry("{}"))).collect();
    let answers: Vec<_> = pending.into_iter().map(|pending| pending.wait()).collect();
    let written = answers.iter().filter(|answer| answer.is_ok()).count();
    let refused = answers.iter().filter(|answer| **answer == Err(Fault::Busy)).count();
    assert_eq!(written + refused, 5000);
    assert!(refused > 0, "nobody writes 5000 transactions as fast as they can be asked for");
    assert_eq!(journal.streams().wait().map(|streams| streams.len()), Ok(written));
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
    // One at a time, as many go in as there is room for.
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

#[tokio::test]
async fn followers_hear_everything_once_and_in_order() {
    let folder = Folder::new();
    let journal = open(&folder);
    let append = |stream: &'static str, number| journal.append(stream, number, entry(&number.to_string()));
    append("board/1", 1).await.expect("appended");
    append("board/2", 1).await.expect("appended");
    let mut all = journal.subscribe(Start::All { position: 0 });
    let mut one = journal.subscribe(Start::Stream { name: "board/1".to_owned(), number: 2 });
    let writing = async {
        for number in 2..=400 {
            append("board/1", number).await.expect("appended");
            append("board/2", number).await.expect("appended");
        }
    };
    let following = async {
        let mut heard = Vec::new();
        for _ in 0..800 {
            let posted = all.next().await.expect("read");
            heard.push((posted.entry.number, posted.stream));
        }
        heard
    };
    let following_one = async {
        for number in 2..=400 {
            assert_eq!(one.next().await.expect("read").entry.number, number);
        }
    };
    let ((), heard, ()) = tokio::join!(writing, following, following_one);
    let expected: Vec<_> = (1..=400)
        .flat_map(|number| ["board/1", "board/2"].map(|stream| (number, stream.to_owned())))
        .collect();
    assert_eq!(heard, expected);
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
