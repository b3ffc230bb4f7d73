//! Drawing with a seed, and levels of difficulty.

use touchmove_gym::{Filter, Gym, LANGUAGES, Level, Topic};
use touchmove_laws::EditionName;

#[test]
fn the_same_seed_gives_the_same_paper() {
    let gym = Gym::open();
    let paper = |seed| gym.paper(Filter::default(), 12, seed, "en");
    assert_eq!(paper(3), paper(3));
    assert_ne!(paper(3), paper(4));
    assert_eq!(paper(3).questions.len(), 12);
    assert_eq!(paper(3).key.len(), 12);
}

#[test]
fn a_question_holds_together_in_every_language() {
    let gym = Gym::open();
    for language in LANGUAGES {
        for question in gym.paper(Filter::default(), 60, 8, language).questions {
            assert_eq!(question.options[question.right].text, question.ruling, "{}", question.id);
            assert_eq!(question.teaches.len(), question.options.len());
            assert!(question.teaches[question.right].is_none());
            assert!(!question.rulings.is_empty(), "{}", question.id);
            for ruling in &question.rulings {
                assert!(!ruling.text.is_empty() && !ruling.says.is_empty(), "{}: {ruling:?}", question.id);
            }
            assert_eq!(question.why.is_some(), language == "en");
        }
    }
}

#[test]
fn the_order_of_the_answers_is_not_always_the_same() {
    let gym = Gym::open();
    let key = gym.paper(Filter::default(), 60, 2, "en").key;
    for place in 1..=3 {
        assert!(key.contains(&place), "{key:?}");
    }
}

#[test]
fn a_filter_is_kept_to() {
    let gym = Gym::open();
    let filter = Filter {
        edition: Some(EditionName::Laws2017),
        topic: Some(Topic::IllegalMoves),
        level: Some(Level::ConditionsMatter),
    };
    let paper = gym.paper(filter, 5, 9, "en");
    assert_eq!(paper.questions.len(), 5);
    for question in &paper.questions {
        assert_eq!(question.edition.0, EditionName::Laws2017);
        assert_eq!((question.topic, question.level), (Topic::IllegalMoves, Level::ConditionsMatter));
    }
}

#[test]
fn one_scenario_is_not_asked_twice_while_there_are_others() {
    let gym = Gym::open();
    let drawn: Vec<_> =
        gym.draw(Filter::default(), 6).take(200).map(|incident| incident.scenario()).collect();
    let mut once = drawn.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), drawn.len());
}

#[test]
fn a_question_is_written_as_json() {
    let gym = Gym::open();
    let question = &gym.paper(Filter::default(), 1, 1, "en").questions[0];
    let json = serde_json::to_value(question).unwrap();
    for field in
        ["id", "edition", "topic", "level", "setting", "lines", "options", "right", "teaches", "rulings"]
    {
        assert!(json.get(field).is_some(), "{field}: {json}");
    }
    assert!(json["lines"][0].get("fen").is_some() && json["lines"][0].get("clock").is_some());
}
