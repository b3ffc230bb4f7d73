//! Moves as people write and say them (Appendix C of the Laws, E in 2005; the announcements of D.2.1), and PGN.
//!
//! This crate guarantees:
//!
//! - [`write()`] writes a legal move according to Appendix C, in any of the languages of [`Language::ALL`] and in any of the styles
//!   that the Laws allow, and [`read()`] reads it back as the same move.
//! - [`read()`] is forgiving where the position makes the meaning certain, and strict where it does not: the result is a move or one
//!   of three faults. The documentation of [`ReadError`] defines them.
//! - [`moves_that_fit`] reads moves for players, who must find out for themselves whether a move is legal: it only considers how the
//!   pieces move.
//! - [`why_illegal`] says in a sentence why a move is illegal.
//! - [`spoken`] puts a move into words that neither a person nor a speech synthesiser will misunderstand.
//! - [`pgn`] reads and writes files of games of any size while holding only one game in memory.
//!
//! - [`encoding`] decodes the bytes of a file, whatever code page it was saved in, and reports when it had to guess.
//!
//! It does not depend on editions, clocks or rulings, and does no input or output.

#![warn(clippy::must_use_candidate)]

pub mod braille;
pub mod encoding;
mod language;
pub mod pgn;
mod quick;
mod read;
mod sheet;
pub mod spoken;
mod why_illegal;
mod write;

pub use language::Language;
pub use quick::quick_san;
pub use read::{Mode, ReadError, moves_that_fit, position_as_seen, read};
pub use sheet::{SheetReading, read_sheet};
pub use why_illegal::why_illegal;
pub use write::{
    Captures, Castling, Checks, EnPassant, Form, Promotion, Style, write, write_as_seen,
    write_without_judging,
};

/// Compiles and runs the example in this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
