//! Texts that the pages have read: moves as players write them, scoresheets, time controls; and what an edition offers.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::House;
use serde_json::{Value, json};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn query(pairs: &[(&str, &str)]) -> String {
    let encoded = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    let pairs: Vec<String> = pairs.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
    pairs.join("&")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_read_by_how_the_pieces_move() {
    let house = House::new().await;
    let anybody = house.client(None);
    let cases = [
        ("en", "Nf3", START, json!({ "readable": true, "moves": ["g1f3"] })),
        ("hr", "Sf3", START, json!({ "readable": true, "moves": ["g1f3"] })),
        ("en", "Nd4", START, json!({ "readable": true, "moves": [] })),
        ("en", "hello", START, json!({ "readable": false, "moves": [] })),
        ("en", "Rd1", "4k3/8/8/8/8/8/K7/R6R", json!({ "readable": true, "moves": ["a1d1", "h1d1"] })),
        // The knight is pinned, which the player must see.
        ("en", "Nf5", "4r1k1/8/8/8/8/4N3/8/4K3", json!({ "readable": true, "moves": ["e3f5"] })),
    ];
    for (lang, text, fen, expected) in cases {
        let asked = query(&[("fen", fen), ("by", "white"), ("lang", lang), ("text", text)]);
        assert_eq!(anybody.get(&format!("/api/v1/notation?{asked}")).await.ok(), expected, "{lang} {text}");
    }
    // The starting position determines which rook castles.
    let castling = "4k3/8/8/8/8/8/8/1R3K1R";
    for (start, moves) in [
        ("standard", json!([])),
        ("1r3k1r/8/8/8/8/8/8/1R3K1R w KQkq - 0 1", json!(["f1b1"])),
        ("chess960:0", json!([])),
    ] {
        let asked = [("fen", castling), ("by", "white"), ("lang", "en"), ("text", "O-O-O"), ("start", start)];
        let read = anybody.get(&format!("/api/v1/notation?{}", query(&asked))).await.ok();
        assert_eq!(read["moves"], moves, "{start}");
    }
    let wrong = [
        [("fen", "8"), ("by", "white"), ("lang", "en"), ("text", "e4")],
        [("fen", START), ("by", "nobody"), ("lang", "en"), ("text", "e4")],
        [("fen", START), ("by", "white"), ("lang", "xx"), ("text", "e4")],
    ];
    let unknown_start =
        [("fen", START), ("by", "white"), ("lang", "en"), ("text", "e4"), ("start", "chess960:960")];
    let wrong = wrong.iter().map(<[_; 4]>::as_slice).chain([unknown_start.as_slice()]);
    for asked in wrong {
        let path = format!("/api/v1/notation?{}", query(asked));
        assert_eq!(anybody.get(&path).await.refused(400), "bad_value", "{asked:?}");
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_is_read_along_its_game() {
    let house = House::new().await;
    let anybody = house.client(None);
    let positions = [
        format!("{START} w KQkq - 0 1"),
        "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1".to_owned(),
    ];
    let body = json!({ "positions": positions, "played": ["g1f3", "g8f6"], "entries": ["Sf3", "Sd4"] });
    let read = anybody.post("/api/v1/notation/sheet", &body).await.ok();
    assert_eq!(read["moves"], json!(["g1f3", null]));
    let endless = json!({ "positions": [], "played": [], "entries": vec!["e4"; 2000] });
    assert_eq!(anybody.post("/api/v1/notation/sheet", &endless).await.refused(413), "too_large");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_control_is_read_or_its_fault_named() {
    let house = House::new().await;
    let anybody = house.client(None);
    let read = async |text: &str, edition: &str| -> Value {
        let asked = query(&[("text", text), ("edition", edition)]);
        anybody.get(&format!("/api/v1/time-control?{asked}")).await.ok()
    };
    let long = read("40/5400+30:1800d5", "2023").await;
    let periods = json!([
        { "moves": 40, "seconds": 5400, "increment": 30, "delay": 0 },
        { "moves": null, "seconds": 1800, "increment": 0, "delay": 5 },
    ]);
    assert_eq!(long["control"], json!({ "periods": periods, "sixty_moves": 9000, "class": "standard" }));
    // Twelve minutes were blitz in 2005.
    assert_eq!(read("720", "2023").await["control"]["class"], "rapid");
    assert_eq!(read("720", "2005").await["control"]["class"], "blitz");
    let fault = read("90 min", "2023").await["fault"].clone();
    assert_eq!((&fault["code"], &fault["column"]), (&json!("unexpected"), &json!(3)));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edition_says_what_it_offers() {
    let house = House::new().await;
    let anybody = house.client(None);
    let offers = anybody.get("/api/v1/laws/2009/offers").await.ok();
    assert_eq!((&offers["flag_article"], &offers["chess960"]), (&json!("6.9"), &json!(true)));
    anybody.get("/api/v1/laws/1997/offers").await.refused(404);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_laws_are_searched_by_words() {
    let house = House::new().await;
    let anybody = house.client(None);
    let search = async |edition: &str, words: &str, lang: &str| {
        let asked = query(&[("q", words), ("lang", lang)]);
        anybody.get(&format!("/api/v1/laws/{edition}/search?{asked}")).await
    };
    let articles = |found: &Value| -> Vec<String> {
        let found = found.as_array().unwrap().iter();
        found.map(|found| found["article"].as_str().unwrap().to_owned()).collect()
    };
    let found = search("2023", "flag fall mate", "en").await.ok();
    assert!(articles(&found).contains(&"6.9".to_owned()), "{found}");
    assert!(found[0]["excerpt"].as_str().is_some_and(|text| !text.is_empty()) && found[0]["score"].is_u64());
    let cyrillic = search("2009", "заставица", "sr-Cyrl").await.ok();
    assert_eq!(articles(&search("2009", "zastavica", "sr-Cyrl").await.ok()), articles(&cyrillic));
    assert!(cyrillic[0]["excerpt"].as_str().unwrap().contains('а'), "in the language shown: {cyrillic}");
    assert_eq!(search("2023", "zeppelin", "en").await.ok(), json!([]));
    assert_eq!(search("2023", "", "en").await.ok(), json!([]));
    search("2023", &"a ".repeat(200), "en").await.refused(400);
    search("1999", "flag", "en").await.refused(404);
    house.end().await;
}
