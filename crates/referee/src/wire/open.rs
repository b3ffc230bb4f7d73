//! The act that opens a game.

use super::{
    ActError, EditionYear, ErrorCode, IllegalCounts, Millis, MovesTold, PenaltyName, Points, Side,
    SupervisionLevel, read,
};
use crate::problem::{Needs, Problem};
use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Opens a game. What is left out is as the edition and custom have it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// The edition of the Laws; the latest unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<EditionYear>,
    /// The time control, such as `5400+30` or `40/7200:3600`; without one there is no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<String>,
    /// How well a rapid or blitz game is supervised; `full` unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supervision: Option<SupervisionLevel>,
    /// Does the referee see board and clock itself, and act of its own accord where an arbiter would? True unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watch: Option<bool>,
    /// Does anybody tell the moves? With `untold` the game is played on a wooden board, and what turns on it is asked. `told` unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<MovesTold>,
    /// Where the game begins: `standard`, `chess960:N` or a FEN.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// What the Laws leave to the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regulations: Option<Regulations>,
    /// Are both scoresheets kept, and the duties of Article 8 watched? False unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scoresheets: Option<bool>,
    /// The players' names.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub players: Option<PlayerNames>,
    /// The language of the sentences and of the notation: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// The notation in which each player writes, by the code of the language (`de`, `hr`, …); that of `lang` unless given.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub notation: Option<PlayerNotations>,
    /// The players who cannot see the board, and have one of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blind: Option<Vec<Side>>,
    /// The players who have an assistant whom the arbiter has accepted.
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

/// The notation in which each player writes.
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

/// What the Laws leave to the event. What is left out is as the edition has it; an edition refuses an option it does not have.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// How late a player may be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_ms: Option<Millis>,
    /// How late a player may be when an adjourned game is resumed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resumption_default_ms: Option<Millis>,
    /// May a draw be agreed?
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub draw_agreement: Option<DrawAgreement>,
    /// Were the rules for the last two minutes announced?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quickplay: Option<bool>,
    /// What a game is worth.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub points: Option<PointsScale>,
    /// What a device costs, if not the game.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "no_list")]
    pub device_penalty: Option<DevicePenalty>,
    /// Which offences are counted together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub illegal_counts: Option<IllegalCounts>,
    /// The penalty for an illegal move in supervised blitz.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blitz_penalty_ms: Option<Millis>,
    /// Must a player who is not on move report before leaving the playing area?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report_leaving: Option<bool>,
    /// Is there an arbiter in the hall? True unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter_present: Option<bool>,
}

/// Whether a draw may be agreed: always, never, when both players have completed some number of moves, or with the arbiter's consent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged, expecting = "it is true, false, \"consent\" or {\"after_moves\":N,\"consent\":true}")]
pub enum DrawAgreement {
    /// Always, or never.
    Allowed(bool),
    /// Only with the arbiter's consent.
    ByConsent(ByConsent),
    /// When both players have completed that many moves.
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

/// When both players have completed a number of moves.
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

/// What a game is worth: 1, ½ and 0 unless given.
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

/// What a device costs: a penalty by its name, or with its measure.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged, expecting = "a penalty by its name, or {\"penalty\":…,\"ms\":…,\"points\":…}")]
pub enum DevicePenalty {
    /// By its name.
    Named(PenaltyName),
    /// With its measure.
    Measured(MeasuredPenalty),
}

/// A penalty with its measure.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MeasuredPenalty {
    /// Which.
    pub penalty: PenaltyName,
    /// How much time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<Millis>,
    /// How many points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
}

/// Reads a value that is not a list: serde would take the fields of an object from a list, in their order.
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
        // Which options there are is the edition's business, and has an error of its own.
        read::fields(options).map_err(|error: ActError| match error.unknown_field() {
            Some(option) => {
                ActError::new(ErrorCode::UnknownRegulation, Problem::UnknownRegulation(option.to_owned()))
            }
            None => error,
        })
    }
}
