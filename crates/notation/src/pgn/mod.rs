//! PGN: games in files, as nearly every chess program writes them.
//!
//! What this module guarantees:
//!
//! - [`Reader`] reads a stream of any size and of any bytes in bounded memory, without recursion, and tells a [`Visitor`] what
//!   it finds. What is not as it should be is a [`Fault`] with its place, and reading goes on at the next game at the latest.
//! - [`Replay`] plays the moves as they are read and tells a [`Follower`]. It never plays on from a position that it is not
//!   sure of.
//! - [`Records`] gives whole games as [`GameRecord`]s, and [`GameRecord::to_pgn`] writes them in the export format. Reading
//!   that gives the same record, also of a game that went on after an illegal move.
//!
//! The page `docs/pgn.md` describes how such a game is written.

mod clock_time;
mod decode;
mod fault;
mod joined;
mod nag;
mod reader;
mod record;
mod replay;
mod result;
mod source;
mod start;
mod stood;
mod termination;
mod text;
mod unplayed;
mod visitor;
mod write;

pub use clock_time::{ClockTime, NotATime};
pub use decode::decode;
pub use fault::{Fault, FaultKind, Place};
pub use nag::Nag;
pub use reader::{Limits, Reader};
pub use record::{
    Command, Comment, GameRecord, Ply, PlyId, ROSTER, ReadGame, Records, TagFault, Tags, TimeCommand,
    Unplayed,
};
pub use replay::{Follower, Legality, Played, Replay, Unplayable};
pub use result::{GameResult, NotAResult, ResultConflict};
pub use source::Source;
pub use termination::{NotATermination, Termination};
pub use text::At;
pub use unplayed::Token;
pub use visitor::{Flow, Listener, Visitor};

/// The page's examples in Rust, compiled and run with the documentation's.
#[cfg(doctest)]
#[doc = include_str!("../../../../docs/pgn.md")]
mod page {}
