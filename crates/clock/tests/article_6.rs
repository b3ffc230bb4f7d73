//! The clock by article, with figures that can be checked by mental arithmetic.

use touchmove_board::Color::{self, Black, White};
use touchmove_clock::{Bonus, Clock, Moment, NotRunningError, NothingToTakeBackError, SavedTime, Time};

/// A clock with White's time running from moment 0.
fn clock(control: &str) -> Clock {
    started(control, SavedTime::Kept)
}

fn started(control: &str, saved: SavedTime) -> Clock {
    let mut clock = Clock::new(control.parse().expect(control), saved);
    clock.start(White);
    clock
}

fn run(clock: &mut Clock, seconds: u64) {
    clock.run_to(Moment::from_millis(clock.now().millis() + seconds * 1000));
}

/// The player thinks for this number of seconds and presses.
fn moves(clock: &mut Clock, player: Color, seconds: u64) {
    run(clock, seconds);
    clock.press(player, 1).expect("the player's clock runs");
}

fn seconds(clock: &Clock) -> (u64, u64) {
    let of = |player| clock.left(player).millis() / 1000;
    (of(White), of(Black))
}

/// 6.5 in 2005 and 2009, 6.6 later: no clock runs until the start.
#[test]
fn nothing_runs_before_the_start() {
    let mut clock = Clock::new("300+3".parse().expect("a time control"), SavedTime::Kept);
    run(&mut clock, 1000);
    assert_eq!((clock.running(), clock.flag_due(), seconds(&clock)), (None, None, (303, 303)));
    assert_eq!(clock.press(White, 1), Err(NotRunningError(White)));
    assert_eq!(clock.take_back_press(White), Err(NothingToTakeBackError(White)));
    clock.start(Black);
    assert_eq!((clock.running(), clock.turn()), (Some(Black), Black));
}

/// 6.2.a in 2005 and 2009, 6.3.a in 2014, 6.3.1 later.
#[test]
fn a_press_adds_the_increment_and_the_last_of_a_period_the_next_periods_time() {
    let mut clock = clock("2/100+30:50+10");
    moves(&mut clock, White, 20);
    assert_eq!((seconds(&clock), clock.running(), clock.moves(White)), ((140, 130), Some(Black), 1));
    moves(&mut clock, Black, 5);
    assert_eq!(seconds(&clock), (140, 155));
    assert!(!clock.is_in_last_period(White));
    // The increment is for the next move, which belongs to the second period.
    moves(&mut clock, White, 10);
    assert_eq!((seconds(&clock), clock.moves(White)), ((140 - 10 + 50 + 10, 155), 2));
    assert!(clock.is_in_last_period(White) && !clock.is_in_last_period(Black));
    assert_eq!(clock.bonus(White), Bonus::Increment(Time::from_seconds(10)));
    assert_eq!(clock.bonus(Black), Bonus::Increment(Time::from_seconds(30)));
}

#[test]
fn a_last_period_for_some_moves_comes_again() {
    let mut clock = clock("1/60");
    for round in 1..=3 {
        moves(&mut clock, White, 10);
        moves(&mut clock, Black, 20);
        assert_eq!(seconds(&clock), (60 + 50 * round, 60 + 40 * round));
    }
}

/// 6.2.b in 2005 and 2009, 6.3.b in 2014, 6.3.2 later.
#[test]
fn in_delay_mode_the_main_time_falls_only_after_the_delay() {
    let mut clock = clock("100d10");
    moves(&mut clock, White, 8);
    assert_eq!(seconds(&clock), (100, 100));
    run(&mut clock, 10);
    assert_eq!(seconds(&clock), (100, 100));
    run(&mut clock, 5);
    assert_eq!(seconds(&clock), (100, 95));
    clock.press(Black, 1).expect("Black's clock runs");
    // The rest of White's last delay is lost.
    assert_eq!(clock.flag_due(), Some(Moment::from_millis(23_000 + 110_000)));
    run(&mut clock, 12);
    assert_eq!(seconds(&clock), (98, 95));
}

#[test]
fn a_stop_in_the_middle_of_a_move_does_not_bring_a_new_delay() {
    let mut clock = clock("100d10");
    run(&mut clock, 7);
    clock.stop();
    run(&mut clock, 500);
    assert_eq!((clock.running(), clock.turn(), seconds(&clock)), (None, White, (100, 100)));
    clock.resume();
    run(&mut clock, 7);
    assert_eq!(seconds(&clock), (96, 100));
    assert_eq!(clock.used(White), Time::from_seconds(14));
}

/// 6.2.b in 2005 and 2009: time saved in a period is lost in delay mode; from 2014 it is kept there too.
#[test]
fn saved_time_in_delay_mode() {
    for (saved, expected) in [(SavedTime::Kept, 100 - 5 + 50), (SavedTime::LostInDelayMode, 50)] {
        let mut clock = started("1/100d10:50d10", saved);
        moves(&mut clock, White, 15);
        assert_eq!(seconds(&clock).0, expected, "{saved:?}");
        clock.take_back_press(White).expect("White pressed");
        assert_eq!(seconds(&clock).0, 95, "{saved:?}");
        let mut clock = started("1/100+10:50+10", saved);
        moves(&mut clock, White, 15);
        assert_eq!(seconds(&clock).0, 110 - 15 + 50 + 10, "{saved:?}");
    }
}

#[test]
fn a_press_taken_back_leaves_no_trace_but_the_time_used() {
    let mut clock = clock("40/100+30:50+30");
    moves(&mut clock, White, 20);
    moves(&mut clock, Black, 1);
    run(&mut clock, 6);
    let before = clock.clone();
    clock.press(White, 1).expect("White's clock runs");
    clock.take_back_press(White).expect("White pressed");
    assert_eq!((seconds(&clock), clock.moves(White)), (seconds(&before), 1));
    assert_eq!(clock.running(), Some(White));
    assert_eq!(clock.take_back_press(White), Err(NothingToTakeBackError(White)), "once only");
    // Found after the opponent has thought about it: that time stays used.
    clock.press(White, 1).expect("White's clock runs");
    run(&mut clock, 9);
    clock.take_back_press(White).expect("White pressed");
    assert_eq!(seconds(&clock), (seconds(&before).0, seconds(&before).1 - 9));
}

#[test]
fn a_press_taken_back_in_delay_mode_goes_on_in_the_same_move() {
    let mut clock = clock("100d10");
    moves(&mut clock, White, 8);
    clock.take_back_press(White).expect("White pressed");
    run(&mut clock, 4);
    assert_eq!(seconds(&clock), (98, 100));
}

#[test]
fn a_press_that_ended_a_period_taken_back_while_the_clocks_stand() {
    let mut clock = clock("1/100+5:50+5");
    moves(&mut clock, White, 5);
    assert_eq!(seconds(&clock), (155, 105));
    clock.stop();
    clock.take_back_press(White).expect("White pressed");
    assert_eq!((seconds(&clock), clock.moves(White), clock.running()), ((100, 105), 0, None));
    assert!(!clock.is_in_last_period(White));
    clock.resume();
    assert_eq!(clock.running(), Some(White));
    moves(&mut clock, White, 5);
    assert_eq!(seconds(&clock), (150, 105));
}

/// 6.2.a.2 in 2014, later 6.2.1.2: completed by the same player's next move.
#[test]
fn a_move_completed_without_a_press_brings_no_increment() {
    let mut clock = clock("2/100+30:50+30");
    clock.complete(White);
    assert_eq!((seconds(&clock).0, clock.moves(White), clock.running()), (130, 1, Some(White)));
    clock.complete(White);
    assert_eq!((seconds(&clock).0, clock.moves(White)), (180, 2));
}

/// 6.8.a in 2005, 6.7.a in 2009: one press completes all that is pending; an empty one completes nothing.
#[test]
fn a_press_completes_any_number_of_moves_with_one_increment() {
    for completed in [0, 1, 2] {
        let mut clock = clock("100+7");
        clock.press(White, completed).expect("White's clock runs");
        assert_eq!((seconds(&clock).0, clock.moves(White)), (114, completed));
    }
}

/// 6.1: flag fall is the end of the time; from the last millisecond on it is down.
#[test]
fn a_flag_falls_with_the_last_millisecond() {
    let mut clock = clock("10");
    clock.run_to(Moment::from_millis(9_999));
    assert_eq!((clock.flag(White), clock.left(White)), (None, Time::from_millis(1)));
    assert_eq!(clock.flag_due(), Some(Moment::from_millis(10_000)));
    clock.run_to(Moment::from_millis(10_000));
    assert_eq!(clock.flag(White), Some(Moment::from_millis(10_000)));
    // Long afterwards the moment is still known, and the clock still shows zero.
    clock.run_to(Moment::from_millis(50_000));
    assert_eq!((clock.flag(White), clock.left(White)), (Some(Moment::from_millis(10_000)), Time::ZERO));
    assert_eq!(clock.flag_due(), None);
}

/// 6.12 in 2005, 6.11 in 2009 and 2014, III.3.1 later, deal with flags whose order is unknown. Here it is known.
#[test]
fn which_flag_fell_first() {
    let mut clock = clock("1/10+2:90");
    moves(&mut clock, White, 13);
    assert_eq!(clock.left(White), Time::ZERO, "a clock whose flag is down stays at nothing");
    run(&mut clock, 13);
    assert_eq!(clock.first_flag(), Some(White));
    assert!(clock.flag(Black) > clock.flag(White));
    for player in Color::ALL {
        clock.grant_next_period(player);
        assert_eq!((clock.flag(player), clock.is_in_last_period(player)), (None, true));
    }
    assert_eq!((seconds(&clock), clock.first_flag()), ((90, 90), None));
    moves(&mut clock, Black, 10);
    assert_eq!(seconds(&clock), (90, 80), "a period's time is given once");
}

#[test]
fn new_time_puts_a_flag_up_again() {
    let mut clock = clock("10");
    moves(&mut clock, White, 11);
    run(&mut clock, 11);
    clock.add(White, Time::from_seconds(120));
    assert_eq!((clock.flag(White), clock.first_flag()), (None, Some(Black)));
    clock.set(Black, Time::ZERO);
    assert_eq!(clock.first_flag(), Some(Black));
    clock.set(Black, Time::from_seconds(60));
    assert_eq!((clock.flag(Black), clock.first_flag(), seconds(&clock)), (None, None, (120, 60)));
}

/// 6.10 to 6.14, by edition: the arbiter sets the clocks; 12.9, 13.4: time is added and taken.
#[test]
fn the_arbiter_at_the_clock() {
    let mut clock = clock("100+5");
    moves(&mut clock, White, 10);
    clock.stop();
    clock.set(White, Time::from_seconds(70));
    clock.add(Black, Time::from_seconds(20));
    clock.take(Black, Time::from_seconds(5));
    assert_eq!((seconds(&clock), clock.running(), clock.turn()), ((70, 120), None, Black));
    clock.turn_to(White);
    assert_eq!(clock.running(), None, "a clock that stands is not started by setting it");
    clock.resume();
    assert_eq!(clock.running(), Some(White));
    clock.take(White, Time::from_seconds(1000));
    assert_eq!((clock.left(White), clock.first_flag()), (Time::ZERO, Some(White)));
}

#[test]
fn counters_put_back_do_not_bring_a_periods_time_twice() {
    let mut clock = clock("2/100:50");
    for _ in 0..2 {
        moves(&mut clock, White, 10);
        moves(&mut clock, Black, 10);
    }
    assert_eq!(seconds(&clock), (130, 130));
    clock.restore_moves(1, 1);
    assert_eq!((clock.moves(White), clock.moves(Black), seconds(&clock)), (1, 1, (130, 130)));
    assert_eq!(clock.take_back_press(Black), Err(NothingToTakeBackError(Black)));
    moves(&mut clock, White, 10);
    assert_eq!((clock.moves(White), seconds(&clock)), (2, (120, 130)));
}

/// 8.6: the number of moves made is unknown, so those of the next period are counted from the next move on.
#[test]
fn the_next_move_is_the_first_of_the_next_period() {
    let mut clock = clock("40/60:2/100:300");
    run(&mut clock, 70);
    clock.stop();
    clock.begin_next_period(White);
    assert_eq!((seconds(&clock), clock.flag(White), clock.period(White)), ((100, 60), None, 1));
    clock.start(White);
    moves(&mut clock, White, 1);
    moves(&mut clock, Black, 1);
    moves(&mut clock, White, 1);
    assert_eq!((seconds(&clock).0, clock.period(White)), (398, 2));
    clock.begin_next_period(White);
    assert_eq!((seconds(&clock).0, clock.period(White)), (398, 2));
}

/// A.1.b in 2005, adj.1.b in 2009, E.1.b in 2014, later I.1.2: the rest of a session that the player leaves early.
#[test]
fn time_that_is_charged_is_used_though_it_has_not_passed() {
    let mut clock = clock("3600");
    run(&mut clock, 600);
    clock.stop();
    clock.charge(White, Time::from_minutes(10));
    let used = clock.used(White).millis() / 1000;
    assert_eq!((seconds(&clock), used, clock.now().millis()), ((2400, 3600), 1200, 600_000));
    clock.charge(White, Time::from_minutes(50));
    assert_eq!((seconds(&clock).0, clock.flag(White).is_some()), (0, true));
}

/// G.4 in 2014, III.4 later: five seconds a move for both.
#[test]
fn five_seconds_a_move_from_the_next_press() {
    let mut clock = clock("1/100:50");
    moves(&mut clock, White, 10);
    clock.change_bonus(Bonus::Increment(Time::from_seconds(5)));
    assert_eq!(seconds(&clock), (140, 100));
    moves(&mut clock, Black, 10);
    assert_eq!(seconds(&clock), (140, 145));
    moves(&mut clock, White, 10);
    assert_eq!(seconds(&clock), (135, 145));
}

#[test]
fn time_does_not_go_back_and_does_not_overflow() {
    let mut clock = clock("100");
    run(&mut clock, 10);
    clock.run_to(Moment::from_millis(3));
    assert_eq!((clock.now(), seconds(&clock)), (Moment::from_millis(10_000), (90, 100)));
    clock.set(White, Time::from_millis(u64::MAX));
    clock.add(White, Time::from_millis(u64::MAX));
    clock.run_to(Moment::from_millis(u64::MAX));
    assert_eq!((clock.left(White), clock.flag(White)), (Time::from_millis(10_000), None));
    clock.press(White, u32::MAX).expect("White's clock runs");
    clock.complete(White);
    assert_eq!(clock.moves(White), u32::MAX);
}

/// A game keeps a clock for every position it may return to.
#[test]
fn a_clock_is_small() {
    assert!(size_of::<Clock>() <= 256, "{}", size_of::<Clock>());
}
