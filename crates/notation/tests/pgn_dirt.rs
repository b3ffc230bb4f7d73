//! Things found in files that no standard provides for, and how they are read.

use crate::pgn_support::games;
use crate::pgn_support::sources::Drip;
use crate::pgn_support::trace::Trace;

/// Reads a text and compares the callbacks, which are the same whether it arrives at once or byte by byte.
fn check(text: impl AsRef<[u8]>, expected: &str) {
    let text = text.as_ref();
    let whole = Trace::of(text);
    assert_eq!(whole.text(), expected, "{:?}", String::from_utf8_lossy(text));
    for window in [1, 7] {
        let dripped = Trace::of(Drip { text, window });
        assert_eq!(dripped.text(), expected, "in windows of {window}");
        assert_eq!(dripped.faults, whole.faults, "in windows of {window}");
    }
}

/// The same, and without any fault.
fn check_clean(text: impl AsRef<[u8]>, expected: &str) {
    check(&text, expected);
    assert_eq!(Trace::of(text.as_ref()).faults, []);
}

#[test]
fn nothing() {
    for text in ["", " ", "\n\n\r\n", "\u{feff}", "% escaped\n%again", "\u{feff}\n\t "] {
        check_clean(text, "");
    }
}

#[test]
fn line_ends() {
    for end in ["\n", "\r\n", "\r"] {
        let text = [
            "[Event \"a\"]",
            "[Site \"b\"]",
            "",
            "1. e4 ; king's pawn",
            "e5",
            "1-0",
            "",
            "[Event \"c\"]",
            "",
            "*",
        ];
        check_clean(text.join(end), "Event=a Site=b e4 { king's pawn} e5 1-0 | Event=c *");
    }
}

#[test]
fn games_that_are_not_kept_apart() {
    check_clean("[Event \"a\"]\n1. e4 1-0\n[Event \"b\"]\n1. d4 0-1\n", "Event=a e4 1-0 | Event=b d4 0-1");
    check_clean("[Event \"a\"]\n1. e4\n[Event \"b\"]\n1. d4", "Event=a e4 | Event=b d4");
    check_clean("[Event \"a\"]\n\n[Event \"b\"]\n\n*", "Event=a | Event=b *");
    check_clean("[Event \"a\"] 1. e4 1-0 [Event \"b\"] 1. d4 *", "Event=a e4 1-0 | Event=b d4 *");
    check_clean("1. e4 1-0 1. d4 0-1", "e4 1-0 | d4 0-1");
    check_clean("* * *", "* | * | *");
    check("1. e4 (1. d4\n[Event \"b\"]\n*", "e4 ( d4 ) | Event=b *");
}

#[test]
fn tags_without_an_event_are_games_of_their_own() {
    check_clean(
        "[White \"a\"]\n[Black \"b\"]\n\n[White \"c\"]\n[Black \"d\"]\n\n1. e4 *",
        "White=a Black=b | White=c Black=d e4 *",
    );
    check_clean("[White \"a\"]\r\n\r\n[Event \"b\"]\r\n*", "White=a | Event=b *");
    check_clean("[White \"a\"]\r\r[White \"b\"]", "White=a | White=b");
    check_clean("[Site \"a\"]\n[Event \"b\"]\n\n*", "Site=a Event=b *");
}

#[test]
fn blank_lines_among_tags() {
    check_clean("[Event \"a\"]\n\n[Site \"b\"]\n\n\n[Date \"c\"]\n1. e4 *", "Event=a Site=b Date=c e4 *");
}

#[test]
fn tags() {
    for (text, expected) in [
        (r#"[Event "a"]"#, "Event=a"),
        (r#"[ Event  "a" ] *"#, "Event=a *"),
        (r#"[Event"a"]"#, "Event=a"),
        (r#"[Event "a"][Site "b"] [Date "c"]"#, "Event=a Site=b Date=c"),
        (r#"[Event "say \"hi\" \\ there"]"#, r#"Event=say "hi" \ there"#),
        (r#"[Event "say "hi" there"]"#, r#"Event=say "hi" there"#),
        (r#"[Event "C:\pgn\"]"#, r"Event=C:\pgn\"),
        (r#"[Event "a]b [c"]"#, "Event=a]b [c"),
        (r#"[Event ""]"#, "Event="),
        (r#"[Event "{;%"]"#, "Event={;%"),
    ] {
        check_clean(text, expected);
    }
    for (text, expected) in [
        ("[Event \"a\n[Site \"b\"]", "Event=a Site=b"),
        ("[Event \"a]\n[Site \"b\"]", "Event=a Site=b"),
        ("[Event \"a\"\n[Site \"b\"]", "Event=a Site=b"),
        ("[Event a]\n[Site \"b\"]", "Site=b"),
        ("[]\n[\"x\"]\n[Site \"b\"]\n[", "Site=b"),
    ] {
        check(text, expected);
        assert_ne!(Trace::of(text.as_bytes()).faults, []);
    }
}

#[test]
fn latin_1_and_utf_8() {
    check_clean(b"[White \"M\xFCller\"]\n{\xE9} *", "White=Müller {é} *");
    check_clean("\u{feff}[White \"Müller\"]\n{é ♘} *", "White=Müller {é ♘} *");
    check_clean("[White \"a\"]\n*\n\u{feff}[White \"b\"]\n*", "White=a * | White=b *");
}

#[test]
fn move_numbers() {
    for text in [
        "1. e4 e5 2. Nf3 Nc6",
        "1.e4 e5 2.Nf3 Nc6",
        "1. e4 1... e5 2. Nf3 2... Nc6",
        "1. e4 1. ... e5 2 . Nf3 Nc6",
        "1.e4 1...e5 2.Nf3 2...Nc6",
        "1 e4 e5 2 Nf3 Nc6",
        "1e4 e5 2Nf3 Nc6",
        "e4 e5 Nf3 Nc6",
        "1.\te4\n\ne5\n2.\nNf3 .. Nc6",
        "1.e4 1…e5 2. Nf3 2… Nc6",
        "0. e4 e5 99999999999999999999. Nf3 Nc6",
    ] {
        check_clean(text, "e4 e5 Nf3 Nc6");
    }
    check_clean(b"1\x85 e5", "e5");
}

#[test]
fn comments() {
    for (text, expected) in [
        ("e4 {a} e5", "e4 {a} e5"),
        ("e4{a}e5", "e4 {a} e5"),
        ("e4 {a\nb}\n{c} e5", "e4 {a\nb} {c} e5"),
        ("e4 ; a } b { c\ne5", "e4 { a } b { c} e5"),
        ("e4 {; a} e5", "e4 {; a} e5"),
        ("e4 {{a} e5", "e4 {{a} e5"),
        ("e4\n% all { of ( this\ne5", "e4 e5"),
        ("e4 ;\ne5", "e4 {} e5"),
        ("e4 ; end", "e4 { end}"),
        ("e4 {} e5", "e4 {} e5"),
        ("e4 {\n% not escaped\n} e5", "e4 {\n% not escaped\n} e5"),
        ("{before} 1. e4 *", "{before} e4 *"),
        ("; head\n[Event \"a\"]\n{among}\n[Site \"b\"]\n\n1. e4 *", "Event=a Site=b { head} {among} e4 *"),
        ("1. e4 1-0 {after}\n[Event \"b\"]\n*", "e4 1-0 {after} | Event=b *"),
        ("e4 { [%eval 0.3] [%clk 0:01:02] } e5", "e4 { [%eval 0.3] [%clk 0:01:02] } e5"),
        ("e4 <reserved (1> e5", "e4 e5"),
    ] {
        check_clean(text, expected);
    }
}

#[test]
fn glyphs_and_signs() {
    for (text, expected) in [
        ("e4! e5? Nf3!! Nc6?? Bb5!? a6?!", "e4 $1 e5 $2 Nf3 $3 Nc6 $4 Bb5 $5 a6 $6"),
        ("e4 ! e5$14$0 Nf3 $255", "e4 $1 e5 $14 $0 Nf3 $255"),
        (
            "e4 += e5 =+ Nf3 +/- Nc6 -/+ Bb5 +- a6 -+ Ba4 =",
            "e4 $14 e5 $15 Nf3 $16 Nc6 $17 Bb5 $18 a6 $19 Ba4 $10",
        ),
        ("Qh5 + Ke7 Qxe5 #", "Qh5 Ke7 Qxe5"),
        ("exd6 e.p. Nc6", "exd6 Nc6"),
        ("e4 (=) e5", "e4 offer e5"),
        ("-- Z0 @@@@", "null null null"),
        ("e4 N e5 D Nf3 RR Nc6 N RR {x} Rb1", "e4 $146 e5 $220 Nf3 $145 Nc6 $146 $145 {x} Rb1"),
    ] {
        check_clean(text, expected);
    }
}

#[test]
fn variations() {
    for (text, expected) in [
        ("e4 (d4) e5", "e4 ( d4 ) e5"),
        ("e4(d4 (c4 c5) d5)(Nf3)e5", "e4 ( d4 ( c4 c5 ) d5 ) ( Nf3 ) e5"),
        ("e4 ( ) e5", "e4 ( ) e5"),
        ("e4 1-0 (1. d4 d5)", "e4 1-0 ( d4 d5 )"),
    ] {
        check_clean(text, expected);
    }
}

#[test]
fn results() {
    for (text, expected) in [
        ("1-0", "1-0"),
        ("0-1", "0-1"),
        ("1/2-1/2", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("½-½", "1/2-1/2"),
        ("*", "*"),
        ("e4*", "e4 *"),
        ("0-0 0-0-0 O-O O-O-O", "0-0 0-0-0 O-O O-O-O"),
        ("1/2-0", "1/2-0"),
        ("0-1/2", "0-1/2"),
    ] {
        check_clean(text, expected);
    }
    check_clean(b"\xBD-\xBD", "1/2-1/2");
    for (result, spellings) in [
        ("1-0", &["1–0", "1—0", "1−0", "1:0", "1 - 0", "1 : 0", "1,0-0,0"][..]),
        ("0-1", &["0–1", "0:1", "0 – 1"]),
        (
            "1/2-1/2",
            &["½", "½:½", "½–½", "½ - ½", "1/2:1/2", "1/2 - 1/2", "1/2–1/2", "0.5-0.5", "0,5-0,5", "0,5:0,5"],
        ),
        ("+/-", &["+:-"]),
    ] {
        for spelling in spellings {
            check_clean(format!("e4 e5 {spelling}"), &format!("e4 e5 {result}"));
            check_clean(format!("e4 {spelling}\n\n[Event \"b\"]\n*"), &format!("e4 {result} | Event=b *"));
            let tag = games(format!("[Result \"{spelling}\"]\n\n1. e4")).remove(0);
            assert_eq!((tag.record.result.tag(), tag.faults), (result, vec![]), "{spelling}");
        }
    }
    check_clean(b"e4 1\x960", "e4 1-0");
    check_clean("1 Nf3 Nf6 2 g3 g6 3 Bg2 Bg7 4 0-0 0-0 1 - 0", "Nf3 Nf6 g3 g6 Bg2 Bg7 0-0 0-0 1-0");
    check_clean("1.0-0 0-0-0", "0-0 0-0-0");
}

#[test]
fn other_letters() {
    check_clean("Sf3 Кf6 ♘c3 Cc6 P-K4", "Sf3 Кf6 ♘c3 Cc6 P-K4");
}
