//! What the referee says of a line that is not an act.

use super::{ErrorName, Named, Word};
use serde::{Deserialize, Serialize};
use touchmove_laws::{ActFault, OpenFault};

/// What is wrong with an act. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ActError {
    /// The kind of error.
    pub code: ErrorName,
    /// What was wrong, where, and what is needed.
    pub message: String,
}

/// The line that answers a line that is not an act.
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
    /// A field that must be there is not.
    MissingField,
    /// A field that the act does not have.
    UnknownField,
    /// A value that makes no sense.
    BadValue,
    /// An option that the edition does not have.
    UnknownRegulation,
    /// The act comes before the one before it.
    TimeGoesBack,
    /// No game has been opened.
    NotOpen,
    /// A game is open already.
    AlreadyOpen,
    /// The line is too long.
    LineTooLong,
}

impl ActError {
    pub(crate) fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self { code: Word(code), message: message.into() }
    }

    /// A field with a value that makes no sense.
    pub(crate) fn value(field: &str, message: impl core::fmt::Display) -> Self {
        Self::new(ErrorCode::BadValue, format!("{field}: {message}"))
    }

    /// A field that must be there is not.
    pub(crate) fn missing(field: &str) -> Self {
        Self::new(ErrorCode::MissingField, format!("the field {field:?} is missing"))
    }

    pub(crate) fn unknown_act(name: &str) -> Self {
        Self::new(ErrorCode::UnknownAct, format!("there is no act {name:?}"))
    }
}

impl From<ActFault> for ActError {
    fn from(fault: ActFault) -> Self {
        let code = match fault {
            ActFault::TimeGoesBack => ErrorCode::TimeGoesBack,
            _ => ErrorCode::BadValue,
        };
        Self::new(code, fault.to_string())
    }
}

impl From<OpenFault> for ActError {
    fn from(fault: OpenFault) -> Self {
        match fault {
            OpenFault::UnknownRegulation(option) => Self::new(
                ErrorCode::UnknownRegulation,
                format!("this edition does not have the option {:?}", option.word()),
            ),
            _ => Self::new(ErrorCode::BadValue, fault.to_string()),
        }
    }
}

impl core::fmt::Display for ActError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for ActError {}
