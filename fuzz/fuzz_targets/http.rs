//! HTTP: lines `WHO METHOD PATH BODY`, through the real router of a hall in memory. Whatever is requested, there is no internal error,
//! every refusal has a message, and what was recorded can be read again.
//!
//! WHO is `a` (the arbiter), `w` (a player) or `s` (a stranger). An unknown route is replaced by an existing one.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use std::sync::LazyLock;
use tokio::runtime::{Builder, Runtime};
use touchmove_hall::fuzzing::{Room, Who, routes};

/// The most lines; more would only take longer.
const LINES: usize = 24;

static ROUTES: LazyLock<Vec<(String, String)>> = LazyLock::new(routes);
static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_current_thread().enable_all().build().expect("a runtime"));

fuzz_target!(|input: &[u8]| {
    RUNTIME.block_on(async {
        let room = Room::open().await;
        for line in input.split(|byte| *byte == b'\n').take(LINES) {
            let mut words = line.splitn(4, |byte| *byte == b' ');
            let [who, method, path, body] = [(); 4].map(|()| words.next().unwrap_or_default());
            let who = match who {
                b"w" => Who::White,
                b"s" => Who::Stranger,
                _ => Who::Arbiter,
            };
            let (method, path) = route(method, path);
            let Some((status, answer)) = room.ask(who, (&method, &path), body.to_vec()).await else { continue };
            assert!((200..500).contains(&status) || status == 503, "{method} {path}: {status}");
            if status >= 400 {
                let fault: Value = serde_json::from_slice(&answer).expect("a fault is JSON");
                let message = fault["error"]["message"].as_str().expect("a fault has a message");
                assert!(!message.is_empty() && fault["error"]["code"].is_string(), "{fault}");
            }
        }
        room.check().await;
    });
});

/// Returns the requested route with its query, or one of the existing routes.
fn route(method: &[u8], path: &[u8]) -> (String, String) {
    let asked = String::from_utf8_lossy(path);
    let stem = asked.split('?').next().unwrap_or_default();
    let known = ROUTES.iter().find(|(known, place)| known.as_bytes() == method && place == stem);
    if let Some((method, _)) = known {
        return (method.clone(), asked.into_owned());
    }
    let sum: usize = method.iter().chain(path).map(|byte| usize::from(*byte)).sum();
    ROUTES[sum % ROUTES.len()].clone()
}
