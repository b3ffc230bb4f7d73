//! The connected devices, as the desk sees them.

use crate::support::{House, Listener, Table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

async fn devices(table: &Table, role: &str) -> Vec<Value> {
    let path = format!("/api/v1/events/{}/devices", table.event);
    table.of(role).get(&path).await.ok().as_array().unwrap().clone()
}

async fn follow(table: &Table, role: &str) -> Listener {
    let path = format!("/api/v1/events/{}/live", table.event);
    let mut feed = table.of(role).listen(&path).await.unwrap();
    feed.hear("resync").await;
    feed
}

async fn device(feed: &mut Listener) -> Value {
    feed.hear("device").await["device"].take()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_desk_sees_which_devices_are_there() {
    let house = House::new().await;
    let table = house.board(json!({ "time": "300" })).await;
    let (mut desk, mut office) = (follow(&table, "assistant").await, follow(&table, "organiser").await);
    let (mut player, mut spectator) = (follow(&table, "black").await, follow(&table, "spectator").await);
    assert_eq!(devices(&table, "arbiter").await, [] as [Value; 0]);

    let mut white = table.listen("white", "").await;
    white.hear("resync").await;
    let came = device(&mut desk).await;
    assert_eq!(came["link"], table.ids["white"]);
    assert_eq!((&came["role"], &came["player"]), (&json!("player"), &json!("White")));
    assert_eq!(came["board"], table.board);
    assert_eq!((&came["online"], &came["valid"]), (&json!(true), &json!(true)));
    assert!(came["seen"].as_u64().unwrap() > 1_600_000_000_000, "{came}");
    assert!(came.get("battery").is_none() && came.get("table").is_none(), "{came}");
    assert_eq!(device(&mut office).await, came);

    white.say(json!({ "type": "device", "battery": 0.834, "charging": false })).await;
    let low = device(&mut desk).await;
    assert_eq!((&low["battery"], &low["charging"]), (&json!(0.83), &json!(false)));
    white.say(json!({ "type": "device", "battery": 0.8301, "charging": false })).await;
    white.say(json!({ "type": "device", "battery": null, "charging": true })).await;
    let charging = device(&mut desk).await;
    assert!(charging["charging"] == true && charging.get("battery").is_none(), "{charging}");
    for bad in [json!(1.2), json!(-0.1), json!("full")] {
        white.say(json!({ "type": "device", "battery": bad })).await;
        assert_eq!(white.hear("refusal").await["status"], 400);
    }
    assert_eq!(devices(&table, "organiser").await[0]["charging"], true);

    // Another socket of the same link, and then none.
    let mut other = table.listen("white", "").await;
    other.hear("resync").await;
    drop(white);
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(devices(&table, "arbiter").await[0]["online"], true);
    drop(other);
    let left = device(&mut desk).await;
    assert_eq!((&left["online"], &left["link"]), (&json!(false), &json!(table.ids["white"])));
    assert_eq!(devices(&table, "arbiter").await[0]["online"], false);

    // Spectators, arbiters and clients without a link are not devices of a seat, and players receive none of this.
    let mut arbiter = table.listen("arbiter", "").await;
    arbiter.hear("resync").await;
    arbiter.say(json!({ "type": "device", "battery": 0.5, "charging": false })).await;
    table.listen("spectator", "").await.hear("resync").await;
    assert_eq!(devices(&table, "arbiter").await.len(), 1);
    player.silence(100).await;
    spectator.silence(10).await;
    desk.silence(10).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_falls_silent_is_lost() {
    let house = House::new().await;
    let table = house.board(json!({ "time": "300" })).await;
    let mut desk = follow(&table, "arbiter").await;
    let mut page = table.listen("table", "").await;
    page.hear("resync").await;
    assert_eq!(device(&mut desk).await["online"], true);
    let began = Instant::now();
    for sent in 0..2 {
        tokio::time::sleep(Duration::from_millis(1000)).await;
        page.say(json!({ "type": "time", "sent": sent })).await;
        page.hear("time").await;
    }
    let lost = device(&mut desk).await;
    let after = began.elapsed().as_millis();
    assert_eq!(lost["online"], false);
    assert!((7900..11_000).contains(&after), "{after}");
    page.say(json!({ "type": "time", "sent": 9 })).await;
    assert_eq!(device(&mut desk).await["online"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_is_void_has_no_device() {
    let house = House::new().await;
    let table = house.board(json!({ "time": "300" })).await;
    let mut desk = follow(&table, "arbiter").await;
    let mut page = table.listen("table", "").await;
    page.hear("resync").await;
    device(&mut desk).await;
    let revoke = format!("/api/v1/links/{}/revoke", table.ids["table"]);
    table.of("arbiter").post(&revoke, &json!({})).await.ok();
    let gone = device(&mut desk).await;
    assert_eq!((&gone["online"], &gone["valid"]), (&json!(false), &json!(false)));
    assert_eq!(devices(&table, "arbiter").await, [] as [Value; 0]);
    assert!(page.next().await.is_none());
    desk.silence(2300).await;
}
