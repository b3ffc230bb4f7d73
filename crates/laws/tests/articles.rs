//! The article table, and the dates on which the editions came into force.

use touchmove_laws::articles::{Kind, Nature};
use touchmove_laws::{Article, Date, EditionName, NoEditionError};

fn article(edition: EditionName, id: &str) -> Article {
    Article::named(edition, id).unwrap_or_else(|| unreachable!("{edition} has no {id}"))
}

#[test]
fn every_article_is_found_by_its_number() {
    for edition in EditionName::ALL {
        for found in Article::all(edition) {
            assert_eq!(Article::named(edition, found.id()), Some(found));
            assert_eq!(found.edition(), edition);
            assert!(!found.says().is_empty(), "{edition} {found}");
        }
    }
    for id in ["", ".", "5.", "5.1.", "99", "5.1.A", "5.1.a ", "Preface"] {
        assert_eq!(Article::named(EditionName::Laws2005, id), None, "{id:?}");
    }
}

#[test]
fn every_edition_is_whole() {
    let counts = EditionName::ALL
        .map(|edition| Article::all(edition).filter(|article| article.kind() != Kind::Heading).count());
    assert_eq!(counts, [247, 267, 414, 436, 435, 444]);
    let decided = EditionName::ALL
        .map(|edition| Article::all(edition).filter(|article| article.nature() == Nature::Decide).count());
    assert_eq!(decided, [116, 139, 150, 166, 165, 171]);
}

#[test]
fn an_item_stands_under_its_heading_and_a_heading_has_items() {
    for edition in EditionName::ALL {
        for found in Article::all(edition) {
            assert_eq!(found.heading().is_some(), found.id().contains('.'), "{edition} {found}");
            if let Some(heading) = found.heading() {
                assert!(heading < found, "{edition} {found} stands before its heading");
                assert!(heading.items().any(|item| item == found), "{edition} {found}");
            }
            if found.kind() == Kind::Heading {
                assert!(found.items().next().is_some(), "{edition} {found}");
                assert_eq!(found.nature(), Nature::Text, "{edition} {found}");
            }
            assert!(
                found.see().all(|other| other.edition() == edition && other != found),
                "{edition} {found}"
            );
        }
    }
}

#[test]
fn an_article_tells_what_the_table_has() {
    let wrong_claim = article(EditionName::Laws2005, "9.5.b");
    assert!(wrong_claim.figures().iter().any(|figure| figure.contains('3')), "{:?}", wrong_claim.figures());
    assert_eq!((wrong_claim.kind(), wrong_claim.nature()), (Kind::Draw, Nature::Decide));
    let flag = article(EditionName::Laws2005, "6.10");
    let see: Vec<&str> = flag.see().map(Article::id).collect();
    assert_eq!(see, ["5.1", "5.2.a", "5.2.b", "5.2.c"]);
    let word = article(EditionName::Laws2014, "glossary.made");
    assert!(word.terms().iter().any(|(language, _)| *language == "cs"), "{:?}", word.terms());
}

#[test]
fn a_paragraph_without_a_number_is_cited_by_the_number_above_it() {
    for (id, cited) in
        [("7.5.a.p2", "7.5.a"), ("6.1.p4", "6.1"), ("6.2.a.2", "6.2.a.2"), ("preface", "preface")]
    {
        assert_eq!(article(EditionName::Laws2014, id).cited().id(), cited);
    }
}

#[test]
fn the_edition_in_force_changes_with_its_first_day() {
    let date = |year, month, day| Date::new(year, month, day).expect("a day of the calendar");
    for (date, expected) in [
        (date(2005, 7, 1), "2005"),
        (date(2009, 6, 30), "2005"),
        (date(2009, 7, 1), "2009"),
        (date(2014, 6, 30), "2009"),
        (date(2014, 7, 1), "2014"),
        (date(2017, 6, 30), "2014"),
        (date(2017, 7, 1), "2017"),
        (date(2017, 12, 31), "2017"),
        (date(2018, 1, 1), "2018"),
        (date(2022, 12, 31), "2018"),
        (date(2023, 1, 1), "2023"),
        (date(9999, 12, 31), "2023"),
    ] {
        assert_eq!(EditionName::in_force_on(date).map(EditionName::name), Ok(expected), "{date}");
    }
    let before = date(2005, 6, 30);
    assert_eq!(EditionName::in_force_on(before), Err(NoEditionError(before)));
    assert!(NoEditionError(before).to_string().contains("2005-06-30 is before 2005-07-01"));
    assert_eq!(EditionName::default(), EditionName::Laws2023);
}

#[test]
fn an_edition_is_read_by_its_year() {
    for edition in EditionName::ALL {
        assert_eq!(edition.name().parse(), Ok(edition));
    }
    let fault = "2020".parse::<EditionName>().expect_err("no edition of that year");
    assert_eq!(fault.to_string(), "the editions are 2005, 2009, 2014, 2017, 2018 and 2023");
}

#[test]
fn days_that_the_calendar_does_not_have() {
    for (year, month, day) in
        [(2023, 0, 1), (2023, 13, 1), (2023, 1, 0), (2023, 4, 31), (2023, 2, 29), (1900, 2, 29)]
    {
        assert_eq!(Date::new(year, month, day), None, "{year}-{month}-{day}");
    }
    assert!(Date::new(2024, 2, 29).is_some() && Date::new(2000, 2, 29).is_some());
}

/// A translator is more likely to drop a figure than a sentence: every number in the English text must be in the others.
#[test]
fn every_language_has_the_same_figures() {
    fn figures(text: &str) -> Vec<&str> {
        let mut figures: Vec<&str> =
            text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).collect();
        figures.sort_unstable();
        figures
    }
    let mut languages = 0;
    for edition in EditionName::ALL {
        for language in Article::languages(edition) {
            languages += 1;
            for article in Article::all(edition) {
                let said = article.says_in(language).unwrap_or_default();
                assert!(!said.trim().is_empty(), "{edition} {article} in {language}");
                assert_eq!(figures(said), figures(article.says()), "{edition} {article} in {language}");
            }
        }
    }
    assert_eq!(languages, 6 + 5);
    let of_2014: Vec<&str> = Article::languages(EditionName::Laws2014).collect();
    assert_eq!(of_2014, ["en", "cs"]);
    assert_eq!(article(EditionName::Laws2023, "5.1.1").says_in("cs"), None);
}
