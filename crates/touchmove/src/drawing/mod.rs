//! Boards as pictures.

mod pieces;
pub(crate) mod png;
pub(crate) mod svg;
