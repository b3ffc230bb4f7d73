use super::{Lapses, ServerTime, StallCause, Written};
use std::time::Duration;

const fn at(ms: u64) -> ServerTime {
    ServerTime::new(Duration::from_millis(ms))
}

/// Everything answers every 50 ms until then.
fn well(lapses: &mut Lapses, from_ms: u64, until_ms: u64) {
    for ms in (from_ms..=until_ms).step_by(50) {
        lapses.answer(at(ms));
    }
}

fn played(lapses: &Lapses, ms: u64) -> u64 {
    u64::try_from(lapses.played(at(ms)).as_millis()).unwrap_or(u64::MAX)
}

#[test]
fn while_everything_answers_all_time_is_played() {
    let mut lapses = Lapses::default();
    well(&mut lapses, 0, 60_000);
    assert_eq!(lapses.standing(), None);
    assert_eq!(played(&lapses, 60_000), 60_000);
}

#[test]
fn a_process_that_stood_still_has_played_nothing_meanwhile() {
    let mut lapses = Lapses::default();
    well(&mut lapses, 0, 1000);
    // Whichever thread runs first again detects it.
    lapses.look(at(46_000));
    let standing = lapses.standing().map(|standing| (standing.since, standing.cause, standing.well_since));
    assert_eq!(standing, Some((at(1000), StallCause::Stopped, None)));
    assert_eq!(played(&lapses, 2000), 1000, "a press in the middle of it");
    assert_eq!(played(&lapses, 900), 900, "a press just before it");
    lapses.answer(at(46_010));
    lapses.look(at(46_020));
    assert_eq!(lapses.standing().and_then(|standing| standing.well_since), Some(at(46_020)));
    assert_eq!(played(&lapses, 46_200), 1000, "time stands until the lapse is closed");
    assert_eq!(lapses.close(at(46_300)), Some(Duration::from_millis(45_300)));
    assert_eq!(played(&lapses, 46_400), 1100);
    assert_eq!(played(&lapses, 30_000), 1000, "also when it is asked later");
    assert_eq!(played(&lapses, 900), 900);
}

#[test]
fn a_loop_that_does_not_answer_is_a_lapse_while_the_process_runs() {
    let mut lapses = Lapses::default();
    well(&mut lapses, 0, 1000);
    for ms in (1050..1500).step_by(50) {
        lapses.look(at(ms));
    }
    assert_eq!(lapses.standing(), None, "not yet");
    lapses.look(at(1550));
    let standing = lapses.standing().map(|standing| (standing.since, standing.cause));
    assert_eq!(standing, Some((at(1000), StallCause::Busy)));
}

#[test]
fn a_slow_write_is_a_lapse_from_its_beginning_to_its_end() {
    let mut lapses = Lapses::default();
    well(&mut lapses, 0, 1000);
    let write = lapses.begin_write(at(1010));
    well(&mut lapses, 1050, 1500);
    assert_eq!(lapses.standing(), None);
    assert!(!lapses.is_certain(at(1400)), "it may yet turn out to be a lapse");
    assert!(lapses.is_certain(at(1000)));
    well(&mut lapses, 1550, 4000);
    assert_eq!(played(&lapses, 4000), 1010);
    assert!(lapses.is_certain(at(1400)), "now it is known that nothing was played");
    lapses.end_write(write, Written::Durable, at(4010));
    assert!(lapses.standing().is_some_and(|standing| standing.well_since.is_some()));
    lapses.close(at(4100));
    assert_eq!(played(&lapses, 4200), 1110);
}

#[test]
fn what_was_not_read_is_known_although_the_journal_had_stopped_the_clocks_before() {
    let unread = |lapses: &Lapses, ms| u64::try_from(lapses.unread(at(ms)).as_millis()).unwrap_or(u64::MAX);
    let mut lapses = Lapses::default();
    well(&mut lapses, 0, 1000);
    lapses.begin_write(at(1010));
    well(&mut lapses, 1050, 1600);
    assert_eq!(lapses.standing().map(|standing| standing.cause), Some(StallCause::Journal));
    assert_eq!(unread(&lapses, 1600), 0, "everything is read");
    lapses.look(at(3500));
    assert_eq!(unread(&lapses, 3500), 1900);
    lapses.answer(at(3510));
    assert_eq!(unread(&lapses, 3600), 2000, "it takes a while to read all of it");
    well(&mut lapses, 3550, 4600);
    assert_eq!(unread(&lapses, 4600), 0);
}

#[test]
fn a_quick_write_is_none() {
    let mut lapses = Lapses::default();
    well(&mut lapses, 0, 1000);
    for ms in 1000..1400 {
        let write = lapses.begin_write(at(ms));
        lapses.end_write(write, Written::Durable, at(ms + 30));
        lapses.answer(at(ms + 30));
    }
    assert_eq!(lapses.standing(), None);
    assert_eq!(lapses.last_durable(at(1500)), Some(Duration::from_millis(71)));
}

#[test]
fn while_writing_fails_time_stands() {
    let mut lapses = Lapses::default();
    well(&mut lapses, 0, 1000);
    let write = lapses.begin_write(at(1010));
    lapses.end_write(write, Written::Failed, at(1012));
    assert_eq!(
        lapses.standing().map(|standing| (standing.since, standing.cause)),
        Some((at(1010), StallCause::Journal))
    );
    well(&mut lapses, 1050, 9000);
    assert_eq!(lapses.standing().and_then(|standing| standing.well_since), None);
    let write = lapses.begin_write(at(9010));
    lapses.end_write(write, Written::Durable, at(9020));
    assert_eq!(lapses.standing().and_then(|standing| standing.well_since), Some(at(9020)));
    assert_eq!(played(&lapses, 9100), 1010);
}

#[test]
fn what_was_refused_for_itself_is_no_failure_of_the_journal() {
    let mut lapses = Lapses::default();
    let write = lapses.begin_write(at(10));
    lapses.end_write(write, Written::Nothing, at(11));
    assert_eq!((lapses.standing(), lapses.is_failing()), (None, false));
}

#[test]
fn lapses_do_not_overlap_and_old_ones_are_forgotten_without_being_charged() {
    let mut lapses = Lapses::default();
    let mut now = 0;
    for _ in 0..200 {
        well(&mut lapses, now, now + 100);
        lapses.look(at(now + 1100));
        lapses.answer(at(now + 1110));
        lapses.close(at(now + 1110));
        now += 1110;
    }
    assert_eq!(played(&lapses, now), 200 * 100);
}
