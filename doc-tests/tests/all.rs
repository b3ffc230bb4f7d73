//! All integration tests of this package in one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod letters;
mod pgn;
mod referee;
mod scenarios;
