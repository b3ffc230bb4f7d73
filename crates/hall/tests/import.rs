//! A file is looked at before it is taken in, its faults are told in the language of the page, and its standings are kept.

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
    });
    assert_eq!(seen.ok(), expected);
    assert_eq!(organiser.get(&event).await.ok()["boards"], 1);
    // What an import would refuse, a preview refuses.
    let taken =
        organiser.request("POST", &format!("{event}/import/csv?round=1&preview=true"), &[], text).await;
    assert_eq!(error(&taken)["line"], 2);
    organiser.request("POST", &format!("{path}&start=nonsense"), &[], text).await.refused(400);
    let trf = format!("{event}/import/trf?preview=true&lang=hr");
    let seen = organiser.request("POST", &trf, &[], &report()).await.ok();
    assert_eq!(seen["boards"], json!([{ "round": 2, "table": 1, "white": "Two", "black": "One" }]));
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
            "Bo.,Name,Name\n",
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
    // A file without standings takes nothing away.
    let csv = format!("/api/v1/events/{}/import/csv?round=3", table.event);
    table.of("arbiter").request("POST", &csv, &[], "1,One,Two\n").await.ok();
    let house = house.restart().await;
    let table = table.moved_to(&house);
    assert_eq!(table.of("spectator").get(&path).await.ok(), expected, "after another start");
    house.end().await;
}
