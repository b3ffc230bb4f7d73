//! The referee protocol as types: acts, answers, rulings, states and errors, as `docs/referee.md` describes them.
//!
//! - These types are the only place where the names of the protocol stand. They say what was *said*; what it means is
//!   [`touchmove_laws`]' business.
//! - Everything here is written and read by serde, in the order of the protocol. What is written can be read back.
//! - A field that a role in a hall may not see is an `Option`, and is left out where it is hidden. The referee itself
//!   always fills it in.
//! - With the feature `schema` every type describes itself ([`crate::schema`]).

pub mod act;
mod error;
mod evidence;
mod open;
mod read;
pub mod ruling;
#[cfg(feature = "schema")]
mod schemas;
mod state;
mod text;
mod words;

pub use act::{Act, ActKind, FenText, Stated};
pub use error::{ActError, ErrorCode, ErrorLine};
pub use evidence::{AlikePosition, CheckmateFound, CheckmateOf, Evidence, LineStep, ListedPenalty, Verdict};
pub use open::{
    AfterMoves, ByConsent, DevicePenalty, DrawAgreement, MeasuredPenalty, Open, PlayerNames, PlayerNotations,
    PointsScale, Regulations,
};
pub use ruling::{Duty, Facts, PlayerPoints, Ruling};
pub use state::{ClassOrNone, ClockState, OpenQuestion, PendingMove, PerPlayer, Permitted, State};
pub use text::{Article, Fen, Hands, Millis, Points, PromotionPiece, Result, Square, Text, Uci};
pub use words::*;

use serde::{Deserialize, Serialize};

/// The fields that hold a sentence for people. The same ruling may be put into other words.
pub const SENTENCES: [&str; 2] = ["text", "message"];

/// What the referee says of an act: rulings with their articles, and how the game stands after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Answer {
    /// The rulings, in the order in which they take effect.
    pub rulings: Vec<Ruling>,
    /// How the game stands now.
    pub state: State,
}

/// Reads a field that is present, `null` included, as `Some`: left out and `null` are two things.
fn present<'de, T, D>(deserializer: D) -> std::result::Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: serde::Deserializer<'de>,
{
    T::deserialize(deserializer).map(Some)
}
