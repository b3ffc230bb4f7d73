//! What an electronic board shows, read as moves.
//!
//! The sensors report which piece stands on which square, and nothing else: not whose hand moved it, not whether the hand has let go, not
//! what was meant. This crate compares a series of such placements with the position that the referee has.
//!
//! - [`explain`] says how a placement follows from a position: a legal move, a move and the reply, one piece on a square where no legal move
//!   brings it, pieces in somebody's hand, the kings in the centre. If several moves fit, or none, it says so.
//! - [`Watcher`] follows a game over time. It reports a move only when the clock was pressed, or when the game ends with it; until then a
//!   piece that is slid over other squares, a capture made in two steps and half a castling are all still under way.
//! - [`Watcher::touches_beside`] names pieces that were lifted and put back before another piece moved. Whether they were adjusted is for
//!   the arbiter to find out.
//!
//! Time is an argument, in milliseconds on any clock that does not go back.

mod explain;
mod watcher;

pub use explain::{Announced, Explanation, explain};
pub use watcher::{AtPress, Completion, Finding, TouchedBeside, Watcher};
