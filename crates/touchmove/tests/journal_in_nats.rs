//! `touchmove journal` with a journal in NATS: copied there and back, checked and backed up.

#[path = "../../journal/tests/support/nats.rs"]
mod nats;

use crate::folder::Folder;
use crate::program::touchmove;
use nats::Nats;
use touchmove_journal::{
    Author, BatchEntry, Content, JetStreamOptions, Journal, NewEntry, Sqlite, copy, export,
};

/// A journal in a file, with two boards, one of them renamed, and an anchor.
fn fill(path: &str) {
    let journal = Sqlite::open(path).unwrap();
    for board in ["board/1", "board/2"] {
        for number in 1..=700 {
            let content = Content::new(Author::SERVER, format!(r#"{{"number":{number}}}"#));
            let entry = NewEntry::with_snapshot(content, format!("after {number}"));
            let origin = (board == "board/2").then(|| "board/9".to_owned());
            let stream = board.to_owned();
            journal.append_all(vec![BatchEntry { stream, origin, number, entry }]).wait().unwrap();
        }
    }
    drop(journal.anchor(1).wait().unwrap());
}

fn exported(path: &str) -> Vec<u8> {
    let journal = Sqlite::open_to_read(path).unwrap();
    let streams: Vec<String> =
        journal.streams().wait().unwrap().into_iter().map(|head| head.stream).collect();
    let mut file = Vec::new();
    export(&journal, &streams, &mut file).unwrap();
    file
}

/// Runs a command on the journal with these options.
fn run(options: &JetStreamOptions, command: &[&str]) -> (i32, String, String) {
    assert_eq!(
        options.stream,
        options.prefix.to_ascii_uppercase(),
        "a stream is called as its subjects begin"
    );
    let names = ["--nats-prefix", &options.prefix];
    let (code, output, told) = touchmove(&[&["journal"], command, &names].concat(), b"");
    (code.unwrap(), output, told)
}

#[test]
fn there_and_back_again() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (folder, server) = (Folder::new("nats-copy"), options.servers[0].as_str());
    let (file, back, keys) = (folder.name("journal.db"), folder.name("back.db"), folder.name("hall.keys"));
    fill(&file);

    let (code, _, told) = run(&options, &["copy", &file, server]);
    assert_eq!(code, 2);
    assert!(told.contains("--keys"), "{told}");
    let copied =
        "1401 entries copied, 0 were there already\nchecked: 3 streams and 1401 entries are the same\n";
    assert_eq!(
        run(&options, &["copy", &file, server, "--keys", &keys]),
        (0, copied.to_owned(), String::new())
    );
    let again = copied.replace("1401 entries copied, 0 were", "0 entries copied, 1401 were");
    assert_eq!(run(&options, &["copy", &file, server, "--keys", &keys]).1, again);

    let (code, output, _) = run(&options, &["verify", server, "--hashes"]);
    assert_eq!(code, 0, "{output}");
    assert!(output.contains("3 streams, 1401 entries") && output.contains("1 anchors"), "{output}");

    let sqlite = format!("sqlite:{back}");
    assert_eq!(
        run(&options, &["copy", server, &sqlite, "--keys", &keys]),
        (0, copied.to_owned(), String::new())
    );
    assert_eq!(exported(&back), exported(&file));
    for keys in [&keys, &format!("{back}.keys")] {
        assert_eq!(std::fs::read(keys).unwrap(), std::fs::read(format!("{file}.keys")).unwrap());
    }

    let backup = folder.name("backup.db");
    let (code, output, _) = run(&options, &["backup", server, &backup]);
    assert!(code == 0 && output.contains("1401 entries"), "{output}");
    assert_eq!(exported(&backup), exported(&file));
}

#[test]
fn another_journal_is_left_alone() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (folder, server) = (Folder::new("nats-other"), options.servers[0].as_str());
    let (file, other, keys) = (folder.name("journal.db"), folder.name("other.db"), folder.name("hall.keys"));
    fill(&file);
    let journal = Sqlite::open(&other).unwrap();
    journal.append("board/1", 1, NewEntry::new(Author::SERVER, "{}")).wait().unwrap();
    drop(journal);
    assert_eq!(run(&options, &["copy", &other, server, "--keys", &keys]).0, 0);
    let (code, _, told) = run(&options, &["copy", &file, server, "--keys", &keys]);
    assert_eq!(code, 2);
    assert!(told.contains("differ from those in"), "the keys are another journal's: {told}");

    std::fs::remove_file(format!("{file}.keys")).unwrap();
    let (code, _, told) = run(&options, &["copy", &file, server, "--keys", &keys]);
    assert_eq!(code, 2);
    assert!(told.contains("neither empty nor the beginning of the same journal: board/1"), "{told}");
    let (code, output, _) = run(&options, &["verify", server]);
    assert!(code == 0 && output.contains("1 streams, 1 entries"), "{output}");
}

#[test]
fn a_copy_that_was_interrupted_goes_on() {
    let Some(nats) = Nats::one() else { return };
    let options = nats.options();
    let (folder, server) = (Folder::new("nats-interrupted"), options.servers[0].as_str());
    let (file, part, keys) = (folder.name("journal.db"), folder.name("part.db"), folder.name("hall.keys"));
    fill(&file);
    // The first half, as an interrupted copy leaves it.
    let (whole, half) = (Sqlite::open_to_read(&file).unwrap(), Sqlite::open(&part).unwrap());
    for posted in whole.read_all(0, 600).wait().unwrap() {
        half.append(&posted.stream, posted.entry.number, posted.entry.content.into()).wait().unwrap();
    }
    touchmove_journal::copy_keys(format!("{file}.keys").as_ref(), keys.as_ref()).unwrap();
    let target = nats::connect(&JetStreamOptions { keys: Some(keys.clone().into()), ..options.clone() });
    copy(&half, &target, |_| ()).unwrap();
    drop((whole, half, target));
    let (code, output, told) = run(&options, &["copy", &file, server, "--keys", &keys]);
    assert_eq!(code, 0, "{told}");
    assert!(output.starts_with("801 entries copied, 600 were there already"), "{output}");
}
