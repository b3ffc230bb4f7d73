//! Every URL that can be fetched, from the server's own lists: a new route is covered automatically.

use crate::support::House;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Routes beside the documented interface: pages and links show nothing of a game, the others are checked.
const UNDOCUMENTED: &[&str] = &["/healthz", "/metrics", "/api/v1/openapi.json"];

/// The value of a parameter in the path or in the query.
fn value_of(name: &str, event: u64, board: &str) -> Option<String> {
    Some(match name {
        "event" => event.to_string(),
        "board" => board.to_owned(),
        "round" => "1".to_owned(),
        "edition" | "to" => "2023".to_owned(),
        "article" => "7.5.1".to_owned(),
        "number" => "518".to_owned(),
        "q" => "flag".to_owned(),
        "lang" => "en".to_owned(),
        "name" => "board.jsonl:%202023:%20nothing".to_owned(),
        "fen" => "4k3/8/8/8/8/8/8/4K3%20w%20-%20-%200%201".to_owned(),
        "by" => "white".to_owned(),
        "text" => "e4".to_owned(),
        "run" => "1".to_owned(),
        "start" => "standard".to_owned(),
        "topic" => "clock".to_owned(),
        "answers" => "defect".to_owned(),
        "class" => "rapid".to_owned(),
        "supervision" => "full".to_owned(),
        "increment" | "can_checkmate" => "true".to_owned(),
        "white_ms" | "black_ms" => "60000".to_owned(),
        "increment_s" => "5".to_owned(),
        "level" | "questions" | "seed" => "1".to_owned(),
        _ => return None,
    })
}

/// The document of the interface.
fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> =
        LazyLock::new(|| serde_json::from_str(&touchmove_hall::openapi()).unwrap());
    &DOCUMENT
}

/// The reading room has no games, and is large: it is checked in a separate test.
const READING_ROOM: &[&str] = &[
    "/api/v1/laws",
    "/api/v1/scenario",
    "/api/v1/chess960",
    "/api/v1/ask",
    "/api/v1/drill",
    "/api/v1/time-control",
    "/api/v1/notation",
    "/api/v1/openapi.json",
];

fn is_in_reading_room(path: &str) -> bool {
    READING_ROOM.iter().any(|room| path.starts_with(room))
}

/// Every URL that can be fetched and is not in the reading room.
pub(super) fn of_the_games(event: u64, board: &str) -> Vec<(String, String)> {
    addresses(event, board).into_iter().filter(|(_, path)| !is_in_reading_room(path)).collect()
}

/// Every URL that can be fetched, with a name; those with optional parameters both with and without them.
fn addresses(event: u64, board: &str) -> Vec<(String, String)> {
    let document = document();
    let mut addresses: Vec<_> =
        UNDOCUMENTED.iter().map(|path| ((*path).to_owned(), (*path).to_owned())).collect();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let Some(get) = methods.get("get") else { continue };
        // Sockets and streams are listened to.
        if path.ends_with("/live") || path.ends_with("/feed") {
            continue;
        }
        let (mut address, mut needed, mut all) = (path.clone(), Vec::new(), Vec::new());
        for parameter in get["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            let is_query = parameter["in"] == "query";
            // An edition to compare from, or the first entry of a record.
            let value = match (name, is_query) {
                ("from", false) => Some("2005".to_owned()),
                ("from", true) => Some("1".to_owned()),
                _ => value_of(name, event, board),
            };
            let value = value.unwrap_or_else(|| panic!("say in value_of what {name:?} of {path} can be"));
            if !is_query {
                address = address.replace(&format!("{{{name}}}"), &value);
                continue;
            }
            all.push(format!("{name}={value}"));
            if parameter["required"] == true {
                needed.push(format!("{name}={value}"));
            }
        }
        let queries: BTreeSet<String> = [needed.join("&"), all.join("&")].into();
        for query in queries {
            addresses.push((format!("GET {path}?{query}"), format!("{address}?{query}")));
        }
    }
    addresses
}

/// Nothing that happens in a game changes the reading room.
#[tokio::test(flavor = "multi_thread")]
async fn the_reading_room_knows_no_game() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "5400" })).await;
    let room: Vec<_> = addresses(table.event, &table.board)
        .into_iter()
        .filter(|(_, path)| is_in_reading_room(path))
        .collect();
    assert!(room.len() > 10, "{room:?}");
    let mut before = Vec::new();
    for (_, path) in &room {
        before.push(table.of("white").get(path).await);
    }
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("white", json!({ "act": "move", "move": "e1g1" })).await.ok();
    for ((_, path), before) in room.iter().zip(before) {
        let after = table.of("white").get(path).await;
        assert_eq!((before.status, before.body), (after.status, after.body), "{path}");
    }
}

/// The document describes every route of the router: a missing one would not be checked.
#[test]
fn every_route_is_looked_at() {
    let source = include_str!("../../src/api/mod.rs");
    let document = document();
    let mut routes = 0;
    for route in source.split(".route(").skip(1) {
        let path = route.split('"').nth(1).unwrap();
        let (api, alone) = (format!("/api/v1{path}"), path.to_owned());
        // A parameter may have another name in the document.
        let shape = |path: &str| {
            let parts = path.split('/').map(|part| if part.starts_with('{') { "*" } else { part }.to_owned());
            parts.collect::<Vec<_>>()
        };
        let documented =
            document["paths"].as_object().unwrap().keys().any(|known| shape(known) == shape(&api));
        assert!(
            documented || UNDOCUMENTED.contains(&&*api) || UNDOCUMENTED.contains(&&*alone),
            "{path} is not looked at"
        );
        routes += 1;
    }
    assert!(routes > 40, "{routes} routes");
}
