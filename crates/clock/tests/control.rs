//! Time controls: reading, writing, rejecting and classifying them.

use touchmove_clock::{
    Bonus, Class, Classes, Limit, Period, Time, TimeControl, TimeControlErrorKind as Kind,
};

#[test]
fn what_is_read_is_written_again() {
    for text in [
        "300",
        "5400+30",
        "180d2",
        "40/7200:3600",
        "40/5400+30:20/3600+30:900+30",
        "40/7200",
        "0+5",
        "0d3",
        "1/1:1/2d9:3+0",
        "9999999/9999999+9999999",
    ] {
        let control: TimeControl = text.parse().expect(text);
        assert_eq!(control.to_string(), text);
    }
}

#[test]
fn periods_come_in_order_and_the_last_comes_again() {
    let control: TimeControl = "40/7200d5:20/3600+30".parse().expect("two periods");
    let first = Period {
        moves: Some(40),
        time: Time::from_seconds(7200),
        bonus: Bonus::Delay(Time::from_seconds(5)),
    };
    let second = Period {
        moves: Some(20),
        time: Time::from_seconds(3600),
        bonus: Bonus::Increment(Time::from_seconds(30)),
    };
    assert_eq!([0, 1, 2, 3].map(|number| control.period(number)), [first, second, second, second]);
}

#[test]
fn what_is_no_time_control_says_why_and_where() {
    for (text, column, kind) in [
        ("", 1, Kind::NumberMissing),
        ("+30", 1, Kind::NumberMissing),
        ("40/", 4, Kind::NumberMissing),
        ("300+", 5, Kind::NumberMissing),
        ("300d", 5, Kind::NumberMissing),
        ("40/7200:", 9, Kind::NumberMissing),
        ("-5", 1, Kind::NumberMissing),
        ("٣", 1, Kind::NumberMissing),
        ("10000000", 1, Kind::NumberTooLarge { largest: 9_999_999 }),
        ("99999999999999999999999999", 1, Kind::NumberTooLarge { largest: 9_999_999 }),
        ("300+10000000", 5, Kind::NumberTooLarge { largest: 9_999_999 }),
        ("40/7200:10000000/1", 9, Kind::NumberTooLarge { largest: 9_999_999 }),
        ("0/300", 1, Kind::NoMoves),
        ("0", 1, Kind::NoTime),
        ("40/7200:0+0", 9, Kind::NoTime),
        ("300:300", 5, Kind::NotTheLast),
        ("300 ", 4, Kind::Unexpected(' ')),
        ("300+5d5", 6, Kind::Unexpected('d')),
        ("1/2/3", 4, Kind::Unexpected('/')),
        ("3é", 2, Kind::Unexpected('é')),
    ] {
        let fault = text.parse::<TimeControl>().expect_err(text);
        assert_eq!((fault.column, fault.kind), (column, kind), "{text:?}: {fault}");
    }
    let many = |periods: usize| "1/60:".repeat(periods - 1) + "60";
    assert!(many(16).parse::<TimeControl>().is_ok());
    assert_eq!(many(17).parse::<TimeControl>().map_err(|fault| fault.kind), Err(Kind::TooManyPeriods));
}

/// The limits of each edition: 2005 B.1 and C.1; A.1 and B.1 of 2009, of 2014, and of 2017 and later.
#[test]
fn classes_by_each_editions_bounds() {
    let minutes = Time::from_minutes;
    let (below, up_to) = (|limit| Limit::Below(minutes(limit)), |limit| Limit::UpTo(minutes(limit)));
    let of_2005 = Classes { blitz: below(15), rapid: up_to(60) };
    let of_2009 = Classes { blitz: below(15), rapid: below(60) };
    let of_2014 = Classes { blitz: below(10), rapid: below(60) };
    let of_2017 = Classes { blitz: up_to(10), rapid: below(60) };
    for (text, expected) in [
        ("599", "b b b b"),
        ("600", "b b r b"),
        ("601", "b b r r"),
        ("899", "b b r r"),
        ("900", "r r r r"),
        ("3599", "r r r r"),
        ("3600", "r s s s"),
        ("3601", "s s s s"),
        // Plus 60 times the increment or delay.
        ("300+5", "b b r b"),
        ("301d5", "b b r r"),
        ("600+5", "r r r r"),
        ("1800+30", "r s s s"),
        // All the periods, and the increment of the first.
        ("20/300:300", "b b r b"),
        ("2/600+5:300+5", "r r r r"),
        ("2/300:300+60", "b b r b"),
        // No period for all the remaining moves.
        ("40/60", "s s s s"),
    ] {
        let control: TimeControl = text.parse().expect(text);
        let classes = [of_2005, of_2009, of_2014, of_2017].map(|classes| match classes.class_of(&control) {
            Class::Standard => "s",
            Class::Rapid => "r",
            Class::Blitz => "b",
        });
        assert_eq!(classes.join(" "), expected, "{text}");
    }
}
