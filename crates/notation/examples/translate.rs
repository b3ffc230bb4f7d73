//! Prints the moves of a PGN file in the letters of another language: `translate LANGUAGE FILE`, such as `translate de games.pgn`.
#![allow(clippy::print_stdout, reason = "an example")]

use touchmove_notation::pgn::Records;
use touchmove_notation::{Language, Style, write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [code, path] = arguments.as_slice() else { return Err("usage: translate LANGUAGE FILE".into()) };
    let language = Language::by_code(code).ok_or("this language is not known")?;
    let text = std::fs::read(path)?;
    for game in Records::new(text.as_slice()) {
        let Ok(game) = game;
        let record = game.record;
        println!("{} - {}", record.tags.get("White").unwrap_or("?"), record.tags.get("Black").unwrap_or("?"));
        let Some(mut position) = record.start().copied() else { continue };
        for ply in record.main_line().map(|id| record.ply(id)) {
            let written = ply.mv().map(|mv| write(&position, mv, language, Style::LAWS));
            print!("{} ", written.as_deref().unwrap_or("--"));
            position = ply.played().after(&position);
        }
        println!("{}\n", record.result.tag());
    }
    Ok(())
}
