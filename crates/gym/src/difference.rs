//! The lesson of a wrong answer: the one thing that would have to be different for it to be right.

use crate::words::{Sentence, Value};
use serde::Serialize;
use touchmove_laws::Supervision;
use touchmove_laws::clock::Class;
use touchmove_referee::wire::{EditionYear, GameClass, SupervisionLevel};

/// The thing that would have to be different for an answer to be right, the most instructive first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", content = "value", rename_all = "snake_case")]
pub enum Difference {
    /// The game is played under one of these editions.
    Edition(Vec<EditionYear>),
    /// The game is of this class.
    Class(GameClass),
    /// The games have this level of supervision.
    Supervision(SupervisionLevel),
    /// There were more or fewer offences.
    Count(Count),
    /// The other person raised it: the opponent or the arbiter.
    Claim(RaisedBy),
    /// The arbiter was watching, or was not.
    Watch(Watching),
    /// The clock had been pressed, or had not.
    Press(PressedBefore),
    /// One hand was used.
    OneHand,
    /// The piece was touched on purpose, or by accident.
    Touch(Intention),
    /// The opponent had other pieces.
    Material(Material),
    /// Fifty moves had been made, or had not.
    Fifty(Counted),
    /// The position had occurred only twice.
    Repetition,
    /// The event has no regulations of its own.
    NoRegulations,
    /// The event has announced the guidelines for games without increment.
    Quickplay,
    /// The clock adds time for each move, or does not.
    Increment(Increment),
    /// It is the ruling on another incident.
    AnotherIncident,
}

/// The number of offences.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// This is the first.
    First,
    /// There was one more before.
    OneMore,
    /// There were two more before.
    TwoMore,
}

/// The person who raised it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RaisedBy {
    /// The opponent claimed it.
    Opponent,
    /// The arbiter noticed it.
    Arbiter,
}

/// Whether the arbiter was watching.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// The arbiter watched the board and the clock.
    Watched,
    /// The arbiter watched another board.
    Unwatched,
}

/// Whether the clock had been pressed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PressedBefore {
    /// It had.
    Pressed,
    /// It had not.
    NotYet,
}

/// The intention behind a touch.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Intention {
    /// To move or capture the piece.
    OnPurpose,
    /// By accident.
    Accident,
}

/// The opponent's material.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Material {
    /// Enough to checkmate.
    Enough,
    /// Only the king.
    BareKing,
}

/// Whether enough moves were made for a claim.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// Enough.
    Enough,
    /// Too few.
    TooFew,
}

/// Whether the clock adds time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Increment {
    /// For each move.
    Some,
    /// It does not.
    None,
}

impl Difference {
    /// Differences of the same rank teach the same kind of lesson.
    pub(crate) const fn rank(&self) -> usize {
        match self {
            Self::Edition(_) => 0,
            Self::Class(_) => 1,
            Self::Supervision(_) => 2,
            Self::Count(_) => 3,
            Self::Claim(_) => 4,
            Self::Watch(_) => 5,
            Self::Press(_) => 6,
            Self::Material(_) => 7,
            Self::OneHand | Self::Touch(_) | Self::Fifty(_) | Self::Repetition => 8,
            Self::NoRegulations | Self::Quickplay => 9,
            Self::Increment(_) => 10,
            Self::AnotherIncident => 11,
        }
    }

    /// The difference as a sentence.
    pub(crate) fn sentence(&self) -> Sentence {
        Sentence::new(match self {
            Self::Edition(editions) => {
                let editions: Vec<String> = editions.iter().map(ToString::to_string).collect();
                return Sentence::new("teach-edition").with("editions", Value::Text(editions.join(", ")));
            }
            Self::Class(class) => match class.0 {
                Class::Standard => "teach-standard",
                Class::Rapid => "teach-rapid",
                Class::Blitz => "teach-blitz",
            },
            Self::Supervision(level) => match level.0 {
                Supervision::Full => "teach-full",
                Supervision::Limited => "teach-limited",
            },
            Self::Count(Count::First) => "teach-fewer",
            Self::Count(Count::OneMore) => "teach-one-more",
            Self::Count(Count::TwoMore) => "teach-two-more",
            Self::Claim(RaisedBy::Opponent) => "teach-claimed",
            Self::Claim(RaisedBy::Arbiter) => "teach-noticed",
            Self::Watch(Watching::Watched) => "teach-watched",
            Self::Watch(Watching::Unwatched) => "teach-unwatched",
            Self::Press(PressedBefore::Pressed) => "teach-pressed",
            Self::Press(PressedBefore::NotYet) => "teach-unpressed",
            Self::OneHand => "teach-one-hand",
            Self::Touch(Intention::OnPurpose) => "teach-on-purpose",
            Self::Touch(Intention::Accident) => "teach-accident",
            Self::Material(Material::Enough) => "teach-material",
            Self::Material(Material::BareKing) => "teach-bare-king",
            Self::Fifty(Counted::Enough) => "teach-fifty",
            Self::Fifty(Counted::TooFew) => "teach-not-fifty",
            Self::Repetition => "teach-twice",
            Self::NoRegulations => "teach-regulations",
            Self::Quickplay => "teach-quickplay",
            Self::Increment(Increment::Some) => "teach-increment",
            Self::Increment(Increment::None) => "teach-no-increment",
            Self::AnotherIncident => "teach-other",
        })
    }
}
