//! Lines that are not acts.

use crate::json::Object;
use touchmove_laws::{ActFault, OpenFault};

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    code: Code,
    message: String,
}

/// The kinds of fault.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    BadJson,
    UnknownAct,
    MissingField,
    UnknownField,
    BadValue,
    UnknownRegulation,
    TimeGoesBack,
    NotOpen,
    AlreadyOpen,
    LineTooLong,
}

impl Code {
    const fn name(self) -> &'static str {
        match self {
            Self::BadJson => "bad_json",
            Self::UnknownAct => "unknown_act",
            Self::MissingField => "missing_field",
            Self::UnknownField => "unknown_field",
            Self::BadValue => "bad_value",
            Self::UnknownRegulation => "unknown_regulation",
            Self::TimeGoesBack => "time_goes_back",
            Self::NotOpen => "not_open",
            Self::AlreadyOpen => "already_open",
            Self::LineTooLong => "line_too_long",
        }
    }
}

impl Fault {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    /// A field with a value that makes no sense.
    pub(crate) fn value(field: &str, message: impl core::fmt::Display) -> Self {
        Self::new(Code::BadValue, format!("{field}: {message}"))
    }

    pub(crate) fn of_act(fault: ActFault) -> Self {
        let code = match fault {
            ActFault::TimeGoesBack => Code::TimeGoesBack,
            _ => Code::BadValue,
        };
        Self::new(code, fault.to_string())
    }

    pub(crate) fn of_opening(fault: OpenFault) -> Self {
        let code = match fault {
            OpenFault::UnknownRegulation(_) => Code::UnknownRegulation,
            _ => Code::BadValue,
        };
        Self::new(code, fault.to_string())
    }

    /// The answer to such a line.
    pub(crate) fn answer(&self) -> String {
        let mut answer = String::new();
        let mut outer = Object::open(&mut answer);
        outer.object("error", |error| {
            error.text("code", self.code.name());
            error.text("message", &self.message);
        });
        outer.close();
        answer
    }
}
