//! The adviser, asked everything it can be asked.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod paths;
mod questions;
mod texts;
