//! Moves.

use crate::arguments::square_of;
use crate::errors::move_error;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use touchmove_board::{Move, Role};

/// A move: a piece leaves one square and arrives on another. Whether it is legal depends on the position.
///
/// A move is written in UCI. Castling is the king's two-square move, or in Chess960 the king's move to the square of its own rook.
///
/// >>> move = Move("e7e8q")
/// >>> move.from_square, move.to_square, move.promotion
/// ('e7', 'e8', 'q')
/// >>> move == Move.of("e7", "e8", "q")
/// True
/// >>> Move("e9")
/// Traceback (most recent call last):
///     ...
/// touchmove.MoveError: "e9" is not a move: a move is two squares, and q, r, b or n for a promotion, such as e2e4 or e7e8q
#[pyclass(frozen, eq, ord, hash, module = "touchmove", name = "Move")]
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyMove(pub(crate) Move);

/// One object for each move, made when it is first needed: a list of legal moves then costs no more than counting references.
static MADE: [PyOnceLock<Py<PyMove>>; KINDS * 64 * 64] = [const { PyOnceLock::new() }; KINDS * 64 * 64];

/// No promotion, or one of four.
const KINDS: usize = 5;

impl PyMove {
    /// The object of a move.
    pub(crate) fn shared(py: Python<'_>, mv: Move) -> PyResult<Py<Self>> {
        let kind = match mv.promotion {
            None => 0,
            Some(Role::Queen) => 1,
            Some(Role::Rook) => 2,
            Some(Role::Bishop) => 3,
            Some(Role::Knight) => 4,
            // No text and no position leads to such a move.
            Some(Role::Pawn | Role::King) => return Py::new(py, Self(mv)),
        };
        let place = &MADE[(kind * 64 + mv.from.index()) * 64 + mv.to.index()];
        Ok(place.get_or_try_init(py, || Py::new(py, Self(mv)))?.clone_ref(py))
    }
}

#[pymethods]
impl PyMove {
    #[new]
    fn new(py: Python<'_>, uci: &str) -> PyResult<Self> {
        uci.parse::<Move>().map(Self).map_err(|fault| move_error(py, uci, &fault))
    }

    /// Makes a move from the names of two squares, and the letter of a promotion: q, r, b or n.
    ///
    /// >>> Move.of("g1", "f3")
    /// Move('g1f3')
    #[staticmethod]
    #[pyo3(signature = (from_square, to_square, promotion=None))]
    fn of(from_square: &str, to_square: &str, promotion: Option<&str>) -> PyResult<Self> {
        let promotion = match promotion {
            None => None,
            Some("q") => Some(Role::Queen),
            Some("r") => Some(Role::Rook),
            Some("b") => Some(Role::Bishop),
            Some("n") => Some(Role::Knight),
            Some(other) => {
                let message = format!("a pawn becomes \"q\", \"r\", \"b\" or \"n\", not {other:?}");
                return Err(PyValueError::new_err(message));
            }
        };
        Ok(Self(Move { from: square_of(from_square)?, to: square_of(to_square)?, promotion }))
    }

    /// The square that the piece leaves, such as 'e2'.
    #[getter(from_square)]
    fn departure(&self) -> String {
        self.0.from.to_string()
    }

    /// The square where it arrives.
    #[getter(to_square)]
    fn arrival(&self) -> String {
        self.0.to.to_string()
    }

    /// The piece that a pawn becomes: 'q', 'r', 'b', 'n' or None.
    #[getter]
    fn promotion(&self) -> Option<char> {
        self.0.promotion.map(Role::letter)
    }

    /// The move in UCI; str(move) is the same.
    #[getter]
    fn uci(&self) -> String {
        self.0.to_string()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}
