//! The program as a user runs it.

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs the program; returns exit code, standard output and standard error.
pub(crate) fn touchmove(arguments: &[&str], input: &[u8]) -> (Option<i32>, String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
    // The program may end before it has read everything; that is not an error here.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all(input));
    let output = child.wait_with_output().unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}
