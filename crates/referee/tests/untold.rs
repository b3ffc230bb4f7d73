//! Games whose moves are not reported. Compared with a game in which every move is reported, with the same presses, offers and flags,
//! they have the same clocks, counts and results wherever the board does not matter. The referee never rules on a board that it has not
//! seen.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::random::Random;
use serde_json::{Value, json};
use touchmove_board::{Color, Position};
use touchmove_referee::Referee;

const EDITIONS: [&str; 6] = ["2005", "2009", "2014", "2017", "2018", "2023"];
const TIMES: [&str; 7] = ["5400+30", "3/600:300", "900", "1500+10", "180+2", "300d3", "2/60:2/60:60"];

fn tell(referee: &mut Referee, act: &Value) -> Value {
    let answer: Value = serde_json::from_str(&referee.line(&act.to_string())).unwrap();
    assert!(answer["state"].is_object(), "{act}: {answer}");
    answer
}

fn has(answer: &Value, kind: &str) -> bool {
    answer["rulings"].as_array().unwrap().iter().any(|ruling| ruling["kind"] == kind)
}

/// Compares what both games must agree on.
fn compare(told: &Value, untold: &Value, act: &Value) {
    for field in ["phase", "class", "offer", "illegal_moves", "result"] {
        assert_eq!(told["state"][field], untold["state"][field], "{field} after {act}: {told} {untold}");
    }
    for field in ["white_ms", "black_ms", "running", "white_moves", "black_moves"] {
        let (told_clock, untold_clock) = (&told["state"]["clock"][field], &untold["state"]["clock"][field]);
        assert_eq!(told_clock, untold_clock, "{field} after {act}: {told} {untold}");
    }
}

/// Something that happens besides moves and presses.
fn aside(random: &mut Random, at: u64) -> Vec<Value> {
    let by = random.pick(&["white", "black"]);
    match random.below(8) {
        0 => vec![json!({ "act": "claim", "at": at, "by": by, "claim": "flag" })],
        1 => vec![
            json!({ "act": "stop_clocks", "at": at, "by": by }),
            json!({ "act": "resume", "at": at + 7000 }),
        ],
        2 => vec![json!({ "act": "interrupt", "at": at }), json!({ "act": "resume", "at": at + 7000 })],
        3 => vec![json!({ "act": "penalise", "at": at, "to": by, "penalty": "add_time", "ms": 1000 })],
        4 => vec![json!({ "act": "set_clock", "at": at, "white_ms": 1000 + random.below(90_000) })],
        5 => vec![json!({ "act": "decline_draw", "at": at, "by": by })],
        6 => vec![json!({ "act": "observe", "at": at, "what": "displaced", "by": by })],
        _ => vec![json!({ "act": "tick", "at": at })],
    }
}

/// Plays both games until one of them ends. Returns how it went.
fn play(seed: u64) -> &'static str {
    let mut random = Random::new(seed);
    let mut opening = json!({
        "act": "open", "edition": random.pick(&EDITIONS), "time": random.pick(&TIMES), "watch": random.percent(70),
        "supervision": random.pick(&["full", "limited"]),
    });
    let (mut told, mut untold) = (Referee::new(), Referee::new());
    let mut state = tell(&mut told, &opening)["state"].clone();
    opening["moves"] = json!("untold");
    assert_eq!(tell(&mut untold, &opening)["state"]["fen"], Value::Null);
    let mut at = 0;
    for referee in [&mut told, &mut untold] {
        tell(referee, &json!({ "act": "start", "at": at }));
    }
    for turn in 0..60 {
        let by = if turn % 2 == 0 { Color::White } else { Color::Black }.name();
        at += [1000, 4000, 9000, 70_000][random.below(4)];
        let position: Position = state["fen"].as_str().unwrap().parse().unwrap();
        let legal = position.legal_moves();
        let mv = legal[random.below(legal.len())].uci(&position).to_string();
        let answer = tell(&mut told, &json!({ "act": "move", "at": at, "by": by, "move": mv }));
        let tick = tell(&mut untold, &json!({ "act": "tick", "at": at }));
        if has(&answer, "flag") || has(&tick, "flag") {
            return flag(&answer, &tick, &mut untold, at);
        }
        // A checkmate on the board, which the other game cannot know about.
        if has(&answer, "over") {
            return "mate";
        }
        let mut acts = Vec::new();
        if random.percent(10) {
            acts.push(json!({ "act": "offer_draw", "at": at, "by": by }));
        }
        acts.push(json!({ "act": "press", "at": at + 500, "by": by }));
        if random.percent(20) {
            acts.extend(aside(&mut random, at + 600));
        }
        if random.percent(2) {
            acts.push(
                json!({ "act": "accept_draw", "at": at + 9000, "by": random.pick(&["white", "black"]) }),
            );
        }
        for act in acts {
            let answers = [tell(&mut told, &act), tell(&mut untold, &act)];
            if answers.iter().any(|answer| has(answer, "flag")) {
                return flag(&answers[0], &answers[1], &mut untold, at + 9000);
            }
            compare(&answers[0], &answers[1], &act);
            state = answers[0]["state"].clone();
            if state["phase"] == "over" {
                return "over";
            }
        }
        at += 9000;
    }
    "played"
}

/// A flag has fallen in both games: the reported game is decided, and the other asks. The position gives the same answer.
fn flag(told: &Value, untold: &Value, referee: &mut Referee, at: u64) -> &'static str {
    assert!(has(told, "flag") && has(untold, "flag"), "{told} {untold}");
    if has(untold, "over") {
        // Both flags are down, and the board does not matter.
        assert_eq!(told["state"]["result"], untold["state"]["result"], "{told} {untold}");
        return "over";
    }
    assert_eq!(untold["state"]["question"]["about"], "can_checkmate", "{untold}");
    let ruled = tell(referee, &json!({ "act": "rule", "at": at, "fen": told["state"]["fen"] }));
    assert_eq!(told["state"]["result"], ruled["state"]["result"], "{told} {ruled}");
    "flag"
}

#[test]
fn what_does_not_need_the_board_is_the_same_without_one() {
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..600 {
        *seen.entry(play(seed)).or_insert(0) += 1;
    }
    for outcome in ["played", "flag", "over"] {
        assert!(seen.contains_key(outcome), "no game ended so: {seen:?}");
    }
}

/// Whatever is reported about an unseen board, the referee finds no checkmate, no illegal move and no position.
#[test]
fn what_is_not_seen_is_not_ruled_on() {
    let acts = [
        json!({ "act": "move", "move": "e2e4" }),
        json!({ "act": "touch", "square": "e2" }),
        json!({ "act": "place", "from": "e1", "to": "g1" }),
        json!({ "act": "promote", "piece": "q" }),
        json!({ "act": "restore", "ply": 0 }),
        json!({ "act": "claim", "claim": "threefold" }),
        json!({ "act": "claim", "claim": "fifty", "move": "a2a3" }),
        json!({ "act": "claim", "claim": "illegal_move" }),
        json!({ "act": "claim", "claim": "touch_move" }),
        json!({ "act": "claim", "claim": "wrong_start" }),
        json!({ "act": "observe", "what": "illegal_move" }),
        json!({ "act": "observe", "what": "two_hands" }),
        json!({ "act": "observe", "what": "illegal_position" }),
        json!({ "act": "observe", "what": "wrong_start" }),
        json!({ "act": "correct_by_agreement" }),
        json!({ "act": "write", "text": "e4" }),
        json!({ "act": "seal", "text": "e4" }),
        json!({ "act": "adjourn" }),
        json!({ "act": "open_envelope" }),
        json!({ "act": "resume" }),
        json!({ "act": "stop_clocks" }),
        json!({ "act": "press" }),
        json!({ "act": "press" }),
        json!({ "act": "press" }),
        json!({ "act": "resign" }),
    ];
    let nobodys = ["restore", "correct_by_agreement", "adjourn", "open_envelope", "resume", "observe"];
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let mut referee = Referee::new();
        let opening = json!({
            "act": "open", "edition": random.pick(&EDITIONS), "time": random.pick(&TIMES), "moves": "untold",
            "supervision": random.pick(&["full", "limited"]), "scoresheets": random.percent(50),
        });
        let mut state = tell(&mut referee, &opening)["state"].clone();
        tell(&mut referee, &json!({ "act": "start", "at": 0 }));
        for place in 1..40_u64 {
            let mut act = acts[random.below(acts.len())].clone();
            act["at"] = json!(place * 3000);
            if !nobodys.contains(&act["act"].as_str().unwrap()) {
                act["by"] = json!(random.pick(&["white", "black"]));
            }
            if state["question"].is_object() && random.percent(60) {
                let decision = random.pick(&["uphold", "reject"]);
                act = json!({ "act": "rule", "at": place * 3000, "decision": decision });
            }
            let answer = tell(&mut referee, &act);
            for kind in ["made", "must", "free", "restored", "stands"] {
                assert!(!has(&answer, kind), "{act}: {answer}");
            }
            for ruling in answer["rulings"].as_array().unwrap() {
                let is_told = ruling.get("move").is_some_and(|mv| !mv.is_null());
                assert!(!is_told, "{act}: {answer}");
                let how = ruling["how"].as_str().unwrap_or_default();
                assert!(!["checkmate", "stalemate", "dead_position", "fivefold"].contains(&how), "{answer}");
            }
            state = answer["state"].clone();
            assert_eq!(state["fen"], Value::Null, "{act}: {answer}");
            assert_eq!(state["permitted"], Value::Null, "{act}: {answer}");
            assert_eq!(state["pending"], json!([]), "{act}: {answer}");
        }
    }
}
