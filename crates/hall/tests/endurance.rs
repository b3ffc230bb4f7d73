//! Restarts, journals that fail or report wrongly, and forged files: games and events stay intact.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::faulty::Faulty;
use crate::support::{House, wide};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use touchmove_journal::{Author, Journal, Memory, NewEntry, export};

fn blitz() -> Value {
    json!({ "time": "180+2" })
}

async fn game_time(table: &crate::support::Table) -> u64 {
    table.scene("black").await["now"].as_u64().unwrap()
}

/// Time that ran under the server before the last is not given back either.
#[tokio::test(flavor = "multi_thread")]
async fn two_restarts_give_no_time_back() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    tokio::time::sleep(Duration::from_millis(800)).await;
    let before = game_time(&table).await;
    let house = house.restart().await.restart().await.restart().await;
    let after = game_time(&table.moved_to(&house)).await;
    assert!((before..before + 1000).contains(&after), "{before} {after}");
}

/// The system clock is set while a player thinks. Wall time is recorded and has no other effect.
#[tokio::test(flavor = "multi_thread")]
async fn nobodys_flag_falls_by_setting_the_wall_clock() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    let before = game_time(&table).await;
    let house = house.restart().await;
    let pulse = house.journal.head("pulse").await.unwrap().unwrap();
    let mut body: Value = serde_json::from_str(&pulse.snapshot.unwrap().body).unwrap();
    let (wall, up) = (body["wall"].as_u64().unwrap(), 10_800_000);
    (body["wall"], body["up"]) = (json!(wall + 3_600_000), json!(up));
    let late =
        NewEntry { snapshot: Some(body.to_string()), ..NewEntry::new(Author::SERVER, body.to_string()) };
    house.journal.append("pulse", pulse.last + 1, late).await.unwrap();
    let house = house.crash().await;
    let table = table.moved_to(&house);
    let after = game_time(&table).await;
    assert!((before..before + 1000).contains(&after), "{before} {after}");
}

/// A press that waits for the disk counts from its arrival.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_counts_when_it_arrives() {
    let journal = Arc::new(Faulty::default());
    let house = House::over(journal.clone(), wide()).await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    journal.slow_ms.store(700, Ordering::SeqCst);
    let moved = table.act_as("table", 1, json!({ "act": "move", "by": "white", "move": "e2e4" }));
    let pressed = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        table.act_as("white", 1, json!({ "act": "press" })).await
    };
    let (moved, pressed) = tokio::join!(moved, pressed);
    let (moved, pressed) = (moved.ok()["at"].as_u64().unwrap(), pressed.ok()["at"].as_u64().unwrap());
    assert!((moved..moved + 400).contains(&pressed), "{moved} {pressed}");
}

/// The journal does not know whether it has written something. It is looked up, and nothing is written twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_doubt_of_the_journal_passes() {
    let journal = Arc::new(Faulty::default());
    let house = House::over(journal.clone(), wide()).await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let links = format!("/api/v1/events/{}/links", table.event);
    let wanted = json!({ "roles": ["spectator"] });
    journal.is_in_doubt.store(true, Ordering::SeqCst);
    table.of("arbiter").post(&links, &wanted).await.ok();
    let act = json!({ "act": "move", "move": "e2e4" });
    assert_eq!(table.act_as("white", 1, act.clone()).await.ok()["n"], 3);
    journal.is_in_doubt.store(false, Ordering::SeqCst);
    table.of("arbiter").post(&links, &wanted).await.ok();
    assert_eq!(table.act_as("white", 1, act).await.ok()["n"], 3);
    assert_eq!(table.act_as("white", 2, json!({ "act": "press" })).await.ok()["n"], 4);
}

/// A forged last answer changes no result.
#[tokio::test(flavor = "multi_thread")]
async fn a_forged_last_answer_is_not_believed() {
    let journal = Arc::new(Faulty::default());
    let house = House::over(journal.clone(), wide()).await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    journal.is_forged.store(true, Ordering::SeqCst);
    let house = house.crash().await;
    let table = table.moved_to(&house);
    let scene = table.scene("arbiter").await;
    assert_eq!(scene["answer"]["state"]["result"], Value::Null, "{scene}");
}

/// Spectators are many and ask often: what they have seen is not replayed for each of them.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_game_is_read_once() {
    let journal = Arc::new(Faulty::default());
    let house = House::over(journal.clone(), wide()).await;
    let mut table = house.board(json!({ "time": "180+2", "broadcast_delay_ms": 300 })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let moves = |scene: Value| scene["moves"].as_array().unwrap().len();
    assert_eq!(moves(table.scene("spectator").await), 1);
    let read = journal.entries_read.load(Ordering::SeqCst);
    for _ in 0..5 {
        assert_eq!(moves(table.scene("spectator").await), 1);
    }
    assert_eq!(journal.entries_read.load(Ordering::SeqCst), read);
    table.play("black", "e7e5").await;
    assert_eq!(moves(table.scene("spectator").await), 1);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(moves(table.scene("spectator").await), 2);
    assert_eq!(journal.entries_read.load(Ordering::SeqCst), read + 2);
}

/// A forged file imports nothing: no entry that a hall could not read again, and no board or link of another event.
#[tokio::test(flavor = "multi_thread")]
async fn a_made_up_event_takes_over_nothing() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let white = table.ids["white"];
    let hash = "0".repeat(64);
    let made = json!({ "fact": "made", "settings": { "name": "Made up" }, "links": [] });
    let board = |id: &str| json!({ "fact": "boards_made", "boards": [{ "id": id, "round": 1, "table": 1, "white": "", "black": "" }], "links": [] });
    let link = |id: u64, board: &str| json!({ "fact": "links_issued", "links": [{ "id": id, "role": "white", "board": board, "hash": hash }] });
    let broken = json!({ "fact": "boards_made", "boards": [{ "id": "9-1", "round": 1, "table": 1, "white": "two\nlines", "black": "" }], "links": [] });
    let files: [(&str, Vec<(&str, Value)>); 10] = [
        ("a name of two lines", vec![("event/9", made.clone()), ("event/9", broken)]),
        ("not a fact", vec![("event/9", made.clone()), ("event/9", json!({ "fact": "nonsense" }))]),
        ("never made", vec![("event/9", board("9-1"))]),
        ("a board of another event", vec![("event/9", made.clone()), ("event/9", board("1-1"))]),
        ("a link to a board of another event", vec![("event/9", made.clone()), ("event/9", link(5, "1-1"))]),
        ("a link that is another's", vec![("event/9", made.clone()), ("event/9", link(white, "9-1"))]),
        ("a game of another event", vec![("event/9", made.clone()), ("board/1-7", json!({ "act": "open" }))]),
        (
            "a game without an answer",
            vec![
                ("event/9", made.clone()),
                ("event/9", board("9-1")),
                ("board/9-1", json!({ "act": "open" })),
            ],
        ),
        ("the hall itself", vec![("event/9", made.clone()), ("halls", json!({}))]),
        ("a number beyond all numbers", vec![("event/18446744073709551615", made.clone())]),
    ];
    for (what, entries) in files {
        let file = file_of(entries).await;
        let taken_in = house.hall.request("POST", "/api/v1/journal", &[], &file).await;
        assert_eq!(taken_in.status, 400, "{what}: {taken_in:?}");
    }
    // What it contains about links that are not its own does not count.
    let revoked = json!({ "fact": "link_revoked", "link": white });
    let file = file_of(vec![("event/9", made.clone()), ("event/9", revoked)]).await;
    assert_eq!(house.hall.request("POST", "/api/v1/journal", &[], &file).await.ok(), json!([9]));
    let house = house.restart().await;
    let mut table = table.moved_to(&house);
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    assert_eq!(table.scene("arbiter").await["n"], 3);
    house.hall.get("/api/v1/events/9").await.ok();
}

async fn file_of(entries: Vec<(&str, Value)>) -> String {
    let journal = Memory::new();
    let mut streams: Vec<String> = Vec::new();
    for (stream, body) in entries {
        let number = journal.head(stream).await.unwrap().map_or(1, |head| head.last + 1);
        journal.append(stream, number, NewEntry::new(Author::SERVER, body.to_string())).await.unwrap();
        if number == 1 {
            streams.push(stream.to_owned());
        }
    }
    let export = move || {
        let mut file = Vec::new();
        export(&journal, &streams, &mut file).map(|_| file)
    };
    String::from_utf8(tokio::task::spawn_blocking(export).await.unwrap().unwrap()).unwrap()
}

/// An imported game continues from that moment, also after the importing hall was restarted.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_moved_in_loses_no_time() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    let moved = table.scene("black").await["at"].as_u64().unwrap();
    let file = table.of("arbiter").get(&format!("/api/v1/events/{}/journal", table.event)).await.body;
    let other = House::new().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    other.hall.request("POST", "/api/v1/journal", &[], &file).await.ok();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let other = other.restart().await;
    let table = table.moved_to(&other);
    let now = game_time(&table).await;
    assert!((moved + 300..moved + 1300).contains(&now), "{moved} {now}");
}

/// An event becomes private: clients without a link are disconnected, those with one are not.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_event_sends_strangers_away() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    let mut stranger = table.listen("spectator", "").await;
    let mut black = table.listen("black", "").await;
    stranger.hear("resync").await;
    black.hear("resync").await;
    let path = format!("/api/v1/events/{}", table.event);
    table.of("arbiter").request("PATCH", &path, &[], r#"{"private":true}"#).await.ok();
    assert_eq!(stranger.next().await, None, "closed by the server");
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    assert_eq!(black.hear("answer").await["n"], 1);
}

/// Without a delay nothing waits any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_shorter_delay_counts_at_once() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "180+2", "broadcast_delay_ms": 60_000 })).await;
    let mut spectator = table.listen("spectator", "").await;
    spectator.hear("resync").await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    spectator.silence(200).await;
    let path = format!("/api/v1/events/{}", table.event);
    table.of("arbiter").request("PATCH", &path, &[], r#"{"broadcast_delay_ms":0}"#).await.ok();
    assert_eq!(spectator.hear("answer").await["n"], 1);
}
