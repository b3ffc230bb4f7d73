//! Games that are not replayed are kept: tags, moves as text, glyphs, comments, variations, result.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::pgn_support::games;
use touchmove_notation::pgn::{PgnErrorKind, ReadGame};

/// Reads one game that is not replayed, and compares what is written back. Reading that gives the same record.
fn check(text: &str, movetext: &str) -> ReadGame {
    let mut read = games(text);
    assert_eq!(read.len(), 1, "{text}");
    let game = read.remove(0);
    assert_eq!((game.record.start(), game.record.len()), (None, 0), "{text}");
    let written = game.record.to_pgn();
    assert_eq!(written.split_once("\n\n").unwrap().1.trim_end(), movetext, "{text}");
    assert!(games(&written)[0].record == game.record, "{written}");
    assert_eq!(games(&written)[0].record.to_pgn(), written);
    game
}

#[test]
fn a_game_of_another_variant() {
    let text = "[Event \"Pocket\"]\n[Variant \"Crazyhouse\"]\n[Result \"0-1\"]\n\n\
                {Hi} 1. e4 d5 2. exd5 Qxd5 3. P@e4 $1 {[%clk 0:02:00]} (3. Nc3 Qa5) 3... P@d3! 0-1";
    let game =
        check(text, "{Hi} 1. e4 d5 2. exd5 Qxd5 3. P@e4 $1 {[%clk 0:02:00]} (3. Nc3 Qa5) 3... P@d3\n$1 0-1");
    assert_eq!(game.faults.len(), 1);
    assert_eq!(game.faults[0].kind, PgnErrorKind::OtherVariant("Crazyhouse".to_owned()));
    assert!(game.faults[0].to_string().contains("Crazyhouse"), "{}", game.faults[0]);
    assert_eq!(game.record.tags.get("Event"), Some("Pocket"));
}

#[test]
fn variants_by_many_names() {
    for name in ["Anti-chess", "Three-check", "King of the Hill", "Duck chess", "3-check"] {
        let game = check(&format!("[Variant \"{name}\"]\n\n1. e4 e5 *"), "1. e4 e5 *");
        assert_eq!(game.faults[0].kind, PgnErrorKind::OtherVariant(name.to_owned()));
    }
    for name in ["Standard", "Regular", "normal", "From Position", "chess", "No king"] {
        let game = games(format!("[Variant \"{name}\"]\n\n1. e4 e5 *")).remove(0);
        assert_eq!((game.record.len(), game.faults), (2, vec![]), "{name}");
    }
}

#[test]
fn a_start_that_nobody_tells() {
    let game = check(
        "[SetUp \"1\"]\n\n1. Kd2 (1. Ke2) {x} Kd7 -- 1/2-1/2",
        "1. Kd2 (1. Ke2) {x} 1... Kd7 2. -- 1/2-1/2",
    );
    assert_eq!(game.faults[0].kind, PgnErrorKind::FenMissing);
    assert_eq!(game.record.tags.get("SetUp"), Some("1"));
    check(
        "[Variant \"Chess960\"]\n\n1. O-O {a} {b} (=) O-O 1-0",
        "1. O-O {a [%and] b [%and] [%offer]} 1... O-O 1-0",
    );
    // Numbers continue from those of the FEN, as far as it can be read.
    let fen = "[FEN \"8/8/nonsense/8/8/8/8/8 b - - 0 30\"]\n\n";
    check(&format!("{fen}30... Kd7 31. Ke2 *"), "30... Kd7 31. Ke2 *");
}
