//! The five files of texts have the same messages.

use std::collections::{BTreeMap, BTreeSet};
use touchmove_gym::{Level, Topic, Words, text_files};

/// Returns the messages of a file, each with its variables.
fn messages(file: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut current = None;
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" = ").filter(|(name, _)| !name.contains([' ', '{', '}'])) {
            assert!(messages.insert(name, BTreeSet::new()).is_none(), "{name} stands there twice");
            current = Some(name);
        }
        let Some(variables) = current.and_then(|name| messages.get_mut(name)) else { continue };
        for found in line.split('$').skip(1) {
            let end = found.find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(found.len());
            variables.insert(&found[..end]);
        }
    }
    messages
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let files: Vec<_> = text_files().collect();
    let english = messages(files[0].1);
    assert!(english.len() > 200, "{}", english.len());
    for (language, file) in &files[1..] {
        let own = messages(file);
        for (name, variables) in &english {
            assert_eq!(own.get(name), Some(variables), "{language}: {name}");
        }
        let strangers: Vec<_> = own.keys().filter(|name| !english.contains_key(*name)).collect();
        assert!(strangers.is_empty(), "{language}: {strangers:?}");
    }
}

#[test]
fn the_languages_are_not_english() {
    let texts = |language: &str| Words::of(language).say("question", &[]);
    let said: BTreeSet<String> = text_files().map(|(language, _)| texts(language)).collect();
    // Serbian in Latin letters and Croatian have the same wording here.
    assert_eq!(said.len(), 4, "{said:?}");
}

#[test]
fn numbers_have_their_forms() {
    let count = |language: &str, count: usize| Words::of(language).count("paper-title", &[("count", count)]);
    assert!(count("cs", 1).ends_with("1 otázka"), "{}", count("cs", 1));
    assert!(count("cs", 3).ends_with("3 otázky"), "{}", count("cs", 3));
    assert!(count("cs", 5).ends_with("5 otázek"), "{}", count("cs", 5));
    assert!(count("sr-Latn", 21).ends_with("21 pitanje"), "{}", count("sr-Latn", 21));
    assert!(count("sr-Cyrl", 22).ends_with("22 питања"), "{}", count("sr-Cyrl", 22));
    assert!(count("hr", 5).ends_with("5 pitanja"), "{}", count("hr", 5));
}

#[test]
fn topics_and_levels_have_names() {
    for (language, _) in text_files() {
        let words = Words::of(language);
        for topic in Topic::ALL {
            assert!(!words.say(&format!("topic-{}", topic.id()), &[]).is_empty(), "{language} {topic:?}");
        }
        for level in Level::ALL {
            assert!(!words.say(&format!("level-{}", level.number()), &[]).is_empty(), "{language} {level:?}");
        }
    }
}
