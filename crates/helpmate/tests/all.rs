//! All integration tests of this package in one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod determinism;
mod enumeration;
mod material;
mod odd;
mod oracle;
mod oracle_checks;
mod series_of_moves;
mod support;
mod wall;
mod walls;
