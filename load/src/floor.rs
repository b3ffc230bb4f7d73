//! Bare group commits of SQLite: the cost of making the same bytes durable when nothing else is done.

use crate::Outcome;
use rusqlite::Connection;
use std::path::Path;
use std::time::{Duration, Instant};

/// Commits groups of several sizes, and prints the rates.
pub(crate) fn sqlite(folder: &Path, (act, answer): (usize, usize), length: Duration) -> Outcome<()> {
    let file = folder.join("floor.db");
    let mut connection = Connection::open(file)?;
    connection.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;
         CREATE TABLE acts (position INTEGER PRIMARY KEY, body TEXT, digest BLOB, hash BLOB);
         CREATE TABLE answers (board INTEGER PRIMARY KEY, body TEXT);",
    )?;
    let (act, answer) = ("x".repeat(act), "x".repeat(answer));
    for group in [1, 16, 128, 1024] {
        let began = Instant::now();
        let mut acts = 0_u64;
        while began.elapsed() < length / 4 {
            let transaction = connection.transaction()?;
            {
                let mut insert = transaction
                    .prepare_cached("INSERT INTO acts (body, digest, hash) VALUES (?1, ?2, ?2)")?;
                let mut replace =
                    transaction.prepare_cached("INSERT OR REPLACE INTO answers VALUES (?1, ?2)")?;
                for _ in 0..group {
                    acts += 1;
                    insert.execute((&act, [0_u8; 32]))?;
                    replace.execute(((acts % 5000).cast_signed(), &answer))?;
                }
            }
            transaction.commit()?;
        }
        let rate = acts as f64 / began.elapsed().as_secs_f64();
        println!("bare SQLite, {group} acts a commit: {rate:.0} acts a second");
    }
    Ok(())
}
