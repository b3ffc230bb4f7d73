//! The answers to every incident, compared with a new referee.

use std::collections::BTreeSet;
use std::thread;
use touchmove_adviser::{Part, Verdict};
use touchmove_gym::{Filter, Gym, Incident, LANGUAGES, Words};
use touchmove_referee::Referee;
use touchmove_referee::wire::ActKind;

/// Checks every incident, on several threads.
pub(crate) fn every_incident(look: impl Fn(&Incident) + Sync) {
    let incidents: Vec<&Incident> = Gym::open().incidents(Filter::default()).collect();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for part in incidents.chunks(incidents.len().div_ceil(threads)) {
            scope.spawn(|| part.iter().for_each(|incident| look(incident)));
        }
    });
}

/// Returns the referee's verdict on the last act of the incident.
fn ruled(incident: &Incident) -> Verdict {
    let mut referee = Referee::new();
    let answers: Vec<_> = incident.acts().iter().map(|act| referee.act(act).unwrap()).collect();
    Verdict::of(&answers.last().unwrap().rulings)
}

#[test]
fn exactly_one_answer_agrees_with_the_referee() {
    let words = LANGUAGES.map(Words::of);
    every_incident(|incident| {
        let verdict = ruled(incident);
        let offered = Gym::open().offered(incident, 5);
        let agreeing: Vec<_> = offered.iter().filter(|offered| offered.verdict == verdict).collect();
        assert_eq!(agreeing.len(), 1, "{}: {offered:?}", incident.id);
        assert!(agreeing[0].difference.is_none(), "{}: {offered:?}", incident.id);
        assert!((3..=4).contains(&offered.len()), "{}: {offered:?}", incident.id);
        for words in &words {
            let said: BTreeSet<String> =
                offered.iter().map(|offered| words.announce(&offered.verdict)).collect();
            assert_eq!(said.len(), offered.len(), "{}: {said:?}", incident.id);
            assert!(
                said.iter().all(|said| !said.trim().is_empty() && !said.contains(['{', '}'])),
                "{said:?}"
            );
        }
    });
}

#[test]
fn a_wrong_answer_says_what_it_teaches_in_every_language() {
    let gym = Gym::open();
    for incident in gym.incidents(Filter::default()).step_by(7) {
        for offered in gym.offered(incident, 1) {
            for language in LANGUAGES {
                let lesson = offered.lesson(&Words::of(language));
                let is_silent =
                    matches!(offered.difference, None | Some(touchmove_gym::Difference::AnotherIncident));
                assert_eq!(
                    lesson.is_none(),
                    is_silent,
                    "{} {language}: {:?}",
                    incident.id,
                    offered.difference
                );
            }
        }
    }
}

#[test]
fn nothing_on_the_table_tells_the_answer() {
    let mut count = 0;
    for incident in Gym::open().incidents(Filter::default()) {
        let is_put_back = incident.verdict().parts().iter().any(|part| matches!(part, Part::Restored));
        let acts: Vec<&ActKind> = incident.acts().iter().map(|act| &act.kind).collect();
        if is_put_back && matches!(acts.as_slice(), [.., ActKind::Move(_), ActKind::Press(_)]) {
            let question = incident.story("en");
            let before = question.lines.last().unwrap().shown.fen.clone();
            let after = after(incident);
            assert_ne!(before, after, "{}", incident.id);
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

/// The board after the ruling.
fn after(incident: &Incident) -> Option<String> {
    let mut referee = Referee::new();
    let answers = incident.acts().iter().map(|act| referee.act(act).unwrap());
    answers.last().unwrap().state.fen.map(|fen| fen.to_string())
}
