//! PGN: games in files, in the format that nearly every chess program writes.
//!
//! This module guarantees:
//!
//! - [`Reader`] reads a stream of any size and any bytes in bounded memory, without recursion, and calls a [`Visitor`] for
//!   everything it finds. Anything malformed is reported as a [`PgnError`] with its place, and reading continues at the next game
//!   at the latest.
//! - [`Replay`] plays the moves as they are read and calls a [`Follower`]. It never continues from a position that is
//!   uncertain.
//! - [`Records`] gives whole games as [`GameRecord`]s, and [`GameRecord::to_pgn`] writes them in the export format. Reading
//!   that gives the same record, even for a game that continued after an illegal move.
//!
//! The page `docs/pgn.md` describes how such a game is written.

mod clock_time;
mod cut;
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

pub use clock_time::{ClockTime, ParseClockTimeError};
pub use cut::last_game;
pub use decode::decode;
pub use fault::{PgnError, PgnErrorKind, Place};
pub use nag::Nag;
pub use reader::{Limits, Reader};
pub use record::{
    Command, Comment, GameRecord, Ply, PlyId, ROSTER, ReadGame, Records, TagError, Tags, TimeCommand,
    Unplayed,
};
pub use replay::{Follower, Legality, Played, Replay, Unplayable};
pub use result::{GameResult, ParseResultError, ResultConflict};
pub use source::Source;
pub use termination::{ParseTerminationError, Termination};
pub use text::At;
pub use unplayed::Token;
pub use visitor::{Flow, Listener, Visitor};
