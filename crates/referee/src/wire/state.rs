//! The state of a game.

use super::{
    Fen, GameClass, GamePhase, Millis, PaperName, QuestionAbout, Reply, Result as GameResult, Side, Uci,
    present,
};
use serde::{Deserialize, Serialize};

/// The state of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct State {
    /// The position on the board as a FEN, including uncompleted moves; only its first field for roles that may see no more; `null`
    /// if the referee has not seen the board.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub fen: Option<Fen>,
    /// The player on move. Hidden from players and spectators while a move has been made but not completed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub turn: Option<Side>,
    /// The number of moves made. Hidden like `turn`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub ply: Option<usize>,
    /// The phase of the game.
    pub phase: GamePhase,
    /// The class of the game; `none` without a clock.
    pub class: ClassOrNone,
    /// The moves made but not completed.
    pub pending: Vec<PendingMove>,
    /// The clock, if there is one.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub clock: Option<ClockState>,
    /// The moves that the obligations of Article 4 permit, in UCI and sorted; `null` when every legal move is permitted. Hidden from
    /// players and spectators.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Uci>>))]
    pub permitted: Option<Permitted>,
    /// The player who has offered a draw.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub offer: Option<Side>,
    /// The offences that count towards a loss.
    pub illegal_moves: PerPlayer,
    /// The open question.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub question: Option<OpenQuestion>,
    /// The result.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub result: Option<GameResult>,
}

/// Standard, rapid or blitz; none of them without a clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClassOrNone(pub Option<touchmove_laws::clock::Class>);

/// A move made but not completed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PendingMove {
    /// The player.
    pub by: Side,
    /// The move, in UCI.
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
    /// The player whose clock is running.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub running: Option<Side>,
    /// The number of moves that White has completed.
    pub white_moves: u32,
    /// The number of moves that Black has completed.
    pub black_moves: u32,
}

impl ClockState {
    /// A player's time left.
    #[must_use]
    pub const fn left(&self, player: touchmove_laws::board::Color) -> Millis {
        match player {
            touchmove_laws::board::Color::White => self.white_ms,
            touchmove_laws::board::Color::Black => self.black_ms,
        }
    }
}

/// The moves that the obligations of Article 4 permit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Permitted {
    /// Every legal move: `null`.
    Every,
    /// Only these moves.
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
    /// White's number.
    pub white: u32,
    /// Black's number.
    pub black: u32,
}

/// A question waiting for the arbiter's answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenQuestion {
    /// The subject.
    pub about: QuestionAbout,
    /// The possible answers. Hidden from players and spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub options: Option<Vec<Reply>>,
    /// The moves that the sealed text fits. Hidden like `options`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub moves: Option<Vec<Uci>>,
    /// The numbers of moves after which positions stood that can be restored. Hidden like `options`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub plies: Option<Vec<usize>>,
    /// The papers still to be handed in or confirmed for the claim. Hidden like `options`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub lacks: Option<Vec<PaperName>>,
}
