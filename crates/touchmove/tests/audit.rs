//! `touchmove audit` as a user runs it: files of all kinds, every form of output, and nonsense.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use crate::folder::Folder;
use crate::program::touchmove;
use std::io::Write;

/// Games made for the tests of the audit; their findings are tested there.
const GAMES: &[u8] = include_bytes!("../../audit/tests/games.pgn");

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).unwrap_or_else(|error| panic!("gzip: {error}"))
}

fn deflate(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::default());
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .unwrap_or_else(|error| panic!("deflate: {error}"))
}

/// The ways to pack a file in an archive.
#[derive(Copy, Clone)]
enum Packed {
    Stored,
    Deflated,
    /// With its sizes after its data, as programs that write to a pipe do.
    DeflatedToPipe,
    /// The same for a folder, which has no data.
    StoredToPipe,
}

/// Builds an archive whose list of files is only its end mark.
fn zip(files: &[(&str, &[u8], Packed)]) -> Vec<u8> {
    [zip_without_list(files).as_slice(), b"PK\x01\x02"].concat()
}

fn zip_without_list(files: &[(&str, &[u8], Packed)]) -> Vec<u8> {
    let mut archive = Vec::new();
    for (name, bytes, packed) in files {
        let (method, flags, data) = match packed {
            Packed::Stored => (0_u16, 0_u16, bytes.to_vec()),
            Packed::Deflated => (8, 0, deflate(bytes)),
            Packed::DeflatedToPipe => (8, 8, deflate(bytes)),
            Packed::StoredToPipe => (0, 8, bytes.to_vec()),
        };
        let sizes = [data.len() as u32, bytes.len() as u32];
        let told = if flags == 8 { [0, 0] } else { sizes };
        archive.extend_from_slice(b"PK\x03\x04\x14\0");
        archive.extend_from_slice(&flags.to_le_bytes());
        archive.extend_from_slice(&method.to_le_bytes());
        // Time, date and checksum are not checked.
        archive.extend_from_slice(&[0; 8]);
        told.iter().for_each(|size| archive.extend_from_slice(&size.to_le_bytes()));
        archive.extend_from_slice(&(name.len() as u16).to_le_bytes());
        archive.extend_from_slice(&[0; 2]);
        archive.extend_from_slice(name.as_bytes());
        archive.extend_from_slice(&data);
        if flags == 8 {
            archive.extend_from_slice(b"PK\x07\x08\0\0\0\0");
            sizes.iter().for_each(|size| archive.extend_from_slice(&size.to_le_bytes()));
        }
    }
    archive
}

#[test]
fn a_game_is_a_line_of_json() {
    let pgn = b"[Event \"one\"]\n[White \"White\"]\n[Date \"2019.03.04\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";
    let (code, lines, message) = touchmove(&["audit", "--json"], pgn);
    assert_eq!((code, message.as_str()), (Some(1), ""));
    assert_eq!(
        lines,
        concat!(
            r#"{"game":1,"offset":0,"white":"White","black":null,"date":"2019.03.04","edition":"2018","plies":4,"result":"1-0","#,
            r#""findings":[{"ply":4,"kind":"result_conflict","end":"checkmate","article":"5.1.1","#,
            r#""fen":"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3","#,
            r#""text":"The result is 1-0, but the checkmate makes it 0-1."}]}"#,
            "\n"
        )
    );
}

#[test]
fn an_edition_can_be_chosen() {
    let pgn = b"[Date \"1985.01.01\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";
    let (_, lines, _) = touchmove(&["audit", "--json", "--edition", "2009"], pgn);
    assert!(lines.contains(r#""edition":"2009""#) && lines.contains(r#""article":"5.1.a""#), "{lines}");
    let (_, lines, _) = touchmove(&["audit", "--json"], pgn);
    assert!(lines.contains(r#""edition":null"#) && lines.contains(r#""article":null"#), "{lines}");
}

#[test]
fn a_clean_file_ends_with_0() {
    let (code, table, message) = touchmove(&["audit"], b"[Date \"2024.01.01\"]\n\n1. e4 e5 1/2-1/2\n");
    assert_eq!((code, message.as_str()), (Some(0), ""));
    assert!(table.starts_with("games: 1, half-moves: 2, games with findings: 0"), "{table}");
}

/// The answer does not depend on the number of threads or on how the file is divided among them.
#[test]
fn the_order_is_kept() {
    let folder = Folder::new("order");
    let file = folder.write("many.pgn", &GAMES.repeat(30));
    let (_, one, _) = touchmove(&["audit", "--json", "--threads", "1", &file], b"");
    let (_, four, _) = touchmove(&["audit", "--json", "--threads", "4", &file], b"");
    assert!(one == four, "four threads answer otherwise than one");
    assert_eq!(one.lines().count(), 30 * 203);
    for (number, line) in (1..).zip(one.lines()) {
        assert!(line.starts_with(&format!("{{\"game\":{number},")), "{line}");
    }
    let (_, piped, _) = touchmove(&["audit", "--json"], &GAMES.repeat(30));
    assert!(one == piped, "a pipe is answered otherwise than a file");
}

#[test]
fn packed_files_are_read_like_plain_ones() {
    let (_, plain, _) = touchmove(&["audit"], GAMES);
    let zstandard = ruzstd::encoding::compress_to_vec(GAMES, ruzstd::encoding::CompressionLevel::Fastest);
    for (name, bytes) in [
        ("gzip", gzip(GAMES)),
        ("zstandard", zstandard),
        ("stored", zip(&[("games.pgn", GAMES, Packed::Stored)])),
        (
            "deflated",
            zip(&[
                ("games/", b"", Packed::Stored),
                ("readme.md", b"no game", Packed::Stored),
                ("games/games.PGN", GAMES, Packed::Deflated),
            ]),
        ),
        (
            "piped",
            zip(&[
                ("games/", b"", Packed::StoredToPipe),
                ("a.md", b"no game", Packed::DeflatedToPipe),
                ("games.pgn", GAMES, Packed::DeflatedToPipe),
            ]),
        ),
    ] {
        assert_eq!(touchmove(&["audit"], &bytes), (Some(1), plain.clone(), String::new()), "{name}");
    }
}

/// A truncated or damaged file is reported; the games before the damage are judged.
#[test]
fn packed_files_that_end_too_early_are_told() {
    let many = GAMES.repeat(3);
    let zstandard =
        ruzstd::encoding::compress_to_vec(many.as_slice(), ruzstd::encoding::CompressionLevel::Fastest);
    let between_files = zip_without_list(&[("a.pgn", GAMES, Packed::Deflated)]);
    let archive = zip(&[("a.pgn", &many, Packed::Deflated)]);
    for (name, bytes, says) in [
        ("Zstandard", &zstandard[..zstandard.len() / 2], "ends too early"),
        ("a head of Zstandard", &zstandard[..5], "ends too early"),
        ("deflated", &archive[..archive.len() / 2], "incomplete"),
        ("between files", between_files.as_slice(), "the archive ends too early"),
        ("no files", b"PK\x03\x04".as_slice(), "the archive ends too early"),
        (
            "garbage after a file",
            &[between_files.as_slice(), b"garbage"].concat(),
            "neither a file nor the list",
        ),
    ] {
        let (code, _, message) = touchmove(&["audit"], bytes);
        assert!(code == Some(2) && message.contains(says), "{name}: {code:?} {message}");
        assert!(!message.contains("panicked"), "{name}: {message}");
    }
}

/// A file without games is not an error, but perhaps not what was meant.
#[test]
fn a_file_without_games_is_told() {
    for (name, bytes) in [
        ("nothing", b"".as_slice()),
        ("blank", b"\n \n"),
        ("an archive of nothing", b"PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"),
        ("an archive of other things", &zip(&[("readme.md", b"no game", Packed::Stored)])),
    ] {
        let (code, table, message) = touchmove(&["audit"], bytes);
        assert_eq!((code, message.as_str()), (Some(0), "-: there are no games in this file\n"), "{name}");
        assert!(table.starts_with("games: 0,"), "{name}: {table}");
    }
}

#[test]
fn a_folder_stands_for_its_games() {
    let folder = Folder::new("folder");
    std::fs::create_dir_all(folder.name("inner")).unwrap_or_else(|error| panic!("{error}"));
    folder.write("b.pgn", b"[Event \"b\"]\n\n1. e4 1-0\n");
    folder.write("inner/a.pgn.gz", &gzip(b"[Event \"a\"]\n\n1. d4 0-1\n"));
    folder.write("notes.txt", b"no game");
    let (code, lines, _) = touchmove(&["audit", "--json", &folder.name("")], b"");
    assert_eq!(code, Some(0), "{lines}");
    let files: Vec<bool> = lines.lines().map(|line| line.contains("b.pgn\"")).collect();
    assert_eq!(files, [true, false], "{lines}");
    // An empty folder does not prevent the games of another from being judged.
    std::fs::create_dir_all(folder.name("inner/none")).unwrap_or_else(|error| panic!("{error}"));
    let (code, again, message) =
        touchmove(&["audit", "--json", &folder.name("inner/none"), &folder.name("")], b"");
    assert_eq!((code, again), (Some(2), lines));
    assert!(message.contains("there are no games in this folder"), "{message}");
    // Standard input is not read instead.
    let (code, table, _) = touchmove(&["audit", &folder.name("inner/none")], GAMES);
    assert_eq!((code, table.as_str()), (Some(2), ""));
}

#[test]
fn csv_has_a_row_for_each_finding() {
    let (_, rows, _) = touchmove(&["audit", "--csv"], GAMES);
    assert!(rows.starts_with("game,file,offset,white,"), "{rows}");
    let (_, lines, _) = touchmove(&["audit", "--json"], GAMES);
    let findings = lines.matches("\"ply\":").count();
    assert_eq!(rows.lines().count(), 1 + findings);
    let (code, ..) = touchmove(&["audit", "--csv", "--json"], GAMES);
    assert_eq!(code, Some(2));
}

/// Damage is reported, and the good games around it are still judged.
#[test]
fn broken_files_do_not_stop_it() {
    let bad_mate = "[Event \"good\"]\n[Date \"2024.01.01\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n";
    let around = |middle: &[u8]| [bad_mate.as_bytes(), middle, b"\n\n", bad_mate.as_bytes()].concat();
    let binary: Vec<u8> =
        (0..200_000_u32).map(|place| (place.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    for (name, bytes) in [
        ("binary", around(&binary)),
        ("a huge line", around(&[b"1. e4 {".as_slice(), &vec![b'x'; 3_000_000], b"} e5 *"].concat())),
        ("a huge word", around(&vec![b'x'; 3_000_000])),
        (
            "a huge tag",
            around(&[b"[White \"".as_slice(), &vec![b'x'; 3_000_000], b"\"]\n\n1. e4 *"].concat()),
        ),
        ("deeply nested", around(&[b"1. e4 ".as_slice(), &vec![b'('; 1_000_000]].concat())),
        ("a comment without an end", around(b"[Event \"x\"]\n\n1. e4 {never")),
        ("tags alone", around(b"[Event \"x\"]\n[Event \"y\"]\n")),
        ("a game without an end", around("1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(60_000).as_bytes())),
    ] {
        let (code, lines, message) = touchmove(&["audit", "--json"], &bytes);
        assert!(code == Some(1), "{name}: {code:?} {message}");
        let found = lines.matches("\"kind\":\"result_conflict\",\"end\":\"checkmate\"").count();
        assert_eq!(found, 2, "{name}: {message}");
        assert!(!message.contains("panicked"), "{name}: {message}");
        if !matches!(name, "tags alone") {
            assert!(
                message.contains("-:") || lines.contains("unreadable_move"),
                "{name} is passed over in silence"
            );
        }
    }
    let folder = Folder::new("broken");
    let whole = gzip(&GAMES.repeat(30));
    let cut = folder.write("cut.pgn.gz", &whole[..whole.len() / 2]);
    let good = folder.write("good.pgn", bad_mate.as_bytes());
    let (code, lines, message) = touchmove(&["audit", "--json", &cut, "no-such-file.pgn", &good], b"");
    assert_eq!(code, Some(2));
    assert!(message.contains("cut.pgn.gz") && message.contains("no-such-file.pgn"), "{message}");
    assert!(
        lines.lines().count() > 1000 && lines.lines().last().is_some_and(|line| line.contains("good.pgn"))
    );
}

#[test]
fn results_are_put_right_and_nothing_else() {
    let folder = Folder::new("fix");
    let fixed = folder.name("fixed.pgn");
    touchmove(&["audit", "--fix", &fixed], GAMES);
    let games = folder.read("fixed.pgn");
    let (_, again, _) = touchmove(&["audit", "--json"], games.as_bytes());
    for gone in ["result_conflict", "flag_unwinnable"] {
        assert!(!again.contains(gone), "{gone} is left");
    }
    // Only lines with a result differ.
    let before = String::from_utf8_lossy(GAMES).into_owned();
    let strip = |text: &str| {
        let results = ["1/2-1/2", "1-0", "0-1", "*", "won", "[Result \"\"]\n"];
        results.iter().fold(text.to_owned(), |text, result| text.replace(result, ""))
    };
    assert!(strip(&before) == strip(&games), "something else than a result was changed");
    let changes = folder.read("fixed.pgn.changes");
    assert!(
        changes.lines().count() >= 20 && changes.contains("tag 1-0 is now 0-1; result 1-0 is now 0-1"),
        "{changes}"
    );
    // A missing tag is inserted where tags are allowed, with the file's line ends.
    for (before, after) in [
        ("[Event \"x\"]\r\n\r\n1. e4 1-0\r\n", "[Result \"1-0\"]\r\n[Event \"x\"]\r\n\r\n1. e4 1-0\r\n"),
        ("\u{feff}1. e4 1-0\n", "\u{feff}[Result \"1-0\"]\n\n1. e4 1-0\n"),
        ("[Result \"1-0\"]\n\n1. e4 *", "[Result \"1-0\"]\n\n1. e4 1-0"),
    ] {
        touchmove(&["audit", "--fix", &fixed], before.as_bytes());
        assert_eq!(folder.read("fixed.pgn"), after);
    }
    // A file that needs no change is not changed.
    touchmove(&["audit", "--fix", &fixed], games.as_bytes());
    assert!(folder.read("fixed.pgn") == games && folder.read("fixed.pgn.changes").is_empty());
}

/// The page is one file that loads nothing else, and its data cannot end its script.
#[test]
fn the_page_stands_alone() {
    let folder = Folder::new("page");
    let page = folder.name("page.html");
    let hostile = b"[Event \"</script><script>alert(1)</script>\"]\n[White \"<b>&\"]\n[Date \"2024.01.01\"]\n\n1. e4 *\n\n";
    touchmove(&["audit", "--report", &page], &[hostile.as_slice(), GAMES].concat());
    let html = folder.read("page.html");
    for outside in ["src=", "@import", "url(", "<link", "https:"] {
        assert!(!html.contains(outside), "{outside}");
    }
    assert_eq!(html.matches("</script>").count(), 2);
    assert_eq!(html.matches("<figure>").count(), 4);
}
