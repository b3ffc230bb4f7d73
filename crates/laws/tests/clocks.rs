//! Article 6: completing moves, periods, flags, lateness, and the last two minutes.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::{brief, check, started, tell, timed};
use touchmove_laws::board::Color;
use touchmove_laws::clock::{Moment, Time};
use touchmove_laws::{
    Act, Announced, ArbiterPresence, Game, Regulations, Settings, Start, Supervision, Watch,
};

fn unwatched(settings: Settings) -> Settings {
    Settings { watch: Watch::Unwatched, ..settings }
}

fn limited(settings: Settings) -> Settings {
    Settings { supervision: Supervision::Limited, ..settings }
}

fn from(fen: &str, settings: Settings) -> Settings {
    Settings { start: Start::Position(fen.parse().unwrap()), ..settings }
}

fn left(game: &Game) -> [u64; 2] {
    game.state().clock.unwrap().left.map(Time::millis)
}

fn result(game: &Game) -> Option<&'static str> {
    game.state().result.map(|result| result.name())
}

/// 6.2.1: a reply before the press, and the completion of a move that was never pressed.
#[test]
fn made_and_completed() {
    let told = [(1000, "w e2e4"), (2000, "b e7e5"), (3000, "w g1f3"), (4000, "b b8c6"), (5000, "w press")];
    for (edition, expected) in [
        // One press completes both moves.
        ("2005", ["", "", "", "", "completed 6.8.a, completed 6.8.a"]),
        ("2009", ["", "", "", "", "completed 6.7.a, completed 6.7.a"]),
        // The next move has completed the one before.
        ("2014", ["", "", "completed 6.2.a, made 4.7", "completed 6.2.a, made 4.7", "completed 6.2.a"]),
        ("2023", ["", "", "completed 6.2.1, made 4.7", "completed 6.2.1, made 4.7", "completed 6.2.1"]),
    ] {
        let mut game = started(timed(edition, "5400+30"));
        for ((at, told), expected) in told.into_iter().zip(expected) {
            check(&mut game, &[(at, told, expected)]);
        }
        let clock = game.state().clock.unwrap();
        assert_eq!((clock.moves[0], clock.running), (2, Some(Color::Black)), "{edition}");
        // One press, one increment; Black's clock has not run.
        assert_eq!(left(&game), [5_430_000 - 5000 + 30_000, 5_430_000], "{edition}");
    }
}

#[test]
fn a_period_ends_with_its_last_move() {
    let mut game = started(timed("2023", "1/60+5:30+2"));
    check(&mut game, &[(10_000, "w e2e4", ""), (10_000, "w press", "")]);
    // 65 seconds less 10, plus 30 for the next period and its increment.
    assert_eq!(left(&game), [55_000 + 30_000 + 2000, 65_000]);
}

#[test]
fn a_flag_is_seen_claimed_or_observed() {
    let fallen = (5_400_000, "tick");
    for (edition, flag, lost) in [("2005", "6.9", "6.10"), ("2009", "6.8", "6.9"), ("2023", "6.8", "6.9")] {
        let mut seen = started(timed(edition, "5400"));
        check(
            &mut seen,
            &[(5_399_999, "tick", ""), (fallen.0, fallen.1, &format!("flag {flag}, over {lost}"))],
        );
        let mut claimed = started(unwatched(timed(edition, "5400")));
        check(
            &mut claimed,
            &[
                (10, "b claim flag", &format!("claim {flag}")),
                (fallen.0, fallen.1, ""),
                (fallen.0, "b claim flag", &format!("claim {flag}, flag {flag}, over {lost}")),
            ],
        );
        let mut observed = started(unwatched(timed(edition, "5400")));
        check(
            &mut observed,
            &[
                (10, "observe flag w", &format!("refused {flag}")),
                (fallen.0, "observe flag w", &format!("flag {flag}, over {lost}")),
            ],
        );
    }
}

/// An open offer ends with the game, after the effect of time.
#[test]
fn what_time_brings_comes_first() {
    let mut game = started(timed("2023", "3600"));
    check(
        &mut game,
        &[
            (1, "w offer", "offer 9.1.2.1, violation 9.1.2.1"),
            (3_600_000, "b accept", "flag 6.8, over 6.9, offer_ends 9.1.2.1"),
        ],
    );
    assert_eq!(result(&game), Some("0-1"));
}

#[test]
fn flags_without_adequate_supervision() {
    // Edition; what a watching referee rules on White's flag, on an observation, and on Black's claim.
    for (edition, seen, observed, claimed) in [
        ("2005", "", "refused B.7", "claim B.8, flag B.7, over 6.10"),
        ("2009", "", "refused A.4.d.1", "claim A.4.d.2, flag A.4.d.1, over 6.9"),
        ("2014", "", "refused A.4.c", "claim A.4.c, flag 6.8, over 6.9"),
        ("2017", "flag A.4.5, over 6.9", "flag A.4.5, over 6.9", "claim A.4.3, flag 6.8, over 6.9"),
        ("2018", "flag A.4.5, over 6.9", "flag A.4.5, over 6.9", "claim A.4.3, flag 6.8, over 6.9"),
        ("2023", "flag A.5.5, over 6.9", "flag A.5.5, over 6.9", "claim A.5.3, flag 6.8, over 6.9"),
    ] {
        let settings = || limited(timed(edition, "1500"));
        check(&mut started(settings()), &[(1_500_000, "tick", seen)]);
        check(
            &mut started(unwatched(settings())),
            &[(1_500_000, "tick", ""), (1_500_000, "observe flag w", observed)],
        );
        check(&mut started(unwatched(settings())), &[(1_500_000, "b claim flag", claimed)]);
    }
}

#[test]
fn both_flags_down() {
    // White's flag falls, play continues, and then Black's falls too.
    let both_down = |settings: Settings| {
        let mut game = started(settings);
        check(&mut game, &[(1_500_000, "tick", ""), (1_500_000, "w e2e4", ""), (1_500_000, "w press", "")]);
        game
    };
    for (edition, black, white) in [
        ("2005", "claim B.8, over B.9", "claim B.8, over B.9"),
        ("2009", "claim A.4.d.2, over A.4.d.3", "claim A.4.d.2, over A.4.d.3"),
        ("2014", "claim A.4.c", "claim A.4.c"),
        ("2017", "claim A.4.3", "claim A.4.3"),
        ("2018", "claim A.4.3, flag 6.8, over 6.9", "claim A.4.3, flag 6.8, over 6.9"),
        ("2023", "claim A.5.3, flag 6.8, over 6.9", "claim A.5.3, flag 6.8, over 6.9"),
    ] {
        let settings = || unwatched(limited(timed(edition, "1500")));
        check(&mut both_down(settings()), &[(3_000_000, "b claim flag", black)]);
        check(&mut both_down(settings()), &[(3_000_000, "w claim flag", white)]);
    }
    // A watching referee of 2009 keeps silent about one flag and calls both.
    check(
        &mut both_down(limited(timed("2009", "1500"))),
        &[(3_000_000, "tick", "flag A.4.d.1, flag A.4.d.1, over A.4.d.3")],
    );
    check(
        &mut both_down(limited(timed("2005", "1500"))),
        &[(3_000_000, "observe both-flags", "refused B.7")],
    );
}

#[test]
fn both_flags_down_and_nobody_knows_which_first() {
    let announced = Regulations { quickplay: Some(Announced::Yes), ..Regulations::default() };
    for (edition, regulations, time, expected) in [
        ("2005", Regulations::default(), "3601", "over 6.12.b"),
        ("2005", Regulations::default(), "40/3601:1800", "time 6.12.a, time 6.12.a"),
        ("2014", Regulations::default(), "3601", "over 6.11.b"),
        ("2014", Regulations::default(), "40/3601:1800", "time 6.11.a, time 6.11.a"),
        ("2023", Regulations::default(), "3601", "refused III.2.1"),
        ("2023", announced, "3601", "over III.3.1.2"),
        ("2023", announced, "40/3601:1800", "time III.3.1.1, time III.3.1.1"),
        ("2023", announced, "3601+5", "refused III.2.2"),
    ] {
        let mut game = started(unwatched(Settings { regulations, ..timed(edition, time) }));
        check(
            &mut game,
            &[
                (4_000_000, "w e2e4", ""),
                (4_000_000, "w press", ""),
                (8_000_000, "observe both-flags", expected),
            ],
        );
    }
}

#[test]
fn a_flag_draws_if_the_opponent_could_not_checkmate() {
    let mut game = started(from("8/8/8/3k4/3n4/8/4Q3/4K3 w - - 0 1", timed("2023", "3600")));
    check(&mut game, &[(3_600_000, "tick", "flag 6.8, over 6.9")]);
    assert_eq!(result(&game), Some("1/2-1/2"));
}

fn start_without(game: &mut Game, absent: &[Color]) -> String {
    brief(&game.act(Moment::from_millis(0), &Act::Start { absent: absent.to_vec() }).unwrap())
}

#[test]
fn lateness() {
    let both = [Color::White, Color::Black];
    for (edition, absent, expected, ending) in [
        ("2005", &both[1..], "", None),
        ("2009", &both[1..], "over 6.6.a", Some("+/-")),
        ("2014", &both[..1], "over 6.7.a", Some("-/+")),
        ("2023", &both[..], "over 6.7.1", Some("-/-")),
    ] {
        let mut game = Game::open(timed(edition, "7200")).unwrap();
        assert_eq!(start_without(&mut game, absent), expected, "{edition}");
        assert_eq!(result(&game), ending, "{edition}");
    }
    // In 2005 a player loses when more than an hour late, not at exactly an hour.
    let mut game = Game::open(timed("2005", "7200")).unwrap();
    start_without(&mut game, &both[1..]);
    let mut in_time = game.clone();
    check(&mut in_time, &[(3_600_000, "b arrive", ""), (3_600_001, "tick", "")]);
    check(&mut game, &[(3_600_001, "b arrive", "over 6.7")]);
}

#[test]
fn the_last_two_minutes() {
    let announced = Regulations { quickplay: Some(Announced::Yes), ..Regulations::default() };
    let ending = "8/8/4k3/8/8/3RK3/8/6r1 w - - 0 60";
    for (edition, regulations, claim, [upheld, deferred, rejected]) in [
        ("2005", Regulations::default(), "offer 9.1.c, question 10.2", ["10.2.a", "10.2.b", "10.2.c"]),
        ("2009", Regulations::default(), "offer 9.1.b.3, question 10.2", ["10.2.a", "10.2.b", "10.2.c"]),
        ("2014", announced, "question G.5", ["G.5.a", "G.5.b", "G.5.c"]),
        ("2023", announced, "question III.5", ["III.5.1", "III.5.2", "III.5.3"]),
    ] {
        let mut game = started(from(ending, Settings { regulations, ..timed(edition, "3601") }));
        let own = claim.rsplit(' ').next().unwrap();
        check(
            &mut game,
            &[
                (1_000_000, "w claim quickplay", &format!("refused {own}")),
                (3_500_000, "w claim quickplay", claim),
            ],
        );
        let after =
            "offer_ends 9.1.c, ".replace("9.1.c", if edition == "2005" { "9.1.a" } else { "9.1.b.1" });
        let ends = if claim.starts_with("offer") { after.as_str() } else { "" };
        check(&mut game.clone(), &[(3_500_000, "uphold", &format!("{ends}claim {upheld}, over {upheld}"))]);
        check(&mut game.clone(), &[(3_500_000, "reject", &format!("claim {rejected}, time {rejected}"))]);
        check(&mut game, &[(3_500_000, "defer", &format!("claim {deferred}"))]);
        let flag = if edition == "2005" { "6.9" } else { "6.8" };
        check(&mut game, &[(3_700_000, "tick", &format!("flag {flag}, question {deferred}"))]);
        check(
            &mut game.clone(),
            &[(3_700_000, "uphold", &format!("{ends}claim {deferred}, over {deferred}"))],
        );
        let lost = if edition == "2005" { "6.10" } else { "6.9" };
        check(&mut game, &[(3_700_000, "reject", &format!("{ends}claim {deferred}, over {lost}"))]);
    }
}

#[test]
fn five_seconds_a_move() {
    let announced = Regulations { quickplay: Some(Announced::Yes), ..Regulations::default() };
    let mut game = started(Settings { regulations: announced, ..timed("2023", "3600") });
    check(
        &mut game,
        &[
            (3_500_000, "w claim increment", "offer III.4, question III.4"),
            (3_500_000, "uphold", "refused III.4"),
            (3_500_000, "b decline", "offer_ends 9.1.2.1"),
            (3_500_000, "uphold", "claim III.4, time III.4"),
            (3_500_000, "w e2e4", ""),
            (3_500_000, "w press", ""),
        ],
    );
    assert_eq!(left(&game), [105_000, 3_720_000]);
}

#[test]
fn no_arbiter_in_the_hall() {
    let without = Regulations { arbiter: ArbiterPresence::Absent, ..Regulations::default() };
    let mut game = started(Settings { regulations: without, ..timed("2009", "3600") });
    check(
        &mut game,
        &[
            (3_500_000, "w claim quickplay", "offer 9.1.b.3, question D.1"),
            (9_000_000, "reject", "claim D.1"),
            (9_000_000, "resume", "refused 6.12.c"),
            (9_000_000, "declare 0-1", "offer_ends 9.1.b.1, over 13.3"),
        ],
    );
}

#[test]
fn the_arbiter_puts_a_position_back() {
    let mut game = started(timed("2023", "5400+30"));
    for (at, told) in
        [(1000, "w e2e4"), (2000, "w press"), (3000, "b e7e5"), (4000, "b press"), (5000, "w g1f3")]
    {
        tell(&mut game, at, told);
    }
    check(&mut game, &[(6000, "restore 1", "restored 7.1")]);
    let state = game.state();
    let clock = state.clock.unwrap();
    assert_eq!(
        (state.ply, state.pending.len(), clock.moves, clock.running),
        (1, 0, [1, 0], Some(Color::Black))
    );
    assert_eq!(left(&game), [5_430_000 - 2000 + 30_000 - 2000, 5_430_000 - 2000 + 30_000]);
}
