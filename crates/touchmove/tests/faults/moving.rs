//! Journals being moved: an import, a backup and a restore, each killed midway.

use crate::Scale;
use crate::chance::Chance;
use crate::crowd::Crowd;
use crate::hall::{self, Connection, Folder, Hall, touchmove};
use crate::shim::{NO_COMPILER, Shim, Word};
use crate::table::Row;
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

const BOARDS: usize = 24;

/// An event as a file, and the record of each board.
struct Exported {
    file: String,
    records: Vec<(String, Value)>,
}

impl Exported {
    fn new(row: &mut Row) -> Self {
        let folder = Folder::in_memory("import-from");
        let mut hall = Hall::start(&folder, &[]);
        let mut crowd = Crowd::set_up(&hall, BOARDS);
        crowd.during(&hall.address, || sleep(Duration::from_secs(3)));
        crowd.check(&hall, row);
        let (status, file) =
            hall.request("GET", "/api/v1/events/1/journal", &hall.token, "").expect("a file");
        assert_eq!(status, 200, "{file}");
        let records = crowd.boards().map(|board| (board.to_owned(), record(&hall, board))).collect();
        hall.kill();
        Self { file, records }
    }

    /// The number of its acts that a hall does not have.
    fn missing_in(&self, hall: &Hall) -> usize {
        let acts = |record: &Value| record.as_array().map_or(0, Vec::len);
        let missing = self.records.iter().map(|(board, expected)| match record(hall, board) {
            found if found == *expected => 0,
            found => acts(expected).saturating_sub(acts(&found)).max(1),
        });
        missing.sum()
    }
}

fn record(hall: &Hall, board: &str) -> Value {
    let answer = hall.ask("GET", &format!("/api/v1/boards/{board}/record"), "");
    answer.filter(|(status, _)| *status == 200).map_or(Value::Null, |(_, record)| record)
}

fn has_event(hall: &Hall) -> bool {
    hall.ask("GET", "/api/v1/events/1", "").is_some_and(|(status, _)| status == 200)
}

/// The server is killed during the import of an event: afterwards the event is complete, or absent and can be imported again.
pub(crate) fn import(scale: &Scale) -> Row {
    let mut row = Row::default();
    let exported = Exported::new(&mut row);
    let mut chance = Chance::new(4);
    let mut midway = 0;
    for _ in 0..scale.imports {
        let folder = Folder::in_memory("import-to");
        let Some(shim) = Shim::new(&folder) else { return Row::skipped(NO_COMPILER) };
        let mut hall = Hall::start_program(shim.program(None), &folder);
        // A slow disk, so that it can be killed midway.
        shim.set(Word::SyncDelayMs, 25);
        let (address, token) = (hall.address.clone(), hall.token.clone());
        let is_answered = std::thread::scope(|scope| {
            let import = scope.spawn(|| {
                let mut connection = Connection::open(&address)?;
                connection.request("POST", "/api/v1/journal", &token, &exported.file)
            });
            sleep(chance.duration(5, 400));
            hall.kill();
            import.join().expect("a request").is_some_and(|(status, _)| status < 300)
        });
        row.faults += 1;
        let hall = Hall::start(&folder, &[]);
        let missing = exported.missing_in(&hall);
        let is_there = has_event(&hall);
        midway += u64::from(!is_answered);
        if is_answered && missing > 0 {
            row.lose(missing as u64, format!("an import was acknowledged, and {missing} acts are gone"));
        } else if is_there && missing > 0 {
            row.miss_damage(format!("half an event was left: {missing} acts are missing"));
        }
        if missing > 0 {
            let again = hall.request("POST", "/api/v1/journal", &hall.token, &exported.file);
            let (status, answer) = again.expect("an answer");
            if status >= 300 || exported.missing_in(&hall) > 0 {
                row.lose(missing as u64, format!("it cannot be imported again: {status} {answer}"));
            }
        }
    }
    row.sum_up(format!("{midway} imports were killed before they were answered"));
    row
}

fn backup(journal: &Path, file: &Path) -> Command {
    let mut command = touchmove();
    command.args(["journal", "backup"]).arg(journal).arg(file).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

fn restore(file: &Path, journal: &Path) -> Command {
    let mut command = touchmove();
    command.args(["journal", "restore"]).arg(file).arg(journal).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// Lets a command run for a moment and kills it. Returns true if it had finished.
fn kill_midway(mut command: Command, chance: &mut Chance) -> bool {
    let mut child = command.spawn().expect("the program");
    sleep(chance.duration(1, 60));
    let _ = child.kill();
    child.wait().expect("it is gone").success()
}

/// A backup made under load is killed midway: what it leaves is complete, or cannot be mistaken for a backup.
pub(crate) fn backup_killed(scale: &Scale) -> Row {
    let mut row = Row::default();
    let (folder, copies) = (Folder::in_memory("backup"), Folder::in_memory("backup-to"));
    let mut hall = Hall::start(&folder, &[]);
    let mut crowd = Crowd::set_up(&hall, BOARDS);
    let mut chance = Chance::new(5);
    for number in 0..scale.backups {
        crowd.during(&hall.address, || sleep(Duration::from_millis(100)));
        let file = copies.path().join(format!("{number}.db"));
        let acts = acts_of(&hall, &crowd);
        let journal = folder.journal();
        let is_done = crowd.during(&hall.address, || kill_midway(backup(&journal, &file), &mut chance));
        row.faults += 1;
        if file.exists() {
            check_copy(&file, &acts, is_done, &mut row);
        } else if is_done {
            row.lose(1, "a backup was said to be done, and there is none");
        }
    }
    crowd.check(&hall, &mut row);
    hall.kill();
    crate::sound(&folder.journal(), &mut row);
    row
}

/// Restoring a backup is killed midway: the journal is complete or absent, and restoring again succeeds.
pub(crate) fn restore_killed(scale: &Scale) -> Row {
    let mut row = Row::default();
    let folder = Folder::in_memory("restore");
    let mut hall = Hall::start(&folder, &[]);
    let mut crowd = Crowd::set_up(&hall, BOARDS);
    crowd.during(&hall.address, || sleep(Duration::from_secs(3)));
    crowd.check(&hall, &mut row);
    let acts = acts_of(&hall, &crowd);
    let file = folder.path().join("backup");
    // Under load: later acts may or may not be in it.
    let done =
        crowd.during(&hall.address, || backup(&folder.journal(), &file).output().expect("the program"));
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    hall.kill();
    let mut chance = Chance::new(6);
    for _ in 0..scale.backups {
        let target = Folder::in_memory("restore-to");
        let is_done = kill_midway(restore(&file, &target.journal()), &mut chance);
        row.faults += 1;
        if target.journal().exists() {
            check_copy(&target.journal(), &acts, is_done, &mut row);
        }
        if !is_done {
            let again = restore(&file, &target.journal()).output().expect("the program");
            let is_whole = target.journal().exists() && hall::verify(&target.journal()).status.success();
            if !again.status.success() && !is_whole {
                let told = String::from_utf8_lossy(&again.stderr).into_owned();
                row.lose(1, format!("it cannot be restored again: {told}"));
            }
        }
        std::fs::copy(folder.path().join("token"), target.path().join("token")).expect("the link");
        let mut restored = Hall::start(&target, &[]);
        for (board, expected) in &acts {
            let found = record(&restored, board).as_array().map_or(0, Vec::len);
            if found < *expected {
                row.lose((expected - found) as u64, format!("board {board} has {found} of {expected} acts"));
            }
        }
        restored.kill();
    }
    row
}

/// The number of acts of each board.
fn acts_of(hall: &Hall, crowd: &Crowd) -> Vec<(String, usize)> {
    let acts = |board: &str| record(hall, board).as_array().map_or(0, Vec::len);
    crowd.boards().map(|board| (board.to_owned(), acts(board))).collect()
}

/// Checks a copy of a journal left by a killed command: it must be sound and complete, or reported.
fn check_copy(file: &Path, acts: &[(String, usize)], is_done: bool, row: &mut Row) {
    let verified = hall::verify(file);
    let told = String::from_utf8_lossy(&verified.stdout).trim().to_owned();
    if !verified.status.success() {
        if is_done {
            row.lose(1, format!("a finished copy is not sound: {told}"));
        }
        return;
    }
    let missing = missing_in(file, acts);
    if missing > 0 {
        row.miss_damage(format!("a copy lacks {missing} acts, and verify says: {told}"));
    }
}

/// The number of acts that a file lacks, according to SQLite alone.
fn missing_in(file: &Path, acts: &[(String, usize)]) -> usize {
    let connection = rusqlite::Connection::open(file).expect("a database");
    let count =
        "SELECT count(*) FROM entries JOIN streams ON streams.id = stream WHERE name = 'board/' || ?1";
    let missing = acts.iter().map(|(board, expected)| {
        let found: i64 = connection.query_row(count, [board], |row| row.get(0)).unwrap_or(0);
        expected.saturating_sub(found as usize)
    });
    missing.sum()
}
