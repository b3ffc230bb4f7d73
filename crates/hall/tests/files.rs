//! Pairings in, games and results out, over real connections.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::House;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_round_from_a_file_to_its_results() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "180+2" })).await;
    let arbiter = table.of("arbiter").clone();
    let event = format!("/api/v1/events/{}", table.event);
    let pairings = "table;white;black\n1;First;Second\n2;Third;Fourth\n";
    let made = arbiter.request("POST", &format!("{event}/import/csv?round=2"), &[], pairings).await.ok();
    assert_eq!(made["boards"].as_array().unwrap().len(), 2);
    assert_eq!((&made["boards"][0]["round"], &made["boards"][1]["white"]), (&json!(2), &json!("Third")));
    table.board = made["boards"][0]["board"].as_str().unwrap().to_owned();
    for (role, link) in ["white", "black"].into_iter().zip(made["links"].as_array().unwrap()) {
        assert_eq!(link["role"], "player", "table 1 has its link since the first round");
        table.clients.insert(role.to_owned(), house.client(link["token"].as_str()));
    }
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "f2f3").await;
    table.play("black", "e7e5").await;
    table.act("white", json!({ "act": "move", "move": "g2g4" })).await.ok();
    let game = format!("/api/v1/boards/{}/game", table.board);
    table.of("white").get(&game).await.refused(403);
    let seen = table.of("spectator").get(&game).await.body;
    assert!(seen.contains("f3") && !seen.contains("g4"), "a move that is not completed is not shown: {seen}");
    assert!(table.of("arbiter").get(&game).await.body.contains("g4"));
    table.act("white", json!({ "act": "press" })).await.ok();
    table.act("black", json!({ "act": "move", "move": "d8h4" })).await.ok();
    for who in ["white", "spectator", "arbiter"] {
        let pgn = table.of(who).get(&game).await.body;
        for part in ["[White \"First\"]", "[Result \"0-1\"]", "[TimeControl \"180+2\"]", "Qh4#"] {
            assert!(pgn.contains(part), "{who}: {pgn}");
        }
    }
    let games = arbiter.get(&format!("{event}/games?round=2")).await.body;
    assert_eq!(games.matches("[Event ").count(), 2, "{games}");
    let results = table.of("spectator").get(&format!("{event}/results?round=2")).await.body;
    assert!(results.contains("1,First,Second,0-1") && results.contains("2,Third,Fourth,*"), "{results}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_makes_no_sense_changes_nothing() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    let event = format!("/api/v1/events/{}", table.event);
    let arbiter = table.of("arbiter");
    for (format, text) in [("csv", ""), ("csv", "1;A;B\n1;C;D\n"), ("trf", "nonsense"), ("pgn", "")] {
        arbiter.request("POST", &format!("{event}/import/{format}?round=2"), &[], text).await.refused(400);
    }
    arbiter.request("POST", &format!("{event}/import/xls"), &[], "1;A;B\n").await.refused(404);
    // Table 1 of round 1 is taken.
    arbiter.request("POST", &format!("{event}/import/csv?round=1"), &[], "1;A;B\n").await.refused(400);
    assert_eq!(arbiter.get(&event).await.ok()["boards"], 1);
}

/// Each round of Chess960 has its own drawn starting position.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_has_a_starting_position_of_its_own() {
    let house = House::new().await;
    let table = house.board(json!({ "start": "chess960:100" })).await;
    let event = format!("/api/v1/events/{}", table.event);
    let organiser = table.of("organiser").clone();
    let import =
        |start: &'static str| format!("{event}/import/csv?round=2&start={}", start.replace(' ', "%20"));
    for wrong in ["chess960:960", "nonsense", "8/8/8/8/8/8/8/8 w - - 0 1"] {
        organiser.request("POST", &import(wrong), &[], "1;A;B\n").await.refused(400);
    }
    assert_eq!(organiser.get(&event).await.ok()["boards"], 1);
    let made = organiser.request("POST", &import("chess960:7"), &[], "1;A;B\n2;C;D\n").await.ok();
    let one = json!({ "round": 3, "start": "chess960:8" });
    let third =
        organiser.post(&format!("{event}/boards"), &json!({ "boards": [one, { "round": 3 }] })).await.ok();
    let house = house.restart().await;
    let table = table.moved_to(&house);
    let arbiter = table.of("arbiter");
    for (board, start) in [
        (&json!(table.board), "chess960:100"),
        (&made["boards"][0]["board"], "chess960:7"),
        (&made["boards"][1]["board"], "chess960:7"),
        (&third["boards"][0]["board"], "chess960:8"),
        (&third["boards"][1]["board"], "chess960:100"),
    ] {
        let board = board.as_str().unwrap();
        let scene = arbiter.get(&format!("/api/v1/boards/{board}")).await.ok();
        assert_eq!(scene["open"]["start"], start, "{board}");
        let boards = arbiter.get(&format!("/api/v1/events/{}/boards", table.event)).await.ok();
        let views = boards.as_array().unwrap();
        assert_eq!(views.iter().find(|view| view["board"] == board).unwrap()["start"], start);
        let number = start.split_once(':').unwrap().1;
        let drawn = arbiter.get(&format!("/api/v1/chess960/{number}")).await.ok();
        let placement =
            |value: &serde_json::Value| value.as_str().unwrap().split(' ').next().map(str::to_owned);
        assert_eq!(placement(&scene["answer"]["state"]["fen"]), placement(&drawn["fen"]));
    }
}

/// A file may be longer than any other request.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_round_is_taken_in() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    let lines = (1..=2000).map(|number| {
        format!("{number};The player of the white pieces {number};The player of the black pieces {number}\n")
    });
    let text: String = lines.collect();
    assert!(text.len() > 100_000);
    let path = format!("/api/v1/events/{}/import/csv?round=2", table.event);
    let made = table.of("organiser").request("POST", &path, &[], &text).await.ok();
    assert_eq!(made["links"].as_array().unwrap().len(), 5999, "table 1 has its link since the first round");
}
