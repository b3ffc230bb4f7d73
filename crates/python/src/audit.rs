//! Audits of recorded games.

use crate::arguments::edition_of;
use crate::parts::{Part, Parts, Source};
use crate::pipeline::Pipeline;
use crate::position::PyPosition;
use crate::table;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use touchmove_audit::{Auditor, Claim, Finding, Report, end_name};
use touchmove_laws::{Article, EditionName};
use touchmove_notation::pgn::Reader;

/// Something in a recorded game that is not as the Laws of its day have it.
#[pyclass(frozen, get_all, module = "touchmove", name = "Finding")]
#[derive(Clone)]
pub(crate) struct PyFinding {
    /// The number of the game, from 1, counted through all sources.
    pub(crate) game: u64,
    /// The path of the file; None if the games came from bytes or a file object.
    pub(crate) file: Option<String>,
    /// Where the game begins in the file, in bytes.
    pub(crate) offset: u64,
    /// The White tag.
    pub(crate) white: Option<String>,
    /// The Black tag.
    pub(crate) black: Option<String>,
    /// The Date tag.
    pub(crate) date: Option<String>,
    /// The edition that the game was judged by; None before 1 July 2005.
    pub(crate) edition: Option<&'static str>,
    /// The number of half-moves of the game.
    pub(crate) plies: u32,
    /// The recorded result.
    pub(crate) result: &'static str,
    /// The half-move after which it was on the board; of a wrong move, which one it is. 0 is the start.
    pub(crate) ply: u32,
    /// What was found: 'illegal_move', 'played_on_after', 'claimable', … docs/audit.md lists them.
    pub(crate) kind: &'static str,
    /// The ending that it is about: 'checkmate', 'stalemate', 'dead_position', 'fivefold' or 'seventyfive'.
    pub(crate) end: Option<&'static str>,
    /// The claim that it is about: 'threefold' or 'fifty'.
    pub(crate) claim: Option<&'static str>,
    /// The article that says so.
    pub(crate) article: Option<&'static str>,
    /// The position: after the half-move, or of a wrong move before it.
    pub(crate) position: Option<PyPosition>,
    /// The finding as a sentence.
    pub(crate) text: String,
}

impl PyFinding {
    /// The number of the game and the file are known only when the parts before are done.
    fn new(finding: &Finding, report: &Report<'_>, offset: u64) -> Self {
        let heading = report.heading;
        Self {
            game: 0,
            file: None,
            offset,
            white: heading.white().map(Into::into),
            black: heading.black().map(Into::into),
            date: heading.date().map(Into::into),
            edition: report.in_force.edition.map(EditionName::name),
            plies: report.plies,
            result: report.result.tag(),
            ply: finding.ply,
            kind: finding.kind.name(),
            end: finding.kind.end().map(end_name),
            claim: finding.kind.claim().map(Claim::name),
            article: finding.article.map(Article::id),
            position: finding.position.map(PyPosition),
            text: finding.to_string(),
        }
    }
}

#[pymethods]
impl PyFinding {
    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        let article = self.article.map_or_else(String::new, |article| format!(", article='{article}'"));
        format!("Finding('{}', game={}, ply={}{article})", self.kind, self.game, self.ply)
    }
}

/// A game that was judged: the number of its source, and the findings.
type Judged = (usize, Vec<PyFinding>);

/// The findings of an audit, one after another, or as a table of Apache Arrow.
#[pyclass(module = "touchmove", name = "Findings")]
pub(crate) struct PyFindings {
    pipeline: Mutex<Pipeline<Judged>>,
    ready: VecDeque<PyFinding>,
    files: Vec<Option<String>>,
    games: u64,
}

#[pymethods]
impl PyFindings {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<PyFinding>> {
        while self.ready.is_empty() && self.read_game(py)? {}
        Ok(self.ready.pop_front())
    }

    /// The findings that are left, as a table of Apache Arrow with a row for each. The games are judged as the rows are read.
    ///
    /// pyarrow.table(…), polars.DataFrame(…) and DuckDB call this by themselves.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        slf: Bound<'py, Self>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The interface allows a producer that has only one schema to ignore the one that is asked for.
        drop(requested_schema);
        table::stream(slf)
    }

    /// The number of games judged so far.
    #[getter]
    fn games(&self) -> u64 {
        self.games
    }
}

impl PyFindings {
    /// Takes the findings of the next game. False at the end.
    fn read_game(&mut self, py: Python<'_>) -> PyResult<bool> {
        let pipeline = self.pipeline.get_mut().unwrap_or_else(PoisonError::into_inner);
        let Some((source, findings)) = pipeline.next(py)? else { return Ok(false) };
        self.games += 1;
        let (game, file) = (self.games, self.files.get(source).cloned().flatten());
        let here = |finding| PyFinding { game, file: file.clone(), ..finding };
        self.ready.extend(findings.into_iter().map(here));
        Ok(true)
    }

    /// Takes up to this number of findings, and keeps those before a failure.
    pub(crate) fn read(&mut self, py: Python<'_>, most: usize, rows: &mut Vec<PyFinding>) -> PyResult<()> {
        while rows.len() < most {
            match self.__next__(py)? {
                Some(finding) => rows.push(finding),
                None => break,
            }
        }
        Ok(())
    }
}

/// Checks recorded games against the Laws in force on the day each was played, with all cores, and returns an iterator of findings.
///
/// The sources are paths, bytes or file objects, as for read_pgn. With `edition` all games are judged by that one.
///
/// >>> games = b'[Date "2024.05.01"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n'
/// >>> for finding in audit(games):
/// ...     print(finding.ply, finding.kind, finding.article, finding.text)
/// 4 result_conflict 5.1.1 The result is 1-0, but the checkmate makes it 0-1.
#[pyfunction]
#[pyo3(signature = (*sources, edition=None))]
pub(crate) fn audit(sources: &Bound<'_, PyTuple>, edition: Option<&str>) -> PyResult<PyFindings> {
    let edition = edition.map(edition_of).transpose()?;
    let mut sources = sources.iter().map(|source| Source::of(&source)).collect::<PyResult<Vec<_>>>()?;
    match sources.first_mut() {
        Some(first) => first.open()?,
        None => return Err(PyTypeError::new_err("audit() needs at least one path, bytes or file object")),
    }
    let files = sources.iter().map(|source| Some(source.path()?.display().to_string())).collect();
    let new_worker = move || {
        let mut auditor = edition.map_or_else(Auditor::new, Auditor::by);
        move |part: &Part| judge(part, &mut auditor)
    };
    let pipeline = Mutex::new(Pipeline::start(Parts::of(sources), new_worker)?);
    Ok(PyFindings { pipeline, ready: VecDeque::new(), files, games: 0 })
}

fn judge(part: &Part, auditor: &mut Auditor) -> Vec<Judged> {
    let mut reader = Reader::new(part.bytes.as_slice());
    let mut games = Vec::new();
    while let Ok(Some(report)) = auditor.next_game(&mut reader) {
        let offset = part.offset + report.offset;
        let findings = report.findings.iter().map(|finding| PyFinding::new(finding, &report, offset));
        games.push((part.source, findings.collect()));
    }
    games
}
