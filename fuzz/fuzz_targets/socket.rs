//! The WebSocket of a board: lines `WHO MESSAGE`, each sent to the hall as from a client at the board. Answers are JSON, and
//! what was recorded can be read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use std::sync::LazyLock;
use tokio::runtime::{Builder, Runtime};
use touchmove_hall::fuzzing::{Room, Who};

/// The most lines; more would only take longer.
const LINES: usize = 40;

static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_current_thread().enable_all().build().expect("a runtime"));

fuzz_target!(|input: &str| {
    RUNTIME.block_on(async {
        let room = Room::open().await;
        let lines: Vec<&str> = input.split('\n').take(LINES).collect();
        for chunk in lines.chunk_by(|one, other| who(one) == who(other)) {
            let texts: Vec<&str> = chunk.iter().map(|line| line.get(2..).unwrap_or_default()).collect();
            let answers = room.say(who(chunk[0]), &texts).await;
            assert_eq!(answers.len(), texts.len() + 1);
            for answer in answers.iter().flatten() {
                let message: Value = serde_json::from_str(answer).expect("an answer is JSON");
                assert!(message["type"].is_string(), "{message}");
                assert_ne!(message["status"], 500, "{message}");
            }
            assert!(answers.last().is_some_and(Option::is_some), "the whole state can be sent");
        }
        room.check().await;
    });
});

fn who(line: &str) -> Who {
    match line.as_bytes().first() {
        Some(b'w') => Who::White,
        Some(b's') => Who::Stranger,
        _ => Who::Arbiter,
    }
}
