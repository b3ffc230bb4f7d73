//! A device without a connection: acts that arrive late, and acts that arrive twice.

use crate::support::{House, Table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

async fn sleep(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

async fn record(table: &Table) -> Vec<Value> {
    let record = table.of("arbiter").get(&format!("/api/v1/boards/{}/record", table.board)).await.ok();
    record.as_array().unwrap().clone()
}

fn at(message: &Value) -> u64 {
    message["at"].as_u64().unwrap()
}

/// An act that a device kept is backdated, as far as the server can check.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_was_kept_counts_from_when_it_was_made() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "300" })).await;
    // Measured from before the start, it is later than the game's own time, however busy the machine is.
    let started = Instant::now();
    let start = at(&table.act("arbiter", json!({ "act": "start" })).await.ok());
    sleep(1500).await;
    // The table's page reconnects, asks for the time and sends what it kept.
    let mut page = table.listen("table", "").await;
    page.hear("resync").await;
    page.say(json!({ "type": "time", "sent": 1 })).await;
    page.say(json!({ "type": "act", "seq": 1, "ago": 900, "act": { "act": "move", "move": "e2e4", "by": "white" } })).await;
    page.say(json!({ "type": "act", "seq": 2, "ago": 800, "act": { "act": "press", "by": "white" } })).await;
    let (moved, pressed) = (page.hear("answer").await, page.hear("answer").await);
    let now = u64::try_from(started.elapsed().as_millis()).unwrap() + start;
    assert!((1..=now - 900).contains(&at(&moved)), "{now} {moved}");
    assert!(at(&moved) > start && at(&pressed) >= at(&moved), "{moved} {pressed}");
    assert!(at(&pressed) <= now - 800, "{now} {pressed}");
    let used = 300_000 - pressed["answer"]["state"]["clock"]["white_ms"].as_u64().unwrap();
    assert_eq!(used, at(&pressed) - start, "the player's time ran until the press was made");
    // Nothing is backdated to before the board's last act; the act is carried out with the shortened credit.
    page.say(json!({ "type": "act", "seq": 3, "ago": 60_000, "act": { "act": "move", "move": "e7e5", "by": "black" } })).await;
    let cut = page.hear("answer").await;
    assert_eq!(at(&cut), at(&pressed));
    // While the device is heard from regularly, an act is not older than the message before it.
    for sent in 2..6 {
        sleep(800).await;
        page.say(json!({ "type": "time", "sent": sent })).await;
        page.hear("time").await;
    }
    page.say(json!({ "type": "act", "seq": 4, "ago": 3000, "act": { "act": "press", "by": "black" } })).await;
    let late = page.hear("answer").await;
    assert!(at(&late) > at(&cut) + 2500, "{late}");

    let written = record(&table).await;
    let links: Vec<&str> = written.iter().filter_map(|entry| entry["link"].as_str()).collect();
    let link = table.ids["table"];
    assert!(links.contains(&format!("{link}#1+900").as_str()), "{links:?}");
    let house = house.restart().await;
    let table = table.moved_to(&house);
    let scene = table.scene("arbiter").await;
    assert_eq!(at(&scene), at(&late), "the journal has the moments");
    assert_eq!(record(&table).await, written);
}

/// The acts of a device are held up on their way, together, for longer than it is given to catch up after connecting: all of them count
/// from when they were made, not only the first.
#[tokio::test(flavor = "multi_thread")]
async fn all_acts_that_were_held_up_together_count_from_when_they_were_made() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "300" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut page = table.listen("white", "").await;
    page.hear("resync").await;
    sleep(3500).await;
    page.say(json!({ "type": "act", "seq": 1, "ago": 2000, "act": { "act": "move", "move": "e2e4" } })).await;
    page.say(json!({ "type": "act", "seq": 2, "ago": 2000, "act": { "act": "press" } })).await;
    let (moved, pressed) = (page.hear("answer").await, page.hear("answer").await);
    assert!(at(&pressed) < at(&moved) + 500, "{moved} {pressed}");
}

/// A press that was kept stops the clock of its player at the moment it was made. A player who shares the device saw it; an opponent with
/// their own device could not know of it, and their clock starts when the server receives it.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_was_kept_costs_an_opponent_who_could_not_know_nothing() {
    let house = House::new().await;
    for (role, is_shared) in [("white", false), ("table", true)] {
        let mut table = house.board(json!({ "time": "300" })).await;
        table.act("arbiter", json!({ "act": "start" })).await.ok();
        sleep(1500).await;
        let mut page = table.listen(role, "").await;
        page.hear("resync").await;
        let said = Instant::now();
        page.say(json!({ "type": "act", "seq": 1, "ago": 900, "act": { "act": "move", "move": "e2e4", "by": "white" } })).await;
        page.say(json!({ "type": "act", "seq": 2, "ago": 900, "act": { "act": "press", "by": "white" } }))
            .await;
        let (_, pressed) = (page.hear("answer").await, page.hear("answer").await);
        let moved = table.act("black", json!({ "act": "move", "move": "e7e5" })).await.ok();
        let known = u64::try_from(said.elapsed().as_millis()).unwrap();
        let clock = &moved["answer"]["state"]["clock"];
        let charged = 300_000 - clock["black_ms"].as_u64().unwrap();
        match is_shared {
            true => assert!(charged >= 890, "{role}: {charged}"),
            false => assert!(charged <= known, "{role}: {charged} of {known}"),
        }
        assert_eq!(clock["white_ms"], pressed["answer"]["state"]["clock"]["white_ms"]);
    }
}

/// Requests count as hearing from a device, too; and only players' devices get a credit.
#[tokio::test(flavor = "multi_thread")]
async fn an_act_by_request_is_dated_back() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "300" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    sleep(700).await;
    let path = format!("/api/v1/boards/{}/acts", table.board);
    let post = |seq: u64, ago: u64, act: Value| {
        let body = json!({ "seq": seq, "ago": ago, "act": act });
        let (client, path) = (table.of("white").clone(), path.clone());
        async move { client.post(&path, &body).await.ok() }
    };
    let first = post(1, 0, json!({ "act": "move", "move": "e2e4" })).await;
    sleep(300).await;
    let second = post(2, 5000, json!({ "act": "press" })).await;
    // Not to before White was last heard from, which was the board's last act.
    assert!((at(&first)..at(&first) + 100).contains(&at(&second)), "{first} {second}");
    // Acts from other roles are not backdated.
    let body = json!({ "seq": 100, "ago": 250, "act": { "act": "interrupt" } });
    sleep(300).await;
    let arbiter = table.of("arbiter").post(&path, &body).await.ok();
    assert!(at(&arbiter) >= at(&second) + 300, "{arbiter}");
}

/// A message that was counted already is not an error, however many followed it.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_was_counted_is_known_again() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "300" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let (mv, press) = (json!({ "act": "move", "move": "e2e4" }), json!({ "act": "press" }));
    let moved = table.act_as("white", 10, mv.clone()).await.ok();
    table.act_as("white", 11, press.clone()).await.ok();
    let offer = table.act_as("white", 13, json!({ "act": "offer_draw" })).await.ok();
    let again = table.act_as("white", 10, mv.clone()).await.ok();
    assert_eq!((&again["n"], &again["seq"]), (&moved["n"], &json!(10)));
    let code = table.act_as("white", 10, press).await.refused(409);
    assert_eq!(code, "number_taken", "another act under that number");
    table.act_as("white", 12, mv.clone()).await.refused(409);
    assert_eq!(table.scene("arbiter").await["n"], offer["n"], "nothing happened");

    let house = house.restart().await;
    let table = table.moved_to(&house);
    let mut white = table.listen("white", "").await;
    white.hear("resync").await;
    white.say(json!({ "type": "act", "seq": 10, "act": mv })).await;
    let again = white.next().await.unwrap();
    assert!(["answer", "repeated"].contains(&again["type"].as_str().unwrap()), "{again}");
    assert_eq!((&again["seq"], &again["n"]), (&json!(10), &moved["n"]));
}

/// A list of boards contains what is left of each delay, also after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_boards_has_the_delays() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "300d60", "scoresheets": true })).await;
    let start = at(&table.act("arbiter", json!({ "act": "start" })).await.ok());
    sleep(40).await;
    table.act("black", json!({ "act": "write", "text": "e4" })).await.ok();
    let boards = format!("/api/v1/events/{}/boards", table.event);
    let view = table.of("spectator").get(&boards).await.ok()[0].clone();
    assert!(at(&view) >= start + 30, "{view}");
    assert_eq!(view["delay_ms"], 60_000 - (at(&view) - start));
    let house = house.restart().await;
    let table = table.moved_to(&house);
    let again = table.of("spectator").get(&boards).await.ok()[0].clone();
    assert_eq!(again["delay_ms"], view["delay_ms"]);
}

/// Everyone who opens the board gets the last move as it was seen there: made, completed, legal or not.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_move_is_found() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "300" })).await;
    assert_eq!(table.scene("white").await["last_move"], Value::Null);
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    for role in ["white", "black", "table", "spectator", "arbiter"] {
        assert_eq!(table.scene(role).await["last_move"], "e2e4", "{role}");
    }
    table.act("black", json!({ "act": "move", "move": "e7e4" })).await.ok();
    assert_eq!(table.scene("white").await["last_move"], "e7e4", "it stands on the board, legal or not");
    table.act("black", json!({ "act": "press" })).await.ok();
    assert_eq!(table.scene("white").await["last_move"], Value::Null, "it was taken back");
    table.play("black", "e7e5").await;
    table.act("arbiter", json!({ "act": "restore", "ply": 0 })).await.ok();
    assert_eq!(table.scene("black").await["last_move"], Value::Null);
    table.act("arbiter", json!({ "act": "retract" })).await.ok();
    let house = house.restart().await;
    assert_eq!(table.moved_to(&house).scene("black").await["last_move"], "e7e5");
}

/// A tablet that replaces another shows whose flag fell first; and below, why the clocks are stopped.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_later_finds_the_first_flag() {
    let house = House::new().await;
    let settings = json!({ "edition": "2009", "time": "600", "supervision": "limited", "moves": "untold" });
    let mut table = house.board(settings).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("arbiter", json!({ "act": "set_clock", "white_ms": 0 })).await.ok();
    assert_eq!(table.scene("white").await["first_flag"], "white");
    table.act("white", json!({ "act": "press" })).await.ok();
    let last = table.act("arbiter", json!({ "act": "set_clock", "black_ms": 0 })).await.ok();
    assert_eq!(last["first_flag"], "white", "both are down, and it is known which fell first: {last}");
    let house = house.restart().await;
    assert_eq!(table.moved_to(&house).scene("black").await["first_flag"], "white");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_later_finds_why_the_clocks_stand() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "600", "moves": "untold" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    assert!(table.scene("white").await.get("stopped_by").is_none(), "the clocks run");
    table.act("black", json!({ "act": "stop_clocks" })).await.ok();
    table.act("white", json!({ "act": "press" })).await.ok();
    let house = house.restart().await;
    let mut table = table.moved_to(&house);
    let scene = table.scene("white").await;
    assert_eq!(
        (&scene["stopped_by"]["act"], &scene["stopped_by"]["by"]),
        (&json!("stop_clocks"), &json!("black"))
    );
    // Players may not read what the arbiter records, nor who called.
    table.act("arbiter", json!({ "act": "resume" })).await.ok();
    table.act("arbiter", json!({ "act": "observe", "what": "clock_defect" })).await.ok();
    assert!(table.scene("white").await.get("stopped_by").is_none());
    assert_eq!(table.scene("arbiter").await["stopped_by"]["what"], "clock_defect");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_absent_is_known_before_the_start_and_after() {
    let house = House::new().await;
    let settings = json!({ "edition": "2023", "time": "600", "regulations": { "default_ms": 900_000 } });
    let mut table = house.board(settings).await;
    let absent = |player: &str| json!({ "act": "observe", "what": "absent", "by": player });
    table.act("arbiter", absent("black")).await.ok();
    let scene = table.scene("white").await;
    assert_eq!(
        (&scene["absent"], scene.get("late_at")),
        (&json!(["black"]), None),
        "nobody is late before the start"
    );
    let started = table.act("arbiter", json!({ "act": "start" })).await.ok();
    assert_eq!(started["absent"], json!(["black"]));
    assert_eq!(started["late_at"].as_u64().unwrap(), started["at"].as_u64().unwrap() + 900_001);
    table.act("assistant", absent("white")).await.ok();
    let house = house.restart().await;
    let mut table = table.moved_to(&house);
    let boards = table.of("arbiter").get("/api/v1/events/1/boards").await.ok();
    assert_eq!(boards[0]["absent"], json!(["white", "black"]));
    table.act("white", json!({ "act": "press" })).await.ok();
    table.act("black", json!({ "act": "arrive" })).await.ok();
    assert!(table.scene("white").await.get("absent").is_none());
    house.end().await;
}
