//! CSV by hand, and CSV as nobody would write it.

use super::super::{FormatFault, Pairings, Skipped, Wrong};
use super::{Outcome, Pairing, WRITTEN, write};
use touchmove_notation::pgn::GameResult;

fn pairing(table: u32, white: &str, black: &str) -> Pairing {
    Pairing { line: 0, round: None, table, white: white.to_owned(), black: black.to_owned() }
}

/// The games of a file, without their lines.
fn read(bytes: &[u8]) -> Result<Vec<Pairing>, FormatFault> {
    let games = super::read(bytes)?.games.into_iter();
    Ok(games.map(|pairing| Pairing { line: 0, ..pairing }).collect())
}

fn check(text: &str, expected: &[Pairing]) {
    assert_eq!(read(text.as_bytes()).as_deref(), Ok(expected), "{text:?}");
}

fn place(text: &str) -> (Option<usize>, Option<usize>) {
    let fault = read(text.as_bytes()).expect_err(text);
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
    check("Black;Rating;White;Table\nB;2000;A;1\nD;1900;C;2\n", &expected);
    for heading in
        ["Sto,Beli,Crni", "Сто,Бели,Црни", "Stol,Bijeli,Crni", "Stůl,Bílý,Černý", "BOARD,WHITE,BLACK"]
    {
        check(&format!("{heading}\n1,A,B\n2,C,D\n"), &expected);
    }
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
    let read = read(b"round,table,white,black\n1,1,A,B\n2,1,B,A\n").expect("read");
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
    let twice = read(b"1,A,B\n2,C,A\n").expect_err("twice");
    assert_eq!(twice, Wrong::PlayerTwice { name: "A".to_owned(), first: 1 }.at(2));
    assert_eq!(read(b"1,A,B\n2,\xff,D"), Err(Wrong::NotUtf8.at(2)));
}

#[test]
fn a_first_line_that_is_neither_headings_nor_a_pairing() {
    let fault = read("Bo.,Name,Name\n1,A,B\n".as_bytes()).expect_err("no headings");
    assert_eq!(fault, Wrong::NotHeadings { found: "Bo.".to_owned() }.at_column(1, 1));
}

#[test]
fn who_has_a_bye_plays_nobody() {
    let read = super::read("1;A;B\n2;C;bye\n3;SLOBODAN;D\n".as_bytes()).expect("read");
    let skipped = |line, name: &str| Skipped { line, name: name.to_owned(), unpaired_in: None };
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
            earlier: Vec::new(),
            result: GameResult::ALL[table as usize % 10],
        })
        .collect();
    for (language, headings) in WRITTEN {
        let text = write(&outcomes, language);
        let separator = if *language == "en" { ',' } else { ';' };
        assert!(text.starts_with(&format!("\u{feff}{}{separator}", headings[0])), "{text}");
        let read = read(text.as_bytes()).expect("read");
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
        earlier: Vec::new(),
        result: GameResult::HalfToWhite,
    };
    assert_eq!(
        write(&[quoted], "de"),
        "\u{feff}Table,White,Black,Result\r\n3,\"\"\"D\"\"\",\"'=E\",1/2-0\r\n"
    );
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
        let _ = read(text.as_bytes());
        let bytes: Vec<u8> = (0..dice.below(30)).map(|_| dice.below(256) as u8).collect();
        let _ = read(&bytes);
    }
}
