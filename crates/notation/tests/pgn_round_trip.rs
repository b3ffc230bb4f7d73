//! A written record is read back as the same record.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::pgn_support::{game, games, random};
use touchmove_board::Position;
use touchmove_notation::Language;
use touchmove_notation::pgn::{Comment, GameRecord, GameResult, Legality, Limits, Nag, Records};

/// Writes a record, reads it, and compares.
fn check(record: &GameRecord) -> String {
    let text = record.to_pgn();
    let read = games(&text);
    assert_eq!(read.len(), 1, "{text}");
    assert_eq!(read[0].faults, [], "{text}");
    assert!(read[0].record == *record, "{text}\nread as\n{}", read[0].record.to_pgn());
    assert_eq!(read[0].record.to_pgn(), text);
    for line in text.lines().filter(|line| !line.starts_with('[')) {
        let is_short = line.chars().count() < 80 || line.contains(['%', ';']) || !line.trim().contains(' ');
        assert!(is_short, "{line}");
    }
    text
}

#[test]
fn random_games() {
    let mut stood = 0;
    for seed in 0..3000 {
        let record = random::record(seed);
        check(&record);
        stood += u32::from(record.illegal_move_stood().is_some());
    }
    assert!(stood > 500);
}

#[test]
fn in_every_language() {
    for language in Language::ALL {
        for seed in 0..60 {
            let record = random::record(seed);
            let text = record.to_pgn_in(language);
            let read = Records::with(text.as_bytes(), Limits::DEFAULT, language).next_game();
            let Ok(Some(read)) = read else { panic!("there is a game") };
            assert_eq!(read.faults, [], "{text}");
            assert!(read.record == record, "{text}");
        }
    }
}

#[test]
fn many_games_in_one_file() {
    let records: Vec<GameRecord> = (0..200).map(random::record).collect();
    let file: String = records.iter().map(GameRecord::to_pgn).collect();
    let read: Vec<GameRecord> = games(file).into_iter().map(|game| game.record).collect();
    assert!(read == records);
}

#[test]
fn every_result() {
    for result in GameResult::ALL {
        let mut record = GameRecord::new(Position::standard());
        record.result = result;
        let text = check(&record);
        assert!(text.contains(&format!("[Result \"{}\"]\n\n{}\n", result.tag(), result.token())), "{text}");
    }
}

#[test]
fn the_order_of_making_does_not_matter() {
    let moves = |text: &str| text.parse().ok();
    let mut one = GameRecord::new(Position::standard());
    let mut two = one.clone();
    let (e4, d4, e5) = (moves("e2e4").unwrap(), moves("d2d4").unwrap(), moves("e7e5").unwrap());
    let first = one.add(None, e4);
    one.add(None, d4);
    one.add(first, e5);
    let first = two.add(None, e4);
    two.add(first, e5);
    two.add(None, d4);
    assert_eq!(one, two);
    two.add(None, e5);
    assert_ne!(one, two);
}

#[test]
fn an_illegal_move_that_stood() {
    let mut record = GameRecord::new(Position::standard());
    record.result = GameResult::Draw;
    let mut last = None;
    for text in ["e2e4", "e7e5", "g1g3", "b8c6"] {
        last = record.add(last, text.parse().unwrap());
    }
    let illegal = record.main_line().nth(2).unwrap();
    record.ply_mut(illegal).nags.push(Nag(4));
    record.ply_mut(illegal).comments.extend(Comment::new("not a knight's move [%clk 1:29:00]"));
    assert!(matches!(record.ply(illegal).legality(), Legality::Stood(_)));
    let text = check(&record);
    let movetext = text.split("\n\n").nth(1).unwrap();
    assert_eq!(
        movetext,
        "1. e4 e5 {[%stood g1g3 $4 ;not%20a%20knight's%20move%20%5B%25clk%201:29:00%5D\n\
         b8c6]} 1/2-1/2"
    );
    assert!(text.contains("[IllegalMoveStood \"3\"]"));
    let position = game(&text).position_after(game(&text).main_line().last()).unwrap();
    assert_eq!(position.to_string(), "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/6N1/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
}
