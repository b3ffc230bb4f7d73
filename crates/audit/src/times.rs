//! Reads times in comments: `[%clk 0:04:59]` and `[%emt 0:00:07]`.

use touchmove_notation::pgn::ClockTime;
use touchmove_notation::pgn::decode;

/// The times in a comment, in milliseconds.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Times {
    /// The player's clock after the move.
    pub(crate) clock: Option<u64>,
    /// The time spent on the move.
    pub(crate) elapsed: Option<u64>,
}

impl Times {
    /// Reads a comment. The first of each command counts.
    #[inline]
    pub(crate) fn of(comment: &[u8]) -> Self {
        if let Some(clock) = clock_alone(comment) {
            return Self { clock: Some(clock), elapsed: None };
        }
        let mut times = Self::default();
        let mut rest = comment;
        while let Some(start) = rest.iter().position(|byte| *byte == b'[') {
            rest = &rest[start + 1..];
            let (place, value) = match rest.split_first_chunk() {
                Some((b"%clk ", value)) => (&mut times.clock, value),
                Some((b"%emt ", value)) => (&mut times.elapsed, value),
                _ => continue,
            };
            let (time, after) = usual(value).unwrap_or_else(|| any(value));
            *place = place.or(time);
            rest = after;
        }
        times
    }
}

/// The clock in a comment as servers write it: perhaps an evaluation, then the clock, and nothing else.
#[inline]
fn clock_alone(comment: &[u8]) -> Option<u64> {
    let comment = comment.strip_suffix(b" ").unwrap_or(comment);
    let (before, clock) = comment.split_last_chunk::<CLOCK>()?;
    let (clock, []) = usual(clock.strip_prefix(b"[%clk ")?)? else { return None };
    let before = before.strip_prefix(b" ").unwrap_or(before);
    let is_alone = match before {
        [] => true,
        // Seldom more than ten bytes, for which a call would take longer.
        [b'[', b'%', b'e', b'v', rest @ ..] => rest.iter().all(|byte| *byte != b'['),
        _ => false,
    };
    clock.filter(|_| is_alone)
}

/// The length of `[%clk 0:04:59]`.
const CLOCK: usize = 14;

/// A time as nearly every file has it, hours of one digit, minutes and seconds, with the bracket after it.
const ZERO: u64 = u64::from_le_bytes(*b"0:00:00]");

/// The lower half of each of its digits.
const DIGITS: u64 = u64::from_le_bytes([15, 0, 15, 15, 0, 15, 15, 0]);

/// Adding six to a half-byte carries out of it if its value is not a digit.
const SIXES: u64 = DIGITS / 15 * 6;

/// Reads such a time, and returns the rest of the text.
#[inline]
fn usual(value: &[u8]) -> Option<(Option<u64>, &[u8])> {
    let (time, after) = value.split_first_chunk()?;
    // All eight bytes at once: what is left of each is the value of its digit.
    let digits = u64::from_le_bytes(*time) ^ ZERO;
    if (digits | digits.wrapping_add(SIXES)) & !DIGITS != 0 {
        return None;
    }
    let [hours, _, ten_minutes, minutes, _, ten_seconds, seconds, _] = digits.to_le_bytes().map(u64::from);
    let minutes = hours * 60 + ten_minutes * 10 + minutes;
    Some((Some((minutes * 60 + ten_seconds * 10 + seconds) * 1000), after))
}

/// Reads a time in any form, up to the closing bracket, and returns the rest of the text.
#[cold]
fn any(value: &[u8]) -> (Option<u64>, &[u8]) {
    let end = value.iter().position(|byte| *byte == b']').unwrap_or(value.len());
    let time: Option<ClockTime> = decode(&value[..end]).trim().parse().ok();
    (time.map(|time| time.milliseconds()), &value[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_among_other_things() {
        for (comment, clock, elapsed) in [
            ("[%clk 0:04:59]", Some(299_000), None),
            (" [%eval 0.17] [%clk 1:30:00.5] ", Some(5_400_500), None),
            ("[%emt 0:00:07][%clk 59]", Some(59_000), Some(7_000)),
            ("well [played] [%emt 12:05] [%emt 1]", None, Some(725_000)),
            ("[%clk 10:00:00", Some(36_000_000), None),
            ("[%clk nonsense] [%clk 0:00:01]", Some(1_000), None),
            (" [%clk 0:03:05] ", Some(185_000), None),
            (" [%eval -1.25] [%clk 0:03:05] ", Some(185_000), None),
            ("[%eval #-3] [%clk 0:00:01]", Some(1_000), None),
            ("[%eval 0.5] [%emt 0:00:02] [%clk 0:00:01]", Some(1_000), Some(2_000)),
            ("[%clk 0:00:02] [%eval 0.5] [%clk 0:00:01]", Some(2_000), None),
            ("[%eval 0.5][%clk 0:00:02] [%clk 0:00:01]", Some(2_000), None),
            (" [%clk 0:03:05] [%emt 0:00:01]", Some(185_000), Some(1_000)),
            ("[%clk 0:03:0:]", None, None),
            ("[%", None, None),
            ("[%c", None, None),
            ("[%clk", None, None),
            ("[%clk ", None, None),
            ("[", None, None),
            ("", None, None),
            ("%clk 0:00:01", None, None),
        ] {
            assert_eq!(Times::of(comment.as_bytes()), Times { clock, elapsed }, "{comment}");
        }
    }
}
