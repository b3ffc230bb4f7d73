//! The moment at which time alone has an effect: nothing happens before it, and the effect comes exactly then.

use touchmove_referee::Referee;

/// Plays the acts, and compares the moment with the effects of ticks just before it and at it.
fn check(acts: &[&str], due: Option<u64>, brings: &str) {
    let mut referee = Referee::new();
    for act in acts {
        let answer = referee.line(act);
        assert!(!answer.starts_with(r#"{"error""#), "{act}: {answer}");
    }
    assert_eq!(referee.time_due(), due, "{acts:?}");
    let Some(due) = due else { return };
    let tick = |referee: &mut Referee, at: u64| referee.line(&format!(r#"{{"act":"tick","at":{at}}}"#));
    let before = tick(&mut referee, due - 1);
    assert!(before.starts_with(r#"{"rulings":[]"#), "{before}");
    assert_eq!(referee.time_due(), Some(due), "a tick changes nothing");
    let then = tick(&mut referee, due);
    assert!(then.contains(brings), "{then}");
    assert_eq!(referee.time_due(), None, "{then}");
}

const BLITZ: &str = r#"{"act":"open","time":"180+2"}"#;
const START: &str = r#"{"act":"start","at":1000}"#;

#[test]
fn a_flag_falls_with_the_last_of_the_time() {
    check(&[BLITZ], None, "");
    check(&[BLITZ, START], Some(183_000), r#""kind":"flag""#);
    let made = r#"{"act":"move","at":11000,"by":"white","move":"e2e4"}"#;
    let press = r#"{"act":"press","at":12000,"by":"white"}"#;
    check(&[BLITZ, START, made, press], Some(194_000), r#""kind":"flag""#);
    check(&[BLITZ, START, made, r#"{"act":"resign","at":12000,"by":"black"}"#], None, "");
}

#[test]
fn the_delay_comes_before_the_time() {
    check(&[r#"{"act":"open","time":"180d5"}"#, START], Some(186_000), r#""kind":"flag""#);
}

#[test]
fn a_flag_that_only_a_claim_can_raise_is_waited_for_once() {
    let limited = r#"{"act":"open","edition":"2014","time":"180","supervision":"limited"}"#;
    check(&[limited, START], Some(181_000), r#""white_ms":0"#);
}

#[test]
fn an_absent_player_is_late_a_moment_after_what_is_permitted() {
    let open = r#"{"act":"open","time":"5400+30","regulations":{"default_ms":900000}}"#;
    let absent = r#"{"act":"start","at":1000,"absent":["black"]}"#;
    check(&[open, absent], Some(901_001), r#""how":"late""#);
    let arrived = r#"{"act":"arrive","at":5000,"by":"black"}"#;
    check(&[open, absent, arrived], Some(5_431_000), r#""kind":"flag""#);
}

#[test]
fn without_a_game_or_a_clock_there_is_nothing_to_wait_for() {
    assert_eq!(Referee::new().time_due(), None);
    check(&[r#"{"act":"open"}"#], None, "");
}
