//! Damaged files: single bits flipped, sectors lost, ends cut off, in the write-ahead log and in the database.

use crate::Scale;
use crate::chance::Chance;
use crate::crowd::Crowd;
use crate::game::Games;
use crate::hall::{self, Folder, Hall, touchmove};
use crate::table::Row;
use crate::{desk, dump};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The log of a server that was killed.
pub(crate) fn log_of_a_killed_hall(scale: &Scale) -> Row {
    damage(scale, "wal", "journal.db-wal", |folder, mut hall, crowd| {
        // What was written just before the kill is only in the log.
        crowd.during(&hall.address, || std::thread::sleep(Duration::from_millis(800)));
        hall.kill();
        assert!(folder.journal().with_file_name("journal.db-wal").exists(), "a killed server leaves its log");
    })
}

/// The database of a server that has ended, with all that was in its log.
pub(crate) fn database(scale: &Scale) -> Row {
    damage(scale, "database", "journal.db", |folder, mut hall, _| {
        hall.end();
        let connection = rusqlite::Connection::open(folder.journal()).expect("a database");
        let checkpoint =
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |row| row.get::<_, i64>(0));
        assert_eq!(checkpoint, Ok(0), "nobody else has it open");
    })
}

/// The main file copied alone after a clean shutdown, as by a person who takes "the one file" away.
pub(crate) fn main_file_alone(scale: &Scale) -> Row {
    let mut row = Row::default();
    let (folder, mut hall, mut crowd) = history("alone");
    for _ in 0..scale.ends {
        crowd.during(&hall.address, || std::thread::sleep(Duration::from_millis(100)));
        crowd.check(&hall, &mut row);
        hall.end();
        row.faults += 1;
        let alone = Folder::in_memory("alone-copy");
        fs::copy(folder.journal(), alone.journal()).expect("a copy");
        if contents(&alone) != contents(&folder) {
            row.lose(row.acknowledged, "the main file alone lacks what was acknowledged");
            if is_reported_by_verify(&alone).is_none() {
                row.miss_damage("verify says that the main file alone is sound");
            }
            if let Served::Otherwise = served(&alone, &Shown::default()) {
                row.miss_damage("serve opens another hall over the main file alone, and tells nobody");
            }
            return row;
        }
        hall = Hall::start(&folder, &[]);
    }
    row
}

/// A hall with some history: scoresheets at six boards of one event, clocks at two of another.
fn history(name: &str) -> (Folder, Hall, Crowd) {
    let folder = Folder::in_memory(name);
    let hall = Hall::start(&folder, &[]);
    let mut crowd = Crowd::set_up(&hall, 6);
    Games::set_up(&hall, 2);
    crowd.during(&hall.address, || std::thread::sleep(Duration::from_secs(2)));
    (folder, hall, crowd)
}

/// The ways to damage a file.
#[derive(Copy, Clone, Debug)]
enum Harm {
    FlipBit,
    LoseSector,
    CutOff,
}

impl Harm {
    const ALL: [Self; 3] = [Self::FlipBit, Self::LoseSector, Self::CutOff];

    fn inflict(self, bytes: &mut Vec<u8>, place: usize, chance: &mut Chance) {
        match self {
            Self::FlipBit => bytes[place] ^= 1 << chance.below(8),
            Self::LoseSector => {
                let sector = place / 512 * 512;
                let end = bytes.len().min(sector + 512);
                bytes[sector..end].fill(0);
            }
            Self::CutOff => bytes.truncate(place),
        }
    }
}

fn damage(scale: &Scale, name: &str, file: &str, end: impl FnOnce(&Folder, Hall, &mut Crowd)) -> Row {
    let mut row = Row::default();
    let (folder, hall, mut crowd) = history(name);
    crowd.check(&hall, &mut row);
    let shown = Shown::by(&hall);
    end(&folder, hall, &mut crowd);
    let expected = contents(&folder).expect("a sound journal");
    assert!(is_reported_by_verify(&folder).is_none(), "a sound journal is said to be sound");
    let mut chance = Chance::new(3);
    let (mut harmless, mut closed, mut unseen) = (0, 0, 0);
    for number in 0..scale.places {
        let harmed = copy(&folder, "harmed");
        let path = harmed.path().join(file);
        let mut bytes = fs::read(&path).expect("the file");
        let place = chance.below(bytes.len() as u64) as usize;
        let harm = Harm::ALL[number % Harm::ALL.len()];
        harm.inflict(&mut bytes, place, &mut chance);
        fs::write(&path, &bytes).expect("the file");
        row.faults += 1;
        if contents(&harmed).as_ref() == Ok(&expected) {
            harmless += 1;
            continue;
        }
        let what = format!("{harm:?} at {place} of {} of {file}", bytes.len());
        if is_reported_by_verify(&harmed).is_none() {
            row.miss_damage(format!("{what}: verify says that it is sound"));
            continue;
        }
        match served(&harmed, &shown) {
            Served::Refused => closed += 1,
            Served::Told => {}
            Served::AsBefore => unseen += 1,
            Served::Otherwise => {
                row.miss_damage(format!("{what}: serve shows something else, and tells nobody"));
            }
        }
    }
    row.sum_up(format!(
        "{harmless} places changed nothing that is kept; of the others, the hall stayed closed {closed} times and showed all as before {unseen} times"
    ));
    row
}

/// Dumps a copy of a journal, because reading it changes the files.
fn contents(folder: &Folder) -> Result<String, String> {
    let copy = copy(folder, "read");
    dump::of(&copy.journal()).map_err(|error| error.to_string())
}

/// Copies all files of a folder except the log's index, which is rebuilt.
fn copy(folder: &Folder, name: &str) -> Folder {
    let copy = Folder::in_memory(name);
    copy_files(folder.path(), copy.path());
    copy
}

fn copy_files(from: &Path, to: &Path) {
    for file in fs::read_dir(from).expect("a folder").map(|file| file.expect("a file").path()) {
        let name = file.file_name().expect("a name");
        let target = to.join(name);
        if file.is_dir() {
            fs::create_dir_all(&target).expect("a folder");
            copy_files(&file, &target);
        } else if !name.to_string_lossy().ends_with("-shm") {
            fs::copy(&file, target).expect("a copy");
        }
    }
}

/// Returns the report of `touchmove journal verify`, if it finds something.
fn is_reported_by_verify(folder: &Folder) -> Option<String> {
    let copy = copy(folder, "verified");
    let verified = hall::verify(&copy.journal());
    (!verified.status.success()).then(|| said(&verified.stdout) + &said(&verified.stderr))
}

/// The events and boards that a hall shows, without what every start changes.
#[derive(PartialEq, Default)]
struct Shown(Vec<Value>);

impl Shown {
    fn by(hall: &Hall) -> Self {
        let mut shown = Vec::new();
        for event in [1, 2] {
            let Some((200, links)) = hall.ask("GET", &format!("/api/v1/events/{event}/links"), "") else {
                return Self::default();
            };
            shown.push(links);
            let mut boards = desk::boards(hall, event);
            for board in &mut boards {
                board["ago"].take();
                let record = format!("/api/v1/boards/{}/record", board["board"].as_str().expect("a name"));
                shown.push(hall.ask("GET", &record, "").map_or(Value::Null, |(_, record)| record));
            }
            shown.extend(boards);
        }
        Self(shown)
    }
}

enum Served {
    /// It refuses to start.
    Refused,
    /// It starts, and reports the damage at the desk.
    Told,
    /// It starts, and shows what it showed before.
    AsBefore,
    /// It starts and shows something else, without a report.
    Otherwise,
}

/// Starts `touchmove serve` on a damaged journal and classifies the result.
fn served(folder: &Folder, before: &Shown) -> Served {
    let copy = copy(folder, "served");
    let Ok(mut hall) = Hall::try_run(touchmove(), "127.0.0.1:0", &copy, &[]) else { return Served::Refused };
    desk::wait_for_check(&hall);
    let is_notice = |notice: &Value| notice["what"] != "server_was_away";
    let is_there = |event: u64| {
        let found = hall.ask("GET", &format!("/api/v1/events/{event}"), "");
        found.is_some_and(|(status, _)| status == 200)
    };
    let is_told =
        [1, 2].into_iter().any(|event| is_there(event) && desk::notices(&hall, event).iter().any(is_notice));
    let is_as_before = !before.0.is_empty() && Shown::by(&hall) == *before;
    hall.kill();
    match (is_told, is_as_before) {
        (true, _) => Served::Told,
        (false, true) => Served::AsBefore,
        (false, false) => Served::Otherwise,
    }
}

fn said(output: &[u8]) -> String {
    String::from_utf8_lossy(output).trim().to_owned()
}
