//! How commands end: with an answer, or with a failure that is reported to the user.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// The result of a command that could do its work. If parts of an answer differ, the worst counts.
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
    /// The request cannot be carried out, for this reason.
    Usage(String),
    /// Reading or writing failed.
    Io {
        /// The file or stream.
        what: String,
        /// The error of the system.
        error: io::Error,
    },
    /// The reader of the output has stopped reading.
    BrokenPipe,
}

impl Failure {
    /// The input or the arguments are wrong, for this reason.
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

    /// Reports the failure to the user and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let message = match self {
            Self::BrokenPipe => return ExitCode::SUCCESS,
            Self::Usage(reason) => reason,
            Self::Io { what, error } => format!("{what}: {error}"),
        };
        // If this fails, there is no way to report it.
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
