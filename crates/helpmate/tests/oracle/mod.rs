//! Two slow and obvious ways to answer the question, with which the crate is compared. They share nothing with it but the legal moves of
//! `touchmove-board`.
//!
//! - [`Table`] takes every position of some material, marks the checkmates, and marks every position with a legal move to a marked one,
//!   until nothing is left to mark.
//! - [`Exploration`] does the same with every position that can be reached from one.
//!
//! [`Examiner`] asks the crate, replays its lines and collects the wrong answers.

mod class;
mod examiner;
mod exploration;
mod material;
mod symmetry;
mod table;
mod winners;

pub(crate) use class::Class;
pub(crate) use examiner::{Examiner, Tally, Truth, is_mate_line};
pub(crate) use exploration::Exploration;
pub(crate) use material::Material;
pub(crate) use symmetry::{Reflections, Symmetry, colors_changed};
pub(crate) use table::Table;
pub(crate) use winners::Winners;
