//! The TimeControl tag, and times in comments.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use touchmove_notation::pgn::{ClockTime, Extra, Period, TimeControl, TimeControlFaultKind};

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
    ] {
        let read: TimeControl = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
    }
}

#[test]
fn what_it_means() {
    let read: TimeControl = "40/7200+30:3600d5".parse().unwrap();
    assert_eq!(
        read,
        TimeControl::Periods(vec![
            Period { moves: Some(40), seconds: 7200, extra: Extra::Increment(30) },
            Period { moves: None, seconds: 3600, extra: Extra::Delay(5) },
        ])
    );
}

#[test]
fn faults() {
    use TimeControlFaultKind::{NoMoves, NumberMissing, NumberTooLarge, Unexpected};
    for (text, column, kind) in [
        ("", 1, NumberMissing),
        ("x", 1, NumberMissing),
        ("300+", 5, NumberMissing),
        ("300+x", 5, NumberMissing),
        ("300 + 5", 4, Unexpected(' ')),
        ("300+5+5", 6, Unexpected('+')),
        ("0/300", 1, NoMoves),
        ("40/", 4, NumberMissing),
        ("300:", 5, NumberMissing),
        (":300", 1, NumberMissing),
        ("4294967296", 1, NumberTooLarge),
        ("5:4294967296", 3, NumberTooLarge),
        ("300½", 4, Unexpected('½')),
        ("*", 2, NumberMissing),
        ("?:300", 1, NumberMissing),
        ("-5", 1, NumberMissing),
        ("3.5", 2, Unexpected('.')),
    ] {
        let fault = text.parse::<TimeControl>().unwrap_err();
        assert_eq!((fault.column, fault.kind), (column, kind), "{text}");
    }
}

#[test]
fn clock_times() {
    for (text, milliseconds, written) in [
        ("0:04:59", 299_000, "0:04:59"),
        ("1:30:00.5", 5_400_500, "1:30:00.5"),
        ("10:00:00.123456", 36_000_123, "10:00:00.123"),
        ("5:00", 300_000, "0:05:00"),
        ("3.2", 3_200, "0:00:03.2"),
        ("0:00:00.05", 50, "0:00:00.05"),
    ] {
        let time: ClockTime = text.parse().unwrap();
        assert_eq!((time.milliseconds(), time.to_string().as_str()), (milliseconds, written));
    }
    for text in
        ["", ":", "1:", "1:2:3:4", "-1", "1.", ".5", "1:x", "99999999999999999999", "18446744073709551615"]
    {
        assert!(text.parse::<ClockTime>().is_err(), "{text}");
    }
}
