//! Rounds written into reports, and the copies of reports for engines.

use super::super::{Identity, NotCopied, Numbers, Report};
use super::{Bye, OpenGame, Pair};
use std::collections::BTreeMap;
use touchmove_laws::board::Color;
use touchmove_notation::encoding::{Decoded, Encoding};
use touchmove_notation::pgn::GameResult;

/// A record in its columns: number, name, points, and the rounds from column 92 on.
fn player(number: u32, name: &str, points: &str, rounds: &str) -> String {
    let line = format!(
        "001 {number:>4} m  g {name:<33} 2000 SRB {:>11} {:>10} {points:>4} {number:>4}  {rounds}",
        "", ""
    );
    line.trim_end().to_owned()
}

fn report(lines: &[String]) -> Report {
    super::super::read(Decoded::new(lines.join("\r\n").as_bytes(), None, "en")).expect("read")
}

fn text(report: &Report) -> String {
    Encoding::Utf8.decode(&report.bytes().expect("written")).into_owned()
}

const fn pair(white: u32, black: u32) -> Pair {
    Pair { white, black: Some(black) }
}

#[test]
fn a_round_is_written_and_taken_out_again() {
    let lines = [
        "012 Open".to_owned(),
        "XXR 3".to_owned(),
        player(1, "Žák", "1.0", "   3 w 1"),
        player(2, "Two", "1.0", "0000 - U"),
        player(3, "Three", "0.0", "   1 b 0"),
        player(4, "Four", "0.5", "0000 - H"),
        player(5, "Late", "0.0", ""),
    ];
    let before = report(&lines);
    assert_eq!((before.last_paired_round(), before.rounds()), (Some(1), Some(3)));
    let mut paired = before.clone();
    let round = [pair(2, 1), Pair { white: 3, black: None }];
    let byes = BTreeMap::from([(4, Bye::Half), (5, Bye::Zero)]);
    paired.pair(2, &round, &byes).expect("written");
    let expected = [
        "012 Open".to_owned(),
        "XXR 3".to_owned(),
        player(1, "Žák", "1.0", "   3 w 1     2 b"),
        player(2, "Two", "1.0", "0000 - U     1 w"),
        player(3, "Three", "1.0", "   1 b 0  0000 - U"),
        player(4, "Four", "1.0", "0000 - H  0000 - H"),
        player(5, "Late", "0.0", "          0000 - Z"),
    ];
    let trimmed: Vec<String> = text(&paired).split("\r\n").map(|line| line.trim_end().to_owned()).collect();
    assert_eq!(trimmed, expected);
    // Read again, the file has the intended round.
    let again = report(&trimmed);
    assert_eq!(again.last_paired_round(), Some(2));
    let names: Vec<_> =
        again.pairings(2).expect("paired").games.into_iter().map(|game| (game.white, game.black)).collect();
    assert_eq!(names, [("Two".to_owned(), "Žák".to_owned())]);
    assert_eq!(
        again.open_games(2),
        [OpenGame {
            round: 2,
            white: "Two".to_owned(),
            black: "Žák".to_owned(),
            numbers: Some(Numbers { white: 2, black: 1 })
        }]
    );
    let mut taken_out = again;
    taken_out.unpair(2).expect("taken out");
    let trimmed: Vec<String> =
        text(&taken_out).split("\r\n").map(|line| line.trim_end().to_owned()).collect();
    let mut expected = lines;
    expected[5] = player(4, "Four", "1.0", "0000 - H  0000 - H");
    expected[6] = player(5, "Late", "0.0", "          0000 - Z");
    assert_eq!(trimmed, expected, "byes that were asked for stay");
}

#[test]
fn who_does_not_play_is_read_in_every_form() {
    let report = report(&[
        "XXZ 5 6".to_owned(),
        "240 H   2    3    4".to_owned(),
        "240 F   3    1".to_owned(),
        player(1, "One", "0.0", "   2 w 0"),
        player(2, "Two", "1.5", "   1 b 1  0000 - H"),
        player(3, "Three", "0.0", "0000 - Z"),
        player(4, "Four", "0.0", ""),
        player(5, "Five", "0.0", ""),
        player(6, "Six", "0.0", "          0000 - -"),
    ]);
    let entrants = report.entrants(2);
    let byes = report.byes_beforehand(2);
    let found: Vec<_> = entrants
        .iter()
        .map(|entrant| (entrant.number, entrant.points, byes.get(&entrant.number).copied()))
        .collect();
    let expected = [
        (1, 0, None),
        // The half point for the coming round is already counted in the file.
        (2, 10, Some(Bye::Half)),
        (3, 0, Some(Bye::Half)),
        (4, 0, Some(Bye::Half)),
        (5, 0, Some(Bye::Zero)),
        (6, 0, Some(Bye::Zero)),
    ];
    assert_eq!(found, expected);
    assert_eq!(report.byes_beforehand(3).get(&1), Some(&Bye::Full));
    let standings = report.standings_before(2);
    let places: Vec<_> = standings.rows.iter().map(|row| (row.rank, row.name.as_str())).collect();
    assert_eq!((standings.after_round, &places[..3]), (Some(1), &[(1, "Two"), (2, "One"), (2, "Three")][..]));
}

#[test]
fn an_engine_gets_what_pairing_depends_on() {
    let mut report = report(&[
        "012 Přebor".to_owned(),
        "142 5".to_owned(),
        "162 W 3.0   D 1.0   L 0.0   A 0.0   P 1.0".to_owned(),
        "192 FIDE_DUTCH_2026".to_owned(),
        "250       1.0   1   2    1    2".to_owned(),
        "260   1   3    1    3    4".to_owned(),
        "XXP 2 4".to_owned(),
        "013 Tým                                1    2".to_owned(),
        player(1, "Žák", "3.0", "   2 w 1"),
        player(2, "Đorđević", "0.0", "   1 b 0"),
        player(3, "Three", "1.0", "0000 - U"),
        player(4, "Four", "0.0", ""),
    ]);
    assert_eq!((report.has_teams(), report.other_system()), (true, None));
    report.complete(Some(9), Some(Color::Black));
    let copy = report.engine_copy(2, &BTreeMap::from([(3, Bye::Full)])).expect("copied");
    let record = |number: u32, points: &str, rounds: &str| {
        format!(
            "001 {number:>4}      {:<33} 2000 {:>26} {points:>4} {number:>4}{rounds}",
            format!("Player {number}"),
            ""
        )
    };
    let expected = [
        "012 Round 2".to_owned(),
        "XXR 5".to_owned(),
        "XXC black1".to_owned(),
        "XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 FW=3.0 FL=0.0 ZPB=0.0 HPB=1.0 FPB=3.0 PAB=1.0"
            .to_owned(),
        "BBW  3.0".to_owned(),
        "BBD  1.0".to_owned(),
        "BBL  0.0".to_owned(),
        "BBZ  0.0".to_owned(),
        "BBF  0.0".to_owned(),
        "BBU  1.0".to_owned(),
        record(1, "3.0", "     2 w 1"),
        record(2, "0.0", "     1 b 0"),
        record(3, "1.0", "  0000 - U  0000 - Z"),
        record(4, "0.0", "  0000 - Z"),
        "XXA    1  1.0  1.0".to_owned(),
        "XXA    2  1.0  1.0".to_owned(),
        "XXP 1 3".to_owned(),
        "XXP 1 4".to_owned(),
        "XXP 2 4".to_owned(),
        "XXP 3 4".to_owned(),
    ];
    assert_eq!(copy, expected.join("\n") + "\n");
    // The number of rounds was in the file; the colour is added to it.
    assert!(text(&report).ends_with("\r\nXXC black1\r\n"), "{}", text(&report));
}

#[test]
fn what_is_not_said_is_asked_for() {
    let players = [player(1, "One", "0.0", ""), player(2, "Two", "0.0", "")];
    let with = |line: &str| report(&[&[line.to_owned()], &players[..]].concat());
    let none = BTreeMap::new();
    assert_eq!(with("012 Open").engine_copy(1, &none), Err(NotCopied::RoundsUnknown));
    assert_eq!(with("XXR 5").engine_copy(1, &none), Err(NotCopied::FirstColorUnknown));
    assert_eq!(
        with("192 FIDE_DUTCH_2026_BAKU\r\n142 5").engine_copy(2, &none),
        Err(NotCopied::AccelerationUnknown)
    );
    assert!(with("XXR 5\r\nXXC white1").engine_copy(1, &none).is_ok());
    assert!(with("142 5\r\n152 B").engine_copy(1, &none).expect("copied").contains("XXC black1\n"));
    assert!(with("XXR 5").engine_copy(2, &none).is_ok(), "later the colours are known");
    let forfeit = report(&[
        "XXR 5".to_owned(),
        player(1, "One", "1.0", "   4 - +"),
        player(2, "Two", "1.0", "   3 w 1"),
        player(3, "Three", "0.0", "   2 b 0"),
        player(4, "Four", "0.0", "   1 - -"),
    ]);
    let copy = forfeit.engine_copy(2, &none).expect("copied");
    assert!(copy.contains("XXC black1\n"), "the second player had White: {copy}");
    assert!(copy.contains("     4 w +\n") && copy.contains("     1 b -\n"), "{copy}");
    assert_eq!(with("192 FIDE_DUBOV").other_system(), Some("FIDE_DUBOV"));
}

#[test]
fn results_go_into_a_round_that_was_paired_here() {
    let mut report = report(&[player(1, "One", "0.0", ""), player(2, "Two", "0.0", "")]);
    report.pair(1, &[pair(2, 1)], &BTreeMap::new()).expect("written");
    let outcome = crate::formats::Outcome {
        table: 1,
        white: "Two".to_owned(),
        black: "One".to_owned(),
        white_player: Identity::default(),
        black_player: Identity::default(),
        earlier: Vec::new(),
        numbers: None,
        result: GameResult::Draw,
    };
    report.take_results(1, &[outcome]).expect("written");
    assert_eq!(report.open_games(1), []);
    let lines = [player(1, "One", "0.5", "   2 b ="), player(2, "Two", "0.5", "   1 w =")];
    assert_eq!(text(&report), lines.join("\r\n"));
}
