//! Games over real connections, between White, Black, the arbiter and a spectator.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::faulty::Faulty;
use crate::support::{House, kinds, wide};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use touchmove_journal::{Author, Content, NewEntry, Role, digest};

fn blitz() -> Value {
    json!({ "time": "180+2", "scoresheets": true })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_to_mate_is_heard_by_everybody() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    let mut spectator = table.listen("spectator", "").await;
    let mut black = table.listen("black", "").await;
    assert_eq!(spectator.hear("resync").await["n"], 0);
    assert_eq!(black.hear("resync").await["role"], "black");
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "f2f3").await;
    table.play("black", "e7e5").await;
    table.play("white", "g2g4").await;
    let mate = table.act("black", json!({ "act": "move", "move": "d8h4" })).await.ok();
    assert_eq!(kinds(&mate), ["made", "completed", "over"]);
    assert_eq!(mate["answer"]["state"]["result"], "0-1");
    assert_eq!(mate["answer"]["rulings"][0]["san"], "Qh4#", "at the end everything is public");
    for ears in [&mut spectator, &mut black] {
        for number in 1..=9 {
            let heard = ears.hear("answer").await;
            assert_eq!(heard["n"], number);
        }
    }
    let moves = table.scene("arbiter").await["moves"].clone();
    let moves: Vec<&str> = moves.as_array().unwrap().iter().map(|mv| mv["san"].as_str().unwrap()).collect();
    assert_eq!(moves, ["f3", "e5", "g4", "Qh4#"]);
}

/// A client that opens a board gets what is left of the delay, whatever was done since the clock started.
#[tokio::test(flavor = "multi_thread")]
async fn a_delay_that_is_under_way_is_found() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "300d60", "scoresheets": true })).await;
    assert_eq!(table.scene("table").await["delay_ms"], 0, "no clock runs before the game is opened");
    let start = table.act("arbiter", json!({ "act": "start" })).await.ok()["at"].as_u64().unwrap();
    tokio::time::sleep(Duration::from_millis(30)).await;
    table.act("black", json!({ "act": "write", "text": "e4" })).await.ok();
    let scene = table.scene("table").await;
    let passed = scene["at"].as_u64().unwrap() - start;
    assert!(passed >= 20, "{scene}");
    assert_eq!(scene["delay_ms"], 60_000 - passed);
    assert_eq!(scene["answer"]["state"]["clock"]["white_ms"], 300_000);
    table.play("white", "e2e4").await;
    assert_eq!(table.scene("spectator").await["delay_ms"], 60_000, "the next player has a delay of his own");
}

#[tokio::test(flavor = "multi_thread")]
async fn acts_go_in_and_answers_come_out_over_one_socket() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut white = table.listen("white", "").await;
    let mut black = table.listen("black", "").await;
    assert_eq!(white.hear("resync").await["seq"], 0);
    white.say(json!({ "type": "act", "seq": 1, "act": { "act": "move", "move": "e2e4" } })).await;
    let answer = white.hear("answer").await;
    assert_eq!((&answer["seq"], &answer["n"]), (&json!(1), &json!(3)));
    let heard = black.hear("answer").await;
    assert_eq!((&heard["seq"], &heard["n"]), (&Value::Null, &json!(3)));
    white.say(json!({ "type": "act", "seq": 1, "act": { "act": "move", "move": "e2e4" } })).await;
    assert_eq!(white.hear("answer").await["n"], 3, "sent again, it counts once");
    white.say(json!({ "type": "time", "sent": 5 })).await;
    let time = white.hear("time").await;
    assert!(time["sent"] == 5 && time["now"].is_u64(), "{time}");
    white.say(json!({ "type": "act", "seq": 2, "act": { "act": "start" } })).await;
    assert_eq!(white.hear("refusal").await["status"], 403);
    white.say(json!("nonsense")).await;
    assert_eq!(white.hear("refusal").await["status"], 400);
    black.silence(100).await;
}

/// 7.5.1 and 7.5.5: an illegal move has no consequences until the clock is pressed.
#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_under_2023() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let legal = table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    table.act("white", json!({ "act": "press" })).await.ok();
    table.play("black", "e7e5").await;
    let illegal = table.act("white", json!({ "act": "move", "move": "d2d5" })).await.ok();
    let names = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&legal["answer"]["state"]), names(&illegal["answer"]["state"]));
    assert_eq!(names(&legal["answer"]["rulings"][0]), names(&illegal["answer"]["rulings"][0]));
    let pressed = table.act("white", json!({ "act": "press" })).await.ok();
    assert_eq!(kinds(&pressed), ["illegal", "restored", "time"]);
    assert_eq!(pressed["answer"]["rulings"][0]["article"], "7.5.1");
    assert_eq!(pressed["answer"]["rulings"][0]["reason"], "cannot_reach", "a ruling makes it public");
    assert_eq!(pressed["answer"]["rulings"][2]["ms"], 120_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_by_itself() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "1" })).await;
    let mut spectator = table.listen("spectator", "").await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    loop {
        let heard = spectator.hear("answer").await;
        if heard["act"]["act"] != "tick" {
            continue;
        }
        assert_eq!(kinds(&heard), ["flag", "over"]);
        let started = 1000;
        let at = heard["at"].as_u64().unwrap();
        assert!((started..started + 500).contains(&at), "{at}");
        break;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_wait_for_the_broadcast_also_after_a_restart() {
    let delay = 1500;
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "180+2", "broadcast_delay_ms": delay })).await;
    let mut spectator = table.listen("spectator", "").await;
    let mut black = table.listen("black", "").await;
    assert_eq!(spectator.hear("resync").await["n"], 0);
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    for number in 1..=4 {
        assert_eq!(black.hear("answer").await["n"], number, "players do not wait");
    }
    assert_eq!(table.scene("spectator").await["n"], 0);
    spectator.silence(delay / 2).await;
    for number in 1..=4 {
        assert_eq!(spectator.hear("answer").await["n"], number);
    }
    table.play("black", "e7e5").await;
    let house = house.restart().await;
    let table = table.moved_to(&house);
    let scene = table.scene("spectator").await;
    assert_eq!((&scene["n"], scene["moves"].as_array().unwrap().len()), (&json!(4), 1), "{scene}");
    let boards = table.of("spectator").get(&format!("/api/v1/events/{}/boards", table.event)).await.ok();
    assert_eq!(boards[0]["n"], 4);
    assert_eq!(table.scene("arbiter").await["n"], 6);
    let mut spectator = table.listen("spectator", "").await;
    assert_eq!(spectator.hear("resync").await["n"], 4);
    assert_eq!(spectator.hear("answer").await["n"], 5);
    assert_eq!(spectator.hear("answer").await["n"], 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_go_on_after_a_restart_and_stood_still_meanwhile() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let began = std::time::Instant::now();
    table.play("white", "e2e4").await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    let before = table.scene("black").await;
    let at_most = began.elapsed();
    let house = house.restart().await;
    let began = std::time::Instant::now();
    let mut table = table.moved_to(&house);
    let after = table.scene("black").await;
    assert_eq!((&after["n"], &after["answer"]), (&before["n"], &before["answer"]));
    let (before, after) = (before["now"].as_u64().unwrap(), after["now"].as_u64().unwrap());
    assert!(after >= before, "time that ran is not given back: {before} {after}");
    let pressed = table.play("black", "e7e5").await;
    let left = pressed["answer"]["state"]["clock"]["black_ms"].as_u64().unwrap();
    // However slow the machine is: no more than the time for which a server ran.
    let ran = 700..u64::try_from((at_most + began.elapsed()).as_millis()).unwrap() + 400;
    assert!(ran.contains(&(184_000 - left)), "{left} left");
    let desk = table.of("arbiter").listen(&format!("/api/v1/events/{}/live", table.event)).await;
    let notices = desk.unwrap().hear("resync").await["notices"].clone();
    assert_eq!(notices[0]["what"], "server_was_away", "{notices}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_after_a_crash_too() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "2" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let house = house.crash().await;
    let table = table.moved_to(&house);
    tokio::time::sleep(Duration::from_millis(2600)).await;
    let scene = table.scene("white").await;
    assert_eq!(scene["answer"]["state"]["result"], "0-1", "{scene}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_resumes_or_hears_everything_anew() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    let mut recent = table.listen("black", "?from=2").await;
    assert_eq!(recent.next().await.unwrap()["n"], 3);
    assert_eq!(recent.next().await.unwrap()["n"], 4);
    for squares in ["e7e5", "g1f3", "b8c6", "f1b5", "a7a6"] {
        let role = if table.seq % 4 == 3 { "black" } else { "white" };
        table.play(role, squares).await;
    }
    let mut late = table.listen("black", "?from=2").await;
    let first = late.next().await.unwrap();
    assert_eq!((&first["type"], &first["n"]), (&json!("resync"), &json!(14)));
    let mut wrong = table.listen("black", "?from=99").await;
    assert_eq!(wrong.next().await.unwrap()["type"], "resync");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_desk_hears_of_every_board_and_resumes() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    let path = format!("/api/v1/events/{}/live", table.event);
    let mut desk = table.of("arbiter").listen(&path).await.unwrap();
    let mut wall = table.of("spectator").listen(&path).await.unwrap();
    let first = desk.hear("resync").await;
    assert_eq!(first["boards"][0]["board"], table.board);
    wall.hear("resync").await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    for feed in 2..=4 {
        let (at_desk, on_wall) = (desk.hear("board").await, wall.hear("board").await);
        assert_eq!((&at_desk["feed"], &on_wall["feed"]), (&json!(feed), &json!(feed)));
        assert!(at_desk["answer"]["state"].get("permitted").is_some());
        assert!(on_wall["answer"]["state"].get("permitted").is_none());
    }
    let resumed = format!("{path}?from=3&run={}", first["run"]);
    let mut again = table.of("arbiter").listen(&resumed).await.unwrap();
    assert_eq!(again.next().await.unwrap()["feed"], 4);
    let mut other_run = table.of("arbiter").listen(&format!("{path}?from=2&run=1")).await.unwrap();
    assert_eq!(other_run.next().await.unwrap()["type"], "resync");
}

#[tokio::test(flavor = "multi_thread")]
async fn server_sent_events_tell_the_same() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    for path in
        [format!("/api/v1/boards/{}/feed", table.board), format!("/api/v1/events/{}/feed", table.event)]
    {
        let answer = table.of("spectator").get(&path).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("text/event-stream")));
        assert!(answer.body.contains(r#"data: {"type":"resync""#), "{answer:?}");
    }
}

/// What cannot be recorded has not happened.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_and_loses_nothing() {
    let journal = Arc::new(Faulty::default());
    let house = House::over(journal.clone(), wide()).await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let before = table.scene("arbiter").await;
    journal.is_full.store(true, Ordering::SeqCst);
    let mut black = table.listen("black", "").await;
    black.hear("resync").await;
    let refused = table.act_as("white", 50, json!({ "act": "move", "move": "e2e4" })).await;
    assert_eq!(refused.refused(503), "not_recorded");
    house.hall.post("/api/v1/events", &json!({ "name": "Full" })).await.refused(503);
    // The only message is that the clocks are stopped.
    assert_eq!(black.next().await.unwrap()["stand"], "journal");
    black.silence(100).await;
    let after = table.scene("arbiter").await;
    assert_eq!(
        (&after["n"], &after["answer"], &after["moves"]),
        (&before["n"], &before["answer"], &before["moves"])
    );
    journal.is_full.store(false, Ordering::SeqCst);
    let answered = table.act_as("white", 50, json!({ "act": "move", "move": "e2e4" })).await.ok();
    assert_eq!(answered["n"], 3);
    assert_eq!(black.hear("answer").await["n"], 3);
}

/// An event moves from one hall to another: the same acts, the same links, and the game continues.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_moves_to_another_hall() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    let before = table.scene("black").await;
    let export = table.of("arbiter").get(&format!("/api/v1/events/{}/journal", table.event)).await;
    assert_eq!(export.status, 200);
    let other = House::new().await;
    let torn = export.body.replace("e2e4", "d2d4");
    other.hall.request("POST", "/api/v1/journal", &[], &torn).await.refused(400);
    let taken_in = other.hall.request("POST", "/api/v1/journal", &[], &export.body).await.ok();
    assert_eq!(taken_in, json!([table.event]));
    let mut table = table.moved_to(&other);
    let after = table.scene("black").await;
    assert_eq!((&after["n"], &after["answer"]), (&before["n"], &before["answer"]));
    assert!(
        after["now"].as_u64().unwrap() < after["at"].as_u64().unwrap() + 2000,
        "time stood still on the way: {after}"
    );
    table.play("black", "e7e5").await;
    other.hall.request("POST", "/api/v1/journal", &[], &export.body).await.refused(409);
    let third = House::new().await;
    let other_event = third.board(blitz()).await;
    assert_eq!(other_event.event, table.event);
    let moved = third.hall.request("POST", "/api/v1/journal", &[], &export.body).await.ok();
    assert_eq!(moved, json!([table.event + 1]), "its number is taken");
}

/// An earlier version of the software answered a game differently: nothing changes silently, the desk is informed, and the arbiter
/// continues.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_answered_stands_after_an_upgrade() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    let stream = format!("board/{}", table.board);
    let last = house.journal.read(&stream, 1, 100).await.unwrap().pop().unwrap();
    let snapshot = house.journal.head(&stream).await.unwrap().unwrap().snapshot.unwrap();
    let mut recorded: Value = serde_json::from_str(&snapshot.body).unwrap();
    recorded["version"] = json!("0.0.1");
    recorded["answer"]["state"]["result"] = json!("1-0");
    recorded["answer"]["state"]["phase"] = json!("over");
    recorded["due"] = Value::Null;
    let content = Content {
        wall_ms: last.content.wall_ms,
        at_ms: last.content.at_ms.map(|at| at + 1000),
        digest: Some(digest(&recorded["answer"].to_string())),
        version: "0.0.1".to_owned(),
        ..Content::new(
            Author { role: Role::Black, link: None },
            json!({ "act": "offer_draw", "by": "black", "at": last.content.at_ms.map(|at| at + 1000) })
                .to_string(),
        )
    };
    let entry = NewEntry { content, snapshot: Some(recorded.to_string()) };
    let journal = Arc::clone(&house.journal);
    let house = house.restart().await;
    journal.append(&stream, last.number + 1, entry).await.unwrap();
    let house = house.restart().await;
    let mut table = table.moved_to(&house);
    let mut desk = table.of("arbiter").listen(&format!("/api/v1/events/{}/live", table.event)).await.unwrap();
    loop {
        let heard = desk.next().await.unwrap();
        if heard.to_string().contains("answers_differ") {
            break;
        }
    }
    for role in ["arbiter", "white", "spectator"] {
        assert_eq!(table.scene(role).await["answer"]["state"]["result"], "1-0", "{role}");
    }
    table.act("black", json!({ "act": "move", "move": "e7e5" })).await.refused(409);
    // A failed act is not a decision.
    table.act("arbiter", json!({ "act": "declare" })).await.refused(400);
    table.act("black", json!({ "act": "move", "move": "e7e5" })).await.refused(409);
    let declared = table.act("arbiter", json!({ "act": "declare", "result": "1-0" })).await.ok();
    assert_eq!(kinds(&declared), ["offer_ends", "over"]);
}

/// While the players of such a game wait for the arbiter they cannot act, and no flag falls.
#[tokio::test(flavor = "multi_thread")]
async fn no_flag_falls_while_players_wait_for_the_arbiter() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "2" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let stream = format!("board/{}", table.board);
    let head = house.journal.head(&stream).await.unwrap().unwrap();
    let mut recorded: Value = serde_json::from_str(&head.snapshot.unwrap().body).unwrap();
    recorded["version"] = json!("0.0.1");
    recorded["answer"]["state"]["class"] = json!("rapid");
    let at = recorded["at"].as_u64().unwrap();
    let content = Content {
        at_ms: Some(at),
        digest: Some(digest(&recorded["answer"].to_string())),
        version: "0.0.1".to_owned(),
        ..Content::new(
            Author { role: Role::White, link: None },
            json!({ "act": "offer_draw", "by": "white", "at": at }).to_string(),
        )
    };
    let entry = NewEntry { content, snapshot: Some(recorded.to_string()) };
    house.journal.append(&stream, head.last + 1, entry).await.unwrap();
    let house = house.restart().await;
    let mut table = table.moved_to(&house);
    tokio::time::sleep(Duration::from_millis(2500)).await;
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.refused(409);
    let set = table.act("arbiter", json!({ "act": "set_clock", "white_ms": 1500 })).await.ok();
    assert_eq!(set["answer"]["state"]["result"], Value::Null, "{set}");
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(table.scene("white").await["answer"]["state"]["result"], "0-1", "and then it runs again");
}
