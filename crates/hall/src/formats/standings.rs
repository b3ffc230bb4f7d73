//! The standings as calculated by the pairing program, to be shown on the wall.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The standings of an event, from the last tournament report that had any.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Standings {
    /// The last round counted; missing if there are no standings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub after_round: Option<u32>,
    /// The players, best first.
    pub rows: Vec<Standing>,
}

/// A player's rank.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Standing {
    /// The rank given by the pairing program.
    pub rank: u32,
    /// The player.
    pub name: String,
    /// The points.
    pub points: f64,
}
