//! The TimeControl tag of a PGN file: reading, writing and rejecting.

use touchmove_clock::TimeControlErrorKind::{NoMoves, NumberMissing, NumberTooLarge, Unexpected};
use touchmove_clock::{Bonus, Period, TagPeriod, Time, TimeControl, TimeControlTag};

#[test]
fn what_is_read_is_written_the_same() {
    for text in [
        "?",
        "-",
        "40/9000",
        "4500+60",
        "300",
        "*180",
        "300d5",
        "40/7200+30:3600",
        "40/7200:20/3600:900+30",
        "0+1",
        "1/*60",
        // A chess clock cannot be set to these.
        "0",
        "300:300",
        "4294967295/4294967295+4294967295",
    ] {
        let read: TimeControlTag = text.parse().expect(text);
        assert_eq!(read.to_string(), text);
    }
}

#[test]
fn what_it_means() {
    let read: TimeControlTag = "40/7200+30:3600d5".parse().expect("two periods");
    let seconds = Time::from_seconds;
    let periods = [
        Period { moves: Some(40), time: seconds(7200), bonus: Bonus::Increment(seconds(30)) },
        Period { moves: None, time: seconds(3600), bonus: Bonus::Delay(seconds(5)) },
    ];
    assert_eq!(read, TimeControlTag::Periods(periods.map(TagPeriod::Clocks).to_vec()));
    let with_clocks = read.periods().expect("chess clocks");
    assert_eq!([0, 1, 2].map(|number| *with_clocks.period(number)), [periods[0], periods[1], periods[1]]);
}

#[test]
fn a_sandclock_has_no_periods_of_chess_clocks() {
    for text in ["?", "-", "*180", "40/7200:*60"] {
        let read: TimeControlTag = text.parse().expect(text);
        assert_eq!(read.periods(), None, "{text}");
    }
    let read: TimeControlTag = "20/*60".parse().expect("a sandclock");
    let sandclock = TagPeriod::Sandclock { moves: Some(20), time: Time::from_seconds(60) };
    assert_eq!(read, TimeControlTag::Periods(vec![sandclock]));
}

#[test]
fn faults() {
    for (text, column, kind) in [
        ("", 1, NumberMissing),
        ("x", 1, NumberMissing),
        ("300+", 5, NumberMissing),
        ("300+x", 5, NumberMissing),
        ("300 + 5", 4, Unexpected(' ')),
        ("300+5+5", 6, Unexpected('+')),
        ("0/300", 1, NoMoves),
        ("0/*300", 1, NoMoves),
        ("40/", 4, NumberMissing),
        ("300:", 5, NumberMissing),
        (":300", 1, NumberMissing),
        ("4294967296", 1, NumberTooLarge { largest: u32::MAX }),
        ("5:4294967296", 3, NumberTooLarge { largest: u32::MAX }),
        ("300½", 4, Unexpected('½')),
        ("*", 2, NumberMissing),
        ("*60+5", 4, Unexpected('+')),
        ("?:300", 1, NumberMissing),
        ("-5", 1, NumberMissing),
        ("3.5", 2, Unexpected('.')),
    ] {
        let fault = text.parse::<TimeControlTag>().expect_err(text);
        assert_eq!((fault.column, fault.kind), (column, kind), "{text}");
    }
}

/// A tag can contain every setting of a chess clock, in the same notation.
#[test]
fn every_time_control_is_a_tag() {
    for text in ["300", "5400+30", "180d2", "40/7200:3600", "40/5400+30:20/3600+30:900+30", "0d3", "1/1"] {
        let control: TimeControl = text.parse().expect(text);
        let tag: TimeControlTag = text.parse().expect(text);
        assert_eq!(tag.to_string(), control.to_string());
        let periods = tag.periods().expect(text);
        assert!((0..5).all(|number| *periods.period(number) == control.period(number)), "{text}");
    }
}
