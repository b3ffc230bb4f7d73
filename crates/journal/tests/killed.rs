//! A process that appends is killed at a random moment, again and again: acknowledged entries are stored exactly once, and the chains are
//! unbroken. A process killed during an import leaves all of it or nothing.
//!
//! The child is this program again, with the path of the journal in an environment variable; it prints acknowledged entries to standard
//! output.

mod support;

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use support::{Dice, Folder, entry};
use touchmove_journal::{Depth, Hash, Journal, Pending, Receipt, Sqlite, export, import, verify};

const JOURNAL: &str = "TOUCHMOVE_TEST_JOURNAL";
const IMPORTED: &str = "TOUCHMOVE_TEST_IMPORTED";
const ROUNDS: u64 = 20;
const STREAMS: u64 = 6;

fn main() {
    match (std::env::var_os(JOURNAL), std::env::var_os(IMPORTED)) {
        (Some(path), None) => append_until_killed(&Sqlite::open(path).expect("opens")),
        (Some(path), Some(file)) => import_file(&Sqlite::open(path).expect("opens"), Path::new(&file)),
        (None, _) => {
            kill_again_and_again();
            kill_imports();
        }
    }
}

fn import_file(journal: &Sqlite, file: &Path) {
    let file = BufReader::new(File::open(file).expect("there"));
    import(journal, file).expect("imported");
}

fn kill_imports() {
    const BOARDS: u64 = 40;
    const ENTRIES: u64 = 500;
    let folder = Folder::new();
    let (source, file) = (Sqlite::open(folder.file("source")).expect("opens"), folder.file("exported"));
    let streams: Vec<String> = (0..BOARDS).map(|board| format!("board/1-{board}")).collect();
    for stream in &streams {
        support::fill(&source, stream, ENTRIES);
    }
    export(&source, &streams, &mut File::create(&file).expect("made")).expect("exported");
    let (mut dice, mut nothing, mut all) = (Dice::new(3), 0, 0);
    for round in 0..12 {
        let path = folder.file(&format!("journal-{round}"));
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .env(JOURNAL, &path)
            .env(IMPORTED, &file)
            .spawn()
            .expect("a child");
        thread::sleep(Duration::from_millis(20 + dice.below(1500)));
        // It may have ended by itself.
        let _ = child.kill();
        child.wait().expect("ended");
        let journal = Sqlite::open(&path).expect("opens");
        let there = journal.streams().wait().expect("read");
        match there.len() as u64 {
            0 => nothing += 1,
            BOARDS => {
                all += 1;
                assert!(there.iter().all(|head| head.last == ENTRIES), "round {round}: half an import");
            }
            some => unreachable!("round {round}: {some} of {BOARDS} streams are there"),
        }
        import_file(&journal, &file);
        let report = verify(&journal, Depth::Chains, |_| ()).expect("read");
        assert!(report.is_clean() && report.entries == BOARDS * ENTRIES, "round {round}: {report:?}");
    }
    assert_eq!(nothing + all, 12);
}

/// Two threads, each with streams of its own and several appends under way.
fn append_until_killed(journal: &Sqlite) -> ! {
    thread::scope(|threads| {
        for part in 0..2 {
            threads.spawn(move || {
                let streams: Vec<String> = (0..STREAMS)
                    .filter(|stream| stream % 2 == part)
                    .map(|stream| format!("board/{stream}"))
                    .collect();
                let mut last: Vec<u64> = streams
                    .iter()
                    .map(|stream| journal.head(stream).wait().expect("read").map_or(0, |head| head.last))
                    .collect();
                loop {
                    let mut under_way: Vec<(usize, Pending<Receipt>)> = Vec::new();
                    for _ in 0..5 {
                        for (place, stream) in streams.iter().enumerate() {
                            last[place] += 1;
                            let mut entry = entry(&format!("{stream} {}", last[place]));
                            entry.snapshot = Some(last[place].to_string());
                            under_way.push((place, journal.append(stream, last[place], entry)));
                        }
                    }
                    for (place, pending) in under_way {
                        let receipt = pending.wait().expect("appended");
                        let line = format!("{} {} {}\n", streams[place], receipt.number, receipt.hash);
                        std::io::stdout().write_all(line.as_bytes()).expect("told");
                    }
                }
            });
        }
    });
    unreachable!("the threads never end")
}

fn kill_again_and_again() {
    let folder = Folder::new();
    let path = folder.file("journal");
    let mut dice = Dice::new(7);
    let mut acknowledged: HashMap<(String, u64), Hash> = HashMap::new();
    for round in 0..ROUNDS {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .env(JOURNAL, &path)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a child");
        let mut told = BufReader::new(child.stdout.take().expect("its output"));
        let listening = thread::spawn(move || {
            let mut lines = Vec::new();
            let mut line = String::new();
            // A line that was cut short does not count.
            while told.read_line(&mut line).expect("read") > 0 && line.ends_with('\n') {
                lines.push(std::mem::take(&mut line));
            }
            lines
        });
        thread::sleep(Duration::from_millis(30 + dice.below(150)));
        child.kill().expect("killed");
        child.wait().expect("ended");
        for line in listening.join().expect("listened") {
            let mut words = line.split_whitespace();
            let mut word = || words.next().expect("three words");
            let (stream, number, hash) = (word().to_owned(), word(), word());
            let key = (stream, number.parse().expect("a number"));
            assert_eq!(
                acknowledged.insert(key, hash.parse().expect("a hash")),
                None,
                "acknowledged twice: {line}"
            );
        }
        check(&path, &acknowledged, round);
    }
    assert!(acknowledged.len() > 100, "there was something to lose: {}", acknowledged.len());
}

fn check(path: &std::path::Path, acknowledged: &HashMap<(String, u64), Hash>, round: u64) {
    let journal = Sqlite::open(path).expect("opens");
    let report = verify(&journal, Depth::Chains, |_| ()).expect("read");
    assert!(report.is_clean(), "round {round}: {report:?}");
    let mut found = 0;
    for head in journal.streams().wait().expect("read") {
        let entries = journal.read(&head.stream, 1, usize::MAX).wait().expect("read");
        assert_eq!(entries.len() as u64, head.last, "no gaps, nothing twice");
        assert_eq!(head.snapshot.map(|snapshot| snapshot.body), Some(head.last.to_string()));
        for entry in entries {
            assert_eq!(entry.content.body, format!("{} {}", head.stream, entry.number));
            if let Some(hash) = acknowledged.get(&(head.stream.clone(), entry.number)) {
                assert_eq!(entry.hash, *hash);
                found += 1;
            }
        }
    }
    assert_eq!(found, acknowledged.len(), "round {round}: all that was acknowledged is there");
}
