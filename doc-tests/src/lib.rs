//! Tests that compare the library crates with files outside them.
//!
//! A published crate contains only the files of its own folder, so a test that reads `docs/`, `scenarios/` or `web/` cannot be part of one.
//! The Rust examples of the pages are doctests of this crate; the other tests are in `tests/`.

#[cfg(doctest)]
#[doc = include_str!("../../docs/audit.md")]
mod audit {}

#[cfg(doctest)]
#[doc = include_str!("../../docs/pgn.md")]
mod pgn {}
