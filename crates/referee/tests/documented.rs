//! `docs/referee.md` describes the protocol whole: every act, field and word that the code reads or writes is named there.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

use std::collections::BTreeSet;
use touchmove_laws::{
    Answer, Breach, ClaimKind, ClaimVerdict, Grounds, How, NoteOf, OfferEnd, Penalty, QuestionAbout, Refusal,
};

const PAGE: &str = include_str!("../../../docs/referee.md");
const ACTS: &str = include_str!("../src/acts.rs");
const OPENING: &str = include_str!("../src/opening.rs");
const ANSWER: &str = include_str!("../src/answer.rs");
const RULINGS: &str = include_str!("../../laws/src/ruling.rs");

/// The words of the page: names stand between spaces, backquotes, quotes and the like.
fn words() -> BTreeSet<&'static str> {
    PAGE.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect()
}

/// What stands in quotes after one of these beginnings.
fn quoted<'a>(source: &'a str, beginnings: &[&str]) -> BTreeSet<&'a str> {
    let found = beginnings.iter().flat_map(|beginning| source.split(beginning).skip(1));
    let names: BTreeSet<&str> = found.filter_map(|rest| rest.split('"').next()).collect();
    // A beginning that nothing begins with would find nothing wrong.
    assert!(!names.is_empty(), "{beginnings:?}");
    names
}

fn check<'a>(what: &str, names: impl IntoIterator<Item = &'a str>) {
    let words = words();
    let missing: Vec<&str> = names.into_iter().filter(|name| !words.contains(name)).collect();
    assert!(missing.is_empty(), "docs/referee.md does not have these {what}: {missing:?}");
}

#[test]
fn acts_and_their_fields() {
    let list = ACTS.split_once("const NAMES").unwrap().1.split_once("];").unwrap().0;
    check("acts", quoted(list, &["    \""]));
    check("fields of acts", quoted(ACTS, &["required(\"", "optional(\""]));
}

#[test]
fn the_opening() {
    check("fields of open", quoted(OPENING, &["required(\"", "optional(\""]));
}

#[test]
fn answers_and_their_fields() {
    let names = RULINGS.split_once("fn name").unwrap().1.split_once("fn rank").unwrap().0;
    check("kinds of ruling", quoted(names, &["=> \""]));
    check("fields of answers", quoted(ANSWER, &["word(\"", "bare(\"", "text(\"", "list(\"", "object(\""]));
}

#[test]
fn words_of_the_answers() {
    fn names<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> Vec<&'static str> {
        all.iter().map(|word| name(*word)).collect()
    }
    check("breaches", names(Breach::ALL, Breach::name));
    check("ends of offers", names(OfferEnd::ALL, OfferEnd::name));
    check("verdicts", names(ClaimVerdict::ALL, ClaimVerdict::name));
    check("questions", names(QuestionAbout::ALL, QuestionAbout::name));
    check("answers", names(Answer::ALL, Answer::name));
    check("notes", names(NoteOf::ALL, NoteOf::name));
    check("endings", names(How::ALL, How::name));
    check("refusals", names(Refusal::ALL, Refusal::name));
    check("claims", names(ClaimKind::ALL, ClaimKind::name));
    check("grounds", names(Grounds::ALL, Grounds::name));
    check("penalties", names(Penalty::ALL, Penalty::name));
}
