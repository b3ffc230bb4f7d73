//! `touchmove pgn`, `notation` and `announce` as a user runs them: files of all kinds, standard input, and nonsense.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use crate::program::touchmove;
use std::io::Write;
use std::path::PathBuf;

/// A file that is removed when the test ends.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str, bytes: &[u8]) -> Self {
        let path = std::env::temp_dir().join(format!("touchmove-{}-{name}", std::process::id()));
        std::fs::write(&path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Self(path)
    }

    fn name(&self) -> String {
        self.0.to_string_lossy().into_owned()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

const GAMES: &[u8] =
    b"[Event \"one\"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n\n[Event \"two\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).unwrap_or_else(|error| panic!("gzip: {error}"))
}

fn zstandard(bytes: &[u8]) -> Vec<u8> {
    ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest)
}

#[test]
fn compressed_files_are_read_like_plain_ones() {
    let twice = [zstandard(GAMES), zstandard(GAMES)].concat();
    for (name, bytes, games) in [
        ("plain.pgn", GAMES.to_vec(), 2),
        ("gzip.pgn.gz", gzip(GAMES), 2),
        ("gzip-twice.pgn.gz", [gzip(GAMES), gzip(GAMES)].concat(), 4),
        ("zstandard.pgn.zst", zstandard(GAMES), 2),
        ("zstandard-twice.pgn.zst", twice, 4),
        ("empty.pgn", Vec::new(), 0),
    ] {
        let file = Temporary::new(name, &bytes);
        let expected = format!("games: {games}, faults: 0\n");
        assert_eq!(
            touchmove(&["pgn", "--check", &file.name()], b""),
            (Some(0), expected.clone(), String::new()),
            "{name}"
        );
        assert_eq!(touchmove(&["pgn", "--check"], &bytes), (Some(0), expected, String::new()), "{name}");
    }
}

#[test]
fn a_broken_file_is_told_by_its_name() {
    for (name, bytes) in [("cut.pgn.gz", gzip(GAMES)), ("cut.pgn.zst", zstandard(GAMES))] {
        let file = Temporary::new(name, &bytes[..bytes.len() / 2]);
        let (code, _, message) = touchmove(&["pgn", "--check", &file.name()], b"");
        assert_eq!(code, Some(2), "{name}: {message}");
        assert!(message.contains(name) && !message.contains("panicked"), "{name}: {message}");
    }
    let (code, _, message) = touchmove(&["pgn", "no-such-file.pgn"], b"");
    assert!(code == Some(2) && message.contains("no-such-file.pgn"), "{message}");
}

#[test]
fn faults_have_a_place_and_the_other_games_are_written() {
    let dirt = b"[Event \"one\"]\n\n1. e4 Ke4 2. d4 *\n\n[Event \"two\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let (code, games, faults) = touchmove(&["pgn"], dirt);
    assert_eq!(code, Some(1));
    assert!(faults.starts_with("-:3:7: half-move 2, Ke4: illegal"), "{faults}");
    assert!(games.contains("[Event \"one\"]") && games.ends_with("1. f3 e5 2. g4 Qh4# 0-1\n\n"), "{games}");
}

#[test]
fn any_encoding_is_read_and_a_guess_is_told() {
    let game = "[White \"Dvořák, Jiří\"]\n[Black \"Šimek, Tomáš\"]\n\n1. e4 e5 1-0\n";
    let utf_16: Vec<u8> = game.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = [&[0xFF, 0xFE], &utf_16[..]].concat();
    let (code, written, told) = touchmove(&["pgn"], &marked);
    assert_eq!((code, told.as_str()), (Some(0), ""));
    assert!(written.contains("[White \"Dvořák, Jiří\"]"), "{written}");
    let (_, given, _) = touchmove(&["pgn", "--encoding", "utf-16le"], &utf_16);
    assert_eq!(given, written);

    let windows =
        b"[White \"Dvo\xF8\xE1k, Ji\xF8\xED\"]\n[Black \"\x8Aimek, Tom\xE1\x9A\"]\n\n1. e4 e5 1-0\n";
    let (code, guessed, told) = touchmove(&["pgn", "--from", "cs"], windows);
    assert_eq!((code, &guessed), (Some(0), &written), "{told}");
    assert!(told.contains("windows-1250") && told.contains("--encoding"), "{told}");
    let (_, given, told) = touchmove(&["pgn", "--encoding", "cp1250"], windows);
    assert_eq!((given, told.as_str()), (written, ""));
    let (_, rows, told) = touchmove(&["audit", "--json", "--encoding", "windows-1250"], windows);
    assert!(rows.contains("Dvořák") && told.is_empty(), "{rows} {told}");
    let (code, _, told) = touchmove(&["pgn", "--encoding", "klingon"], b"");
    assert!(code == Some(2) && told.contains("windows-1250"), "{told}");
}

#[test]
fn a_game_that_cannot_be_replayed_is_written_as_it_stood() {
    let game = b"[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 {mine} 1-0\n";
    let (code, written, told) = touchmove(&["pgn"], game);
    assert!(code == Some(1) && told.contains("Crazyhouse"), "{told}");
    assert!(written.ends_with("1. e4 d5 2. exd5 Qxd5 3. P@e4 {mine} 1-0\n\n"), "{written}");
    let (code, written, told) = touchmove(&["pgn"], b"[Result \"1-0\"]\n\n1. e4 e5 *\n");
    assert!(code == Some(1) && told.contains("the Result tag says 1-0"), "{told}");
    assert!(written.contains("[Result \"1-0\"]") && written.ends_with("1. e4 e5 *\n\n"), "{written}");
}

#[test]
fn lines_are_answered_one_by_one() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let lines = format!("{start}\tSf3\nnonsense\n{start}\tSf5\n{start}\tSf9\r\n{start}\te4\n");
    let (code, answers, _) = touchmove(&["notation", "--from", "hr", "--to", "long"], lines.as_bytes());
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(
        answers,
        [
            "g1f3\tNg1f3",
            "error a line must be a FEN, a tab and a move",
            "illegal",
            "unreadable",
            "e2e4\te2e4"
        ]
    );
    assert_eq!(code, Some(2));

    let file = Temporary::new("lines.gz", &gzip(lines.as_bytes()));
    let (code, _, _) = touchmove(&["notation", "--from", "hr", &file.name()], b"");
    assert_eq!(code, Some(2), "the same lines from a compressed file");

    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\t0-0-0\n";
    let (code, answer, _) = touchmove(&["announce"], castling.as_bytes());
    assert_eq!((code, answer.as_str()), (Some(0), "Lange Rochade\n"));
    let (_, answer, _) = touchmove(&["announce", "--lang", "cs"], castling.as_bytes());
    assert_eq!(answer, "velká rošáda\n");
    let said = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\tTurm Hector acht\n";
    let (_, heard, _) = touchmove(&["announce", "--listen"], said.as_bytes());
    assert_eq!(heard, "h1h8\n");
}

#[test]
fn a_sealed_move_is_judged_by_its_own_language() {
    // In French R is the king, which cannot go there; the English rook could.
    let line = b"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\tRa5\n";
    assert_eq!(touchmove(&["notation", "--from", "fr", "--to", "fr"], line).1, "a1a5\tTa5\n");
    assert_eq!(touchmove(&["notation", "--from", "fr", "--to", "fr", "--sealed"], line).1, "illegal\n");
}

#[test]
fn unknown_languages_are_told_with_those_there_are() {
    for arguments in [
        ["notation", "--from", "xx"],
        ["notation", "--to", "klingon"],
        ["announce", "--lang", "xx"],
        ["pgn", "--lang", ""],
        ["pgn", "--from", "EN"],
    ] {
        let (code, output, message) = touchmove(&arguments, b"");
        assert_eq!((code, output.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(message.contains("there ") && message.contains(" cs"), "{arguments:?}: {message}");
    }
}
