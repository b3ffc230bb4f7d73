//! Values written as text or as a number: squares, moves, positions, results, times and points.

use crate::problem::Needs;
use core::fmt;
use core::str::FromStr;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use touchmove_laws::board::{self, Board, Position, Role};
use touchmove_laws::clock::Time;
use touchmove_laws::{GameResult, Points as LawsPoints};

/// The number of an article, in the edition the game is played under.
pub type Article = Cow<'static, str>;

/// A value written as the text that `Display` gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Text<T>(pub T);

/// A square, such as `e4`.
pub type Square = Text<board::Square>;
/// A move in UCI, such as `e2e4` or `e7e8q`.
pub type Uci = Text<board::Move>;
/// A result, such as `1-0`.
pub type Result = Text<GameResult>;

impl<T> From<T> for Text<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: fmt::Display> fmt::Display for Text<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> core::result::Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The requirement to report where such a value cannot be read.
pub trait Written {
    /// The requirement, as the text that serde carries.
    fn needed(fault: &dyn fmt::Display) -> String;
}

macro_rules! written {
    ($($type:ty: $needs:expr),*) => {
        $(impl Written for $type {
            fn needed(fault: &dyn fmt::Display) -> String {
                let needs: fn(&dyn fmt::Display) -> Needs = $needs;
                needs(fault).said()
            }
        })*
    };
}

written! {
    board::Square: |_| Needs::Square,
    board::Move: |_| Needs::Move,
    GameResult: |_| Needs::Result,
    Position: |fault| Needs::Position(fault.to_string())
}

impl<'de, T: FromStr<Err: fmt::Display> + Written> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> core::result::Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?
            .parse()
            .map(Self)
            .map_err(|fault| D::Error::custom(T::needed(&fault)))
    }
}

/// A position. Roles that may not know the rights and counters get only the placement of the pieces, the first
/// field of a FEN.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Fen {
    /// The whole FEN.
    Whole(Position),
    /// Its first field.
    Pieces(Board),
}

impl Fen {
    /// The same position without rights, turn and counters.
    #[must_use]
    pub const fn only_pieces(&self) -> Self {
        match self {
            Self::Whole(position) => Self::Pieces(position.board),
            Self::Pieces(board) => Self::Pieces(*board),
        }
    }
}

impl From<Position> for Fen {
    fn from(position: Position) -> Self {
        Self::Whole(position)
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(position) => position.fmt(f),
            Self::Pieces(board) => board.fmt(f),
        }
    }
}

impl Serialize for Fen {
    fn serialize<S: Serializer>(&self, serializer: S) -> core::result::Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> core::result::Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        if text.contains(' ') {
            return Position::from_fen(&text).map(Self::Whole).map_err(D::Error::custom);
        }
        let position = Position::from_fen(&format!("{text} w - - 0 1")).map_err(D::Error::custom)?;
        Ok(Self::Pieces(position.board))
    }
}

/// The largest number of milliseconds that every JSON reader handles exactly.
pub(super) const MOST_MILLIS: u64 = (1 << 53) - 1;

/// A moment or a duration, in whole milliseconds.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// The value as a duration.
    #[must_use]
    pub const fn time(self) -> Time {
        Time::from_millis(self.0)
    }
}

impl From<Time> for Millis {
    fn from(time: Time) -> Self {
        Self(time.millis())
    }
}

impl<'de> Deserialize<'de> for Millis {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> core::result::Result<Self, D::Error> {
        let wrong = || D::Error::custom(Needs::Millis.said());
        match serde_json::Value::deserialize(deserializer)?.as_u64() {
            Some(millis) if millis <= MOST_MILLIS => Ok(Self(millis)),
            _ => Err(wrong()),
        }
    }
}

/// Points, to the thousandth, written as a number: `1`, `0.5`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Points(pub LawsPoints);

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> core::result::Result<S::Ok, S::Error> {
        let thousandths = self.0.thousandths();
        match thousandths % 1000 {
            0 => serializer.serialize_i32(thousandths / 1000),
            _ => serializer.serialize_f64(f64::from(thousandths) / 1000.0),
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> core::result::Result<Self, D::Error> {
        let wrong = || D::Error::custom(Needs::Points.said());
        let number = serde_json::Value::deserialize(deserializer)?.as_f64().ok_or_else(wrong)?;
        let thousandths = number * 1000.0;
        let rounded = thousandths.round();
        if (thousandths - rounded).abs() > 1e-6 || rounded.abs() > 1e9 {
            return Err(wrong());
        }
        LawsPoints::from_thousandths(rounded as i64).map(Self).ok_or_else(wrong)
    }
}

/// The number of hands a move was made with: `1` or `2`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Hands(pub touchmove_laws::Hands);

impl Serialize for Hands {
    fn serialize<S: Serializer>(&self, serializer: S) -> core::result::Result<S::Ok, S::Error> {
        serializer.serialize_u8(match self.0 {
            touchmove_laws::Hands::One => 1,
            touchmove_laws::Hands::Two => 2,
        })
    }
}

impl<'de> Deserialize<'de> for Hands {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> core::result::Result<Self, D::Error> {
        match serde_json::Value::deserialize(deserializer)?.as_u64() {
            Some(1) => Ok(Self(touchmove_laws::Hands::One)),
            Some(2) => Ok(Self(touchmove_laws::Hands::Two)),
            _ => Err(D::Error::custom(Needs::Hands.said())),
        }
    }
}

/// What a pawn becomes: `q`, `r`, `b` or `n`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PromotionPiece {
    /// A queen.
    #[serde(rename = "q")]
    Queen,
    /// A rook.
    #[serde(rename = "r")]
    Rook,
    /// A bishop.
    #[serde(rename = "b")]
    Bishop,
    /// A knight.
    #[serde(rename = "n")]
    Knight,
}

impl PromotionPiece {
    /// The piece.
    #[must_use]
    pub const fn role(self) -> Role {
        match self {
            Self::Queen => Role::Queen,
            Self::Rook => Role::Rook,
            Self::Bishop => Role::Bishop,
            Self::Knight => Role::Knight,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Fen, Points};

    #[test]
    fn points_are_written_as_short_as_can_be() {
        for (thousandths, written) in [(1000, "1"), (500, "0.5"), (0, "0"), (-250, "-0.25"), (3001, "3.001")]
        {
            let points = Points(touchmove_laws::Points::from_thousandths(thousandths).unwrap());
            assert_eq!(serde_json::to_string(&points).unwrap(), written);
            assert_eq!(serde_json::from_str::<Points>(written).unwrap(), points);
        }
    }

    #[test]
    fn a_position_is_read_as_it_is_written() {
        for text in ["\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"", "\"4k3/8/8/8/8/8/8/4K2R\""] {
            let fen: Fen = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&fen).unwrap(), text);
        }
    }
}
