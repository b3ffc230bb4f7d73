//! Recorded games, judged by the FIDE Laws of Chess in force on the day they were played.
//!
//! This crate guarantees:
//!
//! - An [`Auditor`] takes games from a [PGN reader](touchmove_notation::pgn::Reader) and returns a [`Report`] for each: every breach
//!   and every missed claim, with its article, half-move and position. No text makes it panic, and its memory does not grow with the
//!   number of games.
//! - Repetitions and the counts of moves without capture or pawn move are exact. A position is reported as dead, or a loss on time as a
//!   draw, only if it is proven.
//! - Games are judged by the earliest edition that can have been in force. Before 1 July 2005 only what the board shows is reported.
//! - An illegal move is treated as a move that stood, and the game is followed from there as long as that makes sense.
//!
//! ```
//! use touchmove_audit::{Auditor, AutomaticEnding};
//! use touchmove_notation::pgn::Reader;
//!
//! let pgn = b"[Date \"2024.05.01\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";
//! let mut reader = Reader::new(pgn.as_slice());
//! let mut auditor = Auditor::new();
//! let report = auditor.next_game(&mut reader)?.unwrap();
//! let finding = &report.findings[0];
//! assert_eq!((finding.ply, finding.kind.name()), (4, "result_conflict"));
//! assert_eq!(finding.kind.end(), Some(AutomaticEnding::Checkmate));
//! assert_eq!(finding.article.unwrap().id(), "5.1.1");
//! # Ok::<(), core::convert::Infallible>(())
//! ```

#![warn(clippy::must_use_candidate)]

mod auditor;
mod class;
mod clocks;
mod course;
mod day;
mod finding;
mod follow;
mod heading;
mod judge;
mod stood;
mod times;

pub use auditor::{Auditor, Report};
pub use clocks::{ClockConflict, ClockFault, ClockShown};
pub use day::{Certainty, Day, InForce};
pub use finding::{ByEarliest, Claim, Finding, Kind, Then, end_name};
pub use heading::Heading;
pub use stood::Stood;
pub use touchmove_clock::Class;
pub use touchmove_laws::AutomaticEnding;

/// Compiles and runs the example in this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
