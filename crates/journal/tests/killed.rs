//! A process that appends is killed at a random moment, again and again: what was acknowledged is there, once, and the chains hold.
//!
//! The child is this program again, with the path of the journal in an environment variable; it says on standard output what was
//! acknowledged.

mod support;

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use support::{Dice, Folder, entry};
use touchmove_journal::{Depth, Hash, Journal, Pending, Receipt, Sqlite, verify};

const JOURNAL: &str = "TOUCHMOVE_TEST_JOURNAL";
const ROUNDS: u64 = 20;
const STREAMS: u64 = 6;

fn main() {
    match std::env::var_os(JOURNAL) {
        Some(path) => append_until_killed(&Sqlite::open(path).expect("opens")),
        None => kill_again_and_again(),
    }
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
            // A line that was cut short was not told.
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
