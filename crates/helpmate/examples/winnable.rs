//! Prints whether each side can still checkmate by any series of legal moves: `winnable FEN`.
#![allow(clippy::print_stdout, reason = "an example")]

use touchmove_board::{Color, Position};
use touchmove_helpmate::{Verdict, winnable};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let fen = std::env::args().nth(1).ok_or("usage: winnable FEN")?;
    let position: Position = fen.parse()?;
    for side in Color::ALL {
        match winnable(&position, side) {
            Verdict::Winnable(line) => {
                let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
                println!("{side} can checkmate: {}", moves.join(" "));
            }
            Verdict::Unwinnable(proof) => println!("{side} cannot checkmate: {proof:?}"),
            Verdict::Undecided(positions) => println!("{side}: not decided after {positions} positions"),
        }
    }
    Ok(())
}
