//! Which squares a piece attacks (Articles 3.1.2 and 3.2 to 3.8).
//!
//! A piece attacks a square if it could capture there, whether or not its own king would then be in check
//! (3.1.3). A pawn on an end rank has no moves, so it attacks nothing.

mod leapers;
mod magic;
mod rays;
mod sliders;

pub use leapers::{
    king_steps, king_steps_of, knight_jumps, knight_jumps_of, pawn_captures, pawn_captures_of, pawn_origins,
};
pub use rays::between;
pub use sliders::{bishop_attacks, diagonal_lines, rook_attacks, straight_lines};
