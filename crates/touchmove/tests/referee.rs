//! `touchmove referee` as seen from the other end of the pipe.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn referee() -> std::process::Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped());
    command.spawn().unwrap()
}

/// A sender waits for the answer to each act before sending the next.
#[test]
fn every_line_is_answered_at_once() {
    let mut child = referee();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for (line, begins) in [
        (r#"{"act":"open","edition":"2005"}"#, r#"{"rulings":[],"state":{"fen":"#),
        (
            r#"{"act":"move","at":1,"by":"white","move":"e2e5"}"#,
            r#"{"rulings":[{"kind":"made","article":"4.6","#,
        ),
        ("nonsense", r#"{"error":{"code":"bad_json","#),
    ] {
        writeln!(input, "{line}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(begins), "{line}: {answer}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

/// However long a line is, the next one is answered normally.
#[test]
fn a_line_too_long_to_keep_is_one_error() {
    let mut child = referee();
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        let open = br#"{"act":"open"}"#;
        for line in [&vec![b'x'; 65_536][..], &[b'x'; 65_537], &vec![b' '; 5_000_000], open] {
            input.write_all(line).unwrap();
            input.write_all(b"\r\n").unwrap();
        }
        // The last line has no line end.
        input.write_all(br#"{"act":"tick","at":0}"#).unwrap();
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let answers = String::from_utf8(output.stdout).unwrap();
    let codes: Vec<&str> = answers
        .lines()
        .map(|answer| {
            ["bad_json", "line_too_long", "rulings"].into_iter().find(|code| answer.contains(code)).unwrap()
        })
        .collect();
    // The carriage return makes the first line one byte too long as well.
    assert_eq!(codes, ["line_too_long", "line_too_long", "line_too_long", "rulings", "rulings"]);
}
