//! Arguments as Python passes them. Each is read or refused with a message that says what is expected.

use crate::errors::move_error;
use crate::moves::PyMove;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use touchmove_board::{Color, Move, Square};
use touchmove_laws::EditionName;
use touchmove_notation::Language;

/// A `Move`, or a text in UCI.
pub(crate) fn move_of(value: &Bound<'_, PyAny>) -> PyResult<Move> {
    if let Ok(mv) = value.cast::<PyMove>() {
        return Ok(mv.get().0);
    }
    if value.is_instance_of::<PyString>() {
        let text: String = value.extract()?;
        return text.parse::<Move>().map_err(|fault| move_error(value.py(), &text, &fault));
    }
    let kind = type_name(value);
    Err(PyTypeError::new_err(format!("a move is a Move or a text in UCI such as \"e2e4\", not {kind}")))
}

/// `white` or `black`.
pub(crate) fn color_of(name: &str) -> PyResult<Color> {
    let wrong = || PyValueError::new_err(format!("{name:?} is not a side: write \"white\" or \"black\""));
    Color::from_name(name).ok_or_else(wrong)
}

/// A square by its name.
pub(crate) fn square_of(name: &str) -> PyResult<Square> {
    name.parse::<Square>()
        .map_err(|fault| PyValueError::new_err(format!("{name:?} is not a square: {fault}")))
}

/// A language by its code.
pub(crate) fn language_of(code: &str) -> PyResult<&'static Language> {
    Language::by_code(code).ok_or_else(|| {
        let known: Vec<&str> = Language::ALL.iter().map(|language| language.code).collect();
        PyValueError::new_err(format!(
            "there is no notation {code:?}: the languages are {}",
            known.join(", ")
        ))
    })
}

/// An edition by its year.
pub(crate) fn edition_of(year: &str) -> PyResult<EditionName> {
    year.parse::<EditionName>()
        .map_err(|fault| PyValueError::new_err(format!("{year:?} is not an edition: {fault}")))
}

/// The name of a value's type, for messages.
pub(crate) fn type_name(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string())
}
