//! How a game stands.

use super::{
    Fen, GameClass, GamePhase, Millis, PaperName, QuestionAbout, Reply, Result as GameResult, Side, Uci,
    present,
};
use serde::{Deserialize, Serialize};

/// How a game stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct State {
    /// The board as it stands: a FEN, moves that are not completed included; only its first field for whoever may see no more;
    /// `null` if the referee has not seen it.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub fen: Option<Fen>,
    /// The player on move. Hidden from players and spectators while a move is made and not completed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub turn: Option<Side>,
    /// How many moves have been made. Hidden like `turn`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub ply: Option<usize>,
    /// Where the game is.
    pub phase: GamePhase,
    /// The kind of game; `none` without a clock.
    pub class: ClassOrNone,
    /// The moves made and not completed.
    pub pending: Vec<PendingMove>,
    /// The clock, if there is one.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub clock: Option<ClockState>,
    /// The moves that the obligations of Article 4 leave, in UCI and sorted; `null` when every legal move is open. Hidden from players and
    /// spectators.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Uci>>))]
    pub permitted: Option<Permitted>,
    /// Who has offered a draw.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub offer: Option<Side>,
    /// What counts towards a loss.
    pub illegal_moves: PerPlayer,
    /// The open question.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub question: Option<OpenQuestion>,
    /// The result.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub result: Option<GameResult>,
}

/// Standard, rapid or blitz, or none of them without a clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClassOrNone(pub Option<touchmove_laws::clock::Class>);

/// A move made and not completed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PendingMove {
    /// By whom.
    pub by: Side,
    /// In UCI.
    #[serde(rename = "move")]
    pub mv: Uci,
}

/// What the clock shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockState {
    /// White's time left.
    pub white_ms: Millis,
    /// Black's time left.
    pub black_ms: Millis,
    /// Whose clock runs.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub running: Option<Side>,
    /// The moves that White has completed.
    pub white_moves: u32,
    /// The moves that Black has completed.
    pub black_moves: u32,
}

impl ClockState {
    /// A player's time left.
    pub const fn left(&self, player: touchmove_laws::board::Color) -> Millis {
        match player {
            touchmove_laws::board::Color::White => self.white_ms,
            touchmove_laws::board::Color::Black => self.black_ms,
        }
    }
}

/// The moves that the obligations of Article 4 leave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Permitted {
    /// Every legal move: `null`.
    Every,
    /// These.
    Only(Vec<Uci>),
}

impl Serialize for Permitted {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Every => serializer.serialize_none(),
            Self::Only(moves) => serializer.collect_seq(moves),
        }
    }
}

impl<'de> Deserialize<'de> for Permitted {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<Vec<Uci>>::deserialize(deserializer)?.map_or(Self::Every, Self::Only))
    }
}

impl Serialize for ClassOrNone {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(class) => GameClass::from(class).serialize(serializer),
            None => serializer.serialize_str(NO_CLASS),
        }
    }
}

impl<'de> Deserialize<'de> for ClassOrNone {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::IntoDeserializer;
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        if name == NO_CLASS {
            return Ok(Self(None));
        }
        GameClass::deserialize(name.into_deserializer()).map(|class| Self(Some(class.0)))
    }
}

/// The class of a game without a clock.
pub(super) const NO_CLASS: &str = "none";

/// A number for each player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PerPlayer {
    /// White's.
    pub white: u32,
    /// Black's.
    pub black: u32,
}

/// A question that waits for the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenQuestion {
    /// What it is about.
    pub about: QuestionAbout,
    /// What can be answered. Hidden from players and spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub options: Option<Vec<Reply>>,
    /// The moves that the sealed text can be. Hidden like `options`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub moves: Option<Vec<Uci>>,
    /// After how many moves a position stood that can be restored. Hidden like `options`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub plies: Option<Vec<usize>>,
    /// What is still to be handed in or confirmed for the claim. Hidden like `options`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub lacks: Option<Vec<PaperName>>,
}
