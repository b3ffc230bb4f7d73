//! Quick players: replies before a move is recorded, presses shortly before a flag falls, and two players at one tablet.

use super::incidents::with_moved;
use super::{Wood, ruling};
use serde_json::{Value, json};
use std::time::Duration;

async fn pause(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

/// These scenes may be too fast for a busy machine: one that was too slow proves nothing, and is played again.
async fn in_time<F: Future<Output = bool>>(scene: impl Fn() -> F) {
    for _ in 0..8 {
        if scene().await {
            return;
        }
    }
    panic!("not once in eight times");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_scramble_is_recorded_move_by_move() {
    in_time(|| async {
        let mut wood = Wood::begin(json!({ "time": "5400" })).await;
        let played = ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5a5"];
        for squares in played {
            let mv = wood.position.resolve(squares.parse().unwrap());
            let mut lifted = wood.position.board;
            lifted.remove(mv.from);
            wood.show(&lifted);
            pause(120).await;
            wood.position.play_unchecked(mv);
            wood.show(&wood.position.board);
            pause(100).await;
            wood.press();
            pause(50).await;
        }
        let mut is_right = true;
        for squares in played {
            let next =
                wood.hear(|message| ["press", "interrupt"].map(Value::from).contains(&message["act"]["act"]));
            let next = next.await;
            if next["act"]["act"] != "press" {
                is_right = false;
                break;
            }
            assert_eq!(ruling(&next, "completed")["move"], squares);
        }
        wood.end().await;
        is_right
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shortly_before_the_flag_an_illegal_move_is_read_as_a_legal_one_is() {
    for (to, kind) in [("e4", "completed"), ("e5", "illegal")] {
        in_time(|| async {
            let mut wood = Wood::begin(json!({ "time": "3" })).await;
            wood.show(&with_moved(&wood.position.board, "e2", to));
            // Less time is left than reading the board takes.
            pause(2500).await;
            wood.press();
            let acts = ["press", "tick", "interrupt"].map(Value::from);
            let first = wood.hear(|message| acts.contains(&message["act"]["act"])).await;
            // The flag had fallen before the press arrived.
            let is_in_time = first["act"]["act"] != "tick";
            if is_in_time {
                assert_eq!(ruling(&first, kind)["move"], format!("e2{to}"));
            }
            wood.end().await;
            is_in_time
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_flag_falls_over_a_checkmate_that_was_not_pressed() {
    in_time(|| async {
        let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
        let mut wood = Wood::begin(json!({ "time": "2", "start": fen })).await;
        wood.show(&with_moved(&wood.position.board, "a1", "a8"));
        let ends = ["move", "tick", "interrupt"].map(Value::from);
        let first = wood.hear(|message| ends.contains(&message["act"]["act"])).await;
        if first["act"]["act"] == "tick" {
            wood.end().await;
            return false;
        }
        assert_eq!(first["act"]["act"], "interrupt", "{first}");
        // Everyone learns why the clocks are stopped, but not what the move would be.
        assert!(!first["act"]["why"].as_str().unwrap().is_empty());
        let notice = wood.notice("last_move").await;
        assert_eq!((&notice["result"], &notice["move"]), (&json!("1-0"), &json!("a1a8")));
        assert_eq!(wood.table.scene("arbiter").await["answer"]["state"]["result"], json!(null));
        wood.table.act("arbiter", json!({ "act": "declare", "result": "1-0" })).await.ok();
        wood.end().await;
        true
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_tablet_the_reply_is_pressed_while_the_move_is_being_read() {
    in_time(|| async {
        let mut wood = Wood::with(json!({ "time": "5400" }), "device").await;
        let mut tablet = wood.table.listen("table", "").await;
        tablet.hear("resync").await;
        for squares in ["e2e4", "e7e5"] {
            wood.position.play_unchecked(squares.parse().unwrap());
            wood.show(&wood.position.board);
            pause(100).await;
        }
        let press =
            |seq: u64, by: &str| json!({ "type": "act", "seq": seq, "act": { "act": "press", "by": by } });
        tablet.say(press(1, "white")).await;
        tablet.say(press(2, "black")).await;
        let white = wood.answer("press").await;
        let black = wood.answer("press").await;
        assert_eq!(ruling(&white, "completed")["move"], "e2e4");
        assert_eq!(ruling(&black, "completed")["move"], "e7e5");
        wood.end().await;
        // Black was not charged for the 0.6 seconds in which White's move was read.
        black["at"].as_u64().unwrap() - white["at"].as_u64().unwrap() < 600
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_at_the_board_of_an_earlier_round_does_nothing_in_this_one() {
    let mut wood = Wood::with(json!({ "time": "5400" }), "device").await;
    wood.table.act("arbiter", json!({ "act": "declare", "result": "1-0" })).await.ok();
    let path = format!("/api/v1/events/{}/boards", wood.table.event);
    let next = json!({ "boards": [{ "round": 2, "table": 1, "white": "Third", "black": "Fourth" }] });
    let made = wood.house.hall.post(&path, &next).await.ok();
    let first =
        std::mem::replace(&mut wood.table.board, made["boards"][0]["board"].as_str().unwrap().to_owned());
    wood.table.act("arbiter", json!({ "act": "start" })).await.ok();
    wood.answer("start").await;
    wood.show(&with_moved(&wood.position.board, "e2", "e4"));
    pause(100).await;
    // White of the first round presses at the board of the first round.
    let second = std::mem::replace(&mut wood.table.board, first);
    wood.table.act("white", json!({ "act": "press" })).await;
    wood.table.board = second;
    let scene = wood.table.scene("arbiter").await;
    assert_eq!(scene["moves"], json!([]), "{scene}");
    assert_eq!(scene["answer"]["state"]["phase"], "running");
    // The players who sit there press as usual.
    let pressed = wood.table.act("table", json!({ "act": "press", "by": "white" })).await.ok();
    assert_eq!(ruling(&pressed, "completed")["move"], "e2e4");
    wood.end().await;
}
