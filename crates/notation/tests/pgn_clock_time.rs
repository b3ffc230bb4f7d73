//! Times in comments.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use touchmove_notation::pgn::ClockTime;

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
