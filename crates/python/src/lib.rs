//! The Python package `touchmove`: positions, notation, dead positions, PGN, the audit and the referee.
//!
//! - It contains no rule of chess: everything comes from the crates below, and is only translated here.
//! - No argument from Python causes a panic: an exception says what was wrong and what is expected.
//! - Files are read, checkmates searched and acts ruled on without the global interpreter lock; files of games are parsed on all cores,
//!   and games come in the order of the file.
//!
//! The documentation comments of the items that Python sees are their docstrings. The examples in them are doctests of Python.

#![allow(clippy::doc_lazy_continuation, reason = "`>>>` begins a doctest of Python, not a quotation")]

mod arguments;
mod audit;
mod collector;
mod errors;
mod games;
mod moves;
mod parts;
mod pipeline;
mod position;
mod reason;
mod referee;
mod table;
mod winnable;

/// The part of the package that is written in Rust. Use it through `touchmove`.
#[pyo3::pymodule]
mod _touchmove {
    use pyo3::prelude::*;
    use pyo3::types::PyTuple;
    use touchmove_laws::EditionName;
    use touchmove_notation::Language;

    #[pymodule_export]
    use super::audit::{PyFinding, PyFindings, audit};
    #[pymodule_export]
    use super::games::{PyFault, PyGame, PyGames, read_pgn};
    #[pymodule_export]
    use super::moves::PyMove;
    #[pymodule_export]
    use super::position::PyPosition;
    #[pymodule_export]
    use super::reason::PyReason;
    #[pymodule_export]
    use super::referee::PyReferee;
    #[pymodule_export]
    use super::winnable::{can_checkmate, is_dead};

    #[pymodule_init]
    fn constants(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let languages = Language::ALL.iter().map(|language| language.code);
        module.add("LANGUAGES", PyTuple::new(module.py(), languages)?)?;
        module.add("EDITIONS", PyTuple::new(module.py(), EditionName::ALL.map(EditionName::name))?)?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
