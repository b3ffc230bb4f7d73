//! Reads the reports of an electronic board as moves.
//!
//! The sensors report only which piece is on which square: not whose hand moved it, whether the hand has released it, or what was
//! intended. This crate compares a series of such placements with the referee's position.
//!
//! - [`explain`] finds how a placement follows from a position: a legal move, a move and the reply, one piece on a square that no legal
//!   move takes it to, pieces in a player's hand, the kings in the centre. If several moves fit, or none, the result is unclear.
//! - [`Watcher`] follows a game over time. It reports a move only when the clock was pressed, or when the move ends the game. Until then a
//!   piece sliding over other squares, a capture in two steps or a half-finished castling is still in progress.
//! - [`Watcher::touches_beside`] names a piece that was lifted and put back before another piece moved. Whether it was adjusted is for the
//!   arbiter to find out.
//!
//! Time is an argument, in milliseconds on any clock that never goes back.

mod explain;
mod watcher;

pub use explain::{Announced, Explanation, explain};
pub use watcher::{AtPress, Completion, Finding, TouchedBeside, Watcher};
