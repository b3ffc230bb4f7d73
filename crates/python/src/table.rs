//! Findings as a table of Apache Arrow: a row for each finding, in batches, over Arrow's C stream interface. pyarrow, pandas, Polars and
//! DuckDB read it without a Python object for each value.

use crate::audit::{PyFinding, PyFindings};
use arrow_array::builder::StringBuilder;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{ArrayRef, Int32Array, Int64Array, RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::sync::Arc;

/// The most rows in a batch.
const ROWS: usize = 8192;

/// A column: its name, and where its values come from. The names are those of the table that `touchmove audit --parquet` writes.
struct Column(&'static str, Cells);

enum Cells {
    Int(fn(&PyFinding) -> i32),
    Long(fn(&PyFinding) -> i64),
    Text(fn(&PyFinding) -> Option<&str>),
    /// Text that is only made for the table.
    Made(fn(&PyFinding) -> Option<String>),
}

const COLUMNS: [Column; 15] = [
    Column("game", Cells::Long(|finding| finding.game as i64)),
    Column("file", Cells::Text(|finding| finding.file.as_deref())),
    Column("byte_offset", Cells::Long(|finding| finding.offset as i64)),
    Column("white", Cells::Text(|finding| finding.white.as_deref())),
    Column("black", Cells::Text(|finding| finding.black.as_deref())),
    Column("date", Cells::Text(|finding| finding.date.as_deref())),
    Column("edition", Cells::Text(|finding| finding.edition)),
    Column("plies", Cells::Int(|finding| finding.plies as i32)),
    Column("result", Cells::Text(|finding| Some(finding.result))),
    Column("ply", Cells::Int(|finding| finding.ply as i32)),
    Column("kind", Cells::Text(|finding| Some(finding.kind))),
    Column("about", Cells::Text(|finding| finding.end.or(finding.claim))),
    Column("article", Cells::Text(|finding| finding.article)),
    Column("fen", Cells::Made(|finding| finding.position.as_ref().map(|position| position.0.to_string()))),
    Column("text", Cells::Text(|finding| Some(&finding.text))),
];

impl Column {
    fn field(&self) -> Field {
        let Self(name, cells) = self;
        match cells {
            Cells::Int(_) => Field::new(*name, DataType::Int32, false),
            Cells::Long(_) => Field::new(*name, DataType::Int64, false),
            Cells::Text(_) | Cells::Made(_) => Field::new(*name, DataType::Utf8, true),
        }
    }

    fn values(&self, rows: &[PyFinding]) -> ArrayRef {
        match self.1 {
            Cells::Int(get) => Arc::new(Int32Array::from_iter_values(rows.iter().map(get))),
            Cells::Long(get) => Arc::new(Int64Array::from_iter_values(rows.iter().map(get))),
            Cells::Text(get) => texts(rows.iter().map(get)),
            Cells::Made(get) => texts(rows.iter().map(get)),
        }
    }
}

fn texts(values: impl Iterator<Item = Option<impl AsRef<str>>>) -> ArrayRef {
    let mut texts = StringBuilder::new();
    values.for_each(|value| texts.append_option(value));
    Arc::new(texts.finish())
}

/// The findings that an iterator still has, as batches of rows.
struct Batches {
    findings: Py<PyFindings>,
    schema: SchemaRef,
    /// Why no more could be read. It is raised after the rows before it.
    failure: Option<PyErr>,
}

/// The findings that an iterator still has, as Arrow's C stream in a capsule.
pub(crate) fn stream(findings: Bound<'_, PyFindings>) -> PyResult<Bound<'_, PyCapsule>> {
    let (py, schema) = (findings.py(), Schema::new(COLUMNS.map(|column| column.field()).to_vec()));
    let batches = Batches { findings: findings.unbind(), schema: Arc::new(schema), failure: None };
    PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(batches)), c"arrow_array_stream")
}

impl Batches {
    fn batch(&self, rows: &[PyFinding]) -> Result<RecordBatch, ArrowError> {
        let columns = COLUMNS.iter().map(|column| column.values(rows)).collect();
        RecordBatch::try_new(Arc::clone(&self.schema), columns)
    }
}

impl Iterator for Batches {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut rows = Vec::new();
        if self.failure.is_none() {
            let read = Python::attach(|py| self.findings.try_borrow_mut(py)?.read(py, ROWS, &mut rows));
            self.failure = read.err();
        }
        if !rows.is_empty() {
            return Some(self.batch(&rows));
        }
        let failure = self.failure.take()?;
        Some(Err(ArrowError::ExternalError(Box::new(failure))))
    }
}

impl RecordBatchReader for Batches {
    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }
}
