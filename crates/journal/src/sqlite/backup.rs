//! Backups of a journal: made while it is being written, checked before they count, and restored.

use super::files::{self, beside, free_name, lock, private, size, sync_folder_of};
use super::{Sqlite, connect_to_read, fault, mark, wal};
use crate::{Depth, Fault, Report, verify};
use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use std::fs::File;
use std::path::{Path, PathBuf};

/// A backup that was made and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackedUp {
    /// The file.
    pub file: PathBuf,
    /// Its size, in bytes.
    pub bytes: u64,
    /// The result of checking it: damage in the journal is copied into the backup, and everything else is intact.
    pub report: Report,
}

/// What to do with an existing journal when another one is to take its place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Earlier {
    /// Keep it; nothing is restored.
    Stays,
    /// Move it aside under another name.
    KeptAside,
}

/// The outcome of restoring a backup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Restored {
    /// It is the journal now.
    Done {
        /// The result of checking the backup.
        report: Report,
        /// Where the previous journal was moved.
        aside: Option<PathBuf>,
    },
    /// The backup is broken; nothing was changed.
    Broken(Report),
}

/// A journal whose log was damaged or whose end is missing, and which can now be opened again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repaired {
    /// The state of the log before the repair.
    pub log: wal::LogState,
    /// The number of acknowledged entries missing at its end, as far as known.
    pub missing: u64,
    /// Where copies of the unrepaired journal and its log are.
    pub aside: PathBuf,
}

/// Makes a backup of a journal, even while another process writes to it: one file, complete and checked.
///
/// # Errors
/// The file exists, there is no room, or the journal cannot be read.
pub fn backup(journal: &Path, file: &Path) -> Result<BackedUp, Fault> {
    let journal = files::resolve(journal)?;
    wal::check(&journal)?;
    let file = files::resolve(file)?;
    if file.exists() {
        return Err(Fault::Exists(file.display().to_string()));
    }
    let missing = missing(&journal, mark::read(&journal))?;
    let unfinished = copy(&journal, &file)?;
    let mut report = check(&unfinished).inspect_err(|_| {
        let _ = std::fs::remove_file(&unfinished);
    })?;
    if missing > 0 {
        report.store.push(format!("{missing} entries that were acknowledged are missing at the end"));
    }
    finish(&unfinished, &file)?;
    Ok(BackedUp { bytes: size(&file), file, report })
}

/// Puts a backup in the place of a journal that no process has open for writing.
///
/// # Errors
/// A server has the journal open, there is a journal already and it is to stay, or a file cannot be read or written.
pub fn restore(
    backup: &Path,
    journal: &Path,
    earlier: Earlier,
    looked_at: impl Fn(u64),
) -> Result<Restored, Fault> {
    let backup = files::resolve(backup)?;
    let journal = files::resolve(journal)?;
    let _lock = lock(&journal)?;
    let log = beside(&journal, wal::ENDING);
    let is_taken = size(&journal) > 0 || size(&log) > 0;
    if is_taken && earlier == Earlier::Stays {
        return Err(Fault::Exists(journal.display().to_string()));
    }
    let report = verify(&Sqlite::open_to_read(&backup)?, Depth::Answers, looked_at)?;
    if !report.is_whole() {
        return Ok(Restored::Broken(report));
    }
    let unfinished = copy(&backup, &journal)?;
    let aside = is_taken.then(|| free_name(&journal, "replaced"));
    if let Some(aside) = &aside {
        move_aside(&journal, aside)?;
    }
    // An index is useless without its log, and a log without its journal would be applied to the new one.
    let _ = std::fs::remove_file(&log);
    let _ = std::fs::remove_file(beside(&journal, "-shm"));
    let _ = std::fs::remove_file(beside(&journal, mark::ENDING));
    finish(&unfinished, &journal)?;
    Ok(Restored::Done { report, aside })
}

/// Cuts a damaged log off after the last readable transaction, and accepts that the end of the journal is missing. Copies of the unrepaired
/// journal and log are kept.
///
/// # Errors
/// A server has the journal open, or the files cannot be copied.
pub fn repair(journal: &Path) -> Result<Option<Repaired>, Fault> {
    let journal = files::resolve(journal)?;
    let _lock = lock(&journal)?;
    let found = wal::inspect(&journal)?;
    let marked = mark::read(&journal);
    if found.state == wal::LogState::Whole && missing(&journal, marked)? == 0 {
        return Ok(None);
    }
    let aside = free_name(&journal, "damaged");
    let log = beside(&journal, wal::ENDING);
    for (from, to) in [(&journal, aside.clone()), (&log, beside(&aside, wal::ENDING))] {
        if !from.exists() {
            continue;
        }
        let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", to.display()));
        std::fs::copy(from, &to).and_then(|_| File::open(&to)?.sync_all()).map_err(told)?;
    }
    let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", log.display()));
    if found.state != wal::LogState::Whole {
        let file = private().open(&log).map_err(told)?;
        file.set_len(found.whole_until).and_then(|()| file.sync_all()).map_err(told)?;
        let _ = std::fs::remove_file(beside(&journal, "-shm"));
    }
    let missing = missing(&journal, marked)?;
    let _ = std::fs::remove_file(beside(&journal, mark::ENDING));
    Ok(Some(Repaired { log: found.state, missing, aside }))
}

/// Returns how many entries a journal lacks according to its mark.
fn missing(journal: &Path, marked: Option<u64>) -> Result<u64, Fault> {
    match mark::check(marked, &connect_to_read(journal)?) {
        Err(Fault::CutOff { acknowledged, found }) => Ok(acknowledged - found),
        checked => checked.map(|()| 0),
    }
}

/// Copies a journal at one moment into an unfinished file beside its final place.
fn copy(journal: &Path, file: &Path) -> Result<PathBuf, Fault> {
    let unfinished = beside(file, ".unfinished");
    let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", unfinished.display()));
    let _ = std::fs::remove_file(&unfinished);
    private().open(&unfinished).map_err(told)?;
    let copied = copy_pages(journal, &unfinished);
    if copied.is_err() {
        let _ = std::fs::remove_file(&unfinished);
    }
    copied.map(|()| unfinished)
}

fn copy_pages(journal: &Path, unfinished: &Path) -> Result<(), Fault> {
    let from = connect_to_read(journal)?;
    super::schema::check(&from)?;
    let mut to = Connection::open(unfinished).map_err(fault)?;
    let backup = Backup::new(&from, &mut to).map_err(fault)?;
    // Copying all pages in one step gives a consistent copy, however much is written meanwhile, and does not block writers.
    match backup.step(-1).map_err(fault)? {
        StepResult::Done => {}
        _ => return Err(Fault::Busy),
    }
    drop(backup);
    // Without a write-ahead log the backup is one file, even when it is opened.
    let mode =
        to.query_row("PRAGMA journal_mode = DELETE", (), |row| row.get::<_, String>(0)).map_err(fault)?;
    match mode.as_str() {
        "delete" => Ok(()),
        other => Err(Fault::Io(format!("the copy keeps the mode {other:?}"))),
    }
}

fn check(file: &Path) -> Result<Report, Fault> {
    verify(&Sqlite::open_to_read(file)?, Depth::Chains, |_| ())
}

/// Makes the unfinished file durable and renames it.
fn finish(unfinished: &Path, file: &Path) -> Result<(), Fault> {
    let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", file.display()));
    File::open(unfinished).and_then(|file| file.sync_all()).map_err(told)?;
    std::fs::rename(unfinished, file).map_err(told)?;
    sync_folder_of(file);
    Ok(())
}

fn move_aside(journal: &Path, aside: &Path) -> Result<(), Fault> {
    for ending in ["", wal::ENDING, mark::ENDING] {
        let (from, to) = (beside(journal, ending), beside(aside, ending));
        if from.exists() {
            let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", to.display()));
            std::fs::rename(&from, &to).map_err(told)?;
        }
    }
    Ok(())
}
