//! The games as a table in a Parquet file: a row for each game, with its findings as a list in it.
//!
//! Rows are kept until there are enough for a row group, written column by column, and forgotten: memory does not grow with the games but for a
//! few kilobytes a row group, which the end of the file lists. The file gets its name when it is whole. Until then it is called `FILE.new`,
//! and lacks the end without which no program reads it.

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

/// So many rows are a row group: about as many as DuckDB takes by itself. More would need more memory here, fewer would make the end
/// of the file longer, which every query reads first.
const GROUP: usize = 1 << 17;

/// A table as it is written.
pub(super) struct Table {
    path: PathBuf,
    /// Gone when the table is whole.
    writer: Option<SerializedFileWriter<File>>,
    rows: Vec<Row>,
}

impl Table {
    /// Begins a table. A file of that name stays as it is until there is a whole one to take its place.
    pub(super) fn create(path: &Path) -> Result<Self, Failure> {
        // A device would be replaced by the file.
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

    /// Adds games; so many came before, in the files before and in this one.
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

    /// Writes the last rows and the end, and gives the file its name.
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

/// What was not finished is of no use to anybody.
impl Drop for Table {
    fn drop(&mut self) {
        if self.writer.take().is_some() {
            remove(&half_of(&self.path));
        }
    }
}

fn remove(half: &Path) {
    // Whoever cannot read it is not misled by it either.
    let _ = std::fs::remove_file(half);
}

fn properties() -> WriterProperties {
    let version = KeyValue::new("touchmove".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        // The smallest and the largest value of a row group let a query pass it over; those of every page would only lengthen the end.
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .set_key_value_metadata(Some(vec![version]));
    // What grows from row to row is written as differences; a dictionary would hold every value once.
    let properties = columns::GROWING.iter().fold(properties, |properties, name| {
        let column = ColumnPath::from(*name);
        properties
            .set_column_dictionary_enabled(column.clone(), false)
            .set_column_encoding(column, Encoding::DELTA_BINARY_PACKED)
    });
    properties.build()
}

/// Writing that file failed.
fn failure(path: &Path) -> impl FnOnce(ParquetError) -> Failure {
    move |error| match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => Failure::file(path)(*error),
            Err(error) => Failure::usage(format!("{}: {error}", path.display())),
        },
        error => Failure::usage(format!("{}: {error}", path.display())),
    }
}
