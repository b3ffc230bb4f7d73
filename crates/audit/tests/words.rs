//! What the sentences of findings say beyond kind and article: how sure the edition is, what stands, and what would explain a gain.
#![allow(clippy::unwrap_used, reason = "tests")]

use touchmove_audit::Auditor;
use touchmove_notation::pgn::Reader;

/// The sentences for a game with these tags.
fn told(tags: &[(&str, &str)], moves: &str) -> String {
    let tags: String = tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
    let pgn = format!("{tags}\n{moves}\n");
    let mut auditor = Auditor::new();
    let report = auditor.next_game(&mut Reader::new(pgn.as_bytes())).unwrap().unwrap();
    report.findings.iter().map(|finding| format!("{finding}\n")).collect()
}

/// An illegal move that was answered stands by the article of its class, in the lines that the edition draws.
#[test]
fn by_what_an_illegal_move_stands() {
    for (date, control, event, says) in [
        ("2024.01.01", "180+2", "", "(B.3)"),
        ("2024.01.01", "900+10", "", "(A.5.2)"),
        ("2024.01.01", "5400+30", "", "The game continued from it."),
        ("2019.01.01", "600", "", "(B.4)"),
        // A.1 of 2014: ten minutes are rapid.
        ("2015.01.01", "600", "", "(A.4.b)"),
        ("2010.01.01", "899", "", "(B.3.c)"),
        // B.1 of 2005 has an hour in rapid, A.1 of 2009 has not.
        ("2006.01.01", "3600", "", "(B.6)"),
        ("2010.01.01", "3600", "", "The game continued from it."),
        ("2024.01.01", "?", "Rated Blitz game", "(B.3)"),
        ("2024.01.01", "-", "Active chess", "(A.5.2)"),
        ("2024.01.01", "?", "Interactive Cup", "The game continued from it."),
        ("2024.01.01", "?", "Rapid and Blitz", "The game continued from it."),
    ] {
        let tags = [("Date", date), ("TimeControl", control), ("Event", event)];
        let told = told(&tags, "1. e4 e5 2. Bc4 Bc5 3. Qg5 Nf6 1/2-1/2");
        assert!(told.contains(says), "{date} {control} {event}: {told}");
    }
}

/// Two minutes for an illegal move, one in blitz; three for a wrong claim in 2005 and 2009 (9.5.b).
#[test]
fn what_the_arbiter_gives_explains_a_gain() {
    for (date, control, gain, explained) in [
        ("2024.01.01", "5400", 2, true),
        ("2024.01.01", "5400", 3, false),
        ("2015.01.01", "5400", 3, false),
        ("2010.01.01", "5400", 3, true),
        ("2006.01.01", "5400", 3, true),
        ("2010.01.01", "5400", 4, false),
        ("2019.01.01", "600", 1, true),
        ("2019.01.01", "600", 2, false),
        ("2024.01.01", "1500", 1, true),
        ("2024.01.01", "1500", 2, false),
    ] {
        let moves = format!("1. e4 {{[%clk 0:05:00]}} e5 2. Nf3 {{[%clk 0:0{}:00]}} 1/2-1/2", 5 + gain);
        let told = told(&[("Date", date), ("TimeControl", control)], &moves);
        assert!(told.contains("clock went up"), "{date}: {told}");
        assert_eq!(
            told.contains("added by the arbiter would explain it"),
            explained,
            "{date} {gain}: {told}"
        );
    }
}

#[test]
fn a_day_that_leaves_editions_open_is_told() {
    let five = "Nf3 Nf6 Ng1 Ng8 ".repeat(4) + "e4 1-0";
    for (tags, says) in [
        ([("Date", "2017.??.??"), ("EventDate", "?")], "applies the Laws of 2014, the earliest"),
        ([("Date", "????.??.??"), ("EventDate", "2017.12.30")], "applies the Laws of 2017, the earliest"),
        ([("Date", "01.05.2024"), ("EventDate", "?")], "by the board alone"),
        ([("Date", "24.05.01"), ("EventDate", "?")], "by the board alone"),
        ([("Date", "0000.00.00"), ("EventDate", "?")], "by the board alone"),
    ] {
        let told = told(&tags, &five);
        assert!(told.lines().all(|line| line.contains(says)) && !told.is_empty(), "{tags:?}: {told}");
    }
    for sure in ["1972.??.??", "2016.??.??", "2024.05.01"] {
        assert!(!told(&[("Date", sure)], &five).contains("incomplete"), "{sure}");
    }
}
