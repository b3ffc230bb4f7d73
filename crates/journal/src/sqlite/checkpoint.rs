//! Checkpoints: moving what was written from the write-ahead log into the journal's file.
//!
//! They run on their own thread, so that no append waits. Usually a checkpoint copies without blocking anyone. Only when nothing has
//! been written for a moment, or when the log has grown very long, does it restart the log, and an append may then wait for a few pages.

use super::{connect_to_write, files, spawn, wal};
use crate::Fault;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::watch;

/// How often the thread checks the log.
const EVERY: Duration = Duration::from_secs(1);

/// Above this size the log is copied even while more is being written, in bytes.
const LONG: u64 = 16 << 20;

/// Above this size the log is restarted even while more is being written, in bytes.
const VERY_LONG: u64 = 64 << 20;

/// Starts the thread. It ends when the sender is dropped.
pub(super) fn begin(
    path: &Path,
    written: watch::Receiver<u64>,
) -> Result<(Sender<()>, JoinHandle<()>), Fault> {
    let (keep, end) = channel();
    let connection = connect_to_write(path)?;
    // Never waits for a reader: it tries again next time.
    connection.busy_timeout(Duration::ZERO).map_err(super::fault)?;
    let checkpoints = Checkpoints { connection, log: files::beside(path, wal::ENDING), written };
    let thread = spawn("journal checkpoints", move || checkpoints.run(&end))?;
    Ok((keep, thread))
}

struct Checkpoints {
    connection: Connection,
    log: PathBuf,
    written: watch::Receiver<u64>,
}

impl Checkpoints {
    fn run(self, end: &Receiver<()>) {
        let (mut seen, mut copied) = (0, 0);
        while let Err(RecvTimeoutError::Timeout) = end.recv_timeout(EVERY) {
            let now = *self.written.borrow();
            let size = files::size(&self.log);
            let is_quiet = now == seen;
            seen = now;
            // The first entries of a new journal are copied soon: without its log, the file must never look like an empty journal.
            let is_due = now > copied && (is_quiet || copied == 0 || size > LONG);
            if is_due && size > 0 {
                let is_done =
                    copy(&self.connection) && (!is_quiet && size < VERY_LONG || truncate(&self.connection));
                if is_done {
                    copied = now;
                }
            }
        }
    }
}

/// Copies as much as possible. Returns true if it succeeded.
fn copy(connection: &Connection) -> bool {
    checkpoint(connection, "PASSIVE")
}

/// Copies everything and empties the log. Returns true if no reader or writer prevented it.
pub(super) fn truncate(connection: &Connection) -> bool {
    checkpoint(connection, "TRUNCATE")
}

fn checkpoint(connection: &Connection, mode: &str) -> bool {
    let busy =
        connection.query_row(&format!("PRAGMA wal_checkpoint({mode})"), (), |row| row.get::<_, i64>(0));
    busy.is_ok_and(|busy| busy == 0)
}
