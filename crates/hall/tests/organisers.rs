//! An organiser who issues the link of a player in a game in progress cannot do so unnoticed.

use crate::support::{Client, House, Table, kinds};
use serde_json::{Value, json};

/// A game in which White has written something that an organiser may not read.
async fn in_progress(house: &House) -> Table {
    let mut table = house.board(json!({ "time": "5400", "scoresheets": true })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    table.act("white", json!({ "act": "write", "text": "e4!" })).await.ok();
    table
}

/// What the desk finds: the notices of the event, and those of the docket.
async fn at_the_desk(table: &Table) -> (Vec<Value>, Vec<Value>) {
    let path = format!("/api/v1/events/{}/live", table.event);
    let mut listener = table.of("arbiter").listen(&path).await.unwrap();
    let notices = listener.hear("resync").await["notices"].as_array().unwrap().clone();
    let docket = table.of("assistant").get(&format!("/api/v1/events/{}/docket", table.event)).await.ok();
    let entries = docket.as_array().unwrap().iter();
    let seats = entries.flat_map(|entry| entry["seats"].as_array().unwrap().clone()).collect();
    (notices, seats)
}

/// Checks that the desk was informed at once which link an organiser issued to which seat.
fn check(heard: &Value, table: &Table, seat: &str, link: &Value) {
    assert_eq!(heard["what"], "link_in_progress", "{heard}");
    assert_eq!(heard["facts"]["board"], table.board, "{heard}");
    assert_eq!(heard["facts"]["seat"], seat, "{heard}");
    assert_eq!(heard["facts"]["link"], *link, "{heard}");
    assert_eq!(heard["facts"]["by"], table.ids["organiser"], "{heard}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organiser_reads_a_scoresheet_and_resigns_and_the_desk_knows() {
    let house = House::new().await;
    let mut table = in_progress(&house).await;
    let path = format!("/api/v1/events/{}", table.event);
    let mut desk = table.of("arbiter").listen(&format!("{path}/live")).await.unwrap();
    desk.hear("resync").await;
    assert!(table.scene("organiser").await.get("white_sheet").is_none());
    let wanted = json!({ "roles": ["player"], "players": ["White"] });
    let issued = table.of("organiser").post(&format!("{path}/links"), &wanted).await.ok();
    check(&desk.hear("notice").await, &table, "white", &issued[0]["link"]);
    // The code opens what the link opens: the notice names the link.
    let code = issued[0]["code"].as_str().unwrap();
    assert_eq!(house.client(None).get(&format!("/c/{code}")).await.status, 303);
    table.clients.insert("thief".to_owned(), house.client(issued[0]["token"].as_str()));
    assert_eq!(table.scene("thief").await["white_sheet"][0], "e4!");
    let resigned = table.act("thief", json!({ "act": "resign" })).await.ok();
    assert_eq!(kinds(&resigned), ["over"]);
    let (notices, seats) = at_the_desk(&table).await;
    check(&notices[0], &table, "white", &issued[0]["link"]);
    assert_eq!(seats[0]["link"], issued[0]["link"]);
    assert!(seats[0]["wall"].as_u64() > Some(0));
    // It is in the journal, and still there after a restart.
    let house = house.restart().await;
    let table = table.moved_to(&house);
    let (notices, seats) = at_the_desk(&table).await;
    let of_seats: Vec<_> = notices.iter().filter(|notice| notice["what"] == "link_in_progress").collect();
    assert_eq!((of_seats.len(), seats.len()), (1, 1));
    check(of_seats[0], &table, "white", &issued[0]["link"]);
    house.end().await;
}

async fn post(client: &Client, path: &str, body: Value) -> Value {
    client.post(path, &body).await.ok()
}

/// Every way to get a link: another one, one instead of the player's own, a takeover, one with the cards of the next round.
#[tokio::test(flavor = "multi_thread")]
async fn every_way_to_the_link_of_a_seat_is_noted() {
    let house = House::new().await;
    let table = in_progress(&house).await;
    let path = format!("/api/v1/events/{}", table.event);
    let organiser = table.of("organiser");
    let mut desk = table.of("assistant").listen(&format!("{path}/live")).await.unwrap();
    desk.hear("resync").await;
    let at_board = json!({ "roles": ["black"], "boards": [table.board] });
    let link = post(organiser, &format!("{path}/links"), at_board).await[0]["link"].clone();
    check(&desk.hear("notice").await, &table, "black", &link);
    let instead = json!({ "roles": ["table"], "tables": [1], "instead": true });
    let link = post(organiser, &format!("{path}/links"), instead).await[0]["link"].clone();
    check(&desk.hear("notice").await, &table, "table", &link);
    let over = format!("/api/v1/links/{}/take-over", table.ids["black"]);
    let link = post(organiser, &over, json!({})).await["link"].clone();
    check(&desk.hear("notice").await, &table, "black", &link);
    // A player whose link was revoked gets another one with the next round.
    post(organiser, &format!("/api/v1/links/{}/revoke", table.ids["white"]), json!({})).await;
    let next = json!({ "boards": [{ "round": 2, "table": 7, "white": "White", "black": "Somebody" }] });
    let made = post(organiser, &format!("{path}/boards"), next).await;
    let links = made["links"].as_array().unwrap().iter();
    let own: Vec<_> = links.filter(|link| link["player"] == "White").collect();
    check(&desk.hear("notice").await, &table, "white", &own[0]["link"]);
    // Another player's link becomes White's if White is given that player's name.
    let named = json!({ "white": "Somebody" }).to_string();
    organiser.request("PATCH", &format!("/api/v1/boards/{}", table.board), &[], &named).await.ok();
    let heard = desk.hear("notice").await;
    assert_eq!(
        (&heard["what"], &heard["facts"]["board"]),
        (&json!("names_in_progress"), &json!(table.board))
    );
    assert_eq!(at_the_desk(&table).await.1.len(), 5);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_before_the_round_and_the_arbiters_links_are_not_noted() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "5400" })).await;
    let path = format!("/api/v1/events/{}/links", table.event);
    let wanted = json!({ "roles": ["player"], "players": ["White", "Black"] });
    post(table.of("organiser"), &path, wanted.clone()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    post(table.of("arbiter"), &path, wanted).await;
    post(table.of("organiser"), &path, json!({ "roles": ["spectator"] })).await;
    assert_eq!(at_the_desk(&table).await, (vec![], vec![]));
    house.end().await;
}
