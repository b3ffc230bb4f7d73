//! The complete content of a journal, read without the journal's own code: by SQLite alone, table by table and index by index.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags};
use std::fmt::Write;
use std::path::Path;

/// Dumps all rows of all tables, and again by each index. Two journals with the same dump have the same content.
pub(crate) fn of(journal: &Path) -> rusqlite::Result<String> {
    let connection = Connection::open_with_flags(journal, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let mut dump = String::new();
    for pragma in ["application_id", "user_version"] {
        rows(&connection, &format!("PRAGMA {pragma}"), &mut dump)?;
    }
    rows(&connection, "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name", &mut dump)?;
    for table in names(&connection, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")? {
        rows(&connection, &format!("SELECT * FROM {table} NOT INDEXED"), &mut dump)?;
        for index in
            names(&connection, &format!("SELECT name FROM pragma_index_list('{table}') ORDER BY name"))?
        {
            let columns =
                names(&connection, &format!("SELECT name FROM pragma_index_info('{index}')"))?.join(", ");
            let by_index = format!("SELECT {columns} FROM {table} INDEXED BY {index} ORDER BY {columns}");
            rows(&connection, &by_index, &mut dump)?;
        }
    }
    Ok(dump)
}

fn names(connection: &Connection, query: &str) -> rusqlite::Result<Vec<String>> {
    connection.prepare(query)?.query_map((), |row| row.get(0))?.collect()
}

fn rows(connection: &Connection, query: &str, dump: &mut String) -> rusqlite::Result<()> {
    let _ = writeln!(dump, "{query}");
    let mut query = connection.prepare(query)?;
    let columns = query.column_count();
    let mut rows = query.query(())?;
    while let Some(row) = rows.next()? {
        for column in 0..columns {
            // Exactly as stored, whatever the type.
            let _ = match row.get_ref(column)? {
                ValueRef::Null => write!(dump, "null|"),
                ValueRef::Integer(number) => write!(dump, "{number}|"),
                ValueRef::Real(number) => write!(dump, "{:016x}r|", number.to_bits()),
                ValueRef::Text(bytes) => write!(dump, "{}|", bytes.escape_ascii()),
                ValueRef::Blob(bytes) => write!(dump, "x{}|", bytes.escape_ascii()),
            };
        }
        dump.push('\n');
    }
    Ok(())
}
