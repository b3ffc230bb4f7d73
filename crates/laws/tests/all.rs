//! All integration tests of this package in one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod articles;
mod citation_table;
mod clocks;
mod draws;
mod history;
mod illegal_moves;
mod reconstruction;
mod support;
mod touched_pieces;
