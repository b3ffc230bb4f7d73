//! The columns of the table. Each is defined once, for both the schema and the values.

use super::super::rows::FindingRow;
use super::row::Row;
use Cells::{Date, Int, Long, Text};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::writer::SerializedRowGroupWriter;
use std::io::Write;
use touchmove_audit::Day;

/// A column of the games or of their findings.
struct Column<R> {
    name: &'static str,
    presence: Presence,
    cells: Cells<R>,
}

/// Whether every row has a value.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Presence {
    Always,
    IfKnown,
}

/// The type of a column, and the function that takes its value from a row.
enum Cells<R> {
    Int(fn(&R) -> Option<i32>),
    Long(fn(&R) -> Option<i64>),
    /// Days since 1 January 1970.
    Date(fn(&R) -> Option<i32>),
    Text(fn(&R) -> Option<&str>),
}

/// Columns whose values increase from row to row, within a file at least.
pub(super) const GROWING: [&str; 2] = ["game", "byte_offset"];

const GAMES: &[Column<Row>] = &[
    always("game", Long(|row| Some(row.game as i64))),
    always("file", Text(|row| Some(&row.file))),
    // Not `offset`, which is a keyword of SQL.
    always("byte_offset", Long(|row| Some(row.offset as i64))),
    if_known("event", Text(|row| row.event.as_deref())),
    if_known("white", Text(|row| row.white.as_deref())),
    if_known("black", Text(|row| row.black.as_deref())),
    if_known("white_elo", Int(|row| row.white_elo.map(i32::from))),
    if_known("black_elo", Int(|row| row.black_elo.map(i32::from))),
    if_known("year", Int(|row| row.day.map(|day| i32::from(day.year)))),
    if_known("date", Date(|row| row.day.and_then(days_since_1970))),
    if_known("time_control", Text(|row| row.time_control.as_deref())),
    if_known("class", Text(|row| row.class)),
    if_known("edition", Text(|row| row.edition)),
    always("plies", Int(|row| Some(row.plies as i32))),
    always("result", Text(|row| Some(row.result))),
    if_known("ending", Text(|row| row.ending)),
    if_known("dead_ply", Int(|row| row.stood.dead.map(|ply| ply as i32))),
    if_known("threefold_ply", Int(|row| row.stood.threefold.map(|ply| ply as i32))),
    if_known("fivefold_ply", Int(|row| row.stood.fivefold.map(|ply| ply as i32))),
    if_known("fifty_ply", Int(|row| row.stood.fifty.map(|ply| ply as i32))),
    if_known("seventyfive_ply", Int(|row| row.stood.seventyfive.map(|ply| ply as i32))),
];

const FINDINGS: &[Column<FindingRow>] = &[
    always("ply", Int(|finding| Some(finding.ply as i32))),
    always("kind", Text(|finding| Some(finding.kind))),
    if_known("about", Text(FindingRow::about)),
    if_known("article", Text(|finding| finding.article)),
    if_known("fen", Text(|finding| finding.fen.as_deref())),
    always("text", Text(|finding| Some(&finding.text))),
];

const fn always<R>(name: &'static str, cells: Cells<R>) -> Column<R> {
    Column { name, presence: Presence::Always, cells }
}

const fn if_known<R>(name: &'static str, cells: Cells<R>) -> Column<R> {
    Column { name, presence: Presence::IfKnown, cells }
}

/// Returns the schema, in the syntax of Parquet message types.
pub(super) fn schema() -> String {
    let games: String = GAMES.iter().map(Column::declaration).collect();
    let findings: String = FINDINGS.iter().map(Column::declaration).collect();
    // The specification of Parquet gives every list these two levels.
    let list = format!("repeated group list {{ required group element {{ {findings} }} }}");
    format!("message audit {{ {games} required group findings (LIST) {{ {list} }} }}")
}

/// Writes rows as a row group, one column after another.
pub(super) fn write<W: Write + Send>(
    rows: &[Row],
    group: &mut SerializedRowGroupWriter<'_, W>,
) -> Result<()> {
    let games: Vec<Place<'_, Row>> =
        rows.iter().map(|row| Place { repetition: 0, record: Some(row) }).collect();
    for column in GAMES {
        column.write(&games, 0, group)?;
    }
    drop(games);
    let findings: Vec<Place<'_, FindingRow>> = rows.iter().flat_map(places_of_findings).collect();
    for column in FINDINGS {
        column.write(&findings, 1, group)?;
    }
    Ok(())
}

/// An entry in a column: a game, a finding, or the gap where a game has no findings.
struct Place<'a, R> {
    /// The repetition level: 1 if this entry belongs to the same list as the one before it, otherwise 0.
    repetition: i16,
    record: Option<&'a R>,
}

fn places_of_findings(row: &Row) -> impl Iterator<Item = Place<'_, FindingRow>> {
    let nothing = row.findings.is_empty().then_some(Place { repetition: 0, record: None });
    let found = row.findings.iter().enumerate();
    let found =
        found.map(|(place, finding)| Place { repetition: i16::from(place > 0), record: Some(finding) });
    nothing.into_iter().chain(found)
}

impl<R> Column<R> {
    fn declaration(&self) -> String {
        let presence = match self.presence {
            Presence::Always => "required",
            Presence::IfKnown => "optional",
        };
        let (stored, meant) = match self.cells {
            Int(_) => ("int32", ""),
            Long(_) => ("int64", ""),
            Date(_) => ("int32", "(DATE)"),
            Text(_) => ("byte_array", "(STRING)"),
        };
        format!("{presence} {stored} {} {meant}; ", self.name)
    }

    /// Writes the column. `lists` is the number of lists around it.
    fn write<W: Write + Send>(
        &self,
        places: &[Place<'_, R>],
        lists: i16,
        group: &mut SerializedRowGroupWriter<'_, W>,
    ) -> Result<()> {
        match self.cells {
            Int(get) | Date(get) => self.write_as::<Int32Type, W>(places, lists, get, group),
            Long(get) => self.write_as::<Int64Type, W>(places, lists, get, group),
            // Copies each text, because Parquet keeps the smallest and the largest one until the end of the file.
            Text(get) => self.write_as::<ByteArrayType, W>(
                places,
                lists,
                |record| get(record).map(ByteArray::from),
                group,
            ),
        }
    }

    fn write_as<T: DataType, W: Write + Send>(
        &self,
        places: &[Place<'_, R>],
        lists: i16,
        get: impl Fn(&R) -> Option<T::T>,
        group: &mut SerializedRowGroupWriter<'_, W>,
    ) -> Result<()> {
        let mut values = Vec::with_capacity(places.len());
        // The definition levels: one for a list that is not empty, and one for an optional value that is known.
        let mut definitions = Vec::with_capacity(places.len());
        for place in places {
            let value = place.record.and_then(&get);
            definitions.push(match place.record {
                None => 0,
                Some(_) if self.presence == Presence::Always => lists,
                Some(_) => lists + i16::from(value.is_some()),
            });
            values.extend(value);
        }
        let repetitions: Vec<i16> = match lists {
            0 => Vec::new(),
            _ => places.iter().map(|place| place.repetition).collect(),
        };
        let is_flat = lists == 0;
        let is_certain = is_flat && self.presence == Presence::Always;
        let no_column = || ParquetError::General(format!("there is no column {}", self.name));
        let mut column = group.next_column()?.ok_or_else(no_column)?;
        column.typed::<T>().write_batch(
            values.as_slice(),
            (!is_certain).then_some(definitions.as_slice()),
            (!is_flat).then_some(repetitions.as_slice()),
        )?;
        column.close()
    }
}

/// Returns the number of days since 1 January 1970, or `None` if the month or the day is unknown.
fn days_since_1970(day: Day) -> Option<i32> {
    let (month, day_of_month) = (i32::from(day.month?), i32::from(day.day?));
    // Years begin in March here, so that a leap day is the last day of its year.
    let year = i32::from(day.year) - i32::from(month < 3);
    let days_before_month = (153 * ((month + 9) % 12) + 2) / 5;
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    Some(365 * year + leap_days + days_before_month + day_of_month - 1 - 719_468)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        for (year, month, day, days) in [
            (1970, 1, 1, 0),
            (1969, 12, 31, -1),
            (2000, 2, 29, 11_016),
            (2000, 3, 1, 11_017),
            (2024, 5, 1, 19_844),
            (1851, 5, 26, -43_319),
        ] {
            let date = Day { year, month: Some(month), day: Some(day) };
            assert_eq!(days_since_1970(date), Some(days), "{year}-{month}-{day}");
        }
        assert_eq!(days_since_1970(Day { year: 2024, month: Some(5), day: None }), None);
    }

    #[test]
    fn the_page_describes_every_column() {
        let page = include_str!("../../../../../../docs/audit.md");
        let games = GAMES.iter().map(|column| column.name);
        let findings = FINDINGS.iter().map(|column| column.name);
        for name in games.chain(findings) {
            assert!(page.contains(&format!("\n| `{name}` | ")), "docs/audit.md does not describe {name}");
        }
    }
}
