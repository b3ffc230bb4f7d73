//! Every story, in every language.

use crate::answers::every_incident;
use std::collections::BTreeMap;
use touchmove_gym::rule::{LONGEST, LeftOut};
use touchmove_gym::{FILES, Filter, Gym, LANGUAGES, Topic};
use touchmove_laws::EditionName;
use touchmove_referee::scenario;

#[test]
fn every_story_is_told_in_every_language() {
    every_incident(|incident| {
        let stories = LANGUAGES.map(|language| incident.story(language));
        for (language, story) in LANGUAGES.iter().zip(&stories) {
            let place = format!("{} {language}: {story:?}", incident.id);
            assert!((1..=LONGEST).contains(&story.lines.len()), "{place}");
            for text in story.lines.iter().map(|line| &line.text).chain([&story.setting]) {
                assert!(!text.trim().is_empty() && !text.contains(['{', '}', '$']), "{place}");
                assert!(text.ends_with(['.', '”', '“']) && !text.contains("  "), "{text:?} in {place}");
            }
            // No sentence is missing in one language.
            let sentences = |text: &str| text.matches(['.', '”']).count() > 0;
            assert!(story.lines.iter().all(|line| sentences(&line.text)), "{place}");
            assert_eq!(story.lines.len(), stories[0].lines.len(), "{place}");
        }
    });
}

#[test]
fn there_are_incidents_of_every_topic_and_edition() {
    let gym = Gym::open();
    assert!(gym.incidents(Filter::default()).count() >= 400);
    for topic in Topic::ALL {
        assert!(
            gym.incidents(Filter { topic: Some(*topic), ..Filter::default() }).count() >= 10,
            "{topic:?}"
        );
        assert_eq!(Topic::of_id(topic.id()), Some(*topic));
    }
    for edition in EditionName::ALL {
        let filter = Filter { edition: Some(edition), ..Filter::default() };
        assert!(gym.incidents(filter).count() >= 400, "{edition}");
    }
}

#[test]
fn every_scenario_is_an_incident_or_left_out_for_a_reason() {
    let gym = Gym::open();
    let read = |file: &touchmove_gym::ScenarioFile| scenario::read(file.name, file.text).unwrap().len();
    let scenarios: usize = FILES.iter().map(read).sum();
    assert_eq!(gym.incidents(Filter::default()).count() + gym.left_out().len(), scenarios);
    let mut reasons: BTreeMap<LeftOut, usize> = BTreeMap::new();
    for (_, reason) in gym.left_out() {
        *reasons.entry(*reason).or_default() += 1;
    }
    // Few scenarios have an act that cannot be told.
    assert!(reasons[&LeftOut::NoStory] * 50 < scenarios, "{reasons:?}");
}

#[test]
fn a_story_says_what_happened_and_not_what_to_rule() {
    let gym = Gym::open();
    let incident = gym.find("illegal-moves.jsonl: 2023: no clock, second illegal move").unwrap();
    let story = incident.story("en");
    let lines: Vec<&str> = story.lines.iter().map(|line| &*line.text).collect();
    assert_eq!(lines[0], "White moves the pawn from e2 to e5.");
    assert!(lines[1].starts_with("You rule: “"), "{lines:?}");
    assert_eq!(lines[2], "White moves the pawn from e2 to d3.");
    assert_eq!(story.setting, "A game without a clock, Laws of 2023.");
}
