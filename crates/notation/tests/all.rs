//! All integration tests of this package in one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod encoding;
mod notation_braille;
mod notation_faults;
mod notation_fitting;
mod notation_forms;
mod notation_letters;
mod notation_nonsense;
mod notation_round_trip;
mod notation_sample_game;
mod notation_spoken;
mod notation_support;
mod notation_written;
mod pgn_clock_time;
mod pgn_dirt;
mod pgn_export;
mod pgn_faults;
mod pgn_hostile;
mod pgn_kept;
mod pgn_limits;
mod pgn_promotions;
mod pgn_round_trip;
mod pgn_support;
