//! Tests of the adviser: every question it can be asked.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod paths;
mod questions;
mod texts;
