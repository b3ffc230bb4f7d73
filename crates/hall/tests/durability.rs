//! A hall over a journal in a file: damage to one part does not stop play elsewhere.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::{House, Table, wide};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use touchmove_hall::Backups;
use touchmove_journal::{Code, Depth, Outside, Sqlite, verify, verify_against};

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("touchmove-hall-{}-{count}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn journal(&self) -> PathBuf {
        self.0.join("journal.db")
    }

    async fn house(&self) -> House {
        House::over(Arc::new(Sqlite::open(self.journal()).unwrap()), wide()).await
    }

    /// Ends the hall, changes its journal, and starts the hall again.
    async fn after(&self, house: House, statements: &str) -> House {
        let token = house.hall.token.clone();
        house.end().await;
        let file = self.opened().await;
        file.execute_batch(statements).unwrap();
        drop(file);
        let mut house = self.house().await;
        house.hall.token = token;
        house
    }

    /// The journal's file, once the previous hall has released it.
    async fn opened(&self) -> Connection {
        for _ in 0..200 {
            match Sqlite::open(self.journal()) {
                Err(touchmove_journal::Fault::InUse) => {
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                }
                _ => break,
            }
        }
        Connection::open(self.journal()).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn classical() -> Value {
    json!({ "time": "5400+30" })
}

async fn begun(house: &House) -> Table {
    let mut table = house.board(classical()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    table
}

fn stream(name: &str) -> String {
    format!("(SELECT id FROM streams WHERE name = '{name}')")
}

async fn notices(table: &Table) -> Vec<Value> {
    let mut desk = table.of("arbiter").listen(&format!("/api/v1/events/{}/live", table.event)).await.unwrap();
    desk.hear("resync").await["notices"].as_array().unwrap().clone()
}

async fn damage_told(table: &Table) -> Vec<Value> {
    notices(table).await.into_iter().filter(|notice| notice["what"] == "damaged").collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_board_waits_and_the_others_play_on() {
    for (change, is_last) in [("role = 'king'", false), ("hash = x'00'", true), ("body = 'x'", false)] {
        let folder = Folder::new();
        let house = folder.house().await;
        let (damaged, other) = (begun(&house).await, begun(&house).await);
        let board = stream(&format!("board/{}", damaged.board));
        let number = if is_last { "(SELECT max(number) FROM entries WHERE stream = {board})" } else { "3" };
        let number = number.replace("{board}", &board);
        let statement = format!("UPDATE entries SET {change} WHERE stream = {board} AND number = {number}");
        let house = folder.after(house, &statement).await;
        let (mut damaged, mut other) = (damaged.moved_to(&house), other.moved_to(&house));
        other.play("black", "e7e5").await;
        let refused = damaged.act("black", json!({ "act": "move", "move": "e7e5" })).await;
        assert_eq!(refused.refused(409), "damaged", "{change}");
        assert_eq!(damaged.act("arbiter", json!({ "act": "interrupt" })).await.refused(409), "damaged");
        let scene = damaged.scene("arbiter").await;
        assert_eq!(scene["board"], json!(damaged.board), "the arbiter sees what can be read");
        let told = damage_told(&damaged).await;
        assert_eq!(told.len(), 1, "{change}: {told:?}");
        assert_eq!(told[0]["facts"]["board"], json!(damaged.board));
        assert!(damage_told(&other).await.is_empty());
        house.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_snapshot_is_made_again_from_the_game() {
    for change in ["hash = x'00'", "body = '{'", "number = 2"] {
        let folder = Folder::new();
        let house = folder.house().await;
        let table = begun(&house).await;
        let statement = format!(
            "UPDATE snapshots SET {change} WHERE stream = {}",
            stream(&format!("board/{}", table.board))
        );
        let house = folder.after(house, &statement).await;
        let mut table = table.moved_to(&house);
        assert_eq!(table.scene("arbiter").await["n"], 4, "{change}");
        table.play("black", "e7e5").await;
        house.end().await;
    }
}

/// The notices of damage, once the hall has found any.
async fn damage_found(table: &Table) -> Vec<Value> {
    for _ in 0..1000 {
        let found = damage_told(table).await;
        if !found.is_empty() {
            return found;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    Vec::new()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_board_shows_is_reported_to_every_desk() {
    let lost = "DELETE FROM snapshots WHERE stream = {board}; DELETE FROM entries WHERE stream = {board}; DELETE FROM streams WHERE id = {board};";
    let anchor = "UPDATE entries SET body = 'x' WHERE stream = {anchors} AND number = 1;";
    for harm in [lost, anchor] {
        let folder = Folder::new();
        let house = folder.house().await;
        let (damaged, other) = (begun(&house).await, begun(&house).await);
        let board = stream(&format!("board/{}", damaged.board));
        let harm = harm.replace("{board}", &board).replace("{anchors}", &stream("anchors"));
        let house = folder.after(house, &harm).await;
        let other = other.moved_to(&house);
        let found = damage_found(&other).await;
        assert_eq!(found.len(), 1, "{harm}: {found:?}");
        house.end().await;
    }
}

/// The digest in the chain covers the answer in a snapshot; it must cover its clock, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_changed_clock_in_a_snapshot_changes_no_clock() {
    let folder = Folder::new();
    let house = folder.house().await;
    let table = begun(&house).await;
    let at = table.scene("arbiter").await["at"].as_u64().unwrap();
    let statement = format!(
        "UPDATE snapshots SET body = replace(body, '\"at\":{at},', '\"at\":{},') WHERE stream = {}",
        at + 3_600_000,
        stream(&format!("board/{}", table.board))
    );
    let house = folder.after(house, &statement).await;
    let table = table.moved_to(&house);
    let scene = table.scene("arbiter").await;
    assert!(scene["now"].as_u64().unwrap() < at + 60_000, "an hour of Black's time is gone: {scene}");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_entry_of_an_event_keeps_nothing_else_closed() {
    for change in ["body = '{\"fact\":\"noise\"}'", "role = 'king'"] {
        let folder = Folder::new();
        let house = folder.house().await;
        let (damaged, other) = (begun(&house).await, begun(&house).await);
        let path = format!("/api/v1/events/{}", damaged.event);
        let more = json!({ "boards": [{ "round": 2, "white": "Later", "black": "Last" }] });
        damaged.of("arbiter").post(&format!("{path}/boards"), &more).await.ok();
        // The second entry set up the board of the first round.
        let event = stream(&format!("event/{}", damaged.event));
        let statement = format!("UPDATE entries SET {change} WHERE stream = {event} AND number = 2");
        let house = folder.after(house, &statement).await;
        let (damaged, mut other) = (damaged.moved_to(&house), other.moved_to(&house));
        other.play("black", "e7e5").await;
        let boards = damaged.of("arbiter").get(&format!("{path}/boards")).await.ok();
        assert_eq!(boards.as_array().unwrap().len(), 1, "what can be read is there: {boards}");
        assert_eq!(damage_told(&damaged).await.len(), 1);
        damaged
            .of("arbiter")
            .post(&format!("{path}/boards"), &json!({ "boards": [{ "round": 3 }] }))
            .await
            .ok();
        house.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_whose_number_is_taken_gets_another() {
    let (folder, other_folder) = (Folder::new(), Folder::new());
    let (house, other) = (folder.house().await, other_folder.house().await);
    let table = begun(&house).await;
    let arbiter = table.of("arbiter");
    let note = json!({ "text": "before it moved" });
    arbiter.post(&format!("/api/v1/boards/{}/notes", table.board), &note).await.ok();
    let file = arbiter.get(&format!("/api/v1/events/{}/journal", table.event)).await.body;
    let own = begun(&other).await;
    assert_eq!(own.event, table.event);
    let taken_in = other.hall.request("POST", "/api/v1/journal", &[], &file).await.ok();
    assert_eq!(taken_in, json!([2]));
    let mut moved = table.moved_to(&other);
    (moved.event, moved.board) = (2, "2-1".to_owned());
    assert_eq!(moved.scene("arbiter").await["n"], 4);
    moved.play("black", "e7e5").await;
    let notes = moved.of("arbiter").get("/api/v1/boards/2-1/notes").await.ok();
    assert_eq!(notes[0]["text"], "before it moved");
    moved.of("arbiter").post("/api/v1/events/2/boards", &json!({ "boards": [{ "round": 2 }] })).await.ok();
    other.hall.request("POST", "/api/v1/journal", &[], &file).await.refused(409);

    let other = other_folder.after(other, "SELECT 1").await;
    let (mut moved, mut own) = (moved.moved_to(&other), own.moved_to(&other));
    assert_eq!(moved.scene("black").await["n"], 6);
    moved.play("white", "g1f3").await;
    own.play("black", "c7c5").await;
    // Its hashes are those of the hall it came from, and it can be moved again.
    let onward = moved.of("arbiter").get("/api/v1/events/2/journal").await.body;
    other.end().await;
    let third = House::new().await;
    assert_eq!(third.hall.request("POST", "/api/v1/journal", &[], &onward).await.ok(), json!([2]));
    let journal = Sqlite::open_to_read(other_folder.journal()).unwrap();
    let report = tokio::task::spawn_blocking(move || verify(&journal, Depth::Answers, |_| ())).await.unwrap();
    assert!(report.as_ref().unwrap().is_clean(), "{report:?}");
}

/// Runs something that blocks on a journal in a thread of its own.
async fn with_journal<T: Send + 'static>(
    path: PathBuf,
    look: impl FnOnce(&Sqlite) -> T + Send + 'static,
) -> T {
    let look = move || look(&Sqlite::open_to_read(path).unwrap());
    tokio::task::spawn_blocking(look).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_code_at_the_desk_proves_the_journal() {
    let folder = Folder::new();
    let house = folder.house().await;
    let mut table = begun(&house).await;
    let path = format!("/api/v1/events/{}/anchor", table.event);
    let shown = table.of("organiser").get(&path).await.ok();
    let code: Code = shown["code"].as_str().unwrap().parse().unwrap();
    let file = table.of("arbiter").get(&format!("{path}/file")).await.body;
    let file = touchmove_journal::AnchorFile::read(&file).unwrap();
    assert_eq!(file.anchor.code(), code, "nothing has happened since");
    table.play("black", "e7e5").await;
    assert_ne!(table.of("arbiter").get(&path).await.ok()["code"], shown["code"]);
    for outside in [Outside::Code(code), Outside::File(Box::new(file))] {
        let faults = with_journal(folder.journal(), move |journal| verify_against(journal, &outside)).await;
        assert_eq!(faults, Ok(vec![]));
    }
    let board = stream(&format!("board/{}", table.board));
    // The last act that the code covers, and everything after it, is removed together with all traces.
    let cut = format!(
        "DELETE FROM entries WHERE stream = {board} AND number >= 4; DELETE FROM snapshots WHERE stream = {board};
         DELETE FROM entries WHERE stream = {}",
        stream("anchors")
    );
    house.end().await;
    folder.opened().await.execute_batch(&cut).unwrap();
    let outside = Outside::Code(code);
    let (plain, held_against) = with_journal(folder.journal(), move |journal| {
        (verify(journal, Depth::Chains, |_| ()), verify_against(journal, &outside))
    })
    .await;
    assert!(plain.unwrap().is_clean(), "nothing in the journal itself tells");
    assert_eq!(held_against.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_at_the_desk_and_at_the_end_of_each_round() {
    let folder = Folder::new();
    let backups = Backups { folder: folder.0.join("backups"), keep: 2 };
    let journal = Arc::new(Sqlite::open(folder.journal()).unwrap());
    let house = House::keeping(journal, wide(), Some(backups.clone())).await;
    let by_hand = house.hall.post("/api/v1/backups", &json!({})).await.ok();
    let name = by_hand["name"].as_str().unwrap();
    let downloaded = house.hall.get(&format!("/api/v1/backups/{name}")).await;
    assert!(downloaded.body.starts_with("SQLite format 3"));
    for wrong in ["..%2Fjournal.db", "nothing.db", "%2e%2e"] {
        house.hall.get(&format!("/api/v1/backups/{wrong}")).await.refused(404);
    }
    let names = || -> Vec<String> {
        let files = std::fs::read_dir(&backups.folder).unwrap();
        let mut names: Vec<String> = files
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.ends_with(".db"))
            .collect();
        names.sort();
        names
    };
    for rounds in 1..=3 {
        let mut table = begun(&house).await;
        table.act("white", json!({ "act": "resign" })).await.ok();
        let of_this = format!("event-{rounds}-round-1.db");
        for _ in 0..200 {
            if names().iter().any(|name| name.ends_with(&of_this)) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        assert!(names().iter().any(|name| name.ends_with(&of_this)), "{:?}", names());
    }
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let kept = names();
    assert_eq!(kept.len(), 3, "two of rounds, and the one that was asked for: {kept:?}");
    assert!(kept.iter().any(|kept| kept == name));
    let last = backups.folder.join(kept.last().unwrap());
    let report = with_journal(last, |journal| verify(journal, Depth::Answers, |_| ())).await.unwrap();
    assert!(report.is_clean() && report.entries > 10, "{report:?}");
    house.end().await;
}

/// The journal's file, a backup or an export does not reveal a sealed move.
#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_move_is_encrypted_until_the_envelope_is_opened() {
    let folder = Folder::new();
    let house = folder.house().await;
    let mut table = begun(&house).await;
    table.act("arbiter", json!({ "act": "adjourn" })).await.ok();
    table.act("black", json!({ "act": "seal", "text": "Ng8-f6" })).await.ok();
    table.act("black", json!({ "act": "stop_clocks" })).await.ok();
    let export = format!("/api/v1/events/{}/journal", table.event);
    let exported = table.of("arbiter").get(&export).await.body;
    assert!(exported.contains("seal") && !exported.contains("g8-f6"));
    let other = House::new().await;
    assert_eq!(other.hall.request("POST", "/api/v1/journal", &[], &exported).await.refused(409), "conflict");
    let house = folder.after(house, "SELECT 1").await;
    for ending in ["", "-wal"] {
        let bytes = std::fs::read(folder.0.join(format!("journal.db{ending}"))).unwrap_or_default();
        assert!(!bytes.windows(5).any(|bytes| bytes == b"g8-f6"), "it can be read in journal.db{ending}");
    }
    let mut table = table.moved_to(&house);
    table.act("arbiter", json!({ "act": "resume" })).await.ok();
    let opened = table.act("arbiter", json!({ "act": "open_envelope" })).await.ok();
    assert_eq!(table.scene("arbiter").await["last_move"], "g8f6", "{opened}");
    // The sealed move is no longer secret: another hall replays the game without the key.
    let exported = table.of("arbiter").get(&export).await.body;
    other.hall.request("POST", "/api/v1/journal", &[], &exported).await.ok();
    let moved = table.moved_to(&other);
    assert_eq!(moved.scene("arbiter").await["last_move"], "g8f6");
    assert!(notices(&moved).await.iter().all(|notice| notice["what"] != "answers_differ"));
    house.end().await;
    for look in [Depth::Chains, Depth::Answers] {
        let report =
            with_journal(folder.journal(), move |journal| verify(journal, look, |_| ())).await.unwrap();
        assert!(report.is_clean(), "{report:?}");
    }
}
