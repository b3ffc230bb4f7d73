//! Copying one journal into another.

use crate::support::{Dice, Folder, any_entry, entry, fill};
use touchmove_journal::{BatchEntry, Fault, Journal, Memory, Sqlite, copy, export};

/// A journal with renamed streams, snapshots and anchors.
fn source() -> Memory {
    let journal = Memory::new();
    let mut dice = Dice::new(8);
    let renamed = BatchEntry {
        stream: "board/5".to_owned(),
        origin: Some("board/1".to_owned()),
        number: 1,
        entry: any_entry(&mut dice),
    };
    journal.append_all(vec![renamed]).wait().expect("appended");
    for round in 1..=700 {
        let stream = format!("board/{}", dice.below(9));
        let last = journal.head(&stream).wait().expect("read").map_or(0, |head| head.last);
        journal.append(&stream, last + 1, any_entry(&mut dice)).wait().expect("appended");
        if round % 200 == 0 {
            drop(journal.anchor(round).wait().expect("anchored"));
        }
    }
    journal
}

fn exported(journal: &dyn Journal) -> Vec<u8> {
    let mut streams: Vec<String> =
        journal.streams().wait().expect("read").into_iter().map(|head| head.stream).collect();
    streams.sort();
    let mut file = Vec::new();
    export(journal, &streams, &mut file).expect("exported");
    file
}

#[test]
fn a_copy_is_the_same_journal() {
    let source = source();
    let folder = Folder::new();
    let target = Sqlite::open(folder.file("copy.db")).expect("opens");
    let copied = copy(&source, &target, |_| ()).expect("copied");
    assert_eq!((copied.streams, copied.entries, copied.earlier), (10, 704, 0));
    assert!(copied.report.is_clean() && copied.report.anchors.count == 3, "{copied:?}");
    assert_eq!(target.read_all(0, 1000).wait(), source.read_all(0, 1000).wait());
    assert_eq!(exported(&target), exported(&source));
    assert_eq!(copy(&source, &target, |_| ()).expect("again").earlier, 704);
}

#[cfg(feature = "jetstream")]
#[test]
fn there_and_back() {
    let Some(nats) = crate::support::nats::Nats::one() else { return };
    let source = source();
    let there = crate::support::nats::connect(&nats.options());
    let copied = copy(&source, &there, |_| ()).expect("copied");
    assert_eq!((copied.streams, copied.entries, copied.report.is_clean()), (10, 704, true));
    assert_eq!(exported(&there), exported(&source));
    let folder = Folder::new();
    let back = Sqlite::open(folder.file("back.db")).expect("opens");
    copy(&there, &back, |_| ()).expect("copied");
    assert_eq!(exported(&back), exported(&source));
    assert_eq!(back.streams().wait(), Journal::streams(&source).wait());
}

#[test]
fn an_interrupted_copy_is_gone_on_with() {
    let source = source();
    let all = source.read_all(0, 1000).wait().expect("read");
    for count in [1, 100, 333] {
        let target = Memory::new();
        for posted in &all[..count] {
            let origin = (posted.stream == "board/5").then(|| "board/1".to_owned());
            let entry = posted.entry.content.clone().into();
            let (stream, number) = (posted.stream.clone(), posted.entry.number);
            target.append_all(vec![BatchEntry { stream, origin, number, entry }]).wait().expect("appended");
        }
        let copied = copy(&source, &target, |_| ()).expect("copied");
        assert_eq!(copied.earlier, count as u64);
        assert_eq!(exported(&target), exported(&source));
    }
}

#[test]
fn another_journal_is_not_written_in() {
    let source = source();
    for stream in ["board/1", "elsewhere"] {
        let target = Memory::new();
        target.append(stream, 1, entry("something else")).wait().expect("appended");
        let refused = copy(&source, &target, |_| ()).map(|_| ());
        assert_eq!(refused, Err(Fault::Contradiction { stream: stream.to_owned() }));
        assert_eq!(target.read_all(0, 1000).wait().map(|all| all.len()), Ok(1));
    }
    let longer = Memory::new();
    copy(&source, &longer, |_| ()).expect("copied");
    fill(&longer, "board/new", 1);
    assert!(matches!(copy(&source, &longer, |_| ()), Err(Fault::Contradiction { .. })));
}
