//! The export format, and the page that describes it.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::pgn_support::{game, games};
use touchmove_board::{Position, Reason, Role};
use touchmove_notation::Language;
use touchmove_notation::pgn::{
    ClockTime, Comment, GameRecord, GameResult, Legality, Limits, Records, TagFault, Termination, TimeCommand,
};

/// Reads a text and compares the moves as they are written.
fn check(text: &str, expected: &str) {
    let pgn = game(text).to_pgn();
    let movetext = pgn.split_once("\n\n").map_or("", |(_, moves)| moves);
    assert_eq!(movetext.trim_end(), expected);
}

#[test]
fn the_games_of_the_page() {
    let page = include_str!("../../../docs/pgn.md");
    let games: Vec<&str> =
        page.split("```pgn\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(games.len(), 2);
    for text in games {
        assert_eq!(game(text).to_pgn().trim_end(), text.trim_end());
    }
}

#[test]
fn the_illegal_move_of_the_page() {
    let page = include_str!("../../../docs/pgn.md");
    let record = game(page.split("```pgn\n").nth(2).and_then(|rest| rest.split("```").next()).unwrap());
    assert_eq!(record.illegal_move_stood(), Some(5));
    let plies: Vec<_> = record.main_line().map(|id| record.ply(id)).collect();
    assert_eq!(plies[4].legality(), Legality::Stood(Reason::CannotReach(Role::Bishop)));
    assert_eq!(plies[4].clock(), Some(ClockTime::from_seconds(14 * 60 + 40)));
    assert!(plies[5].draw_offered && plies[5].legality() == Legality::Legal);
    assert_eq!(record.len(), 8);
    // While the game was in progress nobody could read that.
    let seen = record.to_pgn_as_seen();
    assert!(seen.contains("2... Nc6 {[%clk 0:14:51]} 3. Bf4 $4 {[%clk 0:14:40]}"), "{seen}");
    assert!(!seen.contains("stood") && !seen.contains("Stood"), "{seen}");
}

#[test]
fn numbers() {
    check("e4 e5 Nf3", "1. e4 e5 2. Nf3 *");
    check("e4 {a} e5 Nf3 {b} {c} Nc6", "1. e4 {a} 1... e5 2. Nf3 {b} {c} 2... Nc6 *");
    check("e4 (d4 d5 (d6)) e5 $1 Nf3", "1. e4 (1. d4 d5 (1... d6)) 1... e5 $1 2. Nf3 *");
    check("e4! e5?!", "1. e4 $1 e5 $6 *");
    check("[FEN \"4k3/8/8/8/8/8/8/R3K3 b Q - 0 30\"]\nKd8 O-O-O+", "30... Kd8 31. O-O-O+ *");
}

#[test]
fn san() {
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
    // The array of standard chess is one of the 960, and has to be said.
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
    assert_eq!(record.tags.set("Result", "1-0"), Err(TagFault::Derived));
    assert_eq!(record.tags.set("Wh ite", ""), Err(TagFault::Name));
    assert_eq!(record.tags.set("ZZZ", &"x".repeat(40_000)), Err(TagFault::Value));
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
fn the_result_is_that_of_the_moves_or_of_the_tag() {
    for (text, result) in [
        ("[Result \"1-0\"]\n\n1-0", GameResult::WhiteWins),
        ("[Result \"1-0\"]\n\n0-1", GameResult::BlackWins),
        ("[Result \"1-0\"]\n\n*", GameResult::Unknown),
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
    check("{a} e4 (d4 {b}) {c} e5 (c5) {d}", "{a} 1. e4 (1. d4 {b}) {c} 1... e5 {d} (1... c5) *");
    check("e4 ({x}) e5", "1. e4 {x} 1... e5 *");
    check("e4 ({x} d4) e5 {} { }", "1. e4 ({x} 1. d4) 1... e5 *");
    assert_eq!(games("[Event \"a\"]\n; late\n1. e4\n{x} 1-0 {y}")[0].record.comments.len(), 1);
}
