//! Cards are scanned once: tables and players follow the rounds, and boards set up by mistake are withdrawn.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::{Client, House, Listener};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A hall with an event, its arbiter, and the tokens of its seats by table number or name.
struct Event {
    house: House,
    path: String,
    tokens: BTreeMap<String, String>,
    links: BTreeMap<String, Value>,
    seq: u64,
}

impl Event {
    async fn new() -> Self {
        let house = House::new().await;
        let settings = json!({ "name": "Rapid", "time": "600+5", "moves": "untold" });
        let made = house.hall.post("/api/v1/events", &settings).await.ok();
        let path = format!("/api/v1/events/{}", made["event"]["event"]);
        Self { house, path, tokens: BTreeMap::new(), links: BTreeMap::new(), seq: 0 }
    }

    /// Sets up a round with these pairings; returns the boards and the number of new links.
    async fn round(&mut self, round: u32, pairings: &[(&str, &str)]) -> (Vec<String>, usize) {
        let boards: Vec<Value> = pairings
            .iter()
            .map(|(white, black)| json!({ "round": round, "white": white, "black": black }))
            .collect();
        let made =
            self.house.hall.post(&format!("{}/boards", self.path), &json!({ "boards": boards })).await.ok();
        let links = made["links"].as_array().unwrap();
        for link in links {
            let seat = match link["player"].as_str() {
                Some(name) => name.to_owned(),
                None => link["table"].to_string(),
            };
            self.tokens.insert(seat.clone(), link["token"].as_str().unwrap().to_owned());
            self.links.insert(seat, link.clone());
        }
        let names = made["boards"].as_array().unwrap().iter();
        (names.map(|board| board["board"].as_str().unwrap().to_owned()).collect(), links.len())
    }

    fn client(&self, seat: &str) -> Client {
        self.house.client(Some(&self.tokens[seat]))
    }

    async fn me(&self, seat: &str) -> Value {
        self.client(seat).get("/api/v1/me").await.ok()
    }

    async fn listen(&self, seat: &str, board: &str) -> Listener {
        self.client(seat).listen(&format!("/api/v1/boards/{board}/live")).await.unwrap()
    }

    async fn act(&mut self, board: &str, act: Value) {
        self.seq += 1;
        let body = json!({ "seq": self.seq, "act": act });
        self.house.hall.post(&format!("/api/v1/boards/{board}/acts"), &body).await.ok();
    }

    async fn end(&mut self, board: &str) {
        self.act(board, json!({ "act": "declare", "result": "1-0" })).await;
    }

    async fn restart(mut self) -> Self {
        self.house = self.house.restart().await;
        self
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_scanned_once_for_all_rounds() {
    let mut event = Event::new().await;
    let (first, links) = event.round(1, &[("Ana", "Boris"), ("Vesna", "Goran")]).await;
    assert_eq!(links, 6, "two tables, four players");
    let mut table = event.listen("1", &first[0]).await;
    assert_eq!(table.hear("resync").await["role"], "table");
    let mut goran = event.listen("Goran", &first[1]).await;
    assert_eq!(goran.hear("resync").await["role"], "black");
    for board in &first {
        event.act(board, json!({ "act": "start" })).await;
    }
    // The next round is set up while both games are in play: nobody moves on.
    let (second, links) = event.round(2, &[("Goran", "Ana"), ("Boris", "Vesna")]).await;
    assert_eq!(links, 0, "no card is printed again");
    let told = table.hear("seat").await;
    assert_eq!((&told["board"], &told["next"]["white"]), (&json!(first[0]), &json!("Goran")));
    event.end(&first[0]).await;
    let me = event.me("1").await;
    assert_eq!(
        (&me["board"], &me["next"]["board"]),
        (&json!(first[0]), &json!(second[0])),
        "the result stays"
    );
    event.end(&first[1]).await;
    assert_eq!(table.hear("seat").await["board"], json!(second[0]), "now the next round is on the table");
    let moved = loop {
        let told = goran.hear("seat").await;
        if told["board"] != json!(first[1]) {
            break told;
        }
    };
    assert_eq!(moved["board"], json!(second[0]), "the player goes from table 2 to table 1");
    let mut goran = event.listen("Goran", &second[0]).await;
    assert_eq!(goran.hear("resync").await["role"], "white", "and changes colour");
    event.act(&second[0], json!({ "act": "start" })).await;
    let press = json!({ "seq": 1, "act": { "act": "press" } });
    event.client("Goran").post(&format!("/api/v1/boards/{}/acts", second[0]), &press).await.ok();
    event.client("Goran").post(&format!("/api/v1/boards/{}/acts", second[1]), &press).await.refused(403);
    let event = event.restart().await;
    assert_eq!(event.me("1").await["board"], json!(second[0]), "after a restart every seat is where it was");
    assert_eq!(event.me("Ana").await["board"], json!(second[0]));
}

/// A table's link is in other hands once the table has moved on: it cannot act at the earlier game, which can still be watched. The players
/// of that game keep their roles.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_at_a_table_now_does_not_act_at_its_earlier_game() {
    let mut event = Event::new().await;
    let (first, _) = event.round(1, &[("Ana", "Boris")]).await;
    event.act(&first[0], json!({ "act": "start" })).await;
    let mut table = event.listen("1", &first[0]).await;
    assert_eq!(table.hear("resync").await["role"], "table");
    event.end(&first[0]).await;
    let path = format!("/api/v1/boards/{}/acts", first[0]);
    let sign =
        |seq: u64, by: &str| json!({ "seq": seq, "act": { "act": "sign", "by": by, "result": "1-0" } });
    event.client("1").post(&path, &sign(1, "white")).await.ok();
    let (second, _) = event.round(2, &[("Goran", "Vesna")]).await;
    assert_eq!(event.me("1").await["board"], json!(second[0]));
    event.client("1").post(&path, &sign(2, "black")).await.refused(403);
    // Nor over the socket that was open before.
    table
        .say(json!({ "type": "act", "seq": 3, "act": { "act": "sign", "by": "black", "result": "1-0" } }))
        .await;
    assert_eq!(table.hear("refusal").await["status"], 403);
    let seen = event.client("1").get(&format!("/api/v1/boards/{}", first[0])).await.ok();
    assert_eq!((&seen["role"], &seen["answer"]["state"]["result"]), (&json!("spectator"), &json!("1-0")));
    event
        .client("Boris")
        .post(&path, &json!({ "seq": 1, "act": { "act": "sign", "result": "1-0" } }))
        .await
        .ok();
}

/// A game that ended by mistake is reopened: its table returns to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_reopened_game_takes_its_table_back() {
    let mut event = Event::new().await;
    let (first, _) = event.round(1, &[("Ana", "Boris")]).await;
    let (second, _) = event.round(2, &[("Boris", "Ana")]).await;
    event.act(&first[0], json!({ "act": "start" })).await;
    event.end(&first[0]).await;
    assert_eq!(event.me("1").await["board"], json!(second[0]));
    let mut table = event.listen("1", &second[0]).await;
    table.hear("resync").await;
    event.act(&first[0], json!({ "act": "reopen", "why": "nobody resigned" })).await;
    assert_eq!(table.hear("seat").await["board"], json!(first[0]));
    assert_eq!(event.me("Ana").await["board"], json!(first[0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_typed_in() {
    let mut event = Event::new().await;
    let (boards, _) = event.round(1, &[("Ana", "Boris")]).await;
    let code = event.links["1"]["code"].as_str().unwrap().to_owned();
    let stranger = event.house.client(None);
    for typed in [code.clone(), code.to_uppercase(), code.replace('-', "")] {
        let visit = stranger.get(&format!("/c/{typed}")).await;
        assert_eq!((visit.status, visit.header("location").unwrap().starts_with("/table?as=")), (303, true));
        let cookie = visit.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let me = format!("/api/v1/me?as={}", event.links["1"]["link"]);
        let me = stranger.request("GET", &me, &[("cookie", &cookie)], "").await.ok();
        assert_eq!((&me["table"], &me["board"]), (&json!(1), &json!(boards[0])));
    }
    for typed in ["", "x", "0000-0000-0000", "%00", "0000-0000-0000-0000"] {
        assert_eq!(stranger.get(&format!("/c/{typed}")).await.status, 404, "{typed}");
    }
    let link = event.links["1"]["link"].clone();
    event.house.hall.post(&format!("/api/v1/links/{link}/revoke"), &json!({})).await.ok();
    assert_eq!(stranger.get(&format!("/c/{code}")).await.status, 404, "the link was revoked");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_device_joins_a_table_or_takes_its_place() {
    let mut event = Event::new().await;
    event.round(1, &[("Ana", "Boris")]).await;
    let path = format!("{}/links", event.path);
    let mut wanted = json!({ "roles": ["table"], "tables": [1] });
    event.house.hall.post(&path, &wanted).await.ok();
    event.me("1").await;
    wanted["instead"] = json!(true);
    let issued = event.house.hall.post(&path, &wanted).await.ok();
    event.client("1").get("/api/v1/me").await.refused(401);
    event.house.client(issued[0]["token"].as_str()).get("/api/v1/me").await.ok();
    for (wrong, says) in [
        (json!({ "roles": ["table"], "tables": [7] }), "no table 7"),
        (json!({ "roles": ["player"], "players": ["Nobody"] }), "Nobody"),
        (json!({ "roles": ["player"], "tables": [1] }), "players"),
        (json!({ "roles": ["table"] }), "tables"),
        (json!({ "roles": ["white"], "tables": [1] }), "boards"),
    ] {
        let answer = event.house.hall.post(&path, &wrong).await;
        assert!(answer.status == 400 && answer.body.contains(says), "{answer:?}");
    }
}

/// A player whose name was mistyped keeps the link.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_follows_a_corrected_name() {
    let mut event = Event::new().await;
    let (boards, _) = event.round(1, &[("Petrovic", "Boris")]).await;
    let path = format!("/api/v1/boards/{}", boards[0]);
    event.house.hall.request("PATCH", &path, &[], r#"{"white":"Petrović"}"#).await.ok();
    assert_eq!(event.me("Petrovic").await["player"], "Petrović");
    let event = event.restart().await;
    let me = event.me("Petrovic").await;
    assert_eq!((&me["player"], &me["board"]), (&json!("Petrović"), &json!(boards[0])));
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_are_withdrawn_before_a_move_and_not_after() {
    let mut event = Event::new().await;
    let (first, _) = event.round(1, &[("Ana", "Boris"), ("Vesna", "Goran")]).await;
    let mut table = event.listen("2", &first[1]).await;
    table.hear("resync").await;
    let mut desk = event.house.hall.listen(&format!("{}/live", event.path)).await.unwrap();
    desk.hear("resync").await;
    for board in &first {
        event.act(board, json!({ "act": "start" })).await;
    }
    event.act(&first[0], json!({ "act": "press", "by": "white" })).await;
    let reason = json!({ "reason": "paired twice" });
    let whole = format!("{}/rounds/1/withdraw", event.path);
    let refused = event.house.hall.post(&whole, &reason).await;
    assert!(refused.status == 409 && refused.body.contains("table 1"), "{refused:?}");
    let one = |board: &str| format!("/api/v1/boards/{board}/withdraw");
    event.house.hall.post(&one(&first[0]), &reason).await.refused(409);
    event.house.hall.post(&one(&first[1]), &json!({ "reason": " " })).await.refused(400);
    event.house.hall.post(&one(&first[1]), &reason).await.ok();
    desk.hear("boards").await;
    let told = table.hear("seat").await;
    assert_eq!(told["board"], Value::Null);
    table.say(json!({ "type": "act", "seq": 1, "act": { "act": "press", "by": "white" } })).await;
    assert_eq!(table.hear("refusal").await["status"], 409, "who has not left yet cannot act there");
    event.house.hall.get(&format!("/api/v1/boards/{}", first[1])).await.refused(404);
    let mut event = event.restart().await;
    event.house.hall.get(&format!("/api/v1/boards/{}", first[1])).await.refused(404);
    assert_eq!(event.me("2").await["board"], Value::Null);
    // The table is free again, the board gets a new number, and the table's card is still valid.
    let (again, links) = event.round(1, &[("Vesna", "Ivo")]).await;
    assert_ne!(again[0], first[1]);
    assert_eq!(links, 1, "only Ivo is new");
    assert_eq!(event.me("2").await["board"], json!(again[0]));
    let exported = event.house.hall.get(&format!("{}/journal", event.path)).await;
    assert!(
        exported.body.contains("boards_withdrawn") && exported.body.contains(&format!("board/{}", first[1]))
    );
    let other = House::new().await;
    other.hall.request("POST", "/api/v1/journal", &[], &exported.body).await.ok();
    other.hall.get(&format!("/api/v1/boards/{}", first[0])).await.ok();
    other.hall.get(&format!("/api/v1/boards/{}", first[1])).await.refused(404);
}

/// A card was scanned with two devices: neither hides what the other does.
#[tokio::test(flavor = "multi_thread")]
async fn two_devices_share_a_link() {
    let mut event = Event::new().await;
    let (boards, _) = event.round(1, &[("Ana", "Boris")]).await;
    event.act(&boards[0], json!({ "act": "start" })).await;
    let (mut one, mut other) = (event.listen("1", &boards[0]).await, event.listen("1", &boards[0]).await);
    one.hear("resync").await;
    other.hear("resync").await;
    let press =
        |seq: u64, by: &str| json!({ "type": "act", "seq": seq, "act": { "act": "press", "by": by } });
    one.say(press(1, "white")).await;
    assert_eq!(one.hear("answer").await["seq"], 1);
    assert_eq!(other.hear("counted").await["seq"], 1, "the other device counts on from there");
    other.say(press(1, "black")).await;
    let refused = other.hear("refusal").await;
    assert_eq!((&refused["status"], &refused["error"]["code"]), (&json!(409), &json!("number_taken")));
    other.say(press(2, "black")).await;
    assert_eq!(other.hear("answer").await["seq"], 2);
    assert_eq!(one.hear("counted").await["seq"], 2);
    // A client that reconnects receives it, too.
    drop(one);
    other.say(press(3, "white")).await;
    other.hear("answer").await;
    let path = format!("/api/v1/boards/{}/live?from=4", boards[0]);
    let mut back = event.client("1").listen(&path).await.unwrap();
    assert_eq!(back.hear("counted").await["seq"], 3);
}
