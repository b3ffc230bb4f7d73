//! The adviser and the gym over HTTP, without a link.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::House;
use serde_json::json;

/// Black's flag has fallen; White has a knight, Black a rook.
const KNIGHT_AGAINST_ROOK: &str = "8/8/4k3/8/3N4/8/1r6/4K3%20b%20-%20-%200%201";

#[tokio::test(flavor = "multi_thread")]
async fn the_questions_lead_to_an_answer() {
    let house = House::new().await;
    let anybody = house.client(None);
    let topics = anybody.get("/api/v1/ask?lang=cs").await.ok();
    let flag = topics.as_array().unwrap().iter().find(|topic| topic["id"] == "flag").unwrap();
    let black = &flag["question"]["choices"][1];
    assert_eq!(black["id"], "black");
    assert_eq!(black["question"]["choices"][0]["id"], "claimed");
    let advice = anybody.get("/api/v1/ask/flag?answers=black.claimed").await.ok();
    assert_eq!(advice["asks_for_board"], true);
    let path = format!("/api/v1/ask/flag?answers=black.claimed&fen={KNIGHT_AGAINST_ROOK}");
    let advice = anybody.get(&path).await.ok();
    assert_eq!(advice["asks_for_board"], false);
    assert!(advice["ruling"].as_str().unwrap().ends_with("1-0."), "{advice}");
    assert!(!advice["line"].as_array().unwrap().is_empty());
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_answers_of_a_topic_are_those_that_are_asked_one_by_one() {
    let house = House::new().await;
    let anybody = house.client(None);
    let conditions = "edition=2014&class=blitz&supervision=limited&increment=false&lang=hr";
    let all = anybody.get(&format!("/api/v1/ask/unsupervised/answers?{conditions}")).await.ok();
    for answer in all.as_array().unwrap() {
        let answers = answer["answers"].as_str().unwrap();
        let path = format!("/api/v1/ask/unsupervised?answers={answers}&{conditions}");
        assert_eq!(anybody.get(&path).await.ok(), answer["advice"], "{answers}");
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_asked_is_refused_in_words() {
    let house = House::new().await;
    let anybody = house.client(None);
    for (path, status) in [
        ("/api/v1/ask/nothing?answers=white", 404),
        ("/api/v1/ask/flag?answers=white", 404),
        ("/api/v1/ask/flag?answers=black.claimed&edition=1999", 404),
        ("/api/v1/ask/flag?answers=black.claimed&class=bullet", 400),
        ("/api/v1/ask/flag?answers=black.claimed&fen=8/8/8/8/8/8/8/8%20b%20-%20-%200%201", 400),
        ("/api/v1/ask/nothing/answers", 404),
        ("/api/v1/drill/questions", 400),
        ("/api/v1/drill/questions?seed=1&level=4", 400),
        ("/api/v1/drill/questions?seed=1&topic=openings", 400),
    ] {
        anybody.get(path).await.refused(status);
    }
    // A clock of many years is accepted.
    let path = format!("/api/v1/ask/illegal?answers=white.claimed.none&white_ms={0}&black_ms={0}", u64::MAX);
    anybody.get(&path).await.ok();
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_always_draws_the_same_questions() {
    let house = House::new().await;
    let anybody = house.client(None);
    let topics = anybody.get("/api/v1/drill?edition=2023&lang=en").await.ok();
    assert!(topics.as_array().unwrap().iter().all(|topic| topic["incidents"].as_u64().unwrap() > 0));
    let draw =
        |seed: u64| format!("/api/v1/drill/questions?seed={seed}&questions=5&edition=2023&lang=sr-Latn");
    let first = anybody.get(&draw(7)).await.ok();
    assert_eq!(first["questions"].as_array().unwrap().len(), 5);
    assert_eq!(anybody.get(&draw(7)).await.ok(), first);
    assert_ne!(anybody.get(&draw(8)).await.ok(), first);
    for (question, key) in first["questions"].as_array().unwrap().iter().zip(first["key"].as_array().unwrap())
    {
        assert_eq!(json!(question["right"].as_u64().unwrap() + 1), *key);
    }
    house.end().await;
}
