//! Every language has every text.

use std::collections::BTreeMap;
use touchmove_adviser::{Conditions, Facts, Incident, Question, TOPICS, Words, choice_text, question_text};
use touchmove_laws::EditionName;

const LANGUAGES: [&str; 5] = ["en", "sr-Latn", "sr-Cyrl", "hr", "cs"];

fn file(language: &str) -> String {
    let path = format!("{}/texts/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// Returns each message with the names of its variables.
fn messages(language: &str) -> BTreeMap<String, Vec<String>> {
    let mut messages: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in file(language).lines() {
        if let Some((name, _)) =
            line.split_once(" =").filter(|(name, _)| name.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            last = name.to_owned();
            assert!(
                messages.insert(last.clone(), Vec::new()).is_none(),
                "{language}: {name} stands there twice"
            );
        }
        for part in line.split('$').skip(1) {
            let name: String = part.chars().take_while(|c| c.is_ascii_lowercase()).collect();
            let names = messages.entry(last.clone()).or_default();
            if !names.contains(&name) {
                names.push(name);
                names.sort();
            }
        }
    }
    messages
}

#[test]
fn all_languages_have_the_same_messages() {
    let english = messages("en");
    for language in LANGUAGES {
        assert_eq!(messages(language), english, "{language}");
    }
}

#[test]
fn every_topic_question_and_answer_is_worded() {
    fn check(question: &Question, words: &Words, language: &str) {
        assert!(!question_text(question, words).is_empty(), "{language}: {}", question.id);
        for choice in question.choices {
            assert!(
                !choice_text(question, choice, words).is_empty(),
                "{language}: {} {}",
                question.id,
                choice.id
            );
            if let Some(next) = choice.next {
                check(next, words, language);
            }
        }
    }
    for language in LANGUAGES {
        let words = Words::of(language);
        for topic in &TOPICS {
            for message in [format!("topic-{}", topic.id), format!("topic-{}-about", topic.id)] {
                assert!(words.find(&message, &[]).is_some(), "{language}: {message}");
            }
            check(topic.first, &words, language);
        }
    }
}

#[test]
fn every_answer_is_worded_in_every_language() {
    for language in LANGUAGES {
        for conditions in EditionName::ALL.into_iter().flat_map(Conditions::all) {
            for topic in &TOPICS {
                for path in topic.paths() {
                    let incident =
                        Incident::new(conditions, topic.id, &path, Facts::default(), language).unwrap();
                    let verdict = incident.verdict().unwrap();
                    let said = verdict.say(&Words::of(language));
                    let clauses = said.split("; ").count();
                    assert!(
                        clauses >= verdict.parts().len() && !said.contains("; ;"),
                        "{language}: {topic:?} {path:?}: {said}"
                    );
                    assert!(said.chars().next().is_some_and(char::is_uppercase), "{language}: {said}");
                }
            }
        }
    }
}
