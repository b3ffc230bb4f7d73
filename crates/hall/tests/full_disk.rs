//! A full journal: clean refusals, nothing lost, and play continues when there is room again.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::faulty::Faulty;
use crate::support::{House, wide};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use touchmove_journal::{Depth, Journal, Options, Sqlite, verify};

/// A file that is removed after the test.
struct Scratch(std::path::PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", ".lock"] {
            let mut path = self.0.clone().into_os_string();
            path.push(ending);
            let _ = std::fs::remove_file(path);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_journal_refuses_and_loses_nothing() {
    let file = Scratch(std::env::temp_dir().join(format!("touchmove-full-{}.db", std::process::id())));
    let small = Options { most_pages: Some(60), ..Options::default() };
    let journal: Arc<dyn Journal> = Arc::new(Sqlite::open_with(&file.0, &small).unwrap());
    let house = House::over(journal, wide()).await;
    let mut table = house.board(json!({ "time": "36000", "scoresheets": true })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut answered = Vec::new();
    let text = "x".repeat(900);
    let refused = loop {
        let answer = table.act("white", json!({ "act": "write", "text": text })).await;
        match answer.status {
            200 => answered.push(answer.ok()["n"].as_u64().unwrap()),
            _ => break answer,
        }
        assert!(answered.len() < 1000, "there was to be no room");
    };
    assert_eq!(refused.refused(503), "not_recorded");
    assert!(!answered.is_empty());
    let last = *answered.last().unwrap();
    for _ in 0..5 {
        table.act("white", json!({ "act": "write", "text": text })).await.refused(503);
        assert_eq!(table.scene("arbiter").await["n"], last, "the game stands as before");
    }
    let token = house.hall.token.clone();
    house.end().await;
    let journal: Arc<dyn Journal> = Arc::new(open_again(&file.0).await);
    let mut house = House::over(Arc::clone(&journal), wide()).await;
    house.hall.token = token;
    let mut table = table.moved_to(&house);
    let scene = table.scene("arbiter").await;
    assert_eq!((&scene["n"], scene["white_sheet"].as_array().unwrap().len()), (&json!(last), answered.len()));
    assert_eq!(table.act("white", json!({ "act": "write", "text": "e4" })).await.ok()["n"], last + 1);
    let report = tokio::task::spawn_blocking(move || verify(&*journal, Depth::Answers, |_| {}).unwrap());
    let report = report.await.unwrap();
    assert!(report.is_clean(), "{report:?}");
}

/// A move and its press are sent one after the other. The move finds no room, and then there is room again: the press waits for the move.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_is_not_recorded_without_its_move() {
    let journal = Arc::new(Faulty::default());
    let house = House::over(Arc::clone(&journal) as Arc<dyn Journal>, wide()).await;
    let mut table = house.board(json!({ "time": "300" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut white = table.listen("white", "").await;
    white.hear("resync").await;
    let (mv, press) = (json!({ "act": "move", "move": "e2e4" }), json!({ "act": "press" }));
    journal.is_full.store(true, Ordering::SeqCst);
    white.say(json!({ "type": "act", "seq": 1, "act": mv })).await;
    assert_eq!(white.hear("refusal").await["status"], 503);
    journal.is_full.store(false, Ordering::SeqCst);
    white.say(json!({ "type": "act", "seq": 2, "act": press })).await;
    let refused = white.hear("refusal").await;
    assert_eq!((&refused["seq"], &refused["error"]["code"]), (&json!(2), &json!("not_recorded")));
    for (seq, act) in [(1, &mv), (2, &press)] {
        white.say(json!({ "type": "act", "seq": seq, "act": act })).await;
        assert_eq!(white.hear("answer").await["seq"], seq);
    }
}

/// The file is free once the last of the server's tasks has released it.
async fn open_again(path: &std::path::Path) -> Sqlite {
    for _ in 0..200 {
        if let Ok(journal) = Sqlite::open(path) {
            return journal;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    Sqlite::open(path).unwrap()
}
