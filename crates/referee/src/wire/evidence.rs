//! The evidence for a decision, laid out for the arbiter.

use super::{Article, FenText, PenaltyName, PositionDifference, ProofKind, Uci};
use serde::{Deserialize, Serialize};

/// The evidence for a decision: positions that look alike, which player can still checkmate, and the penalties of the edition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Evidence {
    /// The positions of the game, including the current one, with the same pieces on the same squares as now.
    pub alike: Vec<AlikePosition>,
    /// The number of moves by each player since the last capture or pawn move; `null` if the referee has not seen the board.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub quiet_moves: Option<u32>,
    /// Whether each player can still checkmate.
    pub checkmate: CheckmateOf,
    /// The penalties that the edition lists.
    pub penalties: Vec<ListedPenalty>,
}

/// A position of the game with the pieces on the same squares as now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AlikePosition {
    /// The number of moves after which it occurred.
    pub ply: usize,
    /// The position.
    pub fen: FenText,
    /// The differences from the current position; empty if it is the same.
    pub differences: Vec<PositionDifference>,
}

/// Whether each player can still checkmate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CheckmateOf {
    /// For White.
    pub white: CheckmateFound,
    /// For Black.
    pub black: CheckmateFound,
}

/// Whether a player can still checkmate by any possible series of legal moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CheckmateFound {
    /// Whether it is possible.
    pub verdict: Verdict,
    /// A line that ends in checkmate, if it is possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub line: Option<Vec<LineStep>>,
    /// Why it is impossible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub proof: Option<ProofKind>,
}

/// Whether a checkmate is possible.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Yes, by the moves given.
    Possible,
    /// No, for the reason given.
    Impossible,
    /// Unknown: too many positions would have to be searched, or a king is missing.
    Unknown,
}

/// A move of a line that ends in checkmate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LineStep {
    /// The move, in UCI.
    #[serde(rename = "move")]
    pub mv: Uci,
    /// The move, in the notation of the game.
    pub san: String,
    /// The position after it.
    pub fen: FenText,
}

/// A penalty that the edition lists.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedPenalty {
    /// The penalty.
    pub penalty: PenaltyName,
    /// The article that lists it.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub article: Article,
}
