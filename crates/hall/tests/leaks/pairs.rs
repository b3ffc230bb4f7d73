//! Acts that look alike; players must notice the difference by themselves.

use super::{From, Pair, from_acts, from_starts, none_leaks};
use serde_json::json;

/// A knight in front of its king: the rook pins it, or is beside it.
pub(super) const PINNED: [&str; 2] =
    ["4r3/p6k/8/8/8/4N3/P7/4K3 w - - 0 1", "3r4/p6k/8/8/8/4N3/P7/4K3 w - - 0 1"];
/// The same with two more knights, which reach the same square.
const KNIGHTS: [&str; 2] = ["4r3/p6k/8/8/8/4NN2/P7/1N2K3 w - - 0 1", "3r4/p6k/8/8/8/4NN2/P7/1N2K3 w - - 0 1"];
const CHECKED: [&str; 2] = ["3r4/p6k/8/8/8/8/PP6/4K3 w - - 0 1", "2r5/p6k/8/8/8/8/PP6/4K3 w - - 0 1"];
const CASTLING: [&str; 2] =
    ["r3k2r/p6p/8/8/8/8/P6P/R3K2R w - - 0 1", "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1"];
const CASTLING_960: [&str; 2] =
    ["1k4r1/p7/8/8/8/8/P5P1/5KR1 w k - 0 1", "1k4r1/p7/8/8/8/8/P5P1/5KR1 w Kk - 0 1"];
const EN_PASSANT: [&str; 2] = ["4k3/8/p7/3pP3/8/P7/8/4K3 w - - 0 1", "4k3/8/p7/3pP3/8/P7/8/4K3 w - d6 0 1"];
/// A pawn that may promote, or may not even move there.
const PROMOTION: [&str; 2] = ["2K3k1/1P6/b5pp/8/8/8/8/8 w - - 0 1", "2K3k1/1P6/n5pp/8/8/8/8/8 w - - 0 1"];
const QUIET: [&str; 2] = ["4k3/p7/8/8/8/8/P7/4K3 w - - 147 100", "4k3/p7/8/8/8/8/P7/4K3 w - - 3 100"];

/// One move each, so that there is a game to see.
pub(super) const OPENED: &[&str] =
    &["arbiter start", "white move a2a3", "white press", "black move a7a6", "black press"];

fn opened(acts: &[&'static str]) -> Vec<&'static str> {
    [OPENED, acts].concat()
}

/// The moves that look alike, each with its starting positions: made, and not pressed. The right to capture en passant lasts for one move,
/// and is gone after one move each.
fn moves() -> Vec<Pair> {
    let pair = |name, starts, mv| from_starts(name, starts, &opened(&[mv]));
    vec![
        pair("a pinned knight", PINNED, "white move e3f5"),
        pair("a king into check", CHECKED, "white move e1d1"),
        pair("castling", CASTLING, "white move e1g1"),
        pair("castling on the other side", CASTLING, "white move e1c1"),
        pair("castling told by the rook", CASTLING, "white move e1h1"),
        pair("castling in Chess960", CASTLING_960, "white move f1g1"),
        from_starts("en passant", EN_PASSANT, &["arbiter start", "white move e5d6"]),
    ]
}

fn and_then(pairs: Vec<Pair>, acts: &[&'static str]) -> Vec<Pair> {
    let then = |mut pair: Pair| {
        pair.acts.iter_mut().for_each(|own| own.extend(acts));
        pair
    };
    pairs.into_iter().map(then).collect()
}

fn all_with(pairs: Vec<Pair>, settings: &serde_json::Value) -> Vec<Pair> {
    pairs.into_iter().map(|pair| pair.with(settings.clone())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_before_the_press() {
    none_leaks(moves()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pawn_left_on_the_last_rank() {
    none_leaks(vec![from_starts("a pawn", PROMOTION, &["arbiter start", "white move b7b8"])]).await;
}

/// A reply is accepted, whether or not the move before it is legal.
#[tokio::test(flavor = "multi_thread")]
async fn a_reply_to_an_illegal_move_that_is_not_pressed() {
    none_leaks(and_then(moves(), &["black move a6a5"]).into_iter().take(3).collect()).await;
    let unwatched = json!({ "watch": false });
    none_leaks(
        all_with(and_then(moves(), &["black move a6a5", "white press"]), &unwatched)
            .into_iter()
            .take(2)
            .collect(),
    )
    .await;
}

/// The illegal move is not noticed: it is completed, and so are the next moves.
#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_that_nobody_has_noticed() {
    none_leaks(all_with(and_then(moves(), &["white press"]), &json!({ "watch": false }))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_that_stands() {
    let goes_on = |reply, next| ["white press", reply, "black press", next, "white press"].to_vec();
    let by_black = |pairs: Vec<Pair>| and_then(pairs, &goes_on("black move a6a5", "white move a3a4"));
    let limited = json!({ "watch": false, "supervision": "limited", "time": "600+60" });
    none_leaks(all_with(by_black(moves()), &limited)).await;
    // The disambiguation of like pieces in notation does not depend on the overlooked check.
    let told_apart = from_starts("knights", KNIGHTS, &opened(&["white move e3f5"]));
    let told_apart = and_then(vec![told_apart], &goes_on("black move a6a5", "white move b1d2"));
    none_leaks(all_with(told_apart, &limited)).await;
    let in_2009 = json!({ "edition": "2009", "supervision": "limited", "time": "1200" });
    none_leaks(all_with(by_black(moves().into_iter().take(1).collect()), &in_2009)).await;
    let castled = and_then(
        moves().into_iter().skip(2).take(1).collect(),
        &goes_on("black move a6a5", "white move f1f5"),
    );
    none_leaks(all_with(castled, &limited)).await;
}

/// King and rook were touched: a player who may castle must; one who may not must move the king.
#[tokio::test(flavor = "multi_thread")]
async fn an_obligation_of_article_4() {
    let touched = opened(&["white touch e1", "white touch h1"]);
    let moved = [&touched[..], &["white move e1f1"]].concat();
    let pressed = [&moved[..], &["white press", "black touch a6", "black move a6a5", "black press"]].concat();
    none_leaks(vec![
        from_starts("touched", CASTLING, &touched),
        from_starts("moved otherwise", CASTLING, &moved),
        from_starts("moved otherwise, unwatched", CASTLING, &pressed).with(json!({ "watch": false })),
    ])
    .await;
}

/// The starting position appeared before with other rights, so that it has appeared three times or twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_third_repetition() {
    let round = [
        "white move h1g1",
        "white press",
        "black move h8g8",
        "black press",
        "white move g1h1",
        "white press",
        "black move g8h8",
        "black press",
    ];
    let acts = [&["arbiter start"][..], &round, &round].concat();
    none_leaks(vec![from_starts("rooks there and back", CASTLING, &acts)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_many_moves_went_by_without_a_capture() {
    let acts = ["arbiter start", "white move e1e2", "white press", "black move e8e7"];
    none_leaks(vec![from_starts("kings", QUIET, &acts)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_on_a_scoresheet() {
    let sheets = json!({ "scoresheets": true });
    let told = ["arbiter start", "white move a2a3", "white press"];
    let wrote = |text| [&told[..], &[text]].concat();
    let right = wrote(r#"white {"act":"write","text":"a3"}"#);
    let wrong = wrote(r#"white {"act":"write","text":"Nf3 ??"}"#);
    let start = PINNED[1];
    none_leaks(vec![from_acts("an entry", start, [&right, &wrong]).with(sheets).kept(From::Opponent)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_in_an_envelope() {
    let sealed = |text| opened(&["arbiter adjourn", text, "white stop_clocks"]);
    let legal = sealed(r#"white {"act":"seal","text":"Nf5"}"#);
    let illegal = sealed(r#"white {"act":"seal","text":"Ne5"}"#);
    let nothing = sealed(r#"white {"act":"seal","text":"a draw?"}"#);
    let start = PINNED[1];
    let kept = |pair: Pair| pair.kept(From::Desk);
    none_leaks(vec![
        kept(from_acts("legal or not", start, [&illegal, &legal])),
        kept(from_acts("a move or not", start, [&nothing, &legal])),
        kept(from_acts("told by nobody", start, [&untold(&nothing), &untold(&legal)]))
            .with(json!({ "moves": "untold" })),
    ])
    .await;
}

/// The same acts without the moves, which are not reported.
fn untold(acts: &[&'static str]) -> Vec<&'static str> {
    acts.iter().copied().filter(|act| !act.contains(" move ")).collect()
}

/// The arbiter enters the position on a wooden board, with its rights.
#[tokio::test(flavor = "multi_thread")]
async fn a_position_that_the_arbiter_told() {
    let told = |position| ["arbiter start", "white press", position, "black press"].to_vec();
    let without = told(r#"arbiter {"act":"position","fen":"r3k2r/p6p/8/8/8/8/P6P/R3K2R b - - 90 60"}"#);
    let with = told(r#"arbiter {"act":"position","fen":"r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQkq - 3 60"}"#);
    none_leaks(vec![from_acts("rights", "standard", [&without, &with]).with(json!({ "moves": "untold" }))])
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_offered_with_an_illegal_move() {
    let pinned = || moves().into_iter().take(1).collect::<Vec<_>>();
    none_leaks(and_then(pinned(), &["white offer_draw"])).await;
    none_leaks(and_then(pinned(), &["white offer_draw", "black touch h7"])).await;
    none_leaks(and_then(pinned(), &["white offer_draw", "black decline_draw"])).await;
}
