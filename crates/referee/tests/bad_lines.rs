//! Lines that are not acts: each is answered with an error code, and nothing changes.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

use crate::random::Random;
use serde_json::Value;
use touchmove_referee::{LONGEST_LINE, Referee};

fn code(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).unwrap();
    answer["error"]["code"].as_str().unwrap_or("none").to_owned()
}

const OPEN: &str = r#"{"act":"open","edition":"2023","time":"5400+30"}"#;
const START: &str = r#"{"act":"start","at":1000}"#;

#[test]
fn before_a_game_is_open() {
    for (line, expected) in [
        ("", "bad_json"),
        ("e2e4", "bad_json"),
        ("[]", "bad_json"),
        ("{\"act\":\"tick\"", "bad_json"),
        ("{}", "missing_field"),
        (r#"{"act":5}"#, "bad_value"),
        (r#"{"act":"castle"}"#, "unknown_act"),
        (r#"{"act":"tick","at":0}"#, "not_open"),
        (r#"{"act":"press"}"#, "not_open"),
        (r#"{"act":"open","edition":"2010"}"#, "bad_value"),
        (r#"{"act":"open","edition":2023}"#, "bad_value"),
        (r#"{"act":"open","time":"soon"}"#, "bad_value"),
        (r#"{"act":"open","time":"99999999999"}"#, "bad_value"),
        (r#"{"act":"open","start":"8/8/8/8/8/8/8/8 w - - 0 1"}"#, "bad_value"),
        (r#"{"act":"open","start":"4k3/8/8/8/8/8/8/4K2R w K -"}"#, "bad_value"),
        (r#"{"act":"open","start":"chess960:960"}"#, "bad_value"),
        (r#"{"act":"open","start":"4k3/8/8/8/8/8/8/P3K3 w - - 0 1"}"#, "bad_value"),
        (r#"{"act":"open","watch":"yes"}"#, "bad_value"),
        (r#"{"act":"open","lang":"de"}"#, "bad_value"),
        (r#"{"act":"open","players":["a","b"]}"#, "bad_value"),
        (r#"{"act":"open","at":0}"#, "unknown_field"),
        (r#"{"act":"open","regulations":{"tempo":1}}"#, "unknown_regulation"),
        (r#"{"act":"open","regulations":{"illegal_counts":"joint"}}"#, "unknown_regulation"),
        (r#"{"act":"open","regulations":{"default_ms":-1}}"#, "bad_value"),
        (r#"{"act":"open","regulations":{"points":{"win":0.12345}}}"#, "bad_value"),
        (r#"{"act":"open","regulations":{"device_penalty":"add_time"}}"#, "bad_value"),
    ] {
        let mut referee = Referee::new();
        assert_eq!(code(&referee.line(line)), expected, "{line}");
        assert_eq!(code(&referee.line(OPEN)), "none", "after {line}");
    }
}

#[test]
fn in_a_game() {
    let mut referee = Referee::new();
    referee.line(OPEN);
    referee.line(START);
    let before = referee.line(r#"{"act":"tick","at":2000}"#);
    for (line, expected) in [
        (OPEN, "already_open"),
        (r#"{"act":"tick"}"#, "missing_field"),
        (r#"{"act":"tick","at":1999}"#, "time_goes_back"),
        (r#"{"act":"tick","at":-1}"#, "bad_value"),
        (r#"{"act":"tick","at":2000.5}"#, "bad_value"),
        (r#"{"act":"tick","at":99999999999999999999999}"#, "bad_value"),
        (r#"{"act":"tick","at":"2000"}"#, "bad_value"),
        (r#"{"act":"tick","at":3000,"by":"white"}"#, "unknown_field"),
        (r#"{"act":"press","at":3000}"#, "missing_field"),
        (r#"{"act":"press","at":3000,"by":"red"}"#, "bad_value"),
        (r#"{"act":"touch","at":3000,"by":"white","square":"i9"}"#, "bad_value"),
        (r#"{"act":"touch","at":3000,"by":"white","square":"e5"}"#, "bad_value"),
        (r#"{"act":"adjust","at":3000,"by":"white","squares":"e2"}"#, "bad_value"),
        (r#"{"act":"adjust","at":3000,"by":"white","squares":[]}"#, "bad_value"),
        (r#"{"act":"move","at":3000,"by":"white","move":"Nd4"}"#, "bad_value"),
        (r#"{"act":"move","at":3000,"by":"white","move":"e2e9"}"#, "bad_value"),
        (r#"{"act":"move","at":3000,"by":"white","move":7}"#, "bad_value"),
        (r#"{"act":"move","at":3000,"by":"white","move":"e2e4","hands":3}"#, "bad_value"),
        (r#"{"act":"promote","at":3000,"by":"white","piece":"k"}"#, "bad_value"),
        (r#"{"act":"claim","at":3000,"by":"white","claim":"victory"}"#, "bad_value"),
        (r#"{"act":"observe","at":3000,"what":"nothing"}"#, "bad_value"),
        (r#"{"act":"observe","at":3000,"what":"device"}"#, "missing_field"),
        (r#"{"act":"rule","at":3000,"decision":"defer","add_ms":60000}"#, "bad_value"),
        (r#"{"act":"penalise","at":3000,"to":"white","penalty":"add_time"}"#, "missing_field"),
        (r#"{"act":"penalise","at":3000,"to":"white","penalty":"loss","points":0.75}"#, "bad_value"),
        (r#"{"act":"restore","at":3000,"ply":1}"#, "bad_value"),
        (r#"{"act":"declare","at":3000,"result":"2-0"}"#, "bad_value"),
    ] {
        assert_eq!(code(&referee.line(line)), expected, "{line}");
    }
    assert_eq!(referee.line(r#"{"act":"tick","at":2000}"#), before, "nothing has changed");
}

#[test]
fn a_line_is_at_most_64_kib_long() {
    let padded = |length: usize| {
        let line = r#"{"act":"open","players":{"white":""#.to_owned();
        let rest = r#""}}"#;
        let filler = "x".repeat(length - line.len() - rest.len());
        line + &filler + rest
    };
    assert_eq!(code(&Referee::new().line(&padded(LONGEST_LINE))), "none");
    assert_eq!(code(&Referee::new().line(&padded(LONGEST_LINE + 1))), "line_too_long");
    assert_eq!(code(&Referee::new().bytes(b"{\"act\":\xff}")), "bad_json");
}

fn message(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).unwrap();
    answer["error"]["message"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn errors_are_in_the_language_of_the_game() {
    let mut referee = Referee::new();
    assert_eq!(message(&referee.line("{}")), "The field \"act\" is missing.");
    let wrong = r#"{"act":"open","lang":"cs","start":"4k3/8/8/8/8/8/8/P3K3 w - - 0 1"}"#;
    assert_eq!(message(&referee.line(wrong)), "start: na první nebo poslední řadě stojí pěšec.");
    referee.line(r#"{"act":"open","lang":"hr"}"#);
    for (line, expected) in [
        ("{}", "Nedostaje polje „act“."),
        (r#"{"act":"press","at":0,"by":"red"}"#, "by: mora biti jedno od white, black."),
        (r#"{"act":"touch","at":0,"by":"white","square":"e5"}"#, "Na e5 nema figure."),
        (r#"{"act":"touch","at":0,"by":"white","square":7}"#, "square: vrijednost nema traženi oblik."),
        (r#"{"act":"tick","at":-1}"#, "at: potreban je cijeli broj milisekundi od 0 do 9007199254740991."),
    ] {
        assert_eq!(message(&referee.line(line)), expected, "{line}");
    }
}

/// Valid lines with a few characters changed are answered, whatever they have become.
#[test]
fn mutated_lines_are_answered() {
    let lines = [
        OPEN,
        r#"{"act":"open","edition":"2014","time":"40/7200:3600","regulations":{"points":{"win":3,"draw":1}}}"#,
        START,
        r#"{"act":"move","at":2000,"by":"white","move":"e2e4","hands":2}"#,
        r#"{"act":"claim","at":2000,"by":"white","claim":"fifty","move":"Nf3"}"#,
        r#"{"act":"observe","at":2000,"what":"device","by":"black","sound":true}"#,
        r#"{"act":"penalise","at":2000,"to":"white","penalty":"take_time","ms":60000}"#,
        r#"{"act":"set_clock","at":2000,"white_ms":9007199254740991,"running":"black"}"#,
        r#"{"act":"seal","at":2000,"by":"white","text":"e4"}"#,
    ];
    let mut random = Random::new(64);
    for _ in 0..4000 {
        let mut referee = Referee::new();
        for line in lines {
            let mut bytes = line.as_bytes().to_vec();
            for _ in 0..random.below(4) {
                let place = random.below(bytes.len());
                match random.below(3) {
                    0 => bytes[place] = random.below(256) as u8,
                    1 => drop(bytes.remove(place)),
                    _ => bytes.insert(place, random.pick(b"{}[]\",:0123456789-e.\\u")),
                }
            }
            let answer: Value = serde_json::from_str(&referee.bytes(&bytes)).unwrap();
            assert!(answer["state"].is_object() != answer["error"].is_object(), "{answer}");
        }
    }
}
