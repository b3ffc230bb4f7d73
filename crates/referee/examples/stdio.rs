//! Answers each line of the standard input: one act of the referee protocol per line.
#![allow(clippy::print_stdout, reason = "an example")]

use std::io::BufRead;
use touchmove_referee::Referee;

fn main() -> std::io::Result<()> {
    let mut referee = Referee::new();
    for line in std::io::stdin().lock().split(b'\n') {
        println!("{}", referee.bytes(&line?));
    }
    Ok(())
}
