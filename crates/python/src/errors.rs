//! The exceptions of the package. Their classes are Python code, in `touchmove/_errors.py`.

use crate::moves::PyMove;
use crate::reason::PyReason;
use pyo3::PyErrArguments;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::fmt::Display;

/// A text that is not a position.
pub(crate) fn position_error(py: Python<'_>, text: &str, fault: &impl Display) -> PyErr {
    error(py, "PositionError", (format!("{text:?} is not a position: {fault}"),))
}

/// A text that is not a move.
pub(crate) fn move_error(py: Python<'_>, text: &str, fault: &impl Display) -> PyErr {
    error(py, "MoveError", (format!("{text:?} is not a move: {fault}"),))
}

/// A text that fits several legal moves.
pub(crate) fn ambiguous_move_error(py: Python<'_>, text: &str, moves: Vec<PyMove>) -> PyErr {
    let named: Vec<String> = moves.iter().map(|mv| mv.0.to_string()).collect();
    let message = format!("{text:?} is ambiguous: it can mean {}", named.join(" or "));
    error(py, "AmbiguousMoveError", (message, moves))
}

/// A move that breaks a rule of Article 3.
pub(crate) fn illegal_move_error(py: Python<'_>, text: &str, reason: PyReason) -> PyErr {
    let message = format!("{text} is illegal: {}", reason.sentence);
    error(py, "IllegalMoveError", (message, reason))
}

/// A file that cannot be a file of games.
pub(crate) fn pgn_error(py: Python<'_>, message: String) -> PyErr {
    error(py, "PgnError", (message,))
}

fn error(py: Python<'_>, class: &str, arguments: impl PyErrArguments + 'static) -> PyErr {
    let found = py.import("touchmove._errors").and_then(|module| module.getattr(class));
    match found.and_then(|found| Ok(found.cast_into::<PyType>()?)) {
        Ok(class) => PyErr::from_type(class, arguments),
        Err(missing) => missing,
    }
}
