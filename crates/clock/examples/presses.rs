//! Runs a chess clock through a list of thinking times in seconds: `presses 40/5400+30:1800+30 12 7 95`.
#![allow(clippy::print_stdout, reason = "an example")]

use touchmove_board::Color;
use touchmove_clock::{Clock, SavedTime, Time, TimeControl};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let control: TimeControl = arguments.next().ok_or("usage: presses TIME-CONTROL SECONDS...")?.parse()?;
    let mut clock = Clock::new(control, SavedTime::Kept);
    clock.start(Color::White);
    for seconds in arguments {
        let player = clock.turn();
        clock.run_to(clock.now().after(Time::from_seconds(seconds.parse()?)));
        if let Some(player) = clock.first_flag() {
            println!("the flag of {player} has fallen");
            break;
        }
        clock.press(player, clock.moves(player) + 1)?;
        let [white, black] = Color::ALL.map(|player| clock.left(player).millis() / 1000);
        println!("{player} presses: white {white} s, black {black} s");
    }
    Ok(())
}
