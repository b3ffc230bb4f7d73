//! Errors: the answers to lines that are not acts.

use super::{ErrorName, Word};
use crate::languages::Texts;
use crate::problem::{Needs, Problem};
use crate::texts::texts_in;
use serde::{Deserialize, Serialize};
use touchmove_laws::{ActError as LawsActError, OpenError};

/// What is wrong with an act. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ActError {
    /// The kind of error.
    pub code: ErrorName,
    /// What was wrong, where, and what is needed, in the language of the game.
    pub message: String,
    /// The problem behind the message.
    #[serde(skip, default = "unknown")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    problem: Problem,
}

/// For an error that was read from JSON, only the message is known.
const fn unknown() -> Problem {
    Problem::Other(String::new())
}

/// The answer to a line that is not an act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorLine {
    /// The error.
    pub error: ActError,
}

/// The kinds of error.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ErrorCode {
    /// The line is not a JSON object.
    BadJson,
    /// There is no such act.
    UnknownAct,
    /// A required field is missing.
    MissingField,
    /// A field that the act does not have.
    UnknownField,
    /// A value is invalid.
    BadValue,
    /// An option that the edition does not have.
    UnknownRegulation,
    /// The act is earlier than the previous one.
    TimeGoesBack,
    /// No game has been opened.
    NotOpen,
    /// A game is already open.
    AlreadyOpen,
    /// The line is too long.
    LineTooLong,
}

impl ActError {
    /// The message is in English until a game is opened in another language.
    pub(crate) fn new(code: ErrorCode, problem: Problem) -> Self {
        Self { code: Word(code), message: problem.in_words(texts_in("en")), problem }
    }

    /// The same error in another language; unchanged if there is no text for it.
    #[must_use]
    pub fn in_language(self, code: &str) -> Self {
        self.in_words_of(texts_in(code))
    }

    pub(crate) fn in_words_of(self, texts: &Texts) -> Self {
        match &self.problem {
            Problem::Other(_) => self,
            problem => Self { message: problem.in_words(texts), ..self },
        }
    }

    /// A field with an invalid value.
    pub(crate) fn value(field: &str, needs: Needs) -> Self {
        Self::new(ErrorCode::BadValue, Problem::Value { field: field.to_owned(), needs })
    }

    /// A field with a value that serde could not read.
    pub(crate) fn unread(field: &str, error: impl core::fmt::Display) -> Self {
        Self::value(field, Needs::carried(&error.to_string()))
    }

    /// A required field is missing.
    pub(crate) fn missing(field: &str) -> Self {
        Self::new(ErrorCode::MissingField, Problem::MissingField(field.to_owned()))
    }

    pub(crate) fn unknown_act(name: &str) -> Self {
        Self::new(ErrorCode::UnknownAct, Problem::UnknownAct(name.to_owned()))
    }

    /// The unknown field, if that is what is wrong.
    pub(crate) fn unknown_field(&self) -> Option<&str> {
        match &self.problem {
            Problem::UnknownField(field) => Some(field),
            _ => None,
        }
    }
}

impl From<LawsActError> for ActError {
    fn from(fault: LawsActError) -> Self {
        let code = match fault {
            LawsActError::TimeGoesBack => ErrorCode::TimeGoesBack,
            _ => ErrorCode::BadValue,
        };
        Self::new(code, Problem::Act(fault))
    }
}

impl From<OpenError> for ActError {
    fn from(fault: OpenError) -> Self {
        let code = match fault {
            OpenError::UnknownRegulation(_) => ErrorCode::UnknownRegulation,
            _ => ErrorCode::BadValue,
        };
        Self::new(code, Problem::Open(fault))
    }
}

impl core::fmt::Display for ActError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for ActError {}
