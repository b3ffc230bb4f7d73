//! Pairs the next round with another program: the hall gives it the tournament report and reads its pairs.
//!
//! - Only the operator who starts the server chooses the program ([`Engine`]). No HTTP request can name a program or an argument.
//! - It runs as a child process without a shell, in a private temporary folder, with a deadline, and no more of its output is read than a
//!   round can need.
//! - Errors are explained to the organiser, in every language of the software ([`PairingFault`]).

mod engine;
mod fault;
mod output;
mod running;

pub use engine::{Engine, NotAnEngine};
#[cfg(test)]
pub(crate) use fault::tests::messages;
pub(crate) use fault::{PairingFault, check};
pub(crate) use output::read;
