//! All integration tests of this package: one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod explanations;
mod hands;
mod noisy_games;
mod over_time;

#[path = "../../board/tests/support/random.rs"]
mod random;

/// What the hands hold, by whatever way a test program reaches it.
use touchmove_board as chess;
