//! The process is suspended while games are played, as under a debugger, on a machine that swaps, or with the lid closed: no player
//! loses time, and the arbiter is notified.
//!
//! `STALL_SECONDS` sets the lengths of the stalls, as in `STALL_SECONDS=1,45,60`.

use crate::hall::{Connection, Folder, Hall};
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// After this many seconds without a server, clocks stay stopped until the arbiter resumes play.
const STANDS_AFTER: u64 = 5;

fn stalls() -> Vec<u64> {
    let wanted = std::env::var("STALL_SECONDS").unwrap_or_else(|_| "3,7".to_owned());
    wanted.split(',').map(|seconds| seconds.parse().expect("seconds")).collect()
}

fn get(hall: &Hall, path: &str) -> Value {
    let (status, body) = hall.request("GET", path, &hall.token, "").expect("an answer");
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).expect("JSON")
}

/// The process is stopped, a press arrives a second later, and the player who pressed has less time left than the stall lasts.
#[test]
fn a_stopped_process_costs_nobody_time() {
    for seconds in stalls() {
        let folder = Folder::new(&format!("stall-{seconds}"));
        let hall = Hall::start(&folder, &[]);
        let board = hall.set_up_with(&json!({ "name": "Stall", "time": "2" }), 1).remove(0);
        let path = format!("/api/v1/boards/{}/acts", board.name);
        let act = |seq: u64, act: Value| {
            // A new connection: one that is idle for 15 seconds is closed.
            let mut connection = Connection::open(&hall.address).expect("a connection");
            let body = json!({ "seq": seq, "act": act }).to_string();
            connection.send("POST", &path, &board.token, &body).expect("it is sent");
            connection
        };
        act(1, json!({ "act": "move", "by": "white", "move": "e2e4" })).receive().expect("an answer");
        let began = Instant::now();
        hall.signal("STOP");
        sleep(Duration::from_secs(1).min(Duration::from_secs(seconds)));
        let mut press = act(2, json!({ "act": "press", "by": "white" }));
        sleep(Duration::from_secs(seconds).saturating_sub(began.elapsed()));
        hall.signal("CONT");
        let (status, pressed) = press.receive().expect("an answer");
        assert_eq!(status, 200, "{pressed}");
        let pressed: Value = serde_json::from_str(&pressed).expect("JSON");
        let state = &pressed["answer"]["state"];
        assert_eq!(state["result"], Value::Null, "{pressed}");
        // White was on move from the start until the process was stopped.
        assert!(state["clock"]["white_ms"].as_u64().is_some_and(|left| left > 500), "{pressed}");
        let event = pressed_event(&hall, &board.name);
        let notice = &event["notices"].as_array().expect("notices").last().expect("a notice")["facts"];
        let told = notice["ms"].as_u64().expect("how long");
        // A moment passes until it is stopped and after it continues.
        assert!((seconds * 1000 - 100..seconds * 1000 + 10_000).contains(&told), "{notice}");
        let state = get(&hall, &format!("/api/v1/boards/{}", board.name))["answer"]["state"].clone();
        if seconds > STANDS_AFTER {
            assert_eq!(state["phase"], "stopped", "{state}");
            let boards = notice["boards"].as_array().expect("boards");
            assert_eq!(boards, &[json!(board.name)], "which boards wait for the arbiter");
        }
    }
}

/// Returns the event of a board from the desk's feed, once it has the notice.
fn pressed_event(hall: &Hall, board: &str) -> Value {
    let event = board.split('-').next().expect("an event");
    for _ in 0..200 {
        let found = hall.first_message(&format!("/api/v1/events/{event}/feed"));
        let notices = found["notices"].as_array().map_or(0, Vec::len);
        if notices > 0 && found["notices"][notices - 1]["what"] == "stalled" {
            return found;
        }
        sleep(Duration::from_millis(50));
    }
    panic!("the arbiter was not told");
}
