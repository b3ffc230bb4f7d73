//! `touchmove articles` and the articles of `touchmove why`.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use std::process::Command;

/// Returns both outputs of the program and its exit code.
fn touchmove(arguments: &[&str]) -> (String, String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_touchmove")).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

/// Runs the program, expects success, and returns the lines.
#[track_caller]
fn lines(arguments: &[&str]) -> Vec<String> {
    let (printed, message, code) = touchmove(arguments);
    assert_eq!((code, message.as_str()), (Some(0), ""), "{arguments:?}");
    printed.lines().map(str::to_owned).collect()
}

#[test]
fn an_edition_is_listed_whole_one_article_a_line() {
    for (edition, articles) in
        [("2005", 292), ("2009", 320), ("2014", 478), ("2017", 497), ("2018", 495), ("2023", 499)]
    {
        let list = lines(&["articles", "--edition", edition]);
        assert_eq!(list.len(), articles, "{edition}");
        assert!(list.iter().any(|line| line.starts_with("5.1  ")), "{edition}");
    }
    assert_eq!(lines(&["articles"]), lines(&["articles", "--edition", "2023", "--lang", "en"]));
}

#[test]
fn an_article_tells_its_figures_references_and_past() {
    let told = lines(&["articles", "--edition", "2018", "7.5.5"]);
    assert_eq!(told[0], "7.5.5, Laws of 2018 (irregularity: decide)");
    assert!(told.iter().any(|line| line.starts_with("Figures: +2 min")), "{told:?}");
    assert!(told.iter().any(|line| line.starts_with("See: 7.5.1")), "{told:?}");
    assert!(told.iter().any(|line| line == "Before: 7.5.3, 7.7.2, 7.8.2 in 2017"), "{told:?}");
    assert!(told.iter().all(|line| line.chars().count() <= 100), "{told:?}");
    let new = lines(&["articles", "--edition", "2014", "9.6.a"]);
    assert!(new.iter().any(|line| line == "Before: new in 2014"), "{new:?}");
}

#[test]
fn a_heading_is_followed_by_its_items() {
    let told = lines(&["articles", "--edition", "2005", "5.1"]);
    assert_eq!(told[..3], ["5.1, Laws of 2005", "How a game is won", ""]);
    let numbers: Vec<&str> = told[3..].iter().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(numbers, ["5.1.a", "5.1.b"]);
}

#[test]
fn a_number_may_be_written_in_many_ways() {
    for (edition, written) in [
        ("2005", ["7.4.b", "7.4b", "7.4 (b)", "Article 7.4.B"]),
        ("2017", ["III.5.1", "iii.5.1", "Art. III 5.1", "III.5(1)"]),
        ("2009", ["adj.8.c", "adj.8c", "ADJ 8 (c)", "adj 8.c"]),
        ("2014", ["7.5.a.p2", "7.5a p2", "7.5(a).p2", "art 7.5.a.p2"]),
    ] {
        let expected = lines(&["articles", "--edition", edition, written[0]]);
        for other in written {
            assert_eq!(lines(&["articles", "--edition", edition, other]), expected, "{other}");
        }
    }
}

#[test]
fn articles_are_searched_by_words() {
    let found = lines(&["articles", "--edition", "2023", "--search", "flag fall mate"]);
    assert!(found.iter().any(|line| line.starts_with("6.9  ")), "{found:?}");
    let found = lines(&["articles", "--edition", "2017", "--search", "REPETITION"]);
    assert!(found.iter().any(|line| line.starts_with("11.12  ")), "{found:?}");
    // The words of the glossary in its own language count too.
    let found = lines(&["articles", "--edition", "2014", "--search", "praporek"]);
    assert!(found.iter().any(|line| line.starts_with("glossary.flag  ")), "{found:?}");
    let (printed, message, code) = touchmove(&["articles", "--search", "en prise"]);
    assert_eq!((printed.as_str(), code), ("", Some(1)));
    assert_eq!(message, "\"en prise\" is found nowhere in the Laws of 2023\n");
}

#[test]
fn two_editions_side_by_side() {
    let same = lines(&["articles", "--diff", "2018", "2018"]);
    assert_eq!(same.len(), 1, "an edition does not differ from itself: {same:?}");

    let one = lines(&["articles", "--diff", "2017", "2018", "7.8.1"]);
    assert_eq!(one[0].split(" | ").map(str::trim).collect::<Vec<_>>(), ["Laws of 2017", "Laws of 2018"]);
    assert_eq!(one[2].split(" | ").map(str::trim).collect::<Vec<_>>(), ["7.8.1", "7.5.3"]);
    assert_eq!(one, lines(&["articles", "--diff", "2017", "2018", "7.8 (1)"]));

    let all = lines(&["articles", "--diff", "2014", "2023"]);
    assert!(all.iter().all(|line| line.chars().count() <= 100), "columns of one width");
    assert!(all.iter().any(|line| line.starts_with("5.2.d ") && line.trim_end().ends_with('|')), "taken out");
    assert!(all.iter().any(|line| line.starts_with(' ') && line.ends_with("| 7.5.3")), "new");
}

#[test]
fn what_is_not_there_is_told_with_a_way_on() {
    for (arguments, words) in [
        (
            &["articles", "7.4.a"][..],
            "the Laws of 2023 have no article 7.4.a; that of 2009 is 7.5.1 and 7.5.2 there",
        ),
        (&["articles", "--edition", "2009", "9.6.1"], "that of 2023 is not among them in any form"),
        (&["articles", "7.99"], "`touchmove articles --edition 2023` lists them all"),
        (&["articles", ""], "have no article \"\""),
        (&["articles", "--edition", "2010"], "the editions are 2005, 2009, 2014, 2017, 2018 and 2023"),
        (&["articles", "--diff", "2014"], "--diff"),
        (&["articles", "--diff", "2014", "2023", "99"], "have no article \"99\""),
        (&["articles", "--lang", "tlh"], "are here in en; there is nothing in \"tlh\""),
        (&["articles", "5", "--search", "mate"], "cannot be used with"),
        (&["why", "standard", "e2e5", "--edition", "1850"], "the editions are"),
    ] {
        let (printed, message, code) = touchmove(arguments);
        assert_eq!((printed.as_str(), code), ("", Some(2)), "{arguments:?}");
        assert!(message.contains(words), "{arguments:?}: {message}");
    }
}

#[test]
fn why_names_the_article_of_the_edition() {
    let castling = "r3k2r/8/8/8/2b5/8/8/R3K2R w KQkq - 0 1";
    let promotion = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    for (edition, position, mv, article) in [
        ("2005", castling, "e1g1", "3.8 "),
        ("2023", castling, "e1g1", "3.8.2.2 "),
        ("2014", promotion, "a7a8", "3.7.e "),
        ("2018", promotion, "a7a8", "3.7.5.1 "),
        ("2023", promotion, "a7a8", "3.7.3.3 "),
        ("2009", "standard", "e7e5", "1.1 "),
        ("2017", "standard", "e7e5", "1.3 "),
        ("2017", "standard", "a1a5", "3.5 "),
    ] {
        let (printed, _, code) = touchmove(&["why", position, mv, "--edition", edition]);
        assert_eq!(code, Some(1), "{edition} {mv}");
        let last = printed.lines().nth(2).unwrap_or_default();
        assert!(last.starts_with(&format!("{article}(Laws of {edition}): ")), "{edition} {mv}: {printed}");
    }
    assert_eq!(touchmove(&["why", "standard", "e2e4", "--edition", "2023"]).0, "legal\n");
}

#[test]
fn the_laws_speak_the_languages_of_their_countries() {
    for (language, edition, word) in [
        ("sr-Latn", "2009", "zastavic"),
        ("sr-Cyrl", "2009", "заставиц"),
        ("cs", "2014", "prapor"),
        ("hr", "2017", "zastavic"),
    ] {
        assert_eq!(
            lines(&["articles", "--lang", language]),
            lines(&["articles", "--lang", language, "--edition", edition])
        );
        let found = lines(&["articles", "--lang", language, "--search", word]);
        assert!(found.iter().any(|line| line.starts_with("6.")), "{language}: {found:?}");
    }
    let beside = lines(&["articles", "--lang", "sr-Latn", "--diff", "2005", "2009", "6.7"]);
    assert!(beside.iter().any(|line| line.contains('š')), "{beside:?}");
    let told = lines(&["articles", "--lang", "hr", "A.4.3"]);
    assert_eq!(told[0], "A.4.3, Pravila šaha 2017 (ubrzani šah: program odlučuje)");
    assert!(told.iter().any(|line| line.starts_with("Vidi: 6.9")), "{told:?}");
    assert!(told.iter().any(|line| line == "Ranije: A.4.c u izdanju 2014"), "{told:?}");
    assert!(told.iter().any(|line| line.starts_with("Napomena: ")), "{told:?}");
    let (_, message, code) = touchmove(&["articles", "--lang", "hr", "--edition", "2023"]);
    assert_eq!(
        (message.as_str(), code),
        ("error: the Laws of 2023 are here in en; hr is there for 2017\n", Some(2))
    );
}

#[test]
fn what_shows_each_article_is_told() {
    for (edition, decided) in
        [("2005", 116), ("2009", 139), ("2014", 150), ("2017", 166), ("2018", 165), ("2023", 171)]
    {
        let told = lines(&["articles", "--coverage", "--edition", edition]);
        let sum = told.last().map_or("", String::as_str);
        assert!(sum.starts_with(&format!("Laws of {edition}: decided {decided} of {decided}, ")), "{sum}");
        assert!(!told.iter().any(|line| line.ends_with("not shown")), "{edition}");
    }
    let told = lines(&["articles", "--coverage", "7.5.5"]);
    assert!(told[0].starts_with("7.5.5  decide: scenario "), "{told:?}");
    let told = lines(&["articles", "--coverage", "--edition", "2017", "4.1"]);
    assert!(told[0].starts_with("4.1  record: act move; "), "{told:?}");
}

/// A line `  FILE:LINE  NAME` of an answer.
fn place(line: &str) -> Option<(&str, usize, &str)> {
    let (at, name) = line.strip_prefix("  ")?.split_once("  ")?;
    let (file, line) = at.rsplit_once(':')?;
    Some((file, line.parse().ok()?, name))
}

#[test]
fn an_article_leads_to_its_record_its_code_and_its_scenarios() {
    let told = lines(&["articles", "7.5.5", "--where"]);
    assert_eq!(told, lines(&["articles", "--where", "7.5 (5)", "--edition", "2023"]));
    assert_eq!(told[0], "7.5.5, Laws of 2023 (irregularity: decide)");
    let after = |title: &str| -> Vec<String> {
        let from = told.iter().position(|line| line == title).unwrap_or_else(|| panic!("{title} {told:?}"));
        told[from + 1..].iter().take_while(|line| line.starts_with("  ")).cloned().collect()
    };
    let record = after("Record of the edition:");
    for field in ["illegal_cost", "two_hands.cost", "empty_press.cost"] {
        assert!(record.iter().any(|line| line.ends_with(&format!("  {field}"))), "{field}: {record:?}");
    }
    assert!(after("Applied by:").iter().all(|line| line.starts_with("  crates/")), "{told:?}");
    assert!(after("Scenarios:").iter().any(|line| line.starts_with("  scenarios/illegal-moves.jsonl:")));
    // The same number is a different article in another edition.
    assert_ne!(told, lines(&["articles", "7.5.5", "--where", "--edition", "2018"]));
}

#[test]
fn every_place_is_where_it_is_said_to_be() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = std::collections::BTreeMap::new();
    for (edition, heading) in
        [("2005", "10"), ("2009", "A"), ("2014", "9"), ("2017", "7"), ("2018", "I"), ("2023", "6")]
    {
        let told = lines(&["articles", "--where", heading, "--edition", edition]);
        let places: Vec<_> = told.iter().filter_map(|line| place(line)).collect();
        assert!(places.len() > 20, "{edition} {heading}: {}", places.len());
        for (file, line, name) in places {
            let text: &mut String = files.entry(file.to_owned()).or_default();
            if text.is_empty() {
                *text = std::fs::read_to_string(root.join(file))
                    .unwrap_or_else(|error| panic!("{file}: {error}"));
            }
            let found = text.lines().nth(line - 1).unwrap_or_default();
            // A list of penalties or of breaches has the name of the function that makes it, some lines above.
            let word = name.rsplit(['.', ':']).next().unwrap_or_default();
            let is_there = match file.starts_with("scenarios/") {
                true => found.contains(&format!("\"scenario\":\"{name}\"")),
                false => {
                    found.contains(word)
                        || ["(Penalty::", "(Conduct::"].iter().any(|item| found.contains(item))
                }
            };
            assert!(is_there, "{file}:{line} is not {name}; run `cargo xtask where`: {found}");
        }
    }
}

#[test]
fn an_article_that_no_code_applies_says_why() {
    for (edition, id, why) in [
        ("2023", "4.2.2", "it is recorded by the act `touch`"),
        ("2023", "3.7.1", "no ruling cites it; what is named below fails without it"),
        ("2014", "7.5.a.p2", "rulings cite it as 7.5.a"),
        ("2023", "glossary.flag", "it explains or recommends"),
        ("2023", "6.12.2", "there is nothing to record: What a claim rests on"),
    ] {
        let told = lines(&["articles", "--where", id, "--edition", edition]).join(" ");
        assert!(told.contains(&format!("Applied by no function of its own: {why}")), "{id}: {told}");
    }
    let told = lines(&["articles", "--where", "3.7.1"]);
    let mut places = told.iter().filter_map(|line| place(line));
    assert!(places.any(|(file, ..)| file == "crates/board/tests/odd_arrangements.rs"), "{told:?}");
    for (arguments, words) in [
        (&["articles", "--where"][..], "<ID>"),
        (&["articles", "--where", "99"], "have no article \"99\""),
        (&["articles", "--where", "7.5", "--coverage"], "cannot be used with"),
    ] {
        let (printed, message, code) = touchmove(arguments);
        assert_eq!((printed.as_str(), code), ("", Some(2)), "{arguments:?}");
        assert!(message.contains(words), "{arguments:?}: {message}");
    }
}
