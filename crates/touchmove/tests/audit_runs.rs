//! Runs of `touchmove audit` that are stopped, resumed, or cannot write: no judged game is lost, counted twice or made up.
#![cfg(unix)]
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use crate::folder::Folder;
use crate::program::touchmove;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// Games made for the tests of the audit; their findings are tested there.
const GAMES: &[u8] = include_bytes!("../../audit/tests/games.pgn");

/// What should happen at once happens within this time, even on a busy machine.
const SOON: Duration = Duration::from_secs(60);

/// A run whose standard input stays open.
struct Run {
    child: Child,
    lines: BufReader<Box<dyn Read + Send>>,
}

impl Run {
    /// Starts the program with this input and keeps the input open.
    fn start(arguments: &[&str], input: Vec<u8>) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = program.spawn().unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
        let stdin = child.stdin.take();
        thread::spawn(move || {
            let mut stdin = stdin;
            let _ = stdin.as_mut().map(|stdin| stdin.write_all(&input));
            // Closed long after the program has ended.
            thread::sleep(2 * SOON);
        });
        let output: Box<dyn Read + Send> = match child.stdout.take() {
            Some(output) => Box::new(output),
            None => Box::new(std::io::empty()),
        };
        Self { child, lines: BufReader::new(output) }
    }

    /// Waits for the first line, which must come before the input is closed.
    fn first_line(&mut self) -> String {
        let began = Instant::now();
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap_or_else(|error| panic!("{error}"));
        assert!(began.elapsed() < SOON, "nothing is told before the end of the input");
        line
    }

    /// Waits until the program catches SIGINT: the second bit of its mask of caught signals.
    #[cfg(target_os = "linux")]
    fn wait_until_it_listens(&self) {
        let status = format!("/proc/{}/status", self.child.id());
        let began = Instant::now();
        let listens = || {
            let status = std::fs::read_to_string(&status).unwrap_or_default();
            let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
            caught.is_some_and(|mask| u64::from_str_radix(mask.trim(), 16).is_ok_and(|mask| mask & 2 != 0))
        };
        while !listens() {
            assert!(began.elapsed() < SOON, "the program does not listen");
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn press_ctrl_c(&self) {
        let kill = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status();
        assert!(kill.is_ok_and(|status| status.success()), "no signal was sent");
    }

    /// Waits for the program to end by itself; returns the rest of the output and the status.
    fn finish(self) -> (ExitStatus, String, String) {
        let Self { mut child, mut lines } = self;
        let mut error = child.stderr.take();
        let (told, ending) = mpsc::channel();
        thread::spawn(move || {
            let (mut output, mut messages) = (String::new(), String::new());
            let _ = lines.read_to_string(&mut output);
            let _ = error.as_mut().map(|error| error.read_to_string(&mut messages));
            let _ = told.send((output, messages));
        });
        let began = Instant::now();
        loop {
            if let Ok(Some(status)) = child.try_wait() {
                let (output, messages) = ending.recv_timeout(SOON).unwrap_or_else(|error| panic!("{error}"));
                return (status, output, messages);
            }
            if began.elapsed() > SOON {
                let _ = child.kill();
                let _ = child.wait();
                panic!("the program does not end");
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// Much more than is read at a time.
fn many_games() -> Vec<u8> {
    GAMES.repeat(12)
}

/// The text up to the middle of its last game.
fn cut(text: &[u8]) -> Vec<u8> {
    text[..text.len() - 20].to_vec()
}

/// The summary comes at once even if more input may come, and covers complete games only; another run resumes from there.
#[test]
fn ctrl_c_tells_what_was_found_so_far() {
    let folder = Folder::new("stop");
    let kept = folder.name("kept.json");
    let many = many_games();
    let (_, whole, _) = touchmove(&["audit", "--json"], &many);
    let (_, table, _) = touchmove(&["audit"], &many);

    let mut run = Run::start(&["audit", "--json", "--resume", &kept], cut(&many));
    let first = run.first_line();
    run.press_ctrl_c();
    let (status, rest, messages) = run.finish();
    assert_eq!(status.code(), Some(2), "{messages}");
    let lines = first + &rest;
    let judged = lines.lines().count();
    assert!(whole.starts_with(&lines), "what was told is not how the whole answer begins");
    assert!(judged < whole.lines().count(), "nothing was left to be done");
    assert!(messages.starts_with(&format!("games: {judged}, ")), "{messages}");
    assert!(messages.ends_with("stopped before the end; this is what was found so far\n"), "{messages}");

    // Another run resumes from there.
    let (code, resumed, message) = touchmove(&["audit", "--resume", &kept], &many);
    assert_eq!((code, resumed, message.as_str()), (Some(1), table, ""));
}

/// Ctrl-C works while the program waits for input that may never come, and an incomplete game is not counted.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_is_heard_while_the_program_waits() {
    let one = "[Event \"x\"]\n[Date \"2024.05.01\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n";
    for (input, most) in [(String::new(), 0), (one.repeat(30) + "[Event \"cut\"]\n\n1. e4 e", 30)] {
        let run = Run::start(&["audit", "--json"], input.into_bytes());
        run.wait_until_it_listens();
        thread::sleep(Duration::from_millis(200));
        run.press_ctrl_c();
        let (status, lines, messages) = run.finish();
        assert_eq!(status.code(), Some(2), "{messages}");
        assert!(lines.lines().count() <= most, "{lines}");
        assert!(lines.lines().all(|line| line.ends_with("\"findings\":[]}")), "{lines}");
        assert!(
            messages.contains("games with findings: 0") && messages.contains("stopped before"),
            "{messages}"
        );
    }
}

#[test]
fn games_put_right_are_whole_when_it_was_stopped() {
    let folder = Folder::new("stop-fix");
    let (kept, fixed, once) = (folder.name("kept.json"), folder.name("fixed.pgn"), folder.name("once.pgn"));
    let many = many_games();
    touchmove(&["audit", "--fix", &once], &many);
    let mut run = Run::start(&["audit", "--json", "--fix", &fixed, "--resume", &kept], cut(&many));
    run.first_line();
    run.press_ctrl_c();
    let (status, ..) = run.finish();
    assert_eq!(status.code(), Some(2));
    let (all, so_far) = (folder.read("once.pgn"), folder.read("fixed.pgn"));
    assert!(all.starts_with(&so_far) && so_far.len() < all.len(), "not how all of it begins");
    // Output written after the last noted progress does not count.
    folder.write("fixed.pgn", (so_far + "[Event \"doubled\"]\n").as_bytes());
    touchmove(&["audit", "--json", "--fix", &fixed, "--resume", &kept], &many);
    assert!(folder.read("fixed.pgn") == all, "the games are not those of a run without a stop");
    assert!(folder.read("fixed.pgn.changes") == folder.read("once.pgn.changes"));
    // A run cannot be resumed if its output lacks what was done before.
    folder.write("fixed.pgn", b"");
    let (code, _, message) = touchmove(&["audit", "--fix", &fixed, "--resume", &kept], &many);
    assert!(code == Some(2) && message.contains("has become shorter"), "{message}");
}

/// A table is whole or not there, and takes nobody's place before.
#[cfg(feature = "parquet")]
#[test]
fn a_table_is_not_written_when_it_was_stopped() {
    let folder = Folder::new("stop-table");
    let table = folder.write("audit.parquet", b"of yesterday");
    let mut run = Run::start(&["audit", "--json", "--parquet", &table], cut(&many_games()));
    run.first_line();
    run.press_ctrl_c();
    let (status, _, messages) = run.finish();
    assert_eq!(status.code(), Some(2));
    assert!(messages.contains("no table is written"), "{messages}");
    assert_eq!(folder.read("audit.parquet"), "of yesterday");
    assert!(!std::path::Path::new(&folder.name("audit.parquet.new")).exists(), "half of it is left");
}

/// Games without Event tags between them form one part, which is still answered in pieces.
#[test]
fn a_part_without_end_is_answered_as_it_comes() {
    let one = b"1. f3 e5 2. g4 Qh4# 1-0 ";
    let mut run = Run::start(&["audit", "--json"], one.repeat(10_000));
    assert!(run.first_line().starts_with("{\"game\":1,\"offset\":0,"));
    run.press_ctrl_c();
    let (status, rest, _) = run.finish();
    assert_eq!(status.code(), Some(2));
    for (place, line) in (1..).zip(rest.lines()) {
        let start = format!("{{\"game\":{},\"offset\":{},", place + 1, place * one.len());
        assert!(line.starts_with(&start), "{line}");
    }
}

#[test]
fn another_run_goes_on_where_one_ended() {
    let folder = Folder::new("resume");
    let (kept, file) = (folder.name("kept.json"), folder.name("games.pgn"));
    folder.write("games.pgn", GAMES);
    touchmove(&["audit", "--resume", &kept, &file], b"");
    folder.write("games.pgn", &[GAMES, b"\n", GAMES].concat());
    let (_, resumed, _) = touchmove(&["audit", "--resume", &kept, &file], b"");
    let (_, whole, _) = touchmove(&["audit", &file], b"");
    assert_eq!(resumed, whole);
    // Everything has been done: nothing is counted twice.
    let (_, again, _) = touchmove(&["audit", "--resume", &kept, &file], b"");
    assert_eq!(again, whole);
    let (code, _, message) = touchmove(&["audit", "--resume", &kept, "other.pgn"], b"");
    assert!(code == Some(2) && message.contains("other files"), "{message}");
    let (code, _, message) = touchmove(&["audit", "--resume", &kept, "--edition", "2009", &file], b"");
    assert!(code == Some(2) && message.contains("another --edition"), "{message}");
    let (code, _, message) =
        touchmove(&["audit", "--resume", &kept, "--encoding", "windows-1250", &file], b"");
    assert!(code == Some(2) && message.contains("another --encoding"), "{message}");
    folder.write("games.pgn", GAMES);
    let (code, _, message) = touchmove(&["audit", "--resume", &kept, &file], b"");
    assert!(code == Some(2) && message.contains("has become shorter"), "{message}");
    folder.write("kept.json", b"nonsense");
    let (code, _, message) = touchmove(&["audit", "--resume", &kept, &file], b"");
    assert!(code == Some(2) && message.contains("kept.json"), "{message}");
}

/// The page contains the games of all runs, or is refused.
#[test]
fn a_page_is_of_all_runs() {
    let folder = Folder::new("resume-page");
    let (kept, page, once) = (folder.name("kept.json"), folder.name("page.html"), folder.name("once.html"));
    let file = folder.write("games.pgn", GAMES);
    touchmove(&["audit", "--resume", &kept, "--report", &page, &file], b"");
    folder.write("games.pgn", &[GAMES, b"\n", GAMES].concat());
    let (code, ..) = touchmove(&["audit", "--resume", &kept, "--report", &page, &file], b"");
    assert_eq!(code, Some(1));
    touchmove(&["audit", "--report", &once, &file], b"");
    assert!(folder.read("page.html") == folder.read("once.html"), "the page is not that of one run");

    let kept = folder.name("without.json");
    let fixed = folder.name("fixed.pgn");
    touchmove(&["audit", "--resume", &kept, &file], b"");
    for (option, name) in [("--report", &page), ("--fix", &fixed)] {
        let (code, table, message) = touchmove(&["audit", "--resume", &kept, option, name, &file], b"");
        assert_eq!((code, table.as_str()), (Some(2), ""), "{option}");
        assert!(message.contains("without") && message.contains("remove"), "{message}");
    }
}

/// No option overwrites the games.
#[test]
fn what_is_read_is_not_written_to() {
    let folder = Folder::new("apart");
    let file = folder.write("games.pgn", GAMES);
    let changes = folder.write("x.changes", GAMES);
    let other_spelling = folder.name("./games.pgn");
    let (page, fixed) = (folder.name("page.html"), folder.name("x"));
    let half = folder.write("x.new", GAMES);
    for (arguments, input) in [
        (["--fix", &file], &file),
        (["--fix", &other_spelling], &file),
        (["--report", &file], &file),
        (["--resume", &file], &file),
        (["--parquet", &file], &file),
        (["--parquet", &fixed], &half),
        (["--fix", &fixed], &changes),
        (["--fix", &file], &folder.name("")),
    ] {
        let (code, table, message) = touchmove(&["audit", arguments[0], arguments[1], input], b"");
        assert_eq!((code, table.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(message.contains("name another one"), "{message}");
    }
    if cfg!(target_os = "linux") {
        let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        program.args(["audit", "--fix", &file]);
        program.stdin(std::fs::File::open(&file).unwrap_or_else(|error| panic!("{error}")));
        let output = program.output().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(output.status.code(), Some(2), "a file that is standard input");
    }
    assert!(folder.read("games.pgn").as_bytes() == GAMES && folder.read("x.changes").as_bytes() == GAMES);
    let (code, _, message) = touchmove(&["audit", "--report", &page, "--fix", &page, &file], b"");
    assert!(code == Some(2) && message.contains("two outputs"), "{message}");
}

/// It is reported before the work, not after it.
#[test]
fn a_page_that_cannot_be_written_is_told_at_once() {
    let folder = Folder::new("nowhere");
    let page = folder.name("no/such/page.html");
    let run = Run::start(&["audit", "--report", &page], many_games());
    let (status, output, messages) = run.finish();
    assert_eq!((status.code(), output.as_str()), (Some(2), ""));
    assert!(messages.contains("page.html"), "{messages}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let folder = Folder::new("full");
    let file = folder.write("games.pgn", GAMES);
    let (_, table, _) = touchmove(&["audit", &file], b"");
    // The summary can still be printed.
    let (code, told, message) = touchmove(&["audit", "--report", "/dev/full", &file], b"");
    assert_eq!((code, told), (Some(2), table));
    assert!(message.starts_with("error: /dev/full: "), "{message}");
    let (code, _, message) = touchmove(&["audit", "--fix", "/dev/full", &file], b"");
    assert!(code == Some(2) && message.starts_with("error: /dev/full"), "{message}");
    for option in ["--json", "--csv", "--threads=1"] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
        let full = full.unwrap_or_else(|error| panic!("{error}"));
        let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        program.args(["audit", option, &file]).stdout(full);
        let output = program.output().unwrap_or_else(|error| panic!("{error}"));
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{option}");
        assert!(message.starts_with("error: standard output: "), "{option}: {message}");
    }
}

/// As `| head -1` does.
#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    let mut run = Run::start(&["audit", "--json"], GAMES.repeat(200));
    assert!(run.first_line().starts_with("{\"game\":1,"));
    let Run { child, lines } = run;
    drop(lines);
    let lines = BufReader::new(Box::new(std::io::empty()) as Box<dyn Read + Send>);
    let (status, _, messages) = Run { child, lines }.finish();
    assert_eq!((status.code(), messages.as_str()), (Some(0), ""));
}

/// A progress bar for people, nothing for a file or another program.
#[cfg(target_os = "linux")]
#[test]
fn progress_is_shown_on_a_terminal_alone() {
    let folder = Folder::new("progress");
    let file = folder.write("games.pgn", &many_games());
    let (code, _, message) = touchmove(&["audit", &file], b"");
    assert_eq!((code, message.as_str()), (Some(1), ""));
    let command = format!("{} audit {file} > {}", env!("CARGO_BIN_EXE_touchmove"), folder.name("table"));
    let on_a_terminal = Command::new("script").args(["--quiet", "--command", &command, "/dev/null"]).output();
    let shown = on_a_terminal.unwrap_or_else(|error| panic!("script: {error}")).stdout;
    let shown = String::from_utf8_lossy(&shown).into_owned();
    assert!(
        shown.contains(" games, ") && shown.contains(" a second") && shown.contains(" left"),
        "{shown:?}"
    );
}
