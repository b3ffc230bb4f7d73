//! Notes on a board or on a ruling.

use crate::support::{House, Table};
use serde_json::{Value, json};

async fn docket(table: &Table) -> Value {
    table.of("arbiter").get(&format!("/api/v1/events/{}/docket", table.event)).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_desk_notes_what_it_wants_to_remember() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "5400" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("white", json!({ "act": "move", "move": "e2e5" })).await.ok();
    let illegal = table.act("white", json!({ "act": "press" })).await.ok()["n"].as_u64().unwrap();
    let event = format!("/api/v1/events/{}/live", table.event);
    let mut desk = table.of("assistant").listen(&event).await.unwrap();
    let mut office = table.of("organiser").listen(&event).await.unwrap();
    let mut floor = table.of("white").listen(&event).await.unwrap();
    let run = desk.hear("resync").await;
    office.hear("resync").await;
    floor.hear("resync").await;

    let path = format!("/api/v1/boards/{}/notes", table.board);
    let note = json!({ "text": " White spoke to a spectator.\nWarned. " });
    let written = table.of("arbiter").post(&path, &note).await;
    assert_eq!(written.status, 201);
    let first = written.ok();
    assert_eq!((&first["n"], &first["role"]), (&json!(1), &json!("arbiter")));
    assert_eq!(first["text"], "White spoke to a spectator.\nWarned.");
    assert!(first.get("act").is_none());
    let on_ruling = json!({ "text": "Both agreed", "act": illegal });
    let second = table.of("assistant").post(&path, &on_ruling).await.ok();
    assert_eq!(
        (&second["n"], &second["role"], &second["act"]),
        (&json!(2), &json!("assistant"), &json!(illegal))
    );

    let heard = desk.hear("note").await;
    assert_eq!(heard["board"], table.board.as_str());
    assert!(heard["feed"].is_u64() && heard.get("text").is_none(), "{heard}");
    office.silence(100).await;
    floor.silence(10).await;
    // A client that resumes receives what its role may see.
    let resumed = format!("{event}?from={}&run={}", run["feed"], run["run"]);
    let mut desk = table.of("arbiter").listen(&resumed).await.unwrap();
    assert_eq!(desk.next().await.unwrap()["type"], "note");
    table.of("organiser").listen(&resumed).await.unwrap().silence(100).await;

    for bad in [json!({ "text": " " }), json!({ "text": "x".repeat(2001) }), json!({ "text": "\u{7}" })] {
        table.of("arbiter").post(&path, &bad).await.refused(400);
    }
    table.of("arbiter").post(&path, &json!({ "text": "x", "act": illegal + 1 })).await.refused(400);
    table.of("arbiter").post(&path, &json!({ "text": "x", "act": 0 })).await.refused(400);

    let found = docket(&table).await;
    let entries: Vec<&Value> = found.as_array().unwrap().iter().collect();
    assert_eq!(entries.len(), 2, "{found}");
    let of = |n: u64| *entries.iter().find(|entry| entry["n"] == n).unwrap();
    assert_eq!(of(illegal)["notes"], json!([second]));
    assert_eq!(of(illegal)["rulings"][0]["kind"], "illegal");
    assert_eq!((&of(0)["notes"], &of(0)["rulings"]), (&json!([first]), &json!([])));

    let house = house.restart().await;
    let table = table.moved_to(&house);
    let kept = table.of("assistant").get(&path).await.ok();
    let texts: Vec<&Value> = kept.as_array().unwrap().iter().map(|note| &note["text"]).collect();
    assert_eq!(texts, [&first["text"], &second["text"]]);
    assert_eq!(kept[1]["role"], "assistant");
}
