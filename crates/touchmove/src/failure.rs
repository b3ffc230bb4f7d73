//! How commands end: with an answer, or with a failure that is told to the user.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// What a command that could do its work has to say. The worst part of an answer is the answer to the whole.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Answer {
    /// All went well.
    Yes,
    /// The answer is "no", or something was found.
    No,
    /// Part of the input could not be read; the output says which.
    UnreadablePart,
}

impl From<Answer> for ExitCode {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Yes => Self::SUCCESS,
            Answer::No => Self::from(1),
            Answer::UnreadablePart => Self::from(2),
        }
    }
}

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The user asked for something that cannot be done, and should hear what.
    Usage(String),
    /// Reading or writing failed.
    Io {
        /// What was read or written.
        what: String,
        /// What the system says.
        error: io::Error,
    },
    /// Whoever was reading the output has stopped.
    BrokenPipe,
}

impl Failure {
    /// The input or the arguments make no sense, for this reason.
    pub(crate) fn usage(reason: impl fmt::Display) -> Self {
        Self::Usage(reason.to_string())
    }

    /// Reading or writing that file failed.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let what = match path.as_os_str() == "-" {
            true => "standard input".to_owned(),
            false => path.display().to_string(),
        };
        move |error| Self::Io { what, error }
    }

    /// Tells the user, and how the program ends.
    pub(crate) fn report(self) -> ExitCode {
        let message = match self {
            Self::BrokenPipe => return ExitCode::SUCCESS,
            Self::Usage(reason) => reason,
            Self::Io { what, error } => format!("{what}: {error}"),
        };
        // There is nobody left to tell if this fails.
        let _ = writeln!(io::stderr(), "error: {message}");
        ExitCode::from(2)
    }
}

/// Writing an answer failed.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::BrokenPipe,
            _ => Self::Io { what: "standard output".to_owned(), error },
        }
    }
}
