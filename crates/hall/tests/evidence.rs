//! The evidence for the desk's decisions, and the reading room, over real connections.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::House;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn journal_evidence_and_docket_are_for_those_who_judge() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "5400+30", "edition": "2023" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    table.play("black", "g8g6").await;
    let paths = [
        format!("/api/v1/boards/{}/journal", table.board),
        format!("/api/v1/boards/{}/evidence", table.board),
        format!("/api/v1/events/{}/docket", table.event),
    ];
    for path in &paths {
        for role in ["organiser", "table", "white", "black", "spectator"] {
            assert_eq!(table.of(role).get(path).await.refused(403), "forbidden", "{role} {path}");
        }
        table.of("assistant").get(path).await.ok();
    }
    let [journal, evidence, docket] = &paths;

    let journal = table.of("arbiter").get(journal).await.ok();
    let acts: Vec<&str> =
        journal.as_array().unwrap().iter().map(|entry| entry["act"]["act"].as_str().unwrap()).collect();
    assert_eq!(acts, ["open", "start", "move", "press", "move", "press"]);

    let evidence = table.of("arbiter").get(evidence).await.ok();
    assert_eq!(evidence["alike"][0]["ply"], 1);
    assert_eq!(evidence["penalties"].as_array().unwrap().len(), 9);

    let docket = table.of("arbiter").get(docket).await.ok();
    let entries = docket.as_array().unwrap();
    assert_eq!(entries.len(), 1);
    let kinds: Vec<&Value> =
        entries[0]["rulings"].as_array().unwrap().iter().map(|ruling| &ruling["kind"]).collect();
    assert_eq!(kinds, ["illegal", "restored", "time"]);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_act_would_bring_is_said_and_not_recorded() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "5400+30", "edition": "2023" })).await;
    let preview = format!("/api/v1/boards/{}/preview", table.board);
    let over = |answer: &Value| answer["rulings"].as_array().unwrap().last().unwrap()["kind"] == "over";
    // Also before the first act, which opens the game.
    let start = table.of("arbiter").post(&preview, &json!({ "act": { "act": "start" } })).await.ok();
    assert_eq!(start["state"]["phase"], "running");
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let device = json!({ "act": "observe", "what": "device", "by": "white" });
    let answer = table.of("assistant").post(&preview, &json!({ "act": device })).await.ok();
    assert!(over(&answer) && answer["state"]["result"] == "0-1", "{answer}");
    let record = table.of("arbiter").get(&format!("/api/v1/boards/{}/record", table.board)).await.ok();
    assert_eq!(record.as_array().unwrap().len(), 2);
    // And what would follow it: the answer is to the last act, or to the first that is refused.
    let rule = json!({ "act": "rule", "decision": "uphold" });
    let press = json!({ "act": "press", "by": "white" });
    let flag = json!({ "act": "set_clock", "white_ms": 60_000 });
    let both = table.of("arbiter").post(&preview, &json!({ "act": flag, "then": [device] })).await.ok();
    assert!(over(&both) && both["state"]["clock"]["white_ms"].as_u64().unwrap() <= 60_000, "{both}");
    let refused = table.of("arbiter").post(&preview, &json!({ "act": rule, "then": [device] })).await.ok();
    assert_eq!(
        (&refused["rulings"][0]["kind"], &refused["state"]["phase"]),
        (&json!("refused"), &json!("running"))
    );
    let many = json!({ "act": flag, "then": [press, press, press, press] });
    assert_eq!(table.of("arbiter").post(&preview, &many).await.refused(400), "bad_value");
    // A role that may not do it does not learn what it would cause.
    let declare = json!({ "act": { "act": "declare", "result": "1-0" } });
    assert_eq!(table.of("assistant").post(&preview, &declare).await.refused(403), "forbidden");
    // An envelope stays closed.
    table.act("arbiter", json!({ "act": "adjourn" })).await.ok();
    table.act("white", json!({ "act": "seal", "text": "e4" })).await.ok();
    table.act("white", json!({ "act": "stop_clocks" })).await.ok();
    table.act("arbiter", json!({ "act": "resume" })).await.ok();
    let open = json!({ "act": { "act": "open_envelope" } });
    assert_eq!(table.of("arbiter").post(&preview, &open).await.refused(400), "bad_value");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scoresheet_is_played_through_as_far_as_it_goes() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "600", "moves": "untold" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let path = format!("/api/v1/boards/{}/sheet-position", table.board);
    let read = |entries: Value| {
        let (caller, path) = (table.of("arbiter"), path.clone());
        async move { caller.post(&path, &json!({ "entries": entries })).await.ok() }
    };
    let whole = read(json!(["e4", "e5", "Nf3"])).await;
    assert_eq!(whole["fen"], "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    assert_eq!((&whole["played"], whole.get("stopped_at")), (&json!(3), None));
    let part = read(json!(["e4", "e5", "Qxh8", "Nc6"])).await;
    assert_eq!((&part["played"], &part["stopped_at"]), (&json!(2), &json!("Qxh8")));
    // Nothing was recorded.
    let record = table.of("arbiter").get(&format!("/api/v1/boards/{}/record", table.board)).await.ok();
    assert_eq!(record.as_array().unwrap().len(), 2);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_move_stays_sealed_in_the_journal() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "5400+30" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("arbiter", json!({ "act": "adjourn" })).await.ok();
    table.act("white", json!({ "act": "seal", "text": "e4" })).await.ok();
    let journal = table.of("arbiter").get(&format!("/api/v1/boards/{}/journal", table.board)).await.ok();
    let sealed = journal.as_array().unwrap().iter().find(|entry| entry["act"]["act"] == "seal").unwrap();
    assert_eq!(sealed["act"].get("text"), None);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_reading_room_is_open_to_everybody() {
    let house = House::new().await;
    let reader = house.client(None);
    let editions = reader.get("/api/v1/laws").await.ok();
    assert_eq!(editions[0]["edition"], "2023");
    assert!(editions.as_array().unwrap().iter().all(|edition| edition["languages"][0] == "en"));
    let croatian = reader.get("/api/v1/laws/2017?lang=hr").await.ok();
    assert!(croatian.as_array().unwrap().iter().any(|article| article["lang"] == "hr"));
    // An article without a translation is shown in English.
    let article = reader.get("/api/v1/laws/2023/7.5.5?lang=hr").await.ok();
    assert_eq!((&article["id"], &article["lang"]), (&json!("7.5.5"), &json!("en")));
    let beside = reader.get("/api/v1/laws/2005/beside/2023").await.ok();
    assert!(beside.as_array().unwrap().iter().any(|row| row["to"].is_null()));
    let name = article["shown_by"][0]["name"].as_str().unwrap().replace(' ', "%20");
    let scenario = reader.get(&format!("/api/v1/scenario?name={name}")).await.ok();
    assert_eq!(scenario["steps"][0]["act"]["act"], "open");
    let start = reader.get("/api/v1/chess960/518").await.ok();
    assert_eq!(start["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    for path in ["laws/1999", "laws/2023/99", "laws/2023/beside/x", "scenario?name=x", "chess960/960"] {
        assert_eq!(reader.get(&format!("/api/v1/{path}")).await.refused(404), "not_found", "{path}");
    }
    house.end().await;
}
