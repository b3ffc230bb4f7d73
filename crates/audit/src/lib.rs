//! Recorded games, judged by the FIDE Laws of Chess in force on the day they were played.
//!
//! What this crate guarantees:
//!
//! - An [`Auditor`] takes games from a [reader of PGN](touchmove_notation::pgn::Reader) and answers a [`Report`] for each: every breach
//!   and every claim that was missed, each with its article, half-move and position. No text brings it down, and its memory does
//!   not grow with the games.
//! - Repetition and the counts of quiet moves are exact. A position is called dead, or a loss on time a draw, only if it is proven.
//! - A finding is one by the earliest edition that can have been in force. Before 1 July 2005 only what the board shows is told.
//! - What is illegal is followed as a move that stood, as far as that makes sense, and never guessed beyond.
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

mod auditor;
mod class;
mod clocks;
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

/// The page's example in Rust, compiled and run with the documentation's.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/audit.md")]
mod page {}
