//! Typical searches by arbiters and their results.

use super::{Found, fit, fold, words_of};
use crate::{Article, EditionName};

fn found(edition: &str, language: &str, words: &str) -> Vec<Found> {
    Article::search(edition.parse().expect("an edition"), language, words)
}

fn ids(edition: &str, language: &str, words: &str) -> Vec<&'static str> {
    found(edition, language, words).iter().map(|found| found.article.id()).collect()
}

/// Checks that the expected articles are among the first `few` results.
#[track_caller]
fn check(edition: &str, language: &str, words: &str, few: usize, expected: &[&str]) {
    let ids = ids(edition, language, words);
    let first = &ids[..ids.len().min(few)];
    assert!(expected.iter().all(|id| first.contains(id)), "{edition} {language} {words:?}: {ids:?}");
}

/// The article that decides this does not contain the word "flag": it is found through the article before it.
#[test]
fn a_flag_falls_and_there_is_no_mate() {
    check("2005", "en", "flag fall mate", 3, &["6.10"]);
    for edition in ["2009", "2014", "2017", "2018", "2023"] {
        check(edition, "en", "flag fall mate", 3, &["6.9"]);
        check(edition, "en", "MATE, fallen flags", 4, &["6.9"]);
    }
}

#[test]
fn what_is_about_the_words_comes_first() {
    check("2023", "en", "illegal move clock", 4, &["7.5.1", "7.5.3"]);
    check("2023", "en", "mobile phone", 2, &["12.8"]);
    check("2023", "en", "third time draw", 3, &["9.2"]);
    let found = found("2023", "en", "illegal move");
    assert!(found.is_sorted_by(|one, next| one.score >= next.score), "the best first");
}

#[test]
fn in_the_languages_of_the_laws() {
    for (latin, cyrillic) in [("zastavica", "заставица"), ("ZASTAVICE", "заставице")] {
        assert_eq!(ids("2009", "sr-Cyrl", latin), ids("2009", "sr-Cyrl", cyrillic));
        assert_eq!(ids("2009", "sr-Latn", latin), ids("2009", "sr-Latn", cyrillic));
    }
    let sorted = |words: &str| {
        let mut ids = ids("2009", "sr-Latn", words);
        ids.sort_unstable();
        ids
    };
    assert_eq!(sorted("zastavica"), sorted("zastavice"), "in any case");
    check("2009", "sr-Latn", "zastavica", 5, &["6.8"]);
    check("2009", "sr-Cyrl", "zastavica mat", 5, &["6.9"]);
    check("2014", "cs", "praporek", 10, &["6.8"]);
    check("2014", "cs", "PRAPORKU MAT", 3, &["6.9"]);
    check("2017", "hr", "zastavica mat", 5, &["6.9"]);
    // Not available in this language: English is searched.
    assert_eq!(ids("2023", "hr", "flag fall mate"), ids("2023", "en", "flag fall mate"));
    // Glossary terms in other languages are found too.
    check("2014", "en", "praporek", 3, &["glossary.flag"]);
}

#[test]
fn articles_are_found_by_their_numbers() {
    check("2023", "en", "6.9", 5, &["6.9"]);
    check("2023", "en", "III.3.1", 3, &["III.3.1"]);
    assert_eq!(ids("2023", "en", "6.9 checkmate")[0], "6.9");
}

#[test]
fn every_word_has_to_be_found() {
    for words in ["", " ,;", "en prise", "flag zeppelin", "mate xyzzy"] {
        assert!(found("2023", "en", words).is_empty(), "{words:?}");
    }
    let (both, one) = (ids("2023", "en", "draw stalemate"), ids("2023", "en", "stalemate"));
    assert!(!both.is_empty() && both.len() <= one.len() + 20, "{both:?}");
}

/// The search finds everything that a plain comparison of words finds.
#[test]
fn whatever_has_all_words_is_found() {
    for edition in EditionName::ALL {
        for words in ["flag", "clock arbiter", "opponent move illegal"] {
            let found: Vec<Article> =
                Article::search(edition, "en", words).iter().map(|found| found.article).collect();
            for article in Article::all(edition) {
                let text = article.says().to_lowercase();
                let has_all = words
                    .split(' ')
                    .all(|word| text.split(|c: char| !c.is_alphanumeric()).any(|own| own == word));
                assert!(!has_all || found.contains(&article), "{edition} {article}: {words}");
            }
        }
    }
}

#[test]
fn words_are_alike_in_both_scripts_and_without_accents() {
    for (one, other) in
        [("Đorđe", "djordje"), ("Ђорђе", "đorđe"), ("Љиљана", "ljiljana"), ("Џеп", "džep"), ("Њен", "NJEN")]
    {
        assert_eq!(fold(one, "sr-Latn"), fold(other, "sr-Latn"));
    }
    assert_eq!(fold("izvođenje", "hr"), fold("izvodenje", "hr"));
    assert_eq!(fold("ŽLUŤOUČKÝ", "cs"), "zlutoucky");
    assert_eq!(fold("adjourned", "en"), "adjourned");
    assert_eq!(fold("c\u{30c}as", "cs"), "cas");
}

#[test]
fn what_fits_better_counts_for_more() {
    let fits = ["flag", "flags", "flagging"].map(|word| fit("flag", word));
    assert!(fits[0] > fits[1] && fits[1] == fits[2], "{fits:?}");
    assert!(fit("flags", "flag") > fit("mate", "checkmate") && fit("mate", "checkmate") > 0.0);
    for (wanted, word) in [("mat", "format"), ("flag", "fla"), ("6.1", "16.1"), ("6.12", "6.1")] {
        assert_eq!(fit(wanted, word), 0.0, "{wanted} {word}");
    }
}

#[test]
fn numbers_of_articles_are_words() {
    let words: Vec<String> = words_of("see 5.1.1, A.4.c or 6.8. Then (both) flag-fall", "en")
        .into_iter()
        .map(|(_, word)| word)
        .collect();
    assert_eq!(words, ["see", "5.1.1", "a.4.c", "or", "6.8", "then", "both", "flag", "fall"]);
}

#[test]
fn an_excerpt_shows_where_it_was_found() {
    for found in found("2023", "en", "checkmate").into_iter().chain(found("2009", "sr-Cyrl", "mat")) {
        for most in [20, 60, 160, 10_000] {
            let excerpt = found.excerpt(most);
            assert!(excerpt.chars().count() <= most + 2, "{excerpt}");
            let inner = excerpt.trim_matches('…');
            assert!(found.says.contains(inner) && !inner.is_empty(), "{excerpt}");
            assert_eq!(excerpt.starts_with('…'), !found.says.starts_with(inner), "{excerpt}");
            assert_eq!(excerpt.ends_with('…'), !found.says.ends_with(inner), "{excerpt}");
        }
    }
    let nine = found("2023", "en", "6.9 checkmates").remove(0);
    assert!(nine.excerpt(60).contains("checkmates"), "{}", nine.excerpt(60));
}
