//! The hall's errors: a message for people, with a code for programs.

use crate::formats::FormatFault;
use crate::json;
use crate::outgoing::RefusalMessage;
use crate::pairing::PairingFault;
use crate::plain_text::TextFault;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use touchmove_referee::wire::ActError;
use utoipa::ToSchema;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The HTTP status.
    pub status: StatusCode,
    code: String,
    message: String,
    line: Option<usize>,
    column: Option<usize>,
}

/// An error as it is answered.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FaultBody {
    /// The error.
    pub error: FaultText,
}

/// An error.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FaultText {
    /// The code, for programs; for a line that is not an act, the code of the referee protocol.
    pub code: String,
    /// The message, for people: what was wrong and what to do.
    pub message: String,
    /// The line of a file, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub line: Option<usize>,
    /// The column in that line, from 1: the field in CSV, the character elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub column: Option<usize>,
}

impl Fault {
    fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        Self { status, code: code.to_owned(), message: message.into(), line: None, column: None }
    }

    /// The request is not valid.
    pub fn bad(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_value", message)
    }

    /// A text for people to read is not acceptable.
    pub(crate) fn not_plain(what: &str, fault: TextFault) -> Self {
        Self::bad(format!("the {what} cannot be used: {fault}"))
    }

    /// It is not an act: the referee's own message.
    pub fn not_an_act(error: ActError) -> Self {
        Self::new(StatusCode::BAD_REQUEST, &error.code.to_string(), error.message)
    }

    /// A file cannot be read: where and why, in this language.
    pub(crate) fn of_file(fault: &FormatFault, language: &str) -> Self {
        Self { line: fault.line, column: fault.column, ..Self::bad(fault.told(language)) }
    }

    /// The round was not paired: why, in this language.
    pub(crate) fn of_pairing(fault: &PairingFault, language: &str) -> Self {
        Self::new(StatusCode::CONFLICT, fault.code(), fault.told(language))
    }

    /// The link is revoked, wrong or missing.
    pub fn unknown_link() -> Self {
        let message = "this link has expired or was revoked; ask the arbiter for a new one";
        Self::new(StatusCode::UNAUTHORIZED, "unknown_link", message)
    }

    /// The role may not do this.
    pub fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Not found.
    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", message)
    }

    /// The HTTP method is not allowed here.
    pub(crate) fn not_allowed() -> Self {
        let message = "this method is not allowed here; use another one";
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "not_allowed", message)
    }

    /// The state has changed in the meantime.
    pub fn conflict(message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "conflict", message)
    }

    /// Another act has used the same number of the same link: this one was not carried out.
    pub fn number_taken(message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "number_taken", message)
    }

    /// The journal is damaged there.
    pub(crate) fn damaged(message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "damaged", message)
    }

    /// It is too large.
    pub fn too_large(message: impl Into<String>) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message)
    }

    /// Too many requests.
    pub fn too_many() -> Self {
        let message = "too many requests from here; wait a moment and try again";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message)
    }

    /// No more connections are possible.
    pub(crate) fn crowded(message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message)
    }

    /// The request did not arrive in time.
    pub(crate) fn too_slow() -> Self {
        let message = "the body arrived too slowly; send it again over a better connection";
        Self::new(StatusCode::REQUEST_TIMEOUT, "too_slow", message)
    }

    /// It was not recorded, so it has not happened.
    pub fn not_written(fault: &touchmove_journal::Fault) -> Self {
        let message = format!("nothing was recorded, and the game is unchanged: {fault}");
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "not_recorded", message)
    }

    /// It did not reach the server that would have recorded it.
    pub(crate) fn not_reached(why: &str) -> Self {
        let message = format!("nothing was recorded, and the game is unchanged: {why}; try again");
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "not_recorded", message)
    }

    /// It was sent to the server that records it, and there was no answer.
    #[cfg(feature = "cluster")]
    pub(crate) fn not_answered(why: &dyn std::fmt::Display) -> Self {
        let message = format!(
            "it is not known whether this was recorded: the server that keeps this event did not answer ({why}); send it again under the same number; it will count only once"
        );
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "not_known", message)
    }

    /// It is not known whether it was recorded. Sent again under the same number, it counts once.
    pub fn not_known(fault: &touchmove_journal::Fault) -> Self {
        let message = format!(
            "it is not known whether this was recorded: {fault}; send it again under the same number; it will count only once"
        );
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "not_known", message)
    }

    /// The file was not imported.
    pub(crate) fn not_imported(fault: &touchmove_journal::Fault) -> Self {
        use touchmove_journal::Fault as Journal;
        match fault {
            Journal::Full | Journal::Busy | Journal::Closed => Self::not_written(fault),
            Journal::Contradiction { .. } => Self::conflict(format!("nothing was imported: {fault}")),
            _ => Self::bad(format!("nothing was imported: {fault}")),
        }
    }

    /// The server cannot do it now.
    pub fn unavailable(message: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }

    /// The server itself has an error.
    pub(crate) fn broken() -> Self {
        let message = "an internal error occurred; check the state before you try again";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", message)
    }

    /// The body of the response.
    pub fn body(&self) -> FaultBody {
        let Self { status: _, code, message, line, column } = self.clone();
        FaultBody { error: FaultText { code, message, line, column } }
    }

    /// The error as a message over a socket, in answer to the message with this number.
    pub fn message(&self, seq: Option<u64>) -> String {
        json::text(&RefusalMessage {
            kind: Default::default(),
            seq,
            status: self.status.as_u16(),
            error: self.body().error,
        })
    }
}

impl From<touchmove_journal::Fault> for Fault {
    fn from(fault: touchmove_journal::Fault) -> Self {
        tracing::error!(%fault, "the journal");
        Self::not_written(&fault)
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let body = json::text(&self.body());
        (self.status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
    }
}
