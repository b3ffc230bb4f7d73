//! The referee protocol as types: acts, answers, rulings, states and errors, as `docs/referee.md` describes them.
//!
//! - Only these types define the names of the protocol. They hold what was *reported*; [`touchmove_laws`] decides
//!   what it means.
//! - All types are written and read by serde, in the order of the protocol. Everything written can be read back.
//! - A field that some roles in a hall may not see is an `Option`, and is left out where it is hidden. The referee
//!   itself always fills it in.
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

/// The fields that hold a sentence for people. Their wording may differ for the same ruling.
pub const SENTENCES: [&str; 2] = ["text", "message"];

/// The answer to an act: rulings with their articles, and the state of the game after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Answer {
    /// The rulings, in the order in which they take effect.
    pub rulings: Vec<Ruling>,
    /// The state of the game.
    pub state: State,
}

/// Reads a field that is present, even if `null`, as `Some`: a missing field and `null` are different.
fn present<'de, T, D>(deserializer: D) -> std::result::Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: serde::Deserializer<'de>,
{
    T::deserialize(deserializer).map(Some)
}
