//! The act that opens a game.

use super::{
    ActError, EditionYear, ErrorCode, IllegalCounts, Millis, MovesTold, PenaltyName, Points, Side,
    SupervisionLevel, read,
};
use crate::problem::{Needs, Problem};
use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Opens a game. Fields left out follow the edition and common practice.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// The edition of the Laws; the latest by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<EditionYear>,
    /// The time control, such as `5400+30` or `40/7200:3600`. Without one there is no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<String>,
    /// The supervision of a rapid or blitz game; `full` by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supervision: Option<SupervisionLevel>,
    /// True if the referee itself sees the board and the clock, and acts on its own where an arbiter would. True by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watch: Option<bool>,
    /// Whether the moves are reported. With `untold` the game is played on a wooden board, and questions about the board are put to the
    /// arbiter. `told` by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<MovesTold>,
    /// The starting position: `standard`, `chess960:N` or a FEN.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The choices that the Laws leave to the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regulations: Option<Regulations>,
    /// True if both scoresheets are reported and the duties of Article 8 checked. False by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scoresheets: Option<bool>,
    /// The players' names.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub players: Option<PlayerNames>,
    /// The language of the sentences and of the notation: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// The notation that each player writes in, as a language code (`de`, `hr`, …); that of `lang` by default.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub notation: Option<PlayerNotations>,
    /// The players who cannot see the board and have one of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blind: Option<Vec<Side>>,
    /// The players who have an assistant accepted by the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assistants: Option<Vec<Side>>,
    /// The players who are hard of hearing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hard_of_hearing: Option<Vec<Side>>,
}

/// The players' names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct PlayerNames {
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
}

/// The notation that each player writes in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerNotations {
    /// White's language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// Black's language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
}

/// The choices that the Laws leave to the event. For those left out the rule of the edition applies; an edition refuses an option
/// it does not have.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// The permitted lateness.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_ms: Option<Millis>,
    /// The permitted lateness when an adjourned game is resumed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resumption_default_ms: Option<Millis>,
    /// The restrictions on draws by agreement.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub draw_agreement: Option<DrawAgreement>,
    /// True if the rules for the last two minutes were announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quickplay: Option<bool>,
    /// The points for a game.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub points: Option<PointsScale>,
    /// The penalty for an electronic device, if it is not loss of the game.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub device_penalty: Option<DevicePenalty>,
    /// The offences that are counted together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub illegal_counts: Option<IllegalCounts>,
    /// The penalty for an illegal move in supervised blitz.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blitz_penalty_ms: Option<Millis>,
    /// True if a player not on move must report before leaving the playing area.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report_leaving: Option<bool>,
    /// True if an arbiter is present. True by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter_present: Option<bool>,
}

/// Whether a draw may be agreed: always, never, once both players have completed a number of moves, or with the arbiter's consent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged, expecting = "it is true, false, \"consent\" or {\"after_moves\":N,\"consent\":true}")]
pub enum DrawAgreement {
    /// Always, or never.
    Allowed(bool),
    /// Only with the arbiter's consent.
    ByConsent(ByConsent),
    /// Once both players have completed that many moves.
    After(AfterMoves),
}

/// Only with the arbiter's consent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ByConsent {
    /// The arbiter is asked.
    Consent,
}

/// Once both players have completed a number of moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AfterMoves {
    /// The number of moves.
    pub after_moves: u32,
    /// True if a draw may be agreed before that with the arbiter's consent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub consent: Option<bool>,
}

/// The points for a game: 1, ½ and 0 by default.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PointsScale {
    /// For a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win: Option<Points>,
    /// For a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Points>,
    /// For a loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loss: Option<Points>,
}

/// The penalty for an electronic device: its name, or its name and amount.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged, expecting = "a penalty by its name, or {\"penalty\":…,\"ms\":…,\"points\":…}")]
pub enum DevicePenalty {
    /// The name alone.
    Named(PenaltyName),
    /// The name and the amount.
    Measured(MeasuredPenalty),
}

/// A penalty and its amount.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MeasuredPenalty {
    /// The penalty.
    pub penalty: PenaltyName,
    /// The time, for a penalty in time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<Millis>,
    /// The points, for a penalty in points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
}

/// Reads a value that is not a list: serde would otherwise read the fields of an object from a list, in order.
fn no_list<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: serde::de::DeserializeOwned,
    D: serde::Deserializer<'de>,
{
    match Value::deserialize(deserializer)? {
        Value::Null => Ok(None),
        Value::Array(_) => Err(D::Error::custom("a list makes no sense here")),
        value => T::deserialize(value).map(Some).map_err(D::Error::custom),
    }
}

impl Open {
    /// Reads the fields of the act.
    pub(super) fn read(mut fields: Map<String, Value>) -> Result<Self, ActError> {
        let regulations = match fields.remove("regulations") {
            None | Some(Value::Null) => None,
            Some(Value::Object(options)) => Some(Regulations::read(options)?),
            Some(_) => return Err(ActError::value("regulations", Needs::Object)),
        };
        Ok(Self { regulations, ..read::fields(fields)? })
    }
}

impl Regulations {
    fn read(options: Map<String, Value>) -> Result<Self, ActError> {
        // An unknown option depends on the edition, and has its own error.
        read::fields(options).map_err(|error: ActError| match error.unknown_field() {
            Some(option) => {
                ActError::new(ErrorCode::UnknownRegulation, Problem::UnknownRegulation(option.to_owned()))
            }
            None => error,
        })
    }
}
