//! Every route, every act and every field, for every role.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../../../doc-tests/tests/support/scenarios.rs"]
mod scenarios;
use crate::support::{House, Table};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use touchmove_hall::roles::{self, Role, Sight};
use touchmove_referee::Referee;
use touchmove_referee::wire::{Act, ActKind, Answer, Ruling};

/// For each route, who may (`y`) and who may not (`n`, 403), in the order of [`WHO`].
const ROUTES: &[(&str, &str, &str)] = &[
    // organiser, arbiter, assistant, table, white, black, spectator, hall
    ("get", "/api/v1/me", "yyyyyyyy"),
    ("get", "/api/v1/events", "yyyyyyyy"),
    ("post", "/api/v1/events", "nnnnnnny"),
    ("get", "/api/v1/events/{event}", "yyyyyyyy"),
    ("patch", "/api/v1/events/{event}", "yynnnnny"),
    ("get", "/api/v1/events/{event}/boards", "yyyyyyyy"),
    ("post", "/api/v1/events/{event}/boards", "yynnnnny"),
    ("get", "/api/v1/events/{event}/links", "yynnnnny"),
    ("post", "/api/v1/events/{event}/links", "yynnnnny"),
    ("get", "/api/v1/events/{event}/live", "yyyyyyyy"),
    ("get", "/api/v1/events/{event}/feed", "yyyyyyyy"),
    ("post", "/api/v1/events/{event}/import/{format}", "yynnnnny"),
    ("get", "/api/v1/events/{event}/games", "yyyyyyyy"),
    ("get", "/api/v1/events/{event}/rounds/{round}/games.pgn", "yyyyyyyy"),
    ("get", "/api/v1/events/{event}/broadcast", "yyynnnny"),
    ("put", "/api/v1/events/{event}/broadcast/token", "yynnnnny"),
    ("put", "/api/v1/events/{event}/broadcast/rounds/{round}", "yynnnnny"),
    ("get", "/api/v1/events/{event}/results", "yyyyyyyy"),
    ("get", "/api/v1/events/{event}/standings", "yyyyyyyy"),
    ("post", "/api/v1/events/{event}/results/trf", "yynnnnny"),
    ("put", "/api/v1/events/{event}/trf", "yynnnnny"),
    ("get", "/api/v1/events/{event}/trf", "yynnnnny"),
    ("get", "/api/v1/events/{event}/pairing", "yynnnnny"),
    ("post", "/api/v1/events/{event}/pairing", "yynnnnny"),
    ("post", "/api/v1/events/{event}/pairing/preview", "yynnnnny"),
    ("get", "/api/v1/events/{event}/journal", "nynnnnny"),
    ("post", "/api/v1/journal", "nnnnnnny"),
    ("get", "/api/v1/events/{event}/anchor", "yynnnnny"),
    ("get", "/api/v1/events/{event}/anchor/file", "nynnnnny"),
    ("get", "/api/v1/backups", "nnnnnnny"),
    ("post", "/api/v1/backups", "nnnnnnny"),
    ("get", "/api/v1/backups/{name}", "nnnnnnny"),
    ("post", "/api/v1/links/{link}/revoke", "yynnnnny"),
    ("post", "/api/v1/links/{link}/take-over", "yynnnnny"),
    ("get", "/api/v1/boards/{board}", "yyyyyyyy"),
    ("patch", "/api/v1/boards/{board}", "yynnnnny"),
    ("post", "/api/v1/boards/{board}/withdraw", "yynnnnny"),
    ("post", "/api/v1/events/{event}/rounds/{round}/withdraw", "yynnnnny"),
    ("post", "/api/v1/boards/{board}/acts", "nyyyyyny"),
    ("post", "/api/v1/boards/{board}/preview", "nyynnnny"),
    ("post", "/api/v1/boards/{board}/sheet-position", "nyynnnny"),
    ("get", "/api/v1/boards/{board}/record", "nynnnnny"),
    ("get", "/api/v1/boards/{board}/live", "yyyyyyyy"),
    ("get", "/api/v1/boards/{board}/feed", "yyyyyyyy"),
    ("get", "/api/v1/boards/{board}/game", "yyynnnyy"),
    ("post", "/api/v1/qr", "yynnnnny"),
    ("get", "/api/v1/addresses", "yynnnnny"),
    ("put", "/api/v1/addresses", "yynnnnny"),
    ("get", "/api/v1/events/{event}/docket", "nyynnnny"),
    ("get", "/api/v1/boards/{board}/journal", "nyynnnny"),
    ("get", "/api/v1/boards/{board}/evidence", "nyynnnny"),
    ("get", "/api/v1/events/{event}/devices", "yyynnnny"),
    ("get", "/api/v1/events/{event}/electronic-boards", "yyynnnny"),
    ("put", "/api/v1/events/{event}/electronic-boards", "yynnnnny"),
    ("get", "/api/v1/boards/{board}/notes", "nyynnnny"),
    ("post", "/api/v1/boards/{board}/notes", "nyynnnny"),
    ("get", "/api/v1/laws", "yyyyyyyy"),
    ("get", "/api/v1/laws/{edition}", "yyyyyyyy"),
    ("get", "/api/v1/laws/{edition}/{article}", "yyyyyyyy"),
    ("get", "/api/v1/laws/{edition}/search", "yyyyyyyy"),
    ("get", "/api/v1/laws/{from}/beside/{to}", "yyyyyyyy"),
    ("get", "/api/v1/scenario", "yyyyyyyy"),
    ("get", "/api/v1/chess960/{number}", "yyyyyyyy"),
    ("get", "/api/v1/laws/{edition}/offers", "yyyyyyyy"),
    ("get", "/api/v1/ask", "yyyyyyyy"),
    ("get", "/api/v1/ask/{topic}", "yyyyyyyy"),
    ("get", "/api/v1/ask/{topic}/answers", "yyyyyyyy"),
    ("get", "/api/v1/drill", "yyyyyyyy"),
    ("get", "/api/v1/drill/questions", "yyyyyyyy"),
    ("get", "/api/v1/time-control", "yyyyyyyy"),
    ("get", "/api/v1/notation", "yyyyyyyy"),
    ("post", "/api/v1/notation/sheet", "yyyyyyyy"),
];

const WHO: [&str; 8] = ["organiser", "arbiter", "assistant", "table", "white", "black", "spectator", "hall"];

fn body_of(method: &str, path: &str) -> String {
    match (method, path) {
        ("post", "/api/v1/events") => json!({ "name": "Another" }).to_string(),
        ("patch", "/api/v1/boards/{board}") => json!({ "white": "Corrected" }).to_string(),
        ("patch", _) => json!({ "name": "Renamed" }).to_string(),
        ("post", "/api/v1/events/{event}/boards") => json!({ "boards": [{}] }).to_string(),
        ("post", "/api/v1/events/{event}/links") => json!({ "roles": ["spectator"] }).to_string(),
        ("post", "/api/v1/events/{event}/import/{format}") => format!("{},A,B\n", table_number()),
        ("post", "/api/v1/boards/{board}/acts") => {
            json!({ "seq": seq(), "act": { "act": "touch", "square": "e2" } }).to_string()
        }
        ("post", path) if path.ends_with("/withdraw") => json!({ "reason": "a mistake" }).to_string(),
        ("post", "/api/v1/boards/{board}/notes") => json!({ "text": "x" }).to_string(),
        ("post", "/api/v1/boards/{board}/preview") => {
            json!({ "act": { "act": "touch", "by": "white", "square": "e2" } }).to_string()
        }
        ("put", "/api/v1/events/{event}/broadcast/token") => json!({ "token": null }).to_string(),
        ("put", "/api/v1/events/{event}/broadcast/rounds/{round}") => json!({ "push_to": null }).to_string(),
        ("put", "/api/v1/events/{event}/electronic-boards") => json!({ "address": null }).to_string(),
        ("put", "/api/v1/addresses") => json!({ "origin": "http://hall.local:8064" }).to_string(),
        ("post", "/api/v1/boards/{board}/sheet-position") => json!({ "entries": ["e4"] }).to_string(),
        ("post", "/api/v1/qr") => json!({ "text": "x" }).to_string(),
        _ => String::new(),
    }
}

fn seq() -> u64 {
    static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
    NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
}

/// A table number that no board has.
fn table_number() -> u64 {
    1000 + seq()
}

/// A link that can be revoked, fresh for every attempt.
async fn spare_link(table: &Table) -> u64 {
    let path = format!("/api/v1/events/{}/links", table.event);
    let issued = table.of("arbiter").post(&path, &json!({ "roles": ["spectator"] })).await.ok();
    issued[0]["link"].as_u64().unwrap()
}

/// A board that can be withdrawn, alone in its round, fresh for every attempt.
async fn spare_board(table: &Table) -> (String, u64) {
    let round = 1000 + seq();
    let path = format!("/api/v1/events/{}/boards", table.event);
    let made = table.of("arbiter").post(&path, &json!({ "boards": [{ "round": round }] })).await.ok();
    (made["boards"][0]["board"].as_str().unwrap().to_owned(), round)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_for_every_role() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "5400" })).await;
    table.clients.insert("hall".to_owned(), house.hall.clone());
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    for (method, path, allowed) in ROUTES {
        for (who, may) in WHO.into_iter().zip(allowed.chars()) {
            let spare = if path.ends_with("/withdraw") { Some(spare_board(&table).await) } else { None };
            let (board, round) = spare.unwrap_or_else(|| (table.board.clone(), 1));
            let link = if path.contains("{link}") { spare_link(&table).await } else { 0 };
            let address = path
                .replace("{event}", &table.event.to_string())
                .replace("{board}", &board)
                .replace("{round}", &round.to_string())
                .replace("{format}", "csv")
                .replace("{edition}", "2023")
                .replace("{article}", "7.5.1")
                .replace("{from}", "2005")
                .replace("{to}", "2023")
                .replace("{number}", "518")
                .replace("{topic}", "clock")
                .replace("{link}", &link.to_string());
            let is_socket = path.ends_with("/live");
            let status = match is_socket {
                true => table.of(who).listen(&address).await.map_or_else(|status| status, |_| 101),
                false => {
                    let body = body_of(method, path);
                    table.of(who).request(&method.to_uppercase(), &address, &[], &body).await.status
                }
            };
            let fits = match may {
                'y' => status != 401 && status != 403 && status < 500,
                _ => status == 403,
            };
            assert!(fits, "{who}: {method} {path}: {status}");
        }
    }
}

/// The table above contains every route of the document, and no other.
#[test]
fn no_route_is_forgotten() {
    let document: Value = serde_json::from_str(&touchmove_hall::openapi()).unwrap();
    let mut documented = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            documented.insert((method.clone(), path.clone()));
        }
    }
    let listed: BTreeSet<_> =
        ROUTES.iter().map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned())).collect();
    assert_eq!(documented, listed);
}

/// An act to try. It need not be the right moment: only the role matters.
fn trial(act: &str) -> Value {
    let mut trial = json!({ "act": act, "by": "white" });
    let fields = match act {
        "touch" => json!({ "square": "e2" }),
        "adjust" => json!({ "squares": ["e2"] }),
        "place" => json!({ "from": "e2", "to": "e4" }),
        "promote" => json!({ "piece": "q" }),
        "move" => json!({ "move": "e2e4" }),
        "claim" => json!({ "claim": "threefold" }),
        "write" | "seal" | "announce" => json!({ "text": "e4" }),
        "sign" => json!({ "result": "1-0" }),
        "observe" => json!({ "what": "displaced" }),
        "rule" => json!({ "decision": "uphold", "by": null }),
        "penalise" => json!({ "to": "white", "penalty": "warning", "by": null }),
        "declare" => json!({ "result": "1-0", "by": null }),
        "restore" => json!({ "ply": 0, "by": null }),
        "grant_time" => json!({ "ms": 60_000, "by": null }),
        "position" => json!({ "fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "by": null }),
        "hand_in" => json!({ "scoresheet": true }),
        "start"
        | "set_clock"
        | "resume"
        | "adjourn"
        | "open_envelope"
        | "envelope_lost"
        | "correct_by_agreement"
        | "interrupt"
        | "reconstruct"
        | "annul"
        | "reopen"
        | "retract"
        | "tick"
        | "open" => json!({ "by": null }),
        _ => json!({}),
    };
    for (name, value) in fields.as_object().unwrap() {
        match value {
            Value::Null => trial.as_object_mut().unwrap().remove(name),
            value => trial.as_object_mut().unwrap().insert(name.clone(), value.clone()),
        };
    }
    trial
}

#[tokio::test(flavor = "multi_thread")]
async fn every_act_for_every_role() {
    let house = House::new().await;
    for act in ActKind::NAMES {
        let told = Act::read(trial(act).as_object().unwrap().clone()).unwrap();
        let allowed = roles::allowed(&told.kind);
        // A player is White or Black at a board.
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Player) {
            let mut table = house.board(json!({ "time": "5400", "scoresheets": true })).await;
            table.act("arbiter", json!({ "act": "start" })).await.ok();
            let answer = table.act(role.name(), trial(act)).await;
            // Black's device does not act for White.
            let is_for_another =
                role == Role::Black && trial(act).get("by").is_some() && allowed.contains(&role);
            match allowed.contains(&role) && !is_for_another {
                true => assert_eq!(answer.status, 200, "{} {act}: {answer:?}", role.name()),
                false => assert_eq!(answer.status, 403, "{} {act}: {answer:?}", role.name()),
            }
        }
    }
}

/// Plays every scenario of the project.
fn for_every_answer(mut look: impl FnMut(&ActKind, &Answer)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    for scenario in scenarios::all(&folder).unwrap() {
        let mut referee = Referee::new();
        for act in scenario.acts() {
            let answered = Act::parse(act).and_then(|act| Ok((referee.act(&act)?, act)));
            if let Ok((answer, act)) = answered {
                look(&act.kind, &answer);
            }
        }
    }
}

/// The floor's version of an answer reveals nothing that a player must find out alone; and every answer can be read back.
#[test]
fn every_answer_for_every_sight() {
    let mut answers = 0;
    let mut kinds = BTreeSet::new();
    for_every_answer(|act, answer| {
        answers += 1;
        kinds.extend(answer.rulings.iter().map(Ruling::kind));
        let written = serde_json::to_value(answer).unwrap();
        assert_eq!(written_again(&written), written);
        assert_eq!(*roles::seen_answer(Sight::Desk, act, answer), *answer);
        let mut office = answer.clone();
        office.rulings.retain(|ruling| !matches!(ruling, Ruling::Reconstruction(_)));
        for ruling in &mut office.rulings {
            if let Ruling::Claim(claim) = ruling {
                claim.facts.written = None;
            }
        }
        assert_eq!(*roles::seen_answer(Sight::Office, act, answer), office);
        let seen = serde_json::to_value(&*roles::seen_answer(Sight::Floor, act, answer)).unwrap();
        assert_eq!(written_again(&seen), seen);
        check_floor(&written, &seen);
    });
    assert!(answers > 1000 && kinds.len() > 15, "{answers} answers, {kinds:?}");
}

/// An answer, read and written again.
fn written_again(answer: &Value) -> Value {
    serde_json::to_value(serde_json::from_value::<Answer>(answer.clone()).unwrap()).unwrap()
}

fn check_floor(answer: &Value, seen: &Value) {
    let (state, shown) = (&answer["state"], &seen["state"]);
    let is_over = state["phase"] == "over";
    assert!(shown.get("permitted").is_none(), "{seen}");
    // There is nothing to hide of a board whose position is unknown.
    if let Some(fen) = shown["fen"].as_str() {
        assert_eq!(fen.contains(' '), is_over, "{seen}");
    }
    assert_eq!(shown["fen"].is_null(), state["fen"].is_null(), "{seen}");
    let is_between_moves = state["pending"].as_array().unwrap().is_empty();
    for field in ["turn", "ply"] {
        assert_eq!(shown.get(field).is_some(), is_over || is_between_moves, "{field}: {seen}");
    }
    if let Some(question) = shown["question"].as_object() {
        for field in ["options", "moves", "plies", "lacks"] {
            assert!(!question.contains_key(field), "{field}: {seen}");
        }
    }
    for field in ["phase", "class", "pending", "clock", "offer", "illegal_moves", "result"] {
        assert_eq!(state[field], shown[field], "{field}");
    }
    for ruling in seen["rulings"].as_array().unwrap() {
        let kind = ruling["kind"].as_str().unwrap();
        assert!(!["must", "free", "stands", "violation"].contains(&kind), "{ruling}");
        if kind == "made" {
            assert_eq!(ruling.get("san").is_some(), is_over, "{ruling}");
            assert_eq!(ruling.get("text").is_some(), is_over, "{ruling}");
        }
        assert!(is_over || ruling["what"] != "wrong_colour", "{ruling}");
        assert!(ruling.get("options").is_none() && ruling.get("lacks").is_none(), "{ruling}");
        assert!(ruling["facts"].get("written").is_none(), "{ruling}");
        assert!(is_over || ruling["fen"].as_str().is_none_or(|fen| !fen.contains(' ')), "{ruling}");
    }
}
