//! The next round, paired by another program: the hall hands it the tournament report and reads its pairs.
//!
//! - Which program that is, only whoever starts the server says ([`Engine`]). Nothing that comes over HTTP names a program or an argument.
//! - It runs as a child process without a shell, in a folder of its own that nobody else can read and that is removed afterwards, with a
//!   deadline, and no more of its output is read than a round can need.
//! - What goes wrong is told to the organiser in words, in the languages of the house ([`PairingFault`]).

mod engine;
mod fault;
mod output;
mod running;

pub use engine::{Engine, NotAnEngine};
#[cfg(test)]
pub(crate) use fault::tests::messages;
pub(crate) use fault::{PairingFault, check};
pub(crate) use output::read;
