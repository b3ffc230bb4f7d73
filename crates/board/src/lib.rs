//! Articles 1 to 3 of the FIDE Laws of Chess: the board, the pieces, and how they move.
//!
//! What this crate guarantees:
//!
//! - A [`Board`] holds any arrangement of pieces, a [`Position`] any board with any side on move; nothing here panics on
//!   one, however impossible. The Laws need that: an illegal move can stand.
//! - [`Position::legal_moves`] lists exactly the legal moves, in standard chess and in Chess960, and [`Position::why`]
//!   tells of any other move which rule of Article 3 it breaks.
//! - [`Position::same_as`] compares positions as Article 9.2 does, and [`Position::key`] agrees with it.
//! - An unreadable [FEN](fen) is an error that names the field and the character, never some other position.
//!
//! It knows nothing of editions, games, clocks or text: a move that breaks Article 4 is as legal here as any other. It has
//! no dependencies, does no input or output, and never asks for the time or for random numbers.
//!
//! ```
//! use touchmove_board::{Position, Reason};
//!
//! let mut position = Position::standard();
//! assert_eq!(position.legal_moves().len(), 20);
//! position.play("e2e4".parse()?);
//! assert_eq!(position.why("e7e4".parse()?), Err(Reason::CannotReach(touchmove_board::Role::Pawn)));
//! # Ok::<(), touchmove_board::NotAMove>(())
//! ```

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
pub use moves::{Move, NotAMove};
pub use perft::perft;
pub use piece::{Piece, Role};
pub use position::Position;
pub use square::{File, NotASquare, Rank, Square};
pub use why::{Reason, Rule};

/// Compiles and runs the example in this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
