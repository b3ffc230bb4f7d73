//! Counts the ways to play a number of legal moves, for each first move: `perft DEPTH [FEN]`.
#![allow(clippy::print_stdout, reason = "an example")]

use touchmove_board::{Position, perft};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let depth: u32 = arguments.next().unwrap_or("4".to_owned()).parse()?;
    let position = match arguments.next() {
        Some(fen) => fen.parse()?,
        None => Position::standard(),
    };
    if let Some(below) = depth.checked_sub(1) {
        for mv in position.legal_moves() {
            println!("{}: {}", mv.uci(&position), perft(&position.after(mv), below));
        }
    }
    println!("{}", perft(&position, depth));
    Ok(())
}
