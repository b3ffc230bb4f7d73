//! Explains why a move is illegal: `why FEN MOVE`, with the move as in UCI.
#![allow(clippy::print_stdout, reason = "an example")]

use touchmove_board::diagram::{Symbols, text};
use touchmove_board::{Color, Move, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [fen, mv] = arguments.as_slice() else { return Err("usage: why FEN MOVE".into()) };
    let (mut position, mv): (Position, Move) = (fen.parse()?, mv.parse()?);
    for defect in position.defects() {
        println!("no game leads to this position: {defect}");
    }
    match position.play(mv) {
        Ok(_) => println!("{mv} is legal:\n{}", text(&position.board, Symbols::Unicode, Color::White)),
        Err(reason) => println!("{mv} is illegal: {} ({:?})", reason.code(), reason.rule()),
    }
    Ok(())
}
