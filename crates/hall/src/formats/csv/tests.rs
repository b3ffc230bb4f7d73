//! CSV written by hand, and generated CSV that nobody would write.

use super::super::{FormatFault, Identity, NoGame, Pairings, Skipped, Wrong};
use super::{Outcome, Pairing, WRITTEN, write};
use touchmove_notation::pgn::GameResult;

fn pairing(table: u32, white: &str, black: &str) -> Pairing {
    Pairing {
        line: 0,
        round: None,
        table,
        white: white.to_owned(),
        black: black.to_owned(),
        white_player: Identity::default(),
        black_player: Identity::default(),
        numbers: None,
    }
}

/// The games of a file, without their lines.
fn read(text: &str) -> Result<Vec<Pairing>, FormatFault> {
    let games = super::read(text)?.games.into_iter();
    Ok(games.map(|pairing| Pairing { line: 0, ..pairing }).collect())
}

fn check(text: &str, expected: &[Pairing]) {
    assert_eq!(read(text).as_deref(), Ok(expected), "{text:?}");
}

fn place(text: &str) -> (Option<usize>, Option<usize>) {
    let fault = read(text).expect_err(text);
    (fault.line, fault.column)
}

#[test]
fn separators_headings_and_marks() {
    let expected = [pairing(1, "A", "B"), pairing(2, "C", "D")];
    check("1,A,B\n2,C,D\n", &expected);
    check("1;A;B\r\n2;C;D", &expected);
    check("1\tA\tB\r2\tC\tD\r", &expected);
    check("\u{feff}1,A,B\n\n2, C ,D\n,,\n", &expected);
    check("A,B\nC,D", &expected);
    check("White,Black\nA,B\nC,D", &expected);
    check("Black;Points;White;Table\nB;2;A;1\nD;1;C;2\n", &expected);
    for heading in
        ["Sto,Beli,Crni", "Сто,Бели,Црни", "Stol,Bijeli,Crni", "Stůl,Bílý,Černý", "BOARD,WHITE,BLACK"]
    {
        check(&format!("{heading}\n1,A,B\n2,C,D\n"), &expected);
    }
}

/// A player in a list of pairings: name, title, rating.
type Listed<'a> = (&'a str, Option<&'a str>, Option<u16>);

/// The games of a list: table, white, black.
fn check_list(text: &str, expected: &[(u32, Listed<'_>, Listed<'_>)]) {
    let read = read(text).expect(text);
    let found: Vec<_> = read
        .iter()
        .map(|game| {
            let (white, black) = (&game.white_player, &game.black_player);
            (
                game.table,
                (game.white.as_str(), white.title.as_deref(), white.rating),
                (game.black.as_str(), black.title.as_deref(), black.rating),
            )
        })
        .collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn lists_as_pairing_programs_write_them() {
    let games = [
        (1, ("Kos, Ivo", Some("GM"), Some(2500)), ("Lux, Max", None, Some(2100))),
        (2, ("Bor, Jan", None, None), ("Zíma, Eva", Some("WIM"), Some(2250))),
    ];
    let rows = "1;1;GM;Kos, Ivo;2500;2½;;2½;;Lux, Max;2100;12\n2;13;;Bor, Jan;0;2;;2;WIM;Zíma, Eva;2250;2\n";
    for headings in [
        "Bo.;No.;;Name;Rtg;Pts.;Result;Pts.;;Name;Rtg;No.",
        "Br.;Nr.;;Name;Elo;Pkt.;Ergebnis;Pkt.;;Name;Elo;Nr.",
        "Ech.;No.;;Nom;Elo;Pts;Résultat;Pts;;Nom;Elo;No.",
        "Tab.;Br.;;Ime;Rtg;Bod.;Rezultat;Bod.;;Ime;Rtg;Br.",
        "Таб.;Бр.;;Име;Рејт.;Бод.;Резултат;Бод.;;Име;Рејт.;Бр.",
        "Pl.;Br.;;Ime;Rtg;Bod.;Rez.;Bod.;;Ime;Rtg;Br.",
        "Šach.;Č.;;Jméno;Rtg;Body;Výsledek;Body;;Jméno;Rtg;Č.",
    ] {
        check_list(&format!("{headings}\n{rows}"), &games);
        let sheet = format!("Open 2026\nRound 3 on 2026/11/14\n\n{headings}\n{rows}\nProgram by somebody\n");
        check_list(&sheet, &games);
    }
}

#[test]
fn columns_named_after_their_player() {
    check_list(
        "Rd.;Br.;Nr.;Weiss;Elo;Erg.;Schwarz;Elo;Nr.\n1;4;1;Kos, Ivo;2500;;Lux, Max;2100;12\n",
        &[(4, ("Kos, Ivo", None, Some(2500)), ("Lux, Max", None, Some(2100)))],
    );
    check_list(
        "Table,White title,White,White rating,Black title,Black,Black rating\n3,FM,Kos,2300,,Lux,1900\n",
        &[(3, ("Kos", Some("FM"), Some(2300)), ("Lux", None, Some(1900)))],
    );
    check_list(
        "board;title;white;rating;title;black;rating\n5;CM;Kos;2200;IM;Lux;2400\n",
        &[(5, ("Kos", Some("CM"), Some(2200)), ("Lux", Some("IM"), Some(2400)))],
    );
    let read = read("Bo.;Name;FED;Team;FideID;Result;Name;FED;Team;FideID\n1;Kos;CRO;Zmaj;123;;Lux;CZE;;\n")
        .expect("read");
    let white = &read[0].white_player;
    assert_eq!(
        (white.federation.as_deref(), white.team.as_deref(), white.fide_id),
        (Some("CRO"), Some("Zmaj"), Some(123))
    );
    assert_eq!(read[0].black_player.federation.as_deref(), Some("CZE"));
}

#[test]
fn names_with_everything_in_them() {
    check("1,\"A, \"\"the\"\" first\",B", &[pairing(1, "A, \"the\" first", "B")]);
    check("1;A, of the first;B", &[pairing(1, "A, of the first", "B")]);
    check("1,A\u{200b}\u{a0}B,C", &[pairing(1, "A B", "C")]);
    check("7,'=A,B", &[pairing(7, "=A", "B")]);
    check("7,O'A,'B'", &[pairing(7, "O'A", "'B'")]);
}

#[test]
fn rounds_keep_apart() {
    let read = read("round,table,white,black\n1,1,A,B\n2,1,B,A\n").expect("read");
    assert_eq!(read.iter().map(|pairing| pairing.round).collect::<Vec<_>>(), [Some(1), Some(2)]);
}

#[test]
fn faults_say_where() {
    for (text, line, column) in [
        ("1,A,B\n2,C,\n", Some(2), Some(3)),
        ("1,A,B\n2,,D\n", Some(2), Some(2)),
        ("1,A,B\nx,C,D\n", Some(2), Some(1)),
        ("1,A,B\n0,C,D\n", Some(2), Some(1)),
        ("white,black,table\nA,B,1\nC,D,x\n", Some(3), Some(3)),
        ("round,white,black\n1,A,B\nfirst,C,D\n", Some(3), Some(1)),
        ("1,A,B\n\n1,C,D\n", Some(3), None),
        ("1,A,B\n2,C,\"D\n", Some(2), None),
        ("1,A,B,\"a\nb\"\n2,C,\n", Some(3), Some(3)),
        ("1,A,\"B\nC\"\n", Some(1), Some(3)),
        ("1,A,B\n2,C\u{202e},D\n", Some(2), Some(2)),
        ("1,A,B\n2,C,\u{200b}\n", Some(2), Some(3)),
        ("", None, None),
        ("table,white,black\n", None, None),
    ] {
        assert_eq!(place(text), (line, column), "{text:?}");
    }
    let twice = read("1,A,B\n2,C,A\n").expect_err("twice");
    assert_eq!(twice, Wrong::PlayerTwice { name: "A".to_owned(), first: 1 }.at(2));
}

#[test]
fn a_first_line_that_is_neither_headings_nor_a_pairing() {
    let fault = read("Bo.,Name,Rtg\n1,A,B\n").expect_err("no headings");
    assert_eq!(fault, Wrong::NotHeadings { found: "Bo.".to_owned() }.at_column(1, 1));
}

#[test]
fn who_has_a_bye_plays_nobody() {
    let read = super::read("1;A;B\n2;C;bye\n3;SLOBODAN;D\n").expect("read");
    let skipped = |line, name: &str| Skipped { line, name: name.to_owned(), why: NoGame::Bye };
    let games = vec![Pairing { line: 1, ..pairing(1, "A", "B") }];
    assert_eq!(read, Pairings { games, skipped: vec![skipped(2, "C"), skipped(3, "D")] });
    assert_eq!(read.skipped[0].told("en"), "C has a bye.");
    assert_eq!(place("1;A;bye\n"), (None, None), "nobody plays");
}

#[test]
fn results_are_read_back() {
    let names = ["A", "B, C", "\"D\"", "=1+1", "E;F", " G", "@H", "ř ђ"];
    let outcomes: Vec<Outcome> = names
        .iter()
        .zip(1..)
        .map(|(name, table)| Outcome {
            table,
            white: (*name).to_owned(),
            black: format!("{name}x"),
            white_player: Identity::default(),
            black_player: Identity::default(),
            earlier: Vec::new(),
            numbers: None,
            result: GameResult::ALL[table as usize % 10],
        })
        .collect();
    for (language, headings) in WRITTEN {
        let text = write(&outcomes, language);
        let separator = if *language == "en" { ',' } else { ';' };
        assert!(text.starts_with(&format!("\u{feff}{}{separator}", headings[0])), "{text}");
        let read = read(&text).expect("read");
        let expected: Vec<Pairing> = outcomes
            .iter()
            .map(|outcome| pairing(outcome.table, outcome.white.trim(), outcome.black.trim()))
            .collect();
        assert_eq!(read, expected, "{text}");
    }
    let quoted = Outcome {
        table: 3,
        white: "\"D\"".to_owned(),
        black: "=E".to_owned(),
        white_player: Identity::default(),
        black_player: Identity::default(),
        earlier: Vec::new(),
        numbers: None,
        result: GameResult::HalfToWhite,
    };
    assert_eq!(
        write(&[quoted], "de"),
        "\u{feff}Table,White,Black,Result\r\n3,\"\"\"D\"\"\",\"'=E\",1/2-0\r\n"
    );
}

#[test]
fn who_plays_stands_behind_the_result_and_is_read_back() {
    let white_player = Identity {
        title: Some("WIM".to_owned()),
        rating: Some(2310),
        fide_id: Some(12_345_679),
        federation: Some("CRO".to_owned()),
        team: Some("ŠK \"Zmaj\"; Split".to_owned()),
        birth_year: Some(1990),
    };
    let black_player = Identity { rating: Some(1800), ..Identity::default() };
    let outcomes = [Outcome {
        table: 1,
        white: "Šimunić, Ana".to_owned(),
        black: "Žák, Jan".to_owned(),
        white_player: white_player.clone(),
        black_player: black_player.clone(),
        earlier: Vec::new(),
        numbers: None,
        result: GameResult::WhiteWins,
    }];
    for (language, headings) in WRITTEN {
        let text = write(&outcomes, language);
        let read = read(&text).expect("read");
        let expected = Pairing {
            white_player: white_player.clone(),
            black_player: black_player.clone(),
            ..pairing(1, "Šimunić, Ana", "Žák, Jan")
        };
        assert_eq!(read, [expected], "{text}");
        assert_eq!(text.lines().next().expect("headings").matches(headings[1]).count(), 7, "{text}");
    }
    // A detail that is known of no player has no column.
    let known = Outcome { white_player: black_player.clone(), ..outcomes[0].clone() };
    let expected = "\u{feff}Table,White,Black,Result,White rating,Black rating\r\n1,\"Šimunić, Ana\",\"Žák, Jan\",1-0,1800,1800\r\n";
    assert_eq!(write(&[known], "en"), expected);
}

#[test]
fn tables_copied_from_sharly_chess() {
    let games = [
        (1, ("CARLSEN Magnus", Some("GM"), Some(2840)), ("DUPONT Éric", None, Some(1650))),
        (2, ("MARTIN Zoé", None, Some(1399)), ("LEROY Luc", Some("FM"), Some(2301))),
    ];
    let rows = "1;2;GM;CARLSEN Magnus;2840 F;;;DUPONT Éric;1650 E;2\n2;1½;;MARTIN Zoé;1399 N;;FM;LEROY Luc;2301 F;1½\n";
    for headings in ["Bd.;Pts;;White;;Res.;;Black;;Pts", "Éch.;Pts;;Blancs;;Rés.;;Noirs;;Pts"] {
        check_list(&format!("{headings}\n{rows}"), &games);
    }
    let read = read("Éch.,Titre,Nom,Elo,Féd.,Identifiant FIDE,Date de naissance,Équipe,Rés.,Titre,Nom,Elo,Féd.,Identifiant FIDE,DdN,Club\n\
        3,g,CARLSEN Magnus,2840,NOR,1503014,30/11/1990,Oslo,,,DUPONT Éric,1650,FRA,,1978,Lyon\n")
    .expect("read");
    let (white, black) = (&read[0].white_player, &read[0].black_player);
    let said = |who: &Identity| (who.federation.clone(), who.fide_id, who.birth_year, who.team.clone());
    let expected = (Some("NOR".to_owned()), Some(1_503_014), Some(1990), Some("Oslo".to_owned()));
    assert_eq!((said(white), white.title.as_deref()), (expected, Some("GM")));
    assert_eq!(said(black), (Some("FRA".to_owned()), None, Some(1978), Some("Lyon".to_owned())));
}

#[test]
fn nothing_brings_the_reader_down() {
    let mut dice = super::super::dice::Dice::new(3);
    for _ in 0..20_000 {
        let text: String = (0..dice.below(30))
            .map(|_| {
                dice.pick(&[
                    "1", ",", ";", "\t", "\"", "\n", "\r", "A", "'", "=", "ž", "white", "black", "\u{feff}",
                ])
            })
            .collect();
        let _ = read(&text);
    }
}
