//! Positions as text: FEN, with the castling fields of X-FEN and Shredder-FEN for Chess960.
//!
//! Reading is strict: what cannot be read is a [`FenFault`] that names the field and the character, and nothing is put in
//! its place. It reads any arrangement, sound or not; [`Position::defects`](crate::Position::defects) judges it
//! afterwards.

mod fault;
mod read;
mod write;

pub use fault::{FenFault, FenFaultKind, FenField};
pub use write::{CastlingField, EnPassantField};
