//! `touchmove winnable` as a user runs it: lines and files, one by one and many at once, and nonsense.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use crate::program::touchmove;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use touchmove_board::{Color, Move, Position};
use touchmove_helpmate::is_helpmate;

/// Only White can still checkmate, and has done so.
const MATED: &str = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
/// Neither side: White must capture the queen.
const FORCED: &str = "7k/8/8/8/8/8/1q6/K7 w - - 0 1";
/// Neither side: the pawns are locked, and only kings move.
const WALL: &str = "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P2/1K6/8 b - - 0 1";
/// White with the knight, if Black's rook helps.
const KNIGHT: &str = "4K2k/8/8/4N3/8/8/8/r7 b - - 0 1";
/// Either side, with the help of the other; nothing but a search finds it.
const MINORS: &str = "4k3/8/8/2b5/8/8/8/4K1N1 w - - 0 1";
/// Both sides, after many moves.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The answer to a line, and the exit code.
fn answer(line: &str) -> (String, Option<i32>) {
    let (code, answer, message) = touchmove(&["winnable"], format!("{line}\n").as_bytes());
    assert_eq!(message, "", "{line}");
    let answer = answer.strip_suffix('\n').unwrap_or_else(|| panic!("{line}: {answer:?}"));
    (answer.to_owned(), code)
}

#[test]
fn each_answer_has_its_exit_code() {
    assert_eq!(answer(&format!("{MATED} white")), ("winnable".to_owned(), Some(0)));
    assert_eq!(answer(&format!("{MATED} black")), ("unwinnable".to_owned(), Some(1)));
    let (code, undecided, _) =
        touchmove(&["winnable", "--limit", "1"], format!("{MINORS} white\n").as_bytes());
    assert_eq!((undecided.as_str(), code), ("undecided\n", Some(1)));
    let mixed = format!("{MATED}\nnonsense\n{FORCED}\n");
    assert_eq!(touchmove(&["winnable"], mixed.as_bytes()).0, Some(2));
    assert_eq!(touchmove(&["winnable"], b""), (Some(0), String::new(), String::new()));
}

#[test]
fn without_a_colour_the_side_not_on_move_is_asked_for() {
    assert_eq!(answer(MATED).0, "winnable");
    assert_eq!(answer("7k/6Q1/6K1/8/8/8/8/8 b - -").0, "winnable", "four fields");
    assert_eq!(answer("7k/6Q1/6K1/8/8/8/8/8 b - - \t black \r").0, "unwinnable", "four fields and a colour");
    assert_eq!(answer("7K/6q1/6k1/8/8/8/8/8 w - - 0 1").0, "winnable");
    assert_eq!(answer("7K/6q1/6k1/8/8/8/8/8 w - - 0 1 white").0, "unwinnable");
}

#[test]
fn a_winnable_line_is_a_helpmate_in_uci() {
    for (fen, side) in [(START, Color::White), (START, Color::Black), (KNIGHT, Color::White)] {
        let (answer, _) = answer(&format!("{fen} {side}"));
        let moves = answer.strip_prefix("winnable ").unwrap_or_else(|| panic!("{fen}: {answer}"));
        let start: Position = fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        let (mut position, mut line) = (start, Vec::new());
        for word in moves.split(' ') {
            let mv: Move = word.parse().unwrap_or_else(|fault| panic!("{word}: {fault}"));
            let mv = position.resolve(mv);
            assert_eq!(mv.uci(&position).to_string(), word, "{answer}");
            position.play_unchecked(mv);
            line.push(mv);
        }
        assert!(is_helpmate(&start, side, &line), "{fen} {side}: {answer}");
    }
}

#[test]
fn every_line_has_one_answer_whatever_it_is() {
    let lines = [
        ("", "error unreadable FEN, the pieces"),
        ("   ", "error unreadable FEN, the pieces"),
        ("white", "error unreadable FEN, the pieces"),
        ("nonsense", "error unreadable FEN, the pieces"),
        ("8/8/8/8/8/8/8/8 white", "error unreadable FEN, the side to move"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 green", "error unreadable FEN"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 white black", "error unreadable FEN"),
        ("8/8/8/8/8/8/8/8 w - - 0 1white", "error unreadable FEN"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 white", "unwinnable"),
        ("\u{FF}\u{0}", "error unreadable FEN"),
        (MATED, "winnable"),
    ];
    let input: Vec<&str> = lines.iter().map(|(line, _)| *line).collect();
    let (code, answers, _) = touchmove(&["winnable"], input.join("\n").as_bytes());
    assert_eq!((code, answers.lines().count()), (Some(2), lines.len()), "{answers}");
    for ((line, words), answer) in lines.iter().zip(answers.lines()) {
        assert!(answer.starts_with(words), "{line:?}: {answer}");
    }
    let latin = b"\xE9\xFF\n7k/6Q1/6K1/8/8/8/8/8 b - -";
    let (_, answers, _) = touchmove(&["winnable"], latin);
    assert!(answers.starts_with("error ") && answers.ends_with("\nwinnable\n"), "{answers}");
}

#[test]
fn a_line_without_end_is_an_error_and_the_next_one_is_answered() {
    let blanks = " ".repeat(300_000);
    let input = format!("{MATED}{blanks}garbage{blanks}\n{MATED}\n");
    let (code, answers, _) = touchmove(&["winnable"], input.as_bytes());
    assert_eq!((code, answers.as_str()), (Some(2), "error a line of more than 4096 bytes\nwinnable\n"));
}

#[test]
fn json_tells_the_proof_and_the_nodes() {
    let input = format!("{FORCED} white\n{MATED}\nno \"FEN\"\n{MINORS}\n{MINORS} white\n");
    let (code, answers, _) = touchmove(&["winnable", "--json", "--limit", "1"], input.as_bytes());
    assert_eq!(code, Some(2));
    let answers: Vec<serde_json::Value> = answers
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect();
    let field = |place: usize, name: &str| answers[place][name].clone();
    assert_eq!(
        [field(0, "answer"), field(0, "side"), field(0, "proof")],
        ["unwinnable", "white", "material"]
    );
    assert_eq!(field(0, "nodes"), 0);
    assert_eq!([field(1, "answer"), field(1, "side"), field(1, "proof")], ["winnable", "white", "line"]);
    assert_eq!(field(1, "moves"), serde_json::json!([]));
    assert_eq!(field(2, "answer"), "error");
    assert!(field(2, "text").as_str().is_some_and(|text| text.starts_with("unreadable FEN")));
    assert_eq!([field(3, "answer"), field(3, "side")], ["undecided", "black"]);
    assert_eq!([field(4, "answer"), field(4, "side")], ["undecided", "white"]);
    assert!(field(4, "nodes").is_u64() && field(4, "proof").is_null());

    let (_, answer, _) = touchmove(&["winnable", "--json"], format!("{START}\n").as_bytes());
    let answer: serde_json::Value = serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}"));
    assert!(answer["moves"].as_array().is_some_and(|moves| moves.iter().all(serde_json::Value::is_string)));
    assert!(answer["nodes"].as_u64().is_some_and(|nodes| nodes > 0), "{answer}");
}

#[test]
fn several_threads_keep_the_order() {
    // Searches mixed with trivial lines, so that threads overtake each other; the column makes answers different.
    let (mut input, mut expected) = (String::new(), Vec::new());
    for number in 0..3000 {
        if number % 40 == 0 {
            let _ = writeln!(input, "{WALL}");
            expected.push("unwinnable".to_owned());
        } else {
            let column = number % 97;
            let _ = writeln!(input, "{}x", " ".repeat(column));
            expected.push(format!("error unreadable FEN, the pieces (character {}):", column + 1));
        }
    }
    let path = std::env::temp_dir().join(format!("touchmove-order-{}.txt", std::process::id()));
    std::fs::write(&path, input).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for threads in ["1", "2", "7"] {
        let name = path.to_string_lossy();
        let (code, answers, _) = touchmove(&["winnable", "--threads", threads, &name, &name], b"");
        assert_eq!((code, answers.lines().count()), (Some(2), 2 * expected.len()));
        for (answer, words) in answers.lines().zip(expected.iter().chain(&expected)) {
            assert!(answer.starts_with(words), "{threads} threads: {answer} where {words} should be");
        }
    }
    std::fs::remove_file(&path).expect("the file is ours to remove");
}

#[test]
fn bad_usage_and_missing_files() {
    for option in ["--limit=0", "--limit=-1", "--limit=many", "--limit=", "--threads=0", "--threads=100000"] {
        let (code, output, message) = touchmove(&["winnable", option], b"");
        assert_eq!((code, output.as_str()), (Some(2), ""), "{option}");
        let name = option.split('=').next().unwrap_or_default();
        assert!(message.contains(name) && !message.contains("panicked"), "{option}: {message}");
    }
    let (code, answers, message) = touchmove(&["winnable", "-", "no-such-file.txt"], MATED.as_bytes());
    assert_eq!((code, answers.as_str()), (Some(2), "winnable\n"), "what was there before is answered");
    assert!(message.contains("no-such-file.txt"), "{message}");
}

fn start() -> Child {
    let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    program.arg("winnable").stdin(Stdio::piped()).stdout(Stdio::piped());
    program.spawn().unwrap_or_else(|error| panic!("{error}"))
}

/// Longer than any answer here takes on any machine; only a failing test waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn a_line_is_answered_before_the_next_one_arrives() {
    let mut child = start();
    let (mut stdin, stdout) = child.stdin.take().zip(child.stdout.take()).expect("both pipes");
    let (sender, answers) = mpsc::channel();
    std::thread::spawn(move || BufReader::new(stdout).lines().try_for_each(|line| sender.send(line)));
    for (line, answer) in [(MATED, "winnable"), ("nonsense", "error"), (FORCED, "unwinnable")] {
        writeln!(stdin, "{line}").expect("the program reads");
        let heard = answers.recv_timeout(PATIENCE).expect("an answer").expect("a line");
        assert!(heard.starts_with(answer), "{line}: {heard}");
    }
    drop(stdin);
    assert_eq!(child.wait().expect("it ends").code(), Some(2));
}

#[test]
fn it_ends_quietly_when_nobody_reads_the_answers() {
    let mut child = start();
    let mut stdin = child.stdin.take().expect("a pipe");
    drop(child.stdout.take());
    writeln!(stdin, "{MATED}").expect("the program reads");
    let (sender, ended) = mpsc::channel();
    std::thread::spawn(move || sender.send(child.wait()));
    // The input is still open: the program must not wait for more of it.
    let status = ended.recv_timeout(PATIENCE).expect("it ends").expect("an exit code");
    assert_eq!(status.code(), Some(0));
    drop(stdin);
}
