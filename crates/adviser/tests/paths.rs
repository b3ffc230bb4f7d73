//! Every path of the adviser, under all conditions of all editions.

use touchmove_adviser::{Advice, Conditions, Facts, Incident, Part, TOPICS, Verdict};
use touchmove_laws::clock::Class;
use touchmove_laws::{Article, EditionName, NoteOf};
use touchmove_referee::Referee;
use touchmove_referee::wire::{Answer, Ruling};

/// Asks every possible question.
fn each_incident(mut look: impl FnMut(&Incident<'_>, &str)) {
    for conditions in EditionName::ALL.into_iter().flat_map(Conditions::all) {
        for topic in &TOPICS {
            for path in topic.paths() {
                let incident = Incident::new(conditions, topic.id, &path, Facts::default(), "en").unwrap();
                look(&incident, &format!("{} {}, {conditions:?}", topic.id, path.join(" ")));
            }
        }
    }
}

#[test]
fn no_topic_asks_more_than_three_questions() {
    for topic in &TOPICS {
        assert!(topic.paths().iter().all(|path| (1..=3).contains(&path.len())), "{}", topic.id);
    }
}

#[test]
fn every_path_is_answered_with_articles_steps_other_editions_and_why_not() {
    each_incident(|incident, name| {
        // The increment changes few answers, and every answer requires many others.
        if !incident.conditions.increment && incident.topic.id != "draws" {
            return;
        }
        let advice = incident.advise().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert!(!advice.ruling.contains("; ;") && advice.ruling.len() > 10, "{name}: {}", advice.ruling);
        assert!(!advice.steps.is_empty() && advice.steps.iter().all(|step| !step.is_empty()), "{name}");
        check_articles(&advice, name);
        check_editions(incident, &advice, name);
        assert!(advice.why_not.len() <= 4, "{name}");
        for why in &advice.why_not {
            assert!(why.ruling != advice.ruling && !why.only_if.is_empty(), "{name}: {}", why.ruling);
        }
    });
}

fn check_articles(advice: &Advice, name: &str) {
    let edition = advice.conditions.edition.0;
    assert!(!advice.articles.is_empty(), "{name}: {}", advice.ruling);
    assert!(advice.articles.iter().all(|article| Article::named(edition, article.id).is_some()), "{name}");
}

/// Checks that exactly the editions that rule differently are listed.
fn check_editions(incident: &Incident<'_>, advice: &Advice, name: &str) {
    let own = incident.verdict().unwrap();
    for edition in EditionName::ALL {
        let conditions = Conditions { edition: edition.into(), ..incident.conditions };
        let there = Incident::new(conditions, incident.topic.id, incident.answers, Facts::default(), "en");
        let is_other = there.unwrap().verdict().unwrap() != own;
        let is_listed = advice.editions.iter().any(|group| group.editions.contains(&edition.into()));
        assert_eq!(is_other, is_listed, "{name}: {edition}");
    }
}

#[test]
fn the_referee_rules_the_same_when_it_is_told_by_lines() {
    each_incident(|incident, name| {
        let told = incident.told().unwrap();
        let mut referee = Referee::new();
        for told in &told {
            let line = serde_json::to_string(&told.act).unwrap();
            let answer: Answer =
                serde_json::from_str(&referee.line(&line)).unwrap_or_else(|_| panic!("{name}: {line}"));
            assert_eq!(answer, told.answer, "{name}: {line}");
        }
    });
}

#[test]
fn answers_that_lead_nowhere_are_refused() {
    for (topic, answers) in [
        ("illegal", vec!["white"]),
        ("illegal", vec![]),
        ("nothing", vec!["white"]),
        ("flag", vec!["white", "seen", "seen"]),
    ] {
        assert!(Incident::new(Conditions::default(), topic, &answers, Facts::default(), "en").is_err());
    }
}

#[test]
fn a_knight_can_mate_a_king_with_a_rook_and_not_a_bare_one() {
    let ask = |fen: &str| {
        let facts = Facts { board: Some(serde_json::from_value(fen.into()).unwrap()), ..Facts::default() };
        let answers = ["black", "claimed"];
        Incident::new(Conditions::default(), "flag", &answers, facts, "en").unwrap().advise().unwrap()
    };
    let rook = ask("8/8/4k3/8/3N4/8/1r6/4K3 b - - 0 1");
    assert!(rook.ruling.ends_with("the game is lost on time: 1-0."), "{}", rook.ruling);
    assert!(rook.line.is_some_and(|line| !line.is_empty()) && rook.checkmate.is_some());
    let bare = ask("8/8/4k3/8/3N4/8/8/4K3 b - - 0 1");
    assert!(bare.ruling.contains("1/2-1/2") || bare.ruling.contains("drawn"), "{}", bare.ruling);
    assert!(bare.line.is_none());
}

#[test]
fn a_board_that_cannot_be_is_refused_in_words() {
    let facts = Facts {
        board: Some(serde_json::from_value("8/8/8/8/8/8/8/8 b - - 0 1".into()).unwrap()),
        ..Facts::default()
    };
    let answers = ["black", "claimed"];
    let incident = Incident::new(Conditions::default(), "flag", &answers, facts, "hr").unwrap();
    assert!(!incident.advise().unwrap_err().to_string().is_empty());
}

#[test]
fn the_clocks_are_corrected_from_what_was_read() {
    let facts = Facts { clocks: Some([754_000, 1_321_000]), ..Facts::default() };
    let answers = ["white", "claimed", "none"];
    let advice =
        Incident::new(Conditions::default(), "illegal", &answers, facts, "en").unwrap().advise().unwrap();
    let sheet = advice.clocks.unwrap();
    assert!(sheet.is_read);
    assert_eq!((sheet.white.before_ms, sheet.white.after_ms), (754_000, 724_000));
    assert_eq!((sheet.black.before_ms, sheet.black.after_ms), (1_321_000, 1_441_000));
    for row in [sheet.white, sheet.black] {
        let sum: i64 = row.changes.iter().map(|change| change.ms).sum();
        assert_eq!(row.before_ms as i64 + sum, row.after_ms as i64);
    }
    assert!(
        advice.steps.contains(&"Set Black's clock from 22:01 to 24:01.".to_owned()),
        "{:?}",
        advice.steps
    );
}

#[test]
fn what_is_estimated_is_not_reckoned_from_the_press() {
    let facts = Facts { clocks: Some([600_000, 600_000]), ..Facts::default() };
    let answers = ["white", "replied", "none"];
    let advice =
        Incident::new(Conditions::default(), "illegal", &answers, facts, "en").unwrap().advise().unwrap();
    let sheet = advice.clocks.unwrap();
    assert_eq!((sheet.white.after_ms, sheet.black.after_ms), (600_000, 720_000));
    assert!(sheet.white.changes.is_empty());
    assert!(advice.articles.iter().any(|article| article.id == "7.1"));
}

#[test]
fn a_claim_that_is_not_heard_brings_no_steps_of_its_own() {
    let conditions = Conditions { class: Class::Blitz.into(), ..Conditions::default() };
    let answers = ["white", "quickplay", "deferred"];
    let advice =
        Incident::new(conditions, "draws", &answers, Facts::default(), "en").unwrap().advise().unwrap();
    assert!(advice.steps.iter().all(|step| !step.contains("two extra minutes")), "{:?}", advice.steps);
}

#[test]
fn the_increment_of_the_event_is_taken_back() {
    let answers = ["white", "claimed", "none"];
    for edition in EditionName::ALL {
        for (class, seconds, taken) in [
            (Class::Standard, 10, 10),
            (Class::Standard, 120, 120),
            (Class::Rapid, 5, 5),
            (Class::Rapid, 30, 30),
            (Class::Rapid, 600, 58),
            (Class::Blitz, 5, 5),
            (Class::Blitz, 600, 9),
        ] {
            let conditions =
                Conditions { edition: edition.into(), class: class.into(), ..Conditions::default() };
            let facts =
                Facts { clocks: Some([900_000, 900_000]), increment: Some(seconds), ..Facts::default() };
            let incident = Incident::new(conditions, "illegal", &answers, facts, "en").unwrap();
            assert_eq!(incident.told().unwrap()[0].answer.state.class.0, Some(class), "{edition} {seconds}");
            // In blitz of 2005, and in rapid and blitz of other editions, the first offence may
            // lose the game.
            let Some(sheet) = incident.advise().unwrap().clocks else { continue };
            assert_eq!(sheet.white.after_ms, 900_000 - 1000 * taken, "{edition} {class:?} {seconds}");
        }
    }
}

#[test]
fn verdicts_leave_out_what_nobody_announces() {
    let told = Incident::new(
        Conditions::default(),
        "offers",
        &["white", "after-move", "accepted"],
        Facts::default(),
        "en",
    );
    let told = told.unwrap().told().unwrap();
    let rulings: Vec<&Ruling> = told.iter().flat_map(|told| &told.answer.rulings).collect();
    assert_eq!(Verdict::of(rulings).parts().len(), 1);
}

/// The referee's own sentence says whether it is too late; the verdict finds it out from the
/// article.
#[test]
fn a_board_placed_wrongly_is_put_right_unless_it_is_too_late() {
    let mut too_late = 0;
    each_incident(|incident, name| {
        if incident.topic.id != "start" || incident.answers[0] != "board" {
            return;
        }
        let told = incident.told().unwrap();
        let sentence = told.last().and_then(|told| told.answer.rulings[0].text()).unwrap();
        let is_too_late = incident.verdict().unwrap().parts() == [Part::TooLate { what: NoteOf::WrongBoard }];
        assert_eq!(sentence.contains("too late"), is_too_late, "{name}: {sentence}");
        too_late += usize::from(is_too_late);
    });
    assert!(too_late > 0);
}
