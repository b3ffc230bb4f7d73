//! All integration tests of this package in one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod arrivals;
mod fen;
mod fen_faults;
mod identity;
mod illegal_moves;
mod odd_arrangements;
mod oracle;
mod soundness;
mod starts;
mod support;
mod why_agrees;
mod why_cases;
