//! What stands behind a decision, laid out for the arbiter.

use super::{Article, FenText, PenaltyName, PositionDifference, ProofKind, Uci};
use serde::{Deserialize, Serialize};

/// What stands behind a decision: positions that look alike, who can still checkmate, and the penalties of the edition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Evidence {
    /// The positions of the game in which the same pieces stand on the same squares as now, this one included.
    pub alike: Vec<AlikePosition>,
    /// Moves by each player without a capture or a pawn move, until now; `null` if the referee has not seen the board.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub quiet_moves: Option<u32>,
    /// Who can still checkmate.
    pub checkmate: CheckmateOf,
    /// The penalties that the edition lists.
    pub penalties: Vec<ListedPenalty>,
}

/// A position of the game in which the pieces stand as they do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AlikePosition {
    /// After how many moves it stood.
    pub ply: usize,
    /// The position.
    pub fen: FenText,
    /// What makes it another position all the same; nothing if it is the same.
    pub differences: Vec<PositionDifference>,
}

/// Whether each player can still checkmate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CheckmateOf {
    /// White.
    pub white: CheckmateFound,
    /// Black.
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
    /// By the moves given.
    Possible,
    /// For the reason given.
    Impossible,
    /// Too many positions would have to be looked at, or a king is missing.
    Unknown,
}

/// A move of a line that ends in checkmate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LineStep {
    /// In UCI.
    #[serde(rename = "move")]
    pub mv: Uci,
    /// In the game's notation.
    pub san: String,
    /// The position after it.
    pub fen: FenText,
}

/// A penalty that the edition lists.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedPenalty {
    /// Which.
    pub penalty: PenaltyName,
    /// Where it stands.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub article: Article,
}
