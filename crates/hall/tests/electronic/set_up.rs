//! Setting up: the available boards, who may bind them, and the requests to LiveChess.

use super::{SERIAL, StandIn, bind, reports, view};
use crate::support::House;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn boards_are_found_and_bound() {
    let house = House::new().await;
    let live = StandIn::begin().await;
    live.add(SERIAL, "8/8/8/8/8/8/8/8");
    live.add("7426", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    let table = house.board(json!({ "time": "5400" })).await;
    assert_eq!(view(&table).await["address"], json!(null));
    bind(&table, &live, &[("7426", 1)], "device").await;
    let view = reports(&table, 1).await;
    assert_eq!((&view["connected"], &view["press"]), (&json!(true), &json!("device")));
    let boards = view["boards"].as_array().unwrap();
    assert_eq!((&boards[0]["serial"], &boards[0]["table"]), (&json!(SERIAL), &json!(null)));
    assert_eq!((&boards[1]["serial"], &boards[1]["table"]), (&json!("7426"), &json!(1)));
    assert_eq!(boards[1]["agreement"], "no_game");
    assert_eq!(boards[1]["pieces"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    // It requests the list and one feed, as other clients do.
    let calls = live.calls();
    assert_eq!(calls[0], json!({ "id": 1, "call": "eboards" }));
    let subscribed = calls.iter().find(|call| call["call"] == "subscribe").unwrap();
    let param = json!({ "feed": "eboardevent", "id": subscribed["id"], "param": { "serialnr": "7426" } });
    assert_eq!(subscribed["param"], param);
    assert_eq!(table.scene("table").await["electronic"], true);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_set_them_up_and_who_may_see_them() {
    let house = House::new().await;
    let table = house.board(json!({ "time": "5400" })).await;
    let path = format!("/api/v1/events/{}/electronic-boards", table.event);
    let wanted = json!({ "address": null, "boards": [] }).to_string();
    for (role, sees, sets) in [
        ("arbiter", 200, 200),
        ("organiser", 200, 200),
        ("assistant", 200, 403),
        ("table", 403, 403),
        ("white", 403, 403),
        ("black", 403, 403),
        ("spectator", 403, 403),
    ] {
        assert_eq!(table.of(role).get(&path).await.status, sees, "{role}");
        assert_eq!(table.of(role).request("PUT", &path, &[], &wanted).await.status, sets, "{role}");
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused() {
    let house = House::new().await;
    let table = house.board(json!({ "time": "5400" })).await;
    let path = format!("/api/v1/events/{}/electronic-boards", table.event);
    for wanted in [
        json!({ "address": "http://laptop/" }),
        json!({ "address": "laptop\r\nx: y" }),
        json!({ "address": "laptop", "boards": [{ "serial": "", "table": 1 }] }),
        json!({ "address": "laptop", "boards": [{ "serial": "1", "table": 1 }, { "serial": "1", "table": 2 }] }),
        json!({ "address": "laptop", "boards": [{ "serial": "1", "table": 1 }, { "serial": "2", "table": 1 }] }),
        json!({ "address": "laptop", "press": "nobody" }),
        json!({ "host": "laptop" }),
    ] {
        let refused = table.of("organiser").request("PUT", &path, &[], wanted.to_string()).await;
        assert_eq!(refused.status, 400, "{wanted}");
    }
    house.end().await;
}
