//! Games of PGN files.

use crate::arguments::language_of;
use crate::collector::collector;
use crate::moves::PyMove;
use crate::parts::{Parts, Source};
use crate::pipeline::Pipeline;
use crate::position::PyPosition;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use touchmove_board::{Move, Position};
use touchmove_notation::pgn::GameResult;
use touchmove_notation::{Style, write};

/// Something in a game that does not follow the PGN standard, or a move that cannot be played.
#[pyclass(frozen, get_all, eq, hash, module = "touchmove", name = "Fault")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PyFault {
    /// The kind of fault in one word: 'move', 'result_conflict', 'comment_unclosed', …
    pub(crate) kind: &'static str,
    /// What is wrong, as a sentence.
    pub(crate) message: String,
    /// The line in the file, from 1.
    pub(crate) line: u64,
    /// The column in the line, in bytes, from 1.
    pub(crate) column: u64,
    /// The half-move that cannot be played, from 1; None for other kinds.
    pub(crate) ply: Option<u32>,
}

#[pymethods]
impl PyFault {
    fn __str__(&self) -> String {
        format!("line {}, column {}: {}", self.line, self.column, self.message)
    }

    fn __repr__(&self) -> String {
        format!("Fault('{}', line={}, column={}, {:?})", self.kind, self.line, self.column, self.message)
    }
}

/// A game of a PGN file: its tags, the moves of its main line, its result, and what is wrong with it.
///
/// The moves end before the first one that cannot be played or was not recorded; `faults` has the reason.
#[pyclass(frozen, module = "touchmove", name = "Game")]
#[derive(Default)]
pub(crate) struct PyGame {
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) start: Option<Position>,
    /// Each move as UCI writes it, and as it is made on the board.
    pub(crate) moves: Vec<(Move, Move)>,
    pub(crate) result: GameResult,
    pub(crate) faults: Vec<PyFault>,
    pub(crate) offset: u64,
}

impl PyGame {
    fn all_positions(&self) -> Vec<Position> {
        let Some(mut position) = self.start else { return Vec::new() };
        let mut positions = Vec::with_capacity(self.moves.len() + 1);
        positions.push(position);
        for (_, mv) in &self.moves {
            position.play_unchecked(*mv);
            positions.push(position);
        }
        positions
    }

    fn tag(&self, name: &str) -> &str {
        self.tags.iter().find(|(known, _)| known == name).map_or("?", |(_, value)| value)
    }
}

#[pymethods]
impl PyGame {
    /// The tags, in the order of the file. Of a tag that is given twice the first one counts.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in &self.tags {
            tags.set_item(name, value)?;
        }
        Ok(tags)
    }

    /// The position before the first move; None if the tags do not give it, or if it is a game of another variant of chess.
    #[getter]
    fn start(&self) -> Option<PyPosition> {
        self.start.map(PyPosition)
    }

    /// The moves of the main line.
    #[getter]
    fn moves(&self, py: Python<'_>) -> PyResult<Vec<Py<PyMove>>> {
        self.moves.iter().map(|(shown, _)| PyMove::shared(py, *shown)).collect()
    }

    /// The result: '1-0', '0-1', '1/2-1/2', '*', or one of those that only the Laws have, such as '0-0'.
    #[getter]
    fn result(&self) -> &'static str {
        self.result.tag()
    }

    /// What is wrong with the game, at most the first hundred faults.
    #[getter]
    fn faults(&self) -> Vec<PyFault> {
        self.faults.clone()
    }

    /// Where the game begins in the file, in bytes.
    #[getter]
    fn offset(&self) -> u64 {
        self.offset
    }

    /// The moves as PGN writes them, in the notation of a language (see LANGUAGES).
    #[pyo3(signature = (language="en"))]
    fn san(&self, language: &str) -> PyResult<Vec<String>> {
        let language = language_of(language)?;
        let Some(mut position) = self.start else { return Ok(Vec::new()) };
        let mut written = Vec::with_capacity(self.moves.len());
        for (_, mv) in &self.moves {
            written.push(write(&position, *mv, language, Style::PGN));
            position.play_unchecked(*mv);
        }
        Ok(written)
    }

    /// The positions from the start to the end: one more than there are moves.
    fn positions(&self) -> Vec<PyPosition> {
        self.all_positions().into_iter().map(PyPosition).collect()
    }

    /// How often each of the positions had occurred until then, as Article 9.2 counts. If the greatest number is 3 or more, a draw could
    /// be claimed.
    fn occurrences(&self) -> Vec<usize> {
        let positions = self.all_positions();
        // The last place of each key, and from each place the one before it with the same key.
        let mut last: HashMap<u64, usize> = HashMap::with_capacity(positions.len());
        let mut before: Vec<Option<usize>> = Vec::with_capacity(positions.len());
        let mut times: Vec<usize> = Vec::with_capacity(positions.len());
        for (place, position) in positions.iter().enumerate() {
            before.push(last.insert(position.key(), place));
            let mut alike = std::iter::successors(before[place], |alike| before[*alike]);
            let earlier = alike.find(|alike| positions[*alike].same_as(position));
            times.push(earlier.map_or(1, |earlier| times[earlier] + 1));
        }
        times
    }

    /// The number of half-moves.
    fn __len__(&self) -> usize {
        self.moves.len()
    }

    /// A game without moves is still a game.
    fn __bool__(&self) -> bool {
        true
    }

    fn __repr__(&self) -> String {
        let (white, black, plies) = (self.tag("White"), self.tag("Black"), self.moves.len());
        format!("<Game {white} - {black} {}, {plies} half-moves>", self.result)
    }
}

/// The games of a file, one after another.
#[pyclass(module = "touchmove", name = "Games")]
pub(crate) struct PyGames {
    pipeline: Mutex<Pipeline<PyGame>>,
}

#[pymethods]
impl PyGames {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<PyGame>> {
        self.pipeline.get_mut().unwrap_or_else(PoisonError::into_inner).next(py)
    }
}

/// Reads the games of a PGN file, in order, with all cores. The source is a path, bytes, or a file object in binary or text mode.
///
/// Text is read as UTF-8, or as Latin-1 where it is not valid UTF-8; a byte order mark makes it UTF-16. For any other encoding, and for
/// compressed files, open the file in Python. The moves may be written in the notation of another language.
///
/// Faults in a game are reported with it, and reading goes on with the next game.
///
/// >>> [game] = read_pgn(b'[White "Anna"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n')
/// >>> game.tags, game.result
/// ({'White': 'Anna'}, '0-1')
/// >>> [str(move) for move in game.moves]
/// ['f2f3', 'e7e5', 'g2g4', 'd8h4']
/// >>> game.san()
/// ['f3', 'e5', 'g4', 'Qh4#']
/// >>> game.positions()[-1].is_checkmate()
/// True
#[pyfunction]
#[pyo3(signature = (source, language="en"))]
pub(crate) fn read_pgn(source: &Bound<'_, PyAny>, language: &str) -> PyResult<PyGames> {
    let language = language_of(language)?;
    let mut source = Source::of(source)?;
    source.open()?;
    let pipeline = Pipeline::start(Parts::of(vec![source]), move || collector(language))?;
    Ok(PyGames { pipeline: Mutex::new(pipeline) })
}
