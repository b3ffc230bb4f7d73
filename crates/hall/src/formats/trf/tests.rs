//! Report files written by hand, and generated ones that nobody would write.

use super::super::dice::Dice;
use super::super::{FormatFault, Identity, NoGame, Numbers, Outcome, Skipped, Standing, Standings};
use super::{Bye, Pair, Report};
use std::collections::BTreeMap;
use touchmove_laws::board::Color;
use touchmove_notation::encoding::{Decoded, Encoding};
use touchmove_notation::pgn::GameResult;

fn read(bytes: &[u8]) -> Result<Report, FormatFault> {
    super::read(Decoded::new(bytes, None, "en"))
}

/// The file with these results, as text.
fn with_results(report: &Report, round: u32, outcomes: &[Outcome]) -> Result<String, FormatFault> {
    Ok(report.file().encoding.decode(&report.with_results(round, outcomes)?).into_owned())
}

/// A record in its columns: number, name, points, and the rounds from column 92 on.
fn player(number: u32, name: &str, points: &str, rounds: &str) -> String {
    let mut line =
        format!("001 {number:>4} m    {name:<33} 2000 SRB {:>11} {:>10} {points:>4} {number:>4}", "", "");
    line.push_str("  ");
    line.push_str(rounds);
    line
}

fn file(end: &str) -> String {
    let lines = [
        "### a comment of 2026".to_owned(),
        "012 The tournament".to_owned(),
        "142 3".to_owned(),
        "222 5400+30".to_owned(),
        "XXR 3".to_owned(),
        player(1, "White, One", "1.0", "   3 w 1     4 b"),
        player(2, "Black, Two", "0.5", "   4 b =     3 w"),
        player(3, "Žlutý, Tři", "0.0", "   1 b 0     2 b"),
        player(4, "Црни, Четири", "0.5", "   2 w =     1 w"),
        player(5, "Five", "1.0", "0000 - U  0000 - H"),
        "299   1.0".to_owned(),
    ];
    lines.join(end) + end
}

#[test]
fn players_and_pairings_of_a_round() {
    for end in ["\r", "\n", "\r\n"] {
        let report = read(file(end).as_bytes()).expect("read");
        assert_eq!(report.name.as_deref(), Some("The tournament"));
        assert_eq!((report.rounds(), report.time.as_deref()), (Some(3), Some("5400+30")));
        assert_eq!(report.last_paired_round(), Some(2));
        let pairings: Vec<_> = report
            .pairings(2)
            .expect("paired")
            .games
            .into_iter()
            .map(|pairing| (pairing.table, pairing.white, pairing.black))
            .collect();
        let expected = [(1, "Црни, Четири", "White, One"), (2, "Black, Two", "Žlutý, Tři")];
        assert_eq!(
            pairings,
            expected.map(|(table, white, black)| (table, white.to_owned(), black.to_owned()))
        );
        assert_eq!(report.pairings(3).expect_err("not paired").line, None);
        assert!(report.pairings(0).is_err());
    }
}

#[test]
fn columns_in_bytes_and_other_encodings() {
    let padded = |name: &str| {
        // Thirty-three bytes, whatever the letters.
        let name = format!("{name}{}", " ".repeat(33 - name.len()));
        player(1, "@", "0.0", "   2 w").replace(&format!("{:<33}", "@"), &name)
    };
    let text = format!("{}\n{}\n", padded("Žlutý"), player(2, "Two", "0.0", "   1 b"));
    let report = read(text.as_bytes()).expect("read");
    assert_eq!(report.pairings(1).expect("paired").games[0].white, "Žlutý");

    let latin: Vec<u8> =
        format!("{}\n{}\n", player(1, "Müller", "0.0", "   2 w"), player(2, "Two", "0.0", "   1 b"))
            .chars()
            .map(|letter| letter as u8)
            .collect();
    let report = read(&latin).expect("read");
    assert_eq!(report.pairings(1).expect("paired").games[0].white, "Müller");
}

fn outcome(white: &str, black: &str, result: GameResult) -> Outcome {
    Outcome {
        table: 1,
        white: white.to_owned(),
        black: black.to_owned(),
        white_player: Identity::default(),
        black_player: Identity::default(),
        earlier: Vec::new(),
        numbers: None,
        result,
    }
}

#[test]
fn corrected_names_go_into_their_columns() {
    let text = file("\n");
    let report = read(text.as_bytes()).expect("read");
    let long = "A name with more letters than columns";
    let corrected = Outcome {
        earlier: vec![
            ("Black, Two".to_owned(), "Žlutý, Tři".to_owned()),
            ("Black, Two".to_owned(), "Žlutá, Tři".to_owned()),
        ],
        ..outcome("Ђ, Два", long, GameResult::Draw)
    };
    let written = with_results(&report, 2, std::slice::from_ref(&corrected)).expect("written");
    let expected = text
        .replace(
            &player(2, "Black, Two", "0.5", "   4 b =     3 w"),
            &player(2, "Ђ, Два", "1.0", "   4 b =     3 w ="),
        )
        .replace(
            &player(3, "Žlutý, Tři", "0.0", "   1 b 0     2 b"),
            &player(3, &long[..33], "0.5", "   1 b 0     2 b ="),
        );
    assert_eq!(written, expected);
    let half = text.replace("Black, Two  ", "Ђ, Два      ");
    let half = with_results(&read(half.as_bytes()).expect("read"), 2, &[corrected]).expect("written");
    assert_eq!(half, expected, "one of the two was corrected in the pairing program too");
}

#[test]
fn results_go_into_their_columns_and_points_with_them() {
    let text = file("\r\n");
    let report = read(text.as_bytes()).expect("read");
    let outcomes = [
        outcome("Црни, Четири", "White, One", GameResult::HalfToWhite),
        outcome("Black, Two", "Žlutý, Tři", GameResult::BlackWinsByForfeit),
    ];
    let written = with_results(&report, 2, &outcomes).expect("written");
    let expected = text
        .replace(
            &player(1, "White, One", "1.0", "   3 w 1     4 b"),
            &player(1, "White, One", "1.0", "   3 w 1     4 b 0"),
        )
        .replace(
            &player(2, "Black, Two", "0.5", "   4 b =     3 w"),
            &player(2, "Black, Two", "0.5", "   4 b =     3 w -"),
        )
        .replace(
            &player(3, "Žlutý, Tři", "0.0", "   1 b 0     2 b"),
            &player(3, "Žlutý, Tři", "1.0", "   1 b 0     2 b +"),
        )
        .replace(
            &player(4, "Црни, Четири", "0.5", "   2 w =     1 w"),
            &player(4, "Црни, Четири", "1.0", "   2 w =     1 w ="),
        );
    assert_eq!(written, expected);
    let again = read(written.as_bytes()).expect("read");
    assert_eq!(
        with_results(&again, 2, &outcomes).expect("written"),
        written,
        "the same again changes nothing"
    );
    let corrected = [outcome("Црни, Четири", "White, One", GameResult::BlackWins)];
    let corrected = with_results(&again, 2, &corrected).expect("written");
    assert!(corrected.contains(&player(1, "White, One", "2.0", "   3 w 1     4 b 1")), "{corrected}");
    assert!(corrected.contains(&player(4, "Црни, Четири", "0.5", "   2 w =     1 w 0")), "{corrected}");
    let unfinished = [outcome("Црни, Четири", "White, One", GameResult::Unknown)];
    assert_eq!(with_results(&report, 2, &unfinished).expect("written"), text);
    let strangers = [outcome("White, One", "Црни, Четири", GameResult::Draw)];
    assert!(with_results(&report, 2, &strangers).is_err(), "with the other colours");
}

#[test]
fn the_points_that_a_file_of_2026_gives() {
    let text = format!(
        "162  W 3.0    D 1.0    A 0.0\n{}\n{}\n",
        player(1, "One", "0.0", "   2 w"),
        player(2, "Two", "0.0", "   1 b")
    );
    let report = read(text.as_bytes()).expect("read");
    let written = with_results(&report, 1, &[outcome("One", "Two", GameResult::WhiteWins)]).expect("written");
    assert!(written.contains(&player(1, "One", "3.0", "   2 w 1")), "{written}");
    let written = with_results(&report, 1, &[outcome("One", "Two", GameResult::Draw)]).expect("written");
    assert!(written.contains(&player(2, "Two", "1.0", "   1 b =")), "{written}");
}

/// Points have four columns: a hundred or more are written without tenths, or not at all.
#[test]
fn many_points_stay_in_their_columns() {
    for (before, after) in
        [("99.0", Some("100")), ("180", Some("181")), ("98.9", Some("99.9")), ("99.5", None)]
    {
        let report = player(1, "A", before, "   2 w") + "\n" + &player(2, "B", "0.0", "   1 b") + "\n";
        let report = read(report.as_bytes()).expect("read");
        let written = with_results(&report, 1, &[outcome("A", "B", GameResult::WhiteWins)]).ok();
        let points = written.as_deref().map(|text| text[80..84].trim().to_owned());
        assert_eq!(points.as_deref(), after, "{before}");
        assert!(written.is_none_or(|text| read(text.as_bytes()).is_ok()), "{before}");
    }
}

#[test]
fn who_is_not_paired_is_told() {
    let report = read(file("\n").as_bytes()).expect("read");
    let skipped = report.pairings(2).expect("paired").skipped;
    assert_eq!(skipped, [Skipped { line: 10, name: "Five".to_owned(), why: NoGame::Unpaired(2) }]);
    assert_eq!(skipped[0].told("en"), "Five is not paired in round 2.");
}

#[test]
fn an_opponent_without_a_colour_marks_a_forfeit() {
    for (first, second) in [("   2 - +", "   1 - -"), ("   2 w +", "   1 - -"), ("   2 -", "   1   ")] {
        let text = format!(
            "{}\n{}\n{}\n{}\n",
            player(1, "One", "1.0", first),
            player(2, "Two", "0.0", second),
            player(3, "Three", "0.0", "   4 w"),
            player(4, "Four", "0.0", "   3 b"),
        );
        let report = read(text.as_bytes()).expect("read");
        let pairings = report.pairings(1).expect("paired");
        assert_eq!(pairings.games.len(), 1, "{first}");
        let skipped: Vec<_> =
            pairings.skipped.iter().map(|skipped| (skipped.name.as_str(), skipped.why)).collect();
        assert_eq!(skipped, [("One", NoGame::Forfeit(1)), ("Two", NoGame::Forfeit(1))], "{first}");
        assert!(pairings.skipped[0].told("en").contains("forfeit"));
        let written = with_results(&report, 1, &[outcome("Three", "Four", GameResult::Unknown)]);
        assert_eq!(written.as_deref(), Ok(text.as_str()));
    }
}

/// Some programs write a forfeit without colours; the hall has a board for it nevertheless.
#[test]
fn a_forfeit_without_colours_is_found() {
    let text = |one: &str, two: &str, points: [&str; 2]| {
        let rest =
            format!("{}\n{}\n", player(3, "Three", "0.0", "   4 w"), player(4, "Four", "0.0", "   3 b"));
        format!("{}\n{}\n{rest}", player(1, "One", points[0], one), player(2, "Two", points[1], two))
    };
    let file = text("   2 - +", "   1 - -", ["1.0", "0.0"]);
    let report = read(file.as_bytes()).expect("read");
    for (white, black, result, written) in [
        ("One", "Two", GameResult::WhiteWinsByForfeit, file.clone()),
        ("Two", "One", GameResult::BlackWinsByForfeit, file.clone()),
        ("Two", "One", GameResult::WhiteWinsByForfeit, text("   2 - -", "   1 - +", ["0.0", "1.0"])),
        ("Two", "One", GameResult::Draw, text("   2 b =", "   1 w =", ["0.5", "0.5"])),
    ] {
        assert_eq!(
            with_results(&report, 1, &[outcome(white, black, result)]),
            Ok(written),
            "{white} {result:?}"
        );
    }
}

/// A game is found by numbers only if nothing contradicts them: they may be those of another file.
#[test]
fn numbers_find_a_game_that_no_name_finds() {
    let report = read(file("\n").as_bytes()).expect("read");
    let numbered = |white: &str, black: &str, numbers: (u32, u32)| Outcome {
        numbers: Some(Numbers { white: numbers.0, black: numbers.1 }),
        ..outcome(white, black, GameResult::WhiteWins)
    };
    let written = with_results(&report, 2, &[numbered("Somebody", "Else", (2, 3))]).expect("written");
    assert!(written.contains(&player(2, "Black, Two", "1.5", "   4 b =     3 w 1")), "{written}");
    let (taken, strangers) =
        (numbered("Black, Two", "Žlutý, Tři", (4, 1)), numbered("Somebody", "Else", (2, 3)));
    assert!(with_results(&report, 2, &[strangers, taken]).is_err(), "it is the game of those with the names");
    assert!(
        with_results(&report, 2, &[numbered("Five", "Else", (2, 3))]).is_err(),
        "the fifth did not play it"
    );
}

#[test]
fn a_file_comes_back_in_its_own_encoding() {
    let text = format!(
        "{}\r\n{}\r\n",
        player(1, "Đorđević, Živko", "0.0", "   2 w"),
        player(2, "Žák, Tomáš", "0.0", "   1 b")
    );
    let expected = format!(
        "{}\r\n{}\r\n",
        player(1, "Đorđević, Živko", "1.0", "   2 w 1"),
        player(2, "Žák, Tomáš", "0.0", "   1 b 0")
    );
    for encoding in Encoding::ALL {
        let encode = |text: &str| encoding.encode(text);
        let (Some(bytes), Some(expected)) = (encode(&text), encode(&expected)) else { continue };
        let report = super::read(Decoded::new(&bytes, Some(encoding), "cs")).expect("read");
        let outcomes = [outcome("Đorđević, Živko", "Žák, Tomáš", GameResult::WhiteWins)];
        assert_eq!(report.with_results(1, &outcomes).as_ref(), Ok(&expected), "{encoding}");
        // A name in letters that the code page lacks is not written; the result is.
        let renamed = Outcome {
            earlier: vec![("Đorđević, Živko".to_owned(), "Žák, Tomáš".to_owned())],
            ..outcome("Ђорђевић", "Žák, Tomáš", GameResult::WhiteWins)
        };
        let written = report.with_results(1, &[renamed]).expect("written");
        assert_eq!(written == expected, encoding.encode("Ђ").is_none(), "{encoding}");
    }
}

#[test]
fn who_plays_is_read() {
    let line =
        "001    1 wwg  Polgár, Judit                     2735 HUN      700070 1976/07/23  0.0    1     2 b";
    let line = line.replace("wwg  Pol", "wwg Pol");
    let other = player(2, "Two", "0.0", "   1 w");
    for team in [
        "013 Budapest                           1    7".to_owned(),
        format!("310   1 {:<32} BUD     2735    1.0    2.0   1     1    7", "Budapest"),
    ] {
        let report = read(format!("{line}\n{other}\n{team}\n").as_bytes()).expect("read");
        let game = report.pairings(1).expect("paired").games.remove(0);
        let who = game.black_player;
        assert_eq!((who.title.as_deref(), who.rating, who.fide_id), (Some("WGM"), Some(2735), Some(700_070)));
        let rest = (who.federation.as_deref(), who.birth_year, who.team.as_deref());
        assert_eq!(rest, (Some("HUN"), Some(1976), Some("Budapest")), "{team}");
        assert_eq!((game.white_player.rating, game.white_player.team), (Some(2000), None));
    }
}

#[test]
fn standings_after_the_last_round_with_a_result() {
    let standing = |rank, name: &str, points| Standing { rank, name: name.to_owned(), points };
    let report = read(file("\n").as_bytes()).expect("read");
    let rows = vec![
        standing(1, "White, One", 1.0),
        standing(2, "Black, Two", 0.5),
        standing(3, "Žlutý, Tři", 0.0),
        standing(4, "Црни, Четири", 0.5),
        standing(5, "Five", 1.0),
    ];
    assert_eq!(report.standings(), Some(Standings { after_round: Some(1), rows }), "ranked by the program");
    let unranked: String = file("\n")
        .lines()
        .map(|line| match line.starts_with("001") {
            true => {
                let letters: Vec<char> = line.chars().collect();
                let text: String = letters[..85].iter().chain(&[' '; 4]).chain(&letters[89..]).collect();
                text + "\n"
            }
            false => format!("{line}\n"),
        })
        .collect();
    let standings = read(unranked.as_bytes()).expect("read").standings().expect("standings");
    let ranked: Vec<_> = standings.rows.iter().map(|row| (row.rank, row.name.as_str())).collect();
    let expected =
        [(1, "White, One"), (2, "Five"), (3, "Black, Two"), (4, "Црни, Четири"), (5, "Žlutý, Tři")];
    assert_eq!(ranked, expected, "by points");
    let first = format!("{}\n{}\n", player(1, "One", "0.0", "   2 w"), player(2, "Two", "0.0", "   1 b"));
    assert_eq!(read(first.as_bytes()).expect("read").standings(), None, "nobody has played");
}

#[test]
fn faults_say_where() {
    let two = |first: &str, second: &str| format!("012 T\n{first}\n{second}\n");
    let read_fault = |text: &str| read(text.as_bytes()).expect_err(text);
    assert_eq!(read_fault("").line, None);
    assert_eq!(read_fault("1. e4 e5").line, None);
    assert_eq!(read_fault(&two(&player(1, "One", "0.0", ""), &player(1, "Two", "0.0", ""))).line, Some(3));
    assert_eq!(read_fault(&two(&player(1, "", "0.0", ""), "")).line, Some(2));
    assert_eq!(read_fault(&two(&player(1, "One", "0.0", "   2 x"), "")).line, Some(2));
    assert_eq!(read_fault(&two(&player(1, "One", "many", ""), "")).line, Some(2));
    assert_eq!(read_fault("001 abcd").line, Some(1));
    for (text, column) in [
        ("001 abcd".to_owned(), 5),
        (player(1, "", "0.0", ""), 15),
        (player(1, "One", "many", ""), 81),
        (player(1, "One", "0.0", "   2 x"), 92),
        (player(1, "One", "0.0", "   2 w       4 x"), 102),
    ] {
        assert_eq!(read_fault(&text).column, Some(column), "{text}");
    }

    let pairing_fault = |first: &str, second: &str| {
        let text = two(&player(1, "One", "0.0", first), &player(2, "Two", "0.0", second));
        read(text.as_bytes()).expect("read").pairings(1).expect_err("no pairing")
    };
    assert_eq!(pairing_fault("   2 w", "").line, Some(2), "one of them only");
    assert_eq!(pairing_fault("   2 w", "   1 w").line, Some(2), "the same colour");
    assert_eq!(pairing_fault("   9 w", "").line, Some(2), "nobody");
    assert_eq!(pairing_fault("   1 w", "").line, Some(2), "himself");
    assert_eq!(pairing_fault("", "").line, None);
}

#[test]
fn nothing_brings_the_reader_down() {
    let mut dice = Dice::new(5);
    let whole = file("\r\n");
    for _ in 0..5_000 {
        let mut bytes = whole.clone().into_bytes();
        for _ in 0..1 + dice.below(8) {
            let place = dice.below(bytes.len());
            match dice.below(3) {
                0 => bytes[place] = dice.below(256) as u8,
                1 => bytes.truncate(place.max(1)),
                _ => bytes.insert(place, b" 0w=1\n\xc5"[dice.below(7)]),
            }
        }
        let Ok(report) = read(&bytes) else { continue };
        pair_next(&report);
        for round in [0, 1, 2, 3, u32::MAX] {
            let _ = report.standings();
            let pairings = report.pairings(round).unwrap_or_default().games;
            let outcomes: Vec<_> = pairings
                .iter()
                .map(|pairing| outcome(&pairing.white, &pairing.black, GameResult::ALL[dice.below(10)]))
                .collect();
            if let Ok(written) = with_results(&report, round, &outcomes) {
                assert!(read(written.as_bytes()).is_ok(), "{written}");
            }
        }
    }
}

/// Pairs everyone possible in the order of the file, and reads the written file again.
fn pair_next(report: &Report) {
    let round = report.last_paired_round().unwrap_or(0) + 1;
    let _ = (report.open_games(round), report.standings_before(round));
    let entrants = report.entrants(round);
    let byes: BTreeMap<u32, Bye> = report.byes_beforehand(round);
    let playing: Vec<u32> =
        entrants.iter().map(|entrant| entrant.number).filter(|number| !byes.contains_key(number)).collect();
    let pairs: Vec<Pair> =
        playing.chunks(2).map(|pair| Pair { white: pair[0], black: pair.get(1).copied() }).collect();
    let mut paired = report.clone();
    paired.complete(Some(9), Some(Color::White));
    if let Ok(copy) = paired.engine_copy(round, &byes) {
        assert!(copy.is_ascii(), "{copy}");
    }
    if paired.pair(round, &pairs, &byes).is_ok()
        && let Ok(bytes) = paired.bytes()
    {
        let again =
            super::read(Decoded::new(&bytes, Some(paired.file().encoding), "en")).expect("read again");
        let games = pairs.iter().filter(|pair| pair.black.is_some()).count();
        let found = again.open_games(round).into_iter().filter(|game| game.round == round).count();
        assert_eq!(found, games, "{}", String::from_utf8_lossy(&bytes));
        let _ = paired.unpair(round);
    }
}
