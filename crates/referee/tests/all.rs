//! All integration tests of this package in one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod any_acts;
mod bad_lines;
mod random;
mod scenarios;
mod time_due;
mod untold;
