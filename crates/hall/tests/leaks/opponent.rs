//! A player tries everything to learn whether the opponent's move, made but not pressed, is legal.

use super::pairs::{OPENED, PINNED};
use super::{Pair, from_starts};
use serde_json::json;

/// What a player, or the table for both, can do meanwhile. It excludes acts that ask for a ruling on the move itself, or end the game: a
/// claim of an illegal move, a resignation.
const TRIED: &[&str] = &[
    "black touch h7",
    "black touch f5",
    "black touch e3",
    r#"black {"act":"adjust","squares":["h7"]}"#,
    r#"black {"act":"place","from":"h7","to":"h8"}"#,
    r#"black {"act":"place","from":"e3","to":"h8"}"#,
    r#"black {"act":"promote","piece":"q"}"#,
    "black move h7g6",
    "black move h7h5",
    "black move e3e4",
    r#"black {"act":"announce","text":"Kg6"}"#,
    "black press",
    "black offer_draw",
    "black accept_draw",
    "black decline_draw",
    r#"black {"act":"claim","claim":"threefold"}"#,
    r#"black {"act":"claim","claim":"threefold","move":"h7g6"}"#,
    r#"black {"act":"claim","claim":"fifty"}"#,
    r#"black {"act":"claim","claim":"fifty","move":"h7h5"}"#,
    r#"black {"act":"claim","claim":"flag"}"#,
    r#"black {"act":"claim","claim":"touch_move"}"#,
    r#"black {"act":"claim","claim":"two_hands"}"#,
    r#"black {"act":"claim","claim":"two_moves"}"#,
    r#"black {"act":"claim","claim":"wrong_start"}"#,
    r#"black {"act":"claim","claim":"quickplay","grounds":"no_effort"}"#,
    "black stop_clocks",
    "black ask_scoresheet",
    r#"black {"act":"ask_scoresheet","to_write":true}"#,
    "black inform",
    r#"black {"act":"seal","text":"Kg6"}"#,
    r#"black {"act":"sign","result":"1-0"}"#,
    "black appeal",
    r#"black {"act":"hand_in","scoresheet":true}"#,
    "black confirm",
    r#"black {"act":"write","text":"Nf5"}"#,
    "table correct_by_agreement",
];

async fn none_tells(settings: serde_json::Value) {
    let mut leaks = Vec::new();
    for tried in TRIED {
        let acts = [OPENED, &["white move e3f5", tried]].concat();
        let pair: Pair = from_starts(tried, PINNED, &acts).with(settings.clone());
        leaks.extend(pair.leaks(0).await);
    }
    assert!(leaks.is_empty(), "{} leaks:\n{}", leaks.len(), leaks.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_the_opponent_tries_before_the_press() {
    none_tells(json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_the_opponent_tries_under_the_laws_of_2014() {
    none_tells(json!({ "edition": "2014", "scoresheets": true })).await;
}
