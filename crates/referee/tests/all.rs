//! All integration tests of this package in one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod any_acts;
mod bad_lines;
mod documented;
mod scenarios;
mod time_due;
mod untold;

#[path = "../../board/tests/support/random.rs"]
mod random;
