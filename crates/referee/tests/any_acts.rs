//! Games of random acts, sensible or not, under every edition: the answers are always consistent, and repeating the
//! acts gives the same answers.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::random::Random;
use serde_json::{Value, json};
use touchmove_board::{Color, Move, Position};
use touchmove_referee::Referee;

const GAMES: u64 = 1200;
const ACTS: usize = 150;

const EDITIONS: [&str; 6] = ["2005", "2009", "2014", "2017", "2018", "2023"];
const TIMES: [Option<&str>; 7] =
    [None, Some("5400+30"), Some("3/3600:1800"), Some("900"), Some("1500+10"), Some("180+2"), Some("300d3")];
const STARTS: [&str; 6] = [
    "standard",
    "standard",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9",
    "8/P6k/8/8/8/8/6pp/K6R w - - 0 1",
    "8/8/4k3/8/8/3RK3/8/6r1 w - - 95 60",
    "4k3/1P6/8/8/8/8/8/R3K3 b Q - 0 1",
];

fn open(random: &mut Random) -> Value {
    let edition = random.pick(&EDITIONS);
    let start = match edition {
        "2005" => random.pick(&STARTS).to_owned(),
        _ if random.percent(15) => format!("chess960:{}", random.below(960)),
        _ => random.pick(&STARTS).to_owned(),
    };
    let mut regulations = json!({ "default_ms": random.below(3) * 300_000 });
    if edition >= "2009" && random.percent(20) {
        regulations["draw_agreement"] = json!("consent");
    }
    if edition >= "2014" && random.percent(50) {
        regulations["quickplay"] = json!(true);
    }
    json!({
        "act": "open", "edition": edition, "time": random.pick(&TIMES), "watch": random.percent(60),
        "supervision": random.pick(&["full", "limited"]), "start": start, "scoresheets": random.percent(30),
        "regulations": regulations, "lang": random.pick(&["en", "sr-Latn", "sr-Cyrl", "hr", "cs"]),
        "blind": some_players(random), "assistants": some_players(random),
    })
}

/// No player, most of the time.
fn some_players(random: &mut Random) -> Value {
    let players: [&[&str]; 4] = [&[], &["white"], &["black"], &["white", "black"]];
    json!(players[random.below(8).saturating_sub(4)])
}

/// The position in the answers, if no illegal move is on the board.
fn position(state: &Value) -> Option<Position> {
    let last_made = state["pending"].as_array().unwrap().last();
    let is_wrong = last_made.is_some_and(|made| made["by"] == state["turn"]);
    (!is_wrong).then(|| state["fen"].as_str().unwrap().parse().unwrap())
}

fn square(random: &mut Random) -> String {
    touchmove_board::Square::from_index(random.below(64)).unwrap().to_string()
}

/// A move that is usually legal.
fn some_move(random: &mut Random, state: &Value) -> String {
    let legal: Vec<Move> = position(state)
        .map(|position| position.legal_moves().into_iter().map(|mv| mv.uci(&position)).collect())
        .unwrap_or_default();
    match random.below(10) {
        0 => format!("{}{}", square(random), square(random)),
        1 if !legal.is_empty() => legal[random.below(legal.len())].to_string().chars().take(4).collect(),
        _ if !legal.is_empty() => legal[random.below(legal.len())].to_string(),
        _ => format!("{}{}", square(random), square(random)),
    }
}

/// Scoresheets with a gap, and perhaps the board.
fn reconstruction(random: &mut Random, state: &Value) -> Value {
    let sheets = [vec!["e4", "-"], vec!["e4", "e5", "Nf3"], vec![]];
    let mut act =
        json!({ "act": "reconstruct", "white": sheets[random.below(3)], "black": sheets[random.below(3)] });
    if random.percent(50) {
        act["fen"] = state["fen"].clone();
    }
    act
}

/// An act, usually by the player whose turn it is. A blind player's move is announced half of the time.
fn act(random: &mut Random, state: &Value, at: u64, last: &Value) -> Value {
    if last["act"] == "move" && random.percent(50) {
        return json!({ "act": "announce", "at": at, "by": last["by"], "text": last["move"] });
    }
    let turn = state["turn"].as_str().unwrap().to_owned();
    let running = state["clock"]["running"].as_str().unwrap_or(&turn).to_owned();
    let any = random.pick(&["white", "black"]).to_owned();
    let by = if random.percent(85) { turn } else { any.clone() };
    let mut act = match random.below(100) {
        0..45 => {
            json!({ "act": "move", "by": by, "move": some_move(random, state), "hands": 1 + random.below(20) / 19 })
        }
        45..68 => {
            json!({ "act": "press", "by": running, "hand": random.pick(&["same", "same", "same", "other"]) })
        }
        68..74 => {
            json!({ "act": "touch", "by": by, "square": square(random), "accident": random.percent(10) })
        }
        74 => json!({ "act": "adjust", "by": by, "squares": [square(random)] }),
        75 => json!({ "act": "place", "by": by, "from": square(random), "to": square(random) }),
        76 => {
            json!({ "act": "promote", "by": by, "piece": random.pick(&["q", "r", "b", "n"]), "released": random.percent(60) })
        }
        77 => json!({ "act": random.pick(&["offer_draw", "accept_draw", "decline_draw"]), "by": any }),
        78..84 => {
            let claims = [
                "threefold",
                "fifty",
                "flag",
                "illegal_move",
                "touch_move",
                "wrong_start",
                "quickplay",
                "two_moves",
            ];
            let mut claim = json!({ "act": "claim", "by": any, "claim": random.pick(&claims) });
            if random.percent(30) {
                claim["move"] = json!(some_move(random, state));
            }
            claim
        }
        84..88 => {
            let what = [
                "illegal_move",
                "flag",
                "both_flags",
                "displaced",
                "touch_move",
                "two_hands",
                "illegal_position",
                "wrong_start",
                "boards_differ",
                "clock_counter",
                "clock_defect",
                "colours_reversed",
                "sheets_due",
                "sheet_complete",
                "absent",
                "wrong_entry",
                "distracting",
                "smoking",
            ];
            let mut seen = json!({ "act": "observe", "what": random.pick(&what), "by": any });
            if seen["what"] == "boards_differ" {
                seen["white_fen"] = state["fen"].clone();
                seen["black_fen"] = json!("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
            } else if seen["what"] == "wrong_start" {
                seen["square"] = json!(random.pick(&["e1", "h8", "a1", "d4"]));
            }
            seen
        }
        88 if random.percent(30) => reconstruction(random, state),
        88 => json!({ "act": random.pick(&["stop_clocks", "interrupt"]), "by": any }),
        89..92 => json!({ "act": "resume" }),
        92 => {
            let mut rule =
                json!({ "act": "rule", "decision": random.pick(&["uphold", "reject", "reject", "defer"]) });
            if random.percent(50) {
                rule["ply"] = json!(random.below(3));
            }
            rule
        }
        93 if random.percent(30) => {
            json!({ "act": "grant_time", "to": any, "ms": 1 + random.below(90_000) })
        }
        93 => json!({ "act": "set_clock", "white_ms": random.below(400_000), "running": any }),
        94 => {
            json!({ "act": "penalise", "to": any, "penalty": random.pick(&["add_time", "take_time", "fine"]), "ms": random.below(90_000) })
        }
        95 => json!({ "act": "restore", "ply": random.below(6) }),
        96 if random.percent(30) => json!({ "act": "adjourn", "by": by, "session_ends": at + 100_000 }),
        96 => {
            json!({ "act": random.pick(&["adjourn", "open_envelope", "envelope_lost", "correct_by_agreement"]) })
        }
        97 => json!({ "act": "seal", "by": by, "text": some_move(random, state) }),
        98 => json!({ "act": "write", "by": any, "text": some_move(random, state) }),
        99 if random.percent(60) => json!({ "act": random.pick(&["reopen", "retract", "annul"]) }),
        _ => {
            json!({ "act": random.pick(&["start", "tick", "arrive", "admit", "confirm", "ask_scoresheet", "appeal", "dance"]), "by": any })
        }
    };
    if act["act"] == "interrupt" || act["act"] == "tick" || act["act"] == "start" {
        act.as_object_mut().unwrap().remove("by");
    }
    if act["by"].is_string() && act["act"] != "observe" && random.percent(5) {
        act["assistant"] = json!(true);
    }
    act["at"] = json!(at);
    act
}

/// Checks what must hold for every answer, and between one and the next.
fn check(act: &Value, before: &Value, answer: &Value, start_turn: Color) {
    let state = &answer["state"];
    let rulings = answer["rulings"].as_array().unwrap();
    let ply = state["ply"].as_u64().unwrap();
    let fen = state["fen"].as_str().unwrap();
    let turn = if ply.is_multiple_of(2) { start_turn } else { !start_turn };
    assert_eq!(state["turn"], turn.name(), "turn and ply of {answer}");
    assert_eq!(fen.split(' ').nth(1).unwrap(), &turn.name()[..1], "turn and FEN of {answer}");
    if let Some(clock) = state["clock"].as_object() {
        for field in ["white_ms", "black_ms", "white_moves", "black_moves"] {
            assert!(clock[field].is_u64(), "{field} of {answer}");
        }
        let moves = clock["white_moves"].as_u64().unwrap() + clock["black_moves"].as_u64().unwrap();
        let phase = state["phase"].as_str().unwrap();
        if ["waiting", "stopped", "over"].contains(&phase) {
            assert_eq!(clock["running"], Value::Null, "a clock runs: {answer}");
        }
        let pending = state["pending"].as_array().unwrap().len() as u64;
        assert!(moves <= ply && ply <= moves + pending, "completed, pending and made of {answer}");
    }
    if let (Some(permitted), Some(position)) = (state["permitted"].as_array(), position(state)) {
        let legal: Vec<String> =
            position.legal_moves().iter().map(|mv| mv.uci(&position).to_string()).collect();
        assert!(!permitted.is_empty() && permitted.len() < legal.len(), "permitted of {answer}");
        let texts: Vec<&str> = permitted.iter().map(|mv| mv.as_str().unwrap()).collect();
        assert!(texts.iter().all(|mv| legal.contains(&(*mv).to_owned())), "permitted of {answer}");
        assert!(texts.is_sorted(), "permitted of {answer}");
    }
    let may_change =
        ["declare", "penalise", "reopen", "retract", "admit"].contains(&act["act"].as_str().unwrap());
    if before["phase"] == "over" && !may_change {
        assert_eq!(state["result"], before["result"], "the result after {act}");
        assert_eq!(state["fen"], before["fen"], "the board after {act}");
    }
    if rulings.iter().any(|ruling| ruling["kind"] == "refused") {
        // A draw claimed out of turn still counts as an offer.
        let is_offer = act["act"] == "claim" && rulings.len() == 2 && rulings[1]["kind"] == "offer";
        assert!(rulings.len() == 1 || is_offer, "only refused: {answer}");
        for field in ["fen", "ply", "phase", "pending", "illegal_moves", "question", "result", "permitted"] {
            assert_eq!(state[field], before[field], "{field} after the refused {act}: {answer}");
        }
        assert!(is_offer || state["offer"] == before["offer"], "the offer after the refused {act}: {answer}");
    }
    let is_rejected = rulings.iter().any(|ruling| ruling["verdict"] == "rejected");
    let is_refused = rulings.iter().any(|ruling| ruling["kind"] == "refused");
    // An act that does not end the game leaves the clocks and the board unchanged.
    if (is_refused || is_rejected && act["act"] == "claim") && state["phase"] == before["phase"] {
        assert_eq!(
            state["clock"]["running"], before["clock"]["running"],
            "whose clock runs after {act}: {answer}"
        );
        assert_eq!(state["pending"], before["pending"], "what is pending after {act}: {answer}");
    }
    for ruling in rulings {
        assert!(
            !ruling["article"].as_str().unwrap().is_empty() && !ruling["text"].as_str().unwrap().is_empty()
        );
    }
    let over = rulings.iter().filter(|ruling| ruling["kind"] == "over").count();
    assert!(over <= 1, "over twice: {answer}");
    assert_eq!(over == 1, over == 1 && state["phase"] == "over", "over and phase: {answer}");
}

/// Checks that a player who has made a move and whose clock is running can press it.
fn check_press(referee: &Referee, state: &Value, at: u64) {
    let is_played = ["running", "sealing"].contains(&state["phase"].as_str().unwrap());
    let running = &state["clock"]["running"];
    let mut pending = state["pending"].as_array().unwrap().iter();
    if !is_played || !pending.any(|made| made["by"] == *running) {
        return;
    }
    let mut trial = referee.clone();
    let press = json!({ "act": "press", "at": at, "by": running }).to_string();
    let answer: Value = serde_json::from_str(&trial.line(&press)).unwrap();
    assert!(answer["rulings"][0]["kind"] != "refused", "{press} after {state}: {answer}");
}

/// Plays a game. Returns the acts and the answers.
fn play(seed: u64) -> Vec<(String, String)> {
    let mut random = Random::new(seed);
    let mut referee = Referee::new();
    let opening = open(&mut random).to_string();
    let answer = referee.line(&opening);
    let mut told = vec![(opening, answer.clone())];
    let mut state = serde_json::from_str::<Value>(&answer).unwrap()["state"].clone();
    assert!(state.is_object(), "{}: {answer}", told[0].0);
    let start_turn = if state["turn"] == "white" { Color::White } else { Color::Black };
    let mut at = 0;
    let mut last = Value::Null;
    let mut over_for = 0;
    for place in 0..ACTS {
        at += [0, 500, 3000, 20_000, 200_000][random.below(5).min(random.below(5))];
        let act = match place {
            0 => json!({ "act": "start", "at": at }),
            _ => act(&mut random, &state, at, &last),
        };
        last = act.clone();
        let line = act.to_string();
        let answer = referee.line(&line);
        let parsed: Value = serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{answer}: {error}"));
        told.push((line, answer));
        if parsed["state"].is_object() {
            check(&act, &state, &parsed, start_turn);
            state = parsed["state"].clone();
            check_press(&referee, &state, at);
        } else {
            assert!(parsed["error"]["code"].is_string(), "{parsed}");
        }
        over_for += usize::from(state["phase"] == "over");
        if over_for > 5 {
            break;
        }
    }
    told
}

#[test]
fn whatever_is_told_the_answers_hold_together() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..GAMES {
        for (_, answer) in play(seed) {
            let answer: Value = serde_json::from_str(&answer).unwrap();
            let rulings = answer["rulings"].as_array().cloned().unwrap_or_default();
            kinds.extend(rulings.iter().map(|ruling| ruling["kind"].as_str().unwrap().to_owned()));
        }
    }
    // The games are random, but enough must happen in them.
    for kind in [
        "made",
        "completed",
        "must",
        "illegal",
        "restored",
        "touch_move",
        "claim",
        "flag",
        "stands",
        "note",
        "reconstruction",
        "over",
    ] {
        assert!(kinds.contains(kind), "no {kind} in any game, only {kinds:?}");
    }
}

#[test]
fn the_same_acts_have_the_same_answers() {
    for seed in 0..GAMES / 8 {
        let told = play(seed);
        let mut again = Referee::new();
        for (place, (line, answer)) in told.iter().enumerate() {
            // A copy taken in the middle is independent of the original.
            if place == told.len() / 2 {
                let mut copy = again.clone();
                copy.line(r#"{"act":"resign","at":9000000000,"by":"white"}"#);
            }
            assert_eq!(&again.line(line), answer, "{line}");
        }
    }
}
