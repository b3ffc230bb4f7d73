//! Articles 1 to 3 of the FIDE Laws of Chess: the board, the pieces, and how they move.
//!
//! This crate guarantees:
//!
//! - A [`Board`] holds any arrangement of pieces, a [`Position`] any board with either side on move, and no function panics on
//!   an impossible one. The Laws need that: an illegal move can stand.
//! - [`Position::legal_moves`] lists exactly the legal moves, in standard chess and in Chess960. For any other move,
//!   [`Position::why`] returns the rule of Article 3 that it breaks.
//! - [`Position::same_as`] compares positions as Article 9.2 does, and [`Position::key`] agrees with it.
//! - An unreadable [FEN](fen) is an error that names the field and the character, and never becomes another position.
//!
//! Editions, games, clocks and notation are not part of it: a move that breaks only Article 4 is legal here. The crate has no
//! dependencies, does no input or output, and uses neither the time nor random numbers. It is `no_std` and needs `alloc`.
//!
//! ```
//! use touchmove_board::{Position, Reason};
//!
//! let mut position = Position::standard();
//! assert_eq!(position.legal_moves().len(), 20);
//! assert!(position.play("e2e4".parse()?).is_ok());
//! assert_eq!(position.why("e7e4".parse()?), Err(Reason::CannotReach(touchmove_board::Role::Pawn)));
//! # Ok::<(), touchmove_board::ParseMoveError>(())
//! ```

// The unit tests use the standard library.
#![cfg_attr(not(test), no_std)]
#![warn(clippy::must_use_candidate)]

extern crate alloc;

pub mod attacks;
mod bitboard;
mod board;
mod castling;
pub mod chess960;
mod color;
mod defects;
pub mod diagram;
pub mod fen;
mod generate;
mod identity;
mod moves;
mod perft;
mod piece;
mod play;
mod position;
mod square;
mod why;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingRights, CastlingSide};
pub use color::Color;
pub use defects::Defect;
pub use moves::{Move, ParseMoveError};
pub use perft::perft;
pub use piece::{Piece, Role};
pub use position::Position;
pub use square::{File, ParseSquareError, Rank, Square};
pub use why::{Reason, Rule};

/// Compiles and runs the example in this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
