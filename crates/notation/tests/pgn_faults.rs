//! Faults are reported with their place, and reading continues.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::pgn_support::games;
use crate::pgn_support::trace::Trace;
use touchmove_board::Reason;
use touchmove_notation::ReadError;
use touchmove_notation::pgn::{PgnErrorKind, Place};

/// The faults of a text as `line:column kind`.
fn check(text: impl AsRef<[u8]>, expected: &[&str]) {
    let faults = Trace::of(text.as_ref()).faults;
    let told: Vec<String> = faults
        .iter()
        .map(|fault| format!("{}:{} {:?}", fault.place.line, fault.place.column, fault.kind))
        .collect();
    assert_eq!(told, expected, "{:?}", String::from_utf8_lossy(text.as_ref()));
}

/// The faults of a text when its moves are played.
fn check_played(text: impl AsRef<[u8]>, expected: &[&str]) {
    let games = games(text.as_ref());
    let faults = games.iter().flat_map(|game| &game.faults);
    let told: Vec<String> =
        faults.map(|fault| format!("{}:{} {:?}", fault.place.line, fault.place.column, fault.kind)).collect();
    assert_eq!(told, expected, "{:?}", String::from_utf8_lossy(text.as_ref()));
}

#[test]
fn of_the_text() {
    check("[Event \"a\n*", &["1:1 TagUnclosed"]);
    check("[Event \"a\"]\n [Site a]\n*", &["2:2 TagMalformed"]);
    check("1. e4\r\n {never\r\nclosed", &["2:2 CommentUnclosed"]);
    check("1. e4 {never\n\n[Event \"b\"]\n\n1. d4 *", &["1:7 CommentUnclosed"]);
    check(
        "1. e4 \" } ] > $ $256 $x",
        &[
            "1:7 StrayToken",
            "1:9 StrayToken",
            "1:11 StrayToken",
            "1:13 StrayToken",
            "1:15 NagMalformed",
            "1:17 NagMalformed",
            "1:22 NagMalformed",
        ],
    );
    check("e4 !!! e5 [%clk 0:01:00] Nf3", &["1:4 StrayToken", "1:11 StrayToken"]);
    check(
        "e4 ) e5 ( d5 ( c5 *",
        &["1:4 VariationUnopened", "1:19 OutcomeInVariation", "1:20 VariationUnclosed"],
    );
    check("e4 <never\ne5 *", &["1:4 StrayToken"]);
    check("e4\re5\r\rNf3 ~", &["4:5 StrayToken"]);
}

#[test]
fn the_next_game_is_read() {
    let trace = Trace::of("[Event \"a\"]\n1. e4 {never\n[Event \"b\"]\n\n1. d4 *".as_bytes());
    assert_eq!(trace.text(), "Event=a e4 | Event=b d4 *");
}

#[test]
fn offsets() {
    let text = "1. e4 e5\n2. Ke3 Nc6";
    let game = &games(text)[0];
    assert_eq!(game.faults[0].place, Place { line: 2, column: 4, offset: 12 });
    assert_eq!(game.faults[0].to_string().split(':').next(), Some("line 2, column 4"));
}

#[test]
fn of_moves() {
    let why = |text: &str| match games(text)[0].faults.first().map(|fault| fault.kind.clone()) {
        Some(PgnErrorKind::Move { ply, why, .. }) => (ply, why),
        other => panic!("{other:?}"),
    };
    assert_eq!(why("1. e4 e5 2. xyz"), (3, ReadError::Unreadable));
    assert!(matches!(why("1. e4 e5 2. Ke3"), (3, ReadError::Illegal { .. })));
    assert!(matches!(why("1. e4 (1. Ra3) e5"), (1, ReadError::Illegal { reason: Reason::Blocked(_), .. })));
    assert!(matches!(
        why("1. Nf3 d5 2. Nc3 d4 3. Na4 d3 4. Nc5 a6 5. Ne4 a5 6. Ng5"),
        (11, ReadError::Ambiguous(_))
    ));
}

#[test]
fn a_move_that_cannot_be_played_ends_its_line_only() {
    let game = &games("1. e4 (1. Ke5 {x} e5) (1. d4) e5 2. Ke5 {y} Nc6 (2... d6) $1 1-0")[0];
    assert_eq!(game.fault_count, 2);
    let pgn = game.record.to_pgn();
    assert!(pgn.ends_with("\n1. e4 (1. d4) 1... e5 1-0\n\n"), "{pgn}");
}

#[test]
fn of_the_start() {
    check_played(
        "[FEN \"nonsense\"]\n\n1. e4 *",
        &["1:1 Fen(FenError { field: Pieces, kind: Unexpected('o'), column: 2 })"],
    );
    check_played("[SetUp \"1\"]\n\n1. e4 *", &["3:1 FenMissing"]);
    check_played("[Variant \"Chess960\"]\n\n1. e4 *", &["3:1 FenMissing"]);
    check_played("[Variant \"Three-check\"]\n\n1. e4 *", &["3:1 OtherVariant(\"Three-check\")"]);
    let game = games("[SetUp \"1\"]\n[FEN \"nonsense\"]\n\n1. e4 {x} 1-0").remove(0);
    assert_eq!((game.record.start(), game.record.len()), (None, 0));
    assert_eq!(game.record.tags.get("FEN"), Some("nonsense"));
    assert!(games(game.record.to_pgn())[0].record == game.record);
    check_played("[Variant \"Standard\"]\n\n1. e4 *", &[]);
    check_played(
        "[Result \"1-0\"]\n\n1. e4 *",
        &["3:7 ResultConflict(ResultConflict { tag: WhiteWins, token: Unknown })"],
    );
    check_played("[Result \"1/2-0\"]\n\n1. e4 *", &[]);
    check_played("[Result \"1-0\"]\n\n1. e4", &[]);
}

#[test]
fn of_tags() {
    check_played("[Event \"a\"]\n[Event_\"x\"]\n[Site \"a\"]\n[Site \"b\"]\n*", &["4:1 TagRepeated"]);
    check_played("[Wh-ite \"a\"]\n[Result \"2-0\"]\n1-0", &["1:1 TagName", "2:1 Result"]);
    let many: String = (0..1002).map(|number| format!("[T{number} \"\"]\n")).collect();
    check_played(many, &["1001:1 TooManyTags", "1002:1 TooManyTags"]);
}

#[test]
fn of_what_follows_an_illegal_move() {
    for text in ["{[%stood e1e9]}", "{[%stood )]}", "{[%stood ;%zz]}", "{[%stood ;%FF]}", "{[%stood e2e4xx]}"]
    {
        check_played(format!("1. e4 {text}"), &["1:7 Stood"]);
    }
    check_played("{[%stood e2e5 ( e2e6 ( e2e7]} 1-0", &[]);
    check_played("1. e4 $1 ({[%stood e2e5]})", &[]);
    check_played("$1 (1. e4) 1. e4 *", &["1:1 NagMisplaced", "1:4 VariationMisplaced"]);
}
