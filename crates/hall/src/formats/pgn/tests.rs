//! PGN written by hand, and generated PGN that nobody would write.

use super::super::dice::Dice;
use super::{Game, Identity, Wrong, date, read, write};
use touchmove_laws::How;
use touchmove_notation::pgn::{GameResult, Records};

#[test]
fn pairings_from_tags() {
    let text = "[Event \"E\"]\n[Round \"3.1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n*\n\n\
                [Round \"3\"]\n[Board \"7\"]\n[White \"C\"]\n[Black \"D\"]\n\n1. e4 nonsense *\n\n\
                [White \"E\"]\n[Black \"F\"]\n\n*\n";
    let pairings = read(text.as_bytes()).expect("read").games;
    let read: Vec<_> = pairings
        .iter()
        .map(|pairing| (pairing.line, pairing.round, pairing.table, &*pairing.white, &*pairing.black))
        .collect();
    assert_eq!(read, [(1, Some(3), 1, "A", "B"), (9, Some(3), 7, "C", "D"), (16, None, 3, "E", "F")]);
}

#[test]
fn faults_say_which_game_and_where() {
    let game = |tags: &str| format!("[White \"A\"]\n[Black \"B\"]\n\n*\n\n{tags}\n*\n");
    for (tags, said) in [
        ("[White \"C\"]\n[Event \"E\"]\n", "line 6: game 2 has no Black tag."),
        ("[White \"?\"]\n[Black \"D\"]\n", "line 6: game 2 has no White tag."),
        (
            "[White \"C\"]\n[Black \"D\"]\n[Round \"final\"]\n",
            "line 8, column 1: \"final\", in the Round tag of game 2,",
        ),
        (
            "[White \"C\"]\n[Black \"D\"] [Board \"x\"]\n",
            "line 7, column 13: \"x\", in the Board tag of game 2,",
        ),
        ("[White \"C\"]\n[Black \"A\"]\n", "line 6: \"A\" already plays on line 1."),
        ("[White \"C\"]\n[Black \"D\"]\n[Board \"1\"]\n", "line 6: table 1 already has a game on line 1."),
    ] {
        let fault = read(game(tags).as_bytes()).expect_err(tags).to_string();
        assert!(fault.starts_with(said), "{fault}");
    }
    assert_eq!(read(b""), Err(Wrong::Empty.of_file()));
    assert_eq!(read(b"\n \n"), Err(Wrong::NoGames.of_file()));
    assert_eq!(read(b"\n1. e4"), Err(Wrong::NoTag { game: 1, tag: "White" }.at(2)));
}

fn game() -> Game {
    let moves = [("e2e4", Some(299_000)), ("e7e5", Some(298_500)), ("e1e2", None)];
    Game {
        event: "The \"open\"".to_owned(),
        began_wall_ms: Some(1_709_164_800_000),
        round: 2,
        table: 5,
        white: "White".to_owned(),
        black: "Black".to_owned(),
        time: Some("300".to_owned()),
        moves: moves.map(|(uci, left)| (uci.parse().expect("a move"), left)).to_vec(),
        ..Game::default()
    }
}

#[test]
fn a_game_in_the_export_format() {
    let text = write(&game()).expect("written");
    let expected = "[Event \"The \\\"open\\\"\"]\n[Site \"?\"]\n[Date \"2024.02.29\"]\n[Round \"2.5\"]\n[White \"White\"]\n\
                    [Black \"Black\"]\n[Result \"*\"]\n[Board \"5\"]\n[Termination \"unterminated\"]\n[TimeControl \"300\"]\n\n\
                    1. e4 {[%clk 0:04:59]} 1... e5 {[%clk 0:04:58.5]} 2. Ke2 *\n";
    assert_eq!(text.trim_end(), expected.trim_end());
}

#[test]
fn every_result_is_read_back() {
    for result in GameResult::ALL {
        for how in [How::Checkmate, How::Flag, How::Conduct, How::Declared, How::Late] {
            let over = Game { result, how: Some(how), ..game() };
            let text = write(&over).expect("written");
            let mut bytes = text.as_bytes();
            let read = Records::new(&mut bytes).next_game().expect("in memory").expect("a game");
            assert_eq!(read.record.result, result, "{text}");
            assert_eq!(read.fault_count, 0, "{text}");
            assert_eq!(read.record.len(), 3);
        }
    }
}

#[test]
fn other_starts_and_moves_that_stood() {
    let odd = Game {
        start: Some("8/8/8/8/8/k7/8/K6R w - - 0 1".parse().expect("a position")),
        moves: ["h1h8", "a3a1"].map(|uci| (uci.parse().expect("a move"), None)).to_vec(),
        ..game()
    };
    let text = write(&odd).expect("written");
    assert!(text.contains("[FEN \"8/8/8/8/8/k7/8/K6R w - - 0 1\"]"), "{text}");
}

#[test]
fn days() {
    for (ms, expected) in [
        (0, "1970.01.01"),
        (951_782_400_000, "2000.02.29"),
        (951_868_800_000, "2000.03.01"),
        (1_735_689_599_999, "2024.12.31"),
        (1_735_689_600_000, "2025.01.01"),
        (4_107_542_400_000, "2100.03.01"),
    ] {
        assert_eq!(date(ms), expected);
    }
    assert!(!date(u64::MAX).is_empty());
}

#[test]
fn nothing_brings_the_reader_down() {
    let mut dice = Dice::new(11);
    let parts = [
        "[White \"A\"]",
        "[Black \"B\"]",
        "[Round \"",
        "1.1",
        "\"]",
        "\n",
        "\n\n",
        "*",
        "1. e4",
        "[",
        "\\",
        "é",
        "{",
        "(",
    ];
    for _ in 0..5_000 {
        let text: String = (0..dice.below(30)).map(|_| dice.pick(&parts)).collect();
        let _ = read(text.as_bytes());
    }
}

#[test]
fn who_plays_travels_in_the_tags() {
    let mut who = Identity {
        title: Some("WIM".to_owned()),
        rating: Some(2300),
        fide_id: Some(123),
        ..Identity::default()
    };
    who.federation = Some("CRO".to_owned());
    who.team = Some("ŠK \"Zmaj\"".to_owned());
    who.birth_year = Some(1990);
    let one = Game { white_player: who.clone(), ..game() };
    let text = write(&one).expect("written");
    for tag in [
        "WhiteTitle \"WIM\"",
        "WhiteElo \"2300\"",
        "WhiteFideId \"123\"",
        "WhiteFed \"CRO\"",
        "WhiteBirthYear \"1990\"",
    ] {
        assert!(text.contains(&format!("[{tag}]\n")), "{tag}: {text}");
    }
    let read = read(text.as_bytes()).expect("read");
    assert_eq!((&read.games[0].white_player, &read.games[0].black_player), (&who, &Identity::default()));
}
