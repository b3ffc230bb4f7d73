//! A player completes two illegal moves: prints the names of the rulings in every edition, each with its article.
#![allow(clippy::print_stdout, reason = "an example")]

use touchmove_laws::board::Color;
use touchmove_laws::clock::Moment;
use touchmove_laws::{Act, EditionName, Game, Hands, PressingHand, Settings, Stated};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for edition in EditionName::ALL {
        let time = Some("5400+30".parse()?);
        let mut game = Game::open(Settings { edition, time, ..Settings::default() })?;
        game.act(Moment::from_millis(0), &Act::Start { absent: Vec::new() })?;
        for (second, text) in [(5, "e2e5"), (20, "g1g3")] {
            let by = Color::White;
            let made = Act::Move { by, mv: Stated::of(text), hands: Hands::One };
            let pressed = Act::Press { by, hand: PressingHand::Same };
            for (at, act) in [(second, made), (second + 1, pressed)] {
                for ruling in game.act(Moment::from_millis(at * 1000), &act)? {
                    let kind = format!("{:?}", ruling.kind);
                    let name = kind.split(['(', ' ']).next().unwrap_or_default();
                    println!("{} s, {} {}: {name}", at, edition.name(), ruling.article.id());
                }
            }
        }
    }
    Ok(())
}
