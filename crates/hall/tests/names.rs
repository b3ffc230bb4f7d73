//! Corrects the names and the table of a board after it was set up: a substitute plays, or a name was mistyped.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::{Answer, House, Table};
use serde_json::{Value, json};

async fn correct(table: &Table, role: &str, change: Value) -> Answer {
    let path = format!("/api/v1/boards/{}", table.board);
    table.of(role).request("PATCH", &path, &[], &change.to_string()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn corrected_names_are_everywhere_and_stay() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "180+2" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut black = table.listen("black", "").await;
    black.hear("resync").await;
    let live = format!("/api/v1/events/{}/live", table.event);
    let mut wall = table.of("spectator").listen(&live).await.unwrap();
    let run = wall.hear("resync").await["run"].clone();
    let view = correct(&table, "organiser", json!({ "white": "Substitute \"S\"", "table": 7 })).await.ok();
    assert_eq!(
        (&view["white"], &view["black"], &view["table"]),
        (&json!("Substitute \"S\""), &json!("Black"), &json!(7))
    );
    assert_eq!(black.hear("names").await["white"], "Substitute \"S\"");
    let heard = wall.hear("names").await;
    assert_eq!(
        (&heard["board"], &heard["table"], &heard["feed"]),
        (&json!(table.board), &json!(7), &json!(4))
    );
    let resumed = format!("{live}?from=3&run={run}");
    assert_eq!(table.of("spectator").listen(&resumed).await.unwrap().hear("names").await, heard);
    correct(&table, "arbiter", json!({ "black": "Correct" })).await.ok();
    table.act("black", json!({ "act": "resign" })).await.ok();
    let house = house.restart().await;
    let table = table.moved_to(&house);
    let scene = table.scene("white").await;
    assert_eq!(scene["open"]["players"], json!({ "white": "Substitute \"S\"", "black": "Correct" }));
    assert_eq!(scene["table"], 7);
    let game = table.of("spectator").get(&format!("/api/v1/boards/{}/game", table.board)).await.body;
    for tag in [r#"[White "Substitute \"S\""]"#, r#"[Black "Correct"]"#, r#"[Round "1.7"]"#] {
        assert!(game.contains(tag), "{game}");
    }
    let results = table.of("spectator").get(&format!("/api/v1/events/{}/results", table.event)).await.body;
    assert!(results.contains("7,\"Substitute \"\"S\"\"\",Correct,1-0"), "{results}");
    let record = house.journal.read(&format!("event/{}", table.event), 1, 100).await.unwrap();
    let changes: Vec<_> =
        record.iter().filter(|entry| entry.content.body.contains("board_changed")).collect();
    let roles: Vec<_> = changes.iter().map(|entry| entry.content.author.role.word()).collect();
    assert_eq!(roles, ["organiser", "arbiter"], "who corrected it is written down");
}

/// A tournament report comes back with the results under the corrected names, whichever names it was sent with.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_comes_back_with_corrected_names() {
    let house = House::new().await;
    let mut table = house.board(json!({})).await;
    let player = |number: u32, name: &str, rounds: &str| {
        format!("001 {number:>4} m    {name:<33} 2000 SRB {:>11} {:>10}  0.0 {number:>4}  {rounds}\n", "", "")
    };
    let report = player(1, "White", "   2 w") + &player(2, "Black", "   1 b");
    correct(&table, "arbiter", json!({ "white": "Substitute" })).await.ok();
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("black", json!({ "act": "resign" })).await.ok();
    let path = format!("/api/v1/events/{}/results/trf?round=1", table.event);
    let back = table.of("organiser").request("POST", &path, &[], &report).await;
    assert_eq!(back.status, 200, "{back:?}");
    assert!(back.body.contains("Substitute  ") && back.body.contains("2 w 1"), "{}", back.body);
    assert!(!back.body.contains("White"), "{}", back.body);
    let again = table.of("organiser").request("POST", &path, &[], &back.body).await;
    assert_eq!(again.body, back.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_name_or_a_table_changes_nothing() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    let boards = format!("/api/v1/events/{}/boards", table.event);
    table
        .of("arbiter")
        .post(&boards, &json!({ "boards": [{ "table": 2 }, { "round": 2, "table": 3 }] }))
        .await
        .ok();
    correct(&table, "arbiter", json!({ "white": "two\nlines" })).await.refused(400);
    correct(&table, "arbiter", json!({ "white": "x".repeat(201) })).await.refused(400);
    correct(&table, "arbiter", json!({ "result": "1-0" })).await.refused(400);
    correct(&table, "arbiter", json!({ "table": 2, "white": "No" })).await.refused(409);
    correct(&table, "white", json!({ "white": "No" })).await.refused(403);
    let before = table.scene("arbiter").await;
    assert_eq!((&before["table"], &before["open"]["players"]["white"]), (&json!(1), &json!("White")));
    correct(&table, "arbiter", json!({ "table": 3 })).await.ok();
    correct(&table, "arbiter", json!({ "table": 3 })).await.ok();
    let record = house.journal.read(&format!("event/{}", table.event), 1, 100).await.unwrap();
    assert_eq!(record.iter().filter(|entry| entry.content.body.contains("board_changed")).count(), 1);
}

/// Names that are not what they look like are refused, and invisible characters are removed, wherever a name or a text is entered.
#[tokio::test(flavor = "multi_thread")]
async fn hidden_signs_do_not_get_in() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    let event = format!("/api/v1/events/{}", table.event);
    let (boards, board) = (format!("{event}/boards"), format!("/api/v1/boards/{}", table.board));
    let arbiter = table.of("arbiter");
    for hidden in ["Ann\u{202e}a", "Anna\u{2028}Z", "\u{200b}", "   ", "\u{3164}"] {
        for (method, path, body) in [
            ("POST", "/api/v1/events", json!({ "name": hidden })),
            ("PATCH", &event, json!({ "name": hidden })),
            ("POST", &boards, json!({ "boards": [{ "white": hidden }] })),
            ("PATCH", &board, json!({ "black": hidden })),
            ("POST", &format!("{board}/notes"), json!({ "text": hidden })),
            ("POST", &format!("{board}/withdraw"), json!({ "reason": hidden })),
        ] {
            let client = if path == "/api/v1/events" { &house.hall } else { arbiter };
            let answer = client.request(method, path, &[], &body.to_string()).await;
            assert_eq!(answer.refused(400), "bad_value", "{path} {hidden:?}");
        }
    }
    for (format, file) in [
        ("csv", "White,Black\nAnn\u{202e}a,Bora\n"),
        ("pgn", "[White \"Ann\u{202e}a\"]\n[Black \"Bora\"]\n\n*\n"),
        ("csv", "White,Black\n\u{200b},Bora\n"),
        ("pgn", "[White \"\u{200b}\"]\n[Black \"Bora\"]\n\n*\n"),
    ] {
        let path = format!("{event}/import/{format}?round=3&lang=en");
        arbiter.request("POST", &path, &[], file).await.refused(400);
    }
    let file = "White,Black\nAn\u{200b}na\u{a0},محمد علي\n";
    let made = arbiter.request("POST", &format!("{event}/import/csv?round=3"), &[], file).await.ok();
    assert_eq!(
        (&made["boards"][0]["white"], &made["boards"][0]["black"]),
        (&json!("Anna"), &json!("محمد علي"))
    );
}
