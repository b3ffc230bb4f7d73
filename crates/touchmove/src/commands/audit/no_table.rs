//! Takes the place of `table` in a program built without Parquet, and reports how to build one with it.

use crate::failure::Failure;
use std::path::Path;
use touchmove_audit::Report;

/// A table. None can be created.
pub(super) enum Table {}

/// Rows, which are not kept.
#[derive(Default)]
pub(super) struct Rows;

impl Rows {
    pub(super) fn bytes(&self) -> usize {
        0
    }

    pub(super) fn add(&mut self, _game: u64, _report: &Report<'_>) {}
}

impl Table {
    /// Always returns an error that says how to build the program with Parquet.
    pub(super) fn create(_path: &Path) -> Result<Self, Failure> {
        Err(Failure::usage("this program was built without Parquet; build it with --features parquet"))
    }

    pub(super) fn add(&mut self, _rows: Rows, _before: u64, _file: &str) -> Result<(), Failure> {
        match *self {}
    }

    pub(super) fn finish(self) -> Result<(), Failure> {
        match self {}
    }
}
