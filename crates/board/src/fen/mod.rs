//! Positions as text: FEN, with the castling fields of X-FEN and Shredder-FEN for Chess960.
//!
//! Reading is strict: a text that cannot be read is a [`FenError`] that names the field and the character; no default replaces it.
//! Any arrangement can be read, possible or not. [`Position::defects`](crate::Position::defects) lists what is wrong with one.

mod error;
mod read;
mod write;

pub use error::{FenError, FenErrorKind, FenField};
pub use write::{CastlingField, EnPassantField};
