//! The export format.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::pgn_support::{game, games};
use touchmove_board::Position;
use touchmove_notation::Language;
use touchmove_notation::pgn::{
    ClockTime, Comment, GameRecord, GameResult, Limits, Records, TagError, Termination, TimeCommand,
};

/// Reads a text and compares the moves as written.
fn check(text: &str, expected: &str) {
    let pgn = game(text).to_pgn();
    let movetext = pgn.split_once("\n\n").map_or("", |(_, moves)| moves);
    assert_eq!(movetext.trim_end(), expected);
}

#[test]
fn numbers() {
    check("e4 e5 Nf3", "1. e4 e5 2. Nf3 *");
    check("e4 {a} e5 Nf3 {b} {c} Nc6", "1. e4 {a} 1... e5 2. Nf3 {b [%and] c} 2... Nc6 *");
    check("e4 (d4 d5 (d6)) e5 $1 Nf3", "1. e4 (1. d4 d5 (1... d6)) 1... e5 $1 2. Nf3 *");
    check("e4! e5?!", "1. e4 $1 e5 $6 *");
    check("[FEN \"4k3/8/8/8/8/8/8/R3K3 b Q - 0 30\"]\nKd8 O-O-O+", "30... Kd8 31. O-O-O+ *");
}

#[test]
fn what_other_readers_do_not_take_stands_in_one_comment() {
    check("e4 (=) {a} e5", "1. e4 {[%offer] a} 1... e5 *");
    check("e4 {a} (=) {b} (d4) {c} e5", "1. e4 {[%offer] a [%and] b} (1. d4) 1... e5 {c [%before]} *");
    check("e4 (d4) {c} e5 (=) {d}", "1. e4 (1. d4) 1... e5 {c [%before] [%offer] d} *");
    check("e4 (d4) {[%stood e7e4]}", "1. e4 {[%stood ( d2d4 ) e7e4]} *");
    check("e4 e5 (--) (c5) Nf3", "1. e4 e5 {[%stood ( -- ) ( c7c5 )]} 2. Nf3 *");
    check("e4 {back\\ }", "1. e4 {back\\ } *");
    check("e4 ; :-}\n e5", "1. e4 {:-[%7D]} 1... e5 *");
    check("e4 -- d4 d5 {x}", "1. e4 {[%stood -- d2d4 d7d5 ;x]} *");
    check("e4 e5 (c5 --)", "1. e4 e5 (1... c5 {[%stood --]}) *");
    check("e4 {a} {[%stood e7e4]}", "1. e4 {a [%and] [%stood e7e4]} *");
    // Text that happens to look like this is kept unchanged.
    let mut record = game("e4");
    let first = record.main_line().next().unwrap();
    for text in ["[%and]", "[%offer] [%7D] [%5B] }", "[%stood e7e5]", "[[%and] x", "a [%and"] {
        record.ply_mut(first).comments.extend(Comment::new(text));
    }
    assert!(game(record.to_pgn()) == record, "{}", record.to_pgn());
    assert_eq!(record.ply(first).comments.len(), 5);
}

#[test]
fn what_earlier_versions_wrote_is_read() {
    let old = "{Board 4} 1. e4 {[%clk 1:59:58]} {good} 1... e5 2. Nf3 (=) 2... Nc6 ;a smile :-}\n3. -- d6 *";
    let new = "{Board 4} 1. e4 {[%clk 1:59:58] [%and] good} 1... e5 2. Nf3 {[%offer]} 2... Nc6\n\
               {a smile :-[%7D] [%and] [%stood -- d7d6]} *";
    check(old, new);
    assert!(game(old) == game(new));
}

#[test]
fn san() {
    check("Pe4 Pe5 Pd2-d4 Pexd4", "1. e4 e5 2. d4 exd4 *");
    check("1. e2-e4 d7d5 2. e4xd5 Qd8xd5 3. Nb1c3", "1. e4 d5 2. exd5 Qxd5 3. Nc3 *");
    check("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# *");
    check("[FEN \"8/P3k3/8/8/8/8/8/4K2R w K - 0 1\"]\n1. a8Q Kd7 2. 0-0", "1. a8=Q Kd7 2. O-O *");
}

#[test]
fn chess960() {
    let text = "[Variant \"Chess960\"]\n[FEN \"nnrbkrbq/pppppppp/8/8/8/8/PPPPPPPP/NNRBKRBQ w FCfc - 0 1\"]\n\n\
                1. c4 c5 2. Bc2 Bc7 3. O-O-O O-O-O *";
    let record = game(text);
    let last = record.position_after(record.main_line().last()).unwrap();
    assert_eq!(last.board.to_string(), "nnkr1rbq/ppbppppp/8/2p5/2P5/8/PPBPPPPP/NNKR1RBQ");
    assert!(game(record.to_pgn()) == record);
    // The standard position is one of the 960, so the variant must be stated.
    let standard = format!("[Variant \"Chess 960\"]\n[FEN \"{}\"]\n\n*", Position::standard());
    assert!(game(game(&standard).to_pgn()) == game(&standard));
    assert!(!game("[Variant \"Standard\"]\n\n*").to_pgn().contains("FEN"));
}

#[test]
fn other_languages() {
    let german = Language::by_code("de").unwrap();
    let text = "1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. O-O Sxe4 5. Te1 Sd6 6. Sxe5 Le7 7. Df3 *";
    let read = Records::with(text.as_bytes(), Limits::DEFAULT, german).next_game();
    let Ok(Some(read)) = read else { panic!("there is a game") };
    assert_eq!(read.faults, []);
    assert!(read.record.to_pgn().contains("5. Re1 Nd6 6. Nxe5 Be7 7. Qf3 *"));
}

#[test]
fn tags() {
    let mut record = GameRecord::new(Position::standard());
    assert_eq!(record.tags.set("ZZZ", "z"), Ok(()));
    assert_eq!(record.tags.set("White", "a \"b\" \\"), Ok(()));
    assert_eq!(record.tags.set("Annotator", "two\nlines"), Ok(()));
    assert_eq!(record.tags.set("Result", "1-0"), Err(TagError::Derived));
    assert_eq!(record.tags.set("Wh ite", ""), Err(TagError::Name));
    assert_eq!(record.tags.set("ZZZ", &"x".repeat(40_000)), Err(TagError::Value));
    assert_eq!(record.tags.set("Termination", "Time Forfeit"), Ok(()));
    assert_eq!(record.tags.termination(), Some(Termination::TimeForfeit));
    record.result = GameResult::BothLose;
    let expected = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "a \"b\" \\"]
[Black "?"]
[Result "0-0"]
[Annotator "two lines"]
[Termination "time forfeit"]
[ZZZ "z"]

*

"#;
    assert_eq!(record.to_pgn(), expected);
    record.tags.remove("ZZZ");
    record.tags.remove("White");
    assert_eq!((record.tags.get("ZZZ"), record.tags.get("White")), (None, Some("?")));
}

#[test]
fn what_the_tag_and_the_moves_say_of_the_result_is_kept() {
    for (text, result) in [
        ("[Result \"1-0\"]\n\n0-1", GameResult::BlackWins),
        ("[Result \"1-0\"]\n\n*", GameResult::WhiteWins),
        ("[Result \"*\"]\n\n1-0", GameResult::WhiteWins),
        ("[Result \"+/-\"]\n\n1-0", GameResult::WhiteWins),
    ] {
        let read = games(text).remove(0);
        assert_eq!((read.record.result, read.faults.len()), (result, 1), "{text}");
        assert!(read.record.to_pgn().ends_with(&format!("{text}\n\n")), "{}", read.record.to_pgn());
    }
}

#[test]
fn the_result_is_that_of_the_moves_or_of_the_tag() {
    for (text, result) in [
        ("[Result \"1-0\"]\n\n1-0", GameResult::WhiteWins),
        ("[Result \"1-0\"]\n\n", GameResult::WhiteWins),
        ("[Result \"+/-\"]\n\n*", GameResult::WhiteWinsByForfeit),
        ("[Result \"0-0\"]\n\n1. e4 *", GameResult::BothLose),
        ("1. e4", GameResult::Unknown),
    ] {
        assert_eq!(game(text).result, result, "{text}");
    }
}

#[test]
fn commands_in_comments() {
    let comment = Comment::new(" fine [%clk 1:02:03.5][%emt 0:00:07] move\n[%cal Ge2e4] ").unwrap();
    let commands: Vec<(&str, &str)> = comment.commands().map(|found| (found.name, found.value)).collect();
    assert_eq!(commands, [("clk", "1:02:03.5"), ("emt", "0:00:07"), ("cal", "Ge2e4")]);
    assert_eq!(comment.words(), "fine move");
    assert_eq!(comment.time(TimeCommand::Clock), Some(ClockTime::from_milliseconds(3_723_500)));
    assert_eq!(comment.time(TimeCommand::ElapsedGameTime), None);
}

#[test]
fn clock_times_are_said_in_the_comments() {
    let mut record = game("e4 {good [%clk 0:01:00]} e5");
    let ids: Vec<_> = record.main_line().collect();
    record.ply_mut(ids[0]).set_time(TimeCommand::Clock, ClockTime::from_seconds(59));
    record.ply_mut(ids[1]).set_time(TimeCommand::ElapsedMoveTime, ClockTime::from_milliseconds(1500));
    assert!(record.to_pgn().contains("1. e4 {good [%clk 0:00:59]} 1... e5 {[%emt 0:00:01.5]} *"));
}

#[test]
fn comments_in_odd_places() {
    check("{a} e4 (d4 {b}) {c} e5 (c5) {d}", "{a} 1. e4 (1. d4 {b}) 1... e5 {c [%before] d} (1... c5) *");
    check("e4 ({x}) e5", "1. e4 {x} 1... e5 *");
    check("e4 ({x} d4) e5 {} { }", "1. e4 ({x} 1. d4) 1... e5 *");
    assert_eq!(games("[Event \"a\"]\n; late\n1. e4\n{x} 1-0 {y}")[0].record.comments.len(), 1);
}
