//! Writes the games as a table in a Parquet file: a row for each game, with a list of its findings.
//!
//! Rows are collected until they fill a row group, written column by column, and dropped. So memory does not grow with the number of games,
//! except for a few kilobytes for each row group, which the footer lists. The file is written as `FILE.new`, and renamed when it is
//! complete. Until then it lacks the footer, without which no program reads it.

mod columns;
mod row;

pub(super) use row::Rows;

use super::outputs::half_of;
use crate::failure::Failure;
use parquet::basic::{Compression, Encoding};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;
use row::Row;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The number of rows in a row group, about the default of DuckDB. More would need more memory here; fewer would make the footer longer,
/// which every query reads first.
const GROUP: usize = 1 << 17;

/// A table that is being written.
pub(super) struct Table {
    path: PathBuf,
    /// `None` once the table is complete.
    writer: Option<SerializedFileWriter<File>>,
    rows: Vec<Row>,
}

impl Table {
    /// Begins a table. An existing file of that name stays unchanged until the table is complete and replaces it.
    pub(super) fn create(path: &Path) -> Result<Self, Failure> {
        // Renaming the complete file would replace a device.
        if path.metadata().is_ok_and(|found| !found.is_file()) {
            return Err(Failure::usage(format!("{}: this is not a file; name another one", path.display())));
        }
        let half = half_of(path);
        let schema = parse_message_type(&columns::schema()).map_err(failure(path))?;
        let file = File::create(&half).map_err(Failure::file(&half))?;
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties()));
        let writer = writer.map_err(failure(&half))?;
        Ok(Self { path: path.to_owned(), writer: Some(writer), rows: Vec::with_capacity(GROUP) })
    }

    /// Adds games. `before` is the number of games that precede them, in this file and the files before.
    pub(super) fn add(&mut self, rows: Rows, before: u64, file: &str) -> Result<(), Failure> {
        let file: Arc<str> = file.into();
        for row in rows.placed(before, &file) {
            self.rows.push(row);
            if self.rows.len() == GROUP {
                self.write_group()?;
            }
        }
        Ok(())
    }

    /// Writes the remaining rows and the footer, and renames the file.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        if !self.rows.is_empty() {
            self.write_group()?;
        }
        let Some(writer) = self.writer.take() else { return Ok(()) };
        let half = half_of(&self.path);
        let whole = writer.into_inner().map_err(failure(&half));
        let whole = whole.and_then(|file| file.sync_all().map_err(Failure::file(&half)));
        let named =
            whole.and_then(|()| std::fs::rename(&half, &self.path).map_err(Failure::file(&self.path)));
        if named.is_err() {
            remove(&half);
        }
        named
    }

    fn write_group(&mut self) -> Result<(), Failure> {
        let Some(writer) = &mut self.writer else { return Ok(()) };
        let written = writer.next_row_group().and_then(|mut group| {
            columns::write(&self.rows, &mut group)?;
            group.close()
        });
        self.rows.clear();
        written.map(drop).map_err(failure(&half_of(&self.path)))
    }
}

/// Removes an incomplete file.
impl Drop for Table {
    fn drop(&mut self) {
        if self.writer.take().is_some() {
            remove(&half_of(&self.path));
        }
    }
}

fn remove(half: &Path) {
    // If this fails, the incomplete file stays, but no program can read it.
    let _ = std::fs::remove_file(half);
}

fn properties() -> WriterProperties {
    let version = KeyValue::new("touchmove".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        // The smallest and the largest value of a row group let a query skip it. Those of each page would only lengthen the footer.
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .set_key_value_metadata(Some(vec![version]));
    // Increasing values are written as differences. A dictionary would not help, because values hardly repeat.
    let properties = columns::GROWING.iter().fold(properties, |properties, name| {
        let column = ColumnPath::from(*name);
        properties
            .set_column_dictionary_enabled(column.clone(), false)
            .set_column_encoding(column, Encoding::DELTA_BINARY_PACKED)
    });
    properties.build()
}

/// Converts an error in writing this file.
fn failure(path: &Path) -> impl FnOnce(ParquetError) -> Failure {
    move |error| match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => Failure::file(path)(*error),
            Err(error) => Failure::usage(format!("{}: {error}", path.display())),
        },
        error => Failure::usage(format!("{}: {error}", path.display())),
    }
}
