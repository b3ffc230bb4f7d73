//! All integration tests of this package in one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod explanations;
mod hands;
mod noisy_games;
mod over_time;

#[path = "../../board/tests/support/random.rs"]
mod random;

/// The chess types that `hands` uses, under a name that every test program defines.
use touchmove_board as chess;
