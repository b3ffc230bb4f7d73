//! Article 7: illegal moves and what counts as one, in every edition and under both kinds of supervision.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::{self, check, permitted, started, timed, untimed};
use touchmove_laws::edition::Counts;
use touchmove_laws::{Regulations, Settings, Start, Supervision, Watch};

fn from(fen: &str, settings: Settings) -> Settings {
    Settings { start: Start::Position(fen.parse().unwrap()), ..settings }
}

fn unwatched(settings: Settings) -> Settings {
    Settings { watch: Watch::Unwatched, ..settings }
}

fn limited(settings: Settings) -> Settings {
    Settings { supervision: Supervision::Limited, ..settings }
}

#[test]
fn the_ladder_of_standard_play() {
    for (edition, illegal, cost, loses_on) in [
        ("2005", "7.4.a", "7.4.b", 3),
        ("2009", "7.4.a", "7.4.b", 3),
        ("2014", "7.5.a", "7.5.b", 2),
        ("2017", "7.5.1", "7.5.3", 2),
        ("2018", "7.5.1", "7.5.5", 2),
        ("2023", "7.5.1", "7.5.5", 2),
    ] {
        let mut game = started(timed(edition, "5400+30"));
        let put_back = format!("illegal {illegal}, restored {illegal}, time {cost}");
        for place in 1..loses_on {
            let at = 10 * place;
            check(&mut game, &[(at, "w e2e5", ""), (at + 1, "w press", &put_back)]);
            assert_eq!(permitted(&game).as_deref(), Some("e2e3 e2e4"), "{edition}");
        }
        let lost = format!("illegal {illegal}, over {cost}");
        check(&mut game, &[(100, "w e2e5", ""), (101, "w press", &lost)]);
    }
}

#[test]
fn a_third_illegal_move_against_a_bare_king_loses_in_2005_and_draws_in_2009() {
    for (edition, result) in [("2005", "0-1"), ("2009", "1/2-1/2")] {
        let mut game = started(from("8/8/8/3k4/8/8/4Q3/4K3 w - - 0 1", untimed(edition)));
        for at in 1..=3 {
            support::tell(&mut game, at, "w e1e3");
        }
        assert_eq!(game.state().result.unwrap().name(), result, "{edition}");
    }
}

#[test]
fn counts_are_separate_or_joint_as_the_event_has_it_in_2017_and_joint_later() {
    let steps = [
        (1, "w press", "illegal 7.8.1, time 7.8.2"),
        (2, "w e2e5", ""),
        (3, "w press", "illegal 7.5.1, restored 7.5.1, time 7.5.3"),
        (4, "w e2e4", ""),
        (5, "w press", ""),
    ];
    check(&mut started(timed("2017", "5400")), &steps);
    let joint = Regulations { illegal_counts: Some(Counts::Joint), ..Regulations::default() };
    let mut game = started(Settings { regulations: joint, ..timed("2017", "5400") });
    check(&mut game, &steps[..2]);
    check(&mut game, &[(3, "w press", "illegal 7.5.1, over 7.5.3")]);
    let mut later = started(timed("2018", "5400"));
    check(
        &mut later,
        &[
            (1, "w press", "illegal 7.5.3, time 7.5.5"),
            (2, "w e2e5", ""),
            (3, "w press", "illegal 7.5.1, over 7.5.5"),
        ],
    );
}

#[test]
fn a_press_without_a_move() {
    for (edition, expected) in [
        ("2005", "refused 6.8.a"),
        ("2009", "refused 6.7.a"),
        ("2014", "violation 6.2.c"),
        ("2017", "illegal 7.8.1, time 7.8.2"),
        ("2018", "illegal 7.5.3, time 7.5.5"),
        ("2023", "illegal 7.5.3, time 7.5.5"),
    ] {
        let mut game = started(timed(edition, "5400"));
        check(&mut game, &[(1, "w press", expected)]);
        assert_eq!(game.state().clock.unwrap().running.unwrap().name(), "white", "{edition}");
    }
}

/// The press was not seen: the clock has passed to the opponent, but the turn has not.
#[test]
fn an_unseen_press_without_a_move_waits() {
    let mut game = started(unwatched(timed("2023", "5400+30")));
    check(
        &mut game,
        &[(1000, "w press", ""), (2000, "b claim illegal", "claim 7.5.1, illegal 7.5.3, time 7.5.5")],
    );
    let clock = game.state().clock.unwrap();
    assert_eq!(clock.running.unwrap().name(), "white");
    assert_eq!(clock.left.map(|left| left.millis()), [5_429_000, 5_549_000]);
    let mut breach = started(unwatched(timed("2014", "5400")));
    check(&mut breach, &[(1, "w press", ""), (2, "observe illegal w", "violation 6.2.c")]);
    assert_eq!(breach.state().clock.unwrap().running.unwrap().name(), "white");
}

#[test]
fn a_move_with_two_hands() {
    let castling = "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1";
    for edition in ["2005", "2009", "2014"] {
        let mut game = started(from(castling, timed(edition, "5400")));
        check(&mut game, &[(1, "w e1g1 two-handed", "violation 4.1"), (2, "w press", "")]);
    }
    let mut closed_list = started(from(castling, timed("2017", "5400")));
    check(
        &mut closed_list,
        &[
            (1, "w e1g1 two-handed", "illegal 7.7.1, restored 7.7.1, time 7.7.2"),
            (2, "w h1h2 two-handed", "violation 4.1"),
        ],
    );
    let mut at_the_press = started(from(castling, timed("2023", "5400")));
    check(
        &mut at_the_press,
        &[
            (1, "w h1h2 two-handed", ""),
            (2, "w press", "illegal 7.5.4, restored 7.5.4, time 7.5.5"),
            (3, "w h1h2", ""),
            (4, "w press", ""),
        ],
    );
    // Checkmate comes first, and the breach is reported.
    let mut mate = started(from("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", timed("2023", "5400")));
    check(&mut mate, &[(1, "w a1a8 two-handed", "violation 4.1, over 5.1.1")]);
}

#[test]
fn a_pawn_left_on_the_last_rank() {
    let start = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    for edition in ["2005", "2009"] {
        let mut game = started(from(start, timed(edition, "5400")));
        check(&mut game, &[(1, "w e7e8", ""), (2, "w press", "illegal 7.4.a, restored 7.4.a, time 7.4.b")]);
        assert_eq!(permitted(&game).as_deref(), Some("e7e8b e7e8n e7e8q e7e8r"));
    }
    for (edition, article, cost) in
        [("2014", "7.5.a", "7.5.b"), ("2017", "7.5.2", "7.5.3"), ("2023", "7.5.2", "7.5.5")]
    {
        let mut game = started(from(start, timed(edition, "5400+30")));
        let completed = if edition == "2014" { "6.2.a" } else { "6.2.1" };
        let expected = format!("illegal {article}, completed {completed}, time {cost}");
        check(&mut game, &[(1000, "w e7e8", ""), (2000, "w press", &expected)]);
        let state = game.state();
        assert_eq!(state.position.unwrap().to_string(), "4Q2k/8/8/8/8/8/8/4K3 b - - 0 1", "{edition}");
        // The move is completed, so its increment is added.
        assert_eq!(state.clock.unwrap().left.map(|left| left.millis()), [5_458_000, 5_550_000]);
    }
    // The new piece may still be placed before the press.
    let mut in_time = started(from(start, timed("2023", "5400")));
    check(
        &mut in_time,
        &[(1, "w e7e8", ""), (2, "w promote r", "made 4.7"), (3, "w press", "completed 6.2.1")],
    );
    // A new queen that gives checkmate.
    let mut mate = started(from("k7/2P5/1K6/8/8/8/8/8 w - - 0 1", timed("2023", "5400")));
    check(&mut mate, &[(1, "w c7c8", ""), (2, "w press", "illegal 7.5.2, time 7.5.5, over 5.1.1")]);
}

/// 7.5.1: under supervision it does not matter how much later the move is found.
#[test]
fn an_illegal_move_is_found_later() {
    let mut game = started(unwatched(timed("2023", "5400+30")));
    check(
        &mut game,
        &[
            (1000, "w g1g3", ""),
            (2000, "w press", ""),
            (3000, "b e7e5", ""),
            (4000, "b press", ""),
            (5000, "w d2d4", ""),
            (6000, "w press", ""),
            (7000, "observe illegal", "illegal 7.5.1, restored 7.5.1, time 7.5.5"),
        ],
    );
    let state = game.state();
    assert_eq!((state.ply, permitted(&game).as_deref()), (0, Some("g1f3 g1h3")));
    let clock = state.clock.unwrap();
    // The time used stays used, the increment of the wrong press is removed, and that of the later press stays.
    assert_eq!(
        clock.left.map(|left| left.millis()),
        [5_430_000 - 4000 + 30_000, 5_430_000 - 3000 + 30_000 + 120_000]
    );
    assert_eq!((clock.moves, clock.running.unwrap().name()), ([0, 0], "white"));
}

#[test]
fn without_adequate_supervision() {
    // Edition, time control, the rulings on a claim before the reply, and the article by which the move stands after it.
    for (edition, time, claimed, stands) in [
        ("2005", "1500", "claim B.6, illegal 7.4.a, restored 7.4.a, time 7.4.b", "B.6"),
        ("2005", "300", "claim C.3, illegal 7.4.a, over C.3", "C.3"),
        ("2009", "1500", "claim A.4.c, illegal 7.4.a, restored 7.4.a, time 7.4.b", "A.4.c"),
        ("2009", "300", "claim B.3.c, illegal 7.4.a, over B.3.c", "B.3.c"),
        ("2014", "1500", "claim A.4.b, illegal 7.5.a, over A.4.b", "A.4.b"),
        ("2014", "300", "claim B.4, illegal 7.5.a, over B.4", "B.4"),
        ("2017", "1500", "claim A.4.2, illegal 7.5.1, over A.4.2", "A.4.2"),
        ("2017", "300", "claim B.4, illegal 7.5.1, over B.4", "B.4"),
        ("2018", "1500", "claim A.4.2, illegal 7.5.1, restored 7.5.1, time 7.5.5", "A.4.2"),
        ("2018", "300", "claim B.4, illegal 7.5.1, restored 7.5.1, time 7.5.5", "B.4"),
        ("2023", "1500", "claim A.5.2, illegal 7.5.1, restored 7.5.1, time 7.5.5", "A.5.2"),
        ("2023", "300", "claim B.3, illegal 7.5.1, restored 7.5.1, time 7.5.5", "B.3"),
    ] {
        let settings = || unwatched(limited(timed(edition, time)));
        let mut game = started(settings());
        check(&mut game, &[(1, "w e2e5", ""), (2, "w press", ""), (3, "b claim illegal", claimed)]);
        let (stood, refused) = (format!("stands {stands}"), format!("refused {stands}"));
        let mut game = started(settings());
        check(
            &mut game,
            &[
                (1, "w e2e5", ""),
                (2, "w press", ""),
                (3, "b d7d6", &stood),
                (4, "b claim illegal", &refused),
                (5, "observe illegal", &refused),
            ],
        );
        let corrected = match (edition, time) {
            ("2005", _) | ("2009", "1500") => refused.clone(),
            _ => format!("restored {stands}"),
        };
        check(&mut game, &[(6, "correct", &corrected)]);
    }
}

/// B.6 of 2005 and A.4.c of 2009: the arbiter waits for a claim, except with an incomplete promotion or both kings in check.
#[test]
fn the_arbiter_steps_in_on_illegal_positions() {
    for edition in ["2005", "2009"] {
        let mut pawn = started(limited(from("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", timed(edition, "1500"))));
        check(&mut pawn, &[(1, "w e7e8", ""), (2, "w press", "illegal 7.4.a, restored 7.4.a, time 7.4.b")]);
        let both = "4k3/8/8/8/1b6/8/3R4/4K3 w - - 0 1";
        let mut kings = started(limited(from(both, timed(edition, "1500"))));
        check(&mut kings, &[(1, "w d2e2", ""), (2, "w press", "illegal 7.4.a, restored 7.4.a, time 7.4.b")]);
        let mut blitz = started(limited(from(both, timed(edition, "300"))));
        check(
            &mut blitz,
            &[
                (1, "w d2e2", ""),
                (
                    2,
                    "w press",
                    "completed 6.8.a".replace("6.8", if edition == "2005" { "6.8" } else { "6.7" }).as_str(),
                ),
            ],
        );
    }
}
