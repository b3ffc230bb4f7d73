//! The difficulty of a question: how many conditions the ruling depends on.

use serde::{Serialize, Serializer};

/// The difficulty of a question.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// 1: all editions in which it can be played rule alike.
    EditionsAgree,
    /// 2: editions differ.
    EditionsDiffer,
    /// 3: editions differ, and so do classes, levels of supervision, or a first and a further
    /// offence.
    ConditionsMatter,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::EditionsAgree, Self::EditionsDiffer, Self::ConditionsMatter];

    /// Its number: 1, 2 or 3.
    pub const fn number(self) -> u8 {
        match self {
            Self::EditionsAgree => 1,
            Self::EditionsDiffer => 2,
            Self::ConditionsMatter => 3,
        }
    }

    /// Returns the level with this number.
    pub fn of_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A number from 1 to 3.
#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Level {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        u8::schema()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Level {}
