//! Moves as people write and say them (Appendix C of the Laws, E in 2005; the announcements of D.2.1), and PGN.
//!
//! What this crate guarantees:
//!
//! - [`write()`] writes a legal move as Appendix C does, in any of the languages of [`Language::ALL`] and in any of the styles that
//!   the Laws leave open, and [`read()`] reads it back as the same move.
//! - [`read()`] is forgiving where the position makes the meaning certain, and strict where it does not: the answer is a move, or one
//!   of three faults. The line between them is drawn in the documentation of [`ReadFault`].
//! - [`moves_that_fit`] reads for players, who must find out alone whether a move is legal: by how the pieces move, and no further.
//! - [`spoken`] says a move so that a person or a speech synthesiser is not misunderstood.
//! - [`pgn`] reads and writes files of games of any size without holding more than one game.
//!
//! - [`encoding`] makes text of the bytes of a file, whatever code page it was saved in, and says when it had to guess.
//!
//! It knows nothing of editions, clocks or rulings, and does no input or output.

pub mod braille;
pub mod encoding;
mod language;
pub mod pgn;
mod quick;
mod read;
mod sheet;
pub mod spoken;
mod write;

pub use language::Language;
pub use quick::quick_san;
pub use read::{Mode, ReadFault, moves_that_fit, position_as_seen, read};
pub use sheet::{SheetReading, read_sheet};
pub use write::{
    Captures, Castling, Checks, EnPassant, Form, Promotion, Style, write, write_as_seen,
    write_without_judging,
};
