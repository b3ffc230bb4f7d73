//! The referee: each line has one answer in JSON, whatever is in it. An invalid act changes nothing, no clock is negative, and the same
//! lines have the same answers.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use touchmove_referee::Referee;

/// The most lines; more would only take longer.
const LINES: usize = 80;

fuzz_target!(|input: &[u8]| {
    let lines: Vec<&[u8]> = input.split(|byte| *byte == b'\n').take(LINES).collect();
    let mut referee = Referee::new();
    let answers: Vec<String> = lines.iter().map(|line| referee.bytes(line)).collect();
    let mut again = Referee::new();
    let mut errors_left_out = Referee::new();
    for (line, answer) in lines.iter().zip(&answers) {
        assert_eq!(*answer, again.bytes(line));
        let json: Value = serde_json::from_str(answer).expect("an answer is JSON");
        if json.get("error").is_some() {
            continue;
        }
        assert_eq!(*answer, errors_left_out.bytes(line), "an error had changed something");
        assert!(json["rulings"].is_array() && json["state"].is_object(), "{answer}");
        for clock in ["white_ms", "black_ms"] {
            assert!(json["state"]["clock"].get(clock).is_none_or(|time| time.as_u64().is_some()), "{answer}");
        }
    }
});
