//! Incidents at wooden boards, and what the desk receives about them.

use super::{SERIAL, Wood, ruling};
use serde_json::{Value, json};
use touchmove_laws::board::{Board, Square};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The board with a piece on another square.
pub(super) fn with_moved(board: &Board, from: &str, to: &str) -> Board {
    let mut changed = *board;
    let piece = changed.remove(square(from)).unwrap();
    changed.place(square(to), piece);
    changed
}

fn without(board: &Board, name: &str) -> Board {
    let mut changed = *board;
    changed.remove(square(name)).unwrap();
    changed
}

/// The authors of the acts at a board, from the journal.
async fn authors(wood: &Wood) -> Vec<(String, String)> {
    let path = format!("/api/v1/events/{}/journal", wood.table.event);
    let file = wood.table.of("arbiter").get(&path).await;
    assert_eq!(file.status, 200);
    let entries = file.body.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let acts = entries.filter_map(|line| {
        let entry = &line["entry"];
        let body: Value = serde_json::from_str(entry["body"].as_str()?).ok()?;
        Some((body["act"].as_str()?.to_owned(), entry["link"].as_str().unwrap_or_default().to_owned()))
    });
    acts.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_recorded_with_the_board_as_their_author() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    for squares in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "e1g1"] {
        let pressed = wood.play(squares).await;
        assert_eq!(ruling(&pressed, "completed")["move"], squares);
    }
    let written = authors(&wood).await;
    let moves: Vec<_> = written.iter().filter(|(act, _)| act == "move" || act == "press").collect();
    assert_eq!(moves.len(), 14, "{written:?}");
    assert!(moves.iter().all(|(_, author)| *author == format!("electronic:{SERIAL}")), "{written:?}");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_is_at_the_desk_with_its_article() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    wood.play("e2e4").await;
    wood.show(&with_moved(&wood.position.board, "e7", "e4"));
    wood.press();
    let pressed = wood.answer("press").await;
    let illegal = ruling(&pressed, "illegal");
    assert_eq!((&illegal["article"], &illegal["by"]), (&json!("7.5.1"), &json!("black")));
    assert_eq!((&illegal["move"], &illegal["reason"]), (&json!("e7e4"), &json!("cannot_reach")));
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_king_left_half_way_ranks_as_an_illegal_move_if_the_clock_is_pressed() {
    let fen = "4k3/8/8/8/8/8/7P/4K2R w K - 0 1";
    let mut wood = Wood::begin(json!({ "time": "5400", "start": fen })).await;
    wood.show(&with_moved(&wood.position.board, "e1", "g1"));
    wood.press();
    let placed = wood.answer("place").await;
    assert_eq!(ruling(&placed, "must")["do"], "castle");
    assert_eq!(ruling(&wood.answer("press").await, "illegal")["article"], "7.5.1");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touched_piece_is_asked_about() {
    let mut wood = Wood::begin(json!({ "time": "5400", "watch": true })).await;
    wood.show(&without(&wood.position.board, "b1"));
    tokio::time::sleep(std::time::Duration::from_millis(450)).await;
    wood.show(&wood.position.board);
    let pressed = wood.play("e2e4").await;
    // It is not known whether it was touched or adjusted: the move counts, and the desk is asked.
    assert_eq!(ruling(&pressed, "completed")["move"], "e2e4");
    let notice = wood.notice("touched").await;
    assert_eq!((&notice["article"], &notice["squares"]), (&json!("4.3.1"), &json!(["b1"])));
    assert_eq!((&notice["move"], &notice["by"]), (&json!("e2e4"), &json!("white")));
    assert_eq!((&notice["table"], &notice["board"]), (&json!(1), &json!(wood.table.board)));
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_lifting_is_touching_the_referee_rules() {
    let mut wood = Wood::begin(json!({ "time": "5400", "lift_is_touch": true })).await;
    wood.show(&without(&wood.position.board, "b1"));
    let touched = wood.answer("touch").await;
    assert_eq!(touched["act"]["square"], "b1");
    assert_eq!(ruling(&touched, "must")["article"], "4.3.1");
    wood.show(&wood.position.board);
    let pressed = wood.play("e2e4").await;
    let broken = ruling(&pressed, "touch_move");
    assert_eq!((&broken["article"], &broken["square"]), (&json!("4.3.1"), &json!("b1")));
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_fifth_repetition_ends_the_game() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle();
    for squares in moves.take(15) {
        wood.play(squares).await;
        wood.answer("move").await;
    }
    // The last move ends the game; no press is needed.
    wood.show(&wood.position.after("f6g8".parse().unwrap()).board);
    wood.press();
    let over = ruling(&wood.answer("move").await, "over");
    assert_eq!((&over["how"], &over["article"]), (&json!("fivefold"), &json!("9.6.1")));
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_position_ends_the_game() {
    let fen = "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1";
    let mut wood = Wood::begin(json!({ "time": "5400", "start": fen })).await;
    let mv = wood.position.resolve("e1e2".parse().unwrap());
    wood.position.play_unchecked(mv);
    wood.show(&wood.position.board);
    wood.press();
    let over = ruling(&wood.answer("move").await, "over");
    assert_eq!((&over["how"], &over["article"]), (&json!("dead_position"), &json!("5.2.2")));
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn checkmate_needs_no_press_but_somebody_who_has_seen_the_hand_let_go() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    let mut wood = Wood::begin(json!({ "time": "5400", "start": fen })).await;
    wood.show(&with_moved(&wood.position.board, "a1", "a8"));
    let notice = wood.notice("last_move").await;
    assert_eq!((&notice["article"], &notice["result"]), (&json!("5.1.1"), &json!("1-0")));
    assert_eq!((&notice["by"], &notice["move"]), (&json!("white"), &json!("a1a8")));
    assert!(wood.table.scene("arbiter").await["answer"]["state"]["result"].is_null());
    // One tap at the desk.
    let confirmed = json!({ "act": "move", "by": notice["by"], "move": notice["move"] });
    wood.table.act("arbiter", confirmed).await.ok();
    let over = ruling(&wood.answer("move").await, "over");
    assert_eq!((&over["how"], &over["article"]), (&json!("checkmate"), &json!("5.1.1")));
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_queen_that_hovers_over_a_stalemate_ends_nothing() {
    let fen = "7k/8/8/6Q1/8/8/8/K7 w - - 0 1";
    let mut wood = Wood::begin(json!({ "time": "5400", "start": fen })).await;
    wood.show(&with_moved(&wood.position.board, "g5", "g6"));
    let notice = wood.notice("last_move").await;
    assert_eq!((&notice["article"], &notice["result"]), (&json!("5.2.1"), &json!("1/2-1/2")));
    // The hand has not released the piece.
    assert_eq!(ruling(&wood.play("g5f6").await, "completed")["move"], "g5f6");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_pauses_between_has_been_pressed_all_the_same() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    wood.show(&with_moved(&wood.position.board, "e2", "e4"));
    wood.live.clock(SERIAL, 5400, 5400, None);
    wood.live.clock(SERIAL, 5400, 5400, Some(false));
    assert_eq!(ruling(&wood.answer("press").await, "completed")["move"], "e2e4");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_at_a_wooden_board() {
    let mut wood = Wood::begin(json!({ "time": "4" })).await;
    wood.play("e2e4").await;
    let tick = wood.answer("tick").await;
    let flag = ruling(&tick, "flag");
    assert_eq!((&flag["by"], &flag["article"]), (&json!("black"), &json!("6.8")));
    assert_eq!(ruling(&tick, "over")["article"], "6.9");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_knocked_over_king_is_at_the_desk_with_its_article() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    let mut knocked = wood.position;
    knocked.play_unchecked("e2e4".parse().unwrap());
    wood.show(&without(&knocked.board, "e1"));
    wood.press();
    // The move is clear; the king is not.
    assert_eq!(ruling(&wood.answer("press").await, "completed")["move"], "e2e4");
    let notice = wood.notice("pieces_missing").await;
    assert_eq!((&notice["article"], &notice["squares"]), (&json!("7.4.1"), &json!(["e1"])));
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_move_explains_stops_the_clocks() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    let two = with_moved(&with_moved(&wood.position.board, "e2", "e4"), "d2", "d4");
    wood.show(&two);
    wood.press();
    let stopped = wood.answer("interrupt").await;
    assert_eq!(stopped["answer"]["state"]["phase"], "stopped");
    assert!(stopped["act"]["why"].as_str().is_some_and(|why| !why.is_empty()), "{stopped}");
    let notice = wood.notice("unexplained").await;
    assert_eq!(notice["article"], "7.4.1");
    assert_eq!(notice["squares"], json!(["d2", "e2", "d4", "e4"]));
    // The players correct the position, and play continues.
    wood.show(&wood.position.board);
    wood.table.act("arbiter", json!({ "act": "resume" })).await.ok();
    wood.live.clock(SERIAL, 5400, 5400, None);
    wood.live.clock(SERIAL, 5400, 5400, Some(true));
    wood.white_runs = true;
    assert_eq!(ruling(&wood.play("e2e4").await, "completed")["move"], "e2e4");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_without_a_move_is_asked_about_and_not_punished() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    wood.press();
    let stopped = wood.answer("interrupt").await;
    assert_eq!(stopped["answer"]["state"]["illegal_moves"], json!({ "white": 0, "black": 0 }));
    assert_eq!(wood.notice("no_move_seen").await["article"], "6.2.1");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kings_in_the_centre_propose_a_result_and_the_arbiter_confirms_it() {
    for (white, black, result, article) in
        [("e4", "d5", "1-0", "5.1.2"), ("d4", "e5", "0-1", "5.1.2"), ("e4", "e5", "1/2-1/2", "5.2.3")]
    {
        let mut wood = Wood::begin(json!({ "time": "5400" })).await;
        let kings = with_moved(&with_moved(&wood.position.board, "e1", white), "e8", black);
        wood.show(&kings);
        let notice = wood.notice("kings").await;
        assert_eq!((&notice["result"], &notice["article"]), (&json!(result), &json!(article)));
        // Nothing has been decided yet.
        assert!(wood.table.scene("arbiter").await["answer"]["state"]["result"].is_null());
        wood.table.act("arbiter", json!({ "act": "declare", "result": result })).await.ok();
        assert_eq!(wood.table.scene("arbiter").await["answer"]["state"]["result"], result);
        wood.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_shows_another_time_is_at_the_desk() {
    let mut wood = Wood::begin(json!({ "time": "5400" })).await;
    wood.show(&wood.position.after("e2e4".parse().unwrap()).board);
    wood.live.clock(SERIAL, 5100, 5400, Some(false));
    assert_eq!(ruling(&wood.answer("press").await, "completed")["move"], "e2e4");
    assert_eq!(wood.notice("clock_differs").await["article"], "6.10.1");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_pressed_and_the_board_tells_the_move() {
    let mut wood = Wood::with(json!({ "time": "5400" }), "device").await;
    let mut after = wood.position;
    after.play_unchecked("e2e4".parse().unwrap());
    // The press arrives before the sensors have reported.
    let (pressed, ()) =
        tokio::join!(wood.table.act("table", json!({ "act": "press", "by": "white" })), async {
            wood.live.show(SERIAL, &without(&wood.position.board, "e2").to_string());
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            wood.live.show(SERIAL, &after.board.to_string());
        });
    assert_eq!(ruling(&pressed.ok(), "completed")["move"], "e2e4");
    // An illegal move.
    wood.show(&with_moved(&after.board, "e7", "e4"));
    let pressed = wood.table.act("table", json!({ "act": "press", "by": "black" })).await.ok();
    assert_eq!(ruling(&pressed, "illegal")["move"], "e7e4");
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_cannot_be_explained_does_not_count() {
    let mut wood = Wood::with(json!({ "time": "5400" }), "device").await;
    let refused = wood.table.act("table", json!({ "act": "press", "by": "white" })).await;
    assert_eq!(refused.refused(409), "conflict");
    assert_eq!(wood.notice("no_move_seen").await["by"], "white");
    let state = wood.table.scene("arbiter").await["answer"]["state"].clone();
    assert_eq!((&state["phase"], &state["illegal_moves"]["white"]), (&json!("stopped"), &json!(0)));
    wood.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_entered_on_the_device_needs_no_board() {
    let mut wood = Wood::with(json!({ "time": "5400" }), "device").await;
    wood.table.act("table", json!({ "act": "move", "by": "white", "move": "e2e4" })).await.ok();
    let pressed = wood.table.act("table", json!({ "act": "press", "by": "white" })).await.ok();
    assert_eq!(ruling(&pressed, "completed")["move"], "e2e4");
    wood.end().await;
}
