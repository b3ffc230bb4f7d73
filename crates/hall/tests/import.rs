//! A file can be previewed before it is imported, its faults are reported in the language of the page, and its standings are kept.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::{Answer, House};
use serde_json::{Value, json};

/// A record of a tournament report: number, name, points, rank, and the rounds from column 92 on.
fn player(number: u32, name: &str, points: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4} m    {name:<33} 2000 SRB {:>11} {:>10} {points:>4} {number:>4}  {rounds}\n",
        "", ""
    )
}

fn report() -> String {
    [
        player(1, "One", "1.0", "   3 w 1     2 b"),
        player(2, "Two", "0.5", "0000 - H     1 w"),
        player(3, "Three", "0.0", "   1 b 0  0000 - -"),
    ]
    .concat()
}

fn error(answer: &Answer) -> Value {
    answer.refused(400);
    serde_json::from_str::<Value>(&answer.body).unwrap()["error"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_sets_up_nothing() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    let event = format!("/api/v1/events/{}", table.event);
    let organiser = table.of("organiser");
    let text = "table,white,black\n1,First,Second\n2,Third,bye\n";
    let path = format!("{event}/import/csv?round=2&preview=true");
    let seen = organiser.request("POST", &path, &[], text).await;
    assert_eq!(seen.status, 200);
    let expected = json!({
        "boards": [{ "round": 2, "table": 1, "white": "First", "black": "Second" }],
        "skipped": [{ "line": 3, "why": "Third has a bye." }],
        "encoding": "utf-8",
    });
    assert_eq!(seen.ok(), expected);
    assert_eq!(organiser.get(&event).await.ok()["boards"], 1);
    // A preview refuses what an import would refuse.
    let taken =
        organiser.request("POST", &format!("{event}/import/csv?round=1&preview=true"), &[], text).await;
    assert_eq!(error(&taken)["line"], 2);
    organiser.request("POST", &format!("{path}&start=nonsense"), &[], text).await.refused(400);
    let trf = format!("{event}/import/trf?preview=true&lang=hr");
    let seen = organiser.request("POST", &trf, &[], &report()).await.ok();
    let who = json!({ "rating": 2000, "federation": "SRB" });
    let board = json!({ "round": 2, "table": 1, "white": "Two", "black": "One", "white_player": who, "black_player": who });
    assert_eq!(seen["boards"], json!([board]));
    assert_eq!(seen["skipped"], json!([{ "line": 3, "why": "Three nema para u 2. kolu." }]));
    let made = organiser.request("POST", &format!("{event}/import/csv?round=2"), &[], text).await;
    assert_eq!((made.status, made.ok()["boards"].as_array().unwrap().len()), (201, 1));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_are_told_in_the_language_of_the_page() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    let event = format!("/api/v1/events/{}", table.event);
    let organiser = table.of("organiser");
    for (path, text, line, column, said) in [
        (
            "import/csv?lang=en",
            "Bo.,Name,Rtg\n",
            Some(1),
            Some(1),
            "line 1, column 1: \"Bo.\" is not a table number",
        ),
        (
            "import/csv",
            "1,A,B\n2,C,\n",
            Some(2),
            Some(3),
            "line 2, column 3: the name of the player with the black",
        ),
        (
            "import/csv?lang=sr-Latn",
            "1,A,B\nx,C,D\n",
            Some(2),
            Some(1),
            "red 2, kolona 1: „x“ nije broj stola",
        ),
        ("import/csv?lang=sr-Cyrl", "2,A,B\n2,C,D\n", Some(2), None, "ред 2: сто 2 већ има партију у реду 1"),
        ("import/csv?lang=hr", "2,A,B\n1,C,D\n", Some(2), None, "redak 2: 1. kolo već ima ploču za stolom 1"),
        ("import/csv?lang=cs", "", None, None, "V souboru není žádná dvojice"),
        ("import/trf?lang=cs", "nonsense", None, None, "V souboru nejsou žádní hráči"),
        ("import/pgn?lang=hr", "[White \"A\"]\n\n*\n", Some(1), None, "redak 1: partija 1 nema oznaku Black"),
        ("results/trf?lang=sr-Latn", "001 abcd", Some(1), Some(5), "red 1, kolona 5: „abcd“"),
    ] {
        let answer = organiser.request("POST", &format!("{event}/{path}"), &[], text).await;
        let error = error(&answer);
        assert!(error["message"].as_str().unwrap().starts_with(said), "{path}: {error}");
        assert_eq!((&error["line"], &error["column"]), (&json!(line), &json!(column)), "{path}");
    }
    let long = format!("2,{},B\n", "A".repeat(201));
    let answer = organiser.request("POST", &format!("{event}/import/csv?lang=hr"), &[], &long).await;
    assert!(error(&answer)["message"].as_str().unwrap().starts_with("redak 1, stupac 2: ime je predugačko"));
    assert_eq!(organiser.get(&event).await.ok()["boards"], 1, "nothing was set up");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn standings_come_with_a_report_and_stay() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    let path = format!("/api/v1/events/{}/standings", table.event);
    let import = format!("/api/v1/events/{}/import/trf", table.event);
    assert_eq!(table.of("spectator").get(&path).await.ok(), json!({ "rows": [] }));
    let previewed = format!("{import}?preview=true");
    table.of("arbiter").request("POST", &previewed, &[], &report()).await.ok();
    assert_eq!(
        table.of("spectator").get(&path).await.ok(),
        json!({ "rows": [] }),
        "a preview changes nothing"
    );
    table.of("arbiter").request("POST", &import, &[], &report()).await.ok();
    let expected = json!({ "after_round": 1, "rows": [
        { "rank": 1, "name": "One", "points": 1.0 },
        { "rank": 2, "name": "Two", "points": 0.5 },
        { "rank": 3, "name": "Three", "points": 0.0 },
    ] });
    assert_eq!(table.of("spectator").get(&path).await.ok(), expected);
    // A file without standings removes none.
    let csv = format!("/api/v1/events/{}/import/csv?round=3", table.event);
    table.of("arbiter").request("POST", &csv, &[], "1,One,Two\n").await.ok();
    let house = house.restart().await;
    let table = table.moved_to(&house);
    assert_eq!(table.of("spectator").get(&path).await.ok(), expected, "after another start");
    house.end().await;
}

/// A list of pairings in Windows-1250, as Swiss pairing programs of the region write it.
const CSV_1250: &[u8] = b"\x8Aach.;\xC8.;;Jm\xE9no;Rtg;V\xFDsledek;;Jm\xE9no;Rtg;\xC8.\r\n\
    1;4;IM;Dvo\xF8\xE1k, Tom\xE1\x9A;2400;;;\xD0or\xF0evi\xE6, \x8Eivko;2100;9\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn a_guessed_encoding_is_told_and_can_be_overridden() {
    let house = House::new().await;
    let table = house.board(json!({ "lang": "cs" })).await;
    let organiser = table.of("organiser");
    let path = format!("/api/v1/events/{}/import/csv?round=2&lang=cs", table.event);
    let seen = organiser.request("POST", &format!("{path}&preview=true"), &[], CSV_1250).await.ok();
    assert_eq!(
        (&seen["boards"][0]["white"], &seen["boards"][0]["black"]),
        (&json!("Dvořák, Tomáš"), &json!("Đorđević, Živko"))
    );
    assert_eq!(seen["encoding"], "windows-1250");
    assert!(seen["guessed"].as_str().unwrap().contains("windows-1250"), "{seen}");
    let given =
        organiser.request("POST", &format!("{path}&preview=true&encoding=cp1250"), &[], CSV_1250).await.ok();
    assert_eq!((&given["boards"], &given["guessed"]), (&seen["boards"], &Value::Null));
    let wrong =
        organiser.request("POST", &format!("{path}&preview=true&encoding=utf-8"), &[], CSV_1250).await;
    assert!(error(&wrong)["message"].as_str().unwrap().contains("utf-8"));
    organiser.request("POST", &format!("{path}&encoding=klingon"), &[], CSV_1250).await.refused(400);
    organiser.request("POST", &path, &[], CSV_1250).await.ok();
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_travels_from_the_file_to_the_board_and_the_games() {
    let house = House::new().await;
    let table = house.board(json!({ "lang": "cs" })).await;
    let (organiser, arbiter) = (table.of("organiser"), table.of("arbiter"));
    let event = format!("/api/v1/events/{}", table.event);
    organiser.request("POST", &format!("{event}/import/csv?round=2"), &[], CSV_1250).await.ok();
    let boards = arbiter.get(&format!("{event}/boards?round=2")).await.ok();
    assert_eq!(boards[0]["white_player"], json!({ "title": "IM", "rating": 2400 }));
    let games = arbiter.get(&format!("{event}/games?round=2")).await;
    for tag in ["[WhiteTitle \"IM\"]", "[WhiteElo \"2400\"]", "[BlackElo \"2100\"]"] {
        assert!(games.body.contains(tag), "{tag}: {}", games.body);
    }
    // When swapped colours are corrected, the players' details move with them; a substitute is a different person.
    let board = format!("/api/v1/boards/{}", boards[0]["board"].as_str().unwrap());
    let change = |white: &str, black: &str| json!({ "white": white, "black": black }).to_string();
    let swapped =
        organiser.request("PATCH", &board, &[], change("Đorđević, Živko", "Dvořák, Tomáš")).await.ok();
    assert_eq!(
        (&swapped["white_player"]["rating"], &swapped["black_player"]["title"]),
        (&json!(2100), &json!("IM"))
    );
    let other = organiser.request("PATCH", &board, &[], change("Somebody Else", "Dvořák, Tomáš")).await.ok();
    assert_eq!((&other["white_player"], &other["black_player"]["title"]), (&Value::Null, &json!("IM")));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_comes_back_in_the_bytes_in_which_it_came() {
    let house = House::new().await;
    let table = house.board(json!({ "lang": "hr" })).await;
    let arbiter = table.of("arbiter");
    let event = format!("/api/v1/events/{}", table.event);
    let text = [player(1, "@evi@, Ante", "0.0", "   2 w"), player(2, "Two", "0.0", "   1 b")].concat();
    let bytes: Vec<u8> =
        text.replace('\n', "\r").bytes().map(|byte| if byte == b'@' { 0xE6 } else { byte }).collect();
    let back = arbiter.request("POST", &format!("{event}/results/trf?round=7"), &[], &bytes).await;
    assert_eq!((back.status, &back.body_bytes), (200, &bytes), "{}", back.head);
    assert!(back.head.contains("charset=windows-1250"), "{}", back.head);
    house.end().await;
}
