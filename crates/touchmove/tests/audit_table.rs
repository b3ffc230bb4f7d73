//! `touchmove audit --parquet`: what is in the table, and that it is the same however it is made.
//!
//! `clients/duckdb` asks it as a user would.

use crate::folder::Folder;
use crate::program::touchmove;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row};
use std::fs::File;

/// The games made for the purpose; their findings are tested where they stand.
const GAMES: &[u8] = include_bytes!("../../audit/tests/games.pgn");

fn open(table: &str) -> SerializedFileReader<File> {
    SerializedFileReader::new(File::open(table).unwrap()).unwrap()
}

fn rows(table: &str) -> Vec<Row> {
    open(table).into_iter().map(Result::unwrap).collect()
}

fn field<'a>(row: &'a Row, name: &str) -> &'a Field {
    row.get_column_iter().find(|(column, _)| *column == name).unwrap().1
}

/// The sentences of a game's findings.
fn texts(row: &Row) -> Vec<String> {
    let Field::ListInternal(list) = field(row, "findings") else { panic!("no list: {row}") };
    let text = |finding: &Field| match finding {
        Field::Group(finding) => match field(finding, "text") {
            Field::Str(text) => text.clone(),
            other => panic!("no text: {other}"),
        },
        other => panic!("no finding: {other}"),
    };
    list.elements().iter().map(text).collect()
}

#[test]
fn a_game_is_a_row() {
    let folder = Folder::new("table");
    let table = folder.name("audit.parquet");
    let pgn = concat!(
        "[Event \"Club evening\"]\n[White \"White, \\\"W\\\"\"]\n[Black \"?\"]\n[WhiteElo \"1850\"]\n[BlackElo \"-\"]\n",
        "[Date \"2019.03.04\"]\n[TimeControl \"600\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n",
        "[Event \"?\"]\n[Date \"????.??.??\"]\n[UTCDate \"2020.11.??\"]\n\n1. e4 e5 1/2-1/2\n",
    );
    let (code, lines, message) = touchmove(&["audit", "--parquet", &table], pgn.as_bytes());
    assert_eq!((code, message.as_str()), (Some(1), ""));
    assert!(lines.starts_with("games: 2,"), "the summary comes all the same: {lines}");
    let rows: Vec<String> = rows(&table).iter().map(Row::to_string).collect();
    assert_eq!(
        rows,
        [
            concat!(
                r#"{game: 1, file: "-", byte_offset: 0, event: "Club evening", white: "White, "W"", black: null, white_elo: 1850, black_elo: null, "#,
                r#"year: 2019, date: 2019-03-04, time_control: "600", class: "blitz", edition: "2018", plies: 4, result: "1-0", "#,
                r#"ending: "checkmate", dead_ply: null, threefold_ply: null, fivefold_ply: null, fifty_ply: null, seventyfive_ply: null, "#,
                r#"findings: [{ply: 4, kind: "result_conflict", about: "checkmate", article: "5.1.1", "#,
                r#"fen: "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "#,
                r#"text: "The result is 1-0, but the checkmate makes it 0-1."}]}"#
            ),
            concat!(
                r#"{game: 2, file: "-", byte_offset: 157, event: null, white: null, black: null, white_elo: null, black_elo: null, "#,
                r#"year: 2020, date: null, time_control: null, class: null, edition: "2018", plies: 2, result: "1/2-1/2", "#,
                r#"ending: null, dead_ply: null, threefold_ply: null, fivefold_ply: null, fifty_ply: null, seventyfive_ply: null, findings: []}"#
            ),
        ]
    );
}

/// However many threads there are, the file is the same to the byte, and says what the lines of JSON do.
#[test]
fn the_order_is_kept() {
    let folder = Folder::new("table-order");
    let file = folder.write("many.pgn", &GAMES.repeat(30));
    let (one, four) = (folder.name("one.parquet"), folder.name("four.parquet"));
    let (_, lines, _) = touchmove(&["audit", "--json", "--threads", "1", "--parquet", &one, &file], b"");
    touchmove(&["audit", "--threads", "4", "--parquet", &four, &file], b"");
    assert!(std::fs::read(&one).unwrap() == std::fs::read(&four).unwrap(), "the tables differ");
    let rows = rows(&one);
    assert_eq!(rows.len(), lines.lines().count());
    for ((number, row), line) in (1..).zip(&rows).zip(lines.lines()) {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        let findings = game["findings"].as_array().unwrap();
        let said: Vec<&str> = findings.iter().map(|finding| finding["text"].as_str().unwrap()).collect();
        assert_eq!(*field(row, "game"), Field::Long(number));
        assert_eq!(*field(row, "byte_offset"), Field::Long(game["offset"].as_i64().unwrap()));
        assert_eq!(texts(row), said, "{line}");
    }
}

/// What is kept in memory is written as soon as it is enough.
#[test]
fn row_groups_have_a_size() {
    let folder = Folder::new("table-groups");
    let table = folder.name("audit.parquet");
    let games = "[Event \"x\"]\n\n1. e4 1-0\n\n".repeat(140_000);
    let (code, ..) = touchmove(&["audit", "--parquet", &table], games.as_bytes());
    assert_eq!(code, Some(0));
    let groups: Vec<i64> =
        open(&table).metadata().row_groups().iter().map(|group| group.num_rows()).collect();
    assert_eq!(groups, [131_072, 140_000 - 131_072]);
}

#[test]
fn no_games_are_a_table_without_rows() {
    let folder = Folder::new("table-empty");
    let table = folder.name("audit.parquet");
    let (code, ..) = touchmove(&["audit", "--parquet", &table], b"");
    assert_eq!((code, rows(&table).len()), (Some(0), 0));
}

#[test]
fn a_table_needs_a_file_of_its_own() {
    let folder = Folder::new("table-apart");
    let (nowhere, table) = (folder.name("no/such/audit.parquet"), folder.name("audit.parquet"));
    let (inside, kept) = (folder.name(""), folder.name("kept.json"));
    for (arguments, says) in [
        (["--parquet", &nowhere, "--threads", "1"], "audit.parquet.new: "),
        (["--parquet", &inside, "--threads", "1"], "this is not a file"),
        (["--parquet", &table, "--report", &table], "two outputs"),
        (["--parquet", &table, "--resume", &kept], "cannot be used with"),
    ] {
        let (code, output, message) = touchmove(&[&["audit"][..], &arguments].concat(), GAMES);
        assert_eq!((code, output.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(message.contains(says), "{message}");
    }
    assert!(!std::path::Path::new(&table).exists());
}
