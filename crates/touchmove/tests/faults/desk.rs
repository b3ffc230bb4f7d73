//! The arbiter's desk: the content of its feed.

use crate::hall::Hall;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Returns an event with its notices and boards, from the first message of the desk's feed.
fn scene(hall: &Hall, event: u64) -> Value {
    let mut stream = TcpStream::connect(&hall.address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a connection");
    let request = format!(
        "GET /api/v1/events/{event}/feed HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\n\r\n",
        hall.address, hall.token
    );
    stream.write_all(request.as_bytes()).expect("a request");
    let mut lines = BufReader::new(stream).lines();
    let data = lines.find_map(|line| line.expect("a line").strip_prefix("data:").map(str::to_owned));
    serde_json::from_str(data.expect("a message").trim()).expect("JSON")
}

/// Waits until the server has checked its whole journal, according to its metrics.
pub(crate) fn wait_for_check(hall: &Hall) {
    for _ in 0..600 {
        let mut stream = TcpStream::connect(&hall.address).expect("a connection");
        let request = format!(
            "GET /metrics HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\nconnection: close\r\n\r\n",
            hall.address, hall.token
        );
        stream.write_all(request.as_bytes()).expect("a request");
        let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
        if lines.any(|line| line == "touchmove_journal_checked 1") {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("the server has not checked its journal");
}

/// Returns the notices of an event.
pub(crate) fn notices(hall: &Hall, event: u64) -> Vec<Value> {
    scene(hall, event)["notices"].as_array().expect("notices").clone()
}

/// Returns the boards of an event as the desk sees them.
pub(crate) fn boards(hall: &Hall, event: u64) -> Vec<Value> {
    scene(hall, event)["boards"].as_array().expect("boards").clone()
}

/// Returns true if all clocks are stopped because the server cannot be relied on.
pub(crate) fn clocks_stand(hall: &Hall, event: u64) -> bool {
    !scene(hall, event)["stand"].is_null()
}
