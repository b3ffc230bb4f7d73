//! A program without Parquet: it says how to build one that has it.

use crate::failure::Failure;
use std::path::Path;
use touchmove_audit::Report;

/// A table that cannot be written.
pub(super) enum Table {}

/// The rows of no table.
#[derive(Default)]
pub(super) struct Rows;

impl Rows {
    pub(super) fn bytes(&self) -> usize {
        0
    }

    pub(super) fn add(&mut self, _game: u64, _report: &Report<'_>) {}
}

impl Table {
    /// Says what is missing.
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
