//! Boards that drop out, LiveChess that disconnects and returns, and unexpected messages.

use super::{SERIAL, Wood, bind, reports, ruling, view};
use crate::support::House;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_drops_out_is_at_the_desk() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    wood.live.state(SERIAL, "NOTRESPONDING");
    let notice = wood.notice("dropped_out").await;
    assert_eq!((&notice["serial"], &notice["table"]), (&json!(SERIAL), &json!(1)));
    assert_eq!(view(&wood.table).await["boards"][0]["state"], "not_responding");
    // It is back with its position unchanged: its position is requested.
    wood.live.state(SERIAL, "ACTIVE");
    wood.notice("back").await;
    assert_eq!(ruling(&wood.play("e2e4").await, "completed")["move"], "e2e4");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_breaks_is_made_again() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    wood.play("e2e4").await;
    wood.live.cut();
    wood.notice("dropped_out").await;
    wood.notice("back").await;
    assert_eq!(ruling(&wood.play("e7e5").await, "completed")["move"], "e7e5");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_the_boards_are_followed_by_themselves() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    wood.play("e2e4").await;
    wood.live.cut();
    wood.notice("dropped_out").await;
    let Wood { house, live, table, position, white_runs, heard, .. } = wood;
    let house = house.restart().await;
    let table = table.moved_to(&house);
    reports(&table, 1).await;
    let path = format!("/api/v1/events/{}/live", table.event);
    let mut desk = table.of("arbiter").listen(&path).await.unwrap();
    // The desk's notices are still there.
    let notices = desk.hear("resync").await["notices"].clone();
    let matters: Vec<_> =
        notices.as_array().unwrap().iter().map(|notice| &notice["facts"]["matter"]).collect();
    assert!(matters.contains(&&json!("dropped_out")), "{notices}");
    let mut wood = Wood { house, live, table, desk, heard, position, white_runs };
    assert_eq!(ruling(&wood.play("e7e5").await, "completed")["move"], "e7e5");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_was_pressed_during_a_restart_has_been_pressed() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    wood.play("e2e4").await;
    // Nobody connects to LiveChess before the server runs again.
    wood.live.cut();
    wood.position.play_unchecked("e7e5".parse().unwrap());
    wood.show(&wood.position.board);
    wood.press();
    let Wood { house, live, table, position, white_runs, heard, .. } = wood;
    let house = house.restart().await;
    let table = table.moved_to(&house);
    let path = format!("/api/v1/events/{}/live", table.event);
    let desk = table.of("arbiter").listen(&path).await.unwrap();
    let mut wood = Wood { house, live, table, desk, heard, position, white_runs };
    let pressed = wood.answer("press").await;
    assert_eq!(ruling(&pressed, "completed")["move"], "e7e5");
    assert_eq!(pressed["answer"]["state"]["clock"]["running"], "white");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_for_the_other_player_is_at_the_desk() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    wood.live.cut();
    // After the restart it is unknown that the clock ran for White before, and no move is on the board.
    wood.press();
    let Wood { house, live, table, position, white_runs, heard, .. } = wood;
    let house = house.restart().await;
    let table = table.moved_to(&house);
    let path = format!("/api/v1/events/{}/live", table.event);
    let desk = table.of("arbiter").listen(&path).await.unwrap();
    let mut wood = Wood { house, live, table, desk, heard, position, white_runs };
    wood.notice("clock_differs").await;
    assert_eq!(wood.table.scene("arbiter").await["answer"]["state"]["phase"], "running");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_comes_and_goes_does_not_fill_the_desk() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    for number in 0..100 {
        wood.live.send(Message::text(r#"{"response":"call","id":1,"param":[]}"#));
        wood.show(&wood.position.board);
        wood.live.clock(SERIAL, 5400 - 100 * (number % 2), 5400, Some(true));
    }
    assert_eq!(ruling(&wood.play("e2e4").await, "completed")["move"], "e2e4");
    let path = format!("/api/v1/events/{}/live", wood.table.event);
    let mut desk = wood.table.of("arbiter").listen(&path).await.unwrap();
    let notices = desk.hear("resync").await["notices"].clone();
    let notices = notices.as_array().unwrap();
    let away = notices.iter().filter(|notice| notice["facts"]["matter"] == "dropped_out").count();
    assert!(away == 1 && notices.len() <= 12, "{notices:?}");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_livechess_sends_brings_the_hall_down() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    let feed = |param: serde_json::Value| {
        Message::text(json!({ "response": "feed", "id": 100, "param": param }).to_string())
    };
    for message in [
        Message::text(""),
        Message::text("{"),
        Message::text("[[[[[["),
        Message::binary(vec![0, 159, 146, 150]),
        Message::text(r#"{"response":"feed","id":18446744073709551615,"param":null}"#),
        Message::text(r#"{"response":"call","id":1,"param":[null,7,{"serialnr":""},{"serialnr":"\u0000"}]}"#),
        feed(json!({ "serialnr": SERIAL, "board": "9/9/9" })),
        feed(json!({ "serialnr": SERIAL, "board": "x".repeat(70_000) })),
        feed(json!({ "serialnr": "another", "board": "8/8/8/8/8/8/8/8" })),
        feed(json!({ "serialnr": SERIAL, "clock": { "white": -1, "black": 1e300, "run": "yes" } })),
        feed(json!({ "serialnr": SERIAL, "clock": { "white": u64::MAX, "black": u64::MAX, "run": true } })),
    ] {
        wood.live.send(message);
    }
    wood.play("e2e4").await;
    // Kings, queens, and nothing else, over and over.
    wood.live.show(SERIAL, "QQQQQQQQ/KKKKKKKK/kkkkkkkk/qqqqqqqq/PPPPPPPP/pppppppp/NNNNNNNN/rrrrrrrr");
    wood.show(&wood.position.board);
    assert_eq!(ruling(&wood.play("e7e5").await, "completed")["move"], "e7e5");
    // A message that is too long closes the connection, and has no other effect.
    wood.live.send(Message::text("x".repeat(2 << 20)));
    wood.notice("dropped_out").await;
    wood.notice("back").await;
    assert_eq!(ruling(&wood.play("g1f3").await, "completed")["move"], "g1f3");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_while_the_board_is_away_is_not_an_illegal_move() {
    let mut wood = Wood::with(json!({ "time": "5400" }), "device").await;
    wood.live.state(SERIAL, "NOTRESPONDING");
    wood.notice("dropped_out").await;
    let pressed = wood.table.act("table", json!({ "act": "press", "by": "white" })).await;
    pressed.refused(409);
    let state = wood.table.scene("arbiter").await["answer"]["state"].clone();
    assert_eq!((&state["phase"], &state["illegal_moves"]["white"]), (&json!("stopped"), &json!(0)));
    // Without the board, the moves are entered on the device.
    bind(&wood.table, &wood.live, &[], "device").await;
    wood.table.act("arbiter", json!({ "act": "resume" })).await.ok();
    let moved = json!({ "act": "move", "by": "white", "move": "e2e4" });
    wood.table.act("table", moved).await.ok();
    let pressed = wood.table.act("table", json!({ "act": "press", "by": "white" })).await.ok();
    assert_eq!(ruling(&pressed, "completed")["move"], "e2e4");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_begins_without_livechess_is_at_the_desk() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "5400" })).await;
    let path = format!("/api/v1/events/{}", table.event);
    let wanted = json!({ "address": "127.0.0.1:1", "boards": [{ "serial": SERIAL, "table": 1 }] });
    table
        .of("organiser")
        .request("PUT", &format!("{path}/electronic-boards"), &[], wanted.to_string())
        .await
        .ok();
    let mut desk = table.of("arbiter").listen(&format!("{path}/live")).await.unwrap();
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    assert_eq!(desk.hear("notice").await["facts"]["matter"], "dropped_out");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_at_the_address_is_told_to_those_who_set_it_up() {
    let house = House::new().await;
    let table = house.board(json!({ "time": "5400" })).await;
    let path = format!("/api/v1/events/{}/electronic-boards", table.event);
    // Port 1 of this machine: nothing listens there.
    let wanted = json!({ "address": "127.0.0.1:1", "boards": [{ "serial": SERIAL, "table": 1 }] });
    table.of("organiser").request("PUT", &path, &[], wanted.to_string()).await.ok();
    let view = loop {
        let view = view(&table).await;
        if !view["trouble"].is_null() {
            break view;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!((&view["connected"], &view["boards"][0]["state"]), (&json!(false), &json!("missing")));
    // A server that is not LiveChess: the message is the same as if there were none.
    let other = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let wanted = json!({ "address": other.local_addr().unwrap().to_string(), "boards": [] });
    table.of("organiser").request("PUT", &path, &[], wanted.to_string()).await.ok();
    drop(other.accept().await.unwrap());
    let (mut stream, _) = other.accept().await.unwrap();
    tokio::io::AsyncWriteExt::write_all(&mut stream, b"SSH-2.0-x\r\n\r\n").await.unwrap();
    drop(stream);
    drop(other.accept().await.unwrap());
    assert_eq!(super::view(&table).await["trouble"], view["trouble"]);
    assert_eq!(view["trouble"], "LiveChess cannot be reached at this address.");
    house.end().await;
}
