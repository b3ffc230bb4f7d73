//! All integration tests of this package: one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod articles;
mod audit;
mod audit_runs;
#[cfg(feature = "parquet")]
mod audit_table;
mod bad_input;
#[cfg(feature = "browser")]
mod browser;
mod dead_positions;
mod folder;
mod games;
mod hall;
mod journal;
#[cfg(feature = "cluster")]
mod journal_in_nats;
mod package_files;
mod program;
mod readme;
mod referee;
mod scenarios;
mod serve;
#[cfg(unix)]
mod stalls;
mod winnable;
