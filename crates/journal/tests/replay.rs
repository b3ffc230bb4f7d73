//! Replaying games from the journal.

use touchmove_journal::{
    Author, Break, Depth, Difference, Hash, Journal, Memory, NewEntry, Replay, Wrong, digest, verify,
};
use touchmove_referee::Referee;

const ACTS: [&str; 6] = [
    r#"{"act":"open","edition":"2023","time":"300","lang":"cs"}"#,
    r#"{"act":"start","at":0}"#,
    r#"{"act":"move","at":1000,"by":"white","move":"f2f3"}"#,
    r#"{"act":"press","at":1500,"by":"white"}"#,
    r#"{"act":"move","at":2000,"by":"black","move":"e7e5"}"#,
    r#"{"act":"tick","at":400000}"#,
];

/// A journal of this game, with one entry in between that has no answer.
fn journal(change: impl Fn(u64, &mut NewEntry)) -> Memory {
    let journal = Memory::new();
    let mut referee = Referee::new();
    let mut number = 0;
    for act in ACTS {
        let mut entry = NewEntry::new(Author::SERVER, act);
        entry.content.digest = Some(digest(&referee.line(act)));
        number += 1;
        change(number, &mut entry);
        journal.append("board/1", number, entry).wait().expect("appended");
        if number == 3 {
            number += 1;
            let taken_over = NewEntry::new(Author::SERVER, r#"{"link":"taken over"}"#);
            journal.append("board/1", number, taken_over).wait().expect("appended");
        }
    }
    journal
}

#[test]
fn the_same_acts_the_same_answers() {
    let report = verify(&journal(|_, _| ()), Depth::Answers, |_| ()).expect("read");
    assert!(report.is_clean(), "{report:?}");
    assert_eq!((report.entries, report.replayed), (7, 6));
}

#[test]
fn another_answer_is_told() {
    let report = verify(
        &journal(|number, entry| {
            if number == 3 || number == 6 {
                entry.content.digest = Some(Hash::of(b"another ruling"));
                entry.content.version = "0.0.9".to_owned();
            }
        }),
        Depth::Answers,
        |_| (),
    );
    let difference =
        Difference { stream: "board/1".to_owned(), number: 3, version: "0.0.9".to_owned(), further: 1 };
    let report = report.expect("read");
    assert_eq!(report.differences, [difference]);
    assert!(report.breaks.is_empty());
}

/// The last answer is kept beside the chain, where anyone could change it.
#[test]
fn a_forged_last_answer_is_told() {
    let mut referee = Referee::new();
    let answers: Vec<String> = ACTS.iter().map(|act| referee.line(act)).collect();
    let kept = |answer: &str| {
        let snapshot = format!(r#"{{"at":400000,"answer":{answer}}}"#);
        let last = move |number: u64, entry: &mut NewEntry| {
            entry.snapshot = (number == 7).then(|| snapshot.clone());
        };
        verify(&journal(last), Depth::Chains, |_| ()).expect("read")
    };
    assert!(kept(&answers[5]).is_clean());
    let broken = Break { stream: "board/1".to_owned(), number: 7, wrong: Wrong::Forged };
    assert_eq!(kept(&answers[5].replace("1-0", "0-1")).breaks, [broken]);
}

#[test]
fn chains_alone_ask_no_referee() {
    let report =
        verify(&journal(|_, entry| entry.content.digest = Some(Hash::of(b""))), Depth::Chains, |_| ())
            .expect("read");
    assert!(report.is_clean() && report.replayed == 0, "{report:?}");
}

#[test]
fn a_replayed_game_goes_on() {
    let entries = journal(|_, _| ()).read("board/1", 1, 5).wait().expect("read");
    let mut replay = Replay::new();
    let answers: Vec<_> = entries.iter().map(|entry| replay.entry(entry)).collect();
    assert!(answers[3].is_none(), "no act, no answer");
    let mut referee = Referee::new();
    ACTS[..4].iter().for_each(|act| drop(referee.line(act)));
    assert_eq!(replay.into_referee().line(ACTS[4]), referee.line(ACTS[4]));
}
