//! `touchmove journal`: a sound journal, a tampered one, and one with different answers; backups, and outside anchors.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::program::touchmove;
use std::path::PathBuf;
use touchmove_journal::{Author, Hash, Journal, NewEntry, Sqlite, digest, export};
use touchmove_referee::Referee;

const ACTS: [&str; 3] = [
    r#"{"act":"open","edition":"2018"}"#,
    r#"{"act":"move","at":1000,"by":"white","move":"e2e4"}"#,
    r#"{"act":"move","at":2000,"by":"black","move":"e7e5"}"#,
];

/// A journal in its own folder, with one game and one entry of the hall.
struct Sample(PathBuf);

impl Sample {
    fn new(name: &str, change: impl Fn(u64, &mut NewEntry)) -> Self {
        let folder = std::env::temp_dir().join(format!("touchmove-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let sample = Self(folder);
        let journal = Sqlite::open(sample.journal()).unwrap();
        journal.append("hall", 1, NewEntry::new(Author::SERVER, r#"{"started":true}"#)).wait().unwrap();
        let mut referee = Referee::new();
        for (number, act) in (1..).zip(ACTS) {
            let mut entry = NewEntry::new(Author::SERVER, act);
            entry.content.digest = Some(digest(&referee.line(act)));
            change(number, &mut entry);
            journal.append("board/1", number, entry).wait().unwrap();
        }
        let mut file = std::fs::File::create(sample.export()).unwrap();
        export(&journal, &["hall".to_owned(), "board/1".to_owned()], &mut file).unwrap();
        sample
    }

    fn journal(&self) -> String {
        self.0.join("journal").to_str().unwrap().to_owned()
    }

    fn export(&self) -> String {
        self.0.join("export").to_str().unwrap().to_owned()
    }
}

impl Drop for Sample {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_sound_journal() {
    let sample = Sample::new("sound", |_, _| ());
    let expected = "2 streams, 4 entries, 3 acts replayed: 0 broken, 0 answered otherwise\n";
    for file in [sample.journal(), sample.export()] {
        let (code, output, _) = touchmove(&["journal", "verify", &file], b"");
        assert_eq!((code, output.as_str()), (Some(0), expected), "{file}");
    }
    let exported = std::fs::read(sample.export()).unwrap();
    for arguments in [&["journal", "verify"][..], &["journal", "verify", "-"]] {
        let (code, output, _) = touchmove(arguments, &exported);
        assert_eq!((code, output.as_str()), (Some(0), expected));
    }
    // While it is open for writing.
    let journal = Sqlite::open(sample.journal()).unwrap();
    let (code, output, _) = touchmove(&["journal", "verify", &sample.journal()], b"");
    assert_eq!((code, output.as_str()), (Some(0), expected));
    drop(journal);
}

#[test]
fn tampering_shows() {
    let sample = Sample::new("tampered", |_, _| ());
    let exported = std::fs::read_to_string(sample.export()).unwrap().replace("e7e5", "e7e6");
    let (code, output, _) = touchmove(&["journal", "verify"], exported.as_bytes());
    assert_eq!(code, Some(1));
    assert_eq!(
        output,
        "broken: board/1: entry 3 does not match its hash and the entry before it\n\
         2 streams, 4 entries, 2 acts replayed: 1 broken, 0 answered otherwise\n"
    );
}

#[test]
fn another_answer_shows() {
    let sample = Sample::new("otherwise", |number, entry| {
        if number == 2 {
            entry.content.digest = Some(Hash::of(b"another ruling"));
        }
    });
    for file in [sample.journal(), sample.export()] {
        let (code, output, _) = touchmove(&["journal", "verify", &file], b"");
        assert_eq!(code, Some(1));
        let version = env!("CARGO_PKG_VERSION");
        let told = format!("different: board/1: entry 2 is answered differently than by version {version}\n");
        assert!(output.starts_with(&told), "{output}");
    }
    let (code, output, _) = touchmove(&["journal", "verify", "--hashes", &sample.journal()], b"");
    assert_eq!(code, Some(0));
    assert_eq!(output, "2 streams, 4 entries, 0 acts replayed: 0 broken, 0 answered otherwise\n");
}

#[test]
fn what_is_no_journal() {
    for (arguments, input, said) in [
        (&["journal", "verify", "no-such-file"][..], "", "no-such-file"),
        (&["journal", "verify"], "", "line 1"),
        (&["journal", "verify"], "1. e4 e5 *\n", "line 1"),
        (&["journal", "verify", "Cargo.toml"], "", "Cargo.toml"),
        (&["journal"], "", "Usage"),
    ] {
        let (code, output, message) = touchmove(arguments, input.as_bytes());
        assert_eq!((code, output.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(message.contains(said), "{arguments:?}: {message}");
    }
}

#[test]
fn a_backup_is_made_while_the_hall_runs_and_put_back_when_it_does_not() {
    let sample = Sample::new("backup", |_, _| ());
    let (journal, backup) = (sample.journal(), format!("{}.backup", sample.journal()));
    let hall = Sqlite::open(&journal).unwrap();
    let (code, output, message) = touchmove(&["journal", "backup", &journal, &backup], b"");
    assert_eq!(code, Some(0), "{message}");
    assert!(output.contains("4 entries"), "{output}");
    let (code, _, message) = touchmove(&["journal", "backup", &journal, &backup], b"");
    assert_eq!(code, Some(2));
    assert!(message.contains("already exists"), "{message}");

    let (code, _, message) = touchmove(&["journal", "restore", &backup, &journal, "--replace"], b"");
    assert_eq!(code, Some(2), "a server has it open");
    assert!(message.contains("another process"), "{message}");
    hall.append("hall", 2, NewEntry::new(Author::SERVER, "{}")).wait().unwrap();
    drop(hall);
    let (code, _, message) = touchmove(&["journal", "restore", &backup, &journal], b"");
    assert_eq!(code, Some(2));
    assert!(message.contains("--replace"), "{message}");
    let (code, output, message) = touchmove(&["journal", "restore", &backup, &journal, "--replace"], b"");
    assert_eq!(code, Some(0), "{message}");
    assert!(output.starts_with("2 streams, 4 entries, 3 acts replayed: 0 broken"), "{output}");
    assert!(output.contains("journal.replaced-1"), "{output}");
    let (code, output, _) = touchmove(&["journal", "verify", &format!("{journal}.replaced-1")], b"");
    assert_eq!(code, Some(0));
    assert!(output.starts_with("2 streams, 5 entries"), "{output}");
    let (code, output, _) = touchmove(&["journal", "repair", &journal], b"");
    assert_eq!(
        (code, output.as_str()),
        (Some(0), "the journal and its write-ahead log are complete; nothing was changed\n")
    );
}

#[test]
fn an_anchor_from_outside_proves_a_journal() {
    let sample = Sample::new("anchor", |_, _| ());
    let (journal, file) = (sample.journal(), format!("{}.anchor", sample.journal()));
    let hall = Sqlite::open(&journal).unwrap();
    let anchor = hall.anchor(1_700_000_000_000).wait().unwrap();
    std::fs::write(&file, serde_json::to_string(&anchor).unwrap()).unwrap();
    let code_text = anchor.anchor.code().to_string();
    drop(hall);
    for outside in [&code_text, &file] {
        let (code, output, message) = touchmove(&["journal", "verify", &journal, "--anchor", outside], b"");
        assert_eq!(code, Some(0), "{output}{message}");
        assert!(
            output.ends_with("proven: nothing before this anchor is missing or was changed\n"),
            "{output}"
        );
    }
    // The same acts in another journal are a different history, because the wall times of its entries differ.
    let other = Sample::new("another", |_, entry| entry.content.wall_ms = 1);
    for outside in [&code_text, &file] {
        let (code, output, _) = touchmove(&["journal", "verify", &other.journal(), "--anchor", outside], b"");
        assert_eq!(code, Some(1), "{output}");
        assert!(output.contains("broken: "), "{output}");
    }
    let mistyped = code_text.replace(char::is_numeric, "z");
    for (outside, said) in [("no-such-file", "no file"), (mistyped.as_str(), "mistyped")] {
        let (code, _, message) = touchmove(&["journal", "verify", &journal, "--anchor", outside], b"");
        assert_eq!(code, Some(2));
        assert!(message.contains(said), "{message}");
    }
}
