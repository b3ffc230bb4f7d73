//! Boards as pictures.

pub(crate) mod pieces;
pub(crate) mod png;
pub(crate) mod svg;
