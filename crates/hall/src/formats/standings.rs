//! Who stands where: as the pairing program reckoned it, for the wall.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The standings of an event, from the last tournament report that had any.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Standings {
    /// After which round; missing if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub after_round: Option<u32>,
    /// The players, the first first.
    pub rows: Vec<Standing>,
}

/// A player's place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Standing {
    /// The place, as the pairing program has it.
    pub rank: u32,
    /// Who.
    pub name: String,
    /// The points.
    pub points: f64,
}
